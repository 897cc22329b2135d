"""Latecomers: players who join between rounds (X.15)."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flip7.core.errors import quoted
from flip7.core.seats import MAX_SEATS, SEATS, Seat
from flip7.core.table import BadTable, Table

FIRST_ROUND_TO_JOIN: Final = 2
"""The first round that a latecomer can join."""


class StartingPoints(StrEnum):
    """The points that a latecomer begins with, as the table has agreed (X.15)."""

    ZERO = "zero"
    LOWEST = "lowest"
    """The lowest total at the table."""


@dataclass(frozen=True, slots=True)
class Latecomer:
    """A player who joins when a round begins, at a new seat behind the last one."""

    round: int
    points: StartingPoints = StartingPoints.ZERO


def check_latecomer(latecomer: Latecomer, table: Table, waiting: int) -> Seat:
    """Return the seat that the latecomer will have; `BadTable` if the table has none for them.

    The deck stays as it is, so a seat that would need another deck (D.5) cannot be added.
    """
    if type(latecomer.round) is not int or latecomer.round < FIRST_ROUND_TO_JOIN:
        raise BadTable(f"round {quoted(latecomer.round)}: a latecomer joins in round {FIRST_ROUND_TO_JOIN} or later")
    if not isinstance(latecomer.points, StartingPoints):
        raise BadTable(f"points {quoted(latecomer.points)}: a latecomer begins with 'zero' or 'lowest'")
    seats = len(table.places) + waiting + 1
    if seats > MAX_SEATS:
        raise BadTable(f"{quoted(seats)} seats: a table has 1 to {MAX_SEATS}")
    if table.rules.decks_for(seats) != table.rules.decks_for(len(table.places)):
        raise BadTable(f"{seats} seats need another deck, which cannot come into a game")
    return SEATS[seats - 1]
