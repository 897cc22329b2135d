"""Who beats whom: one cell for every two bots."""

from collections.abc import Iterator
from typing import Final

from flip7.arena.league.standings import LeagueResult
from flip7.arena.spelling import spelt_out
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json
from flip7.reports.format import in_words, percent, untagged
from flip7.reports.layout import CLEAR, DISPLAY_FONT, INK, MARGIN, axis, rows_layout

MOST_BOTS: Final = 16
"""With more of them the cells are too small to read."""
COLUMNS_WITH_ROOM: Final = 6
COLUMNS_WITH_SOME: Final = 10
PALEST: Final = 0.08
DEEPEST: Final = 0.55
"""How much of its colour a cell has at one half, and where one bot wins everything."""


def versus_chart(result: LeagueResult) -> Chart:
    """A field of cells: green where the bot at the left wins more often, red where the one above does."""
    names = [f"{place} {spelt_out(bot.label)}" for place, bot in enumerate(result.bots, 1)]
    cells = list(_cells(result))
    columns = [str(place) for place in range(1, len(names) + 1)]
    return Chart(
        id="versus",
        heading=say("league-versus"),
        text=say("league-versus-text"),
        label=in_words(say("league-versus-label"), (_item(result, *cell) for cell in cells)),
        traces=[_trace(result, cells)],
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
    """Row, column and share of every two that have met."""
    for row, shares in enumerate(result.versus):
        for place, share in enumerate(shares):
            if share is not None:
                yield row, place, share


def _item(result: LeagueResult, row: int, place: int, share: float) -> str:
    bot, other = spelt_out(result.bots[row].label), spelt_out(result.bots[place].label)
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
    """The numbers fit into their cells on a phone, too."""
    return 15 if bots <= COLUMNS_WITH_ROOM else 11 if bots <= COLUMNS_WITH_SOME else 9


def _trace(result: LeagueResult, cells: list[tuple[int, int, float]]) -> Json:
    """The numbers in the cells."""
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
                bot=untagged(spelt_out(result.bots[row].label)),
                other=untagged(spelt_out(result.bots[place].label)),
                rate=untagged(percent(share)),
            )
            for row, place, share in cells
        ],
    }
