"""Where cards come from: the hidden order of the draw pile. It never leaves the process that referees."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import Protocol, Self

from flip7.core.cards import Card
from flip7.core.errors import Flip7Error
from flip7.core.shuffle import check_seed, shuffled


class BadDeck(Flip7Error):
    """A stacked order that does not hold the cards it must hold."""


class Deck(Protocol):
    """A source of cards. The referee says when to shuffle which cards into a new draw pile, and draws."""

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make a new draw pile of these cards."""

    def draw(self) -> Card | None:
        """Return the next card of the draw pile, or None if only the people at the table can see which it is."""

    def copy(self) -> Self:
        """Return a deck with the same future."""


class SeededDeck:
    """A deck shuffled by its seed: same seed, same game, on every machine."""

    def __init__(self, seed: bytes) -> None:
        self.seed: bytes = check_seed(seed)
        self._shuffles = 0
        self._pile: list[Card] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make the draw pile by shuffle number k of the seed, k counting from 0."""
        self._pile = shuffled(cards, self.seed, self._shuffles)
        self._pile.reverse()
        self._shuffles += 1

    def draw(self) -> Card:
        """Return the next card."""
        return self._pile.pop()

    def copy(self) -> Self:
        """Return a deck with the same future."""
        other = type(self)(self.seed)
        other._shuffles = self._shuffles
        other._pile = self._pile.copy()
        return other


class StackedDeck:
    """A deck in given orders, first drawn first: the first shuffle's, then each reshuffle's."""

    def __init__(self, *orders: Iterable[Card]) -> None:
        self._orders = tuple(tuple(order) for order in orders)
        self._shuffles = 0
        self._pile: list[Card] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make the next given order the draw pile; it must hold exactly these cards."""
        if self._shuffles == len(self._orders):
            raise BadDeck(f"shuffle {self._shuffles} is needed, and only {self._shuffles} are given")
        order = self._orders[self._shuffles]
        if Counter(order) != Counter(cards):
            raise BadDeck(_difference(self._shuffles, order, cards))
        self._pile = list(reversed(order))
        self._shuffles += 1

    def draw(self) -> Card:
        """Return the next card."""
        return self._pile.pop()

    def copy(self) -> Self:
        """Return a deck with the same future."""
        other = type(self)()
        other._orders = self._orders
        other._shuffles = self._shuffles
        other._pile = self._pile.copy()
        return other


class OpenDeck:
    """A real deck on a real table, or a chance node of a search: the referee asks which card came up."""

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Do nothing: somebody else shuffles."""

    def draw(self) -> None:
        """Return None: only the people at the table can see the card."""

    def copy(self) -> Self:
        """Return another open deck: it knows nothing."""
        return self


def _difference(number: int, order: Sequence[Card], cards: Sequence[Card]) -> str:
    missing = Counter(cards) - Counter(order)
    too_many = Counter(order) - Counter(cards)
    parts = [f"{count} {card} too few" for card, count in missing.items()]
    parts += [f"{count} {card} too many" for card, count in too_many.items()]
    return f"shuffle {number} does not hold the cards it must hold: {', '.join(parts)}"
