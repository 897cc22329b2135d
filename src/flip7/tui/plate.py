"""The plate at the lower edge: what is asked, and how to answer it by key, by arrow or by mouse."""

from typing import Final

from rich.text import Text
from textual import on
from textual.app import ComposeResult
from textual.containers import Horizontal, Vertical
from textual.content import Content
from textual.message import Message
from textual.widgets import Button, OptionList, Static
from textual.widgets.option_list import Option

from flip7.core.decisions import HIT, STAY, Decision, Give, HitOrStay, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.lines.palette import BOLD, DIM
from flip7.lines.terminal import Colours
from flip7.lines.tokens import styled
from flip7.odds import bust_risk
from flip7.tui.board import forms
from flip7.tui.scene import Scene
from flip7.tui.session import Asked
from flip7.words.fluent import say
from flip7.words.questions import options, question
from flip7.words.sums import sum_of

_DIGITS: Final = 9
"""Seats up to this number have a key of their own."""
_FEWEST_LINES: Final = 3
"""As high as the buttons."""
_MOST_LINES: Final = 9
_EDGE_AND_QUESTION: Final = 2
_BESIDE: Final = "   "


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

    def compose(self) -> ComposeResult:
        """The question; two buttons, or a list of those who can get a card."""
        yield Static(id="question")
        with Horizontal(id="moves"):
            yield Button(say("tui-hit"), id="hit")
            yield Button(say("tui-stay"), id="stay")
            yield Static(id="risk")
        yield OptionList(id="takers")

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

    def _reserve(self, scene: Scene | None) -> None:
        """The plate is as high without a question as with one: seats and piles stay where they are."""
        if scene is None:
            self.styles.min_height = None
            return
        lines = _lines(len(scene.table.places), *self.app.size)
        self.styles.min_height = _EDGE_AND_QUESTION + lines
        self.query_one("#takers").styles.max_height = lines

    def digit(self, key: str) -> None:
        """Somebody has typed a digit: the seat of that number, unless it may be the first digit of another."""
        asked = self._offered
        if asked is None:
            return
        numbers = {seat + 1: seat for seat in asked.decision.options if isinstance(seat, int)}
        longer = [number for number in numbers if number > _DIGITS and str(number).startswith(key)]
        if int(key) in numbers and not longer:
            self.post_message(self.Answered(numbers[int(key)]))
            return
        takers = self.query_one("#takers", OptionList)
        at = [place for place, number in enumerate(numbers) if number == int(key) or number in longer]
        if at:
            now = takers.highlighted
            takers.highlighted = next((place for place in at if now is not None and place > now), at[0])

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
        takers = self.query_one("#takers", OptionList)
        takers.clear_options()
        if asked is None:
            self.post_message(self.Considered(None))
            return
        for each in options(asked.decision, scene.table, scene.names):
            name, meaning = (styled(text, colours=self._colours) for text in (each.name, each.meaning))
            takers.add_option(
                Option(Text.assemble((f"{each.number:>2}  ", BOLD), name, " ", meaning), id=str(each.seat))
            )
        takers.highlighted = 0
        takers.focus()

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
    """In the theme's own colours, which can be read on its plate (`tests/tui/test_look.py`)."""
    chance = bust_risk(table, decision.seat)
    if not chance:
        return Content.styled(say("tui-safe"), "$success")
    return Content.styled(say("tui-risk", percent=round(100 * chance)), "$error")
