"""The screen of a branch: a recorded game that is played on in another way, on top of its replay."""

from flip7.clock import Clock
from flip7.play.local_session import LocalSession
from flip7.record import replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.screens.replay import ReplayScreen
from flip7.terminal.tui.screens.table import TableScreen


class BranchScreen(TableScreen):
    """The table of a branch. Its replay is its own; another game is begun from the replay below it."""

    def __init__(self, session: LocalSession, colours: Colours, *, pace: int, clock: Clock | None = None) -> None:
        super().__init__(session, colours, pace=pace, clock=clock)
        self._branch = session

    def action_replay(self) -> None:
        """Replay the branch from its first card on, not the game that it left."""
        self.app.push_screen(ReplayScreen(replay(self._branch.record), self._colours, self._animator.pace, self._clock))

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Offer what a table does, but for another game of the same players: they are not those of a branch."""
        return False if action == "again" else super().check_action(action, parameters)
