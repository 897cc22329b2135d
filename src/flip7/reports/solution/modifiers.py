"""What a modifier changes: the lowest sum that stays."""

from typing import Final, NamedTuple

from flip7.analysis.solver.solution import Solution
from flip7.analysis.solver.thresholds import limits
from flip7.core.cards import Card
from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import DASH, in_words
from flip7.reports.layout import MARGIN, axis, axis_title, layout

LINES: Final = {3: "var(--b1)", 5: "var(--b2)"}
"""How many numbers are in the line, and their colour."""
HEIGHT: Final = 340


class Held(NamedTuple):
    """A modifier, or none, and the lowest sum that stays with it, by how many numbers there are."""

    name: str
    stays: dict[int, int]


def modifiers_chart(solution: Solution) -> Chart:
    """One step for each modifier that can be drawn."""
    held = [_held(solution, None), *(_held(solution, card) for card in solution.hands.modifiers)]
    return Chart(
        id="modifiers",
        heading=say("solve-chart-modifiers"),
        text=say("solve-chart-modifiers-text"),
        label=in_words(say("solve-chart-modifiers-label"), map(_item, held)),
        traces=[_trace(held, count, colour) for count, colour in LINES.items()],
        layout=layout(
            HEIGHT,
            margin={**MARGIN, "b": 52},
            xaxis=axis(
                showgrid=False,
                tickvals=list(range(len(held))),
                ticktext=[each.name for each in held],
                range=_room(held),
            ),
            yaxis=axis(nticks=6, automargin="width", title=axis_title(say("solve-chart-stay-axis"))),
        ),
        keys=[Key(say("solve-chart-stay-row", numbers=count), colour, "solid") for count, colour in LINES.items()],
    )


def _room(held: list[Held]) -> list[float]:
    return [-0.4, len(held) - 0.6]


def _held(solution: Solution, card: Card | None) -> Held:
    name = say("solve-chart-modifiers-none") if card is None else str(card)
    found = limits(solution, [] if card is None else [card])
    return Held(name, {limit.numbers: limit.lowest_stay for limit in found if limit.lowest_stay is not None})


def _item(held: Held) -> str:
    three, five = (str(held.stays.get(count, DASH)) for count in LINES)
    return say("solve-chart-modifiers-item", modifier=held.name, three=three, five=five)


def _trace(held: list[Held], count: int, colour: str) -> Json:
    shown = [(place, each, each.stays[count]) for place, each in enumerate(held) if count in each.stays]
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "x": [place for place, _, _ in shown],
        "y": [stay for _, _, stay in shown],
        "line": {"color": colour, "width": 2.5},
        "marker": {"color": colour, "size": 9},
        "hoverinfo": "text",
        "hovertext": [
            say("solve-hover-modifier", modifier=each.name, numbers=count, sum=stay) for _, each, stay in shown
        ],
    }
