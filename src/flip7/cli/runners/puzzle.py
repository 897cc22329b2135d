"""Run `flip7 puzzle`: choose the puzzles that are wanted, and show one after the other."""

from collections.abc import Callable
from dataclasses import dataclass
from enum import StrEnum
from random import Random
from typing import TypeVar

from flip7.analysis.puzzles import Difficulty, Theme, UnknownPuzzle, puzzle_of, puzzles
from flip7.core.errors import Flip7Error, quoted
from flip7.i18n.catalog import say
from flip7.play.puzzles import Progress, PuzzleSession, Wanted
from flip7.play.user_data import last_name, puzzles_file
from flip7.terminal.lineui.screen import Screen

Word = TypeVar("Word", bound=StrEnum)


class BadWish(Flip7Error):
    """A theme, difficulty or puzzle that does not exist."""


@dataclass(frozen=True, slots=True)
class PuzzleOptions:
    """The options of `flip7 puzzle`, as they were typed."""

    puzzle_id: str
    theme: str
    difficulty: str
    seed: int | None
    again: bool


def solve_puzzles(options: PuzzleOptions, screen: Callable[[], Screen], *, by_lines: bool) -> int:
    """Show puzzles until somebody stops; return the exit status."""
    session = _session(options)
    if by_lines:
        from flip7.terminal.lineui.puzzle import solve  # start-up time: one of the two is enough

        return solve(session, screen())
    from flip7.terminal.tui.puzzle import solve as solve_on_a_full_screen  # the same: it loads Textual

    return solve_on_a_full_screen(session, screen)


def _session(options: PuzzleOptions) -> PuzzleSession:
    wanted = Wanted(
        _one_of(Theme, options.theme, "theme"),
        _one_of(Difficulty, options.difficulty, "difficulty"),
    )
    file = puzzles_file()
    session = PuzzleSession(puzzles(), Progress.load(file), file, wanted, Random(options.seed), last_name() or "")
    if options.puzzle_id:
        try:
            session.first = puzzle_of(options.puzzle_id.lower())
        except UnknownPuzzle:
            raise BadWish(say("puzzle-unknown", id=quoted(options.puzzle_id))) from None
    if options.again:
        session.begin_again()
    return session


def _one_of(words: type[Word], typed: str, what: str) -> Word | None:
    if not typed:
        return None
    try:
        return words(typed)
    except ValueError:
        raise BadWish(f"--{what} {quoted(typed)}: it must be one of {', '.join(words)}") from None
