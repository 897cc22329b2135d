"""The win rate of a player against bots, with its 95 % confidence interval: how the recipes here are evaluated."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray

import flip7.envs  # noqa: F401 - Gymnasium learns the name Flip7-v0
from flip7.analysis.confidence import wilson_interval

Choose = Callable[[NDArray[np.float32], NDArray[np.int8]], NDArray[Any]]
"""Returns an action for each row of observations and masks. Where nothing is legal, a game is over and any will do."""

EXAM = 1_000_000
"""A seed that no training uses."""


@dataclass(frozen=True)
class WinRate:
    """Games won, of games played."""

    wins: int
    games: int

    @property
    def rate(self) -> float:
        """The win rate, from 0 to 1."""
        return self.wins / self.games

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % confidence interval of the win rate."""
        return wilson_interval(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.rate:.1%} (95 %: {low:.1%} to {high:.1%})"


def win_rate(choose: Choose, bots: Sequence[str], *, games: int = 4_000, seed: int = EXAM) -> WinRate:
    """Play games against these bots, all at once, from every seat in turn, and count the wins."""
    envs = gymnasium.make_vec("Flip7-v0", num_envs=games, bots=bots, reward="win")
    observations, infos = envs.reset(seed=seed)
    won = over = np.zeros(games, np.bool_)
    # Of each place the first game only: if whatever ends within some time counted, short games would count too often.
    while not over.all():
        observations, rewards, ended, _, infos = envs.step(choose(observations, infos["action_mask"]))
        won = won | (ended & ~over & (rewards > 0))
        over = over | ended
    return WinRate(int(won.sum()), games)
