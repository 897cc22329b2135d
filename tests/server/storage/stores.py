"""Stores in files and in PostgreSQL, for tests."""

import asyncio
import shutil
import sqlite3
import subprocess
import sys
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager, closing, contextmanager
from pathlib import Path
from typing import Any, TypeVar

import pytest
from sqlalchemy import text

from flip7.protocol.room_options import Phase
from flip7.server.storage.sql_store import SqlStore, open_store
from flip7.server.storage.store import Entry, StoredRoom

T = TypeVar("T")


def run(story: Coroutine[Any, Any, T]) -> T:
    """Run the coroutine, and return its result."""
    return asyncio.run(story)


@asynccontextmanager
async def opened(database: Path | str, *, lock: bool = True) -> AsyncIterator[SqlStore]:
    """The store in that file or at that address, closed in the end."""
    store = await open_store(str(database), lock=lock)
    try:
        yield store
    finally:
        await store.close()


@contextmanager
def another_program(file: Path) -> Iterator[sqlite3.Connection]:
    """The file as somebody else opens it."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        yield connection


def rows(store: SqlStore, *names: str) -> list[int]:
    """Count the rows of these tables."""
    with store._database.engine.connect() as connection:
        return [connection.execute(text(f"SELECT count(*) FROM {name}")).scalar_one() for name in names]  # noqa: S608


def a_room(name: str, *, public: bool = False, created: int = 1, phase: Phase = Phase.LOBBY) -> StoredRoom:
    """A room whose code is its name in capitals."""
    return StoredRoom(f"id-of-{name}", name.upper(), name.encode().ljust(32), public, created, phase)


def an_entry(at: int = 1, what: str = "hit") -> Entry:
    return Entry(at, b'{"choice":"%s"}' % what.encode())


def in_own_mounts(mounting: str, program: Path, *arguments: Path) -> list[str]:
    """The lines that the program prints where that is mounted; nobody else sees it, and nothing of it is left."""
    unshare = ["unshare", "--user", "--map-root-user", "--mount", "sh", "-c"]
    if (
        shutil.which("unshare") is None
        or subprocess.run([*unshare, mounting], check=False, capture_output=True).returncode
    ):
        pytest.skip("nothing can be mounted here")
    command = [*unshare, f'{mounting} && exec "$@"', "sh", sys.executable, str(program), *map(str, arguments)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
