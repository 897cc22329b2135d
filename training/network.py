"""A small neural network that learns: two hidden layers with ReLU, and one output.

The forward pass equals `flip7.kernel.network.judge`; a test holds the two together.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import pairwise
from math import cos, pi
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from flip7.kernel.network import NETWORKS

Array: TypeAlias = NDArray[np.float32]

BATCH: Final = 2048
RATE: Final = 0.003
DECAY_1: Final = 0.9
DECAY_2: Final = 0.999
TINY: Final = 1e-8


@dataclass(slots=True)
class Network:
    """The weights and biases of the three layers."""

    layers: list[Array]
    signs: list[NDArray[np.int64]] = field(default_factory=list)
    """The sign that each weight of the three layers must have: 1 or -1, 0 for any, 2 for no weight at all."""

    @classmethod
    def new(cls, name: str, random: np.random.Generator) -> "Network":
        """Return small random weights for the network of that name."""
        _, inputs, first, second = NETWORKS[name]
        sizes = (inputs, first, second, 1)
        layers: list[Array] = []
        for coming, going in pairwise(sizes):
            layers.append((random.standard_normal((coming, going)) * (2 / coming) ** 0.5).astype(np.float32))
            layers.append(np.zeros(going, np.float32))
        layers[4] *= np.float32(0.1)
        return cls(layers)

    @classmethod
    def of(cls, name: str, weights: NDArray[np.float64]) -> "Network":
        """Return the network with weights in the order of `flip7.kernel.weights`."""
        _, inputs, first, second = NETWORKS[name]
        layers, at = [], 0
        for shape in ((first, inputs), (first,), (second, first), (second,), (1, second), (1,)):
            size = int(np.prod(shape))
            layers.append(weights[at : at + size].reshape(shape).T.astype(np.float32))
            at += size
        return cls(layers)

    def with_signs(self, signs: Iterable[NDArray[np.int64]]) -> "Network":
        """Return the network with weights of these signs; learning keeps them."""
        signed = Network([layer.copy() for layer in self.layers], list(signs))
        for layer, sign in zip(signed.layers[::2], signed.signs, strict=True):
            layer[:] = np.where(abs(sign) == 1, sign * abs(layer), np.where(sign == 2, 0, layer))  # noqa: PLR2004
        return signed

    def keep_signs(self) -> None:
        """Set weights of a wrong sign to zero."""
        for layer, sign in zip(self.layers[::2], self.signs, strict=False):
            layer[(sign == 1) & (layer < 0) | (sign == -1) & (layer > 0) | (sign == 2)] = 0  # noqa: PLR2004

    def weights(self) -> NDArray[np.float64]:
        """Return all weights in the order of `flip7.kernel.weights`."""
        return np.concatenate([layer.T.ravel() for layer in self.layers]).astype(np.float64)

    def judge(self, inputs: Array) -> Array:
        """Return the output for every row of inputs."""
        return self._forward(inputs)[-1]

    def _forward(self, inputs: Array) -> tuple[Array, Array, Array]:
        weight_1, bias_1, weight_2, bias_2, weight_3, bias_3 = self.layers
        first = np.maximum(inputs @ weight_1 + bias_1, 0)
        second = np.maximum(first @ weight_2 + bias_2, 0)
        return first, second, (second @ weight_3 + bias_3)[:, 0]

    def gradients(self, inputs: Array, slope: Array, first: Array, second: Array) -> list[Array]:
        """Return the gradient of the loss for each weight, from that for the output of each row."""
        _, _, weight_2, _, weight_3, _ = self.layers
        back_3 = slope[:, None]
        back_2 = (back_3 @ weight_3.T) * (second > 0)
        back_1 = (back_2 @ weight_2.T) * (first > 0)
        return [
            inputs.T @ back_1,
            back_1.sum(0),
            first.T @ back_2,
            back_2.sum(0),
            second.T @ back_3,
            back_3.sum(0),
        ]


@dataclass(slots=True)
class Adam:
    """The Adam optimiser (Kingma and Ba, 2014), with a learning rate that falls to zero along a cosine."""

    network: Network
    steps: int
    rate: float = RATE
    _step: int = 0
    _means: list[Array] = field(default_factory=list)
    _squares: list[Array] = field(default_factory=list)

    def __post_init__(self) -> None:
        self._means = [np.zeros_like(layer) for layer in self.network.layers]
        self._squares = [np.zeros_like(layer) for layer in self.network.layers]

    def step(self, gradients: list[Array]) -> None:
        """Move all weights one step."""
        pace = self.rate * (1 + cos(pi * self._step / self.steps)) / 2
        self._step += 1
        for place, gradient in enumerate(gradients):
            self._means[place] += (1 - DECAY_1) * (gradient - self._means[place])
            self._squares[place] += (1 - DECAY_2) * (gradient * gradient - self._squares[place])
            straight = self._means[place] / (1 - DECAY_1**self._step)
            spread = np.sqrt(self._squares[place] / (1 - DECAY_2**self._step))
            self.network.layers[place] -= (pace * straight / (spread + TINY)).astype(np.float32)
        self.network.keep_signs()


def fit(  # noqa: PLR0913 - one for each thing that can be chosen
    network: Network,
    inputs: Array,
    worth: Array,
    *,
    epochs: int,
    random: np.random.Generator,
    rate: float = RATE,
    matters: Array | None = None,
) -> float:
    """Train the network on what each row is worth; return the mean squared error of the last epoch.

    `matters` says how much the error of each row counts.
    """
    rows = len(inputs)
    counts = np.ones(rows, np.float32) if matters is None else matters
    adam = Adam(network, epochs * -(-rows // BATCH), rate)
    error = 0.0
    for _ in range(epochs):
        order, error = random.permutation(rows), 0.0
        for begin in range(0, rows, BATCH):
            chosen = order[begin : begin + BATCH]
            first, second, output = network._forward(inputs[chosen])
            miss = output - worth[chosen]
            pull = miss * counts[chosen]
            error += float(miss @ pull)
            adam.step(network.gradients(inputs[chosen], (2 * pull / len(chosen)).astype(np.float32), first, second))
    return error / rows


def fit_winners(
    network: Network,
    tables: list[tuple[Array, NDArray[np.int64]]],
    *,
    epochs: int,
    random: np.random.Generator,
) -> float:
    """Train the network on who won, from tables of several sizes; return the mean cross-entropy of the last epoch.

    A table is (rounds, seats, inputs) and the seat that won in the end.
    """
    batches = sum(-(-len(winners) // BATCH) for _, winners in tables)
    adam = Adam(network, epochs * batches)
    loss, rounds = 0.0, sum(len(winners) for _, winners in tables)
    for _ in range(epochs):
        loss = 0.0
        for table, chosen in _shuffled(tables, random):
            inputs, winners = tables[table][0][chosen], tables[table][1][chosen]
            loss += _step_towards_winners(network, adam, inputs, winners)
    return loss / rounds


def _shuffled(
    tables: Sequence[tuple[Array, NDArray[Any]]], random: np.random.Generator
) -> list[tuple[int, NDArray[np.int64]]]:
    """Yield all rounds in random batches, each of tables of one size."""
    batches = []
    for table, (_, winners) in enumerate(tables):
        order = random.permutation(len(winners))
        batches += [(table, order[begin : begin + BATCH]) for begin in range(0, len(order), BATCH)]
    return [batches[place] for place in random.permutation(len(batches))]


def _step_towards_winners(network: Network, adam: Adam, inputs: Array, winners: NDArray[np.int64]) -> float:
    rounds, seats, wide = inputs.shape
    rows = inputs.reshape(rounds * seats, wide)
    first, second, output = network._forward(rows)
    standing = output.reshape(rounds, seats)
    chances = np.exp(standing - standing.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    each = np.arange(rounds)
    loss = -float(np.log(chances[each, winners]).sum())
    chances[each, winners] -= 1
    adam.step(network.gradients(rows, (chances / rounds).reshape(-1), first, second))
    return loss


def fit_chances(
    network: Network,
    tables: list[tuple[Array, Array]],
    *,
    epochs: int,
    rate: float,
    random: np.random.Generator,
) -> float:
    """Train the network on chances to win, from tables of several sizes; return the mean divergence of the last epoch.

    A table is (positions, seats, inputs) and each seat's chance. The divergence is the cross-entropy less the entropy
    of the chances themselves.
    """
    batches = sum(-(-len(chances) // BATCH) for _, chances in tables)
    adam = Adam(network, epochs * batches, rate)
    loss, positions = 0.0, sum(len(chances) for _, chances in tables)
    for _ in range(epochs):
        loss = 0.0
        for table, chosen in _shuffled(tables, random):
            loss += _step_towards_chances(network, adam, tables[table][0][chosen], tables[table][1][chosen])
    return loss / positions


def _step_towards_chances(network: Network, adam: Adam, inputs: Array, chances: Array) -> float:
    positions, seats, wide = inputs.shape
    rows = inputs.reshape(positions * seats, wide)
    first, second, output = network._forward(rows)
    standing = output.reshape(positions, seats)
    foreseen = np.exp(standing - standing.max(1, keepdims=True))
    foreseen /= foreseen.sum(1, keepdims=True)
    loss = float((chances * np.log(np.maximum(chances, TINY) / np.maximum(foreseen, TINY))).sum())
    adam.step(network.gradients(rows, ((foreseen - chances) / positions).reshape(-1), first, second))
    return loss
