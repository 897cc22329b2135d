"""Exact chances, from what everybody can see."""

from flip7.odds.next_card import bust_risk, next_cards

__all__ = ["bust_risk", "next_cards"]
