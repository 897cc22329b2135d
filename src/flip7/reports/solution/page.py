"""The page of a solved round."""

from collections.abc import Iterable

from flip7.analysis.solver.report import Report, families_of
from flip7.analysis.solver.solution import Solution
from flip7.analysis.solver.start import counter
from flip7.core.cards import Card
from flip7.i18n.catalog import say
from flip7.i18n.strategy_names import percent
from flip7.reports.chart import Chart
from flip7.reports.page import Fact, Page
from flip7.reports.solution.charts import curves_chart, modifiers_chart, risk_chart, rules_chart, staying_chart


def solution_page(report: Report, solution: Solution) -> Page:
    """Build the page of a solution and the report on it."""
    cards = " ".join(map(str, report.start.cards))
    value = f"{report.value:.3f}"
    title = say("solve-page-title-from", cards=cards, value=value) if cards else say("solve-page-title", value=value)
    return Page(
        command="flip7 solve",
        title=title,
        under=say("solve-page-under", states=f"{report.states:,}"),
        facts=_facts(report),
        charts=_charts(report, solution),
        tables="",
        foot=_foot(report),
    )


def _charts(report: Report, solution: Solution) -> list[Chart]:
    """Choose the charts: when to stay comes first; curves only where they are known."""
    first = [staying_chart(report.limits)] if report.limits else []
    families, best = families_of(solution), report.value
    curves = [curves_chart(families, best), risk_chart(families, best)] if families else []
    return [*first, rules_chart(report), modifiers_chart(solution), *curves]


def _facts(report: Report) -> list[Fact]:
    return [
        (say("solve-fact-value"), f"{report.value:.2f}"),
        (say("solve-fact-bust"), percent(report.bust)),
        (say("solve-fact-flip7"), percent(report.flip_7)),
        (say("solve-fact-rule"), f"{report.rules[0].value:.2f}"),
    ]


def _foot(report: Report) -> list[Fact]:
    start = report.start
    return [
        (say("solve-foot-cards"), _listed(start.cards)),
        (say("solve-foot-gone"), _listed(counter(start.discards).elements())),
        (say("solve-foot-states"), f"{report.states:,}"),
        (say("solve-foot-seconds"), f"{report.seconds:.1f}"),
    ]


def _listed(cards: Iterable[Card]) -> str:
    return " ".join(map(str, cards)) or say("solve-none")
