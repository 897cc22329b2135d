"""What a simple rule is worth, by where it stays."""

from collections.abc import Mapping, Sequence
from typing import Final, TypeAlias

from flip7.analysis.solver.report import Found
from flip7.analysis.solver.simple_strategies import Kind
from flip7.i18n.catalog import say
from flip7.i18n.strategy_names import rule_name
from flip7.reports.chart import Chart, Json, Key
from flip7.reports.format import SPACE, in_words, untagged
from flip7.reports.layout import INK, MARGIN, axis, axis_title, layout

Families: TypeAlias = Mapping[Kind, Sequence[Found]]
"""Rules of each kind, with what each is worth."""

LINES: Final = {
    Kind.NUMBERS: ("var(--b1)", "solid"),
    Kind.POINTS_UNLESS_SAFE: ("var(--b2)", "8px,4px"),
    Kind.POINTS: ("var(--b4)", "3px,3px"),
}
"""The kinds that stay at a number of points, with the colour and the dashes of each."""
HEIGHT: Final = 340
BEST_LINE: Final[dict[str, object]] = {"color": INK, "width": 1.5, "dash": "3px,3px"}


def curves_chart(families: Families, best: float) -> Chart:
    """Rules that stay with so many points, or when the numbers add up to so much."""
    return Chart(
        id="curves",
        heading=say("solve-chart-curves"),
        text=say("solve-chart-curves-text"),
        label=in_words(say("solve-chart-curves-label"), (_item(_best(families[kind])) for kind in LINES)),
        traces=[_line(families[kind], *look) for kind, look in LINES.items()],
        layout=_layout(best, axis(nticks=10, showgrid=False, title=axis_title(say("solve-chart-curves-axis")))),
        keys=_keys(),
    )


def risk_chart(families: Families, best: float) -> Chart:
    """Rules that stay when the chance to bust is so high."""
    family = families[Kind.RISK]
    across = axis(nticks=8, showgrid=False, ticksuffix=f"{SPACE}%", title=axis_title(say("solve-chart-risk-axis")))
    return Chart(
        id="risk",
        heading=say("solve-chart-risk"),
        text=say("solve-chart-risk-text"),
        label=in_words(say("solve-chart-risk-label"), map(_item, family)),
        traces=[_line(family, "var(--b3)", "solid", scale=100)],
        layout=_layout(best, across),
    )


def _keys() -> list[Key]:
    return [
        Key(say("solve-curve-numbers"), *LINES[Kind.NUMBERS]),
        Key(say("solve-curve-points-unless-safe"), *LINES[Kind.POINTS_UNLESS_SAFE]),
        Key(say("solve-curve-points"), *LINES[Kind.POINTS]),
    ]


def _best(family: Sequence[Found]) -> Found:
    return max(family, key=lambda found: found.value)


def _item(found: Found) -> str:
    return say("solve-chart-rules-item", rule=rule_name(found.rule), points=f"{found.value:.3f}")


def _layout(best: float, across: Json) -> Json:
    """The best choices are a line at the top."""
    top = {"type": "line", "xref": "paper", "x0": 0, "x1": 1, "line": BEST_LINE}
    return layout(
        HEIGHT,
        margin={**MARGIN, "b": 52},
        hoverdistance=40,
        xaxis=across,
        yaxis=axis(nticks=6, automargin="width"),
        shapes=[{**top, "y0": best, "y1": best}],
    )


def _line(family: Sequence[Found], colour: str, dash: str, scale: int = 1) -> Json:
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
