"""The operating system's lock on an open file: it ends with its process, however that dies."""

import errno
import os
import sys
from typing import Final

IN_USE: Final = {errno.EACCES, errno.EAGAIN, errno.EDEADLK, errno.EWOULDBLOCK}
"""Error numbers that say that somebody else holds the lock; every other says that there can be none here."""

if sys.platform == "win32":
    import msvcrt

    _FAR_AWAY: Final = 2**30
    """Windows lets nobody read what is locked, and a lock file may say who holds it."""

    def lock_descriptor(descriptor: int) -> None:
        """Lock an open file, or raise `OSError` at once."""
        os.lseek(descriptor, _FAR_AWAY, os.SEEK_SET)
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def lock_descriptor(descriptor: int) -> None:
        """Lock an open file, or raise `OSError` at once."""
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


def leads_to(path: str, descriptor: int) -> bool:
    """Return whether the path still leads to the open file: it may have been deleted or replaced."""
    try:
        found = os.stat(path)  # noqa: PTH116 - twice as fast, and before every commit of the server
    except OSError:
        return False
    opened = os.fstat(descriptor)
    return (found.st_dev, found.st_ino) == (opened.st_dev, opened.st_ino)
