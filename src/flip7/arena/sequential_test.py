"""A sequential test whether one bot is better than another: it may be looked at as often as one likes.

Both bots play every shuffle twice, the second time with their seats exchanged. If one of them wins both games, that
counts for it; if each wins one, the cards decided and the pair says nothing. If neither bot is better, the pairs that
count fall to either with a chance of one half. The evidence against that is Robbins's mixture: how much likelier the
pairs are under a chance that may be anything than under one half. By Ville's inequality it reaches 20 with a chance of
at most 1 in 20 if the bots are equally good, however often somebody looks, so the games can stop as soon as it does.
"""

from dataclasses import dataclass
from math import exp, lgamma, log
from typing import Final

from flip7.analysis.confidence import Z_95
from flip7.arena.simulation import Simulation
from flip7.arena.tally import Tally

CERTAIN: Final = log(20)
"""The evidence, as a logarithm, at which a difference is held to be real: an error of at most 5 %."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """Two bots with the same cards and seats exchanged."""

    one: str
    other: str
    pairs: int
    """Shuffles played twice."""
    one_won_both: int
    other_won_both: int
    win_rate: float
    """The share of all games that the first bot won."""
    low: float
    high: float
    """The upper end of the 95 % interval of that rate; one half means equally good."""
    chance_of_error: float
    """If they were equally good, a difference this clear would have come up with at most this chance."""
    better: str | None
    """The better bot, when they can be told apart."""
    games_needed: int | None
    """About how many games it takes to tell them apart, estimated from these; None if they came out even."""


def compare(simulation: Simulation, tally: Tally) -> Comparison:
    """Test what the pairs of games say."""
    both, _, _, neither = tally.each("pairs", 4)
    pairs = sum(tally.each("pairs", 4))
    one, other = (player.name for player in simulation.players)
    evidence = log_evidence(both, neither)
    difference = (both - neither) / pairs if pairs else 0.0
    low, high = _interval(both, neither, pairs)
    better = (one if both > neither else other) if evidence >= CERTAIN else None
    return Comparison(
        one=one,
        other=other,
        pairs=pairs,
        one_won_both=both,
        other_won_both=neither,
        win_rate=(1 + difference) / 2,
        low=low,
        high=high,
        chance_of_error=min(exp(-evidence), 1.0),
        better=better,
        games_needed=games_needed(both, neither, pairs),
    )


def _interval(for_one: int, for_other: int, pairs: int) -> tuple[float, float]:
    """Return the 95 % interval of the first bot's share of the games.

    Four pairs are added to those that were seen, one for each way that they can end: with few games nothing is certain,
    and with many they do not count.
    """
    seen = (for_one - for_other) / pairs if pairs else 0.0
    middle = (for_one - for_other) / (pairs + 4)
    spread = (for_one + for_other + 2) / (pairs + 4) - middle**2
    reach = Z_95 * (spread / (pairs + 4)) ** 0.5
    return max(1 + min(middle - reach, seen), 0.0) / 2, min(1 + max(middle + reach, seen), 2.0) / 2


def is_settled(tally: Tally) -> bool:
    """Return whether the two can be told apart."""
    both, _, _, neither = tally.each("pairs", 4)
    return log_evidence(both, neither) >= CERTAIN


def log_evidence(for_one: float, for_other: float) -> float:
    """Return the log of the evidence: how much likelier such pairs are under any chance than under one half.

    >>> log_evidence(0, 0)
    0.0
    >>> log_evidence(60, 40) < CERTAIN < log_evidence(70, 30)
    True
    """
    pairs = for_one + for_other
    return lgamma(for_one + 1) + lgamma(for_other + 1) - lgamma(pairs + 2) + pairs * log(2)


def games_needed(for_one: int, for_other: int, pairs: int) -> int | None:
    """Estimate how many games it takes, if the pairs go on as they did so far."""
    counted = for_one + for_other
    if for_one == for_other:
        return None
    share = for_one / counted
    enough = 1
    while log_evidence(enough * share, enough * (1 - share)) < CERTAIN:
        enough *= 2
    step = enough // 2
    while step:
        fewer = enough - step
        if fewer > 0 and log_evidence(fewer * share, fewer * (1 - share)) >= CERTAIN:
            enough = fewer
        step //= 2
    return round(2 * enough * pairs / counted)
