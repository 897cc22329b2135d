"""The deal and the turns: round and round, in turn order, until the round ends (I, T).

The initial deal is the first lap. When it reaches an active player with no card they are dealt one; a player who has
one already is asked (I.6). On every later lap a player is asked; one with no card cannot stay, so there is nothing to
ask, and the player is dealt a card (T.4, X.9).
"""

from flip7.core.decisions import HIT_OR_STAY, Decision
from flip7.core.draw import draw
from flip7.core.events import DEAL_ENDED
from flip7.core.referee import Referee
from flip7.core.rounds import end_round
from flip7.core.seats import SEATS, Seat
from flip7.core.table import ACTIVE, Table


def next_turn(referee: Referee) -> Decision | None:
    """The turn comes to the next active seat; when nobody is active the round ends (T.1, T.6, E.1)."""
    table = referee.table
    seat = _next_active(table)
    if seat is None:
        end_round(referee)
        return None
    if table.dealing and _deal_is_complete(table, seat):
        referee.declare(DEAL_ENDED)
    if table.places[seat].cards:
        return HIT_OR_STAY[seat]
    return draw(referee, seat)


def _next_active(table: Table) -> Seat | None:
    """The next active seat after the one whose turn it was, wherever its card went (T.6, I.8); at first X.2 decides."""
    places = table.places
    seats = len(places)
    seat = table.first if table.turn is None else (table.turn + 1) % seats
    for _ in places:
        if places[seat].status is ACTIVE:
            return SEATS[seat]
        seat = (seat + 1) % seats
    return None


def _deal_is_complete(table: Table, seat: Seat) -> bool:
    """The seat comes before or at the last one that the deal reached: a lap is over (I.1, I.5)."""
    if table.turn is None:
        return False
    first, seats = table.first, len(table.places)
    return (seat - first) % seats <= (table.turn - first) % seats
