"""The next card: what it can be, and what it would do."""

from collections import Counter

from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.core.table import Table


def next_cards(table: Table) -> Counter[Card]:
    """How many of each card the next one is drawn from: the draw pile, or the discard pile if that comes next (N.3)."""
    return table.unseen() if table.draw_pile else Counter(table.discard_pile)


def bust_risk(table: Table, seat: Seat) -> float:
    """The chance that the next card would bust the seat, by the true count; 0 with a Second Chance (B.1, SC.2)."""
    place = table.places[seat]
    cards = next_cards(table)
    total = cards.total()
    if place.has_second_chance or not total:
        return 0.0
    return sum(cards[number] for number in place.line) / total
