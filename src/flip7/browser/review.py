"""The review of a game where there is no compiled kernel: rougher, in plain Python, in some tenths of a second.

The values of the answers are those of `flip7.bots.rough_advice`. tests/browser/test_review.py holds the figures against
rollouts.
"""

from flip7.analysis.confidence import Z_95
from flip7.analysis.plain_chances import chances_from, round_at
from flip7.analysis.review_report import ReviewReport, report_of
from flip7.analysis.reviewed_game import Asked, Chances, Judged, Standings, chances_before, decisions, reviewed
from flip7.bots.rough_advice import DOUBT, LEAST_LOSS, answer_worth
from flip7.bots.strategies.learned import PlainLearned
from flip7.core.table import Table
from flip7.record import Record, replay


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
    worth = {choice: answer_worth(each.table, each.asked, choice) for choice in each.asked.options}
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


def _at(table: Table) -> Chances:
    if table.winner is not None:
        return tuple(float(seat == table.winner) for seat in table.seats)
    return _among(table, len(table.places))


def _among(table: Table, seats: int) -> Chances:
    return chances_from(table.scores[:seats], round_at(table, seats))
