"""A lock beside a database file, so that no two servers write to it. The system releases it when its process dies.

Not on the database itself: SQLite has locks of its own there, and a process that closes the file anywhere loses them.
"""

import errno
import os
from contextlib import suppress
from pathlib import Path
from typing import Final
from weakref import WeakSet

from flip7.os_lock import IN_USE, leads_to, lock_descriptor
from flip7.server.storage.errors import trouble, trouble_of
from flip7.server.storage.url import Place

MAX_NOTE_BYTES: Final = 32
"""The part of the lock file that is read: the number of the process that holds it."""
_UNABLE: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}


class FileLock:
    """An exclusive lock on a database file, held from the moment it is made until it is released.

    It holds against other processes and against this one; a second lock on the same file is a `StoreTrouble`.
    """

    def __init__(self, place: Place, file: Path) -> None:
        self._place = place
        try:
            # Whoever comes by a symbolic link meets the same lock.
            self._path = f"{os.path.realpath(file)}.lock"
        except ValueError as error:  # a name that no file can have
            raise trouble_of(place, error) from error
        self._descriptor: int | None = _locked(place, self._path)
        _held.add(self)

    def check(self) -> None:
        """Take the lock again if its file was deleted or replaced; `StoreTrouble` if another server was quicker.

        Somebody who tidies up may delete the lock file of a running server, and then a second one can start.
        """
        if self._descriptor is None or leads_to(self._path, self._descriptor):
            return
        lost, self._descriptor = self._descriptor, _locked(self._place, self._path)
        os.close(lost)

    def release(self) -> None:
        """Release the lock. The file stays: if it were removed, two could hold a lock of the same name."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


def _locked(place: Place, path: str) -> int:
    """Open the lock file and lock it; it names this process from then on."""
    try:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise trouble_of(place, error) from error
    try:
        lock_descriptor(descriptor)
    except OSError as error:
        note = _note(descriptor)
        os.close(descriptor)
        if error.errno in IN_USE:
            raise trouble(place, _in_use(note)) from None
        if error.errno in _UNABLE:
            raise trouble(place, "the file cannot be locked here: keep it on a disk of this machine") from error
        raise trouble_of(place, error) from error
    with suppress(OSError):  # a full disk: the lock holds without the note
        os.ftruncate(descriptor, 0)
        os.lseek(descriptor, 0, os.SEEK_SET)
        os.write(descriptor, b"%d\n" % os.getpid())
    return descriptor


_held: Final[WeakSet[FileLock]] = WeakSet()


def _release_all() -> None:
    for lock in tuple(_held):
        lock.release()


if hasattr(os, "register_at_fork"):
    # A process that is forked off would hold the lock as well, and go on to hold it when its parent is dead.
    os.register_at_fork(after_in_child=_release_all)


def _note(descriptor: int) -> str:
    """Read who holds the lock."""
    with suppress(OSError, ValueError):
        os.lseek(descriptor, 0, os.SEEK_SET)
        return str(int(os.read(descriptor, MAX_NOTE_BYTES)))
    return ""


def _in_use(process: str) -> str:
    who = f"another flip7 server (process {process})" if process else "another flip7 server"
    return f"{who} is using this file: stop it first, or give this one another file with --database"
