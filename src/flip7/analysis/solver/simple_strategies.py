"""Simple rules that people play by, for comparison with the best choices."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final, assert_never

from flip7.analysis.solver.features import Answers, Situation


class Kind(StrEnum):
    """The quantity that a rule looks at."""

    POINTS = "points"
    """Stays at a number of points, whatever else there is."""
    POINTS_UNLESS_SAFE = "points-unless-safe"
    """Stays at a number of points, never with a Second Chance."""
    NUMBERS = "numbers"
    """Stays when the numbers add up to a sum, never with a Second Chance."""
    RISK = "risk"
    """Stays when the chance to bust is too high; with a Second Chance it is 0."""
    ONE_CARD = "one-card"
    """Hits as long as one card more, and then staying, would score more on average."""


@dataclass(frozen=True, slots=True)
class SimpleRule:
    """A kind of rule, and where it stays.

    >>> str(SimpleRule(Kind.POINTS, 25))
    'points:25'
    """

    kind: Kind
    at: float = 0

    def __call__(self, asked: Situation) -> Answers:
        """Return where the rule hits."""
        match self.kind:
            case Kind.POINTS:
                return asked.points < self.at
            case Kind.POINTS_UNLESS_SAFE:
                return (asked.points < self.at) | asked.second_chance
            case Kind.NUMBERS:
                return (asked.number_sum < self.at) | asked.second_chance
            case Kind.RISK:
                return asked.bust_risk < self.at
            case Kind.ONE_CARD:
                return asked.points_after_one_card > asked.points
            case _:
                assert_never(self.kind)

    def __str__(self) -> str:
        return self.kind if self.kind is Kind.ONE_CARD else f"{self.kind}:{self.at:g}"


FAMILIES: Final[dict[Kind, tuple[float, ...]]] = {
    Kind.RISK: (0.14, 0.16, 0.18, 0.20, 0.21, 0.22, 0.23, 0.24, 0.25, 0.26, 0.28, 0.30, 0.35, 0.40),
    Kind.NUMBERS: tuple(range(18, 31)),
    Kind.POINTS_UNLESS_SAFE: tuple(range(15, 41)),
    Kind.POINTS: tuple(range(15, 41)),
}
"""Where the rules of each kind stay, around their best."""

BEST: Final = (
    SimpleRule(Kind.ONE_CARD),
    SimpleRule(Kind.RISK, 0.22),
    SimpleRule(Kind.NUMBERS, 24),
    SimpleRule(Kind.POINTS_UNLESS_SAFE, 26),
    SimpleRule(Kind.POINTS, 27),
)
"""The best rule of each kind with all 94 cards, the best first."""
