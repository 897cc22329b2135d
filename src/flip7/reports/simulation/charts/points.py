"""What a round brings."""

from collections.abc import Sequence

from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import in_words, untagged
from flip7.reports.layout import INK, axis, bar_width, column, rows_layout
from flip7.reports.simulation.grouping import Pool


def points_chart(found: Sequence[Pool]) -> Chart:
    """The mean of a round's points."""
    most = max(pool.points + pool.error for pool in found) or 1.0
    items = (say("plot-points-item", bot=pool.name, points=f"{pool.points:.2f}") for pool in found)
    return Chart(
        id="points",
        heading=say("plot-points"),
        text=say("plot-points-text"),
        label=in_words(say("plot-points-label"), items),
        traces=[_points_trace(pool, row, len(found)) for row, pool in enumerate(found)],
        layout=rows_layout(
            [pool.name for pool in found],
            barmode="overlay",
            xaxis=axis(range=[0, most * 1.02], nticks=6),
            annotations=column([f"{pool.points:.2f}" for pool in found]),
        ),
    )


def _points_trace(pool: Pool, row: int, rows: int) -> Json:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [pool.points],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": pool.colour},
        "error_x": {"type": "data", "array": [pool.error], "color": INK, "thickness": 2, "width": 0},
        "hoverinfo": "text",
        "hovertext": say(
            "plot-points-hover",
            bot=untagged(pool.name),
            points=f"{pool.points:.2f}",
            error=f"{pool.error:.2f}",
        ),
    }
