"""The names of cards."""

from typing import Final, assert_never

from flip7.core.cards import NUMBER, TIMES_2, Card, Kind
from flip7.i18n.catalog import say
from flip7.i18n.markup import Part, mark

_NO_NUMBER: Final = -1
"""Stands for the number of a card that is none; the 0 is one."""


def face(card: Card) -> str:
    """Return what stands on the card: 12, +4, Freeze."""
    return mark(Part.CARD, str(card), _name(card))


def a_card(card: Card) -> str:
    """Return the card as one of its kind: a 7, an 8, a Freeze."""
    return say("card-a", number=card.points if card.kind is NUMBER else _NO_NUMBER, card=face(card))


def _name(card: Card) -> str:
    match card.kind:
        case Kind.NUMBER:
            return str(card)
        case Kind.MODIFIER:
            return say("card-times") if card is TIMES_2 else say("card-plus", points=card.points)
        case Kind.FREEZE:
            return say("card-freeze")
        case Kind.FLIP_THREE:
            return say("card-flip-three")
        case Kind.SECOND_CHANCE:
            return say("card-second-chance")
        case _:
            assert_never(card.kind)
