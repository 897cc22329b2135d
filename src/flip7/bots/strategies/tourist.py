"""A character: is here for the first time, and enjoys it."""

from random import Random
from typing import Final

from flip7.bots.strategies.stay_at import StayAt
from flip7.bots.targets import target_by
from flip7.core.decisions import Choice, Decision, Give
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To

ENOUGH: Final = 18


class Tourist(StayAt):
    """Stays at 18 points, which look like a lot, and gives cards to anybody."""

    def __init__(self, random: Random) -> None:
        super().__init__(ENOUGH, "tourist")
        self.policy: Policy = Policy(
            stay_at=ENOUGH, freeze_to=To.ANYBODY, flip_three_to=To.ANYBODY, second_chance_to=To.ANYBODY
        )
        self._random = random

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Enough is enough; who gets a card is chance."""
        if isinstance(decision, Give):
            return target_by(self.policy, view, decision, self._random)
        return super().choose(view, decision)
