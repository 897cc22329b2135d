"""Charts: plain data for plotly.js with its texts, and the axes, rows and lines that charts share.

Colours are names of the theme's tokens, such as `var(--ink)`; the page fills them in, so that one chart serves the
light and the dark theme.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from typing import Any, Final, TypeAlias

from flip7.reports.format import label_text

Json: TypeAlias = dict[str, Any]
"""A value that plotly.js reads."""


@dataclass(frozen=True, slots=True)
class Key:
    """One entry of a legend."""

    text: str
    colour: str
    dash: str | None = None
    """The dashes of a line; None for an area."""


@dataclass(frozen=True, slots=True)
class Chart:
    """A chart and its texts."""

    id: str
    heading: str
    """The question that it answers."""
    text: str
    label: str
    """The whole chart in words, for screen readers."""
    traces: list[Json]
    layout: Json
    keys: list[Key] = field(default_factory=list)
    notes: list[str] = field(default_factory=list)
    """Sentences under it, numbered as its marks are."""
    wide: bool = False
    """Whether it needs a row of the page for itself."""


INK: Final = "var(--ink)"
QUIET: Final = "var(--ink-2)"
CLEAR: Final = "rgba(0,0,0,0)"
TEXT_FONT: Final = "Figtree Variable, Figtree, Noto Sans, system-ui, sans-serif"
DISPLAY_FONT: Final = "Gabarito Variable, Gabarito, ui-rounded, Noto Sans, system-ui, sans-serif"
FEW_ROWS: Final = 8
SOME_ROWS: Final = 16
MARGIN: Final = {"l": 8, "r": 8, "t": 26, "b": 34}
MARGIN_WITH_COLUMN: Final = {**MARGIN, "r": 78}


def layout(height: int, **more: object) -> Json:
    """Return the layout that all charts share: no frame, no ground, no tools, and nothing that moves when touched."""
    return {
        "height": height,
        "autosize": True,
        "paper_bgcolor": CLEAR,
        "plot_bgcolor": CLEAR,
        "showlegend": False,
        "dragmode": False,
        "hovermode": "closest",
        "font": {"family": TEXT_FONT, "size": 14, "color": QUIET},
        "hoverlabel": {
            "bgcolor": "var(--surface)",
            "bordercolor": "var(--line)",
            "align": "left",
            "font": {"family": TEXT_FONT, "size": 14, "color": INK},
        },
        "margin": MARGIN,
        **more,
    }


def axis(**more: object) -> Json:
    """Return an axis without a line, with a quiet grid."""
    return {
        "fixedrange": True,
        "zeroline": False,
        "showline": False,
        "ticks": "",
        "ticklabelstandoff": 6,
        "gridcolor": "var(--line)",
        "gridwidth": 1,
        "tickangle": 0,
        "tickfont": {"size": 13, "color": QUIET},
        **more,
    }


def axis_title(text: str) -> Json:
    """Return the title of an axis."""
    return {"text": text, "standoff": 8, "font": {"size": 13, "color": QUIET}}


def _rows_axis(names: Sequence[str]) -> Json:
    """Return an axis with a row for each name, from the top, placed by number: two names cut alike stay two rows."""
    return axis(
        tickvals=[-row for row in range(len(names))],
        ticktext=[label_text(name) for name in names],
        range=[0.5 - len(names), 0.5],
        showgrid=False,
        automargin="width",
        tickfont={"size": _row_font(len(names)), "color": INK, "weight": 600},
    )


def rows_layout(names: Sequence[str], **more: object) -> Json:
    """Lay out names to the left, a column of numbers to the right, bars or dots between them."""
    rows = len(names)
    height = 60 + rows * (44 if rows <= FEW_ROWS else 30 if rows <= SOME_ROWS else 21)
    return layout(height, margin=MARGIN_WITH_COLUMN, barcornerradius=3, yaxis=_rows_axis(names), **more)


def _row_font(rows: int) -> int:
    return 15 if rows <= FEW_ROWS else 14 if rows <= SOME_ROWS else 12


def bar_width(rows: int) -> float:
    """Return the width of a bar as a share of its row."""
    return 0.5 if rows <= FEW_ROWS else 0.66


def column(texts: Sequence[str], colour: str = INK) -> list[Json]:
    """Return numbers to the right of the rows."""
    font = {"family": DISPLAY_FONT, "size": _row_font(len(texts)) + 1, "color": colour, "weight": 700}
    place = {"x": 1, "xref": "paper", "xanchor": "right", "xshift": 72, "yref": "y", "showarrow": False}
    return [{**place, "text": escape(text), "y": -row, "font": font} for row, text in enumerate(texts)]


def above(text: str, x: float, **more: object) -> Json:
    """Return a few words above the chart."""
    return {
        "text": text,
        "x": x,
        "y": 1,
        "yref": "paper",
        "yanchor": "bottom",
        "showarrow": False,
        "font": {"size": 13, "color": QUIET},
        **more,
    }


def upright(x: float) -> Json:
    """Return a dashed line from top to bottom."""
    line = {"color": INK, "width": 1.5, "dash": "3px,3px"}
    return {"type": "line", "x0": x, "x1": x, "yref": "paper", "y0": 0, "y1": 1, "line": line}
