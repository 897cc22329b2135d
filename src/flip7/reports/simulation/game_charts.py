"""Charts of the game itself: whether the seat matters, and how long games last."""

from collections.abc import Sequence
from typing import Final

from flip7.arena.result import Result
from flip7.core.seats import seat_letter
from flip7.i18n.catalog import say
from flip7.reports.chart import INK, MARGIN, QUIET, Chart, Json, above, axis, axis_title, layout, upright
from flip7.reports.format import SPACE, even_percent, in_words, percent, rounds_text, signed, untagged
from flip7.reports.simulation.grouping import TAIL, quantile, share_of

EVERY_BAR: Final = 8
"""Up to this many bars, each has its number under it."""
EVERY_OTHER: Final = 20
"""Up to this many bars, every other one has."""
MANY_SEATS: Final = 20
SEAT_STEP: Final = 5


def seats_chart(result: Result) -> Chart:
    """Draw how far each seat is from even; within the band it can be chance."""
    even, seats = 1 / len(result.seats), range(len(result.seats))
    away = [100 * (rate - even) for rate in result.seats]
    band = 100 * result.seat_error
    reach = 1.2 * max(band, *map(abs, away))
    labelled = seats if len(seats) <= MANY_SEATS else seats[::SEAT_STEP]
    items = (say("plot-seats-item", seat=seat_letter(seat), rate=percent(result.seats[seat])) for seat in seats)
    return Chart(
        id="seats",
        heading=say("plot-seats"),
        text=say("plot-seats-text", even=even_percent(even), first=result.first),
        label=in_words(say("plot-seats-label"), items),
        traces=[_stems_trace(away), _seats_trace(result, away)],
        layout=layout(
            320,
            margin={**MARGIN, "t": 8},
            xaxis=axis(
                range=[-0.6, len(seats) - 0.4],
                showgrid=False,
                tickvals=list(labelled),
                ticktext=[seat_letter(seat) for seat in labelled],
                tickfont={"size": 14, "color": INK, "weight": 600},
            ),
            yaxis=axis(
                range=[-reach, reach],
                nticks=6,
                tickformat="+.2~f",
                labelalias={"+0": say("plot-seats-even")},
                automargin="width",
            ),
            shapes=[_band(-band, band), _level(0)],
        ),
    )


def _band(low: float, high: float) -> Json:
    ground = {"type": "rect", "xref": "paper", "x0": 0, "x1": 1, "layer": "below"}
    return {**ground, "y0": low, "y1": high, "fillcolor": "var(--slot)", "line": {"width": 0}}


def _level(y: float) -> Json:
    """Return a line from left to right."""
    line = {"color": QUIET, "width": 1.5}
    return {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "y0": y, "y1": y, "line": line, "layer": "below"}


def _stems_trace(away: Sequence[float]) -> Json:
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [end for seat in range(len(away)) for end in (seat, seat, None)],
        "y": [end for height in away for end in (0, height, None)],
        "line": {"color": INK, "width": 2.5},
        "hoverinfo": "skip",
    }


def _seats_trace(result: Result, away: Sequence[float]) -> Json:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": list(range(len(away))),
        "y": list(away),
        "marker": {"color": INK, "size": 13 if len(away) <= MANY_SEATS else 8, "opacity": 1},
        "hoverinfo": "text",
        "hovertext": [
            say(
                "plot-seats-hover",
                seat=seat_letter(seat),
                rate=untagged(percent(result.seats[seat])),
                difference=signed(away[seat]),
                error=f"{100 * result.seat_error:.2f}",
            )
            for seat in range(len(away))
        ],
    }


def length_chart(result: Result) -> Chart:
    """Draw how many rounds games take."""
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
    """Return the step between the numbers under the bars."""
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
