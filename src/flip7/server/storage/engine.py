"""SQLAlchemy engines: the connections to SQLite or PostgreSQL, and how they are set up."""

import sqlite3
import time
from collections.abc import Callable
from typing import Final

from sqlalchemy import Engine, create_engine, event
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from flip7.extras import install_command
from flip7.server.storage.errors import PRIMARY
from flip7.server.storage.store import StoreTrouble
from flip7.server.storage.url import Place

MAX_READERS: Final = 4
"""Concurrent reads, beside the one writer and a backup."""
LOCK_TIMEOUT_SECONDS: Final = 5.0
"""Seconds to wait for another program that holds the database locked."""
PRAGMAS: Final = (
    "PRAGMA journal_mode = WAL",  # reads go on beside a write
    "PRAGMA synchronous = FULL",  # what is committed is on the disk
    "PRAGMA foreign_keys = ON",  # the log and the code of a room go with it
    "PRAGMA cell_size_check = ON",  # a damaged page is noticed when it is read
    "PRAGMA secure_delete = ON",  # what the owner deletes is not left in free pages
)
CONNECT_OPTIONS: Final = {
    "connect_timeout": 5,
    "keepalives_idle": 10,
    "keepalives_interval": 5,
    "tcp_user_timeout": 15_000,
}
"""When to give up on a PostgreSQL server that does not answer, in seconds (`tcp_user_timeout`: milliseconds); the URL
may say otherwise."""
IDLE_TRANSACTION_SECONDS: Final = 60
"""PostgreSQL ends the transaction of a process that hangs after this long: all others wait for it."""


def make_engine(place: Place, check_file: Callable[[], None] | None) -> Engine:
    """Make the engine for a database; `check_file` is called before every connection to SQLite, None: PostgreSQL."""
    if check_file is not None:
        return _engine_of_sqlite(place, check_file)
    reaching: dict[str, object] = {
        name: value for name, value in CONNECT_OPTIONS.items() if name not in place.url.query
    }
    try:
        engine = _engine(place, reaching, ping=True)
    except ModuleNotFoundError as error:
        raise StoreTrouble(
            f"{place.name}: PostgreSQL needs the package psycopg; install it with: {install_command('postgres')}"
        ) from error
    event.listen(engine, "connect", _set_timeouts)
    return engine


def _engine(place: Place, connecting: dict[str, object], *, ping: bool) -> Engine:
    # The parameters of a statement are in no error: secrets are among them.
    return create_engine(
        place.url,
        connect_args=connecting,
        hide_parameters=True,
        max_overflow=0,
        pool_pre_ping=ping,
        pool_size=MAX_READERS + 2,
        poolclass=QueuePool,
    )


def _set_timeouts(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    try:
        cursor.execute(f"SET lock_timeout = {round(LOCK_TIMEOUT_SECONDS * 1000)}")
        cursor.execute(f"SET idle_in_transaction_session_timeout = {IDLE_TRANSACTION_SECONDS * 1000}")
    finally:
        cursor.close()
    connection.commit()


def _engine_of_sqlite(place: Place, check_file: Callable[[], None]) -> Engine:
    # No `isolation_level`: Python's sqlite3 begins no transaction of its own, and a read needs none.
    engine = _engine(
        place, {"isolation_level": None, "timeout": LOCK_TIMEOUT_SECONDS, "check_same_thread": False}, ping=False
    )
    event.listen(engine, "connect", _set_pragmas)
    # Every connection leads to the same file: SQLite would mix the journals of two.
    event.listen(engine, "do_connect", lambda *_: check_file())
    return engine


def _set_pragmas(connection: DBAPIConnection, _: ConnectionPoolEntry) -> None:
    cursor = connection.cursor()
    try:
        for pragma in PRAGMAS:
            _patiently(cursor, pragma)
    finally:
        cursor.close()


def _patiently(cursor: DBAPICursor, pragma: str) -> None:
    """Set a PRAGMA; wait for others, as SQLite does not while it turns a new file to WAL."""
    end = time.monotonic() + LOCK_TIMEOUT_SECONDS
    while True:
        try:
            cursor.execute(pragma)
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode & PRIMARY != sqlite3.SQLITE_BUSY or time.monotonic() > end:
                raise
            time.sleep(0.01)
        else:
            return
