"""Bots: players that are programs, behind one small protocol. The catalogue lists the built-in ones.

>>> from flip7.bots import bot_named
>>> bot_named("stay:25").name
'stay:25'
"""

from importlib import import_module
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flip7.bots.base import Bot
    from flip7.bots.catalog import UnknownBot, bot_named

__all__ = ["Bot", "UnknownBot", "bot_named"]

_HOMES: Final = {"Bot": "flip7.bots.base", "UnknownBot": "flip7.bots.catalog", "bot_named": "flip7.bots.catalog"}


def __getattr__(name: str) -> object:
    """Load strategies when a bot is made, not when a list only names it."""
    if name not in _HOMES:
        raise AttributeError(f"module 'flip7.bots' has no attribute {name!r}")
    return getattr(import_module(_HOMES[name]), name)
