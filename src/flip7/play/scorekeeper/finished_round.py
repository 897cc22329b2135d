"""A round that is over: everybody's points, cards and totals."""

from dataclasses import dataclass

from flip7.core.cards import Card
from flip7.core.seats import Points, Seat
from flip7.core.table import Status
from flip7.play.scorekeeper.entries import EntryId


@dataclass(frozen=True, slots=True)
class FinishedRound:
    """A round that is over."""

    number: int
    dealer: Seat
    points: tuple[Points, ...]
    statuses: tuple[Status, ...]
    flipped_seven: Seat | None
    hands: tuple[tuple[Card, ...] | None, ...]
    """The cards before each player; None where only a number was entered."""
    by_hand: frozenset[Seat]
    """The seats whose points the table has set against the cards."""
    live: bool
    """Every card of it was entered as it came up."""
    away: frozenset[Seat]
    """The seats that had left and were not dealt to (X.16)."""
    totals: tuple[Points, ...]
    """Everybody's points after it; who has joined later is missing here and in the points."""
    tied: tuple[Seat, ...]
    """The seats that share the highest total, if it is enough to win: another round is played (G.2)."""
    last: EntryId
    """The step that closed it."""


def points_of(finished: FinishedRound, seat: Seat) -> Points | None:
    """Return a player's points of a round; None if they did not play in it."""
    return None if seat >= len(finished.points) or seat in finished.away else finished.points[seat]
