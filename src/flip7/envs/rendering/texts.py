"""Texts of a drawn table: its heading, what is asked, and each seat's points as a short sum."""

from collections.abc import Iterator
from functools import cache

from flip7.core.cards import MODIFIER, TIMES_2
from flip7.core.decisions import Decision
from flip7.core.scoring import round_points
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import BUSTED, Place, Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names


@cache
def letters(seats: int) -> Names:
    """Return the seats' letters as names."""
    return Names([seat_letter(seat) for seat in range(seats)])


def heading_words(table: Table) -> str:
    """Return the round, who deals, and the target."""
    dealer = seat_letter(table.dealer)
    return say("picture-heading", number=table.round, dealer=dealer, target=table.rules.target)


def asked_words(table: Table, asked: Decision | None) -> str:
    """Return the question, or who has won; nothing if the table is only looked at."""
    if asked is not None:
        return plain(question(asked, letters(len(table.places))))
    if table.winner is None:
        return ""
    return say("game-won", name=seat_letter(table.winner), total=table.scores[table.winner])


def short_sum(table: Table, seat: Seat, *, times: str) -> tuple[str, str]:
    """Return the terms, if there is more than the numbers, and the points; `times` is how a doubling is written.

    When the game is over the cards are gone, and there is nothing to sum up.

    >>> from flip7.record import position
    >>> short_sum(position("12 9 4 3 x2 +4").table, Seat(0), times="x2")
    ('28 x2 +4', '60')
    """
    place = table.places[seat]
    if table.winner is not None:
        return "", ""
    if place.status is BUSTED:
        return "", "0"
    bonus = table.rules.flip_7 if table.flipped_seven == seat else 0
    return " ".join(_terms(place, bonus, times)), str(round_points(table, seat))


def _terms(place: Place, bonus: int, times: str) -> Iterator[str]:
    doublings = [times for card in place.cards if card is TIMES_2]
    additions = [str(card) for card in place.cards if card.kind is MODIFIER and card is not TIMES_2]
    if not (doublings or additions or bonus):
        return
    if place.line or doublings:
        yield str(sum(card.points for card in place.line))
    yield from (*doublings, *additions)
    if bonus:
        yield f"+{bonus}"
