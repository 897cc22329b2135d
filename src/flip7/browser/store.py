"""The store of a device: rooms and their logs over a small asynchronous persistence, such as the browser's IndexedDB.

What every table is (`RoomMeta`) is in memory; logs are read when a table is opened. Every change is one write, which is
awaited before anybody is told.
"""

from collections.abc import Collection, Iterable, Sequence
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from flip7.protocol.room_options import Phase
from flip7.server.storage.store import (
    DamagedLog,
    Entry,
    Expired,
    Expiry,
    Following,
    StoredRoom,
    StoreTrouble,
    Taken,
)


class Persistence(Protocol):
    """Where a device keeps its tables and its score games. All of it is JSON text; every method may raise anything."""

    async def rooms(self) -> str:
        """Read what is kept of all rooms besides their logs: a list of `RoomMeta`."""

    async def entries(self, room: str) -> str:
        """Read the log of a room: a list of `[at, act]`."""

    async def scores(self) -> str:
        """Read what is kept of all score games besides their entries: a list of `score_store.ScoreMeta`."""

    async def taps(self, game: str) -> str:
        """Read the entries of a score game: a list of JSON texts."""

    async def write(self, changes: str) -> None:
        """Write `Changes` or `ScoreChanges` in one transaction: all or nothing. It is durable when this returns."""


class RoomMeta(Struct, frozen=True, forbid_unknown_fields=True):
    """The stored facts of a room besides its log."""

    id: str
    code: str
    secret: str
    """In hexadecimal digits."""
    public: bool
    created: int
    phase: Phase
    joined: bool
    last: int
    """When its last entry was written, in milliseconds since 1970."""
    length: int
    """The number of entries of its log."""

    def stored(self) -> StoredRoom:
        """Return it as rooms know it."""
        secret = bytes.fromhex(self.secret)
        return StoredRoom(self.id, self.code, secret, self.public, self.created, self.phase, joined=self.joined)


class Changes(Struct, frozen=True):
    """The writes of one transaction."""

    rooms: list[RoomMeta] = []
    entries: list[tuple[str, int, int, str]] = []
    """Room, number, time and act of each new entry."""
    removed: list[str] = []
    """The ids of rooms that are removed with their logs."""


_decode_metas: Final = msgspec.json.Decoder(list[RoomMeta]).decode
_decode_entries: Final = msgspec.json.Decoder(list[tuple[int, str]]).decode


def meta_of(room: StoredRoom, entries: Sequence[Entry]) -> RoomMeta:
    """Return what is kept of a room with that log."""
    last = entries[-1].at if entries else room.created
    secret = room.secret.hex()
    return RoomMeta(room.id, room.code, secret, room.public, room.created, room.phase, room.joined, last, len(entries))


def rows_of(room: str, number: int, entries: Iterable[Entry]) -> list[tuple[str, int, int, str]]:
    """Return the entries as they are written, from that number on."""
    return [(room, place, entry.at, entry.act.decode()) for place, entry in enumerate(entries, number)]


class DeviceStore:
    """Keeps rooms on a device; what its methods promise stands in `RoomStore`."""

    shared: bool = False
    has_company: bool = False

    def __init__(self, persistence: Persistence) -> None:
        self._persistence = persistence
        self._metas: dict[str, RoomMeta] | None = None
        """By id, the oldest first; `None` before they are read."""
        self._creating: set[str] = set()
        """The codes of rooms that are being written."""
        self._last_read: tuple[str, list[Entry]] | None = None
        """The log that was read last, as logs are read page by page."""
        self._writes = 0
        """The number of writes that have begun or ended."""
        self._numbers: dict[str, int] = {}

    # --- what is kept -------------------------------------------------------------------------------------------------

    async def metas(self) -> list[RoomMeta]:
        """List what is kept of all rooms, the oldest first."""
        return list((await self._read()).values())

    async def meta(self, room: str) -> RoomMeta | None:
        """Return what is kept of the room with that id."""
        return (await self._read()).get(room)

    async def find(self, key: str) -> StoredRoom | None:
        """Find the room with that id, or the newest with that code."""
        metas = await self._read()
        if key in metas:
            return metas[key].stored()
        found = [meta for meta in metas.values() if meta.code == key]
        # The last of those that were made in the same millisecond: a rematch has the code of the table before it.
        return max(reversed(found), key=lambda meta: meta.created).stored() if found else None

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """Read the room's entries from that number on, in order, at most `limit` of them."""
        if self._last_read is not None and self._last_read[0] == room:
            entries = self._last_read[1]
        else:
            writes = self._writes
            entries = await self._entries(room)
            if writes == self._writes:  # else something was written meanwhile, perhaps to this log
                self._last_read = room, entries
        return entries[since : None if limit is None else since + limit]

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        """Count the entries of each of these rooms."""
        metas = await self._read()
        return {room: metas[room].length for room in rooms if room in metas}

    async def count(self) -> int:
        """Count the rooms whose game is not over."""
        return sum(meta.phase is not Phase.OVER for meta in (await self._read()).values())

    async def unfinished(self) -> list[str]:
        """List the ids of all rooms whose game is being played."""
        return [meta.id for meta in (await self._read()).values() if meta.phase is Phase.PLAYING]

    async def newest_public(self, limit: int) -> list[StoredRoom]:
        """List the public rooms that are not over, newest first."""
        shown = [meta for meta in (await self._read()).values() if meta.public and meta.phase is not Phase.OVER]
        return [meta.stored() for meta in reversed(shown)][:limit]

    async def newest(self) -> int | None:
        """Find the time of the newest entry of all rooms."""
        return max((meta.last for meta in (await self._read()).values()), default=None)

    # --- changes ------------------------------------------------------------------------------------------------------

    async def create(self, room: StoredRoom, entries: list[Entry], following: Following | None = None) -> None:
        """Keep the room with its first entries, and let its code lead to it."""
        metas = await self._read()
        if following is None or not following.moves_code:
            self._check_free(room.code, metas)
        new = meta_of(room, entries)
        changed, rows = [new], rows_of(room.id, 0, entries)
        if following is not None:
            before = self._grown(following.room, following.number, [following.entry], metas)
            changed.append(msgspec.structs.replace(before, phase=Phase.OVER))
            rows += rows_of(before.id, following.number, [following.entry])
        self._creating.add(room.code)
        try:
            await self.write(Changes(changed, rows))
        finally:
            self._creating.discard(room.code)

    async def append(
        self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None, *, joined: bool = False
    ) -> None:
        """Store the entries from that number on, and the room's new phase if there is one: all of it or nothing."""
        meta = self._grown(room, number, entries, await self._read())
        if phase is not None or joined:
            meta = msgspec.structs.replace(meta, phase=phase or meta.phase, joined=meta.joined or joined)
        await self.write(Changes([meta], rows_of(room, number, entries)))

    async def remove(self, room: str) -> bool:
        """Remove a room with its log; `False` if it is not kept."""
        if room not in await self._read():
            return False
        await self.write(Changes(removed=[room]))
        return True

    async def write(self, changes: Changes) -> None:
        """Write the changes, and remember them once they are written."""
        metas = await self._read()
        self._writes += 1
        try:
            await self._persistence.write(msgspec.json.encode(changes).decode())
        except Exception as error:
            raise StoreTrouble(f"this device cannot keep it: {error}") from error
        finally:
            self._writes += 1
            self._last_read = None
        for meta in changes.rooms:
            metas[meta.id] = meta
        for room in changes.removed:
            metas.pop(room, None)

    async def expire(self, rule: Expiry, but: frozenset[str]) -> Expired:  # noqa: ARG002 - whatever the rule says
        """Remove nothing: a device keeps its games until somebody deletes them."""
        return Expired(0, [])

    async def meta_get(self, key: str) -> int | None:
        """Read a number that belongs to the whole store; it is forgotten with the process."""
        return self._numbers.get(key)

    async def meta_set(self, key: str, value: int) -> None:
        """Write such a number."""
        self._numbers[key] = value

    async def check(self) -> None:
        """Raise `StoreTrouble` unless a write now reaches the persistence."""
        await self.write(Changes())

    # --- how ----------------------------------------------------------------------------------------------------------

    async def _read(self) -> dict[str, RoomMeta]:
        if self._metas is None:
            try:
                metas = _decode_metas(await self._persistence.rooms())
            except Exception as error:
                raise StoreTrouble(f"the games of this device cannot be read: {error}") from error
            if self._metas is None:  # nobody else has read them meanwhile
                self._metas = {meta.id: meta for meta in sorted(metas, key=lambda meta: meta.created)}
        return self._metas

    async def _entries(self, room: str) -> list[Entry]:
        try:
            kept = await self._persistence.entries(room)
        except Exception as error:
            raise StoreTrouble(f"table {room}: its log cannot be read: {error}") from error
        try:
            rows = _decode_entries(kept)
        except (msgspec.MsgspecError, ValueError) as error:
            raise DamagedLog(f"table {room}: its log makes no sense: {error}") from error
        return [Entry(at, act.encode()) for at, act in rows]

    def _check_free(self, code: str, metas: dict[str, RoomMeta]) -> None:
        if code in self._creating or any(meta.code == code for meta in metas.values()):
            raise Taken

    def _grown(self, room: str, number: int, entries: Sequence[Entry], metas: dict[str, RoomMeta]) -> RoomMeta:
        """Return what is kept of a room after these entries."""
        meta = metas.get(room)
        if meta is None:
            raise StoreTrouble(f"room {room} is not kept any more")
        if number < meta.length:
            raise Taken
        assert number == meta.length, "no gap in a log"
        return msgspec.structs.replace(meta, length=number + len(entries), last=entries[-1].at)
