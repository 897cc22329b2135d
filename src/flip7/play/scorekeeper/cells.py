"""A cell of the score sheet: what was entered for one player in one round that is kept at its end."""

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from flip7.core.cards import COPIES, FREEZE, NUMBER, SECOND_CHANCE, Card
from flip7.core.numbers import FLIP_7
from flip7.core.rules import Rules
from flip7.core.scoring import points
from flip7.core.seats import SEATS, Points, Seat
from flip7.core.table import ACTIVE, BUSTED, STAYED, Place, Status
from flip7.play.scorekeeper.entries import Bust, CellEntry, Done, Laid, Score
from flip7.play.scorekeeper.misfits import Misfit, Why


@dataclass(slots=True)
class Cell:
    """The cards of one player, or their points as one number."""

    cards: list[Card] = field(default_factory=list)
    number: Points | None = None
    """The points, where they were entered as a number."""
    sure: bool = False
    """The table insists on a number that no hand can give."""
    busted: bool = False
    done: bool = False
    """All cards have been tapped."""

    @classmethod
    def of(cls, place: Place) -> "Cell":
        """Return the cell of what lies before a player, where a round was kept live so far."""
        busted = place.status is BUSTED
        return cls(cards=place.cards.copy(), busted=busted, done=place.status is not ACTIVE)

    @property
    def line(self) -> list[Card]:
        """The number cards."""
        return [card for card in self.cards if card.kind is NUMBER]

    @property
    def flipped_seven(self) -> bool:
        """Seven different numbers (F7.1)."""
        return not self.busted and self.number is None and len(set(self.line)) == FLIP_7

    @property
    def empty(self) -> bool:
        """Whether the cell is empty."""
        return not self.cards and not self.settled

    @property
    def settled(self) -> bool:
        """Whether the cell is complete."""
        return self.number is not None or self.busted or self.done

    @property
    def status(self) -> Status:
        """The player's status at the end of the round, as far as the sheet says."""
        return BUSTED if self.busted else STAYED

    def worth(self, rules: Rules) -> Points:
        """Return the points: those entered, none after a bust, else what the cards give (B.2, E.2)."""
        if self.number is not None:
            return self.number
        if self.busted:
            return Points(0)
        return points(self.cards, flip_7=rules.flip_7 if self.flipped_seven else 0)

    def enter(self, what: CellEntry) -> None:
        """Write the entry into the cell."""
        match what:
            case Score(_, _, number, sure):
                self.number, self.sure = number, sure
            case Laid(_, _, card):
                self.cards.append(card)
            case Bust():
                self.busted = True
            case Done():
                self.done = True

    def holds(self, what: CellEntry) -> bool:
        """Return whether the cell says so already."""
        match what:
            case Score(_, _, number):
                return self.number == number
            case Laid(_, _, card):
                return card in self.cards
            case Bust():
                return self.busted
            case Done():
                return self.done


def cell_misfit(what: CellEntry, cells: Sequence[Cell], decks: int) -> Misfit | None:
    """Return why this cannot be written into its cell, or None if it can."""
    cell = cells[what.seat]
    if cell.number is not None or cell.busted or (cell.done and not isinstance(what, Laid)):
        return Misfit(Why.SETTLED, what.seat)
    match what:
        case Laid(_, seat, card):
            return card_misfit(card, seat, cells, decks)
        case Score(_, seat):
            return Misfit(Why.HAS_CARDS, seat) if cell.cards else None
        case Bust() | Done():
            return None


def card_misfit(card: Card, seat: Seat, cells: Sequence[Cell], decks: int) -> Misfit | None:
    """Return why the card cannot lie before the player at the end of the round, or None if it can."""
    cell = cells[seat]
    if card in cell.cards and (card.kind is NUMBER or card in (FREEZE, SECOND_CHANCE)):
        return Misfit(Why.BUST if card.kind is NUMBER else Why.HAS_ONE, seat, card)
    lying = Counter(each for other in cells for each in other.cards)
    if lying[card] >= COPIES[card] * decks:
        return Misfit(Why.ALL_ON_TABLE, seat, card, COPIES[card] * decks)
    if card.kind is NUMBER and cell.flipped_seven:
        return Misfit(Why.EIGHTH, seat, card)
    if card.kind is NUMBER and len(cell.line) == FLIP_7 - 1:
        other = next((other for other, each in zip(SEATS, cells, strict=False) if each.flipped_seven), None)
        if other is not None:
            return Misfit(Why.OTHER_FLIP_7, other, card)
    return None
