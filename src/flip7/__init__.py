"""Flip 7, by the rules: play it, explain it, study it.

>>> import flip7
>>> game = flip7.Game.seeded(3, "family night")
>>> events = game.play(flip7.HIT)
>>> print(game)
round 1, dealer A, 90 to draw, 0 discarded
  A    0 +  0  12 12  busted
> B    0 + 10  +10
  C    0 + 12  12
B: hit or stay?
>>> game.asked.options
(<Move.HIT: 'hit'>, <Move.STAY: 'stay'>)

The rules are in `flip7.core`, games as text in `flip7.record`, players in `flip7.bots`. This is a fan-made program, not
affiliated with the publisher of the game.
"""

from importlib import import_module as _import_module

TYPE_CHECKING = False
if TYPE_CHECKING:
    from flip7.api import *  # noqa: F403 - its __all__ is the list

__version__ = "0.1.0"


def __getattr__(name: str) -> object:
    """Load the public names when the first is used, so that `import flip7`, and with it the command, starts at once."""
    api = _import_module("flip7.api")
    if name == "__all__":
        return api.offered()
    if name not in api.__all__:
        raise AttributeError(f"module 'flip7' has no attribute {name!r}")
    value: object = getattr(api, name)
    return value


def __dir__() -> list[str]:
    """List what is offered, and nothing that this module needs for itself."""
    api = _import_module("flip7.api")
    return [*api.__all__, "__all__", "__doc__", "__file__", "__name__", "__path__", "__version__"]
