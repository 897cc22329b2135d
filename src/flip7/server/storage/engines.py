"""How a database is opened. All that is particular to one kind of database stands here."""

import os
import sqlite3
import time
from contextlib import suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from flip7.server.storage.places import Place
from flip7.server.storage.store import StoreTrouble
from flip7.server.storage.troubles import PRIMARY, trouble_of

READERS: Final = 4
"""So many reads go on at once, beside the one writer."""
PATIENCE: Final = 5.0
"""So many seconds SQLite waits for another program that holds the database locked."""
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",  # reads go on beside a write
    "PRAGMA synchronous = FULL",  # what is committed is on the disk
    "PRAGMA foreign_keys = ON",  # the log and the code of a room go with it
)


def make_engine(place: Place) -> Engine:
    """Connections to that database. If it is a file, it is there now, though it may be empty."""
    if place.file is not None:
        return _engine_of_sqlite(place, place.file)
    try:
        return _engine(place, {}, ping=True)
    except ModuleNotFoundError as error:
        raise StoreTrouble(
            f'{place.name}: PostgreSQL needs the package psycopg; install it with: pip install "psycopg[binary]"'
        ) from error


def begin_writing(connection: Connection) -> None:
    """A transaction has begun that can write to the end, whatever others do meanwhile."""
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")


def _engine(place: Place, connecting: dict[str, object], *, ping: bool) -> Engine:
    # The parameters of a statement are in no error: secrets are among them.
    return create_engine(
        place.url,
        connect_args=connecting,
        hide_parameters=True,
        max_overflow=0,
        pool_pre_ping=ping,
        pool_size=READERS + 1,
        poolclass=QueuePool,
    )


def _engine_of_sqlite(place: Place, file: Path) -> Engine:
    try:
        _make_file(file)
    except (OSError, ValueError) as error:
        raise trouble_of(place, error) from error
    # No `isolation_level`: Python's sqlite3 begins no transaction of its own, and a read needs none.
    engine = _engine(place, {"isolation_level": None, "timeout": PATIENCE, "check_same_thread": False}, ping=False)
    event.listen(engine, "connect", _set_pragmas)
    return engine


def _set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            _patiently(cursor, pragma)
    finally:
        cursor.close()


def _patiently(cursor: DBAPICursor, pragma: str) -> None:
    """The PRAGMA is set. SQLite does not wait for others while it turns a new file to WAL, so this does."""
    end = time.monotonic() + PATIENCE
    while True:
        try:
            cursor.execute(pragma)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return


def _make_file(file: Path) -> None:
    """The file is there; if it is new, and so are its folders, only its owner can read it: it holds secrets."""
    for folder in reversed(file.parents):
        if not folder.exists():
            with suppress(FileExistsError):
                folder.mkdir(mode=0o700)
    os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
