"""The applications: which screen is seen, and what comes after it."""

import asyncio
import signal
from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path
from typing import ClassVar

from rich.console import Console
from textual.app import App
from textual.binding import Binding, BindingType

from flip7.lines.files import BadFile
from flip7.lines.keeping import Keeping
from flip7.lines.palette import Colours, colours_of
from flip7.lines.playing import Wishes, setting_of
from flip7.lines.seating import wished_again
from flip7.record import Replay
from flip7.record import replay as replay_record
from flip7.tui.local import LocalSession
from flip7.tui.look import DARK, LIGHT
from flip7.tui.replay_screen import ReplayScreen
from flip7.tui.showing import USUAL
from flip7.tui.start_screen import StartScreen
from flip7.tui.table_screen import Left, TableScreen

Now = Callable[[], datetime]


class TableApp(App[None]):
    """What all of them share: the look."""

    CSS_PATH: ClassVar[Path] = Path(__file__).with_name("look.tcss")
    ENABLE_COMMAND_PALETTE: ClassVar[bool] = False
    TITLE: str | None = "Flip 7"
    BINDINGS: ClassVar[list[BindingType]] = [Binding("f2", "light_or_dark", show=False)]

    def __init__(self, pace: int = USUAL, colours: Colours | None = None) -> None:
        super().__init__()
        self.pace = pace
        self.colours: Colours = colours_of(Console()) if colours is None else colours
        for theme in (DARK, LIGHT):
            self.register_theme(theme)
        self.theme = DARK.name

    def action_light_or_dark(self) -> None:
        """The other of the two themes."""
        self.theme = LIGHT.name if self.theme == DARK.name else DARK.name

    def look_at(self, replayed: Replay) -> None:
        """The game is looked at; whoever has seen enough leaves."""
        self.push_screen(ReplayScreen(replayed, self.colours, self.pace), lambda _: self.exit())


class PlayApp(TableApp):
    """Games at this keyboard, one after the other."""

    def __init__(
        self, wishes: Wishes, now: Now = datetime.now, *, ask: bool, pace: int = USUAL, colours: Colours | None = None
    ) -> None:
        super().__init__(pace, colours)
        self._wishes = wishes
        self._now = now
        self._odds = True
        self.session: LocalSession | None = None
        """The last game that was played."""
        if not ask:
            self.session = self._seated(wishes)  # what is wrong is said before the screen is cleared

    def on_mount(self) -> None:
        """The start, or the table if everything was said already."""
        for end in ("SIGHUP", "SIGTERM"):
            if hasattr(signal, end):  # not everywhere
                with suppress(NotImplementedError, RuntimeError, ValueError):
                    asyncio.get_running_loop().add_signal_handler(getattr(signal, end), self.end)
        if self.session is None:
            self._start()
        else:
            self._play(self.session)

    def end(self) -> None:
        """The terminal was closed, or the process is to end: the game is kept at once, while there is time."""
        session = self.session
        if session is not None and replay_record(session.record).game.asked is not None:
            with suppress(BadFile):
                session.keeping.keep_somewhere(session.record)
        self.exit()

    def _seated(self, wishes: Wishes) -> LocalSession:
        setting = setting_of(wishes)
        keeping = Keeping.begin(wishes.save, setting.record, resumed=wishes.resume, now=self._now)
        return LocalSession(setting, keeping)

    def _start(self) -> None:
        self.push_screen(StartScreen(), self._wished)

    def _wished(self, wished: tuple[Wishes, bool] | None) -> None:
        if wished is None:
            self.exit()
            return
        self._wishes, self._odds = wished
        self.session = self._seated(self._wishes)
        self._play(self.session)

    def _play(self, session: LocalSession) -> None:
        self.push_screen(TableScreen(session, self.colours, odds=self._odds, pace=self.pace), self._left)

    def _left(self, how: Left | None) -> None:
        match how:
            case Left.TO_PLAY_AGAIN:
                self._wishes = replace(self._wishes_again(), seed=None, resume=None, save=None)
                self.session = self._seated(self._wishes)
                self._play(self.session)
            case Left.TO_SEE_IT_AGAIN:
                assert self.session is not None, "a game was played"
                self.push_screen(
                    ReplayScreen(replay_record(self.session.record), self.colours, self.pace), lambda _: self.exit()
                )
            case _:
                self.exit()

    def _wishes_again(self) -> Wishes:
        """What was wished for; of a game that was resumed, its own players and rules."""
        if self._wishes.resume is None:
            return self._wishes
        assert self.session is not None, "a game was played"
        record = self.session.record
        return replace(
            self._wishes, names=wished_again(record.seats), target=record.rules.target, first=record.rules.first
        )


class ReplayApp(TableApp):
    """A game that was played."""

    def __init__(self, replayed: Replay, pace: int = USUAL, colours: Colours | None = None) -> None:
        super().__init__(pace, colours)
        self._replayed = replayed

    def on_mount(self) -> None:
        """The viewer."""
        self.look_at(self._replayed)
