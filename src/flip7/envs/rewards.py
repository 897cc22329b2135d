"""Rewards: what a game is worth to each seat when it is over. Before that everybody gets 0."""

from enum import StrEnum
from typing import Any, Final, Self

import numpy as np

from flip7.core.errors import Flip7Error, quoted
from flip7.kernel import observation


class BadReward(Flip7Error):
    """No reward has that name."""


class Reward(StrEnum):
    """The reward scheme of a game. In each of them the rewards of all seats sum to 0."""

    WIN = "win"
    """1 for the winner; everybody else shares the loss of 1."""
    SCORE = "score"
    """One's own total less the mean of the others' totals, in targets."""
    PLACEMENT = "placement"
    """From 1 for the first to -1 for the last in even steps; equals share the mean of their places."""

    @classmethod
    def named(cls, name: str) -> Self:
        """Return the reward of that name, or raise `BadReward`."""
        try:
            return cls(name)
        except ValueError:
            raise BadReward(f"there is no reward {quoted(name)}; there are {', '.join(cls)}") from None

    @property
    def kind(self) -> int:
        """The reward's number in the kernel."""
        return _KINDS[self]


_KINDS: Final = {
    Reward.WIN: observation.BY_WIN,
    Reward.SCORE: observation.BY_SCORE,
    Reward.PLACEMENT: observation.BY_PLACE,
}


def rewards_of(games: Any, seats: int, reward: Reward) -> list[float]:  # noqa: ANN401 - a record, as the machine reads it
    """Return what each seat gets of the one game, which is over."""
    rewards = np.empty(seats, np.float64)
    observation.reward(games, rewards, reward.kind)
    return rewards.tolist()
