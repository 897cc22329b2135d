"""Restore: put a backup in the place of the database file, while no server runs.

The backup is copied, checked and brought up to this program's version before anything is moved. The file that was there
is kept beside it, with its journal, under a name that says when.
"""

import asyncio
import os
import shutil
import sqlite3
from contextlib import closing, suppress
from datetime import datetime
from pathlib import Path
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.server.storage.file_lock import FileLock
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.url import Place

_JOURNALS: Final = ("-wal", "-shm", "-journal")
_EVERYTHING: Final = 2**30


class BadRestore(Flip7Error):
    """A backup that cannot be restored; nothing was changed."""


def restore(place: Place, backup: Path, now: datetime) -> tuple[Path | None, int]:
    """Put the backup in the database's place; return where the old file is, and how many tables the new one has."""
    if place.file is None:
        raise BadRestore("a database of PostgreSQL is restored with its own programs: psql, or pg_restore")
    file = place.file.resolve()
    if backup.resolve() == file:
        raise BadRestore(f"{backup} is the database itself")
    if not file.parent.is_dir():
        raise BadRestore(f"{file.parent} is not a folder")
    lock = FileLock(place, file)
    try:
        return _restore(file, backup, now)
    except OSError as error:
        raise BadRestore(f"{error.filename or file}: {(error.strerror or str(error)).lower()}") from None
    finally:
        lock.release()


def _restore(file: Path, backup: Path, now: datetime) -> tuple[Path | None, int]:
    new = file.with_name(f"{file.name}.restoring")
    _remove(new)
    try:
        _copy(backup, new)
        tables = asyncio.run(_check(backup, new))
        _give_to_owner(new, file)
        old = _keep(file, now)
        new.replace(file)
        _sync_folder(file.parent)
    finally:
        _remove(new)
    return old, tables


def _copy(backup: Path, new: Path) -> None:
    """Copy by SQLite's own means, so that a backup with a journal is copied whole; and look whether it is sound."""
    if not backup.is_file():
        raise BadRestore(f"{backup}: there is no such file")
    os.close(os.open(new, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    try:
        address = f"{backup.absolute().as_uri()}?mode=ro"
        with closing(sqlite3.connect(address, uri=True)) as source, closing(sqlite3.connect(new)) as copy:
            source.backup(copy)
            found = copy.execute("PRAGMA integrity_check(1)").fetchone()
            (tables,) = copy.execute("SELECT count(*) FROM sqlite_master").fetchone()
    except sqlite3.Error as error:
        raise BadRestore(f"{backup} is not a backup of flip7, or it is damaged: {error}") from None
    if found != ("ok",):
        raise BadRestore(f"{backup} is damaged: {found[0]}")
    if tables == 0:
        raise BadRestore(f"{backup} is empty")


async def _check(backup: Path, new: Path) -> int:
    """Open the copy as a server would: made by flip7, by no newer one, and with the tables of this version now."""
    try:
        store = await open_store(str(new))
    except Flip7Error as problem:
        raise BadRestore(f"{backup} cannot be restored: {str(problem).replace(str(new), str(backup))}") from None
    try:
        tables = len(await store.rooms_kept(limit=_EVERYTHING))
    finally:
        await store.close()
    with closing(sqlite3.connect(new)) as copy:
        copy.execute("PRAGMA journal_mode = DELETE")  # one file, whole by itself
    return tables


def _keep(file: Path, now: datetime) -> Path | None:
    """Give the old file a second name, and its journal that name; the file itself is replaced in one step."""
    if not file.exists():
        return None
    old = file.with_name(f"{file.name}.before-restore-{now:%Y-%m-%d-%H%M%S}")
    if old.exists():
        raise BadRestore(f"{old} is there already: try again in a second")
    try:
        os.link(file, old)
    except OSError:  # a disk without hard links
        shutil.copy2(file, old)
    for journal in _JOURNALS:
        with suppress(FileNotFoundError):
            Path(f"{file}{journal}").rename(f"{old}{journal}")
    return old


def _give_to_owner(new: Path, file: Path) -> None:
    """Root restores for the user that runs the server: whoever had the file, or its folder, has the new one."""
    if hasattr(os, "geteuid") and os.geteuid() == 0:
        owner = (file if file.exists() else file.parent).stat()
        for made in (new, Path(f"{file}.lock")):
            with suppress(FileNotFoundError):
                os.chown(made, owner.st_uid, owner.st_gid)


def _remove(new: Path) -> None:
    for made in (new, *(Path(f"{new}{each}") for each in (*_JOURNALS, ".lock", ".admin"))):
        made.unlink(missing_ok=True)


def _sync_folder(folder: Path) -> None:
    """Wait until the new names are on the disk."""
    with suppress(PermissionError):  # Windows opens no folder
        descriptor = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(descriptor)
        finally:
            os.close(descriptor)
