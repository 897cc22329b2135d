"""Stops when the risk is too high."""

from typing import assert_never

from flip7.bots.bot import NotAPlayersQuestion
from flip7.bots.targets import usual_target
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.table import Table
from flip7.odds.next_card import bust_risk


class RiskBelow:
    """Hits while the chance to bust, by counting cards, is below `limit`; so it always hits with a Second Chance."""

    def __init__(self, limit: float) -> None:
        self.limit = limit
        self.name: str = f"risk:{limit}"

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Hits until the risk is too high."""
        match decision:
            case HitOrStay(seat):
                return HIT if bust_risk(view, seat) < self.limit else STAY
            case Give():
                return usual_target(view, decision)
            case WhichCard():
                raise NotAPlayersQuestion(decision)
            case _:
                assert_never(decision)
