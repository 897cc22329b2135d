"""The chances to win between two rounds: from the totals, who sits there, and what is left in the draw pile.

The network's first inputs all speak for a seat: they rise with its own total, and fall with anybody else's. Training
keeps the signs of the weights such that the network's output rises with each of them (`SIGNS_1`, `SIGNS_2`, `SIGNS_3`):
so a seat's chance never falls when its own total rises, whatever was learned. `flip7.analysis.plain_chances` is the
same in plain Python.
"""

from functools import lru_cache
from math import exp, log, sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from flip7.kernel.jit import COMPILED, Record, compiled, i64, inlined
from flip7.kernel.network import (
    CHANCE_1,
    CHANCE_2,
    CHANCE_AT,
    CHANCE_INPUTS,
    SHOE_INPUTS,
    SURE,
    network,
    survey,
    within,
)
from flip7.kernel.referee import FLIP_THREE, FREEZE, IN_A_DECK, NUMBERS, SECOND_CHANCE, TIMES_2

LEADERS: Final = 3
"""The opponents' highest totals that are looked at one by one."""
RISING: Final = 26
"""The first inputs, which rise with a seat's own total and fall with the others'."""
SHOE_AT: Final = RISING + 8
SKILL_POINTS: Final = 20.0
"""Points that a seat's skill counts for in its lead over another."""
SOFT: Final = 25.0
"""Points by which a leader must be ahead for those behind to count a third."""
FAR: Final = 5.0
"""Hundreds of points: beyond that distance from the target it does not matter how far."""
DECK: Final = 94
HIGH: Final = 10
"""A number card from here on is a high one."""
LOW: Final = 4
"""A number card up to here is a low one."""

UP_1: Final = 20
"""Units of the first layer that rise with what speaks for a seat; as many fall, and the rest do not look at it."""
UP_2: Final = CHANCE_2 // 2
"""Units of the second layer that rise with what speaks for a seat: half of them; the others fall."""


def _signs() -> tuple[NDArray[np.int64], NDArray[np.int64], NDArray[np.int64]]:
    """Return the sign that each weight of the three layers must have: 1, -1, or 0 for any; 2: the weight is zero."""
    from_inputs = np.zeros((SHOE_AT + SHOE_INPUTS, CHANCE_1), np.int64)
    from_inputs[:RISING, :UP_1] = 1
    from_inputs[:RISING, UP_1 : 2 * UP_1] = -1
    from_inputs[:RISING, 2 * UP_1 :] = 2
    between = np.zeros((CHANCE_1, CHANCE_2), np.int64)
    between[:UP_1, :UP_2], between[:UP_1, UP_2:] = 1, -1
    between[UP_1 : 2 * UP_1, :UP_2], between[UP_1 : 2 * UP_1, UP_2:] = -1, 1
    out = np.ones((CHANCE_2, 1), np.int64)
    out[UP_2:] = -1
    return from_inputs, between, out


SIGNS_1, SIGNS_2, SIGNS_3 = _signs()
"""The sign of each weight, by layer: 1 or -1, 0 for any, and 2 for no weight at all."""


# --- the network ------------------------------------------------------------------------------------------------------


@lru_cache(maxsize=8)
def _matrices(net: Record) -> tuple[NDArray[np.float64], ...]:
    """Return the layers of a plain net's network, weights and biases in turns."""
    weights = np.array(net.weights[CHANCE_AT:])
    layers = []
    at = 0
    for wide, outputs in ((CHANCE_INPUTS, CHANCE_1), (CHANCE_1, CHANCE_2), (CHANCE_2, 1)):
        layers += [weights[at : at + wide * outputs].reshape(outputs, wide), weights[at + wide * outputs :][:outputs]]
        at += (wide + 1) * outputs
    return tuple(layers)


def _plain_judgement(net: Record, notes: Record) -> float:
    """Do without a compiler what `network` does; NumPy is ten times faster than Python here."""
    first, bias_1, second, bias_2, last, bias_3 = _matrices(net)
    layer = np.maximum(first @ np.array(notes.inputs[:CHANCE_INPUTS]) + bias_1, 0.0)
    return float((last @ np.maximum(second @ layer + bias_2, 0.0) + bias_3)[0])


chance_judgement: Final = network(CHANCE_AT, CHANCE_INPUTS, CHANCE_1, CHANCE_2) if COMPILED else _plain_judgement
"""A seat's standing between two rounds, all considered: what rollouts, advice and reviews stand on."""


# --- what the network looks at ----------------------------------------------------------------------------------------


@compiled
def look_at_shoe(s: Record, notes: Record) -> None:
    """Store what is left in the draw pile between two rounds; an empty one will be reshuffled, which is a full deck."""
    cards = i64(s.left)
    whole = cards or s.decks * DECK
    faces = 0
    twins = 0
    high = 0
    low = 0
    for card in range(NUMBERS):
        count = i64(s.in_pile[card]) if cards else s.decks * IN_A_DECK[card]
        faces += card * count
        twins += count * (count - 1)
        if card >= HIGH:
            high += count
        if card <= LOW:
            low += count
    plus = 0
    for card in range(NUMBERS, TIMES_2):
        count = i64(s.in_pile[card]) if cards else s.decks * IN_A_DECK[card]
        plus += count * (2 * (card - NUMBERS) + 2)
    pairs = max(whole * (whole - 1), 1)
    notes.shoe[0] = within(whole / (s.decks * DECK), 3.0)
    notes.shoe[1] = within(faces / whole / 3.0 - 1.8, 3.0)
    notes.shoe[2] = within(10.0 * twins / pairs - 0.75, 3.0)
    notes.shoe[3] = within(2.0 * high / whole - 0.7, 3.0)
    notes.shoe[4] = within(4.0 * low / whole - 0.47, 3.0)
    notes.shoe[5] = within(2.0 * plus / whole - 0.64, 3.0)
    notes.shoe[6] = within(40.0 * held(s, TIMES_2, cards) / whole, 3.0)
    notes.shoe[7] = within(15.0 * held(s, FREEZE, cards) / whole - 0.5, 3.0)
    notes.shoe[8] = within(15.0 * held(s, FLIP_THREE, cards) / whole - 0.5, 3.0)
    notes.shoe[9] = within(15.0 * held(s, SECOND_CHANCE, cards) / whole - 0.5, 3.0)


@inlined
def held(s: Record, card: int, cards: int) -> int:
    """Count the copies of a card in the draw pile, or in a full deck if the pile is empty."""
    return i64(s.in_pile[card]) if cards else s.decks * IN_A_DECK[card]


@compiled
def look_at_standing(seat: int, seats: int, target: int, first: int, notes: Record) -> None:
    """Store a seat's inputs: what speaks for it, and then what there is besides."""
    own = notes.totals[seat]
    skill = notes.skills[seat]
    late = target - 40.0
    best = -1e9
    second = -1e9
    third = -1e9
    lead = -1e9
    next_lead = -1e9
    third_lead = -1e9
    after = -1e9
    before = -1e9
    soft = 0.0
    near = 0
    skills = 0.0
    ablest = -1e9
    turn = seat - first if seat >= first else seat - first + seats
    for other in range(i64(seats)):
        if other != seat:
            total = notes.totals[other]
            if total > best:
                third = second
                second = best
                best = total
            elif total > second:
                third = second
                second = total
            elif total > third:
                third = total
            worth = total + SKILL_POINTS * (notes.skills[other] - skill)
            if worth > lead:
                third_lead = next_lead
                next_lead = lead
                lead = worth
            elif worth > next_lead:
                third_lead = next_lead
                next_lead = worth
            elif worth > third_lead:
                third_lead = worth
            soft += exp(within((worth - own) / SOFT, SURE))
            others_turn = other - first if other >= first else other - first + seats
            if others_turn > turn:
                after = max(after, total)
            else:
                before = max(before, total)
            if total >= target - 30.0:
                near += 1
            skills += notes.skills[other]
            ablest = max(ablest, notes.skills[other])
    others = max(seats - 1, 1)
    mean = (notes.everything - own) / others
    inputs = notes.inputs
    inputs[0] = max((own - target) / 100.0, -FAR)
    inputs[1] = max(own - late, 0.0) / 40.0
    inputs[2] = max(own - target + 80.0, 0.0) / 80.0
    inputs[3] = 1.0 if own >= target - 15.0 else 0.0
    inputs[4] = 1.0 if own >= target else 0.0
    inputs[5] = min((target - mean) / 100.0, FAR)
    inputs[6] = -near / 3.0
    inputs[7] = within((own - best) / 15.0, 1.0)
    inputs[8] = 0.0 if best >= target - 15.0 else 1.0
    look_at_rival(9, own, best, target, notes)
    look_at_rival(12, own, second, target, notes)
    look_at_rival(15, own, third, target, notes)
    inputs[18] = within((own - lead) / 50.0, 4.0)
    inputs[19] = within((own - next_lead) / 50.0, 4.0)
    inputs[20] = within((own - third_lead) / 50.0, 4.0)
    inputs[21] = within((own - after) / 30.0, 2.0)
    inputs[22] = within((own - before) / 30.0, 2.0)
    inputs[23] = in_spreads(own, best, target)
    inputs[24] = in_spreads(own, second, target)
    inputs[25] = -log(max(soft, 1e-6)) / 3.0
    inputs[RISING] = skill
    inputs[RISING + 1] = skills / others
    inputs[RISING + 2] = ablest if seats > 1 else 0.0
    inputs[RISING + 3] = turn / seats
    inputs[RISING + 4] = 1.0 if turn == 0 else 0.0
    inputs[RISING + 5] = 1.0 if turn == seats - 1 else 0.0
    inputs[RISING + 6] = 4.0 / seats
    inputs[RISING + 7] = within((target - 200.0) / 200.0, 1.0)
    for place in range(SHOE_INPUTS):
        inputs[SHOE_AT + place] = notes.shoe[place]


@inlined
def look_at_rival(place: int, own: float, total: float, target: int, notes: Record) -> None:
    """Store a seat's lead over an opponent's total; far behind if there is no such opponent."""
    notes.inputs[place] = min((target - total) / 100.0, FAR)
    notes.inputs[place + 1] = within((own - total) / 50.0, 3.0)
    notes.inputs[place + 2] = -max(total - target + 40.0, 0.0) / 40.0


@inlined
def in_spreads(own: float, other: float, target: int) -> float:
    """Return a lead in spreads of what the rounds still to come may bring."""
    return within((own - other) / (5.0 * sqrt(max(target - max(own, other), 0.0) + 20.0)), 4.0)


# --- the chances ------------------------------------------------------------------------------------------------------


@compiled
def win_chances(seats: int, target: int, first: int, net: Record, notes: Record) -> None:
    """Compute each seat's chance to win from the noted totals, skills and shoe; `first` is dealt to first.

    If the game is over, it is known (G.1, G.2).
    """
    survey(seats, notes)
    if notes.highest >= target and notes.highest > notes.second_highest:
        for seat in range(i64(seats)):
            notes.win[seat] = 0.0
        notes.win[notes.leader] = 1.0
        return
    whole = 0.0
    for seat in range(i64(seats)):
        look_at_standing(seat, seats, target, first, notes)
        notes.win[seat] = exp(within(chance_judgement(net, notes), SURE))
        whole += notes.win[seat]
    for seat in range(i64(seats)):
        notes.win[seat] /= whole
