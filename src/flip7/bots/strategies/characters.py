"""The characters: bots that are fun to meet rather than strong."""

from random import Random
from typing import Final

from flip7.bots.strategies.champion import Champion
from flip7.bots.strategies.risk_below import RiskBelow
from flip7.bots.strategies.stay_at import StayAt
from flip7.bots.targets import target_by
from flip7.core.decisions import Choice, Decision, Give
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To

CAUTIOUS_RISK: Final = 0.16
GREEDY_RISK: Final = 0.36
VENGEFUL_POINTS: Final = 32
TOURIST_POINTS: Final = 18
DAREDEVIL_POINTS: Final = 45


class Cautious(RiskBelow):
    """Stays as soon as one card in six would bust it, and helps the last player."""

    def __init__(self) -> None:
        super().__init__(CAUTIOUS_RISK, "cautious")
        self.policy: Policy = Policy(risk=CAUTIOUS_RISK, second_chance_to=To.LAST)


class Greedy(RiskBelow):
    """Hits until more than one card in three would bust it, and keeps every Flip Three for itself."""

    def __init__(self) -> None:
        super().__init__(GREEDY_RISK, "greedy")
        self.policy: Policy = Policy(risk=GREEDY_RISK, flip_three_to=To.ONESELF)


class Vengeful(Champion):
    """Plays as the champion until it has 32 points; what hurts goes to the leader, what helps to the last."""

    name: str = "vengeful"
    policy: Policy = Policy(
        by_gap=True, always_with_second_chance=True, stay_at=VENGEFUL_POINTS, second_chance_to=To.LAST
    )

    def hits(self, view: Table, seat: Seat) -> bool:
        """Hit as the champion does, but stay with 32 points unless a Second Chance holds."""
        enough = round_points(view, seat) >= VENGEFUL_POINTS and not view.places[seat].has_second_chance
        return not enough and super().hits(view, seat)


class Tourist(StayAt):
    """Stays at 18 points, which look like a lot to a newcomer, and gives cards to anybody."""

    def __init__(self, random: Random) -> None:
        super().__init__(TOURIST_POINTS, "tourist")
        self.policy: Policy = Policy(
            stay_at=TOURIST_POINTS, freeze_to=To.ANYBODY, flip_three_to=To.ANYBODY, second_chance_to=To.ANYBODY
        )
        self._random = random

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Give cards at random; hit or stay by points."""
        if isinstance(decision, Give):
            return target_by(self.policy, view, decision, self._random)
        return super().choose(view, decision)


class Daredevil(StayAt):
    """Hits up to 45 points: nearly always to a bust or a Flip 7."""

    def __init__(self) -> None:
        super().__init__(DAREDEVIL_POINTS, "daredevil")
