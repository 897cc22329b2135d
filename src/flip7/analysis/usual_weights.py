"""The mind that comes with flip7: what its strong bots and its advice have learned."""

from functools import cache
from importlib.resources import files

from flip7.kernel.weights import Mind


@cache
def usual_mind() -> Mind:
    """The mind of the package, trained by `make train`."""
    return Mind.from_json(files("flip7.analysis").joinpath("weights.json").read_text(encoding="utf-8"))
