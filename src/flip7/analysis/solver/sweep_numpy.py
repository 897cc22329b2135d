"""The sweep without numba: whole blocks of hands and stages at once, by NumPy.

`tests/analysis/test_solver.py` holds the two together.
"""

# ruff: noqa: ANN401, PLR0913, PLR0917 - handed the same arrays as `sweep`

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import numpy as np

from flip7.analysis.solver.stages import ENDS


def plain_sweep(hands: Any, steps: Any, payoff: Any, follow: Any, known: Any, values: Any, hits: Any) -> None:
    """Do the same as `sweep.sweep`."""
    before = 0
    for first, end in pairwise(steps.begins):
        size = end - first
        for row in range(len(values)):
            coming = _new_numbers(hands, values, payoff, row, ENDS + size)
            here = np.zeros((ENDS + size + before, values.shape[2]))
            here[0], here[1] = payoff.bank[row], payoff.bust
            here[ENDS + size :] = values[row, ENDS : ENDS + before]
            for columns in _sizes(hands):
                coming[:, columns] += _new_modifiers(hands, here[: ENDS + size], columns)
                for stages in _levels(steps, first, end):
                    place = slice(ENDS + stages.start - first, ENDS + stages.stop - first)
                    hit = _hit(hands, steps, known, row, columns, stages, coming, here)
                    here[place, columns] = _chosen(steps, follow, hits, row, columns, stages, here[0], hit)
            values[row, : ENDS + size] = here[: ENDS + size]
        before = size


def _sizes(hands: Any) -> Iterator[slice]:
    """Yield the sets of modifiers of one size, the fullest first."""
    for begin, end in pairwise(hands.sizes):
        yield slice(begin, end)


def _levels(steps: Any, first: int, end: int) -> Iterator[slice]:
    """Yield the stages of one group with equally many cards drawn, those with most first."""
    cuts = [first, *(np.flatnonzero(np.diff(steps.drawn[first:end])) + first + 1), end]
    for begin, stop in pairwise(cuts):
        yield slice(begin, stop)


def _new_numbers(hands: Any, values: Any, payoff: Any, row: int, columns: int) -> Any:
    coming = np.zeros((columns, values.shape[2])) + payoff.sevens[row]
    for fuller, copies in zip(hands.with_number[row], hands.copies, strict=True):
        if fuller >= 0:
            coming += copies * values[fuller, :columns]
    return coming


def _new_modifiers(hands: Any, here: Any, columns: slice) -> Any:
    missing = hands.with_modifier.shape[1] - hands.modifiers_drawn[columns.start]
    return here[:, hands.with_modifier[columns, :missing]].sum(axis=2)


def _hit(hands: Any, steps: Any, known: Any, row: int, columns: slice, stages: slice, coming: Any, here: Any) -> Any:
    drawn = hands.numbers_drawn[row] + hands.modifiers_drawn[columns.start] + steps.drawn[stages.start]
    left = hands.total - drawn
    if left == 0:
        return np.repeat(known[stages, None], columns.stop - columns.start, axis=1)
    mean = coming[steps.keeping[stages], columns].copy()
    for count, after in (
        (hands.duplicates[row] - steps.saves[stages], steps.duplicate),
        (steps.second_chances_left[stages], steps.second_chance),
        (steps.flip_threes_left[stages], steps.flip_three),
        (steps.freezes_left[stages], steps.freeze),
    ):
        mean += count[:, None] * here[after[stages], columns]
    return mean / left


def _chosen(steps: Any, follow: Any, hits: Any, row: int, columns: slice, stages: slice, bank: Any, hit: Any) -> Any:
    asked = np.flatnonzero(steps.question[stages] >= 0)
    if not len(asked):
        return hit
    questions = steps.question[stages][asked]
    if len(hits):
        hits[row, questions, columns] = hit[asked]
    keeps_on = follow[row, questions, columns] if len(follow) else hit[asked] > bank[columns]
    hit[asked] = np.where(keeps_on, hit[asked], bank[columns])
    return hit
