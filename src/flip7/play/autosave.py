"""Keeping a game: in the file that was asked for, from the first card on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from flip7.record import Record
from flip7.record.files import as_text, create, fresh_name, replace


@dataclass(slots=True)
class Autosave:
    """Where the game is kept; `file` is None until somebody says where."""

    file: Path | None
    now: Callable[[], datetime]
    held: Record | None = None
    """What the file holds; the same game is not written again."""

    @classmethod
    def begin(
        cls, file: Path | None, record: Record, *, resumed: Path | None, now: Callable[[], datetime]
    ) -> "Autosave":
        """The game is in its file before the first card, so that a bad name, folder or disk is seen at once."""
        if file is None:
            return cls(resumed, now, held=record)
        if resumed is None or not (file.exists() and file.samefile(resumed)):
            create(file, as_text(record, file))
        return cls(file, now, held=record)

    def keep(self, record: Record) -> None:
        """The file, if there is one, holds the game as it is now."""
        if self.file is not None and record != self.held:
            replace(self.file, as_text(record, self.file))
            self.held = record

    def keep_in(self, file: Path, record: Record) -> None:
        """The game is in that file, and is kept there from now on."""
        if self.file is None or not (file.exists() and file.samefile(self.file)):
            create(file, as_text(record, file))
            self.held = record
        self.file = file
        self.keep(record)

    def keep_somewhere(self, record: Record) -> Path:
        """The game is in its file, or in a new one in the current folder."""
        if self.file is None:
            self.keep_in(fresh_name(Path(), self.now()), record)
        else:
            self.keep(record)
        assert self.file is not None
        return self.file
