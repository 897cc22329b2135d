"""The session of one table as a screen sees it: updates in order, questions, answers.

The referee may be in this process (`play.local_session`) or on a server (`client.session`): screens cannot tell.
"""

from collections.abc import AsyncIterator
from dataclasses import dataclass
from typing import Protocol

from flip7.core.decisions import Choice, Decision
from flip7.core.events import Event
from flip7.core.rules import DEALER, First
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.seat_names import Names


@dataclass(frozen=True, slots=True)
class Asked:
    """The open question."""

    decision: Decision
    ordinal: int
    """The number of choices made before it; an answer quotes it."""
    here: bool
    """It is answered at this keyboard."""
    deadline: float | None = None
    """When a bot answers instead, by `Clock.monotonic`."""
    absent: bool = False
    """Whether the person who is asked is disconnected from the web table."""


@dataclass(frozen=True, slots=True)
class Past:
    """Everything that has happened in a game, to be narrated in any language."""

    first: Table
    """The table before the first event."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Fresh:
    """A snapshot of the table: at the start, after a long disconnect, or after an undo."""

    table: Table
    names: Names
    here: frozenset[Seat]
    """The seats that are played at this keyboard."""
    asked: Asked | None
    past: Past | None = None
    """Everything so far, to replace what was narrated; None: keep what was narrated."""
    odds: bool = True
    """Odds may be shown; whoever made a web table may have decided against it."""
    stand_ins: frozenset[Seat] = frozenset()
    """The seats that bots play until their people are back."""


@dataclass(frozen=True, slots=True)
class Step:
    """Events that happened together, and the question after them."""

    events: tuple[Event, ...]
    asked: Asked | None
    missed: bool = False
    """It happened while we were disconnected: animate it quickly."""


@dataclass(frozen=True, slots=True)
class Remark:
    """A message beside the game: who has joined, what was refused, that the connection is broken."""

    text: str
    """Marked text."""
    lasting: bool = False
    """It stays until the next remark; an empty one clears it."""


@dataclass(frozen=True, slots=True)
class GatheredSeat:
    """A seat in the lobby."""

    name: str | None
    """None: the seat is free."""
    bot: str | None = None
    """Which bot it is, if it is one."""
    here: bool = False
    """It is ours."""
    is_host: bool = False
    ready: bool = False
    """Its person is ready; bots always are."""
    connected: bool = True
    """Its person is connected; bots always are."""


@dataclass(frozen=True, slots=True)
class Gathering:
    """The lobby: a table before its game."""

    seats: tuple[GatheredSeat, ...]
    code: str
    """The code that others type to join."""
    link: str
    """The link that others open or scan to join."""
    target: int
    host: str | None
    """The name of the host, who may have no seat."""
    is_host: bool
    """We may fill the seats and start."""
    watching: int
    """The number of spectators."""
    first: First = DEALER
    """The seat that is dealt to and asked first."""
    odds: bool = True
    """Odds may be shown."""
    advice: bool = False
    """Everybody may ask for advice."""
    turn_seconds: int | None = None
    """The turn clock: how long a person may think before a bot plays the seat. None: no limit."""

    @property
    def here(self) -> GatheredSeat | None:
        """Our seat; None for a spectator."""
        return next((seat for seat in self.seats if seat.here), None)

    @property
    def free(self) -> int:
        """The number of free seats; the game can start when there is none."""
        return sum(seat.name is None for seat in self.seats)

    @property
    def absent(self) -> tuple[str, ...]:
        """The names of those who have a seat and are not connected."""
        return tuple(seat.name for seat in self.seats if seat.name is not None and not seat.connected)

    @property
    def taken(self) -> int:
        """Number of seats that are taken, by people and bots."""
        return len(self.seats) - self.free

    @property
    def can_start(self) -> bool:
        """We can start the game now, and nobody is missing."""
        return self.is_host and not self.free

    @property
    def last_free(self) -> int | None:
        """The last seat that is free."""
        return max((number for number, seat in enumerate(self.seats) if seat.name is None), default=None)


@dataclass(frozen=True, slots=True)
class RosterEntry:
    """A person at a web table, or a bot at one of its seats."""

    person: int | None
    """The person's number; None for a bot with a seat of its own."""
    name: str
    seat: int | None = None
    here: bool = False
    """It is us."""
    is_host: bool = False
    connected: bool = True
    gone: bool = False
    sent_away: bool = False
    bot: str | None = None
    """The bot that plays the seat, for itself or for the person."""


@dataclass(frozen=True, slots=True)
class Roster:
    """Everybody at a web table, in the lobby or in the game."""

    entries: tuple[RosterEntry, ...]
    is_host: bool
    """We decide who stays."""
    locked: bool
    """The table is locked to newcomers."""
    in_lobby: bool


@dataclass(frozen=True, slots=True)
class Announcement:
    """A message of the server's owner to everybody; it stays until the next one."""

    text: str | None = None
    restart_at: float | None = None
    """When the server will restart, by `Clock.monotonic`."""


Update = Gathering | Fresh | Step | Remark | Roster | Announcement


class TableSession(Protocol):
    """One table, from sitting down to leaving."""

    @property
    def can_take_back(self) -> bool:
        """Whether undo is possible: a choice was made here, and no other people play."""

    @property
    def offers_advice(self) -> bool:
        """Whether whoever is asked here may ask for advice."""

    def updates(self) -> AsyncIterator[Update]:
        """Yield everything that happens, in order, until nothing more can happen."""

    def answer(self, ordinal: int, choice: Choice) -> None:
        """Answer the question of that ordinal; an answer that comes too late is ignored."""

    def take_back(self) -> None:
        """Undo the last choice made at this keyboard, and all after it."""

    async def close(self) -> None:
        """Leave the table."""
