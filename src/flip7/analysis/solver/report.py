"""The report on a solution: its chances, its thresholds, and simple rules to compare it with."""

import json
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Final, NamedTuple

from flip7.analysis.solver.simple_strategies import BEST, FAMILIES, Kind, SimpleRule
from flip7.analysis.solver.solution import Options, Solution
from flip7.analysis.solver.start import Start
from flip7.analysis.solver.thresholds import Limit, hits_when_safe, limits

FEW_STATES: Final = 5_000_000
"""Up to this many states, every rule of every family is evaluated; with more, people would wait too long."""


class FullDeckResults(NamedTuple):
    """The solver's results for a whole round with all 94 cards, from full_deck_results.json.

    Solving that takes long, so it is stored; tests/analysis/test_solver_full_deck.py solves it again.
    """

    value: float
    """Points of a round with the best choices."""
    bust: float
    """The chance to bust with them."""
    flip_7: float
    """The chance of a Flip 7 with them."""
    rules: dict[str, float]
    """Points of a round with each rule, by the rule's text form."""


@cache
def full_deck_results() -> FullDeckResults:
    """Load the stored results."""
    text = files("flip7.analysis.solver").joinpath("full_deck_results.json").read_text(encoding="utf-8")
    return FullDeckResults(**json.loads(text))


class Found(NamedTuple):
    """A rule and the points of a round that it scores on average."""

    rule: SimpleRule
    value: float


@dataclass(frozen=True, slots=True)
class Report:
    """The figures of a solution that are printed, kept and drawn."""

    start: Start
    value: float
    """The points of the round on average."""
    states: int
    options: Options
    """The value of hitting and of staying at the start."""
    seconds: float
    """The time that solving took."""
    rules: list[Found]
    """The best rule of each kind with all 94 cards, the best here first."""
    bust: float
    flip_7: float
    limits: list[Limit]
    hits_when_safe: bool
    """With a Second Chance it is never right to stay."""


def report_on(solution: Solution, seconds: float) -> Report:
    """Build the report; for a whole round with all 94 cards, most of it is stored."""
    if solution.is_fresh:
        rules, bust, flip_7 = _stored(BEST), full_deck_results().bust, full_deck_results().flip_7
    else:
        rules = [Found(rule, solution.worth_of(rule)) for rule in BEST]
        bust, flip_7 = solution.bust, solution.flip_7
    rules.sort(key=lambda found: -found.value)
    return Report(
        start=solution.start,
        value=solution.value,
        states=solution.states,
        options=solution.options(solution.start.cards),
        seconds=seconds,
        rules=rules,
        bust=bust,
        flip_7=flip_7,
        limits=limits(solution),
        hits_when_safe=hits_when_safe(solution),
    )


def families_of(solution: Solution) -> dict[Kind, list[Found]]:
    """Evaluate more rules of each kind; none where that would take long."""
    if solution.is_fresh:
        return {kind: _stored(_family(kind)) for kind in FAMILIES}
    if solution.states > FEW_STATES:
        return {}
    return {kind: [Found(rule, solution.worth_of(rule)) for rule in _family(kind)] for kind in FAMILIES}


def _family(kind: Kind) -> list[SimpleRule]:
    return [SimpleRule(kind, at) for at in FAMILIES[kind]]


def _stored(rules: Iterable[SimpleRule]) -> list[Found]:
    return [Found(rule, full_deck_results().rules[str(rule)]) for rule in rules]
