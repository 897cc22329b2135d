"""How long a game takes."""

from typing import Final

from flip7.arena.result import Result
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import SPACE, in_words, percent, rounds_text, untagged
from flip7.reports.layout import MARGIN, above, axis, axis_title, layout, upright
from flip7.reports.simulation.counts import TAIL, quantile, share_of

EVERY_BAR: Final = 8
"""Up to so many bars, each has its number under it."""
EVERY_OTHER: Final = 20
"""Up to so many bars, every other one has."""


def length_chart(result: Result) -> Chart:
    """How many rounds games take."""
    shares = {
        rounds: share_of(count, result.games)
        for rounds, count in enumerate(result.rounds, 1)
        if count and quantile(result.rounds, 1 - TAIL) <= rounds - 1 <= quantile(result.rounds, TAIL)
    }
    mean = f"{result.rounds_per_game:.1f}"
    items = (say("plot-length-item", rounds=str(rounds), rate=percent(share)) for rounds, share in shares.items())
    return Chart(
        id="length",
        heading=say("plot-length"),
        text=say("plot-length-text"),
        label=in_words(say("plot-length-label", mean=mean), items),
        traces=[_length_trace(shares)],
        layout=layout(
            320,
            barcornerradius=3,
            margin={**MARGIN, "b": 48},
            xaxis=axis(
                showgrid=False,
                nticks=14,
                dtick=_step(len(shares)),
                tick0=0,
                title=axis_title(say("plot-axis-rounds")),
            ),
            yaxis=axis(ticksuffix=f"{SPACE}%", nticks=6, rangemode="tozero", automargin="width"),
            shapes=[upright(result.rounds_per_game)],
            annotations=[above(say("plot-length-mean", mean=mean), result.rounds_per_game)],
        ),
    )


def _step(rounds: int) -> int:
    """So far apart are the numbers under the bars."""
    return 1 if rounds <= EVERY_BAR else 2 if rounds <= EVERY_OTHER else 5


def _length_trace(shares: dict[int, float]) -> Json:
    return {
        "type": "bar",
        "x": list(shares),
        "y": [100 * share for share in shares.values()],
        "width": 0.74,
        "marker": {"color": "var(--neutral)"},
        "hoverinfo": "text",
        "hovertext": [
            say("plot-length-hover", rounds=untagged(rounds_text(rounds)), rate=untagged(percent(share)))
            for rounds, share in shares.items()
        ],
    }
