"""Game events: everything that can happen in a game of Flip 7, one closed list of past-tense facts.

A newcomer reads this file first. Every event says

- who and which card it is about,
- where the cards it touches lie now (`lies`),
- which rules it rests on (`rules`, numbers of docs/rules.md),
- whether nobody had a choice (`forced`, X.9), where there could have been one.

`flip7.core.apply` is the only place that changes a table, and it changes it by these.
"""

from enum import Enum
from typing import ClassVar, Final

from flip7.core.cards import FREEZE, SECOND_CHANCE, Card, Kind
from flip7.core.seats import Points, Seat
from flip7.core.table import Status
from flip7.core.values import Made, fact

RuleNumbers = tuple[str, ...]


class Spot(Enum):
    """The places a card can be in; at every moment it is in exactly one (D.6)."""

    DRAW_PILE = "draw pile"
    DISCARD_PILE = "discard pile"
    BEFORE_A_PLAYER = "before a player"
    SET_ASIDE = "set aside"
    BEING_RESOLVED = "being resolved"


# --- a round begins -------------------------------------------------------------------------------------------------


@fact
class RoundBegan:
    """A new round; the deal has passed to the dealer (S.2, N.2)."""

    number: int
    dealer: Seat
    first: Seat
    """The seat that is dealt to and asked first (X.2)."""

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        return ("S.2", "X.2") if self.number == 1 else ("N.2", "X.2")


@fact
class Joined:
    """A player took a new seat, behind the last one, before the round began (X.15)."""

    seat: Seat
    points: Points
    """The points that they begin with."""

    rules: ClassVar[RuleNumbers] = ("X.15",)


@fact
class DealEnded:
    """The initial deal had come to everybody; from now on the dealer asks «Hit or stay?» (I.1, T.1)."""

    rules: ClassVar[RuleNumbers] = ("I.1", "T.1")


DEAL_ENDED: Final = DealEnded()


# --- a card comes up --------------------------------------------------------------------------------------------------


@fact
class Dealt:
    """The dealer dealt the seat its card of the initial deal (I.1)."""

    seat: Seat
    card: Card

    rules: ClassVar[RuleNumbers] = ("I.1",)
    lies: ClassVar[Spot] = Spot.BEING_RESOLVED


@fact
class Hit:
    """The seat hit and was dealt a card (T.2); forced if it had no card before it and so could not stay (T.4, X.9)."""

    seat: Seat
    card: Card
    forced: bool

    lies: ClassVar[Spot] = Spot.BEING_RESOLVED

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        return ("T.2", "T.4", "X.9") if self.forced else ("T.2",)


@fact
class Flipped:
    """The seat flipped a card of its Flip Three (F3.2)."""

    seat: Seat
    card: Card

    rules: ClassVar[RuleNumbers] = ("F3.2",)
    lies: ClassVar[Spot] = Spot.BEING_RESOLVED


EVERY_DEALT: Final[Made[tuple[Seat, Card], Dealt]] = Made(Dealt)
EVERY_HIT: Final[Made[tuple[Seat, Card, bool], Hit]] = Made(Hit)


# --- what becomes of it -----------------------------------------------------------------------------------------------


@fact
class Kept:
    """The card was put before the seat: a number in its line, a modifier or a Second Chance above it (M.1, SC.1)."""

    seat: Seat
    card: Card

    lies: ClassVar[Spot] = Spot.BEFORE_A_PLAYER

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        match self.card.kind:
            case Kind.MODIFIER:
                return ("M.1",)
            case Kind.SECOND_CHANCE:
                return ("SC.1",)
            case _:
                return ("T.2",)


EVERY_KEPT: Final[Made[tuple[Seat, Card], Kept]] = Made(Kept)


@fact
class Busted:
    """The number was in the seat's line already: the seat is out and scores nothing (B.1, B.2, X.4)."""

    seat: Seat
    card: Card

    rules: ClassVar[RuleNumbers] = ("B.1", "B.2")
    lies: ClassVar[Spot] = Spot.BEFORE_A_PLAYER


EVERY_BUSTED: Final[Made[tuple[Seat, Card], Busted]] = Made(Busted)


@fact
class Saved:
    """A Second Chance took the bust: it and the number were discarded (SC.2, X.11)."""

    seat: Seat
    card: Card

    rules: ClassVar[RuleNumbers] = ("SC.2", "SC.4")
    lies: ClassVar[Spot] = Spot.DISCARD_PILE


@fact
class FlippedSeven:
    """The seat has seven different numbers: the round is over for everybody (F7.1, F7.3)."""

    seat: Seat

    rules: ClassVar[RuleNumbers] = ("F7.1", "F7.3")


@fact
class SetAside:
    """A Freeze or Flip Three came up in a Flip Three: it waits until the three are flipped (F3.6)."""

    seat: Seat
    card: Card

    rules: ClassVar[RuleNumbers] = ("F3.6",)
    lies: ClassVar[Spot] = Spot.SET_ASIDE


# --- cards given to players -------------------------------------------------------------------------------------------


@fact
class Given:
    """The seat gave the Freeze or Flip Three it was dealt (FZ.1, F3.1); forced if nobody else was active (FZ.4)."""

    giver: Seat
    card: Card
    to: Seat
    forced: bool

    lies: ClassVar[Spot] = Spot.BEING_RESOLVED

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        if self.card is FREEZE:
            return ("FZ.1", "FZ.4", "X.9") if self.forced else ("FZ.1",)
        return ("F3.1", "X.9") if self.forced else ("F3.1",)


@fact
class HandedOut:
    """The seat handed out the next card it had set aside; it waits before its holder (F3.8, F3.9)."""

    giver: Seat
    card: Card
    to: Seat
    forced: bool

    lies: ClassVar[Spot] = Spot.BEING_RESOLVED

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        return ("F3.8", "F3.9", "X.9") if self.forced else ("F3.8", "F3.9")


@fact
class PassedOn:
    """The seat had a Second Chance and gave the new one to a player who had none (SC.3)."""

    giver: Seat
    to: Seat
    forced: bool

    card: ClassVar[Card] = SECOND_CHANCE
    lies: ClassVar[Spot] = Spot.BEFORE_A_PLAYER

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        return ("SC.3", "X.9") if self.forced else ("SC.3",)


# --- what action cards do ---------------------------------------------------------------------------------------------


@fact
class Froze:
    """The seat was frozen: it banks, and the Freeze lies before it until the round ends (FZ.2, FZ.5)."""

    seat: Seat

    card: ClassVar[Card] = FREEZE
    rules: ClassVar[RuleNumbers] = ("FZ.2", "FZ.5")
    lies: ClassVar[Spot] = Spot.BEFORE_A_PLAYER


@fact
class FlipThreeBegan:
    """The seat began to flip three cards (F3.2)."""

    seat: Seat

    rules: ClassVar[RuleNumbers] = ("F3.2",)
    lies: ClassVar[Spot] = Spot.BEING_RESOLVED


class Ending(Enum):
    """The end of a Flip Three; the value is the rules that say so."""

    THIRD_CARD = ("F3.2", "F3.12")
    BUST = ("F3.3", "F3.12")
    FLIP_7 = ("F3.4", "F3.12")
    RAN_DRY = ("X.8", "F3.12")


@fact
class FlipThreeEnded:
    """The Flip Three was over, at its third card or before, and was discarded (F3.12)."""

    seat: Seat
    how: Ending

    lies: ClassVar[Spot] = Spot.DISCARD_PILE

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        numbers: RuleNumbers = self.how.value
        return numbers


# --- leaving the round, and cards leaving the table -------------------------------------------------------------------


@fact
class Stayed:
    """The seat banked its points and left the round (T.3); forced when the cards ran out (X.8)."""

    seat: Seat
    forced: bool

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        return ("X.8",) if self.forced else ("T.3",)


EVERY_STAYED: Final[Made[tuple[Seat, bool], Stayed]] = Made(Stayed)
"""By seat, and whether the seat had no choice."""


class Waste(Enum):
    """The reason for discarding a card without effect; the value is the rules that say so."""

    NOBODY_CAN_TAKE_IT = ("SC.3", "X.11")
    """A Second Chance, and every other active player has one."""
    BUST = ("F3.7",)
    """Set aside in a Flip Three that ended in a bust."""
    HOLDER_IS_OUT = ("F3.10",)
    """Given to a player who was out of the round when its turn came."""
    FLIP_7 = ("F3.7", "F7.4")
    """Set aside or given to a player when a Flip 7 ended the round."""
    RAN_DRY = ("X.8",)
    """Set aside or given to a player when the cards ran out."""


@fact
class Discarded:
    """A card was discarded without effect; `seat` is the one that held it."""

    seat: Seat
    card: Card
    why: Waste

    lies: ClassVar[Spot] = Spot.DISCARD_PILE

    @property
    def rules(self) -> RuleNumbers:
        """The rules it rests on."""
        numbers: RuleNumbers = self.why.value
        return numbers


@fact
class Reshuffled:
    """The draw pile was empty: the discard pile became the new one (N.3); cards on the table stayed (N.4)."""

    cards: int

    rules: ClassVar[RuleNumbers] = ("N.3", "N.4")
    lies: ClassVar[Spot] = Spot.DRAW_PILE


class Draw(Enum):
    """The reasons for drawing a card."""

    DEAL = "deal"
    HIT = "hit"
    FLIP = "flip"


@fact
class RanDry:
    """The seat needed a card, and there was no number left to draw: the round is over (X.8)."""

    seat: Seat
    draw: Draw

    rules: ClassVar[RuleNumbers] = ("X.8",)


# --- the end ----------------------------------------------------------------------------------------------------------


@fact
class RoundEnded:
    """The round was over and scored; its cards went to the discard pile (E.1, E.2, N.1)."""

    points: tuple[Points, ...]
    """The points that each seat scored."""
    statuses: tuple[Status, ...]
    """Where each seat stood at that moment; active is possible after a Flip 7."""
    flipped_seven: Seat | None

    rules: ClassVar[RuleNumbers] = ("E.1", "E.2", "N.1")
    lies: ClassVar[Spot] = Spot.DISCARD_PILE


@fact
class Tied:
    """Several seats are highest with enough points: everybody plays another round (G.2)."""

    seats: tuple[Seat, ...]

    rules: ClassVar[RuleNumbers] = ("G.2",)


@fact
class GameWon:
    """One seat alone is highest, with enough points (G.1)."""

    seat: Seat

    rules: ClassVar[RuleNumbers] = ("G.1",)


Event = (
    RoundBegan
    | Joined
    | DealEnded
    | Dealt
    | Hit
    | Flipped
    | Kept
    | Busted
    | Saved
    | FlippedSeven
    | SetAside
    | Given
    | HandedOut
    | PassedOn
    | Froze
    | FlipThreeBegan
    | FlipThreeEnded
    | Stayed
    | Discarded
    | Reshuffled
    | RanDry
    | RoundEnded
    | Tied
    | GameWon
)
"""Anything that can happen in a game: the closed union of all events."""
