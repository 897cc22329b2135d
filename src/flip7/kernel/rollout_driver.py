"""Drive the rollouts of one question: batches of tries until the best answer is clear."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from flip7.kernel import jit, referee, rollouts
from flip7.kernel.opponents import OWN_SKILL, Belief, belief_of, search_records
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.setup import PolicyRecords, new_notes, policy_records
from flip7.kernel.weights import Weights

FIRST_TRIES: Final = 32
"""Tries of each answer before one may be dropped."""


class Trial:
    """The rollouts of one game's question. The order of its draw pile is thrown away first."""

    def __init__(self, games: Any, weights: Weights, seed: int, belief: Belief | None = None) -> None:  # noqa: ANN401 - an array, or a list of plain records
        """`games` holds one record, which stays as it is. Without a belief everybody plays by the quick network."""
        self._games = without_order(games)
        self._policy_records = _policy_records(weights) if belief is None else search_records(weights)
        self._seed = jit.u64(seed % 2**64)
        self._notes = new_notes()
        self._spares = jit.new_records(referee.GAME)
        self._founds = jit.new_records(rollouts.FOUND)
        if belief is not None:
            self._believe(belief, int(self._games[0]["who"]))
        self.tried: int = 0
        """Tries so far of the answers that are still open."""

    def _believe(self, belief: Belief, own: int) -> None:
        """Let opponents be drawn from the belief, and the chances to win know how well each of them plays."""
        seats, rules = belief.shares.shape
        found, notes = self._founds[0], self._notes[0]
        found["rules"] = rules
        shares = found["shares"].reshape(referee.MAX_SEATS, rollouts.MAX_RULES)
        shares[:seats, :rules] = belief.shares.cumsum(axis=1)
        notes["skills"][:seats] = belief.skills
        notes["skills"][own] = OWN_SKILL

    def go_on_to(self, end: int) -> bool:
        """Try every open answer until this many tries; return whether more would matter."""
        left = rollouts.try_more(
            self._games, self._seed, self.tried, end, *self._policy_records, self._notes, self._spares, self._founds
        )
        self.tried = end
        return bool(left)

    @property
    def found(self) -> np.void:
        """The results so far: the fields of `rollouts.FOUND_FIELDS`."""
        found: np.void = jit.to_array(self._founds, rollouts.FOUND)[0]
        return found

    def best(self) -> int:
        """Return the best answer so far, in the kernel's numbers."""
        return int(self.found["answer"][int(rollouts.best_of(self._founds))])


def without_order(games: Any) -> Any:  # noqa: ANN401 - the same
    """Return a copy of the one game without its future: the draw pile in canonical order, and no stream."""
    array = jit.to_array(games, referee.GAME)[:1].copy()
    left = int(array["left"][0])
    array["pile"][0, :left].sort()
    array["pile"][0, left:] = 0
    array["known"] = 0
    array["stream"] = 0
    return jit.from_array(array)


def searched(games: Any, policy: Policy, seed: int, watch: np.void | None = None) -> int:  # noqa: ANN401 - the same
    """Return the answer of a searching player to the one game's question; a forced move is not searched.

    The watch has what the opponents were seen to do; without it they play by the prior of the opponent model. Without a
    compiler there is no such model: everybody plays alike.
    """
    assert policy.weights is not None, "a policy with rollouts has weights"
    assert policy.rollouts is not None, "only who searches comes here"
    forced = int(rollouts.forced(games)) if policy.races else -1
    if forced >= 0:
        return forced
    belief = None
    if jit.COMPILED:
        belief = belief_of(watch, int(games[0]["seats"]), policy.weights)
    trial = Trial(games, policy.weights, seed, belief)
    for pause in pauses(policy.rollouts, FIRST_TRIES):
        if not trial.go_on_to(pause):
            break
    return trial.best()


def pauses(most: int, first: int) -> Iterator[int]:
    """Yield the numbers of tries after which to look at the results: further and further apart, at last `most`.

    >>> list(pauses(200, 32))
    [32, 64, 96, 144, 200]
    """
    pause = min(first, most)
    yield pause
    while pause < most:
        pause = min(pause + max(pause // 2, first), most)
        yield pause


@lru_cache(maxsize=8)
def _policy_records(weights: Weights) -> PolicyRecords:
    """Return the records of the policy that everybody follows in a rollout; they are only read."""
    return policy_records([base_of(weights)])


def base_of(weights: Weights) -> Policy:
    """Return the policy that everybody follows in a rollout; in plain Python something cheaper."""
    return at_a_glance(weights) if jit.COMPILED else replace(RACER, weights=weights)
