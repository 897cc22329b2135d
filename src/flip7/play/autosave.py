"""Autosave: write the game to its file from the first card on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from flip7.record import Record
from flip7.record.files import as_text, create, fresh_name, replace


@dataclass(slots=True)
class Autosave:
    """The file of a game; None until somebody names one."""

    file: Path | None
    now: Callable[[], datetime]
    held: Record | None = None
    """The game that the file holds, so that the same is not written twice."""

    @classmethod
    def begin(
        cls, file: Path | None, record: Record, *, resumed: Path | None, now: Callable[[], datetime]
    ) -> "Autosave":
        """Create the file before the first card, so that a bad name, folder or full disk is noticed at once."""
        if file is None:
            return cls(resumed, now, held=record)
        if resumed is None or not (file.exists() and file.samefile(resumed)):
            create(file, as_text(record, file))
        return cls(file, now, held=record)

    def save(self, record: Record) -> None:
        """Write the game to its file, if it has one."""
        if self.file is not None and record != self.held:
            replace(self.file, as_text(record, self.file))
            self.held = record

    def save_as(self, file: Path, record: Record) -> None:
        """Write the game to that file, now and from now on."""
        if self.file is None or not (file.exists() and file.samefile(self.file)):
            create(file, as_text(record, file))
            self.held = record
        self.file = file
        self.save(record)

    def save_anywhere(self, record: Record) -> Path:
        """Write the game to its file, or to a new one in the current folder; return which."""
        if self.file is None:
            self.save_as(fresh_name(Path(), self.now()), record)
        else:
            self.save(record)
        assert self.file is not None
        return self.file
