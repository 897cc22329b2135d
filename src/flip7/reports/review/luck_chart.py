"""Charts of what everybody's chance was made of: luck, own choices, and the others' choices."""

from collections.abc import Callable, Sequence
from typing import Final, NamedTuple

from flip7.analysis.reviewed_game import Breakdown
from flip7.i18n.catalog import say
from flip7.reports.chart import INK, QUIET, Chart, Json, Key, axis, bar_width, column, rows_layout
from flip7.reports.format import MINUS, in_words, percent, untagged
from flip7.reports.review.players import Player

THIRD: Final = 0.27
"""The share of a row for each of three bars."""


class Part(NamedTuple):
    """One of the three parts that a chance to win is made of."""

    name: str
    colour: str
    of: Callable[[Breakdown], float]


def _parts() -> tuple[Part, ...]:
    return (
        Part(say("review-part-luck"), "var(--gold)", lambda each: each.luck),
        Part(say("review-part-own"), "var(--bust)", lambda each: each.own),
        Part(say("review-part-others"), "var(--leaf)", lambda each: each.others),
    )


def points_of(change: float) -> str:
    """Format a change of the chance to win in percentage points, with its sign."""
    return f"{100 * change:+.1f}".replace("-", MINUS)


def parts_chart(everybody: Sequence[Player]) -> Chart:
    """Draw three bars for each player, to the left or right of zero."""
    parts = _parts()
    items = (
        say(
            "review-parts-item",
            name=each.name,
            luck=points_of(each.breakdown.luck),
            own=points_of(each.breakdown.own),
            others=points_of(each.breakdown.others),
        )
        for each in everybody
    )
    return Chart(
        id="parts",
        heading=say("review-parts-heading"),
        text=say("review-parts-text"),
        label=in_words(say("review-parts-heading"), items),
        traces=[_bars(part, place, everybody) for place, part in enumerate(parts)],
        layout=rows_layout(
            [each.name for each in everybody],
            barmode="overlay",
            xaxis=axis(
                zeroline=True, zerolinecolor=QUIET, zerolinewidth=1.5, tickformat="+d", labelalias={"+0": "0"}, nticks=6
            ),
            annotations=column([percent(each.breakdown.end) for each in everybody]),
        ),
        keys=[Key(part.name, part.colour) for part in parts],
    )


def _bars(part: Part, place: int, everybody: Sequence[Player]) -> Json:
    changes = [part.of(each.breakdown) for each in everybody]
    return {
        "type": "bar",
        "orientation": "h",
        "x": [100 * change for change in changes],
        "y": [(1 - place) * THIRD - row for row in range(len(everybody))],
        "width": THIRD * 0.86,
        "marker": {"color": part.colour},
        "hoverinfo": "text",
        "hovertext": [
            say("review-parts-hover", name=untagged(each.name), what=untagged(part.name), points=points_of(change))
            for each, change in zip(everybody, changes, strict=True)
        ],
    }


def costs_chart(everybody: Sequence[Player]) -> Chart:
    """Draw what each player's own choices cost, with the confidence interval and the number of choices."""
    shares = [
        say("review-mistakes", mistakes=each.breakdown.mistakes, decisions=each.breakdown.decisions)
        for each in everybody
    ]
    items = (
        say("review-costs-item", name=each.name, cost=f"{-100 * each.breakdown.own:.1f}", share=share)
        for each, share in zip(everybody, shares, strict=True)
    )
    most = max((each.breakdown.error - each.breakdown.own for each in everybody), default=0.0) or 0.01
    return Chart(
        id="costs",
        heading=say("review-costs-heading"),
        text=say("review-costs-text"),
        label=in_words(say("review-costs-heading"), items),
        traces=[_cost(each, row, len(everybody)) for row, each in enumerate(everybody)],
        layout=rows_layout(
            [each.name for each in everybody],
            barmode="overlay",
            xaxis=axis(range=[0, 102 * most], nticks=6),
            annotations=column(shares),
        ),
    )


def _cost(each: Player, row: int, rows: int) -> Json:
    breakdown = each.breakdown
    return {
        "type": "bar",
        "orientation": "h",
        "x": [-100 * breakdown.own],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": each.colour},
        "error_x": {"type": "data", "array": [100 * breakdown.error], "color": INK, "thickness": 2, "width": 0},
        "hoverinfo": "text",
        "hovertext": say(
            "review-costs-hover",
            name=untagged(each.name),
            cost=f"{-100 * breakdown.own:.1f}",
            error=f"{100 * breakdown.error:.1f}",
            mistakes=breakdown.mistakes,
            decisions=breakdown.decisions,
        ),
    }
