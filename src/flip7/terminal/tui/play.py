"""The application that begins with the start screen.

That is to be seen at once, and what a game needs takes as long to load as Textual itself: it is loaded behind the start
screen, or here if the table is the first to be seen.
"""

from collections.abc import Callable
from datetime import datetime
from functools import cached_property
from importlib import import_module
from typing import TYPE_CHECKING

from flip7.play.options import PlayOptions
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.start import StartScreen

if TYPE_CHECKING:
    from flip7.clock import Clock
    from flip7.play.local_session import LocalSession
    from flip7.terminal.tui.games import Games

Now = Callable[[], datetime]


class PlayApp(TableApp):
    """Games at this keyboard, one after the other."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        wishes: PlayOptions,
        now: Now = datetime.now,
        *,
        ask: bool,
        pace: int = USUAL,
        colours: Colours | None = None,
        clock: "Clock | None" = None,
    ) -> None:
        super().__init__(pace, colours, clock)
        self._now = now
        self._ask = ask
        if not ask:
            self.games.sit_down(wishes)  # what is wrong is said before the screen is cleared

    @cached_property
    def games(self) -> "Games":
        """The games, once there is one to play."""
        from flip7.terminal.tui.games import Games

        return Games(self, self._now)

    @property
    def session(self) -> "LocalSession | None":
        """The last game that was played."""
        return self.games.session

    def on_mount(self) -> None:
        """The start, or the table if everything was said already."""
        if self._ask:
            self.push_screen(StartScreen(self._get_ready), self._wished)
        else:
            self.games.play()

    def end(self) -> None:
        """The game is kept at once, while there is time."""
        self.games.keep()
        super().end()

    def on_table_screen_to_be_seen_again(self) -> None:
        """Somebody wants to see the game that is over."""
        self.games.see_again()

    def _get_ready(self) -> None:
        """The start screen is seen: what comes after it is loaded meanwhile."""
        self.run_worker(lambda: import_module("flip7.terminal.tui.games"), thread=True)

    def _wished(self, wished: tuple[PlayOptions, bool] | None) -> None:
        if wished is None:
            self.exit()
            return
        wishes, odds = wished
        self.games.sit_down(wishes, odds=odds)
        self.games.play()
