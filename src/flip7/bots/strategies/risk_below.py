"""A bot that stays when the risk is too high."""

from flip7.analysis.odds.next_card import bust_risk
from flip7.bots.base import UsualBot
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy


class RiskBelow(UsualBot):
    """Hits while the chance to bust, by counting cards, is below `limit`; so it always hits with a Second Chance."""

    def __init__(self, limit: float, name: str | None = None) -> None:
        self.limit = limit
        self.name: str = name or f"risk:{limit}"
        self.policy: Policy = Policy(risk=limit)

    def hits(self, view: Table, seat: Seat) -> bool:
        """Hit until the risk is too high."""
        return bust_risk(view, seat) < self.limit
