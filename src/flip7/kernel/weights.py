"""The weights of a learned player's neural networks, and their text file.

The trained weights are in `weights.json` beside this module: `make train` writes them, `default_weights` loads them.
Where there is no NumPy, as in a browser, `flip7.bots.strategies.learned` reads the same file.
"""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from hashlib import sha256
from importlib.resources import files
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from flip7.core.errors import Flip7Error, quoted
from flip7.kernel.network import NETWORKS, WEIGHT_COUNT

FORMAT: Final = "flip7/mind/2"
DIGITS: Final = 6
"""Significant digits of a weight in the file."""


class BadWeights(Flip7Error):
    """Weights that do not fit the networks of this version."""


class Weights:
    """The weights of all networks of a learned player, and how they were trained.

    Equal weights are equal objects, however they were trained.
    """

    __slots__ = ("_digest", "trained", "values")

    def __init__(self, weights: NDArray[np.float64], trained: Mapping[str, object] | None = None) -> None:
        """Take all weights, in the order of `network.NETWORKS`."""
        if weights.shape != (WEIGHT_COUNT,) or not np.isfinite(weights).all():
            raise BadWeights(f"there must be {WEIGHT_COUNT:,} weights, all of them numbers")
        self.values: NDArray[np.float64] = weights.astype(np.float64)
        self.values.setflags(write=False)
        self.trained: dict[str, object] = dict(trained or {})
        self._digest = sha256(self.values.tobytes()).digest()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """Read the weights; raise `BadWeights` if the text is wrong."""
        try:
            kept = json.loads(text)
        except ValueError as error:
            raise BadWeights(f"not JSON: {error}") from None
        if not isinstance(kept, dict) or "format" not in kept:
            raise BadWeights("this is no file of weights: it has no format")
        if kept["format"] != FORMAT:
            raise BadWeights(f"its format is {quoted(kept['format'])}; this version of flip7 reads {FORMAT!r}")
        networks = kept.get("networks")
        if not isinstance(networks, dict) or networks.keys() != NETWORKS.keys():
            raise BadWeights(f"there must be the networks {', '.join(NETWORKS)}")
        weights = [_weights(name, networks[name]) for name in NETWORKS]
        return cls(np.concatenate(weights), kept.get("trained") if isinstance(kept.get("trained"), dict) else None)

    def to_json(self) -> str:
        """Write the weights as text, one line for each network."""
        parts = {name: self.network(name) for name in NETWORKS}
        lines = ",\n".join(f"  {json.dumps(name)}: [{_listed(part)}]" for name, part in parts.items())
        trained = json.dumps(self.trained)
        return f'{{"format": "{FORMAT}",\n "trained": {trained},\n "networks": {{\n{lines}\n }}}}\n'

    def network(self, name: str) -> NDArray[np.float64]:
        """Return one network, layer after layer: for each input its weights to all outputs, then the biases."""
        begin = NETWORKS[name][0]
        return self.values[begin : begin + _size(name)]

    def with_network(self, name: str, weights: NDArray[np.float64]) -> Self:
        """Return the same weights but for one network."""
        changed = self.values.copy()
        changed[NETWORKS[name][0] :][: _size(name)] = weights
        return type(self)(changed, self.trained)

    @classmethod
    def blank(cls) -> Self:
        """Return untrained weights: all of them zero."""
        return cls(np.zeros(WEIGHT_COUNT))

    def rounded(self) -> Self:
        """Return the weights as they would be read back from their file."""
        return type(self).from_json(self.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Weights) and self._digest == other._digest

    def __hash__(self) -> int:
        return hash(self._digest)

    def __repr__(self) -> str:
        return f"<Weights {self._digest.hex()[:12]}>"


@cache
def default_weights() -> Weights:
    """Load the trained weights that come with the package."""
    return Weights.from_json(files("flip7.kernel").joinpath("weights.json").read_text(encoding="utf-8"))


def _size(name: str) -> int:
    _, inputs, first, second = NETWORKS[name]
    return (inputs + 1) * first + (first + 1) * second + second + 1


def _weights(name: str, given: Any) -> NDArray[np.float64]:  # noqa: ANN401 - whatever JSON holds
    if not isinstance(given, list) or not all(type(weight) in (int, float) for weight in given):
        raise BadWeights(f"network {name}: its weights are not a list of numbers")
    if len(given) != _size(name):
        raise BadWeights(f"network {name} has {len(given):,} weights, and needs {_size(name):,}")
    return np.array(given, np.float64)


def _listed(weights: Sequence[float] | NDArray[np.float64]) -> str:
    return ", ".join(f"{weight:.{DIGITS}g}" for weight in weights)
