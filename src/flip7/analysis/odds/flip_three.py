"""Exact odds of a Flip Three on a seat.

Every way that the first two cards can come up is followed; what the third one does is computed at once, from the sums
of the pile (`hand.one_more`). The piles are counted truly: a reshuffle on the way takes the discards that lie there by
then, and neither what is set aside nor the Flip Three itself (N.3, N.4, X.11).
"""

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, NamedTuple, assert_never

from flip7.analysis.odds.hand import Hand, one_more
from flip7.analysis.odds.next_card import next_cards
from flip7.analysis.odds.pile import Pile, reshuffled
from flip7.core.cards import FLIP_THREE, FREEZE, NUMBER, SECOND_CHANCE, Card
from flip7.core.pending import FLIPS, FlipThree, HandOut
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table

_PLACE_IN_ORDER: Final = {card: place for place, card in enumerate(Card)}


@dataclass(frozen=True, slots=True)
class NextThree:
    """The odds of a Flip Three for a seat."""

    bust: float
    saved: float
    """The chance that a Second Chance saves the seat at least once; it may bust or flip seven afterwards."""
    flip7: float
    freeze: float
    """The chance that the seat has a Freeze, or several, to hand out after the third card (F3.8)."""
    flip_three: float
    """The chance that the seat has a Flip Three, or several, to hand out after the third card (F3.8)."""
    cards: Mapping[Card, float]
    """The chance of each card to come up at least once before the Flip Three is over."""
    points_now: Points
    """The points that the seat would bank without it."""
    points_after: float
    """The average points that the seat would bank right after it, before anything set aside is handed out."""


def next_three(table: Table, seat: Seat) -> NextThree:
    """Compute what a Flip Three on the seat would do, by the true count of the piles (F3.2 to F3.7).

    - With a Flip Three turned up, set aside or handed out, its three cards come next.
    - With one under way on the seat, what is left of it comes next.
    - Else it is a mere «what if»: a Flip Three is the next card drawn, so one fewer is in the pile. If none can come
      next, the three cards are drawn as the pile lies.

    A seat that is out of the round is given no Flip Three: then nothing happens to it.

    >>> from flip7.record import position
    >>> table, asked = position("12 5 +4", ["7 8", "3 x2"], give="F3")
    >>> for seat in asked.options:
    ...     chances = next_three(table, seat)
    ...     print(f"bust {chances.bust:.3f}, {chances.points_now} points now, {chances.points_after:.2f} after")
    bust 0.545, 21 points now, 18.20 after
    bust 0.516, 15 points now, 17.15 after
    bust 0.254, 6 points now, 35.84 after
    """
    now = round_points(table, seat)
    found = _Found()
    if table.is_active(seat):
        _follow(_begun(table, seat, found), 1.0, table.rules.flip_7, found)
    else:
        found.points = float(now)
    return NextThree(
        found.bust,
        found.saved,
        found.flip7,
        found.handed_out[FREEZE],
        found.handed_out[FLIP_THREE],
        found.each_card(),
        now,
        found.points,
    )


@dataclass(slots=True)
class _Drawn:
    """The draws from one pile: enough to tell how likely each card is to come up.

    A card that has not come up yet is there as often as when the pile was shuffled, so that the chances of the draws
    need only be added up; those after the card came up count no more.
    """

    counts: Mapping[Card, int]
    """The cards in the pile when it was shuffled."""
    chances: float = 0.0
    """The sum, over all draws, of the chance of one card of the pile to be the one drawn."""
    chances_after: dict[Card, float] = field(default_factory=lambda: dict.fromkeys(Card, 0.0))
    """For each card, the sum of these chances over the draws after it has come up."""

    def note(self, chance: float, came_up: tuple[Card, ...]) -> None:
        """Record that one more card is drawn after these, each card of the pile with this chance."""
        self.chances += chance
        for card in {*came_up}:
            self.chances_after[card] += chance

    def chance_of(self, card: Card) -> float:
        """Return the chance that the card comes up here for the first time."""
        return self.counts.get(card, 0) * (self.chances - self.chances_after[card])


class _Flips(NamedTuple):
    """A Flip Three under way: the seat's hand, the piles, and what has come up so far."""

    hand: Hand
    left: int
    pile: Pile
    discards: tuple[Card, ...]
    takers: int
    """The number of others who could be given a spare Second Chance (SC.3); who gets it makes no difference here."""
    drawn: _Drawn
    set_aside: tuple[Card, ...] = ()
    saved: bool = False
    came_up: tuple[Card, ...] = ()
    swappable: Card | None = None
    """The card before this, if it came from this pile and was only put down: see `_orders`."""


@dataclass(slots=True)
class _Found:
    """The results so far: sums over all ways followed, each weighted by its chance."""

    bust: float = 0.0
    saved: float = 0.0
    flip7: float = 0.0
    points: float = 0.0
    handed_out: dict[Card, float] = field(default_factory=lambda: {FREEZE: 0.0, FLIP_THREE: 0.0})
    drawn: list[_Drawn] = field(default_factory=list)
    """One for each pile that was drawn from."""

    def draws_from(self, pile: Pile) -> _Drawn:
        """Return a new record for the draws from this pile."""
        drawn = _Drawn(pile.counts)
        self.drawn.append(drawn)
        return drawn

    def each_card(self) -> dict[Card, float]:
        """Return the chance of each card to come up at all, of those that can."""
        chances = {card: sum(drawn.chance_of(card) for drawn in self.drawn) for card in Card}
        return {card: chance for card, chance in chances.items() if chance}


# --- how it begins ----------------------------------------------------------------------------------------------------


def _begun(table: Table, seat: Seat, found: _Found) -> _Flips:
    """Return the Flip Three before its next card."""
    pile = Pile.of(next_cards(table))
    discards = tuple(table.discard_pile) if table.draw_pile else ()
    under_way = _under_way(table, seat)
    if under_way is None and not _is_at_hand(table, seat) and FLIP_THREE in pile.counts:
        pile = pile.without(FLIP_THREE)
    left = FLIPS if under_way is None else under_way.left
    set_aside = () if under_way is None else under_way.set_aside
    takers = _takers(table, seat)
    return _Flips(Hand.of(table.places[seat]), left, pile, discards, takers, found.draws_from(pile), set_aside)


def _under_way(table: Table, seat: Seat) -> FlipThree | None:
    """Return the Flip Three that the seat is in the middle of."""
    match table.pending:
        case [*_, FlipThree(target) as under_way] if target == seat:
            return under_way
        case _:
            return None


def _is_at_hand(table: Table, seat: Seat) -> bool:
    """Return whether a Flip Three has come up that the seat has been given, or may yet be given."""
    return table.turned_up is FLIP_THREE or FLIP_THREE in _for(seat, table)


def _for(seat: Seat, table: Table) -> Iterable[Card]:
    """Return the cards that wait to be handed out, or to take effect on the seat."""
    for task in table.pending:
        match task:
            case FlipThree():
                yield from task.set_aside
            case HandOut():
                yield from task.to_give
                yield from (card for card, holder in task.assigned if holder == seat)
            case _:
                assert_never(task)


def _takers(table: Table, seat: Seat) -> int:
    """Count the other active seats without a Second Chance; one that is being passed on goes to one of them (SC.3)."""
    takers = sum(other != seat and not table.places[other].has_second_chance for other in table.active)
    return takers - 1 if table.turned_up is SECOND_CHANCE and takers else takers


# --- how it goes on ---------------------------------------------------------------------------------------------------


def _follow(flips: _Flips, chance: float, flip_7: int, found: _Found) -> None:
    """Add everything that can still come up to the results; this way has the given chance."""
    if not flips.left:
        _end_with_the_third_card(flips, chance, found)
        return
    drawable = _with_a_draw_pile(flips, found)
    if drawable is None:  # X.8: everybody banks, what was set aside is discarded
        found.points += chance * flips.hand.points
        return
    drawable.drawn.note(chance / drawable.pile.total, drawable.came_up)
    if drawable.left == 1:
        _flip_the_last(drawable, chance, flip_7, found)
        return
    for card, count in drawable.pile.counts.items():
        orders = _orders(drawable, card)
        if orders:
            _flip(drawable, card, chance * orders * count / drawable.pile.total, flip_7, found)


def _with_a_draw_pile(flips: _Flips, found: _Found) -> _Flips | None:
    """Return the same with a card to draw, after a reshuffle if need be; None if no number is left (N.3, X.8)."""
    if flips.pile.total:
        return flips
    pile = reshuffled(Counter(flips.discards))
    if pile is None:
        return None
    return flips._replace(pile=pile, discards=(), drawn=found.draws_from(pile), swappable=None)


def _orders(flips: _Flips, card: Card) -> int:
    """Return how many orders of the card before and this one are followed here: both at once, or none.

    It makes no difference which of two cards comes first that are only put down; every other card is its own way.
    """
    before = flips.swappable
    if before is None or before is card or not _is_only_put_down(card, flips.hand):
        return 1
    return 2 if _PLACE_IN_ORDER[before] < _PLACE_IN_ORDER[card] else 0


def _is_only_put_down(card: Card, hand: Hand) -> bool:
    """Return whether the card is only kept or set aside: no bust, save or Flip 7, nor the hope of a save."""
    if card.kind is NUMBER:
        return card not in hand.line and not hand.is_one_short
    return card is not SECOND_CHANCE


def _flip(flips: _Flips, card: Card, chance: float, flip_7: int, found: _Found) -> None:
    """Flip this card, one of three; a bust or a Flip 7 stops the Flip Three (F3.3, F3.4)."""
    hand = flips.hand
    if card.kind is not NUMBER:
        _follow(_after_no_number(flips, card), chance, flip_7, found)
    elif card not in hand.line:
        if hand.is_one_short:
            found.flip7 += chance
            found.points += chance * (hand.keeping(card).points + flip_7)
        else:
            _follow(_after(flips, card, hand.keeping(card)), chance, flip_7, found)
    elif hand.second_chance:
        found.saved += chance  # the first save: a second takes three cards, and the third comes up in `_flip_the_last`
        _follow(_after_a_save(flips, card), chance, flip_7, found)
    else:
        found.bust += chance


def _after(flips: _Flips, card: Card, hand: Hand) -> _Flips:
    """Return the state after the card has left the pile, with this hand."""
    return _Flips(  # not `_replace`, which takes three times as long: this is done hundreds of times
        hand,
        flips.left - 1,
        flips.pile.without(card),
        flips.discards,
        flips.takers,
        flips.drawn,
        flips.set_aside,
        flips.saved,
        (*flips.came_up, card),
        card if _is_only_put_down(card, flips.hand) else None,
    )


def _after_no_number(flips: _Flips, card: Card) -> _Flips:
    """A modifier or first Second Chance is kept, a Freeze or Flip Three set aside, a spare passed on (F3.5, F3.6)."""
    hand = flips.hand
    if card is FREEZE or card is FLIP_THREE:
        return _after(flips, card, hand)._replace(set_aside=(*flips.set_aside, card))
    if card is SECOND_CHANCE and hand.second_chance:
        return _after_a_spare(flips)
    return _after(flips, card, hand.keeping(card))


def _after_a_spare(flips: _Flips) -> _Flips:
    """A second Second Chance goes to somebody who has none; if nobody can take it, to the discards (SC.3, X.11)."""
    after = _after(flips, SECOND_CHANCE, flips.hand)
    if flips.takers:
        return after._replace(takers=flips.takers - 1)
    return after._replace(discards=(*flips.discards, SECOND_CHANCE))


def _after_a_save(flips: _Flips, number: Card) -> _Flips:
    """The number and the Second Chance lie on the discard pile at once; the flipping goes on (SC.2, SC.4, X.11)."""
    after = _after(flips, number, flips.hand.after_a_save())
    return after._replace(discards=(*flips.discards, number, SECOND_CHANCE), saved=True)


# --- how it ends ------------------------------------------------------------------------------------------------------


def _flip_the_last(flips: _Flips, chance: float, flip_7: int, found: _Found) -> None:
    """Flip the third card, whichever it is."""
    pile = flips.pile
    after = one_more(flips.hand, pile, flip_7)
    found.bust += chance * after.bust
    found.saved += 0.0 if flips.saved else chance * after.saved
    found.flip7 += chance * after.flip7
    found.points += chance * after.points
    goes_on = 1.0 - after.bust - after.flip7
    for card in found.handed_out:
        to_give = goes_on if card in flips.set_aside else pile.counts.get(card, 0) / pile.total
        found.handed_out[card] += chance * to_give


def _end_with_the_third_card(flips: _Flips, chance: float, found: _Found) -> None:
    """No card is left to flip: the seat hands out what was set aside (F3.8)."""
    found.points += chance * flips.hand.points
    for card in found.handed_out:
        found.handed_out[card] += chance if card in flips.set_aside else 0.0
