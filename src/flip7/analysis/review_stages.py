"""A game review in stages: a draft of every decision at once, then one decision after the other with its final figures.

The decisions that seem to matter most come first. A stage takes what the one before returned, and nothing else is
remembered, so that stages can run in any process, and a review that was lost is made again from the record alone.

>>> from flip7.analysis.review_stages import draft
>>> from flip7.record import Record
>>> draft(Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32))).is_done
True
"""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import Final

from flip7.analysis.review import MAX_ROLLOUTS, assemble, judge
from flip7.analysis.review_report import ReviewReport, report_of
from flip7.analysis.reviewed_game import Asked, Judged, decisions
from flip7.kernel import jit
from flip7.record import Record, replay

DRAFT_ROLLOUTS: Final = 128 if jit.COMPILED else 8
"""Rollouts of each answer in the draft: a millisecond or two for a decision."""
ROLLOUT_BUDGET: Final = 256_000
"""Rollouts of one decision at most, shared among the answers, and among the seats still in twice: a round of many seats
takes longer, and so does each of its decisions. At a table of four the budget is not felt."""
USUAL_DECISIONS: Final = 200
"""A longer game shares the rollouts of this many decisions."""
FEWEST_ROLLOUTS: Final = 16
"""Rollouts of each answer even at very large tables."""


@dataclass(frozen=True, slots=True)
class StagedReview:
    """A review in the making: the decisions judged so far, and those that wait."""

    judged: tuple[Judged, ...]
    waiting: tuple[int, ...]
    """The decisions that are judged by the draft alone, the most important first."""

    @property
    def is_done(self) -> bool:
        """Whether every decision has its final figures."""
        return not self.waiting


def draft(record: Record) -> StagedReview:
    """Judge every decision roughly; raise `BadRecord` if the record breaks a rule."""
    asked = list(decisions(replay(record)))
    judged = tuple(judge(each, most=_rollouts(each, DRAFT_ROLLOUTS, len(asked))) for each in asked)
    return StagedReview(judged, tuple(_by_importance(asked, judged)))


def sharpen(record: Record, staged: StagedReview, count: int) -> StagedReview:
    """Judge the next `count` decisions with all rollouts."""
    asked = list(decisions(replay(record)))
    judged = list(staged.judged)
    for number in staged.waiting[:count]:
        judged[number] = judge(asked[number], most=_rollouts(asked[number], MAX_ROLLOUTS, len(asked)))
    return replace(staged, judged=tuple(judged), waiting=staged.waiting[count:])


def report(record: Record, staged: StagedReview) -> ReviewReport:
    """Report how the review looks now."""
    replayed = replay(record)
    review = assemble(replayed, list(decisions(replayed)), staged.judged)
    return report_of(review, sharp=len(staged.judged) - len(staged.waiting))


def _rollouts(each: Asked, most: int, count: int) -> int:
    """Return the rollouts of each answer, fewer at a large table and in a long game."""
    share = min(1.0, USUAL_DECISIONS / count)
    within = int(ROLLOUT_BUDGET * share) // (len(each.asked.options) * len(each.table.active) ** 2)
    return max(FEWEST_ROLLOUTS, min(most, within))


def _by_importance(asked: Sequence[Asked], judged: Sequence[Judged]) -> list[int]:
    """Order decisions by what the draft knows: by what the answer may have cost, or changed between two decisions."""

    def weight(number: int) -> float:
        its = judged[number]
        seat = asked[number].asked.seat
        following = judged[number + 1].before if number + 1 < len(judged) else its.chosen
        swing = abs(following[seat] - its.before[seat]) if seat < len(following) else 0.0
        return max(-its.margin, swing / 2)

    return sorted(range(len(judged)), key=lambda number: -weight(number))
