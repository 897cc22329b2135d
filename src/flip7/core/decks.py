"""Decks: the hidden order of the draw pile. It never leaves the process that referees."""

from collections import Counter
from collections.abc import Iterable, Sequence
from typing import ClassVar, Final, Protocol, Self

from flip7.core.cards import Card
from flip7.core.errors import Flip7Error, quoted
from flip7.core.shuffle import check_seed, shuffled

MAX_DIFFERENCES: Final = 4
"""An error names this many wrong cards, and says how many more there are."""


class BadDeck(Flip7Error):
    """A stacked order that does not hold the cards it must hold, or something that is not a deck."""


class Deck(Protocol):
    """A source of cards. The referee says when to shuffle which cards into a new draw pile, and draws.

    `==` of games compares their decks: one of your own has an `__eq__` that says whether both have the same future.
    """

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make a new draw pile of these cards."""

    def draw(self) -> Card | None:
        """Return the next card of the draw pile, or None if only the people at the table can see which it is."""

    def copy(self) -> Self:
        """Return a deck with the same future."""


def check_deck(deck: Deck) -> Deck:
    """Return the deck itself; raise `BadDeck` if it is none, such as a seed."""
    if isinstance(deck, type) or not callable(getattr(deck, "draw", None)):
        raise BadDeck(f"{quoted(deck)} is not a deck: Game(3) shuffles by chance, Game.seeded(3, 'text') by a seed")
    return deck


class SeededDeck:
    """A deck shuffled by its seed: same seed, same game, on every machine. Decks with the same future are equal."""

    __hash__: ClassVar[None]  # type: ignore[assignment] # a deck changes

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

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, SeededDeck):
            return NotImplemented
        return (self.seed, self._shuffles, self._pile) == (other.seed, other._shuffles, other._pile)


class StackedDeck:
    """A deck in given orders, first drawn first: the first shuffle's, then each reshuffle's."""

    __hash__: ClassVar[None]  # type: ignore[assignment] # a deck changes

    def __init__(self, *orders: Iterable[Card]) -> None:
        self.orders: tuple[tuple[Card, ...], ...] = tuple(map(_order, orders))
        self._shuffles = 0
        self._pile: list[Card] = []

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make the next given order the draw pile; it must hold exactly these cards."""
        if self._shuffles == len(self.orders):
            raise BadDeck(f"shuffle {self._shuffles} is needed, and only {self._shuffles} are given")
        order = self.orders[self._shuffles]
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
        other.orders = self.orders
        other._shuffles = self._shuffles
        other._pile = self._pile.copy()
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, StackedDeck):
            return NotImplemented
        coming, others = self.orders[self._shuffles :], other.orders[other._shuffles :]
        return (self._pile, coming) == (other._pile, others)


class BranchedDeck:
    """A deck whose rest is shuffled by another seed once so many cards have been drawn: how a branch of a game goes on.

    Each turn is a number of drawn cards and the seed that the cards after them come by; numbers rise.
    """

    __hash__: ClassVar[None]  # type: ignore[assignment] # as the other decks

    def __init__(self, deck: Deck, turns: Sequence[tuple[int, bytes]]) -> None:
        self._deck = deck
        self._turns = tuple(turns)
        self._drawn = 0
        self._left = 0

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Make the next draw pile, by the seed of the last turn that is reached."""
        while self._turns and self._turns[0][0] <= self._drawn:
            self._turn(())
        self._deck.shuffle(cards)
        self._left = len(cards)

    def draw(self) -> Card | None:
        """Return the next card; at a turn, those that are left are shuffled first."""
        while self._turns and self._turns[0][0] <= self._drawn:
            self._turn(tuple(card for _ in range(self._left) if (card := self._deck.draw()) is not None))
        self._drawn += 1
        self._left -= 1
        return self._deck.draw()

    def _turn(self, rest: Sequence[Card]) -> None:
        (_, seed), self._turns = self._turns[0], self._turns[1:]
        self._deck = SeededDeck(seed)
        if rest:
            self._deck.shuffle(rest)

    def copy(self) -> Self:
        """Return a deck with the same future."""
        other = type(self)(self._deck.copy(), self._turns)
        other._drawn, other._left = self._drawn, self._left
        return other

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, BranchedDeck):
            return NotImplemented
        mine, theirs = (self._deck, self._turns, self._drawn), (other._deck, other._turns, other._drawn)
        return mine == theirs


class OpenDeck:
    """A real deck on a real table, or a chance node of a search: the referee asks which card came up."""

    __hash__: ClassVar[None]  # type: ignore[assignment] # as the other decks

    def shuffle(self, cards: Sequence[Card]) -> None:
        """Do nothing: somebody else shuffles."""

    def draw(self) -> None:
        """Return None: only the people at the table can see the card."""

    def copy(self) -> Self:
        """Return another open deck: it knows nothing."""
        return self

    def __eq__(self, other: object) -> bool:
        return True if isinstance(other, OpenDeck) else NotImplemented


def _order(order: Iterable[Card]) -> tuple[Card, ...]:
    """Return the order of one shuffle; raise `BadDeck` if it is not made of cards."""
    try:
        cards = tuple(order)
    except TypeError:
        raise BadDeck(f"{quoted(order)} is not a list of cards") from None
    for card in cards:
        if isinstance(card, str):
            raise BadDeck(f"{quoted(card)} is text, not a card: parse_cards makes cards of a text")
        if not isinstance(card, Card):
            raise BadDeck(f"{quoted(card)} is not a card: give each shuffle by itself, StackedDeck(first, second)")
    return cards


def _difference(number: int, order: Sequence[Card], cards: Sequence[Card]) -> str:
    missing = Counter(cards) - Counter(order)
    too_many = Counter(order) - Counter(cards)
    parts = [f"{count} {card} too few" for card, count in missing.most_common()]
    parts += [f"{count} {card} too many" for card, count in too_many.most_common()]
    if len(parts) > MAX_DIFFERENCES:
        parts[MAX_DIFFERENCES:] = [f"and {len(parts) - MAX_DIFFERENCES} more"]
    return f"shuffle {number} does not hold the cards it must hold: {', '.join(parts)}"
