"""Targets: rules for whom to give a card to."""

from collections.abc import Sequence
from random import Random
from typing import assert_never

from flip7.analysis.endgame import standing
from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.decisions import Give
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To


def usual_target(view: Table, decision: Give) -> Seat:
    """Give a Freeze or Flip Three to the leading opponent, a spare Second Chance to the next seat that may have it."""
    return target_by(Policy(), view, decision)


def target_by(policy: Policy, view: Table, decision: Give, random: Random | None = None) -> Seat:
    """Return who gets the card by a policy; `random` is rolled where anybody may have it."""
    to = _rule(policy, decision)
    match to:
        case To.LEADER:
            return leading_opponent(view, decision)
        case To.LAST:
            return last_opponent(view, decision)
        case To.NEXT:
            return next_clockwise(view, decision)
        case To.ONESELF:
            return _oneself(view, decision, wanted=True)
        case To.EMPTY_SELF:
            return _oneself(view, decision, wanted=not view.places[decision.seat].cards)
        case To.ANYBODY:
            return (random or Random(0)).choice(decision.options)
        case _:
            assert_never(to)


def _rule(policy: Policy, decision: Give) -> To:
    if decision.card is FREEZE:
        return policy.freeze_to
    return policy.flip_three_to if decision.card is FLIP_THREE else policy.second_chance_to


def leading_opponent(view: Table, decision: Give) -> Seat:
    """Return the opponent with the highest total plus round score, first clockwise among equals; else the giver."""
    opponents = _opponents(view, decision)
    return max(opponents, key=lambda seat: standing(view, seat), default=decision.seat)


def last_opponent(view: Table, decision: Give) -> Seat:
    """Return the opponent with the lowest total plus round score, first clockwise among equals; else the giver."""
    opponents = _opponents(view, decision)
    return min(opponents, key=lambda seat: standing(view, seat), default=decision.seat)


def next_clockwise(view: Table, decision: Give) -> Seat:
    """Return the first seat clockwise from the giver that may be given the card."""
    return _clockwise(view, decision)[0]


def _oneself(view: Table, decision: Give, *, wanted: bool) -> Seat:
    """Return the giver, if that is wanted and allowed; else the leader."""
    return decision.seat if wanted and decision.seat in decision.options else leading_opponent(view, decision)


def _opponents(view: Table, decision: Give) -> list[Seat]:
    return [seat for seat in _clockwise(view, decision) if seat != decision.seat]


def _clockwise(view: Table, decision: Give) -> Sequence[Seat]:
    """Return the options in turn order from the giver's left; the giver comes last."""
    seats = len(view.places)
    return sorted(decision.options, key=lambda seat: (seat - decision.seat - 1) % seats)
