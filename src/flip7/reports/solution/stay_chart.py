"""When it is enough: hit, it depends, stay, by the sum of the numbers."""

from collections.abc import Iterator, Sequence
from typing import Final

from flip7.analysis.solver.thresholds import Limit
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import DASH, in_words
from flip7.reports.layout import axis, axis_title, bar_width, column, rows_layout
from flip7.reports.solution.room import with_axis_title

HIT: Final = "var(--leaf)"
DEPENDS: Final = "var(--neutral)"
STAY: Final = "var(--poppy)"
HIGHEST: Final = 45
"""Sums beyond are rare, and all alike."""


def staying_chart(limits: Sequence[Limit]) -> Chart:
    """One row for each number of numbers."""
    names = [_name(limit) for limit in limits]
    return Chart(
        id="staying",
        heading=say("solve-chart-stay"),
        text=say("solve-chart-stay-text"),
        label=in_words(say("solve-chart-stay-label"), map(_item, limits)),
        traces=[trace for row, limit in enumerate(limits) for trace in _traces(limit, row, len(limits))],
        layout=with_axis_title(
            rows_layout(
                names,
                barmode="overlay",
                xaxis=axis(range=[0, HIGHEST + 0.5], nticks=10, title=axis_title(say("solve-chart-stay-axis"))),
                annotations=column([_enough(limit) for limit in limits]),
            )
        ),
        keys=[Key(say("solve-key-hit"), HIT), Key(say("solve-key-depends"), DEPENDS), Key(say("solve-key-stay"), STAY)],
        wide=True,
    )


def _name(limit: Limit) -> str:
    return say("solve-chart-stay-row", numbers=limit.numbers)


def _enough(limit: Limit) -> str:
    """The sum from which on to stay."""
    return DASH if limit.lowest_stay is None else f"{limit.unclear.stop}+"


def _item(limit: Limit) -> str:
    stay = DASH if limit.lowest_stay is None else str(limit.unclear.stop)
    return say("solve-chart-stay-item", numbers=limit.numbers, hit=str(limit.unclear.start - 1), stay=stay)


def _traces(limit: Limit, row: int, rows: int) -> Iterator[Json]:
    """Up to three pieces of a bar; each sum is as wide as one point."""
    name, unclear = _name(limit), limit.unclear
    end = min(limit.highest, HIGHEST) + 1
    pieces = [
        (HIT, limit.lowest, unclear.start, say("solve-hover-hit", row=name, end=unclear.start)),
        (DEPENDS, unclear.start, unclear.stop, _depends(name, unclear)),
        (STAY, unclear.stop, end, say("solve-hover-stay", row=name, begin=unclear.stop)),
    ]
    for colour, begin, stop, hover in pieces:
        if stop > begin:
            yield {
                "type": "bar",
                "orientation": "h",
                "base": [begin - 0.5],
                "x": [stop - begin],
                "y": [-row],
                "width": bar_width(rows),
                "marker": {"color": colour},
                "hoverinfo": "text",
                "hovertext": hover,
            }


def _depends(name: str, unclear: range) -> str:
    return say("solve-hover-depends", row=name, begin=unclear.start, end=unclear.stop - 1)
