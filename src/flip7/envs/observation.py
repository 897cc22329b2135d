"""Observations and masks of the referee's table: the same numbers as those of `flip7.kernel.observation`.

The environments play in the kernel and use that; here it is once more in the words of the rules, to be read, to be
called for a game that the referee holds, and to be compared by test.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.odds.next_card import next_cards
from flip7.core.cards import COPIES, FLIP_THREE, FREEZE, MODIFIER, NUMBER, SECOND_CHANCE, Card
from flip7.core.decisions import Decision, Give, HitOrStay
from flip7.core.pending import FLIPS, FlipThree, HandOut
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Status, Table
from flip7.envs.actions import action_of, actions
from flip7.kernel.observation import MAX_TARGETS, SEAT_FEATURES, TABLE_FEATURES

Observation = NDArray[np.float32]
Mask = NDArray[np.int8]

_NUMBERS: Final = tuple(card for card in Card if card.kind is NUMBER)
_MODIFIERS: Final = tuple(card for card in Card if card.kind is MODIFIER)
_GIVEN: Final = (FREEZE, FLIP_THREE, SECOND_CHANCE)
_WAITING: Final = (FREEZE, FLIP_THREE)
_TWINS: Final = 2


class Feature(NamedTuple):
    """One row of the layout."""

    begin: int
    end: int
    name: str
    meaning: str


def layout(seats: int) -> Iterator[Feature]:
    """Return the layout of an observation: the table first, then the seats clockwise from the observer.

    >>> for feature in list(layout(3))[-2:]:
    ...     print(feature.begin, feature.end, feature.name)
    129 130 seat 2: points
    130 131 seat 2: total
    """
    named = list(TABLE_FEATURES)
    for seat in range(seats):
        named += [(f"seat {seat}: {name}", width, meaning) for name, width, meaning in SEAT_FEATURES]
    begin = 0
    for name, width, meaning in named:
        yield Feature(begin, begin + width, name, meaning)
        begin += width


def mask_of(asked: Decision | None, seat: Seat, seats: int) -> Mask:
    """Return 1 for each action that is open to the seat; all 0 if it is not asked."""
    mask = np.zeros(actions(seats), np.int8)
    if isinstance(asked, HitOrStay | Give) and asked.seat == seat:
        mask[[action_of(choice, seat, seats) for choice in asked.options]] = 1
    return mask


def observation_of(table: Table, asked: Decision | None, seat: Seat) -> Observation:
    """Return what the seat sees of the table on which this is asked."""
    numbers = list(_of_table(table, asked, seat))
    seats = len(table.places)
    for place in range(seats):
        numbers += _of_seat(table, asked, Seat((seat + place) % seats))
    return np.array(numbers, np.float32)


def _of_table(table: Table, asked: Decision | None, seat: Seat) -> Iterator[float]:
    decks = table.rules.decks_for(len(table.places))
    pile = table.unseen()
    yield isinstance(asked, HitOrStay)
    yield isinstance(asked, Give)
    yield from (isinstance(asked, Give) and asked.card is card for card in _GIVEN)
    yield table.draw_pile / (decks * sum(COPIES.values()))
    yield from (pile[card] / (decks * copies) for card, copies in COPIES.items())
    yield _busting(table, seat)
    flip_three = table.pending[-1] if table.pending and isinstance(table.pending[-1], FlipThree) else None
    yield flip_three.left / FLIPS if flip_three else 0
    yield from _shares(flip_three.set_aside if flip_three else (), decks)
    yield from _shares((card for task in table.pending if isinstance(task, HandOut) for card in task.to_give), decks)
    yield table.dealing


def _of_seat(table: Table, asked: Decision | None, seat: Seat) -> Iterator[float]:
    decks = table.rules.decks_for(len(table.places))
    place = table.places[seat]
    cards = Counter(place.cards)
    yield asked is not None and asked.seat == seat
    yield table.dealer == seat
    yield table.turn == seat
    yield from (place.status is status for status in Status)
    yield from (cards[number] / _TWINS for number in _NUMBERS)
    yield from (cards[modifier] / decks for modifier in _MODIFIERS)
    yield place.has_second_chance
    yield any(isinstance(task, FlipThree) and task.target == seat for task in table.pending)
    yield from _shares(
        (
            card
            for task in table.pending
            if isinstance(task, HandOut)
            for card, holder in task.assigned
            if holder == seat
        ),
        decks,
    )
    yield min(round_points(table, seat) / table.rules.target, MAX_TARGETS)
    yield min(table.scores[seat] / table.rules.target, MAX_TARGETS)


def _busting(table: Table, seat: Seat) -> float:
    """Return the chance that the next card is a number that lies before the seat already."""
    cards = next_cards(table)
    return sum(cards[number] for number in set(table.places[seat].line)) / cards.total() if cards.total() else 0.0


def _shares(cards: Iterable[Card], decks: int) -> list[float]:
    """Return the shares of Freezes and Flip Threes among the cards."""
    counted = Counter(cards)
    return [counted[card] / (decks * COPIES[card]) for card in _WAITING]
