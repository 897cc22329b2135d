"""A number card: into the line, a bust, a save, or the seventh (B, SC.2, F7)."""

from typing import Final

from flip7.core.cards import Card
from flip7.core.events import EVERY_BUSTED, EVERY_KEPT, Saved
from flip7.core.referee import Referee
from flip7.core.rounds import flip_seven
from flip7.core.seats import Seat

FLIP_7: Final = 7


def resolve_number(referee: Referee, seat: Seat, card: Card) -> None:
    """A number already in the line busts, unless a Second Chance saves (B.1, SC.2, X.6); a new one joins the line."""
    place = referee.table.places[seat]
    if card not in place.cards:
        referee.declare(EVERY_KEPT[seat, card])
        if len(place.cards) >= FLIP_7 and len(place.line) == FLIP_7:
            flip_seven(referee, seat)
    elif place.has_second_chance:
        referee.declare(Saved(seat, card))
    else:
        referee.declare(EVERY_BUSTED[seat, card])
