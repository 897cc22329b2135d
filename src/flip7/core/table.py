"""The table: everything the players can see, which is everything but the order of the draw pile."""

from collections import Counter
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Final, Self

from flip7.core.cards import COPIES, FLIP_THREE, NUMBER, SECOND_CHANCE, Card, copies_in
from flip7.core.errors import Flip7Error, quoted
from flip7.core.pending import FlipThree, HandOut, Task
from flip7.core.rules import Rules
from flip7.core.seats import MAX_SEATS, SEATS, Points, Seat


class Status(StrEnum):
    """Where a player stands in the round."""

    ACTIVE = "active"
    STAYED = "stayed"
    FROZEN = "frozen"
    BUSTED = "busted"


ACTIVE: Final = Status.ACTIVE
STAYED: Final = Status.STAYED
FROZEN: Final = Status.FROZEN
BUSTED: Final = Status.BUSTED


class BadTable(Flip7Error):
    """A table that cannot be set up."""


@dataclass(slots=True)
class Place:
    """One player's cards, in the order they came, and whether the player is still in the round."""

    cards: list[Card] = field(default_factory=list)
    status: Status = Status.ACTIVE

    @property
    def line(self) -> list[Card]:
        """The number cards."""
        return [card for card in self.cards if card.kind is NUMBER]

    @property
    def above(self) -> list[Card]:
        """The modifier and action cards, above the line."""
        return [card for card in self.cards if card.kind is not NUMBER]

    @property
    def has_second_chance(self) -> bool:
        """Holds a Second Chance; nobody holds two (SC.1)."""
        return SECOND_CHANCE in self.cards

    def copy(self) -> "Place":
        """Another place that looks the same."""
        return Place(self.cards.copy(), self.status)


@dataclass(slots=True)
class Table:
    """The whole public truth of a game. Only `apply` changes one."""

    rules: Rules
    dealer: Seat
    first: Seat
    """The seat that is dealt to and asked first in this round (X.2)."""
    places: list[Place]
    scores: list[Points]
    draw_pile: int
    """The number of cards left to draw."""
    discard_pile: list[Card] = field(default_factory=list)
    round: int = 0
    """The number of the round, from 1; 0 before the first."""
    dealing: bool = False
    """The initial deal is under way (I.1)."""
    turn: Seat | None = None
    """The seat whose turn it is, or was last; while an action card is resolved, the player it was dealt to (T.6)."""
    turned_up: Card | None = None
    """The card just dealt or flipped, until it has its place."""
    pending: list[Task] = field(default_factory=list)
    """Work that waits; the last is done first."""
    flipped_seven: Seat | None = None
    """The seat that has seven different numbers, which ends the round (F7.1)."""
    winner: Seat | None = None

    @classmethod
    def set_up(cls, seats: int, rules: Rules, dealer: int = 0) -> Self:
        """A table before the first round: all scores 0, all cards in the draw pile (S.1 to S.3)."""
        if type(seats) is not int or not 1 <= seats <= MAX_SEATS:
            raise BadTable(f"{quoted(seats)} seats: a table has 1 to {MAX_SEATS}")
        if type(dealer) is not int or not 0 <= dealer < seats:
            raise BadTable(f"dealer {quoted(dealer)}: seats are numbered 0 to {seats - 1}")
        return cls(
            rules=rules,
            dealer=Seat(dealer),
            first=Seat(dealer),
            places=[Place() for _ in range(seats)],
            scores=[Points(0)] * seats,
            draw_pile=rules.decks_for(seats) * sum(COPIES.values()),
        )

    @property
    def seats(self) -> tuple[Seat, ...]:
        """All seats, clockwise."""
        return SEATS[: len(self.places)]

    @property
    def active(self) -> tuple[Seat, ...]:
        """The seats still in the round."""
        return tuple([seat for seat, place in zip(SEATS, self.places, strict=False) if place.status is ACTIVE])

    def is_active(self, seat: Seat) -> bool:
        """In the round: not busted, stayed or frozen."""
        return self.places[seat].status is ACTIVE

    def waiting(self) -> list[Card]:
        """The cards before nobody and in no pile: turned up, set aside, assigned, or a Flip Three under way."""
        cards = [] if self.turned_up is None else [self.turned_up]
        for task in self.pending:
            match task:
                case FlipThree():
                    cards += [FLIP_THREE, *task.set_aside]
                case HandOut():
                    cards += [*task.to_give, *(card for card, _ in task.assigned)]
        return cards

    def unseen(self) -> Counter[Card]:
        """Count each card left in the draw pile: known to anyone who counts, unlike their order."""
        seen = self.discard_pile + self.waiting()
        for place in self.places:
            seen += place.cards
        left = copies_in(self.rules.decks_for(len(self.places))).copy()
        for card in seen:  # not `Counter.subtract`, which is slower, and this is asked before every hit
            left[card] -= 1
        return Counter(left)

    def copy(self) -> "Table":
        """Another table that looks the same and changes apart from this one."""
        return Table(
            rules=self.rules,
            dealer=self.dealer,
            first=self.first,
            places=[place.copy() for place in self.places],
            scores=self.scores.copy(),
            draw_pile=self.draw_pile,
            discard_pile=self.discard_pile.copy(),
            round=self.round,
            dealing=self.dealing,
            turn=self.turn,
            turned_up=self.turned_up,
            pending=self.pending.copy(),
            flipped_seven=self.flipped_seven,
            winner=self.winner,
        )


def check_table(given: object) -> Table:
    """Return the table itself; raise `BadTable` if it is none, such as a game.

    >>> check_table(None)
    Traceback (most recent call last):
    flip7.core.table.BadTable: None is not a table: that of a game is game.table
    """
    if not isinstance(given, Table):
        raise BadTable(f"{quoted(given)} is not a table: that of a game is game.table")
    return given


def check_seat(table: Table, seat: object) -> Seat:
    """Return the seat itself; raise `BadTable` if the table has no such seat."""
    if type(seat) is not int or not 0 <= seat < len(table.places):
        raise BadTable(f"there is no seat {quoted(seat)}: seats are numbered 0 to {len(table.places) - 1}")
    return Seat(seat)
