"""The HTML page around charts and tables: one file with everything in it.

It loads nothing: plotly.js is inside, and the page forbids the browser to fetch anything.
"""

import json
from collections.abc import Sequence
from dataclasses import dataclass
from html import escape
from importlib.resources import files
from typing import Final, TypeAlias

from flip7.i18n.catalog import say
from flip7.reports.chart import Chart, Key
from flip7.reports.theme import bloom, colours_css, icon

Cell: TypeAlias = str | tuple[str, str]
"""A number, or one with something small under it."""
NARROW_TABLE: Final = 3
"""A table with at most this many columns does not spread over the whole page."""


def folded(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], note: str = "") -> str:
    """Return a table that opens when its caption is clicked."""
    said = f"<p>{escape(note)}</p>" if note else ""
    return f"<details><summary>{escape(caption)}</summary>{said}{table(caption, heads, rows)}</details>"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """Return the rows under their heads; the first cell of a row is its heading. The caption is for screen readers."""
    pairs = [" class=pair" if isinstance(cell, tuple) else "" for cell in rows[0]] if rows else [""] * len(heads)
    top = "".join(f'<th scope="col"{pair}>{escape(head)}</th>' for head, pair in zip(heads, pairs, strict=True))
    body = "\n".join(f"<tr>{_row(row)}</tr>" for row in rows)
    narrow = ' class="narrow"' if len(heads) <= NARROW_TABLE else ""
    return (
        f"<table{narrow}><caption>{escape(caption)}</caption>"
        f"<thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>"
    )


def _row(cells: Sequence[Cell]) -> str:
    first, *others = map(_cell, cells)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others)


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    number, small = cell
    return f"{escape(number)} <small>{escape(small)}</small>"


Fact: TypeAlias = tuple[str, str]
"""A name and its value."""


@dataclass(frozen=True, slots=True)
class Headline:
    """A report's finding in one sentence, and its qualification."""

    sentence: str
    under: str = ""


@dataclass(frozen=True, slots=True)
class Page:
    """The content of a page, from top to bottom."""

    command: str
    """The command that made it, such as `flip7 simulate`."""
    title: str
    """The headline."""
    under: str
    """The qualification of the headline; may be empty."""
    facts: Sequence[Fact]
    """A few numbers that stand out."""
    charts: Sequence[Chart]
    """The one that shows the headline comes first."""
    tables: str
    """The numbers behind the charts, as HTML; may be empty."""
    foot: Sequence[Fact]
    """The options that were given."""

    def html(self) -> str:
        """Render the whole page."""
        return _part("page.html").format(
            title=escape(self.title),
            icon=icon(),
            style=f"{colours_css()}\n\n{_part('page.css')}",
            bloom=bloom("bloom"),
            command=escape(self.command),
            under=f'<p class="under">{escape(self.under)}</p>' if self.under else "",
            facts=f'<dl class="facts">{_pairs_of(self.facts)}</dl>' if self.facts else "",
            charts=_figures(self.charts),
            numbers=_numbers(self.tables) if self.tables else "",
            foot=f"<dl>{_pairs_of(self.foot)}</dl>",
            name=escape(say("plot-foot-name")),
            scripts=_scripts(self.charts) if self.charts else "",
        )


def _part(name: str) -> str:
    """Read a file of the package."""
    return files("flip7.reports").joinpath(name).read_text(encoding="utf-8")


def _figures(drawn: Sequence[Chart]) -> str:
    first, others = drawn[:1], drawn[1:]
    hero = "".join(f'<div class="cloth">{bloom("ground")}{_figure(chart)}</div>' for chart in first)
    rest = "\n".join(_figure(chart) for chart in others)
    return f'{hero}\n<div class="charts">\n{rest}\n</div>' if drawn else ""


def _figure(chart: Chart) -> str:
    keys = "".join(f"<li>{_swatch(key)}{escape(key.text)}</li>" for key in chart.keys)
    notes = "".join(f"<li>{escape(note)}</li>" for note in chart.notes)
    return (
        f'<figure class="{"wide" if chart.wide else "half"}"><figcaption><h2>{escape(chart.heading)}</h2>'
        f"<p>{escape(chart.text)}</p></figcaption>"
        f"{f'<ul class=keys>{keys}</ul>' if keys else ''}"
        f'<div class="plot" id="{chart.id}" role="img" aria-label="{escape(chart.label)}" '
        f'style="min-height:{chart.layout["height"]}px"></div>'
        f"{f'<ol class=notes>{notes}</ol>' if notes else ''}</figure>"
    )


def _swatch(key: Key) -> str:
    """Return a piece of the line, or of the area, that the entry is about."""
    if key.dash is None:
        return f'<i style="background:{key.colour}"></i>'
    dash = "" if key.dash == "solid" else f' stroke-dasharray="{key.dash.replace("px", "")}"'
    line = f'<path d="M0 6H34" stroke-width="3.5"{dash} style="stroke:{key.colour}"/>'
    return f'<svg width="34" height="12" aria-hidden="true">{line}</svg>'


def _pairs_of(facts: Sequence[Fact]) -> str:
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)


def _numbers(tables: str) -> str:
    return (
        f'<section class="numbers"><h2>{escape(say("plot-numbers"))}</h2>'
        f"<noscript><p>{escape(say('plot-no-script'))}</p></noscript>\n{tables}</section>"
    )


def _scripts(drawn: Sequence[Chart]) -> str:
    """Return plotly.js, the charts as data, and the script that draws them."""
    from plotly.offline import get_plotlyjs  # type: ignore[import-untyped]  # plotly has no types

    data = json.dumps({chart.id: {"data": chart.traces, "layout": chart.layout} for chart in drawn})
    # A «<» in a name must not end the element (test_simulation_page.py).
    safe = data.replace("<", "\\u003c")
    return (
        f"<script>{get_plotlyjs()}</script>\n"
        f'<script type="application/json" id="data">{safe}</script>\n<script>\n{_part("page.js")}</script>'
    )
