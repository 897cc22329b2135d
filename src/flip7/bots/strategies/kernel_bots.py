"""A bot whose choices only the kernel can make: what it has learned is data there."""

from functools import lru_cache
from zlib import crc32

from flip7.bots.base import NotAPlayersQuestion
from flip7.bots.strategies.racer import Racer
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.seats import SEATS
from flip7.core.table import Table
from flip7.kernel.policy import Policy


class ByKernel:
    """Looks at the table as the kernel does. At a table too large for the kernel it plays as level 4."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name: str = name
        self.policy: Policy = policy

    def choose(self, view: Table, decision: Decision) -> Choice:
        """What its policy says. Same table, same choice: where it rolls dice, the table decides how they fall."""
        from flip7.kernel.setup import TooLarge

        if isinstance(decision, WhichCard):
            raise NotAPlayersQuestion(decision)
        try:
            return self._choice(view, decision)
        except TooLarge:
            return Racer().choose(view, decision)

    def _choice(self, view: Table, decision: HitOrStay | Give) -> Choice:
        from flip7.kernel import game_loop, referee
        from flip7.kernel.rollout_driver import searched
        from flip7.kernel.setup import new_notes
        from flip7.kernel.state import State

        seed = crc32(repr(view).encode())
        state = State.of(view, seed=seed)
        assert state.asked == decision, f"{state.asked} is not {decision}"
        if self.policy.rollouts is None:
            answer = int(game_loop.decide(state.games, *_orders(self.policy), new_notes(), 0))
        else:
            answer = searched(state.games, self.policy, seed)
        if isinstance(decision, Give):
            return SEATS[answer]
        return HIT if answer == referee.HIT else STAY


@lru_cache(maxsize=8)
def _orders(policy: Policy) -> tuple[object, ...]:
    """The policy as the machine reads it; nobody writes into it."""
    from flip7.kernel.setup import policy_records

    return tuple(policy_records([policy]))
