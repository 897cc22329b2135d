"""The page around the charts."""

import json
from collections.abc import Sequence
from html import escape
from importlib.resources import files

from flip7.arena.plot.charts.chart import Chart, Key
from flip7.arena.plot.charts.choosing import charts
from flip7.arena.plot.finding import finding
from flip7.arena.plot.look import bloom, colours_css, icon
from flip7.arena.plot.tables import tables
from flip7.arena.result import Result
from flip7.arena.spelling import spelt_out
from flip7.words.fluent import say


def plot_page(result: Result) -> str:
    """One page of HTML with everything in it: the finding, the charts, their numbers and where they come from.

    It loads nothing: plotly.js is inside, and the page forbids the browser to fetch anything.
    """
    found, drawn = finding(result), charts(result)
    return _part("page.html").format(
        title=escape(found.sentence),
        icon=icon(),
        style=f"{colours_css()}\n\n{_part('page.css')}",
        bloom=bloom("bloom"),
        under=f'<p class="under">{escape(found.under)}</p>' if found.under else "",
        facts=_facts(result) if result.games else "",
        charts=_figures(drawn),
        numbers=_numbers(result) if result.games else "",
        foot=_foot(result),
        name=escape(say("plot-foot-name")),
        scripts=_scripts(drawn) if drawn else "",
    )


def _part(name: str) -> str:
    """A file of the package."""
    return files("flip7.arena.plot").joinpath(name).read_text(encoding="utf-8")


def _figures(drawn: Sequence[Chart]) -> str:
    first, others = drawn[:1], drawn[1:]
    hero = "".join(f'<div class="cloth">{bloom("ground")}{_figure(chart)}</div>' for chart in first)
    rest = "\n".join(_figure(chart) for chart in others)
    return f'{hero}\n<div class="charts">\n{rest}\n</div>' if drawn else ""


def _figure(chart: Chart) -> str:
    keys = "".join(f"<li>{_swatch(key)}{escape(key.text)}</li>" for key in chart.keys)
    return (
        f'<figure class="{"wide" if chart.wide else "half"}"><figcaption><h2>{escape(chart.heading)}</h2>'
        f"<p>{escape(chart.text)}</p></figcaption>"
        f"{f'<ul class=keys>{keys}</ul>' if keys else ''}"
        f'<div class="plot" id="{chart.id}" role="img" aria-label="{escape(chart.label)}" '
        f'style="min-height:{chart.layout["height"]}px"></div></figure>'
    )


def _swatch(key: Key) -> str:
    """A piece of the line, or of the area, that the entry is about."""
    if key.dash is None:
        return f'<i style="background:{key.colour}"></i>'
    dash = "" if key.dash == "solid" else f' stroke-dasharray="{key.dash.replace("px", "")}"'
    line = f'<path d="M0 6H34" stroke-width="3.5"{dash} style="stroke:{key.colour}"/>'
    return f'<svg width="34" height="12" aria-hidden="true">{line}</svg>'


def _facts(result: Result) -> str:
    """What every game is like, in four numbers."""
    facts = [
        (say("plot-fact-rounds"), f"{result.rounds_per_game:.1f}"),
        (say("plot-fact-winner"), f"{result.winning_total:.0f}"),
        (say("plot-fact-cards"), f"{result.cards_per_game:,.0f}"),
        (say("plot-fact-decisions"), f"{result.decisions_per_game:,.0f}"),
    ]
    return f'<dl class="facts">{_pairs_of(facts)}</dl>'


def _foot(result: Result) -> str:
    """What was asked for."""
    facts = [
        (say("plot-foot-games"), f"{result.games:,}"),
        (say("plot-foot-speed"), f"{result.games_per_second:,.0f}"),
        (say("plot-foot-seats"), str(len(result.seats))),
        (say("plot-foot-target"), str(result.target)),
        (say("plot-foot-first"), say("plot-foot-first-is", first=result.first)),
        (say("plot-foot-seed"), spelt_out(result.seed)),
    ]
    return f"<dl>{_pairs_of(facts)}</dl>"


def _pairs_of(facts: Sequence[tuple[str, str]]) -> str:
    return "".join(f"<div><dt>{escape(name)}</dt><dd>{escape(value)}</dd></div>" for name, value in facts)


def _numbers(result: Result) -> str:
    return (
        f'<section class="numbers"><h2>{escape(say("plot-numbers"))}</h2>'
        f"<noscript><p>{escape(say('plot-no-script'))}</p></noscript>\n{tables(result)}</section>"
    )


def _scripts(drawn: Sequence[Chart]) -> str:
    """plotly.js, the charts as data, and what puts the two together."""
    from plotly.offline import get_plotlyjs  # type: ignore[import-untyped]  # plotly has no types

    data = json.dumps({chart.id: {"data": chart.traces, "layout": chart.layout} for chart in drawn})
    # A «<» in a name must not end the element (test_plot.py).
    safe = data.replace("<", "\\u003c")
    return (
        f"<script>{get_plotlyjs()}</script>\n"
        f'<script type="application/json" id="data">{safe}</script>\n<script>\n{_part("page.js")}</script>'
    )
