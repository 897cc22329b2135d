"""The round that is being kept, and the table of a round that nobody watched."""

from dataclasses import dataclass, field

from flip7.core.cards import full_deck
from flip7.core.events import Event
from flip7.core.seats import Seat
from flip7.core.table import Place, Table
from flip7.play.scorekeeper.cells import Cell


@dataclass(slots=True)
class RoundUnderWay:
    """The round that is being kept."""

    start: Table
    """The table when it began."""
    live: bool
    cells: list[Cell]
    """The entries for each player, if it is not kept live."""
    away: frozenset[Seat] = frozenset()
    """The seats that have left and are not dealt to (X.16)."""
    events: list[Event] = field(default_factory=list)
    """The events so far, if it is kept live."""
    touched: bool = False
    """Something was entered in it."""
    entered: Seat | None = None
    """The seat of the last cell that was written."""


def cleared(table: Table) -> Table:
    """Return the table of a round that was not watched: nothing lies on it, and any card may come up next."""
    decks = table.rules.decks_for(len(table.places))
    return Table(
        rules=table.rules,
        dealer=table.dealer,
        first=table.first,
        places=[Place() for _ in table.places],
        scores=table.scores.copy(),
        draw_pile=len(full_deck(decks)),
        round=table.round,
    )
