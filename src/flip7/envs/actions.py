"""Actions as numbers, the same in every environment: 0 stays, 1 hits, and 2 + k gives the card k seats to the left.

Seats are counted from the one that acts, clockwise: 2 keeps the card, 3 gives it to the next seat. So the rows of an
observation and the actions that give a card go together, and one policy can play any seat.
"""

from operator import index
from typing import Final, SupportsIndex

from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.errors import quoted
from flip7.core.seats import SEATS, Seat
from flip7.envs.seeding import BadEnvironment
from flip7.kernel.observation import GIVE_TO
from flip7.record.record import Answer

_MOVES: Final = (STAY, HIT)


def actions(seats: int) -> int:
    """Return how many actions there are at a table of this many seats."""
    return GIVE_TO + seats


def checked_action(action: SupportsIndex, seats: int) -> int:
    """Return the action as an int, or raise if a table of this many seats has no such action; it need not be open."""
    try:
        number = index(action)
    except TypeError:
        number = -1
    if not 0 <= number < actions(seats):
        raise BadEnvironment(f"action {quoted(action)}: there are 0 to {actions(seats) - 1}")
    return number


def action_of(choice: Choice, mover: Seat, seats: int) -> int:
    """Return the number of a choice.

    >>> action_of(HIT, SEATS[1], 3), action_of(SEATS[0], SEATS[1], 3)
    (1, 4)
    """
    if choice in _MOVES:
        return _MOVES.index(choice)
    assert isinstance(choice, int), f"{choice!r} is not a player's choice"
    return GIVE_TO + (choice - mover) % seats


def choice_of(action: SupportsIndex, mover: Seat, seats: int) -> Answer:
    """Return the choice of a number; raise `BadEnvironment` if it is not an action at this table.

    >>> choice_of(4, SEATS[1], 3) == SEATS[0]
    True
    """
    number = checked_action(action, seats)
    return _MOVES[number] if number < GIVE_TO else SEATS[(mover + number - GIVE_TO) % seats]
