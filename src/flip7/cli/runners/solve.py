"""`flip7 solve`: the best choices of a player alone in the round, reckoned and shown."""

import json
import sys
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Final

from flip7.analysis.solver import solve as solved
from flip7.analysis.solver import table_with
from flip7.analysis.solver.report import Found, Report, report_on
from flip7.analysis.solver.start import start_of
from flip7.cli.output.deliver import deliver, write
from flip7.core.cards import NUMBER, Card, full_deck, parse_cards
from flip7.core.numbers import FLIP_7
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.record.files import probe
from flip7.terminal.compile_notice import explained, remark

COMPILING: Final = 3
"""Seconds that compiling takes on an ordinary machine."""
DIGITS: Final = 6


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    cards: str
    gone: str
    as_json: bool
    plot: Path | None


def solve(wishes: Wishes) -> None:
    """The round is solved, and the answer shown and written."""
    table = table_with(parse_cards(wishes.cards), parse_cards(wishes.gone))
    start_of(table)
    if wishes.plot is not None:
        probe(wishes.plot)
    _compile()
    began = perf_counter()
    solution = solved(table)
    _show(report_on(solution, perf_counter() - began), wishes)


def _compile() -> None:
    """The solver is compiled; if that takes a while, it is said why."""
    from flip7.kernel.jit import COMPILED

    if not COMPILED:
        remark(say("solve-plain"))
    with explained(say("solve-compiling", seconds=COMPILING)):
        solved(_smallest())


def _smallest() -> Table:
    """Six numbers before the player, and only numbers to come: one hand, one stage."""
    numbers = [card for card in Card if card.kind is NUMBER]
    return table_with(numbers[: FLIP_7 - 1], [card for card in full_deck() if card.kind is not NUMBER])


def _show(report: Report, wishes: Wishes) -> None:
    """The answer is written into a file and shown."""
    deliver(lambda: _write(report, wishes.plot), lambda: _print(report, json_wanted=wishes.as_json))


def _print(report: Report, *, json_wanted: bool) -> None:
    if json_wanted:
        sys.stdout.write(json.dumps(as_json(report), ensure_ascii=False) + "\n")
    else:
        from flip7.cli.output.solution import show

        show(report)


def as_json(report: Report) -> dict[str, Any]:
    """The answer for programs."""
    solution = report.solution
    start = solution.start
    options = solution.options(start.cards)
    return {
        "value": round(solution.value, DIGITS),
        "states": solution.states,
        "seconds": round(report.seconds, 3),
        "cards": [str(card) for card in start.cards],
        "draw_pile": sum(start.pile),
        "best": "hit" if solution.hits(start.cards) else "stay",
        "hit": round(options.hit, DIGITS),
        "stay": options.stay if start.cards else None,
        "bust": round(report.bust, DIGITS),
        "flip7": round(report.flip_7, DIGITS),
        "rules": [_rule_json(found) for found in report.rules],
        "limits": [limit._asdict() for limit in report.limits],
    }


def _rule_json(found: Found) -> dict[str, Any]:
    return {"rule": found.rule.kind.value, "at": found.rule.at or None, "value": round(found.value, DIGITS)}


def _write(report: Report, file: Path | None) -> None:
    if file is None:
        return
    from flip7.reports.solution import solution_page

    write(file, solution_page(report).html())
