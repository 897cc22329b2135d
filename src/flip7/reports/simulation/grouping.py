"""The players of a simulation grouped by bot, as the charts show them: one colour for each bot."""

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import accumulate
from math import sqrt
from typing import Final

from flip7.analysis.confidence import Z_95, wilson_interval
from flip7.arena.result import BotResult, Result
from flip7.arena.sequential_test import Comparison
from flip7.core.errors import escape_unprintable
from flip7.i18n.catalog import say

BOT_COLOURS: Final = 6
"""With more bots than this, all have the same colour."""
MANY_COLOUR: Final = "var(--neutral)"
DASHES: Final = ("solid", "7px,3px", "2px,3px", "10px,3px,2px,3px", "14px,4px", "5px,2px,1px,2px,1px,2px")
TAIL: Final = 0.999
"""The share of the counts that a chart shows; it leaves out the rest."""


def share_of(part: int, whole: int) -> float:
    """Return the share; of nothing it is 0."""
    return part / whole if whole else 0.0


def mean_of(scores: Sequence[int]) -> tuple[float, float]:
    """Return the mean of the points, and half the width of its 95 % confidence interval."""
    rounds = sum(scores)
    if not rounds:
        return 0.0, 0.0
    mean = sum(points * count for points, count in enumerate(scores)) / rounds
    spread = sum((points - mean) ** 2 * count for points, count in enumerate(scores)) / rounds
    return mean, Z_95 * sqrt(spread / rounds)


def weighted(rates: Sequence[float], weights: Sequence[int]) -> float:
    """Return the weighted mean of the rates."""
    total = sum(weights)
    return sum(rate * weight for rate, weight in zip(rates, weights, strict=True)) / total if total else 0.0


def quantile(counts: Sequence[int], share: float) -> int:
    """Return the least place up to which at least that share of the counts lies.

    >>> quantile([5, 0, 3, 2], 0.5), quantile([5, 0, 3, 2], 0.6), quantile([], 0.5)
    (0, 2, 0)
    """
    enough = share * sum(counts)
    return next((place for place, so_far in enumerate(accumulate(counts)) if so_far >= enough), 0)


@dataclass(frozen=True, slots=True)
class Share:
    """The share of games that one bot wins."""

    name: str
    colour: str
    rate: float
    """The share of all games, for each of its players."""
    low: float
    high: float
    each: tuple[float, ...]
    """The rate of each of its players."""


@dataclass(frozen=True, slots=True)
class Pool:
    """All players with the same bot."""

    share: Share
    dash: str
    points: float
    error: float
    bust: float
    frozen: float
    seven: float
    scores: tuple[int, ...]
    """The number of rounds that scored 0, 1, 2 … points."""

    @property
    def name(self) -> str:
        """The bot's name."""
        return self.share.name

    @property
    def colour(self) -> str:
        """The bot's colour, the same in every chart."""
        return self.share.colour

    @property
    def rounds(self) -> int:
        """All rounds of all its players."""
        return sum(self.scores)

    @property
    def zero(self) -> float:
        """The share of rounds without points."""
        return self.scores[0] / self.rounds if self.rounds else 0.0

    def scoring(self, share: float) -> int:
        """Return the points that this share of the scoring rounds does not exceed."""
        return quantile((0, *self.scores[1:]), share) if any(self.scores[1:]) else 0


def pools(result: Result) -> list[Pool]:
    """Return the bots, those that win most often first, with their players taken together."""
    by_name: dict[str, list[BotResult]] = {}
    for bot in result.bots:
        by_name.setdefault(bot.name, []).append(bot)
    order = sorted(by_name.values(), key=lambda bots: -sum(bot.wins for bot in bots) / len(bots))
    return [_pool(bots, place, len(order), result) for place, bots in enumerate(order)]


def _pool(bots: Sequence[BotResult], place: int, count: int, result: Result) -> Pool:
    scores = tuple(
        sum(bot.scores[points] for bot in bots if points < len(bot.scores))
        for points in range(max(len(bot.scores) for bot in bots))
    )
    rounds = [sum(bot.scores) for bot in bots]
    mean, error = mean_of(scores)
    return Pool(
        share=_pooled_share(bots, colour_of(place, count), result),
        dash=DASHES[place % len(DASHES)],
        points=mean,
        error=error,
        bust=weighted([bot.bust_rate for bot in bots], rounds),
        frozen=weighted([bot.frozen_rate for bot in bots], rounds),
        seven=weighted([bot.flip7_rate for bot in bots], rounds),
        scores=scores,
    )


def _pooled_share(bots: Sequence[BotResult], colour: str, result: Result) -> Share:
    """Return the share of players with the same bot: at most one of them wins a game, so their wins can be added."""
    count = len(bots)
    if result.comparison is not None and count == 1:
        one, other = sides(result.comparison, (colour, colour))
        return one if bots[0].name == result.comparison.one else other
    wins, games = sum(bot.wins for bot in bots), bots[0].games
    low, high = wilson_interval(wins, games)
    rate = wins / games / count if games else 0.0
    return Share(
        escape_unprintable(bots[0].name), colour, rate, low / count, high / count, tuple(bot.win_rate for bot in bots)
    )


def sides(comparison: Comparison, colours: tuple[str, str]) -> tuple[Share, Share]:
    """Return the two bots that are compared; a bot against itself is told apart by its place."""
    one, other = escape_unprintable(comparison.one), escape_unprintable(comparison.other)
    if comparison.one == comparison.other:
        one, other = say("plot-first-of-two", bot=one), say("plot-second-of-two", bot=other)
    rate, low, high = comparison.win_rate, comparison.low, comparison.high
    return (
        Share(one, colours[0], rate, low, high, (rate,)),
        Share(other, colours[1], 1 - rate, 1 - high, 1 - low, (1 - rate,)),
    )


def colour_of(place: int, count: int) -> str:
    """Return the colour of the bot at that place among this many."""
    return f"var(--b{place + 1})" if count <= BOT_COLOURS else MANY_COLOUR


def even_rate(result: Result) -> float:
    """Return the win rate of everybody if all were equally good."""
    return 1 / len(result.bots) if result.bots else 0.0
