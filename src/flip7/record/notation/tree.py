"""A game as its notation says it: rounds of turns, and cards with their marks, one inside another.

The reader makes such trees from text, the scribe from events; a text is right when both are the same.
"""

from dataclasses import dataclass, field
from enum import Enum
from typing import Final, NamedTuple, Self

from flip7.core.cards import Card
from flip7.core.errors import Flip7Error
from flip7.core.seats import Points, Seat

Offset = int
"""Where something stands in a text: the number of characters before it."""

UNWRITTEN: Final[Offset] = -1
"""Where something stands that comes from a game and not from a text."""


class Position(NamedTuple):
    """Where something stands in a text, counted from 1."""

    line: int
    column: int

    @classmethod
    def of(cls, offset: Offset, text: str) -> Self:
        """Return the position of the character with this offset."""
        return cls(text.count("\n", 0, offset) + 1, offset - text.rfind("\n", 0, offset))

    def after(self, lines: int) -> "Position":
        """Return the position in a text that has these lines before."""
        return self._replace(line=self.line + lines)

    def __str__(self) -> str:
        return f"line {self.line}, column {self.column}"


class BadNotation(Flip7Error):
    """A text that is not a game; the message begins with line and column."""

    def __init__(self, where: Position, problem: str) -> None:
        super().__init__(f"{where}: {problem}")
        self.where = where
        self.problem = problem


class Misread(Exception):
    """Something wrong at an offset of the text. `from_notation` looks up line and column, which nothing else needs."""

    def __init__(self, offset: Offset, problem: str) -> None:
        super().__init__(problem)
        self.offset = offset
        self.problem = problem


class Mark(Enum):
    """The fate of a card; the value is the sign written behind the card."""

    KEPT = ""
    SET_ASIDE = "'"
    SAVED = "~"
    BUST = "x"
    FLIP_7 = "#"
    LOST = "-"
    OPEN = "?"


class NoCard(Enum):
    """The sign that stands in a card's place when no card is there."""

    UNKNOWN = "?"
    """The game stops here: which card came up is not known."""
    RAN_DRY = "!"
    """There was no card left to draw (X.8)."""


class Verb(Enum):
    """The kind of a turn; the value is the text behind the seat."""

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
    """The action cards that the flips set aside, in the order they were handed out."""
    where: Offset = field(default=UNWRITTEN, compare=False)


@dataclass(slots=True)
class Turn:
    """A card dealt, a hit or a stay."""

    seat: Seat
    verb: Verb
    shown: Shown | None = None
    where: Offset = field(default=UNWRITTEN, compare=False)


@dataclass(slots=True)
class Round:
    """One line of the text."""

    number: int
    dealer: Seat
    turns: list[Turn] = field(default_factory=list)
    points: list[Points] | None = None
    """The points of each seat; None if the round is not over, or the text does not say."""
    points_where: Offset = field(default=UNWRITTEN, compare=False)
    where: Offset = field(default=UNWRITTEN, compare=False)
