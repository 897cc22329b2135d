"""How strong bots are."""

from flip7.arena.league.standings import LeagueResult, Standing
from flip7.arena.ratings import MIDDLE
from flip7.arena.spelling import spelt_out
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import DASH, in_words, untagged
from flip7.reports.layout import FEW_ROWS, INK, above, axis, column, rows_layout, upright
from flip7.reports.simulation.grouping import colour_of


def ratings_chart(result: LeagueResult) -> Chart:
    """Everybody's rating with its interval, and the 1500 from which they are measured."""
    names = [spelt_out(bot.label) for bot in result.bots]
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
        traces=[_trace(bot, row, len(names)) for row, bot in enumerate(result.bots)],
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
    return say("league-ratings-anchor", bot=spelt_out(label))


def _points(rating: float) -> str:
    return f"{rating:.0f}"


def rating_span(bot: Standing) -> str:
    """«1480-1520», with a longer dash."""
    return f"{_points(bot.rating_low)}{DASH}{_points(bot.rating_high)}"


def _trace(bot: Standing, row: int, rows: int) -> Json:
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
            bot=untagged(spelt_out(bot.label)),
            rating=_points(bot.rating),
            range=rating_span(bot),
        ),
    }
