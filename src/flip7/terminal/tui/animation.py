"""What is to be seen: a table, what is in the middle of happening, and what was told.

Every card is seen before its consequence. A scene changes in beats. It knows no clock and draws nothing: `show` changes
it step by step, and says how long each step is to be seen.
"""

from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from typing import Final

from flip7.core.cards import Card
from flip7.core.events import Busted, Dealt, Event, Flipped, FlippedSeven, Froze, Hit, Kept, RoundEnded, Saved, SetAside
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration import Sentence, Standings, Told, Tone
from flip7.i18n.seat_names import Names
from flip7.play.session import Asked, Fresh, Step

# Seconds, the same as the browser's (web/src/animation/reveal.ts).
TURN_UP: Final = 0.56
HOLD: Final = 0.45
DANGER: Final = 0.9
TWIN: Final = 0.65
SAVED: Final = 0.9
BUST: Final = 1.4
FREEZE: Final = 0.5
BLOOM: Final = 2.4
SETTLE: Final = 0.26
SAY: Final = 0.35
SUMMARY: Final = 9.0
"""A round that is over; somebody may hold it, or let it go at once."""
_LINES: Final = 4
"""The scores of so many are read in that time; …"""
_PER_LINE: Final = 0.7
"""… each further line takes longer, …"""
_LONGEST_SUMMARY: Final = 20.0
"""… up to a limit."""


@dataclass(frozen=True, slots=True)
class CardUp:
    """A card has come up for a seat, and nothing has come of it yet."""

    seat: Seat
    card: Card
    danger: bool
    """What comes of it is worth holding one's breath."""


@dataclass(frozen=True, slots=True)
class Twins:
    """A number lies beside its double: the seat is out, or saved."""

    seat: Seat
    card: Card
    saved: bool


@dataclass(frozen=True, slots=True)
class BustUp:
    """The seat is out, and has lost so much."""

    seat: Seat
    card: Card
    lost: int


@dataclass(frozen=True, slots=True)
class FrozenUp:
    """The seat is frozen, and banks so much."""

    seat: Seat
    points: int


@dataclass(frozen=True, slots=True)
class Bloom:
    """Seven different numbers: the only gold."""

    seat: Seat
    points: int


Moment = CardUp | Twins | BustUp | FrozenUp | Bloom


@dataclass(slots=True)
class Scene:
    """What the screens draw."""

    names: Names
    here: frozenset[Seat]
    teller: Teller
    told: list[Told] = field(default_factory=list)
    moment: Moment | None = None
    asked: Asked | None = None
    standings: Standings | None = None
    """The round that is over, until somebody lets it go."""
    odds: bool = True
    """Odds may be shown."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats of people that bots play just now."""
    _before: int = 0
    """How much of what was told was told before the table was as it is in `_first`, …"""
    _first: Table = field(init=False)
    _since: list[Event] = field(default_factory=list)
    """… and what has happened since."""

    def __post_init__(self) -> None:
        self._begin_to_tell()

    @classmethod
    def of(cls, fresh: Fresh) -> "Scene":
        """The scene at a table as it is."""
        teller, told = Teller(fresh.table, fresh.names), list(fresh.told or ())
        scene = cls(fresh.names, fresh.here, teller, told)
        scene.asked, scene.odds, scene.stand_ins = fresh.asked, fresh.odds, fresh.stand_ins
        return scene

    @property
    def table(self) -> Table:
        """The table as it is shown."""
        return self.teller.table

    def begin(self, fresh: Fresh) -> None:
        """Another table, at once."""
        self.names = fresh.names
        self.here = fresh.here
        self.teller = Teller(fresh.table, fresh.names)
        if fresh.told is not None:
            self.told = list(fresh.told)
        self.moment = None
        self.asked = fresh.asked
        self.standings = None
        self.odds = fresh.odds
        self.stand_ins = fresh.stand_ins
        self._begin_to_tell()

    def _begin_to_tell(self) -> None:
        self._before, self._first, self._since = len(self.told), self.table.copy(), []

    def retell(self) -> None:
        """What happened before one's eyes is told once more: another language is spoken.

        What was told in one piece, as when a game is resumed, stays as it was told.
        """
        teller = Teller(self._first, self.names)
        self.told[self._before :] = [teller.tell(event) for event in self._since]
        if self.standings is not None:
            self.standings = next(told for told in reversed(self.told) if isinstance(told, Standings))

    def called(self, seat: Seat) -> str:
        """The name on a seat; whoever a bot plays for has that beside it."""
        name = self.names.shown[seat]
        return say("join-stand-in", name=name) if seat in self.stand_ins else name

    def show(self, step: Step) -> Iterator[float]:
        """The step happens; each number is how many seconds what is now to be seen should stay."""
        self.asked = None
        for event, then in zip_longest(step.events, step.events[1:]):
            yield from self._event(event, then)
        self.moment = None
        self.asked = step.asked

    def _event(self, event: Event, then: Event | None) -> Iterator[float]:
        match event:
            case Busted(seat, card) | Saved(seat, card):
                saved = isinstance(event, Saved)
                self.moment = Twins(seat, card, saved)
                yield TWIN + (SAVED if saved else 0)
            case _:
                pass
        lost = round_points(self.table, event.seat) if isinstance(event, Busted) else 0
        told = self.teller.tell(event)
        self.told.append(told)
        self._since.append(event)
        self.moment = self._moment(event, then, lost)
        yield self._seconds(event, told)
        if isinstance(told, Standings):
            self.standings = told
            yield reading_seconds(len(told.rows))
            self.standings = None

    def _moment(self, event: Event, then: Event | None, lost: int) -> Moment | None:
        match event:
            case Dealt(seat, card) | Hit(seat, card) | Flipped(seat, card):
                return CardUp(seat, card, danger=isinstance(then, Busted | Saved | FlippedSeven))
            case Busted(seat, card):
                return BustUp(seat, card, lost)
            case Froze(seat):
                return FrozenUp(seat, round_points(self.table, seat))
            case FlippedSeven(seat):
                return Bloom(seat, round_points(self.table, seat))
            case _:
                return None

    def _seconds(self, event: Event, told: Told) -> float:
        match self.moment:
            case CardUp(danger=danger):
                dealt = isinstance(event, Dealt)
                return TURN_UP + (DANGER if danger else HOLD / 2 if dealt else HOLD)
            case BustUp():
                return BUST
            case FrozenUp():
                return FREEZE
            case Bloom():
                return DANGER + BLOOM
            case _:
                pass
        match event:
            case Kept() | SetAside():
                return SETTLE
            case RoundEnded():
                return SAY
            case _:
                return 0 if isinstance(told, Sentence) and told.tone is Tone.QUIET else SAY


def reading_seconds(seats: int) -> float:
    """For how long the scores of so many stay."""
    return min(SUMMARY + max(0, seats - _LINES) * _PER_LINE, _LONGEST_SUMMARY)
