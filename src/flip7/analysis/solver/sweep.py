"""The sweep: evaluate all hands of a round in all stages, from the fullest to the emptiest.

It is written for numba; without numba, `sweep_numpy` does the same.

What a hand is worth in a stage follows from hands with one number or modifier more, and from the same hand in stages
with more cards drawn. So rows go from many numbers to few, sets of modifiers from many to few, and stages from many
cards to few. Stages are taken in a few groups: each needs itself and the group before, so a row has room for one group,
and the new one is written over the old. Sets of modifiers stand side by side, all of one size together, because those
need nothing of one another and are computed at once.
"""

# ruff: noqa: ANN401, PLR0913, PLR0917 - compiled functions are handed arrays side by side, whose types only numba knows

from typing import Any

import numpy as np
from numba import njit

from flip7.kernel.jit import compiled


def inlined(function: Any) -> Any:
    """Inline the function into its callers before anything is compiled, so that it is compiled once."""
    return njit(inline="always")(function)


@compiled
def sweep(hands: Any, steps: Any, payoff: Any, follow: Any, known: Any, values: Any, hits: Any) -> None:
    """Fill `values` with what every hand is worth in the last group, `hits` with what a hit is worth at every question.

    `follow` says where to hit; if it is empty the better choice is made. `known` holds, by stage, what a hit is worth
    when the draw pile is empty. `hits` may be empty, and is left so.
    """
    coming = np.zeros(values.shape[1:])
    here = np.zeros((2 * values.shape[1], values.shape[2]))
    before = 0
    for group in range(steps.begins.shape[0] - 1):
        first = steps.begins[group]
        size = steps.begins[group + 1] - first
        for row in range(values.shape[0]):
            _add_numbers(hands, values, payoff, row, 2 + size, coming)
            _lay_out(values, payoff, row, size, before, here)
            for modifiers in range(hands.sizes.shape[0] - 1):
                begin = hands.sizes[modifiers]
                end = hands.sizes[modifiers + 1]
                _add_modifiers(hands, here, begin, end, 2 + size, coming)
                left = hands.total - hands.numbers_drawn[row] - hands.modifiers_drawn[begin]
                for stage in range(first, first + size):
                    _stage(
                        steps, stage, 2 + stage - first, left, hands.duplicates[row], begin, end, coming, here, known
                    )
                    if steps.question[stage] >= 0:
                        _choose(steps.question[stage], 2 + stage - first, row, begin, end, here, follow, hits)
            for column in range(2 + size):
                for modifiers in range(values.shape[2]):
                    values[row, column, modifiers] = here[column, modifiers]
        before = size


@inlined
def _add_numbers(hands: Any, values: Any, payoff: Any, row: Any, columns: Any, coming: Any) -> None:
    """Add to `coming` what all new numbers that can be drawn lead to, in sum."""
    for column in range(columns):
        for modifiers in range(values.shape[2]):
            coming[column, modifiers] = payoff.sevens[row, modifiers]
    for number in range(hands.copies.shape[0]):
        if hands.with_number[row, number] >= 0:
            copies = hands.copies[number]
            fuller = values[hands.with_number[row, number]]
            for column in range(columns):
                for modifiers in range(values.shape[2]):
                    coming[column, modifiers] += copies * fuller[column, modifiers]


@inlined
def _lay_out(values: Any, payoff: Any, row: Any, size: Any, before: Any, here: Any) -> None:
    """Lay out `here`: the ends of the round, room for this group, and the group before."""
    for modifiers in range(values.shape[2]):
        here[0, modifiers] = payoff.bank[row, modifiers]
        here[1, modifiers] = payoff.bust
    for column in range(before):
        for modifiers in range(values.shape[2]):
            here[2 + size + column, modifiers] = values[row, 2 + column, modifiers]


@inlined
def _add_modifiers(hands: Any, here: Any, begin: Any, end: Any, columns: Any, coming: Any) -> None:
    """Add to `coming` what all new modifiers lead to."""
    missing = hands.with_modifier.shape[1] - hands.modifiers_drawn[begin]
    for column in range(columns):
        value = here[column]
        for modifiers in range(begin, end):
            more = 0.0
            for modifier in range(missing):
                more += value[hands.with_modifier[modifiers, modifier]]
            coming[column, modifiers] += more


@inlined
def _stage(
    steps: Any,
    stage: Any,
    column: Any,
    total: Any,
    in_line: Any,
    begin: Any,
    end: Any,
    coming: Any,
    here: Any,
    known: Any,
) -> None:
    """Compute what a hit is worth in one stage, with all sets of modifiers of one size.

    Nothing is asked about hands that this stage cannot have: whatever they are worth, they count 0 times.
    """
    left = total - steps.drawn[stage]
    if left == 0:
        for modifiers in range(begin, end):
            here[column, modifiers] = known[stage]
        return
    share = 1.0 / left
    duplicates = share * (in_line - steps.saves[stage])
    second_chances = share * steps.second_chances_left[stage]
    flip_threes = share * steps.flip_threes_left[stage]
    freezes = share * steps.freezes_left[stage]
    kept = coming[steps.keeping[stage]]
    duplicate = here[steps.duplicate[stage]]
    second_chance = here[steps.second_chance[stage]]
    flip_three = here[steps.flip_three[stage]]
    freeze = here[steps.freeze[stage]]
    value = here[column]
    for modifiers in range(begin, end):
        value[modifiers] = (
            share * kept[modifiers]
            + duplicates * duplicate[modifiers]
            + second_chances * second_chance[modifiers]
            + flip_threes * flip_three[modifiers]
            + freezes * freeze[modifiers]
        )


@inlined
def _choose(question: Any, column: Any, row: Any, begin: Any, end: Any, here: Any, follow: Any, hits: Any) -> None:
    """Make the better choice, or the one to follow."""
    if hits.shape[0] > 0:
        for modifiers in range(begin, end):
            hits[row, question, modifiers] = here[column, modifiers]
    if follow.shape[0] > 0:
        for modifiers in range(begin, end):
            if not follow[row, question, modifiers]:
                here[column, modifiers] = here[0, modifiers]
    else:
        for modifiers in range(begin, end):
            here[column, modifiers] = max(here[0, modifiers], here[column, modifiers])
