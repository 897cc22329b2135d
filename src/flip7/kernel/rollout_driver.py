"""A question whose answers are tried: to the end of the round, with the same cards for all of them."""

from collections.abc import Iterator
from dataclasses import replace
from functools import lru_cache
from typing import Any, Final

import numpy as np

from flip7.kernel import jit, referee, rollouts
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.setup import Orders, new_notes, policy_records
from flip7.kernel.weights import Mind

FIRST_TRIES: Final = 32
"""Each answer is tried so often before one is dropped."""


class Trial:
    """The answers to one game's question, being tried. The order of its draw pile is thrown away first."""

    def __init__(self, games: Any, mind: Mind, seed: int) -> None:  # noqa: ANN401 - an array, or a list of twins
        """`games` holds one record; it stays as it is."""
        self._games = without_order(games)
        self._orders = _orders(mind)
        self._seed = jit.u64(seed % 2**64)
        self._notes = new_notes()
        self._spares = jit.new_records(referee.GAME)
        self._founds = jit.new_records(rollouts.FOUND)
        self.tried: int = 0
        """How often answers that are still open have been tried."""

    def go_on_to(self, end: int) -> bool:
        """Every answer that is open has been tried so often; whether it matters to try more comes back."""
        left = rollouts.try_more(
            self._games, self._seed, self.tried, end, *self._orders, self._notes, self._spares, self._founds
        )
        self.tried = end
        return bool(left)

    @property
    def found(self) -> np.void:
        """What is known so far: the fields of `rollouts.FOUND_FIELDS`."""
        found: np.void = jit.to_array(self._founds, rollouts.FOUND)[0]
        return found

    def best(self) -> int:
        """The answer that has done best, as the machine knows it."""
        return int(self.found["answer"][int(rollouts.best_of(self._founds))])


def without_order(games: Any) -> Any:  # noqa: ANN401 - the same
    """The one game with nothing in it of what will come: its draw pile in canonical order, and no stream."""
    array = jit.to_array(games, referee.GAME)[:1].copy()
    left = int(array["left"][0])
    array["pile"][0, :left].sort()
    array["pile"][0, left:] = 0
    array["known"] = 0
    array["stream"] = 0
    return jit.from_array(array)


def searched(games: Any, policy: Policy, seed: int) -> int:  # noqa: ANN401 - the same
    """What a player that searches answers to the one game's question; where the race forces an answer, that."""
    assert policy.mind is not None, "a policy with rollouts has a mind"
    assert policy.rollouts is not None, "only who searches comes here"
    forced = int(rollouts.forced(games)) if policy.races else -1
    if forced >= 0:
        return forced
    trial = Trial(games, policy.mind, seed)
    for pause in pauses(policy.rollouts, FIRST_TRIES):
        if not trial.go_on_to(pause):
            break
    return trial.best()


def pauses(most: int, first: int) -> Iterator[int]:
    """After how many tries to look at what is known: further and further apart, the last time at `most`.

    >>> list(pauses(200, 32))
    [32, 64, 96, 144, 200]
    """
    pause = min(first, most)
    yield pause
    while pause < most:
        pause = min(pause + max(pause // 2, first), most)
        yield pause


@lru_cache(maxsize=8)
def _orders(mind: Mind) -> Orders:
    """What everybody is supposed to do while an answer is tried, as the machine reads it; nobody writes into it."""
    return policy_records([base_of(mind)])


def base_of(mind: Mind) -> Policy:
    """What everybody is supposed to do while an answer is tried; in plain Python something cheaper."""
    return at_a_glance(mind) if jit.COMPILED else replace(RACER, mind=mind)
