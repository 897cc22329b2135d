"""The headline of a league report."""

from collections.abc import Sequence
from math import hypot
from statistics import NormalDist

from flip7.analysis.confidence import Z_95
from flip7.arena.league.standings import LeagueResult, Standing
from flip7.core.errors import escape_unprintable
from flip7.i18n.catalog import say
from flip7.reports.format import even_percent, games_text, percent, span_percent
from flip7.reports.page import Headline


def headline(result: LeagueResult) -> Headline:
    """Return what the league found, in one sentence."""
    if not result.games:
        return Headline(say("league-finding-none"))
    return _league(result) if result.against is None else _match(result, result.against)


def rivals(bots: Sequence[Standing]) -> list[Standing]:
    """Return the bots that may be as strong as the first (95 %, corrected for how many are compared)."""
    best, *others = bots
    certain = NormalDist().inv_cdf(1 - 0.025 / max(len(others), 1)) / Z_95
    return [other for other in others if best.rating - other.rating <= certain * hypot(_reach(best), _reach(other))]


def _reach(bot: Standing) -> float:
    """Return half the width of the rating's confidence interval."""
    return bot.rating_high - bot.rating


def _league(result: LeagueResult) -> Headline:
    best, close = result.bots[0], rivals(result.bots)
    name = escape_unprintable(best.label)
    under = say("league-under", games=games_text(result.games), tables=len(result.tables), seats=str(result.seats))
    if not close:
        return Headline(say("league-finding-best", bot=name, rating=f"{best.rating:.0f}"), under)
    if len(close) > 1:
        return Headline(say("league-finding-crowded", bot=name, count=len(close)), under)
    return Headline(say("league-finding-close", bot=name, other=escape_unprintable(close[0].label)), under)


def _match(result: LeagueResult, against: str) -> Headline:
    """Return how the bots do against the yardstick, the best one first."""
    measured = [bot for bot in result.bots if bot.name != against]
    best, yardstick = measured[0], escape_unprintable(_label(result, against))
    name, rate = escape_unprintable(best.label), percent(best.win_rate)
    between = span_percent(best.low, best.high)
    under = say("league-under-match", bot=name, rate=rate, range=between, fair=even_percent(best.fair))
    if close := rivals(measured):
        return Headline(say("league-finding-match-close", bot=name, yardstick=yardstick, count=len(close)), under)
    if len(measured) > 1:
        return Headline(say("league-finding-match-best", bot=name, yardstick=yardstick, rate=rate), under)
    others = str(result.seats - 1)
    return Headline(
        say(
            "league-finding-match",
            games=games_text(best.games),
            bot=name,
            rate=rate,
            others=others,
            yardstick=yardstick,
        ),
        under,
    )


def _label(result: LeagueResult, name: str) -> str:
    return next(bot.label for bot in result.bots if bot.name == name)
