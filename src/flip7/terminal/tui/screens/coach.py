"""The coach: what each answer to the open question is worth, and what a strong player would do."""

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING, ClassVar

from rich.text import Text
from textual import work
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.widgets import Static

from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.extras import MissingExtra, require
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD
from flip7.terminal.tui.found import found_words, in_daemon_thread
from flip7.terminal.tui.screens.modals import Sheet

if TYPE_CHECKING:
    from flip7.analysis.recommendation import Advice

Coach = Callable[[Table], "Advice"]


def advise_on(table: Table) -> "Advice":
    """Compute the advice, or raise `MissingExtra`; the kernel is loaded or compiled the first time."""
    require("numpy")
    from flip7.analysis.advice import advise

    return advise(table, seed=0)


class CoachScreen(Sheet):
    """The advice, as soon as it is found."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("a", "dismiss", show=False)]

    def __init__(self, table: Table, names: Names, colours: Colours, coach: Coach | None = None) -> None:
        super().__init__()
        self._table = table
        self._names = names
        self._colours = colours
        self._coach = coach or advise_on
        self._found: Advice | Flip7Error | MissingExtra | None = None

    def heading(self) -> str:
        """«What a strong player would do»"""
        return say("tui-coach-title")

    def inside(self) -> ComposeResult:
        """Compose the advice, or a sentence until it is there."""
        with VerticalScroll():
            yield Static(self._words(), id="advice")

    def on_mount(self) -> None:
        """Begin to think."""
        self._think()

    @work
    async def _think(self) -> None:
        """Think in a thread: the keys stay alive, and whoever closes the sheet or the program does not wait for it."""
        try:
            self._found = await in_daemon_thread(partial(self._coach, self._table.copy()))
        except (Flip7Error, MissingExtra) as problem:
            self._found = problem
        for shown in self.query("#advice").results(Static):
            shown.update(self._words())

    def _words(self) -> Text:
        return found_words(self._found, self._told)

    def _told(self, found: "Advice") -> Text:
        from flip7.i18n.advice import for_points, recommendation  # behind the first frame, as the advice itself
        from flip7.i18n.advice_rows import rows

        best = recommendation(found, self._names)
        lines = [styled(best, BOLD, colours=self._colours), Text()]
        lines += [styled(row, colours=self._colours) for row in rows(found, self._names)]
        if (otherwise := for_points(found, self._names)) is not None:
            lines += [Text(), styled(otherwise, colours=self._colours)]
        return Text("\n").join(lines)
