"""How often a player wins against bots, with its 95 % interval: the yardstick of the recipes beside this file."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import flip7.envs  # noqa: F401 - Gymnasium learns the name Flip7-v0
from flip7.arena.result import interval

Choose = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[Any]]
"""An action for each row of observations and masks. Where nothing is open, a game is over: then anything will do."""

EXAM = 1_000_000
"""A seed that nobody trains on."""


@dataclass(frozen=True)
class WinRate:
    """So many games won of so many."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        """From 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """Within this the true rate lies, in 95 cases of 100."""
        return interval(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} (95 %: {low:.1%} to {high:.1%})"


def win_rate(choose: Choose, bots: Sequence[str], *, games: int = 4_000, seed: int = EXAM) -> WinRate:
    """The player has played so many games against these bots, all at once, from every seat in turn."""
    envs = gymnasium.make_vec("Flip7-v0", num_envs=games, bots=bots, reward="win")
    observations, infos = envs.reset(seed=seed)
    won = over = np.zeros(games, np.bool_)
    # Of each place the first game only: if whatever ends within some time counted, short games would count too often.
    while not over.all():
        observations, rewards, ended, _, infos = envs.step(choose(observations, infos["action_mask"]))
        won = won | (ended & ~over & (rewards > 0))
        over = over | ended
    return WinRate(int(won.sum()), games)
