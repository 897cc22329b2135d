"""Advice where there is no compiled kernel, as in a browser: rougher, in plain Python, in hundredths of a second.

An answer is worth the chance to win from the totals that it leads to, with what the seats still in the round are
expected to bank. The chance is the learned one (`flip7.analysis.plain_chances`), and the best answer is level 5's.
tests/browser/test_review.py holds the figures against rollouts.
"""

from dataclasses import replace
from math import inf
from typing import Final, assert_never

from flip7.analysis.confidence import CLOSE, Z_95
from flip7.analysis.odds import next_card, next_three
from flip7.analysis.plain_chances import chances_from, round_after
from flip7.analysis.recommendation import Advice, recommend
from flip7.analysis.weighed_answer import Weighed
from flip7.bots.strategies.learned import EXPECTED, PlainLearned
from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table

LEAST_LOSS: Final = 0.04
"""A smaller loss counts as nothing. Of those that count, four of five are losses by rollouts too."""
DOUBT: Final = 0.04
"""The error of a difference between two answers, measured against rollouts: 4 points on average."""
CHANCE_DOUBT: Final = 0.06
"""The error of a chance to win, measured against rollouts: 6 points on average."""
SHIELD_POINTS: Final = 6
"""Points of the round that a Second Chance brings its holder, roughly."""
_NEXT_TO_NOTHING: Final = 1e-9
"""The least loss of an answer that is not the best."""

Chances = tuple[float, ...]
"""Each seat's chance to win."""


def rough_advice(table: Table, asked: Decision) -> Advice:
    """Advise on the question without rollouts: what lies within the doubt is too close to call."""
    worth = {choice: answer_worth(table, asked, choice) for choice in asked.options}
    best = PlainLearned().choose(table, asked)
    weighed = [_weighed(table, asked, choice, worth, best) for choice in asked.options]
    advice = recommend(table, asked, weighed, rough=True)
    return replace(
        advice,
        options=tuple(
            replace(each, behind_error=0.0 if each.choice == advice.best else Z_95 * DOUBT) for each in advice.options
        ),
    )


def _weighed(table: Table, asked: Decision, choice: Choice, worth: dict[Choice, Chances], best: Choice) -> Weighed:
    """Weigh an answer against level 5's; one that seems better than that is too close to it to call."""
    lost = worth[best][asked.seat] - worth[choice][asked.seat]
    behind = max(lost if lost > 0 else min(-lost, LEAST_LOSS), _NEXT_TO_NOTHING)
    is_best = choice == best
    points, bust = _points_and_bust(table, asked, choice)
    return Weighed(
        choice=choice,
        win=worth[choice][asked.seat],
        error=CHANCE_DOUBT,
        everybody=worth[choice],
        points=points,
        bust=bust,
        tries=0,
        behind=0.0 if is_best else behind,
        behind_error=0.0 if is_best else LEAST_LOSS / CLOSE,
        fewer_points=0.0,
        fewer_points_error=inf,
    )


def _points_and_bust(table: Table, asked: Decision, choice: Choice) -> tuple[float, float]:
    """Return the points of the round that the seat that is asked may expect, and its chance to bust at once."""
    seat = asked.seat
    now = round_points(table, seat)
    if choice is HIT:
        odds = next_card(table, seat)
        return odds.points_after, odds.bust
    if choice is STAY:
        return now, 0.0
    if choice == seat and isinstance(asked, Give) and asked.card is FLIP_THREE:
        flips = next_three(table, seat)
        return flips.points_after, flips.bust
    is_frozen = choice == seat and isinstance(asked, Give) and asked.card is FREEZE
    return now if is_frozen else max(now, EXPECTED), 0.0


def answer_worth(table: Table, asked: Decision, choice: Choice) -> Chances:
    """Estimate everybody's chance to win after an answer."""
    match asked:
        case HitOrStay(seat) if choice is STAY:
            return _with(table, seat, round_points(table, seat))
        case HitOrStay(seat):
            odds = next_card(table, seat)
            survived = odds.points_after / max(1 - odds.bust, 0.01)
            return _mixed(odds.bust, _with(table, seat, 0), _with(table, seat, max(survived, EXPECTED)))
        case Give(card=card):
            assert isinstance(choice, int), "a card is given to a seat"
            if card is FREEZE:
                return _with(table, choice, round_points(table, choice))
            if card is FLIP_THREE:
                flips = next_three(table, choice)
                survived = flips.points_after / max(1 - flips.bust, 0.01)
                return _mixed(flips.bust, _with(table, choice, 0), _with(table, choice, max(survived, EXPECTED)))
            return _with(table, choice, max(round_points(table, choice), EXPECTED) + SHIELD_POINTS)
        case WhichCard():
            raise AssertionError(asked)
        case _:
            assert_never(asked)


def _with(table: Table, seat: Seat, points: float) -> Chances:
    """Return the chances if the seat banks these points, and the others what is expected."""
    totals = [float(total) for total in table.scores]
    for other in table.seats:
        now = round_points(table, other)
        totals[other] += points if other == seat else max(now, EXPECTED) if table.is_active(other) else now
    return chances_from(totals, round_after(table))


def _mixed(bust: float, busted: Chances, survived: Chances) -> Chances:
    return tuple(bust * one + (1 - bust) * other for one, other in zip(busted, survived, strict=True))
