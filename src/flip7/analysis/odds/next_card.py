"""The next card: exact chances of what it is, and of what it would do."""

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass

from flip7.analysis.odds.hand import Hand, one_more
from flip7.analysis.odds.pile import Pile
from flip7.core.cards import NUMBER, Card
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table, check_seat, check_table


@dataclass(frozen=True, slots=True)
class NextCard:
    """Odds of the next card for a seat."""

    bust: float
    saved: float
    """The chance that it would bust the seat but for its Second Chance (SC.2)."""
    flip7: float
    pile: Pile
    """The cards that it is drawn from; empty if none can come (X.8)."""
    points_now: Points
    """The points that the seat would bank without it."""
    points_after: float
    """The average points that the seat would bank right after it: none after a bust, with the bonus after a Flip 7."""

    @property
    def cards(self) -> Mapping[Card, float]:
        """The chance of each card that can come; nothing if none can (X.8)."""
        return {card: count / self.pile.total for card, count in self.pile.counts.items()}


def next_cards(table: Table) -> Counter[Card]:
    """Count the cards that the next one is drawn from: the draw pile, or the discard pile if that comes next (N.3).

    Nothing if the draw pile is empty and no number is among the discards: then the round ends instead (X.8).
    """
    if table.draw_pile:
        return table.unseen()
    discards = Counter(table.discard_pile)
    return discards if any(card.kind is NUMBER for card in discards) else Counter()


def bust_risk(table: Table, seat: Seat) -> float:
    """Return the chance that the next card busts the seat, by the true count; 0 with a Second Chance (B.1, SC.2)."""
    place = check_table(table).places[check_seat(table, seat)]
    cards = next_cards(table)
    total = cards.total()
    if place.has_second_chance or not total:
        return 0.0
    return sum(cards[number] for number in place.line) / total


def next_card(table: Table, seat: Seat) -> NextCard:
    """Compute what the next card would do to the seat, by the true count of the pile that it comes from (N.3).

    A seat that is out of the round is dealt nothing, and a round that has run dry ends: then nothing happens to it.

    >>> from flip7.record import position
    >>> table, asked = position("12 5 +4", ["7 8", "3 x2"])
    >>> chances = next_card(table, asked.seat)
    >>> f"bust {chances.bust:.3f}, {chances.points_now} points now, {chances.points_after:.2f} after one more card"
    'bust 0.172, 21 points now, 23.00 after one more card'
    """
    check_seat(check_table(table), seat)
    pile = Pile.of(next_cards(table))
    now = round_points(table, seat)
    if not pile.total or not table.is_active(seat):
        return NextCard(0.0, 0.0, 0.0, pile, now, float(now))
    after = one_more(Hand.of(table.places[seat]), pile, table.rules.flip_7)
    return NextCard(after.bust, after.saved, after.flip7, pile, now, after.points)
