"""Bots that are no part of flip7: of other Python packages, and programs in any language. See docs/bots.md."""

from flip7.bots.external.forfeit import Forfeit, answer_of
from flip7.bots.external.lookup import external_bot

__all__ = ["Forfeit", "answer_of", "external_bot"]
