"""Draw a table as text: one row per seat, for a terminal of 80 columns."""

from collections.abc import Iterator
from typing import Final

from flip7.core.cards import MODIFIER, NUMBER, Card
from flip7.core.decisions import Decision, Give
from flip7.core.numbers import FLIP_7
from flip7.core.pending import FlipThree
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED, Place, Table
from flip7.envs.rendering.palette import BACK, BACK_LINE, FIELDS, GOLD, GOLD_INK, Colour, number_ink
from flip7.envs.rendering.texts import asked_words, heading_words, letters, short_sum
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.table import waiting_words

_TIMES: Final = "×2"  # noqa: RUF001 - the sign of a product
_EMPTY: Final = "·"
_ASKED: Final = "▸"
_CAN_GET_IT: Final = "▹"
_SLOT: Final = 4
_ROOM: Final = 80 - 20 - FLIP_7 * _SLOT
"""Columns for the sum and the action cards."""

# These can be read on a dark terminal and on a light one.
_POPPY: Final = (224, 82, 47)
_GOLD: Final = (GOLD_INK, GOLD)
_STATUSES: Final = {STAYED: (47, 163, 107), FROZEN: (58, 156, 201), BUSTED: (217, 67, 78)}


def drawn(table: Table, asked: Decision | None, *, colour: bool = False) -> str:
    """Draw the table as lines: the round and the piles, every seat, what is pending, and what is asked.

    A seat's row has its letter, total and status, its line of seven slots, its points as a sum, and its action cards.
    With colour, it has ANSI escapes for a terminal of true colours.
    """
    pen = _Pen(colour=colour)
    rows = [_row(table, seat, asked, pen) for seat in table.seats]
    waiting = [f"  {words}" for words in _waiting(table)]
    question = pen.inked(asked_words(table, asked), _POPPY)
    return "\n".join([_heading(table), *rows, *waiting, *filter(None, [question])])


def _waiting(table: Table) -> Iterator[str]:
    """Return the Flip Threes under way, what is set aside, and what waits to take effect."""
    for task in reversed(table.pending):
        if isinstance(task, FlipThree):
            yield say("picture-flips", name=seat_letter(task.target), left=task.left)
    yield from map(plain, waiting_words(table, letters(len(table.places))))


class _Pen:
    """Writes with or without colour."""

    def __init__(self, *, colour: bool) -> None:
        self._colour = colour

    def inked(self, text: str, ink: Colour, field: Colour | None = None) -> str:
        if not self._colour or not text:
            return text
        ground = "" if field is None else f";48;2;{_codes(field)}"
        return f"\x1b[1;38;2;{_codes(ink)}{ground}m{text}\x1b[0m"


def _codes(colour: Colour) -> str:
    return ";".join(map(str, colour))


def _heading(table: Table) -> str:
    return say("drawing-heading", heading=heading_words(table), draw=table.draw_pile, discard=len(table.discard_pile))


def _row(table: Table, seat: Seat, asked: Decision | None, pen: _Pen) -> str:
    place = table.places[seat]
    seated = f"{_mark(seat, asked, pen)} {seat_letter(seat):<3}{table.scores[seat]:>4}"
    return "  ".join([seated, _status(table, seat, pen), _line(place, pen) + _worth(table, seat)]).rstrip()


def _worth(table: Table, seat: Seat) -> str:
    """Return the points as a sum, and the action cards, by their codes if there is no room."""
    terms, points = short_sum(table, seat, times=_TIMES)
    actions = [card for card in table.places[seat].cards if card.kind not in (NUMBER, MODIFIER)]
    words = [f" {terms} = {points}" if terms else f" {points}", *(plain(face(card)) for card in actions)]
    if len("  ".join(words)) <= _ROOM:
        return "  ".join(words)
    return "  ".join([words[0], *map(str, actions)])


def _mark(seat: Seat, asked: Decision | None, pen: _Pen) -> str:
    """Mark who is asked, and who can be given the card."""
    if asked is not None and asked.seat == seat:
        return pen.inked(_ASKED, _POPPY)
    return _CAN_GET_IT if isinstance(asked, Give) and seat in asked.options else " "


def _status(table: Table, seat: Seat, pen: _Pen) -> str:
    status = table.places[seat].status
    if status is ACTIVE or table.winner is not None:
        return pen.inked(f"{say('picture-flip-seven'):<7}", *_GOLD) if _flips_seven(table, seat) else " " * 7
    return pen.inked(f"{say('status', status=status):<7}", _STATUSES[status])


def _flips_seven(table: Table, seat: Seat) -> bool:
    return table.flipped_seven == seat and table.winner is None


def _line(place: Place, pen: _Pen) -> str:
    """Return seven slots: the numbers, and a dot for each that can still come."""
    numbers = "".join(_number(card, pen, busted=place.status is BUSTED) for card in place.line)
    empty = f"{_EMPTY if place.status is ACTIVE else '':>{_SLOT - 1}} "
    return numbers + empty * (FLIP_7 - len(place.line))


def _number(card: Card, pen: _Pen, *, busted: bool) -> str:
    ink, field = (BACK_LINE, BACK) if busted else (number_ink(card), FIELDS[card.points])
    return pen.inked(f"{card!s:>{_SLOT - 1}} ", ink, field)
