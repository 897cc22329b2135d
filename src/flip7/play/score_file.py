"""The file of a kept score: written after every entry, read to go on."""

from collections.abc import Callable
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from flip7.core.errors import Flip7Error
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.json_form import from_json, to_json
from flip7.record.files import BadFile, create, fresh_name, read_text, replace


@dataclass(slots=True)
class ScoreFile:
    """The file in which a score is saved, once somebody has named one."""

    file: Path | None
    now: Callable[[], datetime]
    held: str | None = None
    """The text that the file holds, so that the same is not written twice."""

    def save(self, keeper: ScoreKeeper) -> None:
        """Write the score to its file, if it has one."""
        text = to_json(keeper) + "\n"
        if self.file is not None and text != self.held:
            replace(self.file, text)
            self.held = text

    def save_as(self, file: Path, keeper: ScoreKeeper) -> None:
        """Write the score to a new file, now and from now on; `BadFile` if there is one of that name already."""
        if self.file is None or not (file.exists() and file.samefile(self.file)):
            create(file, to_json(keeper) + "\n")
        self.file = file
        self.save(keeper)

    def save_anywhere(self, keeper: ScoreKeeper) -> Path:
        """Write the score to its file, or to a new one in the current folder; return which."""
        if self.file is None:
            self.save_as(fresh_name(Path(), self.now()), keeper)
        self.save(keeper)
        assert self.file is not None
        return self.file


def read_score(file: Path) -> ScoreKeeper:
    """Read the score of a file; `BadFile` if it holds none."""
    try:
        return from_json(read_text(str(file)))
    except BadFile:
        raise
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
