"""Ratings: how strong bots are, on one Elo scale, from who won at which tables (Plackett-Luce).

Luce's model of choice: everybody has a strength, and wins a table with the chance of their strength over the sum of the
strengths at the table. Two equal bots win equally often; 400 points more are a strength ten times as high, as in Elo's
ratings. A bot at several seats of a table has its strength as many times.

The strengths are the likeliest ones under a very weak belief that nobody is thousands of points away from the others:
with it a bot that has never won has a rating, too, and after a few hundred games it does not count. They are found by
Newton's method; the curvature at the end (Fisher's information) says how sure they are.
"""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import log
from typing import Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.confidence import Z_95

MIDDLE: Final = 1500.0
"""The rating of the anchor, or the mean of all."""
SCALE: Final = 400 / log(10)
"""Points for each unit of the logarithm of the strength."""
BELIEF: Final = (1000 / SCALE) ** -2
"""The weight of the prior that everybody is in the middle: a standard deviation of 1,000 points."""
CLOSE_ENOUGH: Final = 1e-9
MAX_STEPS: Final = 200

Vector: TypeAlias = NDArray[np.float64]


@dataclass(frozen=True, slots=True)
class Contest:
    """Games of the same bots at one table: how many seats each has, and how many games each has won."""

    seats: Mapping[int, int]
    wins: Mapping[int, int]


@dataclass(frozen=True, slots=True)
class Rating:
    """The rating of a bot, with its confidence interval of 95 % from low to high."""

    value: float
    low: float
    high: float


def ratings(bots: int, contests: Iterable[Contest], anchor: int | None = None) -> list[Rating]:
    """Return the rating of every bot. That of the anchor is 1500 by definition; without an anchor the mean is.

    >>> won = Contest(seats={0: 1, 1: 1}, wins={0: 10_000, 1: 1_000})
    >>> [round(rating.value) for rating in ratings(2, [won])]
    [1700, 1300]
    """
    games = [_Games.of(contest) for contest in contests]
    strengths = _likeliest(bots, games)
    contrast = _against(bots, anchor)
    spread = contrast @ np.linalg.inv(_information(strengths, games)) @ contrast.T
    values = MIDDLE + SCALE * (contrast @ strengths)
    reach = SCALE * Z_95 * np.sqrt(np.maximum(np.diag(spread), 0))
    return [
        Rating(float(value), float(value - error), float(value + error))
        for value, error in zip(values, reach, strict=True)
    ]


def _against(bots: int, anchor: int | None) -> Vector:
    """Return the matrix that turns strengths into distances from the anchor, or from the mean."""
    reference = np.full(bots, 1 / bots) if anchor is None else np.eye(bots)[anchor]
    distances: Vector = np.eye(bots) - reference
    return distances


# --- the likeliest strengths ------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class _Games:
    """A contest as arrays: who sits there, the logarithm of how many seats each has, and the games each has won."""

    who: NDArray[np.int64]
    seats: Vector
    wins: Vector

    @classmethod
    def of(cls, contest: Contest) -> "_Games":
        who = sorted(contest.seats)
        return cls(
            np.array(who),
            np.log([contest.seats[bot] for bot in who]),
            np.array([contest.wins.get(bot, 0) for bot in who], float),
        )

    def weights(self, strengths: Vector) -> Vector:
        """Return the logarithm of each bot's weight at the table."""
        return np.asarray(strengths[self.who] + self.seats)

    def chances(self, strengths: Vector) -> Vector:
        """Return each bot's chance to win."""
        weights = self.weights(strengths)
        heights = np.exp(weights - weights.max())
        return np.asarray(heights / heights.sum())


def _likeliest(bots: int, games: Sequence[_Games]) -> Vector:
    """Return the logarithms of the likeliest strengths; their sum is 0."""
    strengths = np.zeros(bots)
    height = _log_likelihood(strengths, games)
    for _ in range(MAX_STEPS):
        step = np.linalg.solve(_information(strengths, games), _slope(strengths, games))
        if np.abs(step).max() < CLOSE_ENOUGH:
            break
        while (reached := _log_likelihood(strengths + step, games)) < height and np.abs(step).max() > CLOSE_ENOUGH:
            step /= 2  # the way up is right, and the step was too long
        strengths, height = strengths + step, reached
    centred: Vector = strengths - strengths.mean()
    return centred


def _log_likelihood(strengths: Vector, games: Sequence[_Games]) -> float:
    total = -BELIEF / 2 * float(strengths @ strengths)
    for played in games:
        weights = played.weights(strengths)
        total += float(played.wins @ (weights - np.logaddexp.reduce(weights)))
    return total


def _slope(strengths: Vector, games: Sequence[_Games]) -> Vector:
    """Return the gradient of the log-likelihood: games won, less those that were to be expected."""
    slope = -BELIEF * strengths
    for played in games:
        slope[played.who] += played.wins - played.wins.sum() * played.chances(strengths)
    return slope


def _information(strengths: Vector, games: Sequence[_Games]) -> Vector:
    """Return the Fisher information: how sharply the likelihood falls away."""
    information = BELIEF * np.eye(len(strengths))
    for played in games:
        chances = played.chances(strengths)
        curved = np.diag(chances) - np.outer(chances, chances)
        information[np.ix_(played.who, played.who)] += played.wins.sum() * curved
    return information
