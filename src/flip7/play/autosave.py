"""Autosave: write the game to its file from the first card on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path
from typing import Protocol

from flip7.record import Record
from flip7.record.files import as_text, check_game_name, create, fresh_name, make_folder, replace


class Lock(Protocol):
    """A lock on a file, such as `flip7.play.game_lock.GameLock`."""

    def release(self) -> None:
        """Let others have the file."""


LockFile = Callable[[Path], Lock]


@dataclass(slots=True)
class Autosave:
    """The file of a game; None until somebody names one, or it is saved in the folder of kept games."""

    file: Path | None
    now: Callable[[], datetime]
    held: Record | None = None
    """The game that the file holds, so that the same is not written twice."""
    folder: Path | None = None
    """Where a game is kept for which nobody has named a file; None: nowhere."""
    lock_file: LockFile | None = None
    """Locks a file; None where nobody else could play on in it, as in a browser."""
    lock: Lock | None = None
    """Keeps other terminals from playing on in the file; None where there is no file yet."""

    @classmethod
    def begin(  # noqa: PLR0913 - each is one thing that a shell knows
        cls,
        file: Path | None,
        record: Record,
        *,
        resumed: Path | None,
        now: Callable[[], datetime],
        folder: Path | None = None,
        lock_file: LockFile | None = None,
    ) -> "Autosave":
        """Create the file before the first card, so that a bad name, folder or full disk is noticed at once.

        A game that is resumed is locked; `GameIsOpen` if it is played in another terminal.
        """
        if file is None:
            lock = lock_file(resumed) if resumed is not None and lock_file is not None else None
            return cls(resumed, now, held=record, folder=folder, lock_file=lock_file, lock=lock)
        if resumed is None or not (file.exists() and file.samefile(resumed)):
            check_game_name(file)
            create(file, as_text(record, file))
        lock = None if lock_file is None else lock_file(file)
        return cls(file, now, held=record, folder=folder, lock_file=lock_file, lock=lock)

    @property
    def is_kept(self) -> bool:
        """Whether the game lies in the folder of kept games."""
        return self.file is not None and self.file.parent == self.folder

    def save(self, record: Record) -> None:
        """Write the game to its file, or to a new one in the folder, if it has either."""
        if self.file is None and self.folder is not None:
            self.save_anywhere(record)
        elif self.file is not None and record != self.held:
            replace(self.file, as_text(record, self.file))
            self.held = record

    def save_as(self, file: Path, record: Record) -> None:
        """Write the game to that file, now and from now on."""
        if self.file is None or not (file.exists() and file.samefile(self.file)):
            check_game_name(file)
            create(file, as_text(record, file))
            self.held = record
            self.close()
            self.lock = None if self.lock_file is None else self.lock_file(file)
        self.file = file
        self.save(record)

    def save_anywhere(self, record: Record) -> Path:
        """Write the game to its file, or to a new one in its folder or in the current one; return which."""
        if self.file is None:
            if self.folder is not None:
                make_folder(self.folder)
            self.save_as(fresh_name(self.folder or Path(), self.now()), record)
        else:
            self.save(record)
        assert self.file is not None
        return self.file

    def close(self) -> None:
        """Let other terminals play on in the file."""
        if self.lock is not None:
            self.lock.release()
            self.lock = None
