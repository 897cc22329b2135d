"""A character: cannot bear that anybody is ahead."""

from typing import Final

from flip7.bots.strategies.champion import Champion
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel.policy import Policy, To

ENOUGH: Final = 32


class Vengeful(Champion):
    """The further behind, the wilder, until it has 32 points; what hurts goes to the leader, what helps to the last."""

    name: str = "vengeful"
    policy: Policy = Policy(by_gap=True, always_with_second_chance=True, stay_at=ENOUGH, second_chance_to=To.LAST)

    def hits(self, view: Table, seat: Seat) -> bool:
        """As the champion, but satisfied sooner."""
        enough = round_points(view, seat) >= ENOUGH and not view.places[seat].has_second_chance
        return not enough and super().hits(view, seat)
