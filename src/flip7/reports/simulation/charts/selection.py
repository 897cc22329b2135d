"""Which charts say something about a result."""

from collections.abc import Sequence
from dataclasses import replace

from flip7.arena.result import Result
from flip7.arena.sequential_test import Comparison
from flip7.arena.spelling import spelt_out
from flip7.reports.chart import Chart
from flip7.reports.simulation.charts.ends import ends_chart
from flip7.reports.simulation.charts.length import length_chart
from flip7.reports.simulation.charts.pairs import pairs_chart
from flip7.reports.simulation.charts.points import points_chart
from flip7.reports.simulation.charts.scores import scores_chart
from flip7.reports.simulation.charts.seats import seats_chart
from flip7.reports.simulation.charts.wins import wins_chart
from flip7.reports.simulation.grouping import Pool, colour_of, even_rate, pools, sides


def charts(result: Result) -> list[Chart]:
    """The charts that say something about this result; the one that shows the finding comes first."""
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
    """Both in the colours that their bots have in the other charts; a bot against itself has two."""
    colours = {pool.name: pool.colour for pool in found}
    one, other = spelt_out(comparison.one), spelt_out(comparison.other)
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
