"""Repair: find the first event of a table's log that cannot be read, and cut the log before it.

No server may run meanwhile: whoever opens a file for this holds its lock. What is cut away is kept in a backup beside
the file; of a database that is not a file, in one file for each table.
"""

import base64
import os
from collections.abc import AsyncIterator, Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum
from pathlib import Path
from typing import Final

import msgspec
from msgspec import Struct

from flip7.core.errors import Flip7Error, quoted
from flip7.protocol.room_events import Revealed, decode_line
from flip7.protocol.room_options import Phase
from flip7.protocol.table_code import as_key
from flip7.server.rooms.room import Room
from flip7.server.storage.store import Entry, Store, StoredRoom
from flip7.server.storage.url import Place

_PAGE_ROOMS: Final = 500
"""Rooms that are listed at a time."""


class BadRepair(Flip7Error):
    """A repair that cannot be done."""


class Outcome(StrEnum):
    """The outcome of the repair of a table."""

    READABLE = "readable"
    UNREADABLE = "unreadable"
    """Its log has an event that cannot be read; nothing was changed."""
    CUT = "cut"
    """Its log ends before that event now."""
    SET_ASIDE = "set_aside"
    """Not even its first event can be read: it was written to a file and removed."""


class TableChecked(Struct, frozen=True):
    """A table, and what was found and done."""

    id: str
    code: str
    outcome: Outcome
    acts: int
    """The number of events that there were."""
    readable: int
    """The number of them that can be read, from the first on."""
    problem: str | None = None
    phase: Phase | None = None
    """The table's phase after the last event that can be read."""
    file: str | None = None
    """Where the whole log was written, if it was."""


class Repair(Struct, frozen=True):
    """Everything that was found and done."""

    tables: tuple[TableChecked, ...]
    backup: str | None = None

    @property
    def unreadable(self) -> tuple[TableChecked, ...]:
        """The tables whose logs could not be read to their ends."""
        return tuple(each for each in self.tables if each.outcome is not Outcome.READABLE)


@dataclass(frozen=True, slots=True)
class _Log:
    """A table's log, and how much of it can be read."""

    kept: StoredRoom
    entries: Sequence[Entry]
    readable: int
    problem: str | None
    phase: Phase

    @property
    def is_scored_otherwise(self) -> bool:
        """Whether the game was played to its end, and this referee scores it otherwise.

        Then the program is wrong, not the log: its behaviour has changed, and nobody has raised its number.
        """
        if self.problem is None or self.readable >= len(self.entries):
            return False
        try:
            return isinstance(decode_line(self.entries[self.readable].act).act, Revealed)
        except msgspec.DecodeError:
            return False


async def check(store: Store, tables: Sequence[str]) -> Repair:
    """Read the logs of these tables, or of all of them, and change nothing."""
    return Repair(tuple([_found(await _read(store, kept)) async for kept in _chosen(store, tables)]))


async def repair(store: Store, place: Place, tables: Sequence[str], now: datetime) -> Repair:
    """Read the logs of these tables, or of all, and cut each before its first event that cannot be read."""
    done: list[TableChecked] = []
    backup: Path | None = None
    for kept in [kept async for kept in _chosen(store, tables)]:
        log = await _read(store, kept)
        if log.problem is None or log.is_scored_otherwise:
            done.append(_found(log))
            continue
        if backup is None and place.file is not None:
            backup = Path(f"{place.file}.before-repair-{now:%Y-%m-%d-%H%M%S}")
            await store.backup(backup)
        done.append(await _mend(store, place, log))
    return Repair(tuple(done), None if backup is None else str(backup))


async def _mend(store: Store, place: Place, log: _Log) -> TableChecked:
    found = _found(log)
    file = None
    if log.readable == 0 or place.file is None:
        file = str(_export(place, log))
    if log.readable == 0:
        await store.remove(log.kept.id)
        return msgspec.structs.replace(found, outcome=Outcome.SET_ASIDE, phase=None, file=file)
    await store.truncate(log.kept.id, log.readable, log.phase)
    return msgspec.structs.replace(found, outcome=Outcome.CUT, file=file)


def _found(log: _Log) -> TableChecked:
    return TableChecked(
        id=log.kept.id,
        code=log.kept.code,
        outcome=Outcome.READABLE if log.problem is None else Outcome.UNREADABLE,
        acts=len(log.entries),
        readable=log.readable,
        problem=log.problem,
        phase=log.phase,
    )


async def _chosen(store: Store, tables: Sequence[str]) -> AsyncIterator[StoredRoom]:
    for given in tables:
        key = as_key(given)
        kept = None if key is None else await store.find(key)
        if kept is None:
            raise BadRepair(f"there is no table {quoted(given)}: flip7 admin tables lists those that are kept")
        yield kept
    if tables:
        return
    rooms = [each.kept for each in await store.rooms_kept(limit=_PAGE_ROOMS)]
    read = 0
    while rooms:
        read += len(rooms)
        for kept in rooms:
            yield kept
        rooms = [each.kept for each in await store.rooms_kept(limit=_PAGE_ROOMS, offset=read)]


# --- reading ----------------------------------------------------------------------------------------------------------


async def _read(store: Store, kept: StoredRoom) -> _Log:
    """Return how much of the log can be read: up to a missing number, or an event that cannot be applied."""
    stored = await store.log(kept.id)
    whole = await _without_gap(store, kept.id, stored)
    readable, problem = _readable(kept, whole)
    if problem is None and len(whole) < len(stored):
        problem = f"event {len(whole)} is missing"
    if problem is None and not stored:
        problem = "the log is empty"
    return _Log(kept, stored, readable, problem, _phase(kept, whole[:readable]))


async def _without_gap(store: Store, room: str, entries: Sequence[Entry]) -> Sequence[Entry]:
    """Return the entries before the first number that is missing."""
    if not await store.log(room, len(entries), 1):
        return entries
    low, high = 0, len(entries)
    while low < high:
        middle = (low + high + 1) // 2
        if len(await store.log(room, 0, middle)) == middle:
            low = middle
        else:
            high = middle - 1
    return entries[:low]


def _readable(kept: StoredRoom, entries: Sequence[Entry]) -> tuple[int, str | None]:
    """Return how many entries can be applied, and what is wrong with the next."""
    room = Room.stored(kept)
    for number, entry in enumerate(entries):
        try:
            for _ in room.follow([entry]):
                pass
        except Flip7Error as trouble:
            return number, str(trouble)
    return len(entries), None


def _phase(kept: StoredRoom, entries: Sequence[Entry]) -> Phase:
    room = Room.stored(kept)
    for _ in room.follow(entries):
        pass
    return room.phase


# --- setting aside ----------------------------------------------------------------------------------------------------


def _export(place: Place, log: _Log) -> Path:
    """Write the whole log to a new file beside the database, or in this folder, that only its owner can read."""
    name = f"flip7-table-{log.kept.id}.json"
    file = Path(name) if place.file is None else Path(f"{place.file}.{name}")
    content = {
        "id": log.kept.id,
        "code": log.kept.code,
        "created": log.kept.created,
        "phase": log.kept.phase,
        "secret": log.kept.secret.hex(),
        "log": [{"at": entry.at, "act": base64.b64encode(entry.act).decode()} for entry in log.entries],
    }
    descriptor = os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600)
    with os.fdopen(descriptor, "wb") as stream:
        stream.write(msgspec.json.encode(content))
        stream.flush()
        os.fsync(stream.fileno())
    return file.absolute()
