"""The chances to win in plain Python, for where there is no NumPy, as in a browser.

Every function names the one of `flip7.kernel.win_chances` that it must equal; tests/analysis/test_plain_chances.py
holds the two together.
"""

from collections.abc import Mapping, Sequence
from math import exp, log, sqrt
from typing import Final, NamedTuple

from flip7.analysis.plain_network import networks
from flip7.core.cards import FLIP_THREE, FREEZE, MODIFIER, NUMBER, SECOND_CHANCE, TIMES_2, Card, copies_in
from flip7.core.table import Table

SURE: Final = 30.0
FAR: Final = 5.0
SOFT: Final = 25.0
NOBODY: Final = -1e9
HIGH: Final = 10
LOW: Final = 4
FULL_DECK: Final = 94


class RoundStart(NamedTuple):
    """The facts, besides the totals, that the chances to win depend on."""

    target: int
    seats: int
    next_first: int
    """The seat that is dealt to first in the round that begins."""
    decks: int
    pile: Mapping[Card, int]
    """The cards left in the draw pile; nothing left is a full deck."""


def round_after(table: Table) -> RoundStart:
    """Return the start of the next round, with the draw pile as it is now."""
    return _start(table, len(table.places), (table.first + 1) % len(table.places))


def round_at(table: Table, seats: int) -> RoundStart:
    """Return the start of the table's round, among the first seats alone."""
    return _start(table, seats, table.first if table.first < seats else 0)


def _start(table: Table, seats: int, first: int) -> RoundStart:
    decks = table.rules.decks_for(len(table.places))
    return RoundStart(table.rules.target, seats, first, decks, table.unseen() if table.draw_pile else {})


def chances_from(totals: Sequence[float], start: RoundStart) -> tuple[float, ...]:
    """kernel.win_chances.win_chances: chances among strong players; of a game that is over, known."""
    highest, second = (*sorted(totals, reverse=True), -1.0)[:2]
    if highest >= start.target and highest > second:
        leader = totals.index(highest)
        return tuple(float(seat == leader) for seat in range(start.seats))
    network, shoe = networks()["chance"], _look_at_shoe(start)
    places = [
        exp(_within(network.judge([*_look_at_standing(seat, totals, start), *shoe]), SURE))
        for seat in range(start.seats)
    ]
    whole = sum(places)
    return tuple(place / whole for place in places)


def _look_at_shoe(start: RoundStart) -> list[float]:
    """kernel.win_chances.look_at_shoe: what is left in the draw pile."""
    full = start.decks * FULL_DECK
    pile = start.pile if any(start.pile.values()) else copies_in(start.decks)
    whole = sum(pile.values())
    numbers = {card: count for card, count in pile.items() if card.kind is NUMBER}
    faces = sum(card.points * count for card, count in numbers.items())
    twins = sum(count * (count - 1) for count in numbers.values())
    high = sum(count for card, count in numbers.items() if card.points >= HIGH)
    low = sum(count for card, count in numbers.items() if card.points <= LOW)
    plus = sum(card.points * count for card, count in pile.items() if card.kind is MODIFIER and card is not TIMES_2)
    values = (
        whole / full,
        faces / whole / 3.0 - 1.8,
        10.0 * twins / max(whole * (whole - 1), 1) - 0.75,
        2.0 * high / whole - 0.7,
        4.0 * low / whole - 0.47,
        2.0 * plus / whole - 0.64,
        40.0 * pile.get(TIMES_2, 0) / whole,
        *(15.0 * pile.get(card, 0) / whole - 0.5 for card in (FREEZE, FLIP_THREE, SECOND_CHANCE)),
    )
    return [_within(value, 3.0) for value in values]


def _look_at_standing(seat: int, totals: Sequence[float], start: RoundStart) -> list[float]:
    """kernel.win_chances.look_at_standing: what speaks for a seat, and then what there is besides; all play alike."""
    own, target, seats = totals[seat], start.target, start.seats
    others = [total for other, total in enumerate(totals) if other != seat]
    best, second, third = (*sorted(others, reverse=True), NOBODY, NOBODY, NOBODY)[:3]
    turn = (seat - start.next_first) % seats
    after = [total for other, total in enumerate(totals) if (other - start.next_first) % seats > turn]
    before = [total for other, total in enumerate(totals) if (other - start.next_first) % seats < turn]
    soft = sum(exp(_within((total - own) / SOFT, SURE)) for total in others)
    return [
        max((own - target) / 100.0, -FAR),
        max(own - target + 40.0, 0.0) / 40.0,
        max(own - target + 80.0, 0.0) / 80.0,
        float(own >= target - 15),
        float(own >= target),
        min((target - sum(others) / max(seats - 1, 1)) / 100.0, FAR),
        -sum(total >= target - 30 for total in others) / 3.0,
        _within((own - best) / 15.0, 1.0),
        float(best < target - 15),
        *_look_at_rival(own, best, target),
        *_look_at_rival(own, second, target),
        *_look_at_rival(own, third, target),
        *(_within((own - total) / 50.0, 4.0) for total in (best, second, third)),
        _within((own - max(after, default=NOBODY)) / 30.0, 2.0),
        _within((own - max(before, default=NOBODY)) / 30.0, 2.0),
        _in_spreads(own, best, target),
        _in_spreads(own, second, target),
        -log(max(soft, 1e-6)) / 3.0,
        0.0,
        0.0,
        0.0,
        turn / seats,
        float(turn == 0),
        float(turn == seats - 1),
        4.0 / seats,
        _within((target - 200.0) / 200.0, 1.0),
    ]


def _look_at_rival(own: float, total: float, target: int) -> tuple[float, float, float]:
    """kernel.win_chances.look_at_rival: a seat's lead over an opponent's total."""
    return (
        min((target - total) / 100.0, FAR),
        _within((own - total) / 50.0, 3.0),
        -max(total - target + 40.0, 0.0) / 40.0,
    )


def _in_spreads(own: float, other: float, target: int) -> float:
    """kernel.win_chances.in_spreads: a lead in spreads of what the rounds still to come may bring."""
    return _within((own - other) / (5.0 * sqrt(max(target - max(own, other), 0.0) + 20.0)), 4.0)


def _within(value: float, reach: float) -> float:
    return min(max(value, -reach), reach)
