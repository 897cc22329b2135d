"""Branch off a recorded game at this keyboard: you play on for whoever is asked, bots for all others.

Which cards and choices a branch has is in `record/branches.py`; `server/rooms/branch.py` makes the table of one.
"""

import secrets
from dataclasses import replace

from flip7.core.shuffle import SEED_BYTES
from flip7.i18n.seat_names import BotSeat, bot_seat
from flip7.play.seating import Occupant, Person
from flip7.play.what_if import SITS_IN
from flip7.record import Record, branched, replay


def branch_off(
    record: Record, choices: int, *, same_cards: bool, seed: bytes | None = None
) -> tuple[Record, list[Occupant]]:
    """Return the record of a branch that keeps this many choices, and who plays; raise `BadBranch` where none can be.

    The seed is that of new cards; without one it is drawn by chance.
    """
    beginning = branched(record, choices, seed or secrets.token_bytes(SEED_BYTES), same_cards=same_cards)
    asked = replay(beginning).game.asked
    assert asked is not None, "a branch has a question, or it is none"
    players = [_occupant(record.seats[seat], is_asked=seat == asked.seat) for seat in range(len(beginning.seats))]
    return replace(beginning, seats=tuple(map(str, players))), players


def _occupant(recorded: str, *, is_asked: bool) -> Occupant:
    sat = bot_seat(recorded)
    if is_asked:
        return Person(recorded if sat is None else sat.name)
    return sat or BotSeat(recorded, SITS_IN)
