"""The bar of the score keeper: what is asked, what was typed, what came of it, and the keys that answer."""

from rich.text import Text
from textual.app import ComposeResult
from textual.containers import Vertical
from textual.content import Content
from textual.widgets import Static

from flip7.core.decisions import Give
from flip7.core.table import Table
from flip7.i18n.questions import options
from flip7.i18n.seat_names import Names
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD
from flip7.terminal.tui.widgets.keys import Keys, Rows
from flip7.terminal.tui.widgets.takers import Takers

_FEWEST_TAKERS = 3
_MOST_TAKERS = 8
"""Lines of the list of those who can be given a card."""
_ROOMY = 34
"""From this many lines of the terminal on the list has more than the fewest."""


class ScoreBar(Vertical):
    """Shows a question with its keys; who answers is the screen's business."""

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._offered: Give | None = None
        self._ordinal = -1

    def compose(self) -> ComposeResult:
        """Lay out the question, a remark, the keys, and the list of those who can be given a card."""
        yield Static(id="question")
        yield Static(id="remark")
        yield Keys(self._colours)
        yield Takers(self._colours, id="takers")

    def show(self, question: str, typed: str, remark: str | Text, keys: Rows) -> None:
        """Show what is asked; the words are marked text."""
        asking = Content.from_rich_text(styled(question, colours=self._colours)).stylize_before("bold $poppy-text")
        cursor = Content.from_rich_text(Text(f"  {typed}_", style=BOLD)) if typed else Content()
        self.query_one("#question", Static).update(Content.assemble(asking, cursor))
        said = remark if isinstance(remark, Text) else styled(remark, colours=self._colours)
        self.query_one("#remark", Static).update(Content.from_rich_text(said))
        self.query_one(Keys).show(keys)

    def offer(self, asked: Give | None, ordinal: int, table: Table, names: Names) -> None:
        """Offer those who can be given the card, if there is one to give; so many steps were played before."""
        takers = self.query_one(Takers)
        takers.display = asked is not None
        takers.styles.max_height = _FEWEST_TAKERS if self.app.size.height < _ROOMY else _MOST_TAKERS
        if (asked, ordinal) == (self._offered, self._ordinal):
            return
        self._offered, self._ordinal = asked, ordinal
        if asked is None:
            takers.withdraw()
        else:
            takers.offer(options(asked, table, names), len(table.places))

    def retranslate(self, table: Table, names: Names) -> None:
        """Redraw the names in the new language."""
        if self._offered is not None:
            self.query_one(Takers).retranslate(options(self._offered, table, names))

    def digit(self, key: str) -> None:
        """Type a digit of the number of the player who is given the card."""
        self.query_one(Takers).digit(key)
