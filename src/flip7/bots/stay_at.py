"""Stays at so many points."""

from flip7.bots.bot import UsualBot
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy


class StayAt(UsualBot):
    """Stays with `limit` points or more, Second Chance or not."""

    def __init__(self, limit: int) -> None:
        self.limit = limit
        self.name: str = f"stay:{limit}"
        self.policy: Policy = Policy(stay_at=limit)

    def hits(self, view: Table, seat: Seat) -> bool:
        """Until the points are enough."""
        return round_points(view, seat) < self.limit
