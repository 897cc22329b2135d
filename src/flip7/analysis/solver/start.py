"""A start: the cards of a player who is alone in the round, and the cards that can come."""

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Self

from flip7.analysis.solver.phase import ASKED, Flipping, Moment
from flip7.core.cards import (
    COPIES,
    FLIP_THREE,
    MODIFIER,
    NUMBER,
    SECOND_CHANCE,
    Card,
    full_deck,
    in_order,
)
from flip7.core.errors import Flip7Error, quoted
from flip7.core.numbers import FLIP_7
from flip7.core.rules import Rules
from flip7.core.scoring import points
from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import ACTIVE, Place, Table

Counts = tuple[int, ...]
"""The count of each card, in canonical order."""

_CARDS: Final = tuple(Card)


class CannotSolve(Flip7Error):
    """A table, or cards, that the solver has no answer for."""


@dataclass(frozen=True, slots=True)
class Start:
    """One player's round from here on, with nobody else in it."""

    cards: tuple[Card, ...]
    """The cards before the player, in canonical order."""
    pile: Counts
    discards: Counts
    flip_7: int
    moment: Moment = ASKED

    @property
    def left(self) -> Counter[Card]:
        """The draw pile."""
        return counter(self.pile)

    @property
    def points(self) -> Points:
        """The player's score without another card (E.2)."""
        return points(self.cards)

    @property
    def ends_dry(self) -> bool:
        """A card is needed and no number can come: the round ends, the player banks (X.8)."""
        return not sum(self.pile) and not any(card.kind is NUMBER for card in counter(self.discards))

    def shuffled(self) -> "Start":
        """Return the start after a reshuffle: the discard pile becomes the draw pile (N.3, N.4, X.8)."""
        if sum(self.pile) or self.ends_dry:
            return self
        return Start(self.cards, self.discards, (0,) * len(_CARDS), self.flip_7, self.moment)

    def having(self, cards: Iterable[Card], discards: Counter[Card], moment: Moment) -> Self:
        """Return the start with an empty draw pile, these cards before the player and these on the discard pile."""
        return type(self)(tuple(in_order(cards)), (0,) * len(_CARDS), counts(discards), self.flip_7, moment)


def counts(cards: Counter[Card]) -> Counts:
    """Count the cards, in canonical order."""
    return tuple(cards[card] for card in _CARDS)


def counter(cards: Counts) -> Counter[Card]:
    """Return the cards of such counts."""
    return Counter({card: count for card, count in zip(_CARDS, cards, strict=True) if count})


def table_with(cards: Iterable[Card] = (), gone: Iterable[Card] = ()) -> Table:
    """Return a table of one seat with these cards before it and those discarded, all others still to be drawn."""
    held, discarded = list(cards), list(gone)
    drawn = Counter(held) + Counter(discarded)
    for card, count in drawn.items():
        if count > COPIES[card]:
            raise CannotSolve(f"{count} cards {card}: the deck has {COPIES[card]}")
    return Table(
        rules=Rules(),
        dealer=SEATS[0],
        first=SEATS[0],
        places=[Place(held)],
        scores=[Points(0)],
        draw_pile=len(full_deck()) - drawn.total(),
        discard_pile=discarded,
        round=1,
        turn=SEATS[0],
    )


def start_of(table: Table, seat: Seat | None = None) -> Start:
    """Return the seat's round from here on, all others out of it; without a seat, that of the only active one."""
    place = _place(table, seat)
    if table.pending or table.turned_up is not None:
        raise CannotSolve("an action card is being resolved: the solver begins where a player is asked «hit or stay?»")
    if table.rules.decks_for(len(table.places)) > 1:
        raise CannotSolve(f"{len(table.places)} seats play with more than one deck: the solver knows rounds with one")
    _check_cards(place.cards)
    unseen = table.unseen()
    if min(unseen.values()) < 0 or unseen.total() != table.draw_pile:
        raise CannotSolve(f"a draw pile of {table.draw_pile} does not go with the cards on the table")
    start = Start(
        cards=tuple(in_order(place.cards)),
        pile=counts(unseen),
        discards=counts(Counter(table.discard_pile)),
        flip_7=table.rules.flip_7,
    )
    return start.shuffled()


def _place(table: Table, seat: Seat | None) -> Place:
    active = table.active
    if seat is None:
        if len(active) != 1:
            raise CannotSolve(f"{len(active)} players are active: name the seat whose round is meant")
        seat = active[0]
    if not 0 <= seat < len(table.places):
        raise CannotSolve(f"seat {quoted(seat)}: seats are numbered 0 to {len(table.places) - 1}")
    place = table.places[seat]
    if place.status is not ACTIVE:
        raise CannotSolve(f"seat {seat} is out of the round: {place.status}")
    return place


def _check_cards(cards: list[Card]) -> None:
    """Raise `CannotSolve` unless these cards can lie before a player who is asked «hit or stay?»."""
    for card, count in Counter(cards).items():
        if card.kind not in {NUMBER, MODIFIER} and card is not SECOND_CHANCE:
            raise CannotSolve(f"{card} does not stay before a player who is asked «hit or stay?»")
        if count > 1:
            raise CannotSolve(f"{count} cards {card} before one player: {_why_not_two(card)}")
    numbers = sum(card.kind is NUMBER for card in cards)
    if numbers >= FLIP_7:
        raise CannotSolve(f"{numbers} numbers before one player: with {FLIP_7} the round is over (F7.1)")


def _why_not_two(card: Card) -> str:
    if card is SECOND_CHANCE:
        return "nobody holds two (SC.1)"
    return "a second one busts (B.1)" if card.kind is NUMBER else f"the deck has {COPIES[card]}"


def waiting_flip_threes(moment: Moment) -> int:
    """Count the Flip Threes that are under way or wait."""
    return list(moment.cards()).count(FLIP_THREE) if isinstance(moment, Flipping) else 0
