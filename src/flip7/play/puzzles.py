"""Puzzles on this machine: which comes next, one's own rating, and the file that keeps both.

The rating is Elo's: a puzzle is an opponent whose rating says how many bots miss it. Only the first answer to a puzzle
counts. web/src/state/puzzleProgress.ts does the same in a browser, with the same numbers (`RATING`).
"""

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass, field
from enum import Enum, auto
from pathlib import Path
from random import Random
from typing import Any, Final, Self

from flip7.analysis.puzzles import MIDDLE_RATING, RATING_SCALE, Difficulty, Puzzle, Theme
from flip7.core.decisions import Choice
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.seat_names import Names
from flip7.record.files import BadFile, make_folder, replace

NEAREST: Final = 12
"""The next puzzle is one of so many whose ratings are nearest to one's own."""
NAMES: Final = ("Ada", "Ben", "Cleo", "Dan", "Eva", "Finn")
"""The names at a puzzle's table, but for the seat that is asked."""
SPARE_NAME: Final = "Gus"
"""Sits there in place of whoever is called as the player is."""


@dataclass(frozen=True, slots=True)
class RatingRules:
    """The numbers of the rating."""

    start: int = MIDDLE_RATING
    scale: int = RATING_SCALE
    first_step: int = 80
    """Most points that the first answer changes."""
    step_less: int = 3
    """Points fewer with every further answer."""
    least_step: int = 20


RATING: Final = RatingRules()


class BadProgress(Flip7Error):
    """A file of solved puzzles that cannot be read."""

    def __init__(self, file: Path) -> None:
        super().__init__(f"{file} holds no solved puzzles: move it away to begin anew")
        self.file = file


@dataclass(frozen=True, slots=True)
class Wanted:
    """The puzzles that somebody wants to see; None: all of them."""

    theme: Theme | None = None
    difficulty: Difficulty | None = None

    def has(self, puzzle: Puzzle) -> bool:
        """Tell whether the puzzle is wanted."""
        of_theme = self.theme is None or self.theme in puzzle.themes
        return of_theme and self.difficulty in (None, puzzle.difficulty)


@dataclass(slots=True)
class Progress:
    """A player's progress: the rating, and the puzzles seen and solved."""

    rating: float = RATING.start
    tried: int = 0
    """Puzzles that counted."""
    solved: int = 0
    seen: list[str] = field(default_factory=list)
    """Ids of the puzzles that have been answered; emptied of those that come again."""
    counted: list[str] = field(default_factory=list)
    """Ids of all that were ever answered: a puzzle counts once."""

    def answer(self, puzzle: Puzzle, *, right: bool) -> int:
        """Take an answer down, and return by how much the rating changes: not at all for a puzzle that has counted."""
        if puzzle.id not in self.seen:
            self.seen.append(puzzle.id)
        if puzzle.id in self.counted:
            return 0
        before = round(self.rating)
        self.rating = rated(self.rating, puzzle.rating, self.tried, right=right)
        self.tried += 1
        self.solved += right
        self.counted.append(puzzle.id)
        return round(self.rating) - before

    def next(self, puzzles: Sequence[Puzzle], wanted: Wanted, random: Random) -> Puzzle | None:
        """Return a puzzle not seen yet whose rating is near one's own; None if all that are wanted have been seen."""
        unseen = [puzzle for puzzle in puzzles if wanted.has(puzzle) and puzzle.id not in self.seen]
        nearest = sorted(unseen, key=lambda puzzle: (abs(puzzle.rating - self.rating), puzzle.id))[:NEAREST]
        return random.choice(nearest) if nearest else None

    def forget(self, puzzles: Collection[Puzzle], wanted: Wanted) -> None:
        """Let the puzzles that are wanted come again."""
        again = {puzzle.id for puzzle in puzzles if wanted.has(puzzle)}
        self.seen = [each for each in self.seen if each not in again]

    @classmethod
    def load(cls, file: Path) -> Self:
        """Read the file; nothing has been solved if there is none. Raise `BadProgress` if it is something else."""
        if not file.exists():
            return cls()
        try:
            kept: dict[str, Any] = json.loads(file.read_text(encoding="utf-8"))
            ids = {name: [str(each) for each in kept[name]] for name in ("seen", "counted")}
            return cls(float(kept["rating"]), int(kept["tried"]), int(kept["solved"]), ids["seen"], ids["counted"])
        except (OSError, ValueError, TypeError, KeyError):
            raise BadProgress(file) from None

    def save(self, file: Path) -> None:
        """Write the file atomically; raise `BadFile` if that fails."""
        make_folder(file.parent)
        replace(file, json.dumps(asdict(self)) + "\n", flushed=False)


def rated(own: float, puzzle: int, tried: int, *, right: bool) -> float:
    """Return one's rating after an answer to a puzzle of that rating, when so many have counted before.

    >>> round(rated(1500, 1500, 0, right=True)), round(rated(1500, 1992, 40, right=False))
    (1540, 1499)
    """
    expected = 1 / (1 + 10 ** ((puzzle - own) / RATING.scale))
    step = max(RATING.least_step, RATING.first_step - RATING.step_less * tried)
    return own + step * (right - expected)


def names_at(seats: int, asked: int, you: str) -> tuple[str, ...]:
    """Return the names at a table where the seat that is asked is called `you`, and nobody else is."""
    others = [SPARE_NAME if name.casefold() == you.casefold() else name for name in NAMES]
    return tuple(you if seat == asked else others[seat] for seat in range(seats))


def names_for(session: "PuzzleSession", seats: int, asked: Seat) -> Names:
    """Return the names at a puzzle's table; whoever solves it is called «You» if they have no name."""
    return Names(names_at(seats, asked, session.name or say("puzzle-you")), you=None if session.name else asked)


class _Keeping(Enum):
    """Whether progress can be written."""

    WORKS = auto()
    FAILED = auto()
    """It cannot, and nobody knows yet."""
    TOLD = auto()


@dataclass(slots=True)
class PuzzleSession:
    """A session of puzzles: one puzzle after the other for one player, and the file of their progress."""

    puzzles: Sequence[Puzzle]
    progress: Progress
    file: Path
    wanted: Wanted
    random: Random
    name: str = ""
    """The player's name."""
    first: Puzzle | None = None
    """The puzzle that was asked for by its id."""
    _keeping: _Keeping = field(default=_Keeping.WORKS, init=False)

    def next(self) -> Puzzle | None:
        """Return the puzzle to be solved now; None if all that are wanted have been seen."""
        first, self.first = self.first, None
        return first or self.progress.next(self.puzzles, self.wanted, self.random)

    def answer(self, puzzle: Puzzle, choice: Choice) -> int | None:
        """Take an answer down and keep it; return the change of the rating, None if the puzzle had counted before.

        Where nothing can be written one solves on, and `warning` says so.
        """
        counts = puzzle.id not in self.progress.counted
        change = self.progress.answer(puzzle, right=choice == puzzle.best)
        try:
            self.progress.save(self.file)
        except BadFile:
            if self._keeping is _Keeping.WORKS:
                self._keeping = _Keeping.FAILED
        return change if counts else None

    def warning(self) -> str | None:
        """Return the sentence that progress cannot be kept, after the first answer that was not; then None."""
        if self._keeping is not _Keeping.FAILED:
            return None
        self._keeping = _Keeping.TOLD
        return say("puzzle-not-kept", file=printable(str(self.file)))

    def begin_again(self) -> None:
        """Let the puzzles that are wanted come again."""
        self.progress.forget(self.puzzles, self.wanted)

    @property
    def number(self) -> int:
        """Return how many puzzles are wanted."""
        return sum(map(self.wanted.has, self.puzzles))
