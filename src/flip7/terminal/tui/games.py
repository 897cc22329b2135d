"""What comes after the start: the table, and what comes after that."""

from contextlib import suppress
from dataclasses import replace

from flip7.bots.worker import BotWorkers
from flip7.play.autosave import Autosave
from flip7.play.local_session import LocalSession
from flip7.play.options import PlayOptions
from flip7.play.seating import wished_again
from flip7.play.setup import setting_of
from flip7.record import replay
from flip7.record.files import BadFile
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.play import Now
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.table import Left, TableScreen


class Games:
    """Games of the same players, one after the other."""

    def __init__(self, app: TableApp, now: Now) -> None:
        self._app = app
        self._now = now
        self._wishes = PlayOptions()
        self._odds = True
        self.session: LocalSession | None = None
        """The last game."""

    def sit_down(self, wishes: PlayOptions, *, odds: bool = True) -> None:
        """The game that is wished for can begin; a `Flip7Error` says why it cannot."""
        setting = setting_of(wishes)
        keeping = Autosave.begin(wishes.save, setting.record, resumed=wishes.resume, now=self._now)
        self.session = LocalSession(setting, keeping, self._app.clock, BotWorkers())
        self._wishes, self._odds = wishes, odds

    def play(self) -> None:
        """The table is seen."""
        app, session = self._app, self._last()
        screen = TableScreen(session, app.colours, odds=self._odds, pace=app.pace, clock=app.clock)
        app.push_screen(screen, self._left)

    def see_again(self) -> None:
        """The last game is seen from its beginning; whoever has seen enough is back at its end."""
        app = self._app
        app.push_screen(ReplayScreen(replay(self._last().record), app.colours, app.pace, app.clock))

    def keep(self) -> None:
        """The last game is kept, if it is not over."""
        session = self.session
        if session is not None and replay(session.record).game.asked is not None:
            with suppress(BadFile):
                session.autosave.keep_somewhere(session.record)

    def _left(self, how: Left | None) -> None:
        match how:
            case Left.TO_PLAY_AGAIN:
                again = replace(self._wishes_again(), seed=None, resume=None, save=None)
                self.sit_down(again, odds=self._odds)
                self.play()
            case _:
                self._app.exit()

    def _wishes_again(self) -> PlayOptions:
        """What was wished for; of a game that was resumed, its own players and rules."""
        if self._wishes.resume is None:
            return self._wishes
        record = self._last().record
        return replace(
            self._wishes, names=wished_again(record.seats), target=record.rules.target, first=record.rules.first
        )

    def _last(self) -> LocalSession:
        assert self.session is not None, "somebody has sat down"
        return self.session
