"""Bots that are no part of flip7: of other Python packages, and programs in any language. See docs/bots.md."""

from flip7.bots.outside.doors import outside_bot
from flip7.bots.outside.forfeit import Forfeit, answer_of

__all__ = ["Forfeit", "answer_of", "outside_bot"]
