"""The charts of a solved round: when to stay, what modifiers change, how simple rules do."""

from collections.abc import Iterator, Mapping, Sequence
from typing import Final, NamedTuple, TypeAlias

from flip7.analysis.solver.report import Found, Report
from flip7.analysis.solver.simple_strategies import Kind
from flip7.analysis.solver.solution import Solution
from flip7.analysis.solver.thresholds import Limit, limits
from flip7.core.cards import Card
from flip7.i18n.catalog import say
from flip7.i18n.strategy_names import rule_name, short_name
from flip7.reports.chart import INK, MARGIN, Chart, Json, Key, axis, axis_title, bar_width, column, layout, rows_layout
from flip7.reports.format import DASH, SPACE, in_words, untagged

AXIS_TITLE_HEIGHT: Final = 22
"""Pixels below the numbers of an axis."""
CURVES_HEIGHT: Final = 340
"""Pixels."""
HIT: Final = "var(--leaf)"
DEPENDS: Final = "var(--neutral)"
STAY: Final = "var(--poppy)"
HIGHEST: Final = 45
"""Higher sums are rare, and all alike."""
Families: TypeAlias = Mapping[Kind, Sequence[Found]]
"""Rules of each kind, with what each is worth."""
CURVES: Final = {
    Kind.NUMBERS: ("var(--b1)", "solid"),
    Kind.POINTS_UNLESS_SAFE: ("var(--b2)", "8px,4px"),
    Kind.POINTS: ("var(--b4)", "3px,3px"),
}
"""The kinds that stay at a number of points, with the colour and the dashes of each."""
BEST_LINE: Final[dict[str, object]] = {"color": INK, "width": 1.5, "dash": "3px,3px"}
BY_COUNT: Final = {3: "var(--b1)", 5: "var(--b2)"}
"""Counts of number cards that have a line, with its colour."""


def _with_axis_title(rows: Json) -> Json:
    """Return the layout with room for a title below the numbers of its axis."""
    margin = {**rows["margin"], "b": rows["margin"]["b"] + AXIS_TITLE_HEIGHT}
    return {**rows, "height": rows["height"] + AXIS_TITLE_HEIGHT, "margin": margin}


def staying_chart(limits: Sequence[Limit]) -> Chart:
    """Draw when to hit and when to stay, one row for each count of number cards."""
    names = [_row_name(limit) for limit in limits]
    return Chart(
        id="staying",
        heading=say("solve-chart-stay"),
        text=say("solve-chart-stay-text"),
        label=in_words(say("solve-chart-stay-label"), map(_limit_in_words, limits)),
        traces=[trace for row, limit in enumerate(limits) for trace in _limit_traces(limit, row, len(limits))],
        layout=_with_axis_title(
            rows_layout(
                names,
                barmode="overlay",
                xaxis=axis(range=[0, HIGHEST + 0.5], nticks=10, title=axis_title(say("solve-chart-stay-axis"))),
                annotations=column([_enough(limit) for limit in limits]),
            )
        ),
        keys=[Key(say("solve-key-hit"), HIT), Key(say("solve-key-depends"), DEPENDS), Key(say("solve-key-stay"), STAY)],
        wide=True,
    )


def _row_name(limit: Limit) -> str:
    return say("solve-chart-stay-row", numbers=limit.numbers)


def _enough(limit: Limit) -> str:
    """Format the sum from which on to stay."""
    return DASH if limit.lowest_stay is None else f"{limit.unclear.stop}+"


def _limit_in_words(limit: Limit) -> str:
    stay = DASH if limit.lowest_stay is None else str(limit.unclear.stop)
    return say("solve-chart-stay-item", numbers=limit.numbers, hit=str(limit.unclear.start - 1), stay=stay)


def _limit_traces(limit: Limit, row: int, rows: int) -> Iterator[Json]:
    """Yield up to three pieces of a bar; each sum is as wide as one point."""
    name, unclear = _row_name(limit), limit.unclear
    end = min(limit.highest, HIGHEST) + 1
    pieces = [
        (HIT, limit.lowest, unclear.start, say("solve-hover-hit", row=name, end=unclear.start)),
        (DEPENDS, unclear.start, unclear.stop, _depends(name, unclear)),
        (STAY, unclear.stop, end, say("solve-hover-stay", row=name, begin=unclear.stop)),
    ]
    for colour, begin, stop, hover in pieces:
        if stop > begin:
            yield {
                "type": "bar",
                "orientation": "h",
                "base": [begin - 0.5],
                "x": [stop - begin],
                "y": [-row],
                "width": bar_width(rows),
                "marker": {"color": colour},
                "hoverinfo": "text",
                "hovertext": hover,
            }


def _depends(name: str, unclear: range) -> str:
    return say("solve-hover-depends", row=name, begin=unclear.start, end=unclear.stop - 1)


def curves_chart(families: Families, best: float) -> Chart:
    """Draw what rules are worth that stay at a number of points, or at a sum of the numbers."""
    return Chart(
        id="curves",
        heading=say("solve-chart-curves"),
        text=say("solve-chart-curves-text"),
        label=in_words(say("solve-chart-curves-label"), (_rule_in_words(_best_of(families[kind])) for kind in CURVES)),
        traces=[_curve(families[kind], *look) for kind, look in CURVES.items()],
        layout=_curves_layout(best, axis(nticks=10, showgrid=False, title=axis_title(say("solve-chart-curves-axis")))),
        keys=_curve_keys(),
    )


def risk_chart(families: Families, best: float) -> Chart:
    """Draw what rules are worth that stay at a chance to bust."""
    family = families[Kind.RISK]
    across = axis(nticks=8, showgrid=False, ticksuffix=f"{SPACE}%", title=axis_title(say("solve-chart-risk-axis")))
    return Chart(
        id="risk",
        heading=say("solve-chart-risk"),
        text=say("solve-chart-risk-text"),
        label=in_words(say("solve-chart-risk-label"), map(_rule_in_words, family)),
        traces=[_curve(family, "var(--b3)", "solid", scale=100)],
        layout=_curves_layout(best, across),
    )


def _curve_keys() -> list[Key]:
    return [
        Key(say("solve-curve-numbers"), *CURVES[Kind.NUMBERS]),
        Key(say("solve-curve-points-unless-safe"), *CURVES[Kind.POINTS_UNLESS_SAFE]),
        Key(say("solve-curve-points"), *CURVES[Kind.POINTS]),
    ]


def _best_of(family: Sequence[Found]) -> Found:
    return max(family, key=lambda found: found.value)


def _rule_in_words(found: Found) -> str:
    return say("solve-chart-rules-item", rule=rule_name(found.rule), points=f"{found.value:.3f}")


def _curves_layout(best: float, across: Json) -> Json:
    """Return the layout of both charts of rules: the best choices are a line at the top."""
    top = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "line": BEST_LINE}
    return layout(
        CURVES_HEIGHT,
        margin={**MARGIN, "b": 52},
        hoverdistance=40,
        xaxis=across,
        yaxis=axis(nticks=6, automargin="width"),
        shapes=[{**top, "y0": best, "y1": best}],
    )


def _curve(family: Sequence[Found], colour: str, dash: str, scale: int = 1) -> Json:
    return {
        "type": "scatter",
        "mode": "lines+markers",
        "x": [scale * found.rule.at for found in family],
        "y": [found.value for found in family],
        "line": {"color": colour, "width": 2.5, "dash": dash},
        "marker": {"color": colour, "size": 5},
        "hoverinfo": "text",
        "hovertext": [
            say("solve-curve-hover", rule=untagged(rule_name(found.rule)), points=f"{found.value:.3f}")
            for found in family
        ],
    }


class Held(NamedTuple):
    """A modifier, or none, and the lowest sum that stays with it, by how many numbers there are."""

    name: str
    stays: dict[int, int]


def modifiers_chart(solution: Solution) -> Chart:
    """Draw how each modifier that can be drawn moves the sum at which to stay."""
    held = [_held(solution, None), *(_held(solution, card) for card in solution.hands.modifiers)]
    return Chart(
        id="modifiers",
        heading=say("solve-chart-modifiers"),
        text=say("solve-chart-modifiers-text"),
        label=in_words(say("solve-chart-modifiers-label"), map(_held_in_words, held)),
        traces=[_held_trace(held, count, colour) for count, colour in BY_COUNT.items()],
        layout=layout(
            CURVES_HEIGHT,
            margin={**MARGIN, "b": 52},
            xaxis=axis(
                showgrid=False,
                tickvals=list(range(len(held))),
                ticktext=[each.name for each in held],
                range=_with_margin(held),
            ),
            yaxis=axis(nticks=6, automargin="width", title=axis_title(say("solve-chart-stay-axis"))),
        ),
        keys=[Key(say("solve-chart-stay-row", numbers=count), colour, "solid") for count, colour in BY_COUNT.items()],
    )


def _with_margin(held: list[Held]) -> list[float]:
    return [-0.4, len(held) - 0.6]


def _held(solution: Solution, card: Card | None) -> Held:
    name = say("solve-chart-modifiers-none") if card is None else str(card)
    found = limits(solution, [] if card is None else [card])
    return Held(name, {limit.numbers: limit.lowest_stay for limit in found if limit.lowest_stay is not None})


def _held_in_words(held: Held) -> str:
    three, five = (str(held.stays.get(count, DASH)) for count in BY_COUNT)
    return say("solve-chart-modifiers-item", modifier=held.name, three=three, five=five)


def _held_trace(held: list[Held], count: int, colour: str) -> Json:
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


def rules_chart(report: Report) -> Chart:
    """Draw the points that each simple rule loses to the best choices, one bar each."""
    best, rules = report.value, report.rules
    most = max(best - found.value for found in rules) or 1.0
    rows = rows_layout(
        [short_name(found.rule) for found in rules],
        barmode="overlay",
        xaxis=axis(range=[0, most * 1.02], nticks=6, title=axis_title(say("solve-chart-rules-axis"))),
        annotations=column([f"{found.value:.2f}" for found in rules]),
    )
    items = map(_rule_in_words, rules)
    return Chart(
        id="rules",
        heading=say("solve-chart-rules"),
        text=say("solve-chart-rules-text", best=f"{best:.2f}"),
        label=in_words(say("solve-chart-rules-label"), items),
        traces=[_bar(found, best, row, len(rules)) for row, found in enumerate(rules)],
        layout=_with_axis_title(rows),
    )


def _bar(found: Found, best: float, row: int, rows: int) -> Json:
    return {
        "type": "bar",
        "orientation": "h",
        "x": [best - found.value],
        "y": [-row],
        "width": bar_width(rows),
        "marker": {"color": "var(--neutral)"},
        "hoverinfo": "text",
        "hovertext": say(
            "solve-chart-rules-hover",
            rule=untagged(rule_name(found.rule)),
            points=f"{found.value:.3f}",
            loss=f"{best - found.value:.3f}",
        ),
    }
