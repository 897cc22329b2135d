"""Hands: the sets of numbers and modifiers that can lie before a player who is still in the round.

A hand is told by what has been drawn since the start: a row for the set of numbers, a column for the set of modifiers.
"""

from collections import Counter
from collections.abc import Iterable
from functools import cached_property
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.core.cards import MODIFIER, NUMBER, SECOND_CHANCE, TIMES_2, Card
from flip7.core.numbers import FLIP_7

NOT_THERE: Final = -1

Numbers = NDArray[np.int64]


class HandArrays(NamedTuple):
    """The hands as the sweep reads them."""

    with_number: Any
    """The row with one number more, by number; -1 where there is none, or where it is the seventh."""
    copies: Any
    """The copies in the draw pile of each number that is not before the player."""
    with_modifier: Any
    """The columns with one modifier more, as many as there are; the rest means nothing."""
    sizes: Any
    """Where the sets of modifiers of each size begin, the fullest first, and where the last end."""
    duplicates: Any
    numbers_drawn: Any
    modifiers_drawn: Any
    total: int
    """Cards in the draw pile at the start."""


class Hands:
    """Every hand that can follow a start, unless the player is out of the round or has flipped seven."""

    def __init__(self, cards: Iterable[Card], pile: Counter[Card]) -> None:
        self.at_first: frozenset[Card] = frozenset(cards)
        self.pile: Counter[Card] = pile
        self.line: list[Card] = [card for card in self.at_first if card.kind is NUMBER]
        """The numbers before the player at the start."""
        coming = [card for card in Card if pile[card] and card not in self.at_first]
        self.numbers: list[Card] = [card for card in coming if card.kind is NUMBER]
        """The numbers that can join the line, upwards."""
        self.modifiers: list[Card] = [card for card in coming if card.kind is MODIFIER]
        room = FLIP_7 - 1 - len(self.line)
        everything = (1 << len(self.numbers)) - 1
        self.sets: list[int] = [bits for bits in range(everything, -1, -1) if bits.bit_count() <= room]
        """The numbers of each row, as bits; a set comes after all that hold it."""
        self.row: dict[int, int] = {bits: row for row, bits in enumerate(self.sets)}
        self.modifier_sets: list[int] = sorted(range(1 << len(self.modifiers)), key=lambda bits: -bits.bit_count())
        """The modifiers of each column, as bits; the fullest first."""
        self.column: dict[int, int] = {bits: column for column, bits in enumerate(self.modifier_sets)}

    @property
    def shape(self) -> tuple[int, int]:
        """Sets of numbers, sets of modifiers."""
        return len(self.sets), len(self.modifier_sets)

    def place(self, cards: Iterable[Card]) -> tuple[int, int]:
        """Return the row and column of these numbers and modifiers; raise `KeyError` if they cannot occur."""
        hand = frozenset(cards) - {SECOND_CHANCE}
        drawn = hand - self.at_first
        if not hand >= self.at_first or not drawn <= {*self.numbers, *self.modifiers}:
            raise KeyError(hand)
        return self.row[bits_of(drawn, self.numbers)], self.column[bits_of(drawn, self.modifiers)]

    def with_a_modifier(self, column: int) -> list[int]:
        """Return the columns with one modifier more."""
        bits = self.modifier_sets[column]
        return [self.column[bits | 1 << place] for place in range(len(self.modifiers)) if not bits >> place & 1]

    def arrays(self) -> HandArrays:
        """Return the hands as the sweep reads them."""
        return HandArrays(
            with_number=np.array([self._with_each_number(bits) for bits in self.sets], np.int64),
            copies=self._copies,
            with_modifier=self._with_each_modifier(),
            sizes=np.searchsorted(-self.modifiers_drawn, np.arange(-len(self.modifiers), 2)),
            duplicates=self.duplicates,
            numbers_drawn=self.numbers_drawn,
            modifiers_drawn=self.modifiers_drawn,
            total=self.pile.total(),
        )

    @cached_property
    def numbers_drawn(self) -> Numbers:
        """The count of numbers drawn, by row."""
        drawn: Numbers = self._drawn.sum(axis=1)
        return drawn

    @cached_property
    def modifiers_drawn(self) -> Numbers:
        """The count of modifiers drawn, by column."""
        drawn: Numbers = self._added.sum(axis=1)
        return drawn

    @cached_property
    def number_counts(self) -> Numbers:
        """The count of numbers in the line, by row."""
        return self.numbers_drawn + len(self.line)

    @cached_property
    def number_sums(self) -> Numbers:
        """The sum of the numbers, by row."""
        return self._drawn @ _points(self.numbers) + sum(card.points for card in self.line)

    @cached_property
    def duplicates(self) -> Numbers:
        """The count of duplicates in the draw pile, before a Second Chance has taken any away; by row."""
        return self._drawn @ (self._copies - 1) + sum(self.pile[card] for card in self.line)

    @cached_property
    def numbers_coming(self) -> Numbers:
        """The count of numbers in the draw pile that are not in the line, by row."""
        return (1 - self._drawn) @ self._copies

    @cached_property
    def points_coming(self) -> Numbers:
        """The sum of those numbers, by row."""
        return (1 - self._drawn) @ (self._copies * _points(self.numbers))

    @cached_property
    def sevenths_coming(self) -> Numbers:
        """The count of those numbers that would be the seventh, by row (F7.1)."""
        return np.where(self.number_counts == FLIP_7 - 1, self.numbers_coming, 0)

    @cached_property
    def doublings(self) -> Numbers:
        """2 with an x2, else 1, by column (M.3)."""
        doubles = np.array([card is TIMES_2 for card in self.modifiers], np.int64)
        return 1 + (TIMES_2 in self.at_first) + self._added @ doubles

    @cached_property
    def points(self) -> Numbers:
        """The score of every hand (E.2)."""
        at_first = sum(card.points for card in self.at_first if card.kind is MODIFIER)
        bonuses = at_first + self._added @ _points(self.modifiers)
        return np.outer(self.number_sums, self.doublings) + bonuses

    def seventh_points(self, flip_7: int) -> Numbers:
        """Return the summed scores of all seventh numbers in the draw pile, shaped as `points` (F7.3)."""
        added = np.where(self.number_counts == FLIP_7 - 1, self.points_coming, 0)
        return (self.points + flip_7) * self.sevenths_coming[:, None] + np.outer(added, self.doublings)

    @cached_property
    def _drawn(self) -> Numbers:
        return _members(self.sets, len(self.numbers))

    @cached_property
    def _added(self) -> Numbers:
        return _members(self.modifier_sets, len(self.modifiers))

    @cached_property
    def _copies(self) -> Numbers:
        return np.array([self.pile[card] for card in self.numbers], np.int64)

    def _with_each_number(self, bits: int) -> list[int]:
        return [
            NOT_THERE if bits >> number & 1 else self.row.get(bits | 1 << number, NOT_THERE)
            for number in range(len(self.numbers))
        ]

    def _with_each_modifier(self) -> Numbers:
        columns = np.zeros((len(self.modifier_sets), len(self.modifiers)), np.int64)
        for column in range(len(columns)):
            more = self.with_a_modifier(column)
            columns[column, : len(more)] = more
        return columns


def bits_of(cards: Iterable[Card], order: list[Card]) -> int:
    """Return a set of cards as bits in this order; cards that are not in it are ignored."""
    return sum(1 << order.index(card) for card in cards if card in order)


def _members(sets: Iterable[int], size: int) -> Numbers:
    """Return 1 where a set holds a card, else 0: sets down, cards across."""
    members: Numbers = (np.array(list(sets), np.int64)[:, None] >> np.arange(size)) & 1
    return members


def _points(cards: list[Card]) -> Numbers:
    return np.array([card.points for card in cards], np.int64)
