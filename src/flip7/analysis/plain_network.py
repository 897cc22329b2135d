"""The trained networks in plain Python, for where there is no NumPy, as in a browser: `flip7.kernel.network` again."""

import json
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from operator import mul
from typing import Final, NamedTuple

NETWORKS: Final = {
    "quick": (25, 24, 12),
    "hit": (46, 48, 24),
    "freeze": (32, 32, 16),
    "flip_three": (32, 32, 16),
    "second_chance": (32, 32, 16),
    "win": (10, 16, 8),
    "chance": (44, 48, 24),
}
"""Number of inputs and width of the layers of each network; equal to `kernel.network.NETWORKS`."""


class _Layer(NamedTuple):
    rows: tuple[tuple[float, ...], ...]
    """For each output its weights to all inputs."""
    biases: tuple[float, ...]


class Network(NamedTuple):
    """Two layers of rectified sums, and one output."""

    first: _Layer
    second: _Layer
    last: _Layer

    def judge(self, inputs: Sequence[float]) -> float:
        """kernel.network.network: the output for these inputs."""
        return _sums(self.last, _rectified(self.second, _rectified(self.first, inputs)))[0]


def _sums(layer: _Layer, inputs: Sequence[float]) -> list[float]:
    return [bias + sum(map(mul, row, inputs)) for row, bias in zip(layer.rows, layer.biases, strict=True)]


def _rectified(layer: _Layer, inputs: Sequence[float]) -> list[float]:
    return [max(0.0, value) for value in _sums(layer, inputs)]


@cache
def networks() -> dict[str, Network]:
    """Load the trained weights that come with the package; equal to `kernel.weights.default_weights`."""
    kept = json.loads(files("flip7.kernel").joinpath("weights.json").read_text(encoding="utf-8"))["networks"]
    return {name: _network(kept[name], *shape) for name, shape in NETWORKS.items()}


def _network(weights: list[float], inputs: int, first: int, second: int) -> Network:
    layers = []
    at = 0
    for wide, outputs in ((inputs, first), (first, second), (second, 1)):
        rows = tuple(tuple(weights[at + out * wide : at + (out + 1) * wide]) for out in range(outputs))
        at += wide * outputs
        layers.append(_Layer(rows, tuple(weights[at : at + outputs])))
        at += outputs
    assert at == len(weights), "weights of another network"
    return Network(*layers)
