"""Freeze (FZ). One that comes up in a Flip Three is set aside first (F3.6): see `flip_three`, then `hand_out`."""

from flip7.core.events import Froze
from flip7.core.referee import Referee
from flip7.core.seats import Seat


def freeze(referee: Referee, target: Seat) -> None:
    """The target banks and is out of the round, whatever Second Chance it holds (FZ.2, FZ.3)."""
    referee.declare(Froze(target))
