"""Bots whose choices the kernel makes: level 5 asks the neural network, level 6 searches with rollouts."""

from functools import lru_cache
from typing import Final
from zlib import crc32

from flip7.bots.base import NotAPlayersQuestion
from flip7.bots.strategies.racer import Racer
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.seats import SEATS
from flip7.core.table import Table
from flip7.kernel import game_loop, referee
from flip7.kernel.jit import COMPILED
from flip7.kernel.policy import Policy
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import TooLarge, new_notes, policy_records
from flip7.kernel.state import State
from flip7.kernel.weights import default_weights

ROLLOUTS: Final = 1_000 if COMPILED else 150
"""Rollouts per answer at most; fewer without a compiler, where each takes a hundred times as long."""


class KernelBot:
    """A bot that is a policy for the kernel. At a table too large for the kernel it plays as level 4."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name: str = name
        self.policy: Policy = policy

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Follow the policy. The same table gives the same choice: its dice are seeded with the table."""
        if isinstance(decision, WhichCard):
            raise NotAPlayersQuestion(decision)
        try:
            return self._choice(view, decision)
        except TooLarge:
            return Racer().choose(view, decision)

    def _choice(self, view: Table, decision: HitOrStay | Give) -> Choice:
        seed = crc32(repr(view).encode())
        state = State.of(view, seed=seed)
        assert state.asked == decision, f"{state.asked} is not {decision}"
        if self.policy.rollouts is None:
            answer = int(game_loop.decide(state.games, *_records(self.policy), new_notes(), 0))
        else:
            answer = searched(state.games, self.policy, seed)
        if isinstance(decision, Give):
            return SEATS[answer]
        return HIT if answer == referee.HIT else STAY


@lru_cache(maxsize=8)
def _records(policy: Policy) -> tuple[object, ...]:
    """Convert the policy to the kernel's records, which it only reads."""
    return tuple(policy_records([policy]))


class Learned(KernelBot):
    """Level 5: hits, stays and gives as the network learned by playing against itself. Takes microseconds."""

    def __init__(self) -> None:
        super().__init__("level5", Policy(weights=default_weights(), races=True))


class Searching(KernelBot):
    """Level 6: plays every answer to the end of the round many times over, and takes the one that wins most."""

    def __init__(self, rollouts: int = ROLLOUTS) -> None:
        super().__init__("level6", Policy(weights=default_weights(), races=True, rollouts=rollouts))
