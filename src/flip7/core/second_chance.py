"""Second Chance: kept if it is the first, passed on if it is the second (SC.1, SC.3)."""

from flip7.core.cards import SECOND_CHANCE
from flip7.core.decisions import Decision, Give
from flip7.core.events import Discarded, Kept, PassedOn, Waste
from flip7.core.referee import Referee
from flip7.core.seats import Seat


def resolve_second_chance(referee: Referee, seat: Seat) -> Decision | None:
    """Keep a first Second Chance; give a second one at once to an active player without one, or discard it (SC.3)."""
    table = referee.table
    if not table.places[seat].has_second_chance:
        referee.declare(Kept(seat, SECOND_CHANCE))
        return None
    takers = tuple(other for other in table.active if not table.places[other].has_second_chance)
    match takers:
        case ():
            referee.declare(Discarded(seat, SECOND_CHANCE, Waste.NOBODY_CAN_TAKE_IT))
            return None
        case (only,):
            referee.declare(PassedOn(seat, only, forced=True))
            return None
        case _:
            return Give(seat, SECOND_CHANCE, takers)


def pass_on(referee: Referee, seat: Seat, to: Seat) -> None:
    """The seat has chosen who gets its second Second Chance (SC.3)."""
    referee.declare(PassedOn(seat, to, forced=False))
