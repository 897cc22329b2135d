"""Exact chances, from what everybody at the table can see.

>>> from flip7.analysis.odds import next_card
>>> from flip7.record import position
>>> table, asked = position("0 1 2 3 4 5 x2", ["12 stayed"])
>>> f"a Flip 7 with the next card: {next_card(table, asked.seat).flip7:.0%}"
'a Flip 7 with the next card: 72%'
"""

from flip7.analysis.odds.flip_three import NextThree, next_three
from flip7.analysis.odds.next_card import NextCard, bust_risk, next_card, next_cards

__all__ = ["NextCard", "NextThree", "bust_risk", "next_card", "next_cards", "next_three"]
