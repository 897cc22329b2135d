"""Stays at so many points."""

from typing import assert_never

from flip7.bots.bot import NotAPlayersQuestion
from flip7.bots.targets import usual_target
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.scoring import round_points
from flip7.core.table import Table


class StayAt:
    """Stays with `limit` points or more, Second Chance or not."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.name: str = f"stay:{limit}"

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Hits until the points are enough."""
        match decision:
            case HitOrStay(seat):
                return STAY if round_points(view, seat) >= self.limit else HIT
            case Give():
                return usual_target(view, decision)
            case WhichCard():
                raise NotAPlayersQuestion(decision)
            case _:
                assert_never(decision)
