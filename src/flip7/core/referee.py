"""The referee's desk: a table, a deck, and what has been declared since the last choice."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decks import Deck
from flip7.core.events import Event
from flip7.core.latecomers import Latecomer
from flip7.core.seats import Seat
from flip7.core.table import Table


@dataclass(slots=True)
class Referee:
    """The rules look at `table`, draw from `deck` and speak by `declare`."""

    table: Table
    deck: Deck
    declared: list[Event] = field(default_factory=list)
    latecomers: list[Latecomer] = field(default_factory=list)
    """The players who wait to join (X.15)."""
    joined: list[Latecomer] = field(default_factory=list)
    """The players who have joined, seat by seat."""
    left: Mapping[Card, int] | None = None
    """With an open deck, how many of each card are in the draw pile; None if nobody has counted since its shuffle."""
    away: frozenset[Seat] = frozenset()
    """The seats that have left a game with real cards: the deal passes over them (X.16)."""

    def declare(self, event: Event) -> None:
        """The event happened: the table shows it and everybody will hear of it."""
        apply(self.table, event)
        self.declared.append(event)
