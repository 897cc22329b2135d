"""What rounds score."""

from collections.abc import Iterator, Sequence

from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import SPACE, in_words, percent, untagged
from flip7.reports.layout import INK, MARGIN, QUIET, axis, axis_title, column, layout, rows_layout
from flip7.reports.simulation.counts import TAIL, quantile, share_of
from flip7.reports.simulation.grouping import BOT_COLOURS, Pool


def scores_chart(found: Sequence[Pool]) -> Chart:
    """How the points of a round are spread: point by point for a few bots, one row each for many."""
    items = (
        say("plot-scores-item", bot=pool.name, zero=percent(pool.zero), median=str(pool.scoring(0.5))) for pool in found
    )
    label = in_words(say("plot-scores-label"), items)
    return _scores_in_rows(found, label) if len(found) > BOT_COLOURS else _scores_point_by_point(found, label)


def _scores_point_by_point(found: Sequence[Pool], label: str) -> Chart:
    most = max(quantile(pool.scores, TAIL) for pool in found)
    left_out = any(len(pool.scores) > most + 1 for pool in found)
    tail = say("plot-scores-text-tail", most=str(most)) if left_out else ""
    per_cent = {"ticksuffix": f"{SPACE}%", "rangemode": "tozero", "nticks": 6}
    return Chart(
        id="scores",
        heading=say("plot-scores"),
        text=f"{say('plot-scores-text')} {tail}".rstrip(),
        label=label,
        traces=[trace for place, pool in enumerate(found) for trace in _score_traces(pool, place, most)],
        layout=layout(
            400,
            hoverdistance=40,
            barcornerradius=3,
            margin={**MARGIN, "b": 52},
            xaxis=axis(
                domain=[0, 0.14],
                showgrid=False,
                range=[-0.6, len(found) - 0.4],
                tickvals=[(len(found) - 1) / 2],
                ticktext=[say("plot-scores-zero").replace(" ", "<br>")],
            ),
            yaxis=axis(automargin="width", **per_cent),
            xaxis2=axis(
                domain=[0.25, 1],
                anchor="y2",
                showgrid=False,
                range=[0, most + 1],
                nticks=12,
                title=axis_title(say("plot-axis-points")),
            ),
            yaxis2=axis(anchor="x2", **per_cent),
        ),
        keys=[Key(pool.name, pool.colour, pool.dash) for pool in found] if len(found) > 1 else [],
        wide=True,
    )


def _score_traces(pool: Pool, place: int, most: int) -> Iterator[Json]:
    yield {
        "type": "bar",
        "x": [place],
        "y": [100 * pool.zero],
        "width": 0.76,
        "marker": {"color": pool.colour},
        "hoverinfo": "text",
        "hovertext": say(
            "plot-scores-hover-zero",
            bot=untagged(pool.name),
            rate=untagged(percent(pool.zero)),
            bust=untagged(percent(pool.bust)),
        ),
    }
    shares = [share_of(count, pool.rounds) for count in pool.scores[1 : most + 1]]
    yield {
        "type": "scatter",
        "mode": "lines",
        "xaxis": "x2",
        "yaxis": "y2",
        "x": list(range(1, len(shares) + 1)),
        "y": [100 * share for share in shares],
        "line": {"color": pool.colour, "width": 2.5, "shape": "hvh", "dash": pool.dash},
        "hoverinfo": "text",
        "hovertext": [
            say("plot-scores-hover", bot=untagged(pool.name), points=str(points), rate=untagged(percent(share)))
            for points, share in enumerate(shares, 1)
        ],
    }


def _scores_in_rows(found: Sequence[Pool], label: str) -> Chart:
    spans = [(0.1, 0.9, 2), (0.25, 0.75, 7)]
    return Chart(
        id="scores",
        heading=say("plot-scores"),
        text=say("plot-scores-text-rows"),
        label=label,
        traces=[*(_span_trace(found, low, high, width) for low, high, width in spans), _middles_trace(found)],
        layout=rows_layout(
            [pool.name for pool in found],
            xaxis=axis(rangemode="tozero", nticks=8, title=axis_title(say("plot-axis-points"))),
            annotations=column([percent(pool.zero) for pool in found], "var(--bust)"),
        ),
        wide=True,
    )


def _span_trace(found: Sequence[Pool], low: float, high: float, width: int) -> Json:
    """A line in every row, from one share of the rounds that score to another."""
    return {
        "type": "scatter",
        "mode": "lines",
        "x": [end for pool in found for end in (pool.scoring(low), pool.scoring(high), None)],
        "y": [end for row in range(len(found)) for end in (-row, -row, None)],
        "line": {"color": QUIET, "width": width},
        "hoverinfo": "skip",
    }


def _middles_trace(found: Sequence[Pool]) -> Json:
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [pool.scoring(0.5) for pool in found],
        "y": [-row for row in range(len(found))],
        "marker": {"color": "var(--surface)", "size": 11, "opacity": 1, "line": {"color": INK, "width": 2.5}},
        "hoverinfo": "text",
        "hovertext": [
            say(
                "plot-scores-hover-row",
                bot=untagged(pool.name),
                median=str(pool.scoring(0.5)),
                low=str(pool.scoring(0.25)),
                high=str(pool.scoring(0.75)),
                lowest=str(pool.scoring(0.1)),
                highest=str(pool.scoring(0.9)),
            )
            for pool in found
        ],
    }
