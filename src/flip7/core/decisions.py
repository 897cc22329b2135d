"""Decisions: the questions that players are asked, and their answers.

A decision is an object that says what is asked, of which seat, and which answers are legal. Players answer two: *hit or
stay*, and *give this card to whom*. With an open deck the table is asked a third: *which card came up?* A question with
one answer only is not asked (X.9).
"""

from collections.abc import Mapping
from enum import StrEnum
from typing import ClassVar, Final

from flip7.core.cards import Card
from flip7.core.describe import describe
from flip7.core.errors import Flip7Error, quoted
from flip7.core.seats import SEATS, Seat, seat_letter
from flip7.core.table import Table
from flip7.core.values import fact


class Move(StrEnum):
    """The two answers to «Hit or stay?»"""

    HIT = "hit"
    STAY = "stay"


HIT: Final = Move.HIT
"""Take another card (T.2)."""
STAY: Final = Move.STAY
"""Bank the points and leave the round (T.3)."""

Choice = Move | Seat | Card
"""An answer: a move, the seat a card is given to, or the card that came up."""


@fact
class HitOrStay:
    """«Hit or stay?» (T.1)"""

    seat: Seat

    options: ClassVar[tuple[Move, ...]] = (HIT, STAY)

    def allows(self, choice: object) -> bool:
        """Return whether the choice is an option; the text "hit" is none, although it equals one."""
        return type(choice) is Move

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}: hit or stay?"


@fact
class Give:
    """«Who gets this card?»: a Freeze or Flip Three (FZ.1, F3.1, F3.8) or a spare Second Chance (SC.3)."""

    seat: Seat
    card: Card
    options: tuple[Seat, ...]

    def allows(self, choice: object) -> bool:
        """Return whether the choice is an option; `True` is not seat 1."""
        return type(choice) is int and choice in self.options

    def __str__(self) -> str:
        options = ", ".join(map(seat_letter, self.options))
        return f"{seat_letter(self.seat)}: who gets the {self.card}? ({options})"


@fact
class WhichCard:
    """«Which card came up?», asked when the deck is open; `left` says how many of each are in the draw pile."""

    seat: Seat
    left: Mapping[Card, int]

    @property
    def options(self) -> tuple[Card, ...]:
        """The cards that can come up."""
        return tuple([card for card, count in self.left.items() if count])

    def allows(self, choice: object) -> bool:
        """Return whether the choice is an option, without making the list of them."""
        return type(choice) is Card and self.left.get(choice, 0) > 0

    def __str__(self) -> str:
        return f"{seat_letter(self.seat)}: which card came up?"


Decision = HitOrStay | Give | WhichCard
"""A question to a player, or to whoever deals the cards of an open deck; its `options` are the legal answers."""

HIT_OR_STAY: Final = tuple(HitOrStay(seat) for seat in SEATS)
"""The question to each seat: asked a hundred times a game, made once."""


class IllegalChoice(Flip7Error):
    """An answer that is not among the decision's options. The game has not changed."""

    def __init__(self, choice: object, asked: Decision | None, table: Table) -> None:
        question = "the game is over" if asked is None else f"asked was {asked}"
        answer = str(choice) if isinstance(choice, Move | Card) else quoted(choice)
        super().__init__(f"{answer} is not an answer here: {question} | {describe(table)}")
        self.choice = choice
        self.asked = asked


def is_legal(choice: object, decision: Decision) -> bool:
    """Return whether the choice is one of the decision's options, and of the right type: `True` is not seat 1."""
    return decision.allows(choice)
