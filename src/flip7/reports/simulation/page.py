"""What the page of a simulation says."""

from flip7.arena.result import Result
from flip7.arena.spelling import spelt_out
from flip7.i18n.catalog import say
from flip7.reports.page import Fact, Page
from flip7.reports.simulation.charts.selection import charts
from flip7.reports.simulation.headline import finding
from flip7.reports.simulation.tables import tables


def simulation_page(result: Result) -> Page:
    """The finding, the charts, their numbers and where they come from."""
    found = finding(result)
    return Page(
        command="flip7 simulate",
        title=found.sentence,
        under=found.under,
        facts=_facts(result) if result.games else (),
        charts=charts(result),
        tables=tables(result) if result.games else "",
        foot=_foot(result),
    )


def _facts(result: Result) -> list[Fact]:
    """What every game is like, in four numbers."""
    return [
        (say("plot-fact-rounds"), f"{result.rounds_per_game:.1f}"),
        (say("plot-fact-winner"), f"{result.winning_total:.0f}"),
        (say("plot-fact-cards"), f"{result.cards_per_game:,.0f}"),
        (say("plot-fact-decisions"), f"{result.decisions_per_game:,.0f}"),
    ]


def _foot(result: Result) -> list[Fact]:
    """What was asked for."""
    return [
        (say("plot-foot-games"), f"{result.games:,}"),
        (say("plot-foot-speed"), f"{result.games_per_second:,.0f}"),
        (say("plot-foot-seats"), str(len(result.seats))),
        (say("plot-foot-target"), str(result.target)),
        (say("plot-foot-first"), say("plot-foot-first-is", first=result.first)),
        (say("plot-foot-seed"), spelt_out(result.seed)),
    ]
