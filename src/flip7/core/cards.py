"""The cards and the deck (D.1 to D.5).

A card is known by its face alone: the deck holds twelve 12s and nobody can tell them apart. The value of a `Card` is
its code in records and notation, so `Card("F3")` is the Flip Three.
"""

from collections.abc import Iterable
from enum import Enum
from functools import cache
from math import ceil
from typing import Final

from flip7.core.errors import Flip7Error, quoted


class Kind(Enum):
    """The kinds of cards, by their effect when turned up."""

    NUMBER = "number"
    MODIFIER = "modifier"
    FREEZE = "freeze"
    FLIP_THREE = "flip three"
    SECOND_CHANCE = "second chance"


class UnknownCard(Flip7Error):
    """A text that is not a card's code."""

    def __init__(self, code: str) -> None:
        super().__init__(f"{quoted(code)} is not a card: cards are 0 to 12, +2 +4 +6 +8 +10, x2, FZ, F3 and SC")


def _kind(code: str) -> Kind:
    match code:
        case "FZ":
            return Kind.FREEZE
        case "F3":
            return Kind.FLIP_THREE
        case "SC":
            return Kind.SECOND_CHANCE
        case _:
            return Kind.NUMBER if code.isdigit() else Kind.MODIFIER


def _points(code: str) -> int:
    return int(code) if code.lstrip("+").isdigit() else 0


class Card(Enum):  # pragma: no mutate block
    """One of the 22 faces, in the deck's canonical order.

    >>> Card("12").points, Card("+4").kind, Card("F3").name
    (12, <Kind.MODIFIER: 'modifier'>, 'FLIP_THREE')
    """

    N0 = "0"
    N1 = "1"
    N2 = "2"
    N3 = "3"
    N4 = "4"
    N5 = "5"
    N6 = "6"
    N7 = "7"
    N8 = "8"
    N9 = "9"
    N10 = "10"
    N11 = "11"
    N12 = "12"
    PLUS_2 = "+2"
    PLUS_4 = "+4"
    PLUS_6 = "+6"
    PLUS_8 = "+8"
    PLUS_10 = "+10"
    TIMES_2 = "x2"
    FREEZE = "FZ"
    FLIP_THREE = "F3"
    SECOND_CHANCE = "SC"

    def __init__(self, code: str) -> None:
        self.kind: Kind = _kind(code)
        self.points: int = _points(code)
        """The points that the card adds by itself: a number its value, +n its n, every other card nothing."""

    def __str__(self) -> str:
        return str(self.value)


# Every face exists once, so identity will do; the inherited hash looks up the name, and cards are counted a lot.
Card.__hash__ = object.__hash__  # type: ignore[method-assign]

NUMBER: Final = Kind.NUMBER
MODIFIER: Final = Kind.MODIFIER
FREEZE: Final = Card.FREEZE
FLIP_THREE: Final = Card.FLIP_THREE
SECOND_CHANCE: Final = Card.SECOND_CHANCE
TIMES_2: Final = Card.TIMES_2

SEATS_PER_DECK: Final = 18


def _copies(card: Card) -> int:
    """Twelve 12s down to one 1, and one 0 (D.2); one of each modifier (D.3); three of each action (D.4)."""
    match card.kind:
        case Kind.NUMBER:
            return max(card.points, 1)
        case Kind.MODIFIER:
            return 1
        case Kind.FREEZE | Kind.FLIP_THREE | Kind.SECOND_CHANCE:
            return 3


COPIES: Final = {card: _copies(card) for card in Card}
"""The number of copies of each face in one deck."""


@cache
def copies_in(decks: int) -> dict[Card, int]:
    """Return how often each face is in this many decks; copy it before you change it."""
    return {card: copies * decks for card, copies in COPIES.items()}


_PLACE_IN_ORDER: Final = {card: place for place, card in enumerate(Card)}


def in_order(cards: Iterable[Card]) -> list[Card]:
    """Return the cards in canonical order: numbers upwards, +2 to +10, x2, FZ, F3, SC."""
    return sorted(cards, key=_PLACE_IN_ORDER.__getitem__)


@cache
def full_deck(decks: int = 1) -> tuple[Card, ...]:
    """Return all cards of this many decks, in canonical order.

    >>> len(full_deck())
    94
    """
    if type(decks) is not int or decks < 1:
        raise Flip7Error(f"{quoted(decks)} decks: it must be a whole number from 1 on")
    return tuple(card for card, copies in COPIES.items() for _ in range(copies * decks))


def decks_for(seats: int) -> int:
    """One deck up to 18 players, one more for every further 18 (D.5)."""
    return ceil(seats / SEATS_PER_DECK)


_BY_CODE: Final = {str(card.value): card for card in Card}


def parse_card(code: str) -> Card:
    """Return the card of a code, or raise `UnknownCard`."""
    card = _BY_CODE.get(code)
    if card is None:
        raise UnknownCard(code)
    return card


def parse_cards(codes: str) -> list[Card]:
    """Return the cards of codes separated by spaces.

    >>> parse_cards("12 +4 F3")
    [<Card.N12: '12'>, <Card.PLUS_4: '+4'>, <Card.FLIP_THREE: 'F3'>]
    """
    return [parse_card(code) for code in codes.split()]
