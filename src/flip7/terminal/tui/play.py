"""`flip7 play` on a full screen: run the app, from the start screen to the table and the replay.

The start screen must be there at once, and what a game needs takes as long to import as Textual itself: `games` and
what it imports are loaded behind the start screen (`tests/terminal/test_opening.py`).
"""

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from functools import cached_property
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING

from flip7.play.options import PlayOptions
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL, pace_of
from flip7.terminal.tui.screens.start import StartScreen

if TYPE_CHECKING:
    from flip7.clock import Clock
    from flip7.play.local_session import LocalSession
    from flip7.terminal.lineui.screen import Screen
    from flip7.terminal.tui.games import Games
    from flip7.terminal.tui.screens.replay import ReplayScreen

Now = Callable[[], datetime]


class PlayApp(TableApp):
    """The full-screen app of local games, one after the other."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        options: PlayOptions,
        now: Now = datetime.now,
        *,
        ask: bool,
        kept: Path | None = None,
        pace: int = USUAL,
        colours: Colours | None = None,
        clock: "Clock | None" = None,
    ) -> None:
        super().__init__(pace, colours, clock)
        self._now = now
        self._ask = ask
        self._kept = kept
        self._me = options.me
        if not ask:
            self.games.set_up(options)  # an error is printed before the screen is cleared

    @cached_property
    def games(self) -> "Games":
        """The games; imported when there is one to play, for start-up time."""
        from flip7.terminal.tui.games import Games

        return Games(self, self._now, self._kept)

    @property
    def session(self) -> "LocalSession | None":
        """The session of the last game; None if none was played."""
        return self.games.session

    def on_mount(self) -> None:
        """Show the start screen, or the table if the command line said everything."""
        if self._ask:
            self.push_screen(StartScreen(self._preload, self._me), self._started)
        else:
            self.games.play()

    def end(self) -> None:
        """Save the game before the process ends."""
        self.games.save()
        super().end()

    def on_table_screen_to_be_seen_again(self) -> None:
        """Show the replay of the game that is over."""
        self.games.replay()

    def on_replay_screen_to_be_played_on(self, wanted: "ReplayScreen.ToBePlayedOn") -> None:
        """Play the game that is over on from one of its choices."""
        from flip7.terminal.tui.replay import play_on  # start-up time

        play_on(self, wanted)

    def _preload(self) -> None:
        """Import what a game needs while the start screen is shown."""
        self.run_worker(lambda: import_module("flip7.terminal.tui.games"), thread=True)

    def _started(self, chosen: tuple[PlayOptions, bool] | None) -> None:
        if chosen is None:
            self.exit()
            return
        options, odds = chosen
        self.games.set_up(options, odds=odds)
        self.games.play()


def play(
    options: PlayOptions,
    screen: "Callable[[], Screen]",
    seconds: float,
    now: Now = datetime.now,
    kept: Path | None = None,
) -> int:
    """Play games, then print where the last one is saved; return the exit status.

    `kept` is the folder of kept games: a game of people is kept there if no file was named.
    """
    if options.resume is not None and _has_a_real_deck(options):
        from flip7.terminal.lineui.play import play as play_by_lines  # start-up time

        return play_by_lines(options, screen(), now, kept)
    ask = replace(options, me=None) == PlayOptions()
    app = PlayApp(options, now, ask=ask, kept=kept, pace=pace_of(seconds))
    app.run()
    saved = 0 if app.session is None else _saved(app.session, screen())
    return app.return_code or saved  # whatever happened, the game is saved


def _has_a_real_deck(options: PlayOptions) -> bool:
    """Return whether somebody must type which card came up, which the full screen cannot ask."""
    from flip7.play.setup import setting_of  # start-up time

    return setting_of(options).record.drawn is not None


def _saved(session: "LocalSession", screen: "Screen") -> int:
    from flip7.record import replay  # start-up time
    from flip7.terminal.lineui.exit import Leaving, Outcome

    leaving = Leaving(screen, session.autosave, session.way_back)
    try:
        if replay(session.record).game.asked is not None:
            return leaving.on_purpose(session.record)
        if session.autosave.file is not None:
            return leaving.at_the_end(session.record)
        return Outcome.DONE
    finally:
        session.autosave.close()
