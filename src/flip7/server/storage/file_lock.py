"""A lock beside a database file, so that no two servers write to it. The system releases it when its process dies.

Not on the database itself: SQLite has locks of its own there, and a process that closes the file anywhere loses them.
"""

import errno
import os
import sys
from contextlib import suppress
from pathlib import Path
from typing import Final
from weakref import WeakSet

from flip7.server.storage.places import Place
from flip7.server.storage.troubles import trouble, trouble_of

LONGEST_NOTE: Final = 32
"""Bytes of the lock file that are read: the number of the process that holds it."""
_IN_USE: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK}
_UNABLE: Final = {errno.ENOLCK, errno.ENOSYS, errno.EOPNOTSUPP}

if sys.platform == "win32":
    import msvcrt

    _FAR_AWAY: Final = 2**30
    """Windows lets nobody read what is locked, and the number of the process must be read."""

    def _lock(descriptor: int) -> None:
        os.lseek(descriptor, _FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FileLock:
    """An exclusive lock on a database file, held from the moment it is made until it is released.

    It holds against other processes and against this one; a second lock on the same file is a `StoreTrouble`.
    """

    def __init__(self, place: Place, file: Path) -> None:
        try:
            # Whoever comes by a symbolic link meets the same lock.
            path = f"{os.path.realpath(file)}.lock"
            self._descriptor: int | None = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        except (OSError, ValueError) as error:
            raise trouble_of(place, error) from error
        try:
            _lock(self._descriptor)
        except OSError as error:
            note = _note(self._descriptor)
            self.release()
            if error.errno in _IN_USE:
                raise trouble(place, _in_use(note)) from None
            if error.errno in _UNABLE:
                raise trouble(place, "the file cannot be locked here: keep it on a disk of this machine") from error
            raise trouble_of(place, error) from error
        _held.add(self)
        with suppress(OSError):  # a full disk: the lock holds without the note
            os.ftruncate(self._descriptor, 0)
            os.lseek(self._descriptor, 0, os.SEEK_SET)
            os.write(self._descriptor, b"%d\n" % os.getpid())

    def release(self) -> None:
        """Release the lock. The file stays: if it were removed, two could hold a lock of the same name."""
        if self._descriptor is not None:
            os.close(self._descriptor)
            self._descriptor = None


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
        return str(int(os.read(descriptor, LONGEST_NOTE)))
    return ""


def _in_use(process: str) -> str:
    who = f"another flip7 server (process {process})" if process else "another flip7 server"
    return f"{who} is using this file: stop it first, or give this one another file with --database"
