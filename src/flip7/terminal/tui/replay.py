"""`flip7 replay` and `flip7 review` on a full screen."""

from datetime import datetime

from flip7.clock import Clock
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.record import Replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.replay import ReplayScreen


class ReplayApp(TableApp):
    """The app of one replay."""

    def __init__(
        self,
        replayed: Replay,
        pace: int = USUAL,
        colours: Colours | None = None,
        clock: Clock | None = None,
        *,
        reviewed: bool = False,
    ) -> None:
        super().__init__(pace, colours, clock)
        self._replayed = replayed
        self._reviewed = reviewed

    def on_replay_screen_to_be_played_on(self, wanted: ReplayScreen.ToBePlayedOn) -> None:
        """Play the game on from there; whoever leaves that table is back in the replay."""
        play_on(self, wanted)

    def on_mount(self) -> None:
        """Show the replay, and quit when it is closed."""
        screen = ReplayScreen(self._replayed, self.colours, self.pace, self.clock, reviewed=self._reviewed)
        self.push_screen(screen, lambda _: self.exit())


def play_on(app: TableApp, wanted: ReplayScreen.ToBePlayedOn) -> None:
    """Show the table of a branch on top of its replay: it is kept nowhere, and counts for nothing."""
    from flip7.bots.worker import BotWorkers  # few replays are played on
    from flip7.play.autosave import Autosave
    from flip7.play.local_session import LocalSession
    from flip7.play.setup import branch_setting
    from flip7.terminal.tui.screens.branch import BranchScreen

    try:
        setting = branch_setting(wanted.record, wanted.choices, same_cards=wanted.same_cards)
    except Flip7Error as error:
        app.notify(str(error), severity="warning")
        return
    session = LocalSession(setting, Autosave(None, datetime.now, held=setting.record), app.clock, BotWorkers())
    app.push_screen(BranchScreen(session, app.colours, pace=app.pace, clock=app.clock))
    app.notify(say("tui-replay-branched"))


def watch(replayed: Replay, *, reviewed: bool = False) -> int:
    """Show a replay, with everybody's chances from the start if it is reviewed; return the exit status."""
    app = ReplayApp(replayed, reviewed=reviewed)
    app.run()
    return app.return_code or 0
