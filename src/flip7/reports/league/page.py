"""The page of a league report."""

from flip7.arena.league.standings import LeagueResult
from flip7.core.errors import escape_unprintable
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart
from flip7.reports.league.charts import MAX_BOTS, ratings_chart, versus_chart, wins_chart
from flip7.reports.league.headline import headline
from flip7.reports.league.tables import tables
from flip7.reports.page import Fact, Page


def league_page(result: LeagueResult) -> Page:
    """Build the page: headline, charts, their numbers, and the options of the league."""
    head = headline(result)
    return Page(
        command="flip7 arena",
        title=head.sentence,
        under=head.under,
        facts=_facts(result) if result.games else (),
        charts=_charts(result) if result.games else (),
        tables=tables(result) if result.games else "",
        foot=_foot(result),
    )


def _charts(result: LeagueResult) -> list[Chart]:
    """Choose the charts. In a match nobody meets anybody but the yardstick, so the heat map would say nothing more."""
    charts = [ratings_chart(result), wins_chart(result)]
    if result.against is None and len(result.bots) <= MAX_BOTS:
        charts.append(versus_chart(result))
    return charts


def _facts(result: LeagueResult) -> list[Fact]:
    spread = result.bots[0].rating - result.bots[-1].rating
    return [
        (say("league-fact-bots"), str(len(result.bots))),
        (say("league-fact-tables"), str(len(result.tables))),
        (say("league-fact-games"), f"{result.games / len(result.tables):,.0f}"),
        (say("league-fact-spread"), f"{spread:,.0f}"),
    ]


def _foot(result: LeagueResult) -> list[Fact]:
    """Return the options of the league."""
    match_against = (
        [(say("league-foot-against"), escape_unprintable(result.against))] if result.against is not None else []
    )
    return [
        (say("league-foot-games"), f"{result.games:,}"),
        (say("league-foot-speed"), f"{result.games_per_second:,.0f}"),
        (say("league-foot-seats"), str(result.seats)),
        *match_against,
        (say("league-foot-target"), str(result.target)),
        (say("league-foot-first"), say("league-foot-first-is", first=result.first)),
        (say("league-foot-seed"), escape_unprintable(result.seed)),
    ]
