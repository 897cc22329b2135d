"""What is asked of a store: rooms and their logs, each entry durable before anybody hears of it.

An entry is keyed (room, number). The key is the lock: of two processes that write the same number, one wins and the
other is told so. A store knows nothing of what the entries mean.
"""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Protocol

from flip7.core.errors import Flip7Error


class StoreTrouble(Flip7Error):
    """The store cannot be read or written: disk full, read-only, damaged, gone. Nothing of what was asked was done."""


class Taken(Exception):
    """Somebody else has written that entry, or has that code. Nothing was written."""


class Phase(StrEnum):
    """How far a room is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a room's log."""

    at: int
    """When it was written, in milliseconds since 1970."""
    act: bytes
    """What happened, as JSON."""


@dataclass(frozen=True, slots=True)
class Kept:
    """What is kept of a room besides its log."""

    id: str
    """Nobody can guess it."""
    code: str
    """What people type to come in; a rematch takes it along."""
    secret: bytes
    """The server's part of the seed: told to nobody before the game is over."""
    public: bool
    """Anybody may see that it is there."""
    created: int
    """In milliseconds since 1970."""
    phase: Phase = Phase.LOBBY


@dataclass(frozen=True, slots=True)
class Following:
    """The entry with which an earlier room ends in a rematch."""

    room: str
    number: int
    entry: Entry


@dataclass(frozen=True, slots=True)
class Expiry:
    """What is thrown away: rooms whose last entry is older than these times, in milliseconds since 1970."""

    lobbies_before: int
    games_before: int
    """Games that are not over."""
    records_before: int
    """Games that are over."""


class Store(Protocol):
    """Keeps rooms. Every method raises `StoreTrouble` if the store cannot be read or written."""

    async def create(self, room: Kept, entries: list[Entry], following: Following | None = None) -> None:
        """The room is kept with its first entries, and its code leads to it.

        Without `following`, `Taken` if a kept room has that code. With it, the code is taken over from that earlier
        room, and the entry stands in that room's log; `Taken` if the number is. All of it happens or nothing.
        """

    async def append(self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None) -> None:
        """Store the entries from that number on, and the room's new phase if there is one: all of it or nothing.

        `Taken` if one of the numbers is written already. After a `StoreTrouble` they may have been stored all the same
        (an acknowledgement that was lost): whoever tries again must look at the log first.
        """

    async def find(self, key: str) -> Kept | None:
        """The room with that id, or the one that code leads to now."""

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """Read the room's entries from that number on, in order, at most `limit` of them."""

    async def count(self) -> int:
        """How many rooms are kept whose game is not over."""

    async def unfinished(self) -> list[str]:
        """The ids of all rooms whose game is being played."""

    async def newest_public(self, limit: int) -> list[Kept]:
        """The public rooms that are not over, newest first."""

    async def expire(self, rule: Expiry, but: frozenset[str]) -> list[str]:
        """What is older than the rule allows is gone, but for those rooms; their ids come back."""

    async def check(self) -> None:
        """The store can be read and written now."""

    async def close(self) -> None:
        """Everything is written, and nothing is open any more."""
