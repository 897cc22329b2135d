"""A room that this process has open: its state, who listens to it, and what is due in it."""

import asyncio
from collections import deque
from dataclasses import dataclass, field
from math import inf
from typing import Final, NamedTuple, Protocol

from flip7.clock import Timer
from flip7.protocol.messages import Parting
from flip7.server.pubsub import Hear, PresenceNotice
from flip7.server.rooms.room import Room
from flip7.server.security.addresses import prefixes_of

TAIL: Final = 32
"""So many of the last messages are at hand for clients that come back after a short break."""


class Listener(Protocol):
    """A client that hears what happens in a room."""

    @property
    def person(self) -> int | None:
        """Whose client it is; None: somebody who watches."""

    @property
    def address(self) -> str:
        """Where the client is."""

    def deliver(self, text: str) -> None:
        """The message is on its way; nobody waits for it."""

    def part(self, why: Parting, seconds: float) -> None:
        """The client is told to come back, and the connection ends."""


@dataclass(slots=True)
class BotPace:
    """A rate limit that makes callers wait: so many at once, then one in every interval."""

    interval: float
    """In seconds."""
    at_once: float
    _next: float = -inf

    def wait(self, now: float) -> float:
        """Take the next place and return how many seconds away it is."""
        self._next = max(self._next, now - self.at_once * self.interval) + self.interval
        return max(0.0, self._next - now)


class PendingTurn(NamedTuple):
    """What must happen next without anybody asking for it: an answer, or the end of the game."""

    ordinal: int
    bot: str | None
    """The bot that is to answer; None: a person, against the clock."""


@dataclass(slots=True, eq=False)
class LiveRoom:
    """A room that is open here."""

    room: Room
    opened_at: int
    """In milliseconds since 1970."""
    hear: Hear
    """What is called with notices of other processes."""
    bot_pace: BotPace
    """How fast the table's bots answer at the most, so that no table takes the server from the others."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    """Held by whoever writes the room's next acts."""
    listeners: set[Listener] = field(default_factory=set)
    attended: bool = False
    """Whether somebody is connected, or was so a moment ago: bots play on only then."""
    tail: deque[str] = field(default_factory=lambda: deque(maxlen=TAIL))
    due: PendingTurn | None = None
    alarm: Timer | None = None
    elsewhere: dict[str, PresenceNotice] = field(default_factory=dict)
    """Who is connected to other processes."""
    heard_at: dict[str, float] = field(default_factory=dict)
    """When each of those processes last said so, by the monotonic clock."""
    away_since: dict[int, float] = field(default_factory=dict)
    """Since when each person with a seat in the lobby has not been connected, by the same clock."""
    telling_presence: Timer | None = None
    host_alarm: Timer | None = None
    closing: Timer | None = None
    paid_by: str = ""
    """Who was last found to be the `payer`."""
    is_closed: bool = False
    """Whether the room is open here no more; whatever is still under way schedules nothing new."""

    def people_here(self) -> tuple[int, ...]:
        """The people who are connected to this process."""
        return tuple(sorted({each.person for each in self.listeners if each.person is not None}))

    def watching_here(self) -> int:
        """How many others listen at this process."""
        return sum(each.person is None for each in self.listeners)

    def connected(self) -> tuple[int, ...]:
        """The people who are connected anywhere."""
        return tuple(sorted(set(self.people_here()).union(*(each.people for each in self.elsewhere.values()))))

    def watching(self) -> int:
        """How many others listen anywhere."""
        return self.watching_here() + sum(each.watching for each in self.elsewhere.values())

    @property
    def is_watched(self) -> bool:
        """Whether anybody is connected anywhere."""
        return bool(self.listeners) or any(each.people or each.watching for each in self.elsewhere.values())

    def payer(self) -> str:
        """Tell whose share of the bots' time the table uses: the host's address, or else that of another client.

        By its widest prefix: an IPv6 /48 is one payer. Without clients, whoever was it last.
        """
        if self.listeners:
            first = min(self.listeners, key=lambda each: (each.person != self.room.host, each.person is None))
            self.paid_by = prefixes_of(first.address)[-1].key
        return self.paid_by

    def forget_silent(self, before: float) -> bool:
        """Forget other processes that have said nothing since then; whether there were any."""
        silent = [origin for origin, at in self.heard_at.items() if at < before]
        for origin in silent:
            del self.elsewhere[origin], self.heard_at[origin]
        return bool(silent)

    def tell(self, text: str) -> None:
        """Everybody who listens hears it."""
        for listener in tuple(self.listeners):
            listener.deliver(text)

    def remember(self, text: str) -> None:
        """The message of the last act is at hand for a while."""
        self.tail.append(text)

    def since(self, number: int) -> list[str] | None:
        """The messages of the acts after that number, if they are all at hand."""
        missing = self.room.length - 1 - number
        if missing > len(self.tail):
            return None
        return list(self.tail)[len(self.tail) - missing :]

    def calm(self) -> None:
        """Nothing is due any more. A task that is under way sees so before it writes."""
        self.due = None
        if self.alarm is not None:
            self.alarm.cancel()
            self.alarm = None

    def silence(self) -> None:
        """Nothing will be done here any more."""
        self.is_closed = True
        self.calm()
        for alarm in (self.telling_presence, self.host_alarm, self.closing):
            if alarm is not None:
                alarm.cancel()
