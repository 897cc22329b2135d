"""How rounds end."""

from collections.abc import Sequence
from dataclasses import dataclass

from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import SPACE, in_words, percent, untagged
from flip7.reports.layout import CLEAR, DISPLAY_FONT, axis, bar_width, column, rows_layout
from flip7.reports.simulation.grouping import Pool


@dataclass(frozen=True, slots=True)
class End:
    """One way in which a round can end for a player, in the colours of the table."""

    what: str
    colour: str
    text_colour: str
    shares: tuple[float, ...]
    """Of each bot's rounds."""


def _ends(found: Sequence[Pool]) -> tuple[End, ...]:
    """Who is still in when the round ends banks as well; the Flip 7s have their numbers in a column."""
    banked = tuple(max(1 - pool.bust - pool.frozen - pool.seven, 0.0) for pool in found)
    return (
        End(say("plot-end-bust"), "var(--bust)", "var(--bg)", tuple(pool.bust for pool in found)),
        End(say("plot-end-frozen"), "var(--ice)", "var(--bg)", tuple(pool.frozen for pool in found)),
        End(say("plot-end-banked"), "var(--leaf-soft)", "var(--leaf)", banked),
        End(say("plot-end-seven"), "var(--gold)", CLEAR, tuple(pool.seven for pool in found)),
    )


def ends_chart(found: Sequence[Pool]) -> Chart:
    """Busted, frozen, banked or a Flip 7: one bar for each bot."""
    ends = _ends(found)
    items = (
        say(
            "plot-ends-item",
            bot=pool.name,
            bust=percent(pool.bust),
            frozen=percent(pool.frozen),
            seven=percent(pool.seven),
        )
        for pool in found
    )
    return Chart(
        id="ends",
        heading=say("plot-ends"),
        text=say("plot-ends-text"),
        label=in_words(say("plot-ends-label"), items),
        traces=[_end_trace(found, end) for end in ends],
        layout=rows_layout(
            [pool.name for pool in found],
            barmode="stack",
            uniformtext={"minsize": 11, "mode": "hide"},
            xaxis=axis(range=[0, 100], ticksuffix=f"{SPACE}%", nticks=6, showgrid=False),
            annotations=column([percent(pool.seven) for pool in found], "var(--gold-text)"),
        ),
        keys=[Key(end.what, end.colour) for end in ends],
    )


def _end_trace(found: Sequence[Pool], end: End) -> Json:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [100 * share for share in end.shares],
        "y": [-row for row in range(len(found))],
        "width": bar_width(len(found)),
        "marker": {"color": end.colour, "line": {"color": "var(--bg)", "width": 1.5}},
        "text": [f"{100 * share:.0f}" for share in end.shares],
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "textfont": {"family": DISPLAY_FONT, "size": 13, "color": end.text_colour, "weight": 700},
        "hoverinfo": "text",
        "hovertext": [
            say("plot-ends-hover", bot=untagged(pool.name), what=untagged(end.what), rate=untagged(percent(share)))
            for pool, share in zip(found, end.shares, strict=True)
        ],
    }
