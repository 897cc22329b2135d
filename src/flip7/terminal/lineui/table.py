"""The table in colour: one row a seat, always seven slots."""

from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from flip7.core.cards import MODIFIER, SECOND_CHANCE, Card, Kind
from flip7.core.numbers import FLIP_7
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE, BUSTED, Place, Status, Table
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from flip7.i18n.table import heading, waiting_words, worth
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled, token
from flip7.terminal.style.palette import BOLD, DIM, FACE_DOWN, POPPY, STATUS_STYLES

# Widths in columns.
_SLOT: Final = 4
"""Of a number card."""
_ABOVE: Final = 16
"""Columns for what often lies above the line; more goes on below."""
_FIXED: Final = 15
"""Columns for the mark, the total and the points."""
_LONGEST_NAME: Final = 12
_SHORTEST_NAME: Final = 8
_WIDE: Final = 100
"""From here on names may be twice as long."""


@dataclass(frozen=True, slots=True)
class _Layout:
    """The layout of a row."""

    name: int
    """Columns for the names."""
    status: int
    """Columns for how a seat has left the round."""
    gap: str
    """The text between two slots."""
    width: int
    """Columns for the whole row."""
    colours: Colours


def draw_table(table: Table, names: Names, asked: Seat, *, colours: Colours, width: int) -> Iterator[Text]:
    """Draw the round and the piles, every seat, and what is set aside or waits."""
    yield Text(plain(heading(table, names)), style=DIM)
    layout = _layout(names, colours=colours, width=width)
    for seat in table.seats:
        yield from _rows(table, Seat(seat), names.shown[seat], layout, asked=seat == asked)
    for words in waiting_words(table, names):
        yield Text.assemble("  ", styled(words, colours=colours))


def _layout(names: Names, *, colours: Colours, width: int) -> _Layout:
    """Choose gaps between the slots where there is room for them; where there is little, shorten the names."""
    status = widest_status() + 1
    room = max(_SHORTEST_NAME, width - _FIXED - status - FLIP_7 * _SLOT)
    longest = min(room, _LONGEST_NAME if width < _WIDE else 2 * _LONGEST_NAME)
    name = min(longest, max(map(cell_len, names.shown)))
    with_gaps = name + _FIXED + status + FLIP_7 * (_SLOT + 1) + _ABOVE
    return _Layout(name, status, " " if width >= with_gaps else "", width, colours)


def _rows(table: Table, seat: Seat, name: str, layout: _Layout, *, asked: bool) -> Iterator[Text]:
    """Draw a seat's row, and below it what has no room: no card is ever hidden."""
    place = table.places[seat]
    seated = Text.assemble(
        ("▸ " if asked else "  ", POPPY),
        (short(name, layout.name), POPPY if asked else BOLD),
        f"{table.scores[seat]:>5} ",
        _status(place.status, layout.status),
        " ",
    )
    cards = Text.assemble(_line(place, layout), (f"{worth(table, seat):>4}  ", BOLD))
    if seated.cell_len + cards.cell_len > layout.width:
        yield _trimmed(seated)
        seated = Text("  ")
    row = Text.assemble(seated, cards)
    tokens = above_the_line(place, colours=layout.colours)
    widest = max((each.cell_len for each in tokens), default=0)
    column = row.cell_len if row.cell_len + widest <= layout.width else seated.cell_len
    for each in tokens:
        if row.cell_len + each.cell_len > layout.width:
            yield _trimmed(row)
            row = Text(" " * column)
        row.append_text(each).append(" ")
    yield _trimmed(row)


def _trimmed(row: Text) -> Text:
    row.rstrip()
    return row


def short(name: str, column: int) -> str:
    """Shorten a name to that many columns, with an ellipsis."""
    return set_cell_size(name, column) if cell_len(name) <= column else set_cell_size(name, column - 1) + "…"


def widest_status() -> int:
    """Return the columns of the longest word for how a seat has left the round."""
    return max(cell_len(say("status", status=status)) for status in Status if status is not ACTIVE)


def _status(status: Status, column: int) -> Text:
    word = "" if status is ACTIVE else say("status", status=status)
    return Text(set_cell_size(word, column), style=STATUS_STYLES[status])


def _line(place: Place, layout: _Layout) -> Text:
    """Draw the numbers, and a dot for every slot up to seven that is still free."""
    numbers = place.line
    line = Text()
    for card in numbers:
        line.append_text(_slot(card, place.status, colours=layout.colours)).append(layout.gap)
    free = ("  · " if place.status is ACTIVE else "    ") + layout.gap
    return line.append(free * (FLIP_7 - len(numbers)), style=DIM)


def _slot(card: Card, status: Status, *, colours: Colours) -> Text:
    if status is BUSTED and colours is not Colours.NONE:
        return Text(f" {card!s:>2} ", style=FACE_DOWN)
    return token(card, str(card), colours=colours, width=_SLOT)


def above_the_line(place: Place, *, colours: Colours) -> list[Text]:
    """Draw the shield of a Second Chance, the other action cards, and the modifiers."""
    cards = sorted(place.above, key=lambda card: (card is not SECOND_CHANCE, card.kind is MODIFIER))
    return [token(card, _label(card), colours=colours) for card in cards]


def _label(card: Card) -> str:
    match card.kind:
        case Kind.SECOND_CHANCE:
            return "♥"
        case Kind.FREEZE:
            return "❄"
        case Kind.MODIFIER:
            return plain(face(card))
        case _:
            return str(card)
