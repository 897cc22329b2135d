"""Scoring: the points of a set of cards, and of a seat (E.2, M.2, M.3)."""

from collections.abc import Sequence

from flip7.core.cards import NUMBER, TIMES_2, Card
from flip7.core.seats import Points, Seat
from flip7.core.table import BUSTED, Table


def points(cards: Sequence[Card], *, flip_7: int = 0) -> Points:
    """The numbers, doubled by each x2, plus each +n, plus the bonus for a Flip 7, in this order (E.2, X.7).

    >>> from flip7.core.cards import parse_cards
    >>> points(parse_cards("7 11 +8 x2"))
    44
    """
    numbers = bonuses = doublings = 0
    for card in cards:
        if card.kind is NUMBER:
            numbers += card.points
        elif card is TIMES_2:
            doublings += 1
        else:
            bonuses += card.points
    return Points(numbers * 2**doublings + bonuses + flip_7)


def round_points(table: Table, seat: Seat) -> Points:
    """Score the seat as if the round ended now: nothing if busted, else its cards and its Flip 7 (B.2, E.2)."""
    place = table.places[seat]
    if place.status is BUSTED:
        return Points(0)
    return points(place.cards, flip_7=table.rules.flip_7 if table.flipped_seven == seat else 0)
