"""Level 4: the champion, with the moves that the endgame forces."""

from flip7.analysis.endgame import forced_move
from flip7.bots.strategies.champion import Champion
from flip7.core.decisions import HIT
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import RACER, Policy


class Racer(Champion):
    """Makes the moves that the endgame forces; with no card yet it keeps a Flip Three for itself."""

    name: str = "level4"
    policy: Policy = RACER

    def hits(self, view: Table, seat: Seat) -> bool:
        """Make the move that the endgame forces, else the champion's."""
        move = forced_move(view, seat)
        return super().hits(view, seat) if move is None else move is HIT
