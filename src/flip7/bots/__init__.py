"""Bots: players that are programs, behind one small protocol. The catalogue lists the built-in ones.

>>> from flip7.bots import bot_named
>>> bot_named("stay:25").name
'stay:25'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flip7.bots.base import Bot
    from flip7.bots.bot_game import BadBot, play_bots
    from flip7.bots.catalog import UnknownBot, bot_named
    from flip7.bots.targets import usual_target

__all__ = ["BadBot", "Bot", "UnknownBot", "bot_named", "play_bots", "usual_target"]

_HOMES: Final = {
    "BadBot": "flip7.bots.bot_game",
    "Bot": "flip7.bots.base",
    "UnknownBot": "flip7.bots.catalog",
    "bot_named": "flip7.bots.catalog",
    "play_bots": "flip7.bots.bot_game",
    "usual_target": "flip7.bots.targets",
}


def __getattr__(name: str) -> object:
    """Load strategies when a bot is made, not when a list only names it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'flip7.bots' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
