"""An open database: its connections, and for SQLite its file and the lock on it. `writing` is how it is written to.

SQLite goes on writing to a file that was deleted or replaced, so every transaction is checked before it commits.
"""

import os
import shutil
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final

from sqlalchemy import Connection, Engine
from sqlalchemy.exc import SQLAlchemyError

from flip7.server.storage.engine import make_engine
from flip7.server.storage.errors import trouble, trouble_of
from flip7.server.storage.file_lock import FileLock
from flip7.server.storage.store import StoreTrouble
from flip7.server.storage.url import Place

WRITE_LOCK_ID: Final = 0x666C_6970_37
"""The advisory lock that a transaction of PostgreSQL holds while it writes: «flip7» in ASCII."""
REPLACED: Final = (
    "the file was deleted or replaced while the server is running, and nothing is stored any more: "
    "stop the server, put the file or a backup of it in its place, and start the server again"
)
NO_JOURNAL: Final = (
    "the file beside it that ends in -wal was deleted while the server is running, and nothing is stored any more: "
    "make a backup of the running server now, then stop the server and put the backup in the file's place"
)
LINKED: Final = (
    "the file has a second name, a hard link, under which another server could write to it with a journal of its own "
    "and destroy it: remove one of the names, or copy the file"
)
REWOUND: Final = (
    "what was stored is not there any more: an older copy was put in the file's place while the server is running; "
    "stop the server, put the newest copy there, and start it again"
)


class Database:
    """A database that is open, with the tables of this program."""

    def __init__(self, place: Place, *, lock: bool) -> None:
        """Open it: make its file, its folders and its tables, or bring them up to this program's."""
        self._place = place
        self._is_rewound = False
        """Whether something that was stored has disappeared; then nothing is written until the next start."""
        self.file: DatabaseFile | None = None
        self.lock: FileLock | None = None
        if place.file is not None:
            make_folders(place, place.file)
            self.lock = FileLock(place, place.file) if lock else None
        try:
            if place.file is not None:
                self.file = DatabaseFile(place, place.file)
            self.engine: Engine = _upgraded_engine(place, self.file)
        except BaseException:
            if self.lock is not None:
                self.lock.release()
            raise

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Open a transaction that can write to its end; commit it if the database is still the one that was opened.

        `StoreTrouble` undoes it: the commit would go into a file that nobody can find, or that another server uses.
        """
        with self.engine.begin() as connection:
            begin_writing(connection)
            yield connection
            self._check()

    def _check(self) -> None:
        if self._is_rewound:
            raise trouble(self._place, REWOUND)
        if self.lock is not None:
            self.lock.check()
        if self.file is not None:
            self.file.check_journal()

    def rewound(self) -> StoreTrouble:
        """Stop writing, and return the reason."""
        self._is_rewound = True
        return trouble(self._place, REWOUND)

    def empty_journal(self) -> None:
        """Move what is in SQLite's write-ahead log into the database, and cut the log to nothing.

        If somebody reads for so long that SQLite gives up, the next checkpoint does it.
        """
        try:
            with self.engine.connect() as connection:
                connection.exec_driver_sql("PRAGMA wal_checkpoint(TRUNCATE)")
        except SQLAlchemyError as error:
            raise trouble_of(self._place, error) from error

    def close(self) -> None:
        """Close all connections, and release the lock."""
        self.engine.dispose()
        if self.lock is not None:
            self.lock.release()


def _upgraded_engine(place: Place, file: "DatabaseFile | None") -> Engine:
    from flip7.server.storage.migrate import upgrade

    engine = make_engine(place, None if file is None else file.check)
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


def begin_writing(connection: Connection) -> None:
    """Begin a transaction that can write to its end, whatever others do meanwhile: they wait until it is over.

    So no two transactions can wait for one another, no sweep removes a room to which another process just wrote, and of
    two processes that open a new database one makes the tables.
    """
    if connection.dialect.name == "sqlite":
        connection.exec_driver_sql("BEGIN IMMEDIATE")
    else:
        connection.exec_driver_sql(f"SELECT pg_advisory_xact_lock({WRITE_LOCK_ID})")


# --- SQLite's file ----------------------------------------------------------------------------------------------------


class DatabaseFile:
    """SQLite's file and its identity. It is there when this is made, though it may be empty."""

    def __init__(self, place: Place, file: Path) -> None:
        self._place = place
        self._file = file
        self._journal = f"{file}-wal"
        self._has_journal = False
        try:
            os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))  # only its owner can read it: it holds secrets
        except (OSError, ValueError) as error:
            raise trouble_of(place, error) from error
        if os.stat(file).st_nlink > 1:  # noqa: PTH116 - as below
            raise trouble(place, LINKED)
        self._identity = self._found()

    def check(self) -> None:
        """Raise `StoreTrouble` if another file has this name now, or none."""
        if self._found() != self._identity:
            raise trouble(self._place, REPLACED)

    def check_journal(self) -> None:
        """Raise `StoreTrouble` too if the journal is gone that SQLite has open; for whoever has a transaction open."""
        self.check()
        there = os.path.exists(self._journal)  # noqa: PTH110 - twice as fast, and before every commit
        if self._has_journal and not there:
            raise trouble(self._place, NO_JOURNAL)
        self._has_journal = there

    def free_bytes(self) -> int | None:
        """Measure the free space of its disk."""
        with suppress(OSError):
            return shutil.disk_usage(self._file.parent).free
        return None

    def _found(self) -> tuple[int, int] | None:
        try:
            found = os.stat(self._file)  # noqa: PTH116 - twice as fast, and before every commit
        except OSError:
            return None
        return found.st_dev, found.st_ino


def make_folders(place: Place, file: Path) -> None:
    """Make the folders above the file that are missing; only their owner can look into them."""
    try:
        if file.is_dir():
            raise IsADirectoryError
        for folder in reversed(file.parents):
            if not folder.exists():
                with suppress(FileExistsError):
                    folder.mkdir(mode=0o700)
    except (OSError, ValueError) as error:
        raise trouble_of(place, error) from error
