"""Whom to give a card to, unless a bot has its own mind."""

from flip7.core.cards import SECOND_CHANCE
from flip7.core.decisions import Give
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table


def usual_target(view: Table, decision: Give) -> Seat:
    """A Freeze or Flip Three goes to the leading opponent, a spare Second Chance to the next seat that may have it."""
    if decision.card is SECOND_CHANCE:
        return next_clockwise(view, decision)
    return leading_opponent(view, decision)


def leading_opponent(view: Table, decision: Give) -> Seat:
    """The opponent with the highest total plus round score, first clockwise among equals; else oneself."""
    opponents = [seat for seat in _clockwise(view, decision) if seat != decision.seat]
    return max(opponents, key=lambda seat: view.scores[seat] + round_points(view, seat), default=decision.seat)


def next_clockwise(view: Table, decision: Give) -> Seat:
    """The first seat clockwise from the giver that may be given the card."""
    return _clockwise(view, decision)[0]


def _clockwise(view: Table, decision: Give) -> list[Seat]:
    """The options in turn order from the giver's left; the giver comes last."""
    seats = len(view.places)
    return sorted(decision.options, key=lambda seat: (seat - decision.seat - 1) % seats)
