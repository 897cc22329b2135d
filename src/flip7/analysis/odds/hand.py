"""The cards before one seat, as far as they decide what the next card does."""

from typing import Final, Self

from flip7.analysis.odds.pile import Pile
from flip7.core.cards import NUMBER, SECOND_CHANCE, TIMES_2, Card
from flip7.core.numbers import FLIP_7
from flip7.core.seats import Points
from flip7.core.table import Place
from flip7.core.values import fact

_ONE_SHORT: Final = FLIP_7 - 1


@fact
class Hand:
    """A line, what multiplies and adds to it, and whether a Second Chance lies above it."""

    line: tuple[Card, ...]
    numbers: int
    """The sum of the line."""
    factor: int
    """2 for each x2 (M.3, X.7)."""
    bonuses: int
    """The sum of the +2 to +10 (M.2)."""
    second_chance: bool

    @classmethod
    def of(cls, place: Place) -> Self:
        """Return the hand that lies before a seat."""
        numbers = tuple(place.line)
        bonuses = sum(card.points for card in place.above)
        factor = 2 ** place.cards.count(TIMES_2)
        return cls(numbers, sum(card.points for card in numbers), factor, bonuses, place.has_second_chance)

    @property
    def points(self) -> Points:
        """Its score: the numbers, doubled, plus the bonuses (E.2)."""
        return Points(self.numbers * self.factor + self.bonuses)

    @property
    def is_one_short(self) -> bool:
        """Whether one new number makes it a Flip 7 (F7.1)."""
        return len(self.line) == _ONE_SHORT

    def keeping(self, card: Card) -> Self:
        """Return the hand with one card more; a Freeze, a Flip Three or a spare Second Chance changes nothing."""
        new = type(self)
        if card.kind is NUMBER:
            line = (*self.line, card)
            return new(line, self.numbers + card.points, self.factor, self.bonuses, self.second_chance)
        if card is TIMES_2:
            return new(self.line, self.numbers, self.factor * 2, self.bonuses, self.second_chance)
        holds = self.second_chance or card is SECOND_CHANCE
        return new(self.line, self.numbers, self.factor, self.bonuses + card.points, holds)

    def after_a_save(self) -> Self:
        """Return the hand once its Second Chance is used up (SC.2)."""
        return type(self)(self.line, self.numbers, self.factor, self.bonuses, second_chance=False)


@fact
class OneMore:
    """Odds of one more card for a hand, and the mean score right after it."""

    bust: float
    saved: float
    flip7: float
    points: float


def one_more(hand: Hand, pile: Pile, flip_7: int) -> OneMore:
    """Deal one card of the pile to the hand; a Flip 7 is worth `flip_7` points more (B.1, SC.2, F7.3, E.2).

    The mean is not taken card by card but from the pile's sums: `next_three` needs it hundreds of times.
    """
    counts = pile.counts
    held = held_points = 0
    for number in hand.line:
        count = counts.get(number, 0)
        held += count
        held_points += count * number.points
    busts = 0 if hand.second_chance else held
    sevenths = pile.numbers - held if hand.is_one_short else 0
    points = (
        hand.points * (pile.total - busts)
        + hand.factor * (pile.number_points - held_points)
        + pile.bonus_points
        + counts.get(TIMES_2, 0) * hand.numbers * hand.factor
        + flip_7 * sevenths
    )
    total = pile.total
    return OneMore(busts / total, (held - busts) / total, sevenths / total, points / total)
