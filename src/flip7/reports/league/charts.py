"""The charts of a league: ratings, win rates, and who beats whom."""

from collections.abc import Iterator
from typing import Final

from flip7.arena.league.standings import LeagueResult, Standing
from flip7.arena.ratings import MIDDLE
from flip7.core.errors import escape_unprintable
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
    above,
    axis,
    bar_width,
    column,
    rows_layout,
    upright,
)
from flip7.reports.format import DASH, SPACE, even_percent, in_words, percent, span_percent, untagged
from flip7.reports.simulation.grouping import colour_of

MAX_BOTS: Final = 16
"""With more of them the cells are too small to read."""
COLUMNS_WITH_ROOM: Final = 6
COLUMNS_WITH_SOME: Final = 10
PALEST: Final = 0.08
DEEPEST: Final = 0.55
"""The opacity of a cell at one half, and where one bot wins everything."""


def ratings_chart(result: LeagueResult) -> Chart:
    """Draw every bot's rating with its confidence interval, and the 1500 from which ratings are measured."""
    names = [escape_unprintable(bot.label) for bot in result.bots]
    items = (
        say("league-ratings-item", bot=name, rating=_points(bot.rating), range=rating_span(bot))
        for name, bot in zip(names, result.bots, strict=True)
    )
    ends = [end for bot in result.bots for end in (bot.rating_low, bot.rating_high, MIDDLE)]
    room = 0.06 * (max(ends) - min(ends)) or 10.0
    return Chart(
        id="ratings",
        heading=say("league-ratings"),
        text=f"{say('league-ratings-text')} {_measured_from(result)}",
        label=in_words(say("league-ratings-label"), items),
        traces=[_rating_trace(bot, row, len(names)) for row, bot in enumerate(result.bots)],
        layout=rows_layout(
            names,
            xaxis=axis(nticks=7, range=[min(ends) - room, max(ends) + room]),
            shapes=[upright(MIDDLE)],
            annotations=[above(_points(MIDDLE), MIDDLE), *column([_points(bot.rating) for bot in result.bots])],
        ),
        wide=True,
    )


def _measured_from(result: LeagueResult) -> str:
    if result.anchor is None:
        return say("league-ratings-mean")
    label = next(bot.label for bot in result.bots if bot.name == result.anchor)
    return say("league-ratings-anchor", bot=escape_unprintable(label))


def _points(rating: float) -> str:
    return f"{rating:.0f}"


def rating_span(bot: Standing) -> str:
    """Format the interval of a rating: «1480-1520», with an en dash."""
    return f"{_points(bot.rating_low)}{DASH}{_points(bot.rating_high)}"


def _rating_trace(bot: Standing, row: int, rows: int) -> Json:
    few = rows <= FEW_ROWS
    return {
        "type": "scatter",
        "mode": "markers",
        "x": [bot.rating],
        "y": [-row],
        "cliponaxis": False,
        "marker": {"color": colour_of(row, rows), "size": 15 if few else 9, "opacity": 1},
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [bot.rating_high - bot.rating],
            "arrayminus": [bot.rating - bot.rating_low],
            "color": INK,
            "thickness": 2 if few else 1.5,
            "width": 6 if few else 3,
        },
        "hoverinfo": "text",
        "hovertext": say(
            "league-ratings-hover",
            bot=untagged(escape_unprintable(bot.label)),
            rating=_points(bot.rating),
            range=rating_span(bot),
        ),
    }


def wins_chart(result: LeagueResult) -> Chart:
    """Draw every bot's win rate as a bar with its confidence interval, and the fair share as a line across it."""
    names = [escape_unprintable(bot.label) for bot in result.bots]
    items = (
        say(
            "league-wins-item",
            bot=name,
            rate=percent(bot.win_rate),
            range=span_percent(bot.low, bot.high),
            fair=even_percent(bot.fair),
        )
        for name, bot in zip(names, result.bots, strict=True)
    )
    most = 100 * max(max(bot.high, bot.fair) for bot in result.bots)
    return Chart(
        id="wins",
        heading=say("league-wins"),
        text=say("league-wins-text"),
        label=in_words(say("league-wins-label"), items),
        traces=[trace for row, bot in enumerate(result.bots) for trace in _win_traces(bot, row, len(names))],
        layout=rows_layout(
            names,
            barmode="overlay",
            xaxis=axis(ticksuffix=f"{SPACE}%", nticks=6, range=[0, most * 1.04]),
            annotations=column([percent(bot.win_rate) for bot in result.bots]),
        ),
        wide=True,
    )


def _win_traces(bot: Standing, row: int, rows: int) -> Iterator[Json]:
    name = untagged(escape_unprintable(bot.label))
    yield {
        "type": "bar",
        "orientation": "h",
        "x": [100 * bot.win_rate],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": colour_of(row, rows)},
        "error_x": {
            "type": "data",
            "symmetric": False,
            "array": [100 * (bot.high - bot.win_rate)],
            "arrayminus": [100 * (bot.win_rate - bot.low)],
            "color": INK,
            "thickness": 2,
            "width": 0,
        },
        "hoverinfo": "text",
        "hovertext": say(
            "league-wins-hover",
            bot=name,
            rate=untagged(percent(bot.win_rate)),
            range=span_percent(bot.low, bot.high),
            fair=even_percent(bot.fair),
        ),
    }
    yield {
        "type": "scatter",
        "mode": "markers",
        "x": [100 * bot.fair],
        "y": [-row],
        "marker": {
            "symbol": "line-ns-open",
            "size": 26 if rows <= FEW_ROWS else 14,
            "color": QUIET,
            "line": {"width": 2},
        },
        "hoverinfo": "text",
        "hovertext": say("league-wins-hover-fair", bot=name, fair=even_percent(bot.fair)),
    }


def versus_chart(result: LeagueResult) -> Chart:
    """Draw a heat map: green where the bot at the left wins more often, red where the one above does."""
    names = [f"{place} {escape_unprintable(bot.label)}" for place, bot in enumerate(result.bots, 1)]
    cells = list(_cells(result))
    columns = [str(place) for place in range(1, len(names) + 1)]
    return Chart(
        id="versus",
        heading=say("league-versus"),
        text=say("league-versus-text"),
        label=in_words(say("league-versus-label"), (_cell_in_words(result, *cell) for cell in cells)),
        traces=[_cell_texts(result, cells)],
        layout={
            **rows_layout(
                names,
                xaxis=axis(
                    side="top",
                    showgrid=False,
                    range=[-0.5, len(names) - 0.5],
                    tickvals=list(range(len(names))),
                    ticktext=columns,
                    tickfont={"size": 14, "color": INK, "weight": 600},
                ),
                shapes=[_shape(*cell) for cell in cells],
            ),
            "margin": {**MARGIN, "b": 8},
        },
        wide=True,
    )


def _cells(result: LeagueResult) -> Iterator[tuple[int, int, float]]:
    """Yield row, column and share of every two bots that have met."""
    for row, shares in enumerate(result.versus):
        for place, share in enumerate(shares):
            if share is not None:
                yield row, place, share


def _cell_in_words(result: LeagueResult, row: int, place: int, share: float) -> str:
    bot, other = escape_unprintable(result.bots[row].label), escape_unprintable(result.bots[place].label)
    return say("league-versus-item", bot=bot, other=other, rate=percent(share))


def _shape(row: int, place: int, share: float) -> Json:
    even = 0.5
    depth = PALEST + (DEEPEST - PALEST) * abs(share - even) / even
    return {
        "type": "rect",
        "layer": "below",
        "x0": place - 0.47,
        "x1": place + 0.47,
        "y0": -row - 0.46,
        "y1": -row + 0.46,
        "line": {"width": 0},
        "fillcolor": "var(--leaf)" if share >= even else "var(--bust)",
        "opacity": depth,
    }


def _font(bots: int) -> int:
    """Choose a size at which the numbers fit into their cells on a phone, too."""
    return 15 if bots <= COLUMNS_WITH_ROOM else 11 if bots <= COLUMNS_WITH_SOME else 9


def _cell_texts(result: LeagueResult, cells: list[tuple[int, int, float]]) -> Json:
    """Return a trace that writes the numbers into the cells."""
    return {
        "type": "scatter",
        "mode": "markers+text",
        "x": [place for _, place, _ in cells],
        "y": [-row for row, _, _ in cells],
        "marker": {"size": 24, "color": CLEAR},
        "text": [f"{100 * share:.0f}" for _, _, share in cells],
        "textfont": {"family": DISPLAY_FONT, "size": _font(len(result.bots)), "color": INK, "weight": 700},
        "hoverinfo": "text",
        "hovertext": [
            say(
                "league-versus-hover",
                bot=untagged(escape_unprintable(result.bots[row].label)),
                other=untagged(escape_unprintable(result.bots[place].label)),
                rate=untagged(percent(share)),
            )
            for row, place, share in cells
        ],
    }
