"""Run `flip7 solve`: compute the best choices of a player alone in the round, and show them."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

import platformdirs

from flip7.analysis.solver import Solution, table_with
from flip7.analysis.solver import solve as solved
from flip7.analysis.solver.report import Found, Report, report_on
from flip7.analysis.solver.report_cache import ReportCache
from flip7.analysis.solver.start import start_of
from flip7.cli.output.deliver import deliver, write
from flip7.cli.output.solution import show
from flip7.core.cards import NUMBER, Card, full_deck, parse_cards
from flip7.core.numbers import FLIP_7
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.kernel.jit import COMPILED
from flip7.record.files import probe
from flip7.terminal.compile_notice import explained, remark

COMPILE_SECONDS: Final = 3
"""The time that the notice promises: compiling takes that long on an ordinary machine."""
KEEP_SECONDS: Final = 0.5
"""An answer that took this long is kept for the next time; others are found as quickly as read."""
DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class SolveOptions:
    """The options of `flip7 solve`."""

    cards: str
    gone: str
    as_json: bool
    plot: Path | None


def solve(options: SolveOptions) -> None:
    """Solve the round, or find the answer of an earlier run; then show and write it."""
    table = table_with(parse_cards(options.cards), parse_cards(options.gone))
    start = start_of(table)
    cache = ReportCache(platformdirs.user_cache_path("flip7") / "solve")
    if options.plot is not None:
        probe(options.plot)
    elif (known := cache.load(start)) is not None:
        remark(say("solve-before", folder=str(cache.folder)))
        _print(known, json_wanted=options.as_json)
        return
    _compile()
    began = perf_counter()
    solution = solved(table)
    report = report_on(solution, perf_counter() - began)
    if report.seconds >= KEEP_SECONDS:
        cache.save(report)
    deliver(lambda: _write(report, solution, options.plot), lambda: _print(report, json_wanted=options.as_json))


def _compile() -> None:
    """Compile the solver, with a notice if that takes a while."""
    if not COMPILED:
        remark(say("solve-plain"))
    with explained(say("solve-compiling", seconds=COMPILE_SECONDS)):
        solved(_smallest())


def _smallest() -> Table:
    """Return the smallest round to solve: six numbers before the player, and only numbers to come."""
    numbers = [card for card in Card if card.kind is NUMBER]
    return table_with(numbers[: FLIP_7 - 1], [card for card in full_deck() if card.kind is not NUMBER])


def _print(report: Report, *, json_wanted: bool) -> None:
    if json_wanted:
        sys.stdout.write(json.dumps(as_json(report), ensure_ascii=False) + "\n")
    else:
        show(report)


def as_json(report: Report) -> dict[str, Any]:
    """Return the answer for programs; the format is a contract."""
    start, options = report.start, report.options
    return {
        "value": round(report.value, DIGITS),
        "states": report.states,
        "seconds": round(report.seconds, 3),
        "cards": [str(card) for card in start.cards],
        "draw_pile": sum(start.pile),
        "best": "hit" if options.is_hit or not start.cards else "stay",
        "hit": round(options.hit, DIGITS),
        "stay": options.stay if start.cards else None,
        "bust": round(report.bust, DIGITS),
        "flip7": round(report.flip_7, DIGITS),
        "rules": [_rule_json(found) for found in report.rules],
        "limits": [limit._asdict() for limit in report.limits],
    }


def _rule_json(found: Found) -> dict[str, Any]:
    return {"rule": found.rule.kind.value, "at": found.rule.at or None, "value": round(found.value, DIGITS)}


def _write(report: Report, solution: Solution, file: Path | None) -> None:
    if file is None:
        return
    from flip7.reports.solution import solution_page  # start-up time: few runs write a page

    write(file, solution_page(report, solution).html())
