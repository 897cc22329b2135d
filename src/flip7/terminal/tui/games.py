"""Local games in the app: set one up, show its table, replay it, play again. Loaded behind the start screen."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from datetime import datetime
from pathlib import Path

from flip7.bots.worker import BotWorkers
from flip7.play.autosave import Autosave
from flip7.play.game_lock import GameLock
from flip7.play.local_session import LocalSession
from flip7.play.options import PlayOptions
from flip7.play.seating import names_again
from flip7.play.setup import remember_player, setting_of
from flip7.record import replay
from flip7.record.files import BadFile
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.table import Left, TableScreen


class Games:
    """Games of the same players, one after the other."""

    def __init__(self, app: TableApp, now: Callable[[], datetime], kept: Path | None = None) -> None:
        self._app = app
        self._now = now
        self._kept = kept
        """The folder of kept games; None: only those are kept that are not over, or for which a file was named."""
        self._options = PlayOptions()
        self._odds = True
        self.session: LocalSession | None = None
        """The session of the last game."""

    def set_up(self, options: PlayOptions, *, odds: bool = True) -> None:
        """Set up a game; a `Flip7Error` says why it cannot be played."""
        setting = setting_of(options)
        folder = self._kept if setting.people and setting.record.branch is None else None
        if folder is not None:
            remember_player(setting)
        autosave = Autosave.begin(
            options.save,
            setting.record,
            resumed=options.resumed_file,
            now=self._now,
            folder=folder,
            lock_file=GameLock,
        )
        self.session = LocalSession(setting, autosave, self._app.clock, BotWorkers())
        self._options, self._odds = options, odds

    def play(self) -> None:
        """Show the table of the game that was set up."""
        app, session = self._app, self._last()
        screen = TableScreen(session, app.colours, odds=self._odds, pace=app.pace, clock=app.clock)
        app.push_screen(screen, self._left)

    def replay(self) -> None:
        """Show the replay of the last game on top of its table."""
        app = self._app
        app.push_screen(ReplayScreen(replay(self._last().record), app.colours, app.pace, app.clock))

    def save(self) -> None:
        """Save the last game, if it is not over."""
        session = self.session
        if session is not None and replay(session.record).game.asked is not None:
            with suppress(BadFile):
                session.autosave.save_anywhere(session.record)

    def _left(self, how: Left | None) -> None:
        match how:
            case Left.TO_PLAY_AGAIN:
                self._last().autosave.close()
                again = replace(self._same_options(), seed=None, resume=None, after=None, save=None, way_back="")
                self.set_up(again, odds=self._odds)
                self.play()
            case _:
                self._app.exit()

    def _same_options(self) -> PlayOptions:
        """The options of the last game; of a resumed one, its own players and rules."""
        if self._options.resume is None:
            return self._options
        record = self._last().record
        return replace(
            self._options, names=names_again(record.seats), target=record.rules.target, first=record.rules.first
        )

    def _last(self) -> LocalSession:
        assert self.session is not None, "a game was set up"
        return self.session
