"""The action bar: the question, and how to answer it by key, arrow or mouse."""

from typing import Final

from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, Static

from flip7.analysis.odds import bust_risk
from flip7.core.decisions import HIT, STAY, Decision, Give, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.questions import options, question
from flip7.i18n.sums import sum_of
from flip7.play.session import Asked
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import DIM
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.widgets.board import forms
from flip7.terminal.tui.widgets.standings import is_read
from flip7.terminal.tui.widgets.takers import Takers

_FEWEST_LINES: Final = 3
"""Of the list; as high as the buttons."""
_MOST_LINES: Final = 9
"""A longer list scrolls."""
_EDGE_AND_QUESTION: Final = 2
"""Lines."""
_BESIDE: Final = "   "
"""Between the question and a remark."""
_LITTLE_RISK: Final = 20
"""Per cent; less is drawn as a low risk."""
_MIDDLE_RISK: Final = 35
"""Per cent; more is drawn as a high risk."""


class ActionBar(Vertical):
    """Asks a question and posts the answer."""

    class Answered(Message):
        """Posted when somebody has answered."""

        def __init__(self, choice: Move | Seat) -> None:
            super().__init__()
            self.choice = choice

    class Considered(Message):
        """Posted when somebody considers giving the card to a seat."""

        def __init__(self, seat: Seat | None) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._offered: Asked | None = None

    def compose(self) -> ComposeResult:
        """Lay out the question, two buttons, and a list of those who can be given a card."""
        yield Static(id="question")
        with Horizontal(id="moves"):
            yield Button(say("tui-hit"), id="hit")
            yield Button(say("tui-stay"), id="stay")
            yield Static(id="risk")
        yield Takers(self._colours, id="takers")

    def on_mount(self) -> None:
        """Keep the focus off the buttons: a key that gave a card must not hit or stay as well."""
        for button in self.query(Button):
            button.can_focus = False

    def show(self, scene: Scene | None, *, remark: str, odds: bool) -> None:
        """Show the open question, if there is one."""
        asked = None if scene is None else scene.asked
        here = asked if asked is not None and asked.here else None
        self.query_one("#moves").display = here is not None and isinstance(here.decision, HitOrStay)
        self.query_one("#takers").display = here is not None and isinstance(here.decision, Give)
        self._write("#question", self._words(scene, asked, remark))
        self._reserve(scene)
        if scene is not None:
            self._write("#risk", self._worth(scene, here, odds=odds))
            self._offer(scene, here if here is not None and isinstance(here.decision, Give) else None)

    def _write(self, name: str, words: Content) -> None:
        """Write other words; the same are not sent to the terminal again."""
        shown = self.query_one(name, Static)
        before = shown.content
        if not (isinstance(before, Content) and before.is_same(words)):
            shown.update(words)

    def retranslate(self, scene: Scene | None) -> None:
        """Redraw buttons and names in the new language; the selection stays."""
        for name, label in (("#hit", say("tui-hit")), ("#stay", say("tui-stay"))):
            button = self.query_one(name, Button)
            button.label = label
            button.refresh(layout=True)  # Textual keeps the width of the old label
        if scene is not None and self._offered is not None:
            self.query_one(Takers).retranslate(options(self._offered.decision, scene.table, scene.names))

    def _reserve(self, scene: Scene | None) -> None:
        """Keep the bar's height without a question, so that seats and piles do not move.

        Standings, which replace the seats, get all the room.
        """
        if scene is None or is_read(scene):
            self.styles.min_height = None
            return
        lines = _lines(len(scene.table.places), *self.app.size)
        self.styles.min_height = _EDGE_AND_QUESTION + lines
        self.query_one("#takers").styles.max_height = lines

    def digit(self, key: str) -> None:
        """Type a digit of the number of the seat that is given the card."""
        self.query_one(Takers).digit(key)

    def _words(self, scene: Scene | None, asked: Asked | None, remark: str) -> Content:
        """Compose the question and the remark: beside it, so that no seat moves; below it, if it is long."""
        said = Content.from_rich_text(styled(remark, DIM, colours=self._colours))
        if scene is None or asked is None:
            return said
        asking = self._question(scene, asked)
        if not remark:
            return asking
        is_short = asking.cell_length + len(_BESIDE) + said.cell_length <= self.content_size.width
        return Content(_BESIDE if is_short else "\n").join([asking, said])

    def _question(self, scene: Scene, asked: Asked) -> Content:
        text = styled(_question_words(scene, asked), colours=self._colours)
        text.truncate(self.content_size.width, overflow="ellipsis")
        return Content.from_rich_text(text).stylize_before("bold $poppy-text" if asked.here else "dim")

    def _worth(self, scene: Scene, asked: Asked | None, *, odds: bool) -> Content:
        """Describe what a stay would bank and what a hit would risk."""
        if asked is None or not isinstance(asked.decision, HitOrStay):
            return Content()
        worth = say("tui-worth", sum=sum_of(scene.table.places[asked.decision.seat].cards))
        text = Content.from_rich_text(styled(worth, colours=self._colours))
        if not (odds and scene.odds):
            return text
        return Content("\n").join([text, _risk(scene.table, asked.decision)])

    def _offer(self, scene: Scene, asked: Asked | None) -> None:
        if asked == self._offered:
            return
        self._offered = asked
        takers = self.query_one(Takers)
        if asked is None:
            takers.withdraw()
        else:
            takers.offer(options(asked.decision, scene.table, scene.names), len(scene.table.places))

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.post_message(self.Answered(HIT if event.button.id == "hit" else STAY))

    @on(Takers.Chosen)
    def _chosen(self, event: Takers.Chosen) -> None:
        event.stop()
        self.post_message(self.Answered(event.seat))

    @on(Takers.Considered)
    def _considered(self, event: Takers.Considered) -> None:
        event.stop()
        self.post_message(self.Considered(event.seat))


def _lines(seats: int, width: int, height: int) -> int:
    """Return the lines for the list: all who may be given a card, unless that would hide seats."""
    least = forms(seats, width, height - _EDGE_AND_QUESTION - _FEWEST_LINES)
    if not any(all_are_seen for _, all_are_seen in least):
        return _FEWEST_LINES
    fitting = (
        lines
        for lines in range(min(_MOST_LINES, seats), _FEWEST_LINES, -1)
        if forms(seats, width, height - _EDGE_AND_QUESTION - lines) == least
    )
    return next(fitting, _FEWEST_LINES)


def _question_words(scene: Scene, asked: Asked) -> str:
    """Ask whoever is here, or say for whom everybody waits."""
    if asked.here:
        return question(asked.decision, scene.names)
    name = scene.names[asked.decision.seat]
    return say("tui-waits-absent", name=name) if asked.absent else say("tui-waits", name=name)


def _risk(table: Table, decision: Decision) -> Content:
    """Draw the risk in the theme's colours, which are legible on the bar (`tests/terminal/test_theme.py`)."""
    chance = bust_risk(table, decision.seat)
    if not chance:
        return Content.styled(say("tui-safe"), "$success")
    percent = round(100 * chance)
    return Content.styled(say("tui-risk", percent=percent), _risk_ink(percent))


def _risk_ink(percent: int) -> str:
    """Return the colour of a risk; the browser has the same limits (web/src/features/table/RiskMeter.svelte)."""
    if percent < _LITTLE_RISK:
        return "$success"
    return "$foreground" if percent <= _MIDDLE_RISK else "bold $poppy-text"
