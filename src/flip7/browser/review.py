"""The review of a game where there is no compiled kernel: rougher, in plain Python, in some tenths of a second.

An answer is worth the chance to win from the totals that it leads to, with what the seats still in the round are
expected to bank. The chance is level 5's (`flip7.bots.strategies.learned`), and so is the best answer.
tests/browser/test_review.py holds the figures against rollouts.
"""

from typing import Final, assert_never

from flip7.analysis.confidence import Z_95
from flip7.analysis.odds import next_card, next_three
from flip7.analysis.review_report import ReviewReport, report_of
from flip7.analysis.reviewed_game import Asked, Chances, Judged, Standings, chances_before, decisions, reviewed
from flip7.bots.strategies.learned import EXPECTED, PlainLearned, RoundStart, chances_from
from flip7.core.cards import FLIP_THREE, FREEZE
from flip7.core.decisions import STAY, Choice, Give, HitOrStay, WhichCard
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.record import Record, replay

LEAST_LOSS: Final = 0.04
"""A smaller loss counts as nothing. Of those that count, four of five are losses by rollouts too."""
DOUBT: Final = 0.04
"""The error of a difference between two answers, measured against rollouts: 4 points on average."""
SHIELD_POINTS: Final = 6
"""Points of the round that a Second Chance brings its holder, roughly."""


def rough_report(record: Record) -> ReviewReport:
    """Review a game without rollouts; raise `BadRecord` if the record breaks a rule."""
    replayed = replay(record)
    asked = list(decisions(replayed))
    judged = [_judge(each) for each in asked]
    game = replayed.game
    end = _at(game.table) if game.asked is None or not judged else judged[-1].chosen
    return report_of(reviewed(replayed, asked, judged, Standings(_at, _among), end), rough=True)


def _judge(each: Asked) -> Judged:
    """Judge an answer: a loss within the doubt counts as nothing, and so does one that level 5 would choose."""
    seat = each.asked.seat
    worth = {choice: _worth(each.table, each.asked, choice) for choice in each.asked.options}
    best = PlainLearned().choose(each.table, each.asked)
    chosen = worth[each.choice]
    others = max(worth[choice][seat] for choice in worth if choice != each.choice)
    behind = worth[best][seat] - chosen[seat]
    cost = behind if behind > LEAST_LOSS else 0.0
    close = [chances for chances in worth.values() if worth[best][seat] - chances[seat] <= LEAST_LOSS]
    return Judged(
        best=best,
        before=chances_before(seat, worth[best] if cost else chosen, close),
        chosen=chosen,
        cost=cost,
        error=Z_95 * DOUBT if cost else 0.0,
        margin=chosen[seat] - others if best == each.choice else -behind,
        doubt=DOUBT,
    )


def _worth(table: Table, asked: HitOrStay | Give | WhichCard, choice: Choice) -> Chances:
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
    seats = len(table.places)
    return chances_from(totals, RoundStart(table.rules.target, seats, (table.first + 1) % seats))


def _mixed(bust: float, busted: Chances, survived: Chances) -> Chances:
    return tuple(bust * one + (1 - bust) * other for one, other in zip(busted, survived, strict=True))


def _at(table: Table) -> Chances:
    if table.winner is not None:
        return tuple(float(seat == table.winner) for seat in table.seats)
    return _among(table, len(table.places))


def _among(table: Table, seats: int) -> Chances:
    first = table.first if table.first < seats else 0
    return chances_from(table.scores[:seats], RoundStart(table.rules.target, seats, first))
