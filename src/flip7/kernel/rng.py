"""The kernel's random numbers: the same seed and game number give the same cards to kernel and referee."""

from collections.abc import Sequence
from typing import ClassVar, Self

import numpy as np

from flip7.core.cards import Card, in_order
from flip7.kernel import jit, referee


def shuffled_by(stream: int, pile: Sequence[Card]) -> tuple[list[Card], int]:
    """Shuffle the pile, its top last, by the stream; return the order of drawing, and where the stream goes on."""
    order = list(pile)
    places = np.zeros(len(order), np.int64)
    after = referee.shuffle_places(jit.u64(stream), places)
    for last in range(len(order) - 1, 0, -1):
        place = places[last]
        order[last], order[place] = order[place], order[last]
    return order, int(after)


class StreamDeck:
    """A deck for the referee that is shuffled by the kernel's stream of a seed and a game's number."""

    __hash__: ClassVar[None]  # type: ignore[assignment] # a deck changes

    def __init__(self, seed: int, number: int, first: Sequence[Card] | None = None) -> None:
        """Start with an order if it is given, first drawn first; the stream then begins with the first reshuffle."""
        self._stream = int(referee.stream_of(jit.u64(seed), number))
        self._given = None if first is None else tuple(first)
        self._pile: list[Card] = []
        self.shuffles: list[tuple[Card, ...]] = []
        """The orders so far, first drawn first."""

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make a new draw pile of these cards."""
        if self._given is not None:
            self._pile = list(reversed(self._given))
            self._given = None
        else:
            self._pile, self._stream = shuffled_by(self._stream, in_order(cards))
        self.shuffles.append(tuple(reversed(self._pile)))

    def draw(self) -> Card:
        """Draw the next card."""
        return self._pile.pop()

    def copy(self) -> Self:
        """Return a deck with the same future."""
        other = type(self).__new__(type(self))
        other._stream = self._stream
        other._given = self._given
        other._pile = self._pile.copy()
        other.shuffles = self.shuffles.copy()
        return other

    def __eq__(self, other: object) -> bool:
        """Return whether both have the same future; the orders so far are past."""
        if not isinstance(other, StreamDeck):
            return NotImplemented
        return (self._stream, self._given, self._pile) == (other._stream, other._given, other._pile)
