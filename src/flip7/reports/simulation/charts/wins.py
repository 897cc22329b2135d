"""Who wins."""

from collections.abc import Iterator, Sequence
from typing import Final

from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import SPACE, even_percent, in_words, percent, span_percent, untagged
from flip7.reports.layout import FEW_ROWS, INK, QUIET, above, axis, column, rows_layout, upright
from flip7.reports.simulation.grouping import Share

BELOW: Final = 0.3
"""Of a row; there are the marks of single players."""


def wins_chart(shares: Sequence[Share], even: float) -> Chart:
    """Everybody's win rate with its interval, to the left or right of the even line."""
    alone = all(len(share.each) == 1 for share in shares)
    ends = [100 * end for share in shares for end in (share.low, share.high, *share.each, even)]
    room = 0.06 * (max(ends) - min(ends)) or 1.0
    items = (
        say("plot-wins-item", bot=share.name, rate=percent(share.rate), range=span_percent(share.low, share.high))
        for share in shares
    )
    return Chart(
        id="wins",
        heading=say("plot-wins"),
        text=say("plot-wins-text") if alone else say("plot-wins-text-each"),
        label=in_words(say("plot-wins-label"), items),
        traces=[trace for row, share in enumerate(shares) for trace in _share_traces(share, row, len(shares), even)],
        layout=rows_layout(
            [share.name for share in shares],
            xaxis=axis(ticksuffix=f"{SPACE}%", nticks=7, range=[min(ends) - room, max(ends) + room]),
            shapes=[upright(100 * even)],
            annotations=[
                above(say("plot-even", rate=even_percent(even)), 100 * even),
                *column([percent(share.rate) for share in shares]),
            ],
        ),
        wide=True,
    )


def _share_traces(share: Share, row: int, rows: int, even: float) -> Iterator[Json]:
    """A dot on a stem from the even line, its interval, and below them the single players."""
    few = rows <= FEW_ROWS
    yield {
        "type": "scatter",
        "mode": "lines",
        "x": [100 * even, 100 * share.rate],
        "y": [-row, -row],
        "line": {"color": share.colour, "width": 5 if few else 3},
        "hoverinfo": "skip",
    }
    if len(share.each) > 1:
        yield {
            "type": "scatter",
            "mode": "markers",
            "x": [100 * rate for rate in share.each],
            "y": [-row - BELOW] * len(share.each),
            "marker": {"symbol": "line-ns-open", "size": 7 if few else 5, "color": QUIET, "line": {"width": 1.5}},
            "hoverinfo": "text",
            "hovertext": [
                say("plot-wins-hover-player", bot=untagged(share.name), rate=untagged(percent(rate)))
                for rate in share.each
            ],
        }
    yield {
        "type": "scatter",
        "mode": "markers",
        "x": [100 * share.rate],
        "y": [-row],
        "cliponaxis": False,
        "marker": {"color": share.colour, "size": 15 if few else 9, "opacity": 1},
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [100 * (share.high - share.rate)],
            "arrayminus": [100 * (share.rate - share.low)],
            "color": INK,
            "thickness": 2 if few else 1.5,
            "width": 6 if few else 3,
        },
        "hoverinfo": "text",
        "hovertext": say(
            "plot-wins-hover",
            bot=untagged(share.name),
            players=len(share.each),
            rate=untagged(percent(share.rate)),
            range=span_percent(share.low, share.high),
        ),
    }
