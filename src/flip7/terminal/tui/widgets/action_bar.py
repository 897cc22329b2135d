"""The plate at the lower edge: what is asked, and how to answer it by key, by arrow or by mouse."""

from typing import ClassVar, Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from flip7.analysis.odds import bust_risk
from flip7.core.decisions import HIT, STAY, Decision, Give, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.questions import Option as Taker
from flip7.i18n.questions import options, question
from flip7.i18n.sums import sum_of
from flip7.play.session import Asked
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD, DIM
from flip7.terminal.tui.animation import Scene
from flip7.terminal.tui.widgets.board import forms
from flip7.terminal.tui.widgets.standings import is_read

_FEWEST_LINES: Final = 3
"""As high as the buttons."""
_MOST_LINES: Final = 9
_EDGE_AND_QUESTION: Final = 2
_BESIDE: Final = "   "
_LITTLE_RISK: Final = 20
_MIDDLE_RISK: Final = 35
"""Per cent; what is more is a lot."""


class _Takers(OptionList):
    """Those who can get a card; the line of keys says how one of them gets it."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "tui-key-give", key_display="1 2 … ⏎")]


class Plate(Vertical):
    """Asks, and tells what was answered."""

    class Answered(Message):
        """Somebody has answered."""

        def __init__(self, choice: Move | Seat) -> None:
            super().__init__()
            self.choice = choice

    class Considered(Message):
        """Somebody thinks of giving the card to that seat."""

        def __init__(self, seat: Seat | None) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, colours: Colours) -> None:
        super().__init__()
        self._colours = colours
        self._offered: Asked | None = None
        self._numbers: range = range(0)
        """Of all seats, also of those that cannot get the card."""
        self._typed = ""
        """The digits so far of a number that may go on."""
        self._typed_at: int | None = None
        """The row that was chosen then: whoever has moved on since begins anew."""

    def compose(self) -> ComposeResult:
        """The question; two buttons, or a list of those who can get a card."""
        yield Static(id="question")
        with Horizontal(id="moves"):
            yield Button(say("tui-hit"), id="hit")
            yield Button(say("tui-stay"), id="stay")
            yield Static(id="risk")
        yield _Takers(id="takers")

    def on_mount(self) -> None:
        """Buttons are for the mouse: a key that gave a card or went on must not hit or stay as well."""
        for button in self.query(Button):
            button.can_focus = False

    def show(self, scene: Scene | None, *, remark: str, odds: bool) -> None:
        """What is asked now, if anything is."""
        asked = None if scene is None else scene.asked
        here = asked if asked is not None and asked.here else None
        self.query_one("#moves").display = here is not None and isinstance(here.decision, HitOrStay)
        self.query_one("#takers").display = here is not None and isinstance(here.decision, Give)
        self.query_one("#question", Static).update(self._words(scene, asked, remark))
        self._reserve(scene)
        if scene is not None:
            self.query_one("#risk", Static).update(self._worth(scene, here, odds=odds))
            self._offer(scene, here if here is not None and isinstance(here.decision, Give) else None)

    def speak_anew(self, scene: Scene | None) -> None:
        """Buttons and takers are called in another language; whoever was chosen still is."""
        self.query_one("#hit", Button).label = say("tui-hit")
        self.query_one("#stay", Button).label = say("tui-stay")
        if scene is not None and self._offered is not None:
            takers = self.query_one("#takers", OptionList)
            for at, each in enumerate(options(self._offered.decision, scene.table, scene.names)):
                takers.replace_option_prompt_at_index(at, self._taker(each))

    def _reserve(self, scene: Scene | None) -> None:
        """The plate is as high without a question as with one: seats and piles stay where they are.

        Where there is something to read in place of the seats, it has all the room.
        """
        if scene is None or is_read(scene):
            self.styles.min_height = None
            return
        lines = _lines(len(scene.table.places), *self.app.size)
        self.styles.min_height = _EDGE_AND_QUESTION + lines
        self.query_one("#takers").styles.max_height = lines

    def digit(self, key: str) -> None:
        """The seat whose number has been typed gets the card, as soon as no other number begins like it.

        A digit that cannot go on with those before it begins anew, and then only Enter gives the card: with 12 seats,
        whoever types 15 does not mean 5. A number that cannot get the card leaves nobody chosen, so that Enter gives
        nothing either.
        """
        if self._offered is None:
            return
        takers = self.query_one("#takers", OptionList)
        before = self._typed if takers.highlighted == self._typed_at else ""
        typed = before + key if self._beginning_with(before + key) else key
        options = {seat + 1: at for at, seat in enumerate(self._offered.decision.options) if isinstance(seat, int)}
        if typed == before + key and self._beginning_with(typed) == [int(typed)] and int(typed) in options:
            self.post_message(self.Answered(Seat(int(typed) - 1)))
            return
        takers.highlighted = options.get(int(typed))
        self._typed, self._typed_at = typed if self._beginning_with(typed) else "", takers.highlighted
        if takers.highlighted is None:
            self.post_message(self.Considered(None))

    def _beginning_with(self, digits: str) -> list[int]:
        return [number for number in self._numbers if str(number).startswith(digits)]

    def _words(self, scene: Scene | None, asked: Asked | None, remark: str) -> Content:
        """The question, and what else is to be said: beside it, so that no seat moves; below it, if it is long."""
        said = Content.from_rich_text(styled(remark, DIM, colours=self._colours))
        if scene is None or asked is None:
            return said
        asking = self._question(scene, asked)
        if not remark:
            return asking
        is_short = asking.cell_length + len(_BESIDE) + said.cell_length <= self.content_size.width
        return Content(_BESIDE if is_short else "\n").join([asking, said])

    def _question(self, scene: Scene, asked: Asked) -> Content:
        words = question(asked.decision, scene.names) if asked.here else say("tui-waits", name=_name(scene, asked))
        text = styled(words, colours=self._colours)
        text.truncate(self.content_size.width, overflow="ellipsis")
        return Content.from_rich_text(text).stylize_before("bold $poppy-text" if asked.here else "dim")

    def _worth(self, scene: Scene, asked: Asked | None, *, odds: bool) -> Content:
        """What a stay would bank and what a hit would risk."""
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
        self._typed = ""
        self._numbers = range(1, len(scene.table.places) + 1)
        takers = self.query_one("#takers", OptionList)
        takers.clear_options()
        if asked is None:
            self.post_message(self.Considered(None))
            return
        for each in options(asked.decision, scene.table, scene.names):
            takers.add_option(Option(self._taker(each), id=str(each.seat)))
        takers.highlighted = 0
        takers.focus()

    def _taker(self, each: Taker) -> Text:
        name, meaning = (styled(text, colours=self._colours) for text in (each.name, each.meaning))
        return Text.assemble((f"{each.number:>2}  ", BOLD), name, " ", meaning)

    @on(Button.Pressed)
    def _pressed(self, event: Button.Pressed) -> None:
        event.stop()
        self.post_message(self.Answered(HIT if event.button.id == "hit" else STAY))

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Answered(_seat(event.option_id)))

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Considered(_seat(event.option_id)))


def _lines(seats: int, width: int, height: int) -> int:
    """As many as there may be takers, as long as the seats are seen as with the fewest; and they come first."""
    least = forms(seats, width, height - _EDGE_AND_QUESTION - _FEWEST_LINES)
    if not any(all_are_seen for _, all_are_seen in least):
        return _FEWEST_LINES
    fitting = (
        lines
        for lines in range(min(_MOST_LINES, seats), _FEWEST_LINES, -1)
        if forms(seats, width, height - _EDGE_AND_QUESTION - lines) == least
    )
    return next(fitting, _FEWEST_LINES)


def _seat(option: str | None) -> Seat:
    assert option is not None, "every option is a seat"
    return Seat(int(option))


def _name(scene: Scene, asked: Asked) -> str:
    return scene.names[asked.decision.seat]


def _risk(table: Table, decision: Decision) -> Content:
    """In the theme's own colours, which can be read on its plate (`tests/terminal/test_theme.py`)."""
    chance = bust_risk(table, decision.seat)
    if not chance:
        return Content.styled(say("tui-safe"), "$success")
    percent = round(100 * chance)
    return Content.styled(say("tui-risk", percent=percent), _risk_ink(percent))


def _risk_ink(percent: int) -> str:
    """The same as the browser's (web/src/features/table/RiskMeter.svelte)."""
    if percent < _LITTLE_RISK:
        return "$success"
    return "$foreground" if percent <= _MIDDLE_RISK else "bold $poppy-text"
