"""Bots that stay at a number of points."""

from flip7.bots.base import UsualBot
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy


class StayAt(UsualBot):
    """Stays with `limit` points or more, Second Chance or not."""

    def __init__(self, limit: int, name: str | None = None) -> None:
        self.limit = limit
        self.name: str = name or f"stay:{limit}"
        self.policy: Policy = Policy(stay_at=limit)

    def hits(self, view: Table, seat: Seat) -> bool:
        """Hit until the points are enough."""
        return round_points(view, seat) < self.limit


class StayAtUnlessSaved(StayAt):
    """Stays at a number of points, but never with a Second Chance."""

    def __init__(self, limit: int, name: str) -> None:
        super().__init__(limit, name)
        self.policy: Policy = Policy(stay_at=limit, always_with_second_chance=True)

    def hits(self, view: Table, seat: Seat) -> bool:
        """Hit until the points are enough, and always while a Second Chance holds."""
        return view.places[seat].has_second_chance or super().hits(view, seat)
