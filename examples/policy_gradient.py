"""A small policy in NumPy, and how it learns. `self_play.py` and `learning_curve.ipynb` train it.

The policy is a network with one hidden layer. It sees an observation, and says how likely each action should be and
what the game is worth. It learns by proximal policy optimisation (PPO; Schulman and others, 2017): what went better
than it had thought becomes more likely, what went worse less likely, and neither by far at a time.
"""

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any, NamedTuple, Self

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
Masks = NDArray[np.int8]
Actions = NDArray[np.int64]

HIDDEN = 64
TRACE = 0.95
"""How far back the reason for a surprise is sought: 0 in the last action alone, 1 in all of the game."""
CLIP = 0.2
"""An action's chance grows or shrinks by this part of itself, and is then left alone until there is new experience."""
CURIOSITY = 0.01
"""What it is worth to keep several actions likely."""
FORGET_MEAN, FORGET_SQUARE, TINY = 0.9, 0.999, 1e-5
"""Adam's constants (Kingma and Ba, 2015); the last is also what is divided by rather than by 0."""


class Judgement(NamedTuple):
    """What the policy makes of some observations, one row each."""

    chances: Floats
    values: Floats
    hidden: Floats


class Policy:
    """Which action to take, and what the game is worth."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        """Before it has learned anything, all open actions are equally likely and every game is worth 0."""
        spread = 1 / np.sqrt(inputs)
        self.weights: list[Floats] = [
            random.normal(0, spread, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),  # the last column is the value
            np.zeros(actions + 1, np.float32),
        ]

    def copy(self) -> Self:
        """The policy as it is now; it does not learn along."""
        twin = object.__new__(type(self))
        twin.weights = [weight.copy() for weight in self.weights]
        return twin

    def judge(self, observations: Floats, masks: Masks) -> Judgement:
        """Chances are 0 for what is not open, and sum to 1 where anything is."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(observations @ into + into_bias, 0)
        told = hidden @ out + out_bias
        wishes = np.where(masks, told[:, :-1], -np.inf)
        best = wishes.max(axis=1, keepdims=True)
        weights = np.exp(wishes - np.where(np.isfinite(best), best, 0))
        chances = weights / np.maximum(weights.sum(axis=1, keepdims=True), TINY)
        return Judgement(chances, told[:, -1], hidden)

    def best(self, observations: Floats, masks: Masks) -> Actions:
        """The likeliest action for each row: how to play when it counts."""
        likeliest: Actions = np.argmax(self.judge(observations, masks).chances, axis=1)
        return likeliest


def drawn(chances: Floats, random: np.random.Generator) -> Actions:
    """An action for each row by its chances: how to play when there is something to learn.

    Each action waits for a time, the shorter the likelier it is, and the first to come is taken. One that is not open
    never comes, which adding up rounded chances could not promise.
    """
    first: Actions = np.argmax(chances / random.exponential(size=chances.shape), axis=1)
    return first


@dataclass(frozen=True)
class Experience:
    """Actions that were taken, one row each: what was seen, what was done, and how it went."""

    observations: Floats
    masks: Masks
    actions: Actions
    chances: Floats
    """Of the action, when it was taken."""
    advantages: Floats
    values: Floats
    """What the game has turned out to be worth."""

    def __len__(self) -> int:
        return len(self.actions)

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """All of them, one after the other."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def __getitem__(self, rows: Any) -> "Experience":  # noqa: ANN401 - whatever NumPy takes as an index
        return Experience(*(getattr(self, field.name)[rows] for field in fields(self)))


def advantages(rewards: Floats, values: Floats, ended: NDArray[np.bool_]) -> Floats:
    """How much better each action was than what had been expected (generalised advantage estimation).

    Time runs along the first axis; `values` goes one step further. Nothing is discounted: a win is a win whenever it
    comes.
    """
    better = np.zeros_like(rewards)
    later = np.zeros_like(rewards[0])
    for step in reversed(range(len(rewards))):
        goes_on = ~ended[step]
        surprise = rewards[step] + goes_on * values[step + 1] - values[step]
        later = surprise + goes_on * TRACE * later
        better[step] = later
    return better


class Learner:
    """Makes a policy better from experience."""

    def __init__(self, policy: Policy, *, rate: float, epochs: int, rows: int) -> None:
        """Each experience is gone through so many times, so many rows at a time."""
        self.policy = policy
        self.rate = rate
        self.epochs = epochs
        self.rows = rows
        self._steps = 0
        self._means = [np.zeros_like(weight) for weight in policy.weights]
        self._squares = [np.zeros_like(weight) for weight in policy.weights]

    def learn(self, experience: Experience, random: np.random.Generator) -> None:
        """The policy has learned from the experience."""
        for _ in range(self.epochs):
            order = random.permutation(len(experience))
            for start in range(0, len(order), self.rows):
                self._descend(slopes(self.policy, experience[order[start : start + self.rows]]))

    def _descend(self, downhill: list[Floats]) -> None:
        """Adam: every weight goes down its slope, by steps of about the same size for all."""
        self._steps += 1
        mean_so_far, square_so_far = 1 - FORGET_MEAN**self._steps, 1 - FORGET_SQUARE**self._steps
        for place, slope in enumerate(downhill):
            self._means[place] += (1 - FORGET_MEAN) * (slope - self._means[place])
            self._squares[place] += (1 - FORGET_SQUARE) * (slope**2 - self._squares[place])
            size = np.sqrt(self._squares[place] / square_so_far) + TINY
            self.policy.weights[place] -= self.rate * self._means[place] / mean_so_far / size


def slopes(policy: Policy, lesson: Experience) -> list[Floats]:
    """How the loss grows with each weight: PPO's clipped loss, the value's error, and less for curiosity."""
    chances, values, hidden = policy.judge(lesson.observations, lesson.masks)
    rows = np.arange(len(lesson))
    better = (lesson.advantages - lesson.advantages.mean()) / (lesson.advantages.std() + TINY)
    ratio = chances[rows, lesson.actions] / lesson.chances
    moves = np.where(better > 0, ratio < 1 + CLIP, ratio > 1 - CLIP)
    pull = better * ratio * moves

    by_told = np.empty((len(lesson), chances.shape[1] + 1), np.float32)
    by_wish = chances * pull[:, None]
    by_wish[rows, lesson.actions] -= pull
    logs = np.log(np.maximum(chances, TINY))
    by_wish += CURIOSITY * chances * (logs - (chances * logs).sum(axis=1, keepdims=True))
    by_told[:, :-1] = by_wish
    by_told[:, -1] = values - lesson.values
    by_told /= len(lesson)

    by_hidden = (by_told @ policy.weights[2].T) * (hidden > 0)
    return [lesson.observations.T @ by_hidden, by_hidden.sum(axis=0), hidden.T @ by_told, by_told.sum(axis=0)]
