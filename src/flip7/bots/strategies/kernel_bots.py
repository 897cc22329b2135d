"""Bots whose choices the kernel makes: level 5 asks the neural network, level 6 searches with rollouts."""

from collections.abc import Iterable, Sequence
from functools import lru_cache
from typing import Final
from zlib import crc32

import numpy as np

from flip7.bots.base import NotAPlayersQuestion
from flip7.bots.strategies.racer import Racer
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, Move, WhichCard
from flip7.core.game import Answered
from flip7.core.seats import SEATS, Seat
from flip7.core.table import Table
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.jit import COMPILED
from flip7.kernel.opponents import Watches
from flip7.kernel.policy import Policy
from flip7.kernel.rollout_driver import searched
from flip7.kernel.setup import TooLarge, new_notes, policy_records
from flip7.kernel.state import State
from flip7.kernel.weights import Weights, default_weights

ROLLOUTS: Final = 1_000 if COMPILED else 150
"""Rollouts per answer at most; fewer without a compiler, where each takes a hundred times as long."""


class KernelBot:
    """A bot that is a policy for the kernel. At a table too large for the kernel it plays as level 4."""

    def __init__(self, name: str, policy: Policy) -> None:
        self.name: str = name
        self.policy: Policy = policy

    def choose(self, view: Table, decision: Decision) -> Choice:
        """Follow the policy. The same table gives the same choice: its dice are seeded with the table."""
        return self._checked_choice(view, decision, ())

    def _checked_choice(self, view: Table, decision: Decision, history: Sequence[Answered]) -> Choice:
        if isinstance(decision, WhichCard):
            raise NotAPlayersQuestion(decision)
        try:
            return self._choice(view, decision, history)
        except TooLarge:
            return Racer().choose(view, decision)

    def _choice(self, view: Table, decision: HitOrStay | Give, history: Sequence[Answered]) -> Choice:
        seed = crc32(repr(view).encode())
        state = State.of(view, seed=seed)
        assert state.asked == decision, f"{state.asked} is not {decision}"
        if self.policy.rollouts is None:
            answer = int(game_loop.decide(state.games, *_records(self.policy), new_notes(), 0))
        else:
            assert self.policy.weights is not None, "a policy with rollouts has weights"
            watch = watch_of(history, decision.seat, self.policy.weights) if history and COMPILED else None
            answer = searched(state.games, self.policy, seed, watch)
        if isinstance(decision, Give):
            return SEATS[answer]
        return HIT if answer == referee.HIT else STAY


def watch_of(history: Iterable[Answered], own: Seat, weights: Weights) -> np.void:
    """Return what all seats but one's own were seen to do, for the opponent model."""
    watches = Watches(1, weights)
    for table, asked, choice in history:
        if asked.seat != own and not isinstance(choice, Card):  # the deck's cards are nobody's choice
            answer = int(choice is HIT) if isinstance(choice, Move) else choice
            watches.observe(jit.to_array(State.of(table).games, referee.GAME), np.array([answer]))
    return watches.of(0)


@lru_cache(maxsize=8)
def _records(policy: Policy) -> tuple[object, ...]:
    """Convert the policy to the kernel's records, which it only reads."""
    return tuple(policy_records([policy]))


class Learned(KernelBot):
    """Level 5: hits, stays and gives as its networks learned by playing, and from a search. Takes microseconds."""

    def __init__(self) -> None:
        super().__init__("level5", Policy(weights=default_weights(), races=True))


class Searching(KernelBot):
    """Level 6: plays every answer to the end of the round many times over, and takes the one that wins most.

    The others play these rounds as they were seen to play (`flip7.kernel.opponents`), the bot itself as level 5. It
    remembers nothing: how they play is told by the history, or seen by the simulation. Asked with `choose`, without a
    history, it takes everybody for anybody: their rules are drawn from the prior.
    """

    def __init__(self, rollouts: int = ROLLOUTS) -> None:
        super().__init__("level6", Policy(weights=default_weights(), races=True, rollouts=rollouts))

    def choose_after(self, history: Sequence[Answered], view: Table, decision: Decision) -> Choice:
        """Choose at the table that has come of the history."""
        return self._checked_choice(view, decision, history)
