"""The store that keeps rooms in an SQL database: SQLite in a file, or PostgreSQL."""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final

from sqlalchemy import Engine, Executable, Row, Select
from sqlalchemy.exc import SQLAlchemyError

from flip7.server.storage import statements
from flip7.server.storage.engines import READERS, begin_writing, make_engine
from flip7.server.storage.places import Place, find_place
from flip7.server.storage.store import Entry, Expiry, Following, Kept, Phase, StoreTrouble, Taken
from flip7.server.storage.troubles import trouble, trouble_of
from flip7.server.storage.writer import Rows, Transaction, Unchanged, Values, Writer

_ALL: Final = 2**30
"""More entries than any log has."""
MOST_REMOVED: Final = 32
"""So many rooms are thrown away in one transaction, at most: others want to write."""


async def open_store(url: str) -> "SqlStore":
    """The store in that database, ready to be used: its tables are made, or brought up to this program's.

    `url` is a file's name, `sqlite:///FILE` or `postgresql://…`; a file and its folders are made if they are missing.
    `StoreTrouble` says in one sentence why that cannot be.
    """
    place = find_place(url)
    return SqlStore(place, await asyncio.to_thread(_open, place))


def _open(place: Place) -> Engine:
    """Connections to the database, which has the tables of this program."""
    from flip7.server.storage.upgrading import upgrade

    engine = make_engine(place)
    try:
        # Of two programs that open a new database at once, one makes the tables, and the other finds them.
        with engine.begin() as connection:
            begin_writing(connection)
            upgrade(connection, place)
    except SQLAlchemyError as error:
        engine.dispose()
        raise trouble_of(place, error) from error
    except StoreTrouble:
        engine.dispose()
        raise
    return engine


class SqlStore:
    """Keeps rooms in an SQL database; what its methods promise stands in `Store`. It is made by `open_store`."""

    def __init__(self, place: Place, engine: Engine) -> None:
        self._place = place
        self._engine = engine
        self._writer = Writer(place, Transaction(engine, statements.WRITES))
        self._readers = ThreadPoolExecutor(READERS, thread_name_prefix="flip7-reader")
        self._file = _identity(place)
        self._closed = False

    async def create(self, room: Kept, entries: list[Entry], following: Following | None = None) -> None:
        """The room, its entries, its code and the entry before it are there, or nothing of them."""
        rows: dict[Executable, list[Values]] = {
            statements.ADD_ROOM: [_row_of_room(room)],
            statements.ADD_FIRST: [_row(room.id, number, entry) for number, entry in enumerate(entries)],
        }
        if following is None:
            await self._writer.write(rows | {statements.ADD_CODE: [{"code": room.code, "room": room.id}]})
            return
        rows[statements.MOVE_CODE] = [{"of": room.code, "from": following.room, "to": room.id}]
        rows[statements.ADD_ENTRY] = [_new_row(following.room, following.number, following.entry)]
        await self._write_in_turn(rows, following.room, following.number)

    async def append(self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None) -> None:
        """Store the entries after the one before them, in one transaction."""
        new = [_new_row(room, number + place, entry) for place, entry in enumerate(entries)]
        rows: dict[Executable, list[Values]] = {statements.ADD_ENTRY: new}
        if phase is not None:
            rows[statements.SET_PHASE] = [{"of": room, "to": phase.value}]
        await self._write_in_turn(rows, room, number)

    async def find(self, key: str) -> Kept | None:
        """By a primary key, twice."""
        found = await self._read(statements.ROOM, {"key": key})
        return _kept(found[0]) if found else None

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        """A room's entries lie side by side, in order: this is one walk."""
        asked: Values = {"of": room, "since": since, "before": since + (_ALL if limit is None else limit)}
        return [Entry(at, act) for at, act in await self._read(statements.ENTRIES, asked)]

    async def count(self) -> int:
        """From the index of phases."""
        ((count,),) = await self._read(statements.UNFINISHED, {"phase": Phase.OVER.value})
        return int(count)

    async def unfinished(self) -> list[str]:
        """In no order."""
        return [row.id for row in await self._read(statements.IN_PHASE, {"phase": Phase.PLAYING.value})]

    async def newest_public(self, limit: int) -> list[Kept]:
        """From an index that holds only what is asked for."""
        return [_kept(row) for row in await self._read(statements.NEWEST, {"most": limit})]

    async def expire(self, rule: Expiry, but: frozenset[str]) -> list[str]:
        """A few rooms at a time; one to which something happens meanwhile stays."""
        limits = {Phase.LOBBY: rule.lobbies_before, Phase.PLAYING: rule.games_before, Phase.OVER: rule.records_before}
        gone: list[str] = []
        for phase, before in limits.items():
            old = await self._read(statements.OLDER, {"phase": phase.value, "before": before})
            rows: list[Values] = [
                {"of": row.id, "phase": phase.value, "before": before} for row in old if row.id not in but
            ]
            for start in range(0, len(rows), MOST_REMOVED):
                gone += await self._remove(rows[start : start + MOST_REMOVED])
        return gone

    async def check(self) -> None:
        """A read works, and the writer can begin a transaction that may write."""
        if self._file != _identity(self._place):
            raise trouble(self._place, "the file is gone, or another has taken its place")
        await self._read(statements.ROOM, {"key": ""})
        await self._writer.write({})

    async def close(self) -> None:
        """What was asked for is written; later calls are a `StoreTrouble`."""
        self._closed = True
        await self._writer.close()
        self._readers.shutdown()
        self._engine.dispose()

    async def _read(self, query: Select[Any], asked: Values) -> Sequence[Any]:
        """The rows that answer the query."""
        if self._closed:
            raise trouble(self._place, "the database has been closed")
        try:
            return await asyncio.get_running_loop().run_in_executor(self._readers, self._ask, query, asked)
        except SQLAlchemyError as error:
            raise trouble_of(self._place, error) from error

    def _ask(self, query: Select[Any], asked: Values) -> Sequence[Any]:
        with self._engine.connect() as connection:
            return connection.execute(query, asked).all()

    async def _write_in_turn(self, rows: Rows, room: str, number: int) -> None:
        """The rows are durable; the one of them that is an entry of that room comes after all others there."""
        try:
            await self._writer.write(rows)
        except Unchanged:
            if await self.find(room) is None:
                raise trouble(self._place, f"room {room} is not kept any more") from None
            entries = (await self._read(statements.COUNT, {"of": room}))[0].entries
            assert number <= entries, f"room {room} has {entries} entries, and number {number} would leave a gap"
            raise Taken from None

    async def _remove(self, rows: list[Values]) -> list[str]:
        """The ids of those that are gone now."""
        removals = (self._writer.write({statements.REMOVE_ROOM: [row]}) for row in rows)
        outcomes = await asyncio.gather(*removals, return_exceptions=True)
        for outcome in outcomes:
            if not isinstance(outcome, Unchanged | None):
                raise outcome
        return [str(row["of"]) for row, outcome in zip(rows, outcomes, strict=True) if outcome is None]


def _identity(place: Place) -> tuple[int, int] | None:
    """Which file it is, whatever its name; `None` if there is none."""
    if place.file is None:
        return None
    try:
        found = place.file.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino


def _kept(row: Row[Any]) -> Kept:
    return Kept(row.id, row.code, row.secret, row.public, row.created, Phase(row.phase))


def _row_of_room(room: Kept) -> Values:
    return {
        "id": room.id,
        "code": room.code,
        "secret": room.secret,
        "public": room.public,
        "created": room.created,
        "phase": room.phase.value,
    }


def _row(room: str, number: int, entry: Entry) -> Values:
    return {"room": room, "number": number, "at": entry.at, "act": entry.act}


def _new_row(room: str, number: int, entry: Entry) -> Values:
    return {"new_room": room, "new_number": number, "new_at": entry.at, "new_act": entry.act}
