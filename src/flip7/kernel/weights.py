"""A mind: the weights of a learned player, as a small file of text."""

import json
from collections.abc import Mapping, Sequence
from hashlib import sha256
from typing import Any, Final, Self

import numpy as np
from numpy.typing import NDArray

from flip7.core.errors import Flip7Error, quoted
from flip7.kernel.network import NETWORKS, WEIGHTS

FORMAT: Final = "flip7/mind/1"
DIGITS: Final = 6
"""A weight is kept with so many digits that count."""


class BadMind(Flip7Error):
    """Weights that no mind of this version can have."""


class Mind:
    """What a learned player knows: the weights of its networks, and how they came about.

    Two minds with the same weights are equal.
    """

    __slots__ = ("_digest", "trained", "weights")

    def __init__(self, weights: NDArray[np.float64], trained: Mapping[str, object] | None = None) -> None:
        """All weights, in the order of `network.NETWORKS`; `trained` says how they came about."""
        if weights.shape != (WEIGHTS,) or not np.isfinite(weights).all():
            raise BadMind(f"a mind has {WEIGHTS:,} weights, all of them numbers")
        self.weights: NDArray[np.float64] = weights.astype(np.float64)
        self.weights.setflags(write=False)
        self.trained: dict[str, object] = dict(trained or {})
        self._digest = sha256(self.weights.tobytes()).digest()

    @classmethod
    def from_json(cls, text: str) -> Self:
        """The mind that was written down; `BadMind` says what is wrong with it."""
        try:
            kept = json.loads(text)
        except ValueError as error:
            raise BadMind(f"not JSON: {error}") from None
        if not isinstance(kept, dict) or "format" not in kept:
            raise BadMind("this is no mind: it has no format")
        if kept["format"] != FORMAT:
            raise BadMind(f"its format is {quoted(kept['format'])}; this version of flip7 reads {FORMAT!r}")
        networks = kept.get("networks")
        if not isinstance(networks, dict) or networks.keys() != NETWORKS.keys():
            raise BadMind(f"a mind has the networks {', '.join(NETWORKS)}")
        weights = [_weights(name, networks[name]) for name in NETWORKS]
        return cls(np.concatenate(weights), kept.get("trained") if isinstance(kept.get("trained"), dict) else None)

    def to_json(self) -> str:
        """The mind as text, one line for each network."""
        parts = {name: self.network(name) for name in NETWORKS}
        lines = ",\n".join(f"  {json.dumps(name)}: [{_listed(part)}]" for name, part in parts.items())
        trained = json.dumps(self.trained)
        return f'{{"format": "{FORMAT}",\n "trained": {trained},\n "networks": {{\n{lines}\n }}}}\n'

    def network(self, name: str) -> NDArray[np.float64]:
        """The weights of one network, layer after layer: for each input its weights to all outputs, then the biases."""
        begin = NETWORKS[name][0]
        return self.weights[begin : begin + _size(name)]

    def with_network(self, name: str, weights: NDArray[np.float64]) -> Self:
        """The same mind but for one network."""
        changed = self.weights.copy()
        changed[NETWORKS[name][0] :][: _size(name)] = weights
        return type(self)(changed, self.trained)

    @classmethod
    def blank(cls) -> Self:
        """A mind that has learned nothing: all weights are zero."""
        return cls(np.zeros(WEIGHTS))

    def rounded(self) -> Self:
        """The mind as it reads once it has been written down."""
        return type(self).from_json(self.to_json())

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Mind) and self._digest == other._digest

    def __hash__(self) -> int:
        return hash(self._digest)

    def __repr__(self) -> str:
        return f"<Mind {self._digest.hex()[:12]}>"


def _size(name: str) -> int:
    _, inputs, first, second = NETWORKS[name]
    return (inputs + 1) * first + (first + 1) * second + second + 1


def _weights(name: str, given: Any) -> NDArray[np.float64]:  # noqa: ANN401 - whatever JSON holds
    if not isinstance(given, list) or not all(type(weight) in (int, float) for weight in given):
        raise BadMind(f"network {name}: its weights are not a list of numbers")
    if len(given) != _size(name):
        raise BadMind(f"network {name} has {len(given):,} weights, and needs {_size(name):,}")
    return np.array(given, np.float64)


def _listed(weights: Sequence[float] | NDArray[np.float64]) -> str:
    return ", ".join(f"{weight:.{DIGITS}g}" for weight in weights)
