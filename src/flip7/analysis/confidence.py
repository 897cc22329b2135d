"""Confidence intervals: the 95 % of every error that is printed, the words for it, and the interval of a rate.

That of a comparison that may stop early is in `arena/sequential_test.py`.
"""

from enum import StrEnum
from math import sqrt
from typing import Final

Z_95: Final = 1.959963984540054
"""A normal value lies within this many standard deviations of its mean with a chance of 95 %."""
CLOSE: Final = 2.0
"""Two answers are too close to call within this many standard errors of their difference."""
CLEARLY: Final = 3.0
"""A difference of more than this many standard errors is told as certain, a smaller one as probable."""


class Certainty(StrEnum):
    """The certainty that the advised answer is the best one."""

    CLOSE = "close"
    """Another answer is too close to it to call."""
    PROBABLY = "probably"
    CLEARLY = "clearly"
    """It is better than every other answer by more than three standard errors, or by the rules."""


def wilson_interval(hits: int, tries: int) -> tuple[float, float]:
    """Return the 95 % confidence interval of a rate (Wilson): sound for rare events and few games, within 0 to 1.

    >>> low, high = wilson_interval(250, 1000)
    >>> round(low, 4), round(high, 4)
    (0.2242, 0.2778)
    """
    if not tries:
        return 0.0, 1.0
    rate, weight = hits / tries, Z_95**2 / tries
    middle = (rate + weight / 2) / (1 + weight)
    reach = Z_95 / (1 + weight) * sqrt(rate * (1 - rate) / tries + weight / (4 * tries))
    return max(min(middle - reach, rate), 0.0), min(max(middle + reach, rate), 1.0)
