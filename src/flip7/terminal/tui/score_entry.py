"""The entry in progress at the score keeper's screen: where it goes, and the characters typed so far."""

from dataclasses import dataclass, field
from enum import Enum, auto
from typing import Final

from flip7.core.decisions import Give
from flip7.core.seats import Seat
from flip7.play.scorekeeper import Depth, ScoreKeeper
from flip7.terminal.tui.card_typing import CardTyping
from flip7.terminal.tui.widgets.score_table import SheetCell

MAX_DIGITS: Final = 6
"""Digits of a score that somebody types."""
AS_NUMBER: Final = "="
"""Typed among cards: «=44» is a score, «4» a card."""


class Wanted(Enum):
    """The kind of answer that is wanted now."""

    POINTS = auto()
    CARDS = auto()
    """The cards of a hand."""
    CARD = auto()
    """The card that came up; in answer to «Hit or stay?» it says both."""
    TAKER = auto()
    NOTHING = auto()
    """The game is over."""


@dataclass(slots=True)
class EntryInProgress:
    """One cell or question at a time, and the characters typed for it."""

    keeper: ScoreKeeper
    cursor: SheetCell | None = None
    """The cell that somebody has moved to; None: whatever comes next."""
    number: str = ""
    """The digits of a score so far."""
    card: CardTyping = field(default_factory=CardTyping)

    @property
    def at(self) -> SheetCell | None:
        """The cell that is entered: the one that somebody has moved to, or the next; None in a live round."""
        return self._next if self.cursor is None else self.cursor

    @property
    def _next(self) -> SheetCell | None:
        seat = self.keeper.next_seat
        return None if seat is None else SheetCell(self.keeper.fold.table.round, seat)

    @property
    def asked_seat(self) -> Seat:
        """The seat that is asked in a live round; the first if none is."""
        return Seat(0) if self.keeper.asked is None else self.keeper.asked.seat

    @property
    def wanted(self) -> Wanted:
        """The kind of answer that is wanted now."""
        at, asked, fold = self.at, self.keeper.asked, self.keeper.fold
        if at is not None:
            by_cards = fold.depth is not Depth.PAD and not self.number.startswith(AS_NUMBER)
            return Wanted.CARDS if by_cards and not self.is_settled(at) else Wanted.POINTS
        if asked is None:
            return Wanted.NOTHING
        return Wanted.TAKER if isinstance(asked, Give) else Wanted.CARD

    def is_settled(self, at: SheetCell) -> bool:
        """Return whether that cell has its score: an entry there is a correction."""
        fold = self.keeper.fold
        return at.round < fold.table.round or fold.over or fold.round.live or fold.round.cells[at.seat].settled

    def go_to(self, place: SheetCell | None) -> None:
        """Move to a cell; what was typed elsewhere is forgotten."""
        self.cursor = None if place == self._next else place
        self.clear()

    # --- typing -------------------------------------------------------------------------------------------------------

    @property
    def typed(self) -> str:
        """The characters typed so far."""
        return self.number or self.card.typed.upper()

    @property
    def points(self) -> int | None:
        """The number typed so far; None if there is none."""
        digits = self.number.removeprefix(AS_NUMBER)
        return int(digits) if digits else None

    def takes_digit(self, key: str) -> bool:
        """Add a digit to the number, if it is one and there is room."""
        if not (key.isascii() and key.isdecimal() and len(self.number) < MAX_DIGITS):
            return False
        self.number += key
        return True

    def erase(self) -> bool:
        """Erase the last character; return whether there was one."""
        if self.number:
            self.number = self.number[:-1]
        elif self.card.typed:
            self.card.typed = self.card.typed[:-1]
        else:
            return False
        return True

    def clear(self) -> None:
        """Forget what was typed."""
        self.number, self.card = "", CardTyping()
