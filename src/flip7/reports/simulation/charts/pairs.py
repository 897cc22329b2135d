"""Two bots with the same cards."""

from flip7.arena.sequential_test import Comparison
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import in_words, percent, untagged
from flip7.reports.layout import DISPLAY_FONT, INK, axis, layout
from flip7.reports.simulation.counts import share_of
from flip7.reports.simulation.grouping import Share


def pairs_chart(comparison: Comparison, sides: tuple[Share, Share]) -> Chart:
    """How many shuffles each of the two won twice, and how many they shared."""
    one, other = sides
    shared = comparison.pairs - comparison.one_won_both - comparison.other_won_both
    parts = (
        (say("plot-pairs-both", bot=one.name), comparison.one_won_both, one.colour),
        (say("plot-pairs-each"), shared, "var(--line)"),
        (say("plot-pairs-both", bot=other.name), comparison.other_won_both, other.colour),
    )
    pairs = f"{comparison.pairs:,}"
    items = [
        say("plot-pairs-item", what=what, count=f"{count:,}", rate=percent(share_of(count, comparison.pairs)))
        for what, count, _ in parts
    ]
    return Chart(
        id="pairs",
        heading=say("plot-pairs"),
        text=say("plot-pairs-text", pairs=pairs),
        label=in_words(say("plot-pairs-label", pairs=pairs), items),
        traces=[_pairs_trace(what, count, colour, comparison.pairs) for what, count, colour in parts],
        layout=layout(
            64,
            margin={"l": 0, "r": 0, "t": 0, "b": 0},
            barmode="stack",
            barcornerradius=3,
            uniformtext={"minsize": 11, "mode": "hide"},
            xaxis=axis(range=[0, 100], tickvals=[], showgrid=False),
            yaxis=axis(range=[-0.5, 0.5], tickvals=[], showgrid=False),
        ),
        keys=[Key(item, colour) for item, (_, _, colour) in zip(items, parts, strict=True)],
        wide=True,
    )


def _pairs_trace(what: str, count: int, colour: str, pairs: int) -> Json:
    rate = share_of(count, pairs)
    return {
        "type": "bar",
        "orientation": "h",
        "x": [100 * rate],
        "y": [0],
        "width": 0.9,
        "marker": {"color": colour, "line": {"color": "var(--bg)", "width": 2}},
        "text": percent(rate),
        "textposition": "inside",
        "insidetextanchor": "middle",
        "textangle": 0,
        "textfont": {
            "family": DISPLAY_FONT,
            "size": 17,
            "color": INK if colour == "var(--line)" else "var(--bg)",
            "weight": 700,
        },
        "hoverinfo": "text",
        "hovertext": say(
            "plot-pairs-hover",
            what=untagged(what),
            count=f"{count:,}",
            pairs=f"{pairs:,}",
            rate=untagged(percent(rate)),
        ),
    }
