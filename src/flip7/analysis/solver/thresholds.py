"""The thresholds of a solution: from which sum on to stay, by how many numbers are in the line."""

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.solver.solution import Solution
from flip7.core.cards import Card
from flip7.core.numbers import FLIP_7


class Limit(NamedTuple):
    """When to stay with a count of numbers, without a Second Chance. None where no such hand hits, or none stays.

    Between the lowest sum that stays and the highest that hits it depends on which numbers they are.
    """

    numbers: int
    lowest: int
    """The lowest sum of that many numbers that can follow the start."""
    highest: int
    highest_hit: int | None
    lowest_stay: int | None
    riskiest_hit: float | None
    """The highest chance to bust with which hitting is right."""
    safest_stay: float | None
    """The lowest chance to bust with which staying is right."""

    @property
    def unclear(self) -> range:
        """The sums for which it depends on the numbers; where none does, it begins with the first that stays."""
        highest = self.lowest - 1 if self.highest_hit is None else self.highest_hit
        if self.lowest_stay is None or self.lowest_stay > highest:
            return range(highest + 1, highest + 1)
        return range(self.lowest_stay, highest + 1)


def hits_when_safe(solution: Solution) -> bool:
    """Return whether it is never right to stay with a Second Chance, the only one drawn so far."""
    question = solution.safe_question
    return question is not None and bool((solution.hit_values[:, question, :] >= solution.points).all())


def limits(solution: Solution, modifiers: Iterable[Card] = ()) -> list[Limit]:
    """Return the thresholds for every count of numbers up to six, with these modifiers besides those at the start."""
    hands = solution.hands
    _, column = hands.place([*hands.at_first, *modifiers])
    hits = solution.hit_values[:, solution.first_question, column] > solution.points[:, column]
    risks = solution.bust_risks(column)
    return [
        _limit(count, hands.number_sums[rows], hits[rows], risks[rows])
        for count in range(max(len(hands.line), 1), FLIP_7)
        if (rows := hands.number_counts == count).any()
    ]


def _limit(count: int, sums: NDArray[np.int64], hits: NDArray[np.bool_], risks: NDArray[np.float64]) -> Limit:
    return Limit(
        numbers=count,
        lowest=int(sums.min()),
        highest=int(sums.max()),
        highest_hit=int(sums[hits].max()) if hits.any() else None,
        lowest_stay=None if hits.all() else int(sums[~hits].min()),
        riskiest_hit=float(risks[hits].max()) if hits.any() else None,
        safest_stay=None if hits.all() else float(risks[~hits].min()),
    )
