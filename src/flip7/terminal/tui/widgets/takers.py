"""The list of those who can be given a card, to be chosen by number, arrow or mouse."""

from collections.abc import Sequence
from typing import ClassVar

from rich.text import Text
from textual import on
from textual.binding import Binding, BindingType
from textual.message import Message
from textual.widgets import OptionList
from textual.widgets.option_list import Option

from flip7.core.seats import Seat
from flip7.i18n.questions import Option as Taker
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled
from flip7.terminal.style.palette import BOLD


class Takers(OptionList):
    """A list of seats with their numbers; the footer says how to choose."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("enter", "select", "tui-key-give", key_display="1 2 … ⏎")]

    class Chosen(Message):
        """Posted when a seat is chosen."""

        def __init__(self, seat: Seat) -> None:
            super().__init__()
            self.seat = seat

    class Considered(Message):
        """Posted when a seat is highlighted, or none any more."""

        def __init__(self, seat: Seat | None) -> None:
            super().__init__()
            self.seat = seat

    def __init__(self, colours: Colours, *, id: str | None = None) -> None:  # noqa: A002 - Textual's
        super().__init__(id=id)
        self._colours = colours
        self._seats: tuple[Seat, ...] = ()
        self._numbers: range = range(0)
        """The numbers of all seats, also of those that cannot be given the card."""
        self._typed = ""
        """The digits so far of a number that may go on."""
        self._typed_at: int | None = None
        """The row that was selected then: whoever has moved on since starts a new number."""

    def offer(self, takers: Sequence[Taker], seats: int) -> None:
        """Offer these of all seats, and take the focus."""
        self._forget()
        self._seats = tuple(each.seat for each in takers)
        self._numbers = range(1, seats + 1)
        for each in takers:
            self.add_option(Option(self._words(each), id=str(each.seat)))
        self.highlighted = 0
        self.focus()

    def withdraw(self) -> None:
        """Offer nobody."""
        self._forget()
        self.post_message(self.Considered(None))

    def _forget(self) -> None:
        self._seats, self._typed = (), ""
        self.clear_options()

    def retranslate(self, takers: Sequence[Taker]) -> None:
        """Redraw the same seats in the new language; the selection stays."""
        for at, each in enumerate(takers):
            self.replace_option_prompt_at_index(at, self._words(each))

    def digit(self, key: str) -> None:
        """Choose the seat whose number was typed, as soon as no other number begins like it.

        A digit that cannot continue those before it starts a new number, and then only Enter gives the card: with 12
        seats, whoever types 15 does not mean 5. A number that cannot be given the card selects nobody, so that Enter
        gives nothing either.
        """
        if not self._seats:
            return
        before = self._typed if self.highlighted == self._typed_at else ""
        typed = before + key if self._beginning_with(before + key) else key
        rows = {seat + 1: at for at, seat in enumerate(self._seats)}
        if typed == before + key and self._beginning_with(typed) == [int(typed)] and int(typed) in rows:
            self.post_message(self.Chosen(Seat(int(typed) - 1)))
            return
        self.highlighted = rows.get(int(typed))
        self._typed, self._typed_at = typed if self._beginning_with(typed) else "", self.highlighted
        if self.highlighted is None:
            self.post_message(self.Considered(None))

    def _beginning_with(self, digits: str) -> list[int]:
        return [number for number in self._numbers if str(number).startswith(digits)]

    def _words(self, each: Taker) -> Text:
        name, meaning = (styled(text, colours=self._colours) for text in (each.name, each.meaning))
        return Text.assemble((f"{each.number:>2}  ", BOLD), name, " ", meaning)

    @on(OptionList.OptionSelected)
    def _selected(self, event: OptionList.OptionSelected) -> None:
        event.stop()
        self.post_message(self.Chosen(_seat(event)))

    @on(OptionList.OptionHighlighted)
    def _highlighted(self, event: OptionList.OptionHighlighted) -> None:
        event.stop()
        self.post_message(self.Considered(_seat(event)))


def _seat(event: OptionList.OptionMessage) -> Seat:
    assert event.option_id is not None, "every option is a seat"
    return Seat(int(event.option_id))
