"""The animation as data: a scene that changes in beats, each with its duration.

Every card is seen before its consequence. A scene knows no clock and draws nothing: `show` changes it beat by beat and
yields how long each beat is to be seen. The durations come from design/reveal_timing.json, by the generated
`flip7.generated.reveal_timing`.
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
from flip7.generated.reveal_timing import (
    BLOOM,
    BUST,
    DANGER,
    FLIP,
    FREEZE,
    SAVED,
    SAY,
    SETTLE,
    SUMMARY,
    SUMMARY_LINES,
    SUMMARY_LONGEST,
    SUMMARY_PER_LINE,
    TOGETHER,
    TRAVEL,
    TWIN,
)
from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Standings, Told, Tone
from flip7.i18n.seat_names import Names
from flip7.play.session import Asked, Fresh, Past, Step

TURN_UP: Final = TRAVEL + FLIP
"""Seconds until a card lies face up. A terminal shows it at once, for as long as the browser moves and turns it."""


@dataclass(frozen=True, slots=True)
class CardUp:
    """A card has come up for a seat; its consequence comes next."""

    seat: Seat
    card: Card
    danger: bool
    """Its consequence is exciting: hold the card longer."""


@dataclass(frozen=True, slots=True)
class Twins:
    """A number beside its double: the seat busts, or is saved."""

    seat: Seat
    card: Card
    saved: bool


@dataclass(frozen=True, slots=True)
class BustUp:
    """The seat has bust and lost that many points."""

    seat: Seat
    card: Card
    lost: int


@dataclass(frozen=True, slots=True)
class FrozenUp:
    """The seat is frozen and banks that many points."""

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
    """The table as the screens draw it."""

    names: Names
    here: frozenset[Seat]
    teller: Teller
    told: list[Told] = field(default_factory=list)
    moment: Moment | None = None
    asked: Asked | None = None
    standings: Standings | None = None
    """The standings of the finished round, while they are shown."""
    odds: bool = True
    """Odds may be shown."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats of people that bots play just now."""
    _before: int = 0
    """The number of sentences told before `_first`: those of a game whose history could not be fetched."""
    _first: Table = field(init=False)
    _since: list[Event] = field(default_factory=list)
    """The events since `_first`, to narrate them in another language."""

    def __post_init__(self) -> None:
        self._begin_to_tell(None)

    @classmethod
    def of(cls, fresh: Fresh) -> "Scene":
        """Make the scene of a snapshot."""
        scene = cls(fresh.names, fresh.here, Teller(fresh.table, fresh.names))
        scene.begin(fresh)
        return scene

    @property
    def table(self) -> Table:
        """The table as it is shown."""
        return self.teller.table

    def begin(self, fresh: Fresh) -> None:
        """Replace the scene by a snapshot, without animation."""
        goes_on = fresh.past is None and fresh.table == self.table
        self.names = fresh.names
        self.here = fresh.here
        self.teller = Teller(fresh.table, fresh.names)
        self.moment = None
        self.asked = fresh.asked
        self.standings = None
        self.odds = fresh.odds
        self.stand_ins = fresh.stand_ins
        if not goes_on:  # else nothing but who sits where has changed
            self._begin_to_tell(fresh.past)

    def _begin_to_tell(self, past: Past | None) -> None:
        if past is None:
            self._before, self._first, self._since = len(self.told), self.table.copy(), []
        else:
            self._before, self._first, self._since = 0, past.first.copy(), list(past.events)
            self.retell()

    def retell(self) -> None:
        """Narrate the events again in the current language."""
        teller = Teller(self._first, self.names)
        self.told[self._before :] = [teller.tell(event) for event in self._since]
        if self.standings is not None:
            self.standings = next(told for told in reversed(self.told) if isinstance(told, Standings))

    def called(self, seat: Seat) -> str:
        """Return the name at a seat, with a mark if a bot stands in."""
        name = self.names.shown[seat]
        return say("join-stand-in", name=name) if seat in self.stand_ins else name

    def show(self, step: Step) -> Iterator[float]:
        """Play a step: yield the seconds for which each beat is to be seen."""
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
                return TURN_UP + (DANGER if danger else TOGETHER / 2 if dealt else TOGETHER)
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
    """Return the seconds for which the scores of a round are shown."""
    return min(SUMMARY + max(0, seats - SUMMARY_LINES) * SUMMARY_PER_LINE, SUMMARY_LONGEST)
