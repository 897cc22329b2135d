"""The store that keeps rooms in an SQL database: SQLite in a file, or PostgreSQL."""

import asyncio
from collections import deque
from collections.abc import Collection, Mapping, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any, Final

from sqlalchemy import Executable, Row

from flip7.protocol.room_options import Phase
from flip7.server.storage import queries
from flip7.server.storage.backup import copy_database
from flip7.server.storage.database import Database
from flip7.server.storage.errors import trouble
from flip7.server.storage.expiry import RowSweeper
from flip7.server.storage.group_commit import Rows, Transaction, Unchanged, Values, Writer
from flip7.server.storage.reader import Reader
from flip7.server.storage.store import (
    Block,
    Entry,
    Expired,
    Expiry,
    Following,
    RoomSummary,
    StoredRoom,
    StoreTrouble,
    Taken,
)
from flip7.server.storage.url import Place, find_place

_NO_LIMIT: Final = 2**30
"""More entries than any log has: SQL wants a number."""
MAX_ROOMS_PER_QUERY: Final = 500
"""Rooms in one query, at most."""
ROOMS_PER_CHECK: Final = 16
"""Rooms whose logs one check reads: some milliseconds."""
LEAST_FREE_BYTES: Final = 2**20
"""With less than this on the disk, a check says that it is full: the next transactions may still fit, and then none."""
CHECKED: Final = "checked"
"""The key in `meta` of the number that counts checks."""
COMPANY_CHECKS: Final = 12
"""Another process is taken to live for this many checks, of five seconds each, after it was last seen."""


async def open_store(url: str, *, lock: bool = True) -> "SqlStore":
    """Open the store in that database: make its tables, or bring them up to this program's.

    `url` is a file's name, `sqlite:///FILE` or `postgresql://…`; a file and its folders are made if they are missing.
    A file is locked until the store is closed, so that no second server writes to it; `lock=False` lets several do so.
    `StoreTrouble` says in one sentence why the store cannot be opened.
    """
    place = find_place(url)
    return SqlStore(place, await asyncio.to_thread(Database, place, lock=lock))


class SqlStore:
    """Keeps rooms in an SQL database; what its methods promise stands in `Store`. It is made by `open_store`."""

    def __init__(self, place: Place, database: Database) -> None:
        self._place = place
        self._database = database
        self._writer = Writer(place, Transaction(database))
        self._reader = Reader(place, database.engine)
        self._sweeper = RowSweeper(self._reader, self._writer)
        self._last_written: str | None = None
        self._checked = 0
        """The number that the last check read back."""
        self._others: deque[bool] = deque(maxlen=COMPANY_CHECKS)
        """For each of the last checks, whether another process had counted one of its own since the one before."""
        self._probed = ""
        """The room that the last check read last: the next one goes on there."""

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the database: it is not locked."""
        return self._database.lock is None

    @property
    def has_company(self) -> bool:
        """Whether other processes use the store: they count up the same number when they check it."""
        return any(self._others)

    async def create(self, room: StoredRoom, entries: list[Entry], following: Following | None = None) -> None:
        """Store the room, its entries, its code and the entry before it, or nothing of them."""
        rows: dict[Executable, list[Values]] = {
            queries.ADD_ROOM: [_row_of_room(room)],
            queries.ADD_FIRST: [_row(room.id, number, entry) for number, entry in enumerate(entries)],
        }
        if following is None:
            await self._writer.write(rows | {queries.ADD_CODE: [{"code": room.code, "room": room.id}]})
            return
        if following.moves_code:
            rows[queries.MOVE_CODE] = [{"of": room.code, "from": following.room, "to": room.id}]
        else:
            rows[queries.ADD_CODE] = [{"code": room.code, "room": room.id}]
        rows[queries.ADD_ENTRY] = [_new_row(following.room, following.number, following.entry)]
        rows[queries.SET_PHASE] = [{"of": following.room, "to": Phase.OVER.value}]
        await self._write_in_turn(rows, following.room, following.number)

    async def append(
        self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None, *, joined: bool = False
    ) -> None:
        """Store the entries after the one before them, in one transaction."""
        new = [_new_row(room, number + place, entry) for place, entry in enumerate(entries)]
        rows: dict[Executable, list[Values]] = {queries.ADD_ENTRY: new}
        if phase is not None:
            rows[queries.SET_PHASE] = [{"of": room, "to": phase.value}]
        if joined:
            rows[queries.SET_JOINED] = [{"of": room}]
        await self._write_in_turn(rows, room, number)

    async def find(self, key: str) -> StoredRoom | None:
        """Look the key up as an id and as a code: both are primary keys."""
        if not key.isprintable():
            return None  # PostgreSQL can hold no NUL and neither can hold half a character, so no room has such a key
        found = await self._reader.read(queries.ROOM, {"key": key})
        return _kept(found[0]) if found else None

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """Read the entries in one index scan: those of a room lie side by side, in order."""
        asked: Values = {"of": room, "since": since, "before": since + (_NO_LIMIT if limit is None else limit)}
        return [Entry(at, act) for at, act in await self._reader.read(queries.ENTRIES, asked)]

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        """Read the last number of each log, a few rooms in one query."""
        asked, found = list(rooms), dict[str, int]()
        for start in range(0, len(asked), MAX_ROOMS_PER_QUERY):
            few = asked[start : start + MAX_ROOMS_PER_QUERY]
            found |= {row.id: row.length for row in await self._reader.read(queries.LENGTHS, {"ids": few})}
        return found

    async def count(self) -> int:
        """Count in the index of phases, without reading rooms that are over."""
        ((count,),) = await self._reader.read(queries.UNFINISHED, {})
        return int(count)

    async def unfinished(self) -> list[str]:
        """List the ids in no particular order."""
        return [row.id for row in await self._reader.read(queries.IN_PHASE, {"in_phase": Phase.PLAYING.value})]

    async def newest_public(self, limit: int) -> list[StoredRoom]:
        """Read them from an index that holds only these rooms."""
        return [_kept(row) for row in await self._reader.read(queries.NEWEST, {"most": limit})]

    async def newest(self) -> int | None:
        """Read the end of each log: five to ten seconds for a million rooms, in a thread of its own."""
        ((time,),) = await self._reader.read(queries.LAST_TIME, {})
        return None if time is None else int(time)

    async def expire(self, rule: Expiry, but: frozenset[str]) -> Expired:
        """Sweep a few rooms at a time; keep one to which something happens meanwhile."""
        return await self._sweeper.sweep(rule, but)

    async def meta_get(self, key: str) -> int | None:
        """Read the number by its primary key."""
        found = await self._reader.read(queries.META, {"of": key})
        return found[0].value if found else None

    async def meta_set(self, key: str, value: int) -> None:
        """Write it in one transaction with everything else that waits."""
        await self._writer.write({queries.SET_META: [{"key": key, "value": value}]})

    async def check(self) -> None:
        """Write a row and read it back on another connection; then read some logs, so that damage is met.

        Damage is found where the newest entry stands at once, and elsewhere when its turn comes: 16 rooms with each
        check, so that a check costs the same however much is kept.
        """
        known = self._checked  # another check may go on beside this one
        before = await self.meta_get(CHECKED) or 0
        if before < known:
            raise self._database.rewound()
        self._others.append(0 < known < before)
        await self._writer.write({queries.COUNT_UP: [{"key": CHECKED}]})
        after = await self.meta_get(CHECKED) or 0
        if after <= before:
            raise trouble(self._place, "what is written cannot be read back")
        self._checked = max(self._checked, after)
        free = self.free_bytes()
        if free is not None and free < LEAST_FREE_BYTES:
            raise trouble(self._place, "the disk is full")
        await self._probe()

    def free_bytes(self) -> int | None:
        """Measure the free space of the disk with SQLite's file; None for PostgreSQL."""
        return None if self._database.file is None else self._database.file.free_bytes()

    async def close(self) -> None:
        """Write what was asked for; later calls are a `StoreTrouble`."""
        await self._writer.close()
        self._reader.close()
        self._database.close()

    # --- for the owner ------------------------------------------------------------------------------------------------

    async def backup(self, to: Path) -> None:
        """Copy the database by SQLite's backup interface, within one reading transaction."""
        self._reader.check_open()
        await asyncio.to_thread(copy_database, self._place, self._database.engine, to)

    async def rooms_kept(self, phase: Phase | None = None, *, limit: int = 100, offset: int = 0) -> list[RoomSummary]:
        """Sort all rooms by age: for the owner, not for a request."""
        asked: dict[str, object] = {"most": limit, "skipped": offset}
        if phase is None:
            found = await self._reader.read(queries.LISTED, asked)
        else:
            found = await self._reader.read(queries.LISTED_IN_PHASE, asked | {"in_phase": phase.value})
        return [RoomSummary(_kept(row), row.length, row.last) for row in found]

    async def remove(self, room: str) -> bool:
        """Delete the room; its log and its code are deleted with it, by foreign key."""
        return await self._changed({queries.REMOVE_ROOM: [{"of": room}]})

    async def rewrite(self, room: str, acts: Mapping[int, bytes]) -> None:
        """Update each entry, all in one transaction; then empty SQLite's journal, which has the old entries."""
        rows = [{"of": room, "at_number": number, "to": act} for number, act in acts.items()]
        if not await self._changed({queries.REWRITE: rows}):
            raise trouble(self._place, f"room {room} does not have all the entries that were to be rewritten")
        if self._database.file is not None:
            await asyncio.to_thread(self._database.empty_journal)

    async def truncate(self, room: str, length: int, phase: Phase) -> None:
        """Cut the log and set the phase in one transaction."""
        rows: Rows = {
            queries.CUT_LOG: [{"of": room, "length": length}],
            queries.DROP_REVIEW: [{"of": room}],
            queries.SET_PHASE: [{"of": room, "to": phase.value}],
        }
        if not await self._changed(rows):
            raise self._gone(room)

    async def blocks(self) -> list[Block]:
        """List the blocks in the order of their prefixes."""
        return [Block(row.prefix, row.until, row.reason) for row in await self._reader.read(queries.BLOCKS, {})]

    async def block(self, prefix: str, until: int | None, reason: str) -> None:
        """Insert the block, or replace an earlier one of the same prefix."""
        await self._writer.write({queries.BLOCK: [{"prefix": prefix, "until": until, "reason": reason}]})

    async def unblock(self, prefix: str) -> bool:
        """Delete the block by its primary key."""
        return await self._changed({queries.UNBLOCK: [{"of": prefix}]})

    # --- reviews ------------------------------------------------------------------------------------------------------

    async def review(self, room: str, version: int) -> bytes | None:
        """Read the review by its primary key."""
        found = await self._reader.read(queries.REVIEW, {"of": room, "in_version": version})
        return found[0].report if found else None

    async def keep_review(self, room: str, version: int, report: bytes) -> None:
        """Insert the review, or replace one of another version."""
        with suppress(Taken):  # the room was removed: its review would have gone with it
            await self._writer.write({queries.KEEP_REVIEW: [{"room": room, "version": version, "report": report}]})

    # --- how ----------------------------------------------------------------------------------------------------------

    async def _write_in_turn(self, rows: Rows, room: str, number: int) -> None:
        """Write the rows; the entries of that room among them begin at that number, right after all others there."""
        self._last_written = room
        try:
            await self._writer.write(rows)
        except Unchanged:
            there = (await self.lengths([room])).get(room)
            if there is None:
                raise self._gone(room) from None
            if there < number:
                raise self._database.rewound() from None
            raise Taken from None

    async def _changed(self, rows: Rows) -> bool:
        """Write the rows, and say whether all of them were there to be changed."""
        try:
            await self._writer.write(rows)
        except Unchanged:
            return False
        return True

    async def _probe(self) -> None:
        """Read the newest entry, and the logs of the next few rooms."""
        if self._last_written is not None:
            await self._reader.read(queries.LAST_ENTRY, {"of": self._last_written})
        found = await self._reader.read(queries.NEXT_IDS, {"after": self._probed, "most": ROOMS_PER_CHECK})
        ids = [row.id for row in found]
        await self._reader.read(queries.WALK, {"ids": ids})
        self._probed = ids[-1] if len(ids) == ROOMS_PER_CHECK else ""  # where damage is, the next check finds it again

    def _gone(self, room: str) -> StoreTrouble:
        return trouble(self._place, f"room {room} is not kept any more")


def _kept(row: Row[Any]) -> StoredRoom:
    return StoredRoom(row.id, row.code, row.secret, row.public, row.created, Phase(row.phase), row.joined)


def _row_of_room(room: StoredRoom) -> Values:
    return {
        "id": room.id,
        "code": room.code,
        "secret": room.secret,
        "public": room.public,
        "created": room.created,
        "phase": room.phase.value,
        "joined": room.joined,
    }


def _row(room: str, number: int, entry: Entry) -> Values:
    return {"room": room, "number": number, "at": entry.at, "act": entry.act}


def _new_row(room: str, number: int, entry: Entry) -> Values:
    return {"new_room": room, "new_number": number, "new_at": entry.at, "new_act": entry.act}
