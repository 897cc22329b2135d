"""Kept games: those of this machine's user, finished or not, in their data folder. The newest has the number 1."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from flip7.core.errors import Flip7Error, quoted
from flip7.i18n.catalog import say
from flip7.record import Replay, replay
from flip7.record.files import read_game


class NoGame(Flip7Error):
    """No such game is kept."""


@dataclass(frozen=True, slots=True)
class KeptGame:
    """A game in the folder."""

    number: int
    file: Path
    played_at: datetime
    replayed: Replay | None
    """The game; None if the file cannot be read."""

    @property
    def goes_on(self) -> bool:
        """Whether somebody is still asked."""
        return self.replayed is not None and self.replayed.game.asked is not None


class KeptGames:
    """The games of a folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder

    def files(self) -> list[Path]:
        """Return the files, the one that was played last first."""
        try:
            found = [(file.stat().st_mtime_ns, file.name, file) for file in self.folder.glob("*.json")]
        except OSError:  # the folder cannot be read, or a file has just gone
            return []
        return [file for _, _, file in sorted(found, reverse=True)]

    def all(self) -> Iterator[KeptGame]:
        """Yield the games, the one that was played last first."""
        for number, file in enumerate(self.files(), start=1):
            yield _read(number, file)

    def last_unfinished(self) -> Path:
        """Return the file of the unfinished game that was played last; raise `NoGame` if all are over."""
        game = next((game for game in self.all() if game.goes_on), None)
        if game is None:
            raise NoGame(say("games-all-over"))
        return game.file

    def find(self, given: str) -> str:
        """Return the file that is meant: one of that name, the game of that number, or by default the last one."""
        if given and (not given.isdecimal() or Path(given).exists()):
            return given
        files = self.files()
        if not files:
            raise NoGame(say("games-none"))
        number = int(given or 1)
        if not 1 <= number <= len(files):
            raise NoGame(say("games-no-number", number=quoted(given), count=len(files)))
        return str(files[number - 1])


def _read(number: int, file: Path) -> KeptGame:
    try:
        at, replayed = file.stat().st_mtime, replay(read_game(file))
    except (OSError, Flip7Error):
        at, replayed = 0.0, None
    return KeptGame(number, file, datetime.fromtimestamp(at).astimezone(), replayed)
