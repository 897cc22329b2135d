"""Online backup of a SQLite database, while others write to it."""

import os
import sqlite3
from collections.abc import Callable
from contextlib import closing, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from flip7.server.storage.errors import trouble, trouble_of
from flip7.server.storage.url import Place

PAGES_PER_STEP: Final = 256
"""Pages that are copied at a time, a megabyte: between two steps the disk is free for games."""
STEP_PAUSE_SECONDS: Final = 0.002
"""The pause between two steps."""


def copy_database(place: Place, engine: Engine, to: Path, after_step: Callable[..., None] | None = None) -> None:
    """Copy the database into that file, which appears when the copy is complete, on the disk and sound."""
    if place.file is None:
        raise trouble(place, "a database of PostgreSQL is copied with its own program: pg_dump")
    to = to.expanduser().absolute()
    part = to.with_name(f".{to.name}.{os.getpid()}.part")
    try:
        if to.exists():
            raise trouble(place, f"{to}: there is such a file already; name another for the backup")
        _make(part)
        try:
            _copy(engine, part, after_step)
            _check_sound(place, part)
            _sync(part, os.O_RDWR)
            part.rename(to)
            _sync(to.parent, os.O_RDONLY)
        finally:
            for made in (part, Path(f"{part}-wal"), Path(f"{part}-shm"), Path(f"{part}-journal")):
                made.unlink(missing_ok=True)
    except OSError as error:
        raise trouble(place, f"no backup could be made in {to.parent}: {error.strerror or error}") from error
    except (SQLAlchemyError, sqlite3.Error) as error:
        raise _trouble_of(place, to, error) from error


def _make(part: Path) -> None:
    part.unlink(missing_ok=True)
    os.close(os.open(part, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))  # the secrets of games are in it


def _copy(engine: Engine, part: Path, after_step: Callable[..., None] | None) -> None:
    with engine.connect() as connection, closing(sqlite3.connect(part, isolation_level=None)) as copy:
        source = connection.connection.driver_connection
        assert isinstance(source, sqlite3.Connection)
        # Within one reading transaction: otherwise every write of somebody else begins the copy anew.
        source.execute("BEGIN")
        try:
            source.execute("SELECT count(*) FROM sqlite_master").fetchone()
            source.backup(copy, pages=PAGES_PER_STEP, progress=after_step, sleep=STEP_PAUSE_SECONDS)
        finally:
            source.execute("ROLLBACK")
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself


def _check_sound(place: Place, part: Path) -> None:
    with closing(sqlite3.connect(part)) as copy:
        found = copy.execute("PRAGMA quick_check(1)").fetchone()
    if found != ("ok",):
        raise trouble(place, f"the database is damaged, and so would be its backup: {found[0]}")


def _sync(path: Path, flags: int) -> None:
    """Wait until the file, or the names in a folder, are on the disk."""
    with suppress(PermissionError):  # Windows opens no folder
        descriptor = os.open(path, flags)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)


def _trouble_of(place: Place, to: Path, error: SQLAlchemyError | sqlite3.Error) -> Exception:
    if isinstance(error, SQLAlchemyError):
        return trouble_of(place, error)
    return trouble(place, f"no backup could be made in {to.parent}: {error}")
