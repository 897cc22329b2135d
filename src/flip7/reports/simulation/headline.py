"""The headline of a simulation report."""

from collections.abc import Sequence
from math import sqrt
from statistics import NormalDist
from typing import Final

from flip7.analysis.confidence import Z_95
from flip7.arena.result import Result
from flip7.arena.sequential_test import Comparison
from flip7.core.seats import seat_letter
from flip7.i18n.catalog import say
from flip7.reports.format import SPACE, even_percent, games_text, percent, span_percent
from flip7.reports.page import Headline
from flip7.reports.simulation.grouping import Share, even_rate, pools, sides

ONE_IN_A_MILLION: Final = 1e-6


def headline(result: Result) -> Headline:
    """Return what the simulation found, in one sentence."""
    if not result.games:
        return Headline(say("plot-finding-none"))
    if result.comparison is not None:
        return _compared(result.comparison)
    found = pools(result)
    if len(found) > 1:
        return _best(result, found[0].share, [pool.share for pool in found[1:]])
    return _seats_differ(result, found[0].name) if len(result.seats) > 1 else _alone(result, found[0].name)


def _compared(comparison: Comparison) -> Headline:
    one, other = sides(comparison, ("", ""))
    ahead, behind = (one, other) if one.rate >= other.rate else (other, one)
    games = games_text(2 * comparison.pairs)
    rate, between = percent(ahead.rate), span_percent(ahead.low, ahead.high)
    if comparison.better is not None:
        return Headline(
            say("plot-finding-better", bot=ahead.name, other=behind.name, rate=rate, range=between),
            say("plot-under-better", games=games, chance=_chance(comparison.chance_of_error)),
        )
    if comparison.games_needed is None:
        return Headline(say("plot-finding-same", bot=one.name, other=other.name, games=games))
    needed = f"{comparison.games_needed:,}"
    return Headline(
        say("plot-finding-undecided", bot=ahead.name, other=behind.name, games=games, needed=needed),
        say("plot-under-undecided", bot=ahead.name, rate=rate, range=between),
    )


def _chance(chance: float) -> str:
    """Format a small chance; below one in a million it does not matter how small."""
    return (
        say("plot-chance-tiny") if chance < ONE_IN_A_MILLION else say("plot-chance", rate=f"{100 * chance:.2g}{SPACE}%")
    )


def _best(result: Result, best: Share, others: Sequence[Share]) -> Headline:
    """Say who wins most often, and who may be as good."""
    games, rate, even = games_text(result.games), percent(best.rate), even_percent(even_rate(result))
    sure = _certain(len(others))
    rivals = [
        other for other in others if best.rate - other.rate <= sure * _error_of_difference(best, other, result.games)
    ]
    if not rivals:
        under = say("plot-under-best", even=even, games=games, seats=len(result.seats))
        return Headline(say("plot-finding-best", players=len(best.each), bot=best.name, rate=rate), under)
    if len(rivals) > 1:
        sentence = say("plot-finding-crowded", bot=best.name, rate=rate, count=len(rivals))
    else:
        other = rivals[0]
        sentence = say("plot-finding-close", bot=best.name, other=other.name, rate=rate, other_rate=percent(other.rate))
    return Headline(sentence, say("plot-under-close", even=even, games=games))


def _error_of_difference(one: Share, other: Share, games: int) -> float:
    """Return the error of a difference. Only one of them wins a game, so their rates are not independent."""
    spread = one.rate / len(one.each) + other.rate / len(other.each) - (one.rate - other.rate) ** 2
    return sqrt(max(spread, 0.0) / games)


def _seats_differ(result: Result, bot: str) -> Headline:
    games, even = games_text(result.games), even_percent(even_rate(result))
    best = max(range(len(result.seats)), key=result.seats.__getitem__)
    worst = min(range(len(result.seats)), key=result.seats.__getitem__)
    farthest = max(abs(rate - even_rate(result)) for rate in result.seats)
    if farthest <= _certain(len(result.seats)) * result.seat_error / Z_95:
        return Headline(say("plot-finding-seats-even", bot=bot), say("plot-under-seats-even", games=games, even=even))
    sentence = say(
        "plot-finding-seat",
        bot=bot,
        best=seat_letter(best),
        most=percent(result.seats[best]),
        worst=seat_letter(worst),
        least=percent(result.seats[worst]),
    )
    return Headline(sentence, say("plot-under-seat", even=even, games=games))


def _alone(result: Result, bot: str) -> Headline:
    return Headline(
        say("plot-finding-alone", bot=bot, target=str(result.target), rounds=f"{result.rounds_per_game:.1f}"),
        say("plot-under-alone", games=games_text(result.games)),
    )


def _certain(looked_at: int) -> float:
    """Return how many standard deviations are significant, if the largest of this many differences is tested."""
    return NormalDist().inv_cdf(1 - 0.025 / looked_at)
