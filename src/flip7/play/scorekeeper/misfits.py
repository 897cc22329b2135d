"""Reasons why an entry does not fit where the game stands."""

from enum import StrEnum

from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.core.values import fact


class Why(StrEnum):
    """The reasons; the value is the end of the name of its sentence, `misfit-…`."""

    OVER = "over"
    """The game is over."""
    EARLY = "early"
    """It is for a round that has not begun."""
    LATE = "late"
    """It is for a round that is over."""
    LIVE = "live"
    """The round is kept card by card."""
    NOT_LIVE = "not-live"
    """The round is kept at its end."""
    QUESTION = "question"
    """Something else is asked, or somebody else."""
    TAKER = "taker"
    """The player cannot be given the card (FZ.1, F3.1, SC.3)."""
    ALL_SEEN = "all-seen"
    """No such card is in the draw pile: all lie on the table or were discarded."""
    ALL_ON_TABLE = "all-on-table"
    """All copies in the deck lie before players already."""
    BUST = "bust"
    """The number lies there already (B.1)."""
    HAS_ONE = "has-one"
    """The player has one already, and may not hold two (SC.1, FZ.1)."""
    EIGHTH = "eighth"
    """Seven numbers end the round (F7.1)."""
    OTHER_FLIP_7 = "other-flip-seven"
    """Another player has the Flip 7, which ends the round (F7.1)."""
    SETTLED = "settled"
    """The player's score of this round is there already."""
    HAS_CARDS = "has-cards"
    """Cards of this player have been tapped."""
    NOT_IN = "not-in"
    """The player does not play in this round: they have left, or join later."""
    UNDONE = "undone"
    """It was tapped behind an entry that another keeper has taken back."""


@fact
class Misfit:
    """A reason, and what it is about."""

    why: Why
    seat: Seat | None = None
    card: Card | None = None
    count: int = 0
    """The number of such cards, or of the round."""
