"""Charts that compare the bots of a simulation: wins, pairs of games, points, ends of rounds, scores."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from typing import Final

from flip7.arena.sequential_test import Comparison
from flip7.i18n.catalog import say
from flip7.reports.chart import (
    CLEAR,
    DISPLAY_FONT,
    FEW_ROWS,
    INK,
    MARGIN,
    QUIET,
    Chart,
    Json,
    Key,
    above,
    axis,
    axis_title,
    bar_width,
    column,
    layout,
    rows_layout,
    upright,
)
from flip7.reports.format import SPACE, even_percent, in_words, percent, span_percent, untagged
from flip7.reports.simulation.grouping import BOT_COLOURS, TAIL, Pool, Share, quantile, share_of

BELOW: Final = 0.3
"""The distance of single players' marks below their row, as a share of the row."""


def wins_chart(shares: Sequence[Share], even: float) -> Chart:
    """Draw every bot's win rate with its confidence interval, to the left or right of the even line."""
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
    """Yield a dot on a stem from the even line, its interval, and below them the single players."""
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


def pairs_chart(comparison: Comparison, sides: tuple[Share, Share]) -> Chart:
    """Draw how many shuffles each of the two won twice, and how many they shared."""
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


def points_chart(found: Sequence[Pool]) -> Chart:
    """Draw the mean of a round's points."""
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


@dataclass(frozen=True, slots=True)
class End:
    """One way in which a round can end for a player, in the colours of the table."""

    what: str
    colour: str
    text_colour: str
    shares: tuple[float, ...]
    """The share of each bot's rounds."""


def _ends(found: Sequence[Pool]) -> tuple[End, ...]:
    """Return the ends. A player still in when the round ends banks as well; Flip 7s have their numbers in a column."""
    banked = tuple(max(1 - pool.bust - pool.frozen - pool.seven, 0.0) for pool in found)
    return (
        End(say("plot-end-bust"), "var(--bust)", "var(--bg)", tuple(pool.bust for pool in found)),
        End(say("plot-end-frozen"), "var(--ice)", "var(--bg)", tuple(pool.frozen for pool in found)),
        End(say("plot-end-banked"), "var(--leaf-soft)", "var(--leaf)", banked),
        End(say("plot-end-seven"), "var(--gold)", CLEAR, tuple(pool.seven for pool in found)),
    )


def ends_chart(found: Sequence[Pool]) -> Chart:
    """Draw how rounds end, one bar for each bot: busted, frozen, banked or a Flip 7."""
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


def scores_chart(found: Sequence[Pool]) -> Chart:
    """Draw the distribution of a round's points: point by point for a few bots, one row each for many."""
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
    """Return a line in every row, from one share of the rounds that score to another."""
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
