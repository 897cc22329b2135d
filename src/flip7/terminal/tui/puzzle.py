"""`flip7 puzzle` on a full screen."""

from collections.abc import Callable

from flip7.i18n.catalog import say
from flip7.play.puzzles import PuzzleSession
from flip7.terminal.lineui.screen import Screen
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.app import TableApp
from flip7.terminal.tui.screens.puzzle import Left, PuzzleScreen


class PuzzleApp(TableApp):
    """The app of somebody who solves puzzles."""

    def __init__(self, session: PuzzleSession, colours: Colours | None = None) -> None:
        super().__init__(colours=colours)
        self._session = session
        self.all_seen: bool = False
        """Whether it ended because there was no further puzzle."""

    def on_mount(self) -> None:
        """Show the first puzzle."""
        super().on_mount()
        self._left(Left.FOR_THE_NEXT)

    def _left(self, how: Left | None) -> None:
        puzzle = self._session.next() if how is Left.FOR_THE_NEXT else None
        if puzzle is None:
            self.all_seen = how is Left.FOR_THE_NEXT
            self.exit()
        else:
            self.push_screen(PuzzleScreen(puzzle, self._session, self.colours), self._left)


def solve(session: PuzzleSession, screen: Callable[[], Screen]) -> int:
    """Show puzzles until somebody stops or all have been seen; return the exit status."""
    app = PuzzleApp(session)
    app.run()
    if app.all_seen:
        shown = screen()
        shown.note(say("puzzle-all-seen", all=session.number))
        shown.finish()
    return app.return_code or 0
