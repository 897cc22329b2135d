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
LEAST_CLEAR: Final = 0.015
"""A smaller difference of two chances to win is never told as certain, however many tries it comes from: the learned
chance to win at the end of a round is not better than that (tests/analysis/test_words_and_play_outs.py)."""


class Certainty(StrEnum):
    """The certainty that the advised answer is the best one."""

    CLOSE = "close"
    """Another answer is too close to it to call."""
    PROBABLY = "probably"
    CLEARLY = "clearly"
    """It is better than every other answer by three standard errors and 1.5 points, or by the rules."""


def is_clear(difference: float, standard_error: float) -> bool:
    """Return whether a difference of two chances to win is told as certain.

    >>> is_clear(0.04, 0.01), is_clear(0.04, 0.02), is_clear(0.01, 0.001)
    (True, False, False)
    """
    return difference >= LEAST_CLEAR and difference > CLEARLY * standard_error


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
