"""Who wins how often, beside a fair share."""

from collections.abc import Iterator

from flip7.arena.league.standings import LeagueResult, Standing
from flip7.arena.spelling import spelt_out
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import SPACE, even_percent, in_words, percent, span_percent, untagged
from flip7.reports.layout import FEW_ROWS, INK, QUIET, axis, bar_width, column, rows_layout
from flip7.reports.simulation.grouping import colour_of


def wins_chart(result: LeagueResult) -> Chart:
    """Everybody's win rate as a bar with its interval, and the fair share as a line across it."""
    names = [spelt_out(bot.label) for bot in result.bots]
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
        traces=[trace for row, bot in enumerate(result.bots) for trace in _traces(bot, row, len(names))],
        layout=rows_layout(
            names,
            barmode="overlay",
            xaxis=axis(ticksuffix=f"{SPACE}%", nticks=6, range=[0, most * 1.04]),
            annotations=column([percent(bot.win_rate) for bot in result.bots]),
        ),
        wide=True,
    )


def _traces(bot: Standing, row: int, rows: int) -> Iterator[Json]:
    name = untagged(spelt_out(bot.label))
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
