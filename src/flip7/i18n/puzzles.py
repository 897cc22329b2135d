"""Puzzles as sentences: whether an answer was right, why, and the figures behind it."""

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, Final, assert_never

from flip7.analysis.confidence import Certainty
from flip7.analysis.puzzles import PANEL, Answer, Difficulty, Puzzle, gone_cards, question_of
from flip7.core.decisions import Choice, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.advice import decimal
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.seat_names import Names

TIMES: Final = "\N{MULTIPLICATION SIGN}"
_PERCENT: Final = 100
_SEATS: Final = ("rival", "given", "to")
"""The figures of a reason that are seats."""


def heading(puzzle: Puzzle, rating: float) -> str:
    """Say which puzzle it is."""
    return say("puzzle-heading", id=puzzle.id, difficulty=difficulty_name(puzzle.difficulty), rating=str(round(rating)))


def difficulty_name(difficulty: Difficulty) -> str:
    """Name a difficulty."""
    match difficulty:
        case Difficulty.EASY:
            return say("puzzle-difficulty-easy")
        case Difficulty.MEDIUM:
            return say("puzzle-difficulty-medium")
        case Difficulty.HARD:
            return say("puzzle-difficulty-hard")
        case _:
            assert_never(difficulty)


def gone_words(table: Table) -> str:
    """List the cards that are out of the game, with how often each is there; empty if none is."""
    counted = Counter(gone_cards(table))
    cards = (face(card) if count == 1 else f"{face(card)}{TIMES}{count}" for card, count in counted.items())
    return say("puzzle-gone", cards=" · ".join(cards)) if counted else ""


def verdict(puzzle: Puzzle, choice: Choice, names: Names) -> str:
    """Say whether the answer was right, and which one is."""
    seat = _asked(puzzle)
    return _right(puzzle.best, seat, names) if choice == puzzle.best else _wrong(puzzle.best, seat, names)


def why_best(puzzle: Puzzle, choice: Choice, names: Names) -> str:
    """Say why the best answer is better than the one that was given, or than the one that most bots give."""
    other = puzzle.tempting if choice == puzzle.best else puzzle.answer(choice)
    ahead = _ahead(other)
    return ahead if other.why is None else f"{reason(other.why, names)} {ahead}"


def reason(why: Mapping[str, Any], names: Names) -> str:
    """Say why the best answer is better, to the player who is asked; `why` is as in `Answer`.

    Nothing has happened yet: a review says the same of what is over (`flip7.i18n.hindsight`).
    """
    figures = {name: _shown(name, value, names) for name, value in why.items() if name != "reason"}
    return say(f"puzzle-why-{why['reason'].replace('_', '-')}", **figures)


def _shown(name: str, value: str | int, names: Names) -> str | int:
    if name in _SEATS:
        return names[Seat(int(value))]
    return ("no", "yes")[value] if isinstance(value, bool) else value


def figures(puzzle: Puzzle, names: Names) -> Iterator[str]:
    """Yield a line for each answer, and one that says who misses the puzzle."""
    seat = _asked(puzzle)
    for answer in puzzle.answers:
        yield _figures(answer, seat, names)
    yield missed(puzzle)


def _figures(answer: Answer, seat: Seat, names: Names) -> str:
    return say(
        "puzzle-figures",
        answer=_name(answer.choice, seat, names),
        win=decimal(_PERCENT * answer.win),
        error=decimal(_PERCENT * answer.error),
        count=len(answer.chosen_by),
        all=len(PANEL),
    )


def missed(puzzle: Puzzle) -> str:
    """Say how many bots miss the puzzle, and which levels."""
    count = len(puzzle.missed_by)
    levels = [bot.removeprefix("level") for bot in puzzle.missed_by if bot.startswith("level")]
    return say("puzzle-missed", count=count, all=len(PANEL), levels=all_of(levels))


def rating_line(rating: float, change: int | None) -> str:
    """Say one's rating, and by how much it has changed; None: the puzzle had counted before."""
    shown = str(round(rating))
    if change is None:
        return say("puzzle-counted-before", rating=shown)
    return say("puzzle-rating", rating=shown, change=f"{change:+d}")


def _asked(puzzle: Puzzle) -> Seat:
    return question_of(puzzle.table()).seat


def _ahead(other: Answer) -> str:
    points, error = decimal(_PERCENT * other.behind), decimal(_PERCENT * other.behind_error)
    if other.certainty is Certainty.CLEARLY:
        return say("puzzle-ahead-clearly", points=points, error=error)
    return say("puzzle-ahead-probably", points=points, error=error)


def _right(best: Choice, seat: Seat, names: Names) -> str:
    match best:
        case Move.HIT:
            return say("puzzle-right-hit")
        case Move.STAY:
            return say("puzzle-right-stay")
        case _:
            taker = _taker(best)
            return say("puzzle-right-self") if taker == seat else say("puzzle-right-to", name=names[taker])


def _wrong(best: Choice, seat: Seat, names: Names) -> str:
    match best:
        case Move.HIT:
            return say("puzzle-wrong-hit")
        case Move.STAY:
            return say("puzzle-wrong-stay")
        case _:
            taker = _taker(best)
            return say("puzzle-wrong-self") if taker == seat else say("puzzle-wrong-to", name=names[taker])


def _name(choice: Choice, seat: Seat, names: Names) -> str:
    match choice:
        case Move.HIT:
            return say("puzzle-choice-hit")
        case Move.STAY:
            return say("puzzle-choice-stay")
        case _:
            taker = _taker(choice)
            return say("puzzle-choice-self") if taker == seat else say("puzzle-choice-to", name=names[taker])


def _taker(choice: Choice) -> Seat:
    assert isinstance(choice, int), "an open deck asks no puzzle"
    return Seat(choice)
