"""The page of a simulation report."""

from collections.abc import Sequence
from dataclasses import replace

from flip7.arena.result import Result
from flip7.arena.sequential_test import Comparison
from flip7.core.errors import escape_unprintable
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart
from flip7.reports.page import Fact, Page
from flip7.reports.simulation.bot_charts import ends_chart, pairs_chart, points_chart, scores_chart, wins_chart
from flip7.reports.simulation.game_charts import length_chart, seats_chart
from flip7.reports.simulation.grouping import Pool, colour_of, even_rate, pools, sides
from flip7.reports.simulation.headline import headline
from flip7.reports.simulation.tables import tables


def charts(result: Result) -> list[Chart]:
    """Choose the charts for this result; the one that shows the headline comes first."""
    if not result.games:
        return []
    found = pools(result)
    if result.comparison is not None:
        return [*_comparison_charts(result.comparison, found), *_charts_of_several(result, found)]
    if len(found) > 1:
        return [wins_chart([pool.share for pool in found], even_rate(result)), *_charts_of_several(result, found)]
    shown = [scores_chart(found), ends_chart(found)]
    length = length_chart(result)
    order = [seats_chart(result), *shown, length] if len(result.seats) > 1 else [length, *shown]
    return [replace(chart, wide=True) for chart in order]


def _comparison_charts(comparison: Comparison, found: Sequence[Pool]) -> list[Chart]:
    """Draw both bots in the colours that they have in the other charts; a bot against itself has two."""
    colours = {pool.name: pool.colour for pool in found}
    one, other = escape_unprintable(comparison.one), escape_unprintable(comparison.other)
    two = sides(comparison, (colours[one], colours[other] if one != other else colour_of(1, 2)))
    return [wins_chart(sorted(two, key=lambda side: -side.rate), 1 / 2), pairs_chart(comparison, two)]


def _charts_of_several(result: Result, found: Sequence[Pool]) -> list[Chart]:
    return [
        points_chart(found),
        ends_chart(found),
        scores_chart(found),
        seats_chart(result),
        length_chart(result),
    ]


def simulation_page(result: Result) -> Page:
    """Build the page: headline, charts, their numbers, and the options of the simulation."""
    head = headline(result)
    return Page(
        command="flip7 simulate",
        title=head.sentence,
        under=head.under,
        facts=_facts(result) if result.games else (),
        charts=charts(result),
        tables=tables(result) if result.games else "",
        foot=_foot(result),
    )


def _facts(result: Result) -> list[Fact]:
    """Describe a game in four numbers."""
    return [
        (say("plot-fact-rounds"), f"{result.rounds_per_game:.1f}"),
        (say("plot-fact-winner"), f"{result.winning_total:.0f}"),
        (say("plot-fact-cards"), f"{result.cards_per_game:,.0f}"),
        (say("plot-fact-decisions"), f"{result.decisions_per_game:,.0f}"),
    ]


def _foot(result: Result) -> list[Fact]:
    """Return the options of the simulation."""
    return [
        (say("plot-foot-games"), f"{result.games:,}"),
        (say("plot-foot-speed"), f"{result.games_per_second:,.0f}"),
        (say("plot-foot-seats"), str(len(result.seats))),
        (say("plot-foot-target"), str(result.target)),
        (say("plot-foot-first"), say("plot-foot-first-is", first=result.first)),
        (say("plot-foot-seed"), escape_unprintable(result.seed)),
    ]
