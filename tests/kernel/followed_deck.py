"""The kernel's cards, for the referee."""

from collections.abc import Sequence
from copy import deepcopy
from typing import Self

from flip7.core.cards import Card
from flip7.kernel.rng import StreamDeck
from tests.kernel.fields import CARDS, NUMBER_OF


class FollowedDeck:
    """The kernel's cards for the referee. What has not been drawn may be stacked anew; the orders are written down."""

    def __init__(self, stream: StreamDeck) -> None:
        self._stream = stream
        self.pile: list[Card] = []
        """The draw pile, the top last."""
        self.counts = bytearray(len(CARDS))
        """How many of each card are in the draw pile."""
        self.shuffles: list[list[Card]] = []
        """The orders so far, first drawn first, as if every pile had been stacked so when it was made."""
        self.shuffled = 0
        """Cards in the draw piles since the kernel was loaded."""
        self.reshuffles = -1
        """Shuffles since then; the first of a game does not count."""

    def shuffle(self, cards: Sequence[Card]) -> None:
        """The stream's next order becomes the draw pile."""
        self._stream.shuffle(cards)
        self.shuffles.append(list(self._stream.shuffles[-1]))
        self.pile = self.shuffles[-1][::-1]
        self.shuffled += len(cards)
        self.reshuffles += 1
        for card in cards:
            self.counts[NUMBER_OF[card]] += 1

    def draw(self) -> Card:
        """The next card."""
        card = self.pile.pop()
        self.counts[NUMBER_OF[card]] -= 1
        return card

    def copy(self) -> Self:
        """A deck with the same future: a game keeps one of its beginning."""
        return deepcopy(self)

    def restack(self, order: Sequence[Card], stream: StreamDeck) -> None:
        """The draw pile lies in this order now, first drawn first, and later ones come from this stream."""
        written = self.shuffles[-1]
        written[len(written) - len(order) :] = order
        self.pile = list(reversed(order))
        self.shuffled = len(order)
        self.reshuffles = 0
        self._stream = stream
