"""A solution with what is told about it: its chances, its shape, and simple rules beside it."""

from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, NamedTuple

from flip7.analysis.solver.full_deck_results import BUST, FLIP_7S, FRESH_DECK
from flip7.analysis.solver.simple_strategies import BEST, FAMILIES, Kind, SimpleRule
from flip7.analysis.solver.solution import Solution
from flip7.analysis.solver.thresholds import Limit, hits_when_safe, limits

FEW_STATES: Final = 5_000_000
"""With so few every rule of every family is worth reckoning."""


class Found(NamedTuple):
    """A rule and the points of a round that it scores on average."""

    rule: SimpleRule
    value: float


@dataclass(frozen=True, slots=True)
class Report:
    """What is told about a solution."""

    solution: Solution
    seconds: float
    """How long the solution took."""
    rules: list[Found]
    """The best rule of each kind with all 94 cards, the best here first."""
    bust: float
    flip_7: float
    limits: list[Limit]
    hits_when_safe: bool
    """With a Second Chance it is never right to stay."""


def report_on(solution: Solution, seconds: float) -> Report:
    """All that is told about the solution; of a whole round with all 94 cards, most of it is known."""
    if solution.is_fresh:
        rules, bust, flip_7 = _known(BEST), BUST, FLIP_7S
    else:
        rules = [Found(rule, solution.worth_of(rule)) for rule in BEST]
        bust, flip_7 = solution.bust, solution.flip_7
    rules.sort(key=lambda found: -found.value)
    return Report(solution, seconds, rules, bust, flip_7, limits(solution), hits_when_safe(solution))


def families_of(solution: Solution) -> dict[Kind, list[Found]]:
    """More rules of each kind; none where they would take long."""
    if solution.is_fresh:
        return {kind: _known(_family(kind)) for kind in FAMILIES}
    if solution.states > FEW_STATES:
        return {}
    return {kind: [Found(rule, solution.worth_of(rule)) for rule in _family(kind)] for kind in FAMILIES}


def _family(kind: Kind) -> list[SimpleRule]:
    return [SimpleRule(kind, at) for at in FAMILIES[kind]]


def _known(rules: Iterable[SimpleRule]) -> list[Found]:
    return [Found(rule, FRESH_DECK[rule]) for rule in rules]
