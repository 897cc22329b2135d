"""Seats and points: two kinds of whole number that must not be mixed up."""

from typing import Final, NewType

from flip7.core.errors import Flip7Error

Seat = NewType("Seat", int)
"""A player's place at the table, counted clockwise from 0."""

Points = NewType("Points", int)
"""Points of a round or of a game."""

MAX_SEATS: Final = 100
"""A limit of this program, not a rule: nobody has a table for more, and it keeps a slip from filling the memory."""

SEATS: Final = tuple(Seat(number) for number in range(MAX_SEATS))
"""Every seat there can be: looking one up is quicker than making one."""

_LETTERS: Final = "ABCDEFGHIJKLMNOPQRSTUVWXYZ"


def seat_letter(seat: int) -> str:
    """Name a seat as notation does: A to Z, then AA, AB and so on.

    >>> seat_letter(0), seat_letter(25), seat_letter(26)
    ('A', 'Z', 'AA')
    """
    if seat < 0:
        raise Flip7Error(f"{seat} is not a seat: they are numbered from 0")
    before, last = divmod(seat, len(_LETTERS))
    return (seat_letter(before - 1) if before else "") + _LETTERS[last]
