"""The client side of `flip7 admin` and `flip7 tables`: send a request, print the answer.

A request goes to the server that runs with the database; if none does, the database is opened here, and its lock is
held. These commands speak English, as the server's log does.
"""

import asyncio
import sys
import time
from collections.abc import Awaitable, Callable, Sequence
from datetime import datetime
from pathlib import Path
from typing import Final, TypeVar

import msgspec

from flip7.server.admin import restore as restoring
from flip7.server.admin.commands import Admin, BadAdmin
from flip7.server.admin.protocol import Failed, Request, Response
from flip7.server.admin.repair import Repair, check, repair
from flip7.server.admin.socket import NoServer, ask
from flip7.server.admin.text import lines_of, repair_lines
from flip7.server.storage.sql_store import SqlStore, open_store
from flip7.server.storage.url import Place, find_place, usual_database

T = TypeVar("T")
UNREADABLE: Final = 1
"""The exit status if a table cannot be read and was not mended."""


def run(database: str, request: Request, *, as_json: bool = False) -> None:
    """Run a request, and print the answer; raise `BadAdmin` if it cannot be done."""
    response = asyncio.run(_answer(_place(database), request))
    if isinstance(response, Failed):
        raise BadAdmin(response.message)
    _print([_json(response)] if as_json else lines_of(response, _now()))


def restore(database: str, backup: Path) -> None:
    """Put a backup in the place of the database."""
    place = _place(database)
    old, tables = restoring.restore(place, backup, _today())
    told = [f"{place.name} is now as in {backup}, with {tables} tables."]
    if old is not None:
        told.append(f"What was there before is kept in {old}")
    _print(told)


def check_tables(database: str, tables: Sequence[str], *, as_json: bool) -> int:
    """Print which tables have logs that cannot be read; return the exit status."""

    async def work(store: SqlStore) -> Repair:
        return await check(store, tables)

    return _report(asyncio.run(_with_store(_place(database), work)), as_json=as_json, mended=False)


def repair_tables(database: str, tables: Sequence[str], *, as_json: bool) -> int:
    """Cut logs that cannot be read before their first bad event, and print what was done; return the exit status."""
    place = _place(database)

    async def work(store: SqlStore) -> Repair:
        return await repair(store, place, tables, _today())

    return _report(asyncio.run(_with_store(place, work)), as_json=as_json, mended=True)


def _report(found: Repair, *, as_json: bool, mended: bool) -> int:
    _print([_json(found)] if as_json else repair_lines(found))
    return UNREADABLE if found.unreadable and not mended else 0


async def _answer(place: Place, request: Request) -> Response:
    try:
        return await ask(place, request)
    except NoServer:
        return await _with_store(place, lambda store: Admin(store, _now).answer(request))


async def _with_store(place: Place, work: Callable[[SqlStore], Awaitable[T]]) -> T:
    """Open a database that is there: a slip in its name must not make a new one."""
    if place.file is not None and not place.file.exists():
        raise BadAdmin(f"{place.name}: there is no such database; name it with --database")
    store = await open_store(place.url.render_as_string(hide_password=False) if place.file is None else place.name)
    try:
        return await work(store)
    finally:
        await store.close()


def _place(database: str) -> Place:
    return find_place(database or str(usual_database()))


def _json(found: Response | Repair) -> str:
    return msgspec.json.encode(found).decode()


def _print(lines: Sequence[str]) -> None:
    sys.stdout.write("".join(f"{line}\n" for line in lines))


def _now() -> int:
    return time.time_ns() // 1_000_000


def _today() -> datetime:
    return datetime.now().astimezone()
