"""A lock on a game's file, so that no two terminals play on in it; the system releases it when its process dies.

The lock lies in the user's state folder, not beside the game: in a folder of games are games.
"""

import os
from contextlib import suppress
from hashlib import sha256
from pathlib import Path
from typing import Final
from weakref import WeakSet, finalize

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.os_lock import IN_USE, leads_to, lock_descriptor
from flip7.play.user_data import locks_folder


class GameIsOpen(Flip7Error):
    """The game is played in another terminal."""


class GameLock:
    """An exclusive lock on a game's file, until it is released, forgotten, or the process ends.

    Where nothing can be locked (a folder that cannot be written, a disk of another machine) the game is played without.
    """

    def __init__(self, file: Path) -> None:
        self._path = str(locks_folder() / sha256(os.path.realpath(file).encode(errors="replace")).hexdigest()[:32])
        self._descriptor: int | None = None
        with suppress(OSError):
            locks_folder().mkdir(parents=True, exist_ok=True)
            self._descriptor = _locked(self._path)
        self._end = finalize(self, _release, self._path, self._descriptor)
        _held.add(self)

    def release(self) -> None:
        """Release the lock, and remove its file."""
        self._end()

    def leave_to_parent(self) -> None:
        """Close the lock in a process that was forked off, which would hold it when the terminal is gone."""
        if self._end.detach() is not None and self._descriptor is not None:
            os.close(self._descriptor)


def _locked(path: str) -> int:
    """Open and lock the file; again, if its last holder removed it in between."""
    while True:
        descriptor = os.open(path, os.O_RDWR | os.O_CREAT, 0o600)
        try:
            lock_descriptor(descriptor)
        except OSError as error:
            os.close(descriptor)
            if error.errno in IN_USE:
                raise GameIsOpen(say("games-open-elsewhere")) from None
            raise
        if leads_to(path, descriptor):
            return descriptor
        os.close(descriptor)


def _release(path: str, descriptor: int | None) -> None:
    if descriptor is None:
        return
    with suppress(OSError):  # Windows removes no open file; an empty one is left there
        Path(path).unlink(missing_ok=True)
    os.close(descriptor)


_held: Final[WeakSet[GameLock]] = WeakSet()


def _leave_all() -> None:
    for lock in tuple(_held):
        lock.leave_to_parent()


if hasattr(os, "register_at_fork"):
    os.register_at_fork(after_in_child=_leave_all)
