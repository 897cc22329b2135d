"""Who chooses: one strategy per file, behind one small protocol.

>>> from flip7.bots import bot_named
>>> bot_named("stay:25").name
'stay:25'
"""

from flip7.bots.bot import Bot
from flip7.bots.registry import UnknownBot, bot_named

__all__ = ["Bot", "UnknownBot", "bot_named"]
