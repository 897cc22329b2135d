"""The identity of a database file: SQLite goes on writing to a file that was deleted or replaced."""

import os
import shutil
from contextlib import suppress
from pathlib import Path
from typing import Final

from flip7.server.storage.errors import trouble, trouble_of
from flip7.server.storage.url import Place

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


class DatabaseFile:
    """SQLite's file. It is there when this is made, though it may be empty."""

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
