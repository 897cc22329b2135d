"""A game as its notation says it: rounds of turns, and cards with their marks, one inside another.

The reader makes such trees from text, the scribe from events; a text is right when both are the same.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import NamedTuple

from flip7.core.cards import Card
from flip7.core.errors import Flip7Error
from flip7.core.seats import Points, Seat


class Position(NamedTuple):
    """Where something stands in a text, counted from 1."""

    line: int
    column: int

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


class BadNotation(Flip7Error):
    """A text that is not a game; the message begins with line and column."""

    def __init__(self, where: Position, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where


class Mark(Enum):
    """What became of a card; the value is how it is written behind it."""

    KEPT = ""
    SET_ASIDE = "'"
    SAVED = "~"
    BUST = "x"
    FLIP_7 = "#"
    LOST = "-"
    OPEN = "?"


class NoCard(Enum):
    """What stands in a card's place when no card is there."""

    UNKNOWN = "?"
    """The game stops here: which card came up is not known."""
    RAN_DRY = "!"
    """There was no card left to draw (X.8)."""


class Verb(Enum):
    """How a turn went; the value is how it is written behind the seat."""

    DEALT = ""
    HIT = "h"
    STAY = "s"


@dataclass(slots=True)
class Shown:
    """A card as it stands in the text, with all that came of it."""

    card: Card | NoCard
    mark: Mark = Mark.KEPT
    to: Seat | None = None
    """The seat it was given to."""
    reshuffled: bool = False
    """The draw pile was made anew before it came up."""
    flips: list["Shown"] | None = None
    """The flips of this Flip Three."""
    handed: list["Shown"] = field(default_factory=list)
    """What the flips set aside, as it was handed out."""
    where: Position | None = field(default=None, compare=False)


@dataclass(slots=True)
class Turn:
    """A card dealt, a hit or a stay."""

    seat: Seat
    verb: Verb
    shown: Shown | None = None
    where: Position | None = field(default=None, compare=False)


@dataclass(slots=True)
class Round:
    """One line of the text."""

    number: int
    dealer: Seat
    turns: list[Turn] = field(default_factory=list)
    points: list[Points] | None = None
    """What each seat scored; None if the round is not over, or the text does not say."""
    points_where: Position | None = field(default=None, compare=False)
    where: Position | None = field(default=None, compare=False)
