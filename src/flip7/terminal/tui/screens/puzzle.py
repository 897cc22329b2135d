"""The puzzle screen: a position on the board, its question, and why one answer is best."""

from enum import Enum, auto
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.events import Key
from textual.widgets import Static

from flip7.analysis.puzzles import Puzzle, question_of
from flip7.core.decisions import HIT, STAY, Choice, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.puzzles import figures, gone_words, heading, rating_line, verdict, why_best
from flip7.play.puzzles import PuzzleSession, names_for
from flip7.play.session import Asked, Fresh
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.pace import USUAL
from flip7.terminal.tui.screens.board import BoardScreen
from flip7.terminal.tui.widgets.action_bar import ActionBar
from flip7.terminal.tui.widgets.board import Board
from flip7.terminal.tui.widgets.footer import KeyFooter
from flip7.terminal.tui.widgets.seats import SeatsView


class Left(Enum):
    """The ways to leave a puzzle."""

    FOR_GOOD = auto()
    FOR_THE_NEXT = auto()


class PuzzleScreen(BoardScreen[Left]):
    """One puzzle."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("h", "hit", "tui-key-hit"),
        Binding("s", "stay", "tui-key-stay"),
        Binding("n,enter,space", "next", "puzzle-key-next"),
        Binding("r", "rules", "tui-key-rules"),
        Binding("up", "look(-1)", show=False),
        Binding("down", "look(1)", show=False),
        *BoardScreen.PAGE_KEYS,
        Binding("q,escape", "leave", "tui-key-quit"),
    ]

    def __init__(self, puzzle: Puzzle, session: PuzzleSession, colours: Colours) -> None:
        super().__init__(colours)
        self._puzzle = puzzle
        self._session = session
        self._table = puzzle.table()
        self._asked = question_of(self._table)
        self._given: Choice | None = None
        self._change: int | None = None
        self._begin()

    def _begin(self) -> None:
        seat = self._asked.seat
        self._names = names_for(self._session, len(self._table.places), seat)
        asked = Asked(self._asked, 0, here=True)
        fresh = Fresh(self._table, self._names, frozenset((seat,)), asked if self._given is None else None, odds=False)
        self._scene = Scene.of(fresh)

    @property
    def scene(self) -> Scene:
        """The position."""
        return self._scene

    def compose(self) -> ComposeResult:
        """Lay out the board, the question or what it is about, and the keys."""
        yield Board(self._colours)
        yield ActionBar(self._colours)
        yield Static(id="explained")
        yield KeyFooter()

    def on_mount(self) -> None:
        """Show the position."""
        self._redraw()

    def on_resize(self) -> None:
        """Lay the question out for the new size."""
        self.call_next(self._redraw)

    def retranslate(self) -> None:
        """Redraw everything in the new language."""
        self._begin()
        self.query_one(ActionBar).retranslate(self._scene)
        self._redraw()
        self.refresh_bindings()

    def _redraw(self) -> None:
        if not self.query(Board):  # the screen is closed
            return
        self.query_one(Board).show(self._scene, heading(self._puzzle, self._session.progress.rating))
        bar, explained = self.query_one(ActionBar), self.query_one("#explained", Static)
        bar.display, explained.display = self._given is None, self._given is not None
        if self._given is None:
            bar.show(self._scene, remark=gone_words(self._table), odds=False)
        else:
            explained.update(self._explanation(self._given))

    def _explanation(self, given: Choice) -> Content:
        first, *rest = (
            verdict(self._puzzle, given, self._names),
            why_best(self._puzzle, given, self._names),
            *figures(self._puzzle, self._names),
            rating_line(self._session.progress.rating, self._change),
        )
        lines = [Content.from_rich_text(styled(line, colours=self._colours)) for line in (first, *rest)]
        right = given == self._puzzle.best
        lines[0] = lines[0].stylize_before("bold $success" if right else "bold $poppy-text")
        return Content("\n").join(lines)

    # --- answers ------------------------------------------------------------------------------------------------------

    def _answer(self, choice: Move | Seat) -> None:
        if self._given is not None or choice not in self._asked.options:
            return
        self._given = choice
        self._scene.asked = None
        self._change = self._session.answer(self._puzzle, choice)
        if (warning := self._session.warning()) is not None:
            self.notify(warning, severity="warning", markup=False)
        self._redraw()
        self.refresh_bindings()

    def action_hit(self) -> None:
        """Answer «hit»."""
        self._answer(HIT)

    def action_stay(self) -> None:
        """Answer «stay»."""
        self._answer(STAY)

    @on(ActionBar.Answered)
    def _answered(self, event: ActionBar.Answered) -> None:
        self._answer(event.choice)

    @on(SeatsView.Clicked)
    def _clicked(self, event: SeatsView.Clicked) -> None:
        self._answer(event.seat)

    @on(ActionBar.Considered)
    def _considered(self, event: ActionBar.Considered) -> None:
        self.query_one(Board).consider(event.seat)

    def on_key(self, event: Key) -> None:
        """Choose a seat by its number."""
        if self._given is None and event.key.isdecimal():
            self.query_one(ActionBar).digit(event.key)

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:  # noqa: ARG002 - Textual's
        """Offer answers to the question, and the next puzzle after it."""
        match action:
            case "hit" | "stay":
                return self._given is None and isinstance(self._asked, HitOrStay)
            case "next":
                return self._given is not None
            case _:
                return True

    def action_next(self) -> None:
        """Go on to the next puzzle."""
        self.dismiss(Left.FOR_THE_NEXT)

    def action_leave(self) -> None:
        """Stop."""
        self.dismiss(Left.FOR_GOOD)

    # --- for `BoardScreen` --------------------------------------------------------------------------------------------

    def help_text(self) -> str:
        """Return the keys of the table."""
        return say("tui-help")

    def change_pace(self, by: int) -> int:  # noqa: ARG002 - nothing moves here
        """Return the usual speed."""
        return USUAL
