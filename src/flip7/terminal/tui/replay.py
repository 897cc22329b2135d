"""`flip7 replay` on a full screen."""

from flip7.clock import Clock
from flip7.record import Replay
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.replay import ReplayScreen


class ReplayApp(TableApp):
    """The app of one replay."""

    def __init__(
        self, replayed: Replay, pace: int = USUAL, colours: Colours | None = None, clock: Clock | None = None
    ) -> None:
        super().__init__(pace, colours, clock)
        self._replayed = replayed

    def on_mount(self) -> None:
        """Show the replay, and quit when it is closed."""
        screen = ReplayScreen(self._replayed, self.colours, self.pace, self.clock)
        self.push_screen(screen, lambda _: self.exit())


def watch(replayed: Replay) -> int:
    """Show a replay and return the exit status."""
    app = ReplayApp(replayed)
    app.run()
    return app.return_code or 0
