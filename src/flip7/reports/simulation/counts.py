"""Shares, means and quantiles of what was counted."""

from collections.abc import Sequence
from itertools import accumulate
from math import sqrt
from typing import Final

from flip7.arena.sequential_test import Z_95

TAIL: Final = 0.999
"""Of what was counted; a chart leaves out the rest."""


def share_of(part: int, whole: int) -> float:
    """A part of nothing is none of it."""
    return part / whole if whole else 0.0


def mean_of(scores: Sequence[int]) -> tuple[float, float]:
    """The mean of the points, and how far off it may be, with a chance of 95 %."""
    rounds = sum(scores)
    if not rounds:
        return 0.0, 0.0
    mean = sum(points * count for points, count in enumerate(scores)) / rounds
    spread = sum((points - mean) ** 2 * count for points, count in enumerate(scores)) / rounds
    return mean, Z_95 * sqrt(spread / rounds)


def weighted(rates: Sequence[float], weights: Sequence[int]) -> float:
    """The mean of the rates, each as heavy as its weight."""
    total = sum(weights)
    return sum(rate * weight for rate, weight in zip(rates, weights, strict=True)) / total if total else 0.0


def quantile(counts: Sequence[int], share: float) -> int:
    """The least place up to which at least that share of the counts lies.

    >>> quantile([5, 0, 3, 2], 0.5), quantile([5, 0, 3, 2], 0.6), quantile([], 0.5)
    (0, 2, 0)
    """
    enough = share * sum(counts)
    return next((place for place, so_far in enumerate(accumulate(counts)) if so_far >= enough), 0)
