"""A pile to draw from, counted: which cards are in it, not in which order."""

from collections import Counter
from collections.abc import Mapping
from typing import Self

from flip7.core.cards import COPIES, NUMBER, Card
from flip7.core.values import fact


@fact
class Pile:
    """The cards that the next one is drawn from, with the sums that make means fast."""

    counts: dict[Card, int]
    """The count of each card, in canonical order; a card that has run out is not named."""
    total: int
    numbers: int
    """The count of number cards."""
    number_points: int
    """The sum of the number cards."""
    bonus_points: int
    """The sum of the cards +2 to +10."""

    @classmethod
    def of(cls, cards: Mapping[Card, int]) -> Self:
        """Return the pile that holds this many of each card."""
        counts = {card: count for card in COPIES if (count := cards.get(card))}
        numbers = number_points = all_points = 0
        for card, count in counts.items():
            all_points += count * card.points
            if card.kind is NUMBER:
                numbers += count
                number_points += count * card.points
        return cls(counts, sum(counts.values()), numbers, number_points, all_points - number_points)

    def without(self, card: Card) -> Self:
        """Return the pile after this card has been drawn."""
        counts = self.counts.copy()
        if counts[card] == 1:
            del counts[card]
        else:
            counts[card] -= 1
        total = self.total - 1
        if card.kind is NUMBER:
            worth = self.number_points - card.points
            return type(self)(counts, total, self.numbers - 1, worth, self.bonus_points)
        return type(self)(counts, total, self.numbers, self.number_points, self.bonus_points - card.points)


def reshuffled(discards: Counter[Card]) -> Pile | None:
    """Return the draw pile made of the discards, or None if they hold no number: then the round ends (N.3, X.8)."""
    pile = Pile.of(discards)
    return pile if pile.numbers else None
