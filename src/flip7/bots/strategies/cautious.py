"""A character: would rather have few points than none."""

from typing import Final

from flip7.bots.strategies.risk_below import RiskBelow
from flip7.kernel.policy import Policy, To

LIMIT: Final = 0.16


class Cautious(RiskBelow):
    """Stays as soon as one card in six would bust it, and helps whoever is last."""

    def __init__(self) -> None:
        super().__init__(LIMIT, "cautious")
        self.policy: Policy = Policy(risk=LIMIT, second_chance_to=To.LAST)
