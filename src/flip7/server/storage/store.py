"""The interface of a store: rooms and their logs, each entry durable before anybody is told.

An entry is keyed (room, number). The key is the lock: of two processes that write the same number, one wins and the
other is told so. A store knows nothing of what the entries mean.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Protocol

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import Phase


class StoreTrouble(Flip7Error):
    """The store cannot be read or written: disk full, read-only, damaged, gone, in use by another server.

    What was asked was most likely not done, but that is not certain: a commit may have reached the disk although its
    acknowledgement was lost. It is done as a whole or not at all.
    """

    @property
    def refusal(self) -> Refused:
        """The refusal that a client gets; the reason is for the owner's log."""
        return Refused(Reason.STORE_TROUBLE, say("refused-store"))


class DamagedLog(StoreTrouble):
    """The store works, but the log of one room makes no sense: trying again does not help."""

    @property
    def refusal(self) -> Refused:
        """The refusal by name: of all tables, only this one cannot be read."""
        return Refused(Reason.BAD_RECORD, say("refused-damaged"))


class Taken(Exception):
    """Another process has written that entry, or the code is in use. Nothing was written."""


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a room's log."""

    at: int
    """When it was written, in milliseconds since 1970."""
    act: bytes
    """The room event, as JSON."""


@dataclass(frozen=True, slots=True)
class StoredRoom:
    """The stored facts of a room besides its log."""

    id: str
    """Random, so that it cannot be guessed."""
    code: str
    """The code that people type to come in; a rematch takes it along."""
    secret: bytes
    """The server's part of the seed: told to nobody before the game is over."""
    public: bool
    """Whether the room is on the public list."""
    created: int
    """In milliseconds since 1970."""
    phase: Phase = Phase.LOBBY
    joined: bool = False
    """Whether a person besides its founder has come."""


@dataclass(frozen=True, slots=True)
class Following:
    """The entry with which an earlier room ends in a rematch."""

    room: str
    number: int
    entry: Entry
    moves_code: bool = True
    """Whether the code led to the earlier room; otherwise the new room's code is a free one."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Expiry:
    """Which rooms are old: those whose last entry is older than these times, in milliseconds since 1970.

    An old room is first marked, and removed in a later sweep if it is still old: a clock that is wrong for a while
    deletes nothing.
    """

    now: int
    """Rooms that are old are marked with this time; a mark that is later than this was made by a wrong clock."""
    lobbies_before: int
    lonely_before: int
    """Lobbies that nobody but the founder has joined."""
    games_before: int
    """Games that are not over."""
    records_before: int
    """Games that are over."""
    remove_marked_before: int | None
    """Remove rooms that were marked before this time and are still old; `None`: remove nothing in this sweep."""


@dataclass(frozen=True, slots=True)
class Expired:
    """The result of a sweep."""

    marked: int
    """The number of rooms that a later sweep will remove, if they stay as old as they are."""
    removed: list[str]
    """The ids of the rooms that are gone."""


@dataclass(frozen=True, slots=True)
class RoomSummary:
    """A room as its owner sees it in a list."""

    kept: StoredRoom
    length: int
    """The number of entries of its log."""
    last: int
    """When the last of them was written, or the room created; in milliseconds since 1970."""


@dataclass(frozen=True, slots=True)
class Block:
    """An address, or a range of addresses, from which nobody may come."""

    prefix: str
    until: int | None
    """In milliseconds since 1970; `None`: until it is lifted. Blocks that have ended are kept until they are lifted."""
    reason: str


class RoomStore(Protocol):
    """Keeps rooms, as rooms need it. Every method raises `StoreTrouble` if the store cannot be read or written."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to this store: its rooms can then grow without this process."""

    @property
    def has_company(self) -> bool:
        """Whether another process has checked the store of late: people may be connected there."""

    async def create(self, room: StoredRoom, entries: list[Entry], following: Following | None = None) -> None:
        """Keep the room with its first entries, and let its code lead to it.

        Without `following`, `Taken` if a kept room has that code. With it, the code is taken over from that earlier
        room if it led there, the entry stands in that room's log, and that room is over; `Taken` if the number is. All
        of it or nothing.
        """

    async def append(
        self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None, *, joined: bool = False
    ) -> None:
        """Store the entries from that number on, and the room's new phase if there is one: all of it or nothing.

        `joined` says that somebody besides the founder has come; nothing takes that back.
        `Taken` if one of the numbers is written already. After a `StoreTrouble` they may have been stored all the same
        (an acknowledgement that was lost): whoever tries again must look at the log first.
        """

    async def find(self, key: str) -> StoredRoom | None:
        """Find the room with that id, or the one that code leads to now."""

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """Read the room's entries from that number on, in order, at most `limit` of them."""

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        """Count the entries of each of these rooms; rooms that are not kept are missing."""

    async def count(self) -> int:
        """Count the rooms whose game is not over."""

    async def unfinished(self) -> list[str]:
        """List the ids of all rooms whose game is being played."""

    async def newest_public(self, limit: int) -> list[StoredRoom]:
        """List the public rooms that are not over, newest first."""

    async def newest(self) -> int | None:
        """Find the time of the newest entry of all rooms; `None` if no room is kept.

        It looks at the last entry of every room, as a sweep does: for the sweep, not for a request.
        """

    async def expire(self, rule: Expiry, but: frozenset[str]) -> Expired:
        """Sweep: unmark rooms that are not old, remove old rooms that were marked long ago, mark those that are old.

        Rooms in `but` are in use: they are neither marked nor removed, and lose a mark that they have.
        """

    async def meta_get(self, key: str) -> int | None:
        """Read a number that belongs to the whole store, such as the time of the last sweep."""

    async def meta_set(self, key: str, value: int) -> None:
        """Write such a number."""

    async def check(self) -> None:
        """Raise `StoreTrouble` unless a write now reaches the store and can be read back."""


class ReviewStore(Protocol):
    """Keeps one review for each room, which goes with it."""

    async def review(self, room: str, version: int) -> bytes | None:
        """Read the review of a room, if one of that version is kept."""

    async def keep_review(self, room: str, version: int, report: bytes) -> None:
        """Keep the review of a room, in place of an earlier one; nothing, if the room is gone."""


class Store(RoomStore, ReviewStore, Protocol):
    """The store of a server: keeps rooms and reviews, and can be looked after by its owner."""

    def free_bytes(self) -> int | None:
        """Measure the free space of the disk; `None` if that cannot be known here."""

    async def close(self) -> None:
        """Write everything that was asked for, and let go of the store."""

    # --- for the owner ------------------------------------------------------------------------------------------------

    async def backup(self, to: Path) -> None:
        """Copy the whole store, as it is at one moment, into a new file, while others go on writing.

        The file appears under its name when it is complete, on the disk and found to be sound; only its owner can read
        it.
        """

    async def rooms_kept(self, phase: Phase | None = None, *, limit: int = 100, offset: int = 0) -> list[RoomSummary]:
        """List kept rooms, all or those of one phase, newest first."""

    async def remove(self, room: str) -> bool:
        """Remove a room with its log and its code; `False` if it is not kept."""

    async def rewrite(self, room: str, acts: Mapping[int, bytes]) -> None:
        """Replace what some entries of a room say, all or none; `StoreTrouble` if one of them is not there."""

    async def truncate(self, room: str, length: int, phase: Phase) -> None:
        """Cut a room's log from that number on, and set its phase; its review is dropped."""

    async def blocks(self) -> list[Block]:
        """List the blocked addresses."""

    async def block(self, prefix: str, until: int | None, reason: str) -> None:
        """Block an address or a range, or change the end and the reason of its block."""

    async def unblock(self, prefix: str) -> bool:
        """Lift a block; `False` if there is none of exactly that prefix."""
