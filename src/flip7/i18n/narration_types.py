"""The types of a narration: a sentence with its reason, or the standings after a round."""

from dataclasses import dataclass
from enum import Enum, auto

from flip7.core.seats import Points, Seat
from flip7.core.table import Status


class Tone(Enum):
    """The tone of a sentence."""

    HEADING = auto()
    """A new round."""
    CARD = auto()
    """A card came up; what becomes of it is told after it has been seen."""
    FOLLOWS = auto()
    """Belongs behind the sentence of the card."""
    HAPPENS = auto()
    BUST = auto()
    SAFE = auto()
    """Banked or saved."""
    FROZEN = auto()
    GOLD = auto()
    """A Flip 7, and nothing else."""
    WON = auto()
    QUIET = auto()
    """Goes without saying; shown only to people who ask why."""


@dataclass(frozen=True, slots=True)
class Sentence:
    """One thing that happened, in words."""

    text: str
    """Marked text."""
    tone: Tone
    rules: tuple[str, ...]
    """All rules that it rests on."""
    reason: str | None = None
    """The one rule to name beside it, where it explains what is not obvious."""

    @property
    def without_full_stop(self) -> str:
        """Return the text without its full stop, so that more can follow."""
        return self.text.rstrip(".。")


@dataclass(frozen=True, slots=True)
class Standing:
    """Where one seat stands after a round."""

    seat: Seat
    name: str
    status: Status
    flipped_seven: bool
    score: str
    """The round's points as their sum."""
    points: Points
    total: Points
    left: int
    """Points to go."""


@dataclass(frozen=True, slots=True)
class Standings:
    """The end of a round: what everybody scored and where everybody stands."""

    sentence: Sentence
    rows: tuple[Standing, ...]
    target: int


Told = Sentence | Standings
"""One piece of narration: a teller's answer to an event."""
