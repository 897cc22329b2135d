"""A table as the screens see it: what happens, what is asked, and a way to answer.

The referee may be in this process (`local`) or behind a socket (`remote`): the screens cannot tell.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from flip7.core.decisions import Choice, Decision
from flip7.core.events import Event
from flip7.core.rules import DEALER, First
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.narration import Told
from flip7.i18n.seat_names import Names


@dataclass(frozen=True, slots=True)
class Asked:
    """The question that is open."""

    decision: Decision
    ordinal: int
    """How many choices were made before it; an answer names it."""
    here: bool
    """It is answered at this keyboard."""
    deadline: float | None = None
    """When a bot answers instead, by `Clock.monotonic`."""


@dataclass(frozen=True, slots=True)
class Fresh:
    """The table as it is: at the beginning, after a long absence, or when choices were taken back."""

    table: Table
    names: Names
    here: frozenset[Seat]
    """The seats that are played at this keyboard."""
    asked: Asked | None
    told: tuple[Told, ...] | None = None
    """Everything that happened before, in place of what was told; None: what was told holds."""
    odds: bool = True
    """Odds may be shown; whoever made a web table may have decided against it."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats of people that bots play until they are back."""


@dataclass(frozen=True, slots=True)
class Step:
    """What happened at once, and what is asked then."""

    events: tuple[Event, ...]
    asked: Asked | None
    missed: bool = False
    """It happened while nobody listened here, and need not be seen slowly."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something to be said that is not part of the game: who has come, what was refused, that the line is broken."""

    text: str
    """Marked text."""
    lasting: bool = False
    """It holds until the next remark; an empty one takes it back."""


@dataclass(frozen=True, slots=True)
class GatheredSeat:
    """A seat of a table at which no game has begun."""

    name: str | None
    """None: the seat is free."""
    bot: str | None = None
    """Which bot it is, if it is one."""
    here: bool = False
    """It is played at this keyboard."""
    is_host: bool = False
    ready: bool = False
    """Its person can start; bots always can."""
    connected: bool = True
    """Its person can be reached just now; bots always can."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """A table before its game: who has come, and what it waits for."""

    seats: tuple[GatheredSeat, ...]
    code: str
    """What others type to come to the table."""
    link: str
    """What others open or scan to come to the table."""
    target: int
    host: str | None
    """The name of the host, who may have no seat."""
    is_host: bool
    """Whoever sits here may fill the seats and start."""
    watching: int
    """How many others look on without a seat."""
    first: First = DEALER
    """Who is dealt to and asked first."""
    odds: bool = True
    """Odds may be shown."""
    turn_seconds: int | None = None
    """So long may somebody think; then a bot plays the seat. None: the table waits."""

    @property
    def here(self) -> GatheredSeat | None:
        """The seat that is played at this keyboard; None: one watches."""
        return next((seat for seat in self.seats if seat.here), None)

    @property
    def free(self) -> int:
        """How many seats are free; the game starts when none is."""
        return sum(seat.name is None for seat in self.seats)

    @property
    def can_start(self) -> bool:
        """It can be started from here now."""
        return self.is_host and not self.free


@dataclass(frozen=True, slots=True)
class RosterEntry:
    """Somebody at a web table, or the bot at one of its seats."""

    person: int | None
    """Their number; None: a bot that has the seat for itself."""
    name: str
    seat: int | None = None
    here: bool = False
    """It is whoever sits at this keyboard."""
    is_host: bool = False
    connected: bool = True
    gone: bool = False
    sent_away: bool = False
    bot: str | None = None
    """The bot that plays the seat, for itself or for the person."""


@dataclass(frozen=True, slots=True)
class Roster:
    """Everybody at a web table, in the lobby and in the game."""

    entries: tuple[RosterEntry, ...]
    is_host: bool
    """Whoever sits at this keyboard decides who stays."""
    locked: bool
    """The table is closed to newcomers."""
    in_lobby: bool


@dataclass(frozen=True, slots=True)
class Announcement:
    """What the owner of the server tells everybody; it holds until the next one."""

    text: str | None = None
    restart_at: float | None = None
    """When the server will restart, by `Clock.monotonic`."""


Update = Gathering | Fresh | Step | Remark | Roster | Announcement


class TableSession(Protocol):
    """One table, from the moment somebody sits down at it."""

    @property
    def can_take_back(self) -> bool:
        """A choice was made here and may be taken back, because nobody else plays."""

    def updates(self) -> AsyncIterator[Update]:
        """Everything that happens, in order; it ends when nothing can happen any more."""

    def answer(self, ordinal: int, choice: Choice) -> None:
        """The answer to the question of that ordinal is on its way; one that comes too late is nobody's loss."""

    def take_back(self) -> None:
        """The last choice that was made at this keyboard, and all after it, are taken back."""

    async def close(self) -> None:
        """The table is left."""
