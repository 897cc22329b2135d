"""A small policy in NumPy, and how it learns. `self_play.py` and `learning_curve.ipynb` train it.

The policy is a network with one hidden layer: from an observation to the probability of each action and the value of
the game. It learns by proximal policy optimisation (PPO; Schulman and others, 2017): actions that went better than
expected become more likely, others less likely, and neither by much at a time.
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
"""Lambda of generalised advantage estimation: 0 credits the last action alone, 1 the whole game."""
CLIP = 0.2
"""The clip range of PPO: by how much an action's probability may change before there is new experience."""
CURIOSITY = 0.01
"""The entropy bonus: what it is worth to keep several actions likely."""
FORGET_MEAN, FORGET_SQUARE, TINY = 0.9, 0.999, 1e-5
"""Adam's constants (Kingma and Ba, 2015); the last is also what is divided by rather than by 0."""


class Judgement(NamedTuple):
    """The policy's output for some observations, one row each."""

    chances: Floats
    values: Floats
    hidden: Floats


class Policy:
    """The policy and value network."""

    def __init__(self, inputs: int, actions: int, random: np.random.Generator) -> None:
        """Start with equal probabilities for all legal actions, and the value 0 for every game."""
        spread = 1 / np.sqrt(inputs)
        self.weights: list[Floats] = [
            random.normal(0, spread, (inputs, HIDDEN)).astype(np.float32),
            np.zeros(HIDDEN, np.float32),
            np.zeros((HIDDEN, actions + 1), np.float32),  # the last column is the value
            np.zeros(actions + 1, np.float32),
        ]

    def copy(self) -> Self:
        """Return a copy that does not learn along."""
        twin = object.__new__(type(self))
        twin.weights = [weight.copy() for weight in self.weights]
        return twin

    def judge(self, observations: Floats, masks: Masks) -> Judgement:
        """Evaluate observations; probabilities are 0 for illegal actions, and sum to 1 where any is legal."""
        into, into_bias, out, out_bias = self.weights
        hidden = np.maximum(observations @ into + into_bias, 0)
        told = hidden @ out + out_bias
        wishes = np.where(masks, told[:, :-1], -np.inf)
        best = wishes.max(axis=1, keepdims=True)
        weights = np.exp(wishes - np.where(np.isfinite(best), best, 0))
        chances = weights / np.maximum(weights.sum(axis=1, keepdims=True), TINY)
        return Judgement(chances, told[:, -1], hidden)

    def best(self, observations: Floats, masks: Masks) -> Actions:
        """Return the most likely action for each row, for evaluation."""
        likeliest: Actions = np.argmax(self.judge(observations, masks).chances, axis=1)
        return likeliest


def drawn(chances: Floats, random: np.random.Generator) -> Actions:
    """Sample an action for each row by its probability, for training.

    Each action waits for an exponential time, the shorter the likelier it is, and the first is taken. An illegal one
    never comes, which adding up rounded probabilities could not promise.
    """
    first: Actions = np.argmax(chances / random.exponential(size=chances.shape), axis=1)
    return first


@dataclass(frozen=True)
class Experience:
    """Actions that were taken, one row each: observation, action, and how it went."""

    observations: Floats
    masks: Masks
    actions: Actions
    chances: Floats
    """The probability of the action when it was taken."""
    advantages: Floats
    values: Floats
    """The returns."""

    def __len__(self) -> int:
        return len(self.actions)

    @classmethod
    def joined(cls, parts: Sequence[Self]) -> Self:
        """Concatenate experiences."""
        return cls(*(np.concatenate([getattr(part, field.name) for part in parts]) for field in fields(cls)))

    def __getitem__(self, rows: Any) -> "Experience":  # noqa: ANN401 - whatever NumPy takes as an index
        return Experience(*(getattr(self, field.name)[rows] for field in fields(self)))


def advantages(rewards: Floats, values: Floats, ended: NDArray[np.bool_]) -> Floats:
    """Compute generalised advantage estimates.

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
    """Improves a policy from experience by PPO."""

    def __init__(self, policy: Policy, *, rate: float, epochs: int, rows: int) -> None:
        """Set the epochs over each experience, and the rows of a minibatch."""
        self.policy = policy
        self.rate = rate
        self.epochs = epochs
        self.rows = rows
        self._steps = 0
        self._means = [np.zeros_like(weight) for weight in policy.weights]
        self._squares = [np.zeros_like(weight) for weight in policy.weights]

    def learn(self, experience: Experience, random: np.random.Generator) -> None:
        """Update the policy from the experience."""
        for _ in range(self.epochs):
            order = random.permutation(len(experience))
            for start in range(0, len(order), self.rows):
                self._descend(slopes(self.policy, experience[order[start : start + self.rows]]))

    def _descend(self, downhill: list[Floats]) -> None:
        """Take a step of Adam."""
        self._steps += 1
        mean_so_far, square_so_far = 1 - FORGET_MEAN**self._steps, 1 - FORGET_SQUARE**self._steps
        for place, slope in enumerate(downhill):
            self._means[place] += (1 - FORGET_MEAN) * (slope - self._means[place])
            self._squares[place] += (1 - FORGET_SQUARE) * (slope**2 - self._squares[place])
            size = np.sqrt(self._squares[place] / square_so_far) + TINY
            self.policy.weights[place] -= self.rate * self._means[place] / mean_so_far / size


def slopes(policy: Policy, lesson: Experience) -> list[Floats]:
    """Return the gradient of PPO's clipped loss, the value's error, and the entropy bonus."""
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
