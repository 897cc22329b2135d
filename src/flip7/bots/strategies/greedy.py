"""A character: one more card, always."""

from typing import Final

from flip7.bots.strategies.risk_below import RiskBelow
from flip7.kernel.policy import Policy, To

LIMIT: Final = 0.36


class Greedy(RiskBelow):
    """Hits until more than one card in three would bust it, and keeps every Flip Three for itself."""

    def __init__(self) -> None:
        super().__init__(LIMIT, "greedy")
        self.policy: Policy = Policy(risk=LIMIT, flip_three_to=To.ONESELF)
