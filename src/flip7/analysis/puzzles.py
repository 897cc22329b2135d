"""Puzzles: a position with one clearly best answer that ordinary players miss, its themes, and how hard it is.

`make puzzles` (tools/puzzles.py) finds them in simulated games and writes `puzzles.json`, which is read here.
docs/puzzles.md says how each figure is made. Nothing here needs the kernel.
"""

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from hashlib import blake2b
from math import log10
from pathlib import Path
from typing import Any, Final

from flip7.analysis.confidence import Z_95, Certainty, is_clear
from flip7.analysis.endgame import standing
from flip7.analysis.hindsight import NEAR
from flip7.analysis.odds.next_card import next_cards
from flip7.core.cards import COPIES, FLIP_THREE, SECOND_CHANCE, Card
from flip7.core.decisions import Choice, Decision, Give, HitOrStay, Move
from flip7.core.errors import Flip7Error
from flip7.core.game import Game
from flip7.core.pending import FlipThree
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, Table
from flip7.record.position_text import from_position

PANEL: Final = ("level1", "level2", "level3", "level4", "level5", "cautious", "greedy", "vengeful")
"""The bots that are asked every puzzle: how many of them miss it says how hard it is."""
LEAST_MARGIN: Final = 0.03
"""Win probability by which the best answer must be ahead of every other one."""
CLEAR: Final = 5.0
"""Standard errors by which it must be ahead in the play-outs: far more than «clearly» asks for."""
COUNTED: Final = 0.04
"""A bust is that much likelier, or less likely, than by a full deck: from here on counting is worth its while."""
MIDDLE_RATING: Final = 1500
"""The rating of a puzzle that half of the panel misses."""
RATING_SCALE: Final = 400
"""Elo: points of rating between two strengths whose odds are ten to one."""
MEDIUM_FROM: Final = 3
HARD_FROM: Final = 6
"""A puzzle is hard if as many of the panel miss it, and easy if fewer than `MEDIUM_FROM` do."""
ID_LENGTH: Final = 5
_ID_LETTERS: Final = "23456789abcdefghjkmnpqrstuvwxyz"
"""Letters and digits that nobody takes for one another."""
FILE: Final = Path(__file__).with_name("puzzles.json")


class UnknownPuzzle(Flip7Error):
    """No puzzle has that id."""


class Theme(StrEnum):
    """A theme: a property of the position, tested by `themes`."""

    COUNTING = "counting"
    RACE = "race"
    FLIP_THREE = "flip_three"
    SECOND_CHANCE = "second_chance"
    GIFTS = "gifts"


class Difficulty(StrEnum):
    """The difficulty of a puzzle: the share of the panel that misses it, in three steps."""

    EASY = "easy"
    MEDIUM = "medium"
    HARD = "hard"


@dataclass(frozen=True, slots=True)
class Answer:
    """One answer to a puzzle, with its figures; errors are half the width of a 95 % interval."""

    choice: Choice
    win: float
    """The chance to win the game, from play-outs to its end."""
    error: float
    behind: float
    """Win probability that it loses against the best answer; 0 for the best."""
    behind_error: float
    """Half the width of the 95 % interval of `behind`, known better than the chances, as all met the same cards."""
    chosen_by: tuple[str, ...]
    """The bots of the panel that answer so."""
    why: Mapping[str, Any] | None
    """The reason why the best answer is better, written by `flip7.analysis.hindsight.as_values`; None for the best."""

    @property
    def certainty(self) -> Certainty:
        """The certainty that the best answer is better."""
        return Certainty.CLEARLY if is_clear(self.behind, self.behind_error / Z_95) else Certainty.PROBABLY


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A position, its question, and what each answer is worth."""

    id: str
    position: str
    """The table as text (`flip7.record.to_position`)."""
    best: Choice
    answers: tuple[Answer, ...]
    """In the order of the question's options."""
    themes: tuple[Theme, ...]

    @property
    def missed_by(self) -> tuple[str, ...]:
        """The bots of the panel that miss it, in the panel's order."""
        wrong = {bot for answer in self.answers if answer.choice != self.best for bot in answer.chosen_by}
        return tuple(bot for bot in PANEL if bot in wrong)

    @property
    def rating(self) -> int:
        """The rating, by how many of the panel miss it."""
        return rating_of(len(self.missed_by))

    @property
    def difficulty(self) -> Difficulty:
        """The difficulty, by how many of the panel miss it."""
        return difficulty_of(len(self.missed_by))

    def table(self) -> Table:
        """Return the table, as the referee has it."""
        return from_position(self.position)

    def answer(self, choice: Choice) -> Answer:
        """Return what that answer is worth."""
        return next(answer for answer in self.answers if answer.choice == choice)

    @property
    def tempting(self) -> Answer:
        """The wrong answer that most of the panel give, the better one among equals."""
        wrong = (answer for answer in self.answers if answer.choice != self.best)
        return max(wrong, key=lambda answer: (len(answer.chosen_by), answer.win))


def question_of(table: Table) -> Decision:
    """Return the question that is open at a table."""
    asked = Game.resume(table.copy()).asked
    assert asked is not None, "a puzzle is a position in which a player is asked"
    return asked


def gone_cards(table: Table) -> list[Card]:
    """Return the cards that are out of the game and lie face down, in order, so that they can be counted.

    These are the discards, and what lies before players who are busted.
    """
    busted = [card for place in table.places if place.status is BUSTED for card in place.cards]
    return sorted([*table.discard_pile, *busted], key=list(COPIES).index)


def rating_of(missed: int) -> int:
    """Return the rating of a puzzle that so many of the panel miss: Elo's, with half a bot added on each side.

    >>> [rating_of(missed) for missed in (1, 4, 8)]
    [1220, 1500, 1992]
    """
    odds = (missed + 0.5) / (len(PANEL) - missed + 0.5)
    return round(MIDDLE_RATING + RATING_SCALE * log10(odds))


def difficulty_of(missed: int) -> Difficulty:
    """Return the difficulty of a puzzle that so many of the panel miss."""
    if missed < MEDIUM_FROM:
        return Difficulty.EASY
    return Difficulty.MEDIUM if missed < HARD_FROM else Difficulty.HARD


def id_of(position: str) -> str:
    """Return the id of a position: it stays the same in whatever set of puzzles.

    >>> id_of("round 1, dealer A")
    '64a5k'
    """
    number = int.from_bytes(blake2b(position.encode(), digest_size=8).digest())
    letters = []
    for _ in range(ID_LENGTH):
        number, letter = divmod(number, len(_ID_LETTERS))
        letters.append(_ID_LETTERS[letter])
    return "".join(letters)


# --- themes -----------------------------------------------------------------------------------------------------------


def themes(table: Table, asked: Decision) -> tuple[Theme, ...]:
    """Return the themes of a position, each by its test.

    >>> from flip7.record import position
    >>> table, asked = position("12 5 SC", ["7 8", "3 x2"], totals=[120, 190, 95])
    >>> [str(theme) for theme in themes(table, asked)]
    ['race', 'second_chance']
    """
    tests = {
        Theme.COUNTING: _is_counting(table, asked),
        Theme.RACE: any(standing(table, seat) >= table.rules.target - NEAR for seat in table.seats),
        Theme.FLIP_THREE: _is_flip_three(table, asked),
        Theme.SECOND_CHANCE: _is_second_chance(table, asked),
        Theme.GIFTS: isinstance(asked, Give),
    }
    return tuple(theme for theme, holds in tests.items() if holds)


def _is_counting(table: Table, asked: Decision) -> bool:
    """Test whether the cards that lie open or are gone change the risk of the next card much."""
    if not isinstance(asked, HitOrStay):
        return False
    place = table.places[asked.seat]
    left = next_cards(table)
    decks = table.rules.decks_for(len(table.places))
    full = Counter({card: decks * count for card, count in COPIES.items()}) - Counter(place.cards)
    numbers = set(place.line)
    return abs(_share(left, numbers) - _share(full, numbers)) >= COUNTED


def _share(cards: Counter[Any], wanted: Iterable[Any]) -> float:
    total = cards.total()
    return sum(cards[card] for card in wanted) / total if total else 0.0


def _is_flip_three(table: Table, asked: Decision) -> bool:
    gives_one = isinstance(asked, Give) and asked.card is FLIP_THREE
    return gives_one or any(isinstance(task, FlipThree) for task in table.pending)


def _is_second_chance(table: Table, asked: Decision) -> bool:
    gives_one = isinstance(asked, Give) and asked.card is SECOND_CHANCE
    return gives_one or table.places[asked.seat].has_second_chance


def likeness(table: Table, asked: Decision, best: Choice, reason: str) -> tuple[object, ...]:
    """Return what two puzzles must not have in common: those that agree in all of it teach the same thing twice."""
    seat = asked.seat
    own = round_points(table, seat)
    ahead = max((standing(table, other) for other in table.seats if other != seat), default=0)
    return (
        type(asked).__name__,
        asked.card if isinstance(asked, Give) else None,
        best if isinstance(best, Move) else best == seat,
        reason,
        themes(table, asked),
        len(table.active),
        own // 8,
        (standing(table, seat) - ahead) // 12,
    )


# --- the file ---------------------------------------------------------------------------------------------------------


@cache
def puzzles() -> tuple[Puzzle, ...]:
    """Read the puzzles that are part of the package."""
    return read_puzzles(FILE.read_text(encoding="utf-8"))


def puzzle_of(puzzle_id: str) -> Puzzle:
    """Return the puzzle of an id; raise `UnknownPuzzle` if there is none."""
    found = next((puzzle for puzzle in puzzles() if puzzle.id == puzzle_id), None)
    if found is None:
        raise UnknownPuzzle(puzzle_id)
    return found


def read_puzzles(text: str) -> tuple[Puzzle, ...]:
    """Read puzzles from the text of their file."""
    return tuple(_read(written) for written in json.loads(text)["puzzles"])


def write_puzzles(found: Sequence[Puzzle], seed: int) -> str:
    """Write the file of puzzles: one puzzle on each line, so that a change can be read."""
    lines = ",\n".join(json.dumps(_written(puzzle), separators=(",", ":")) for puzzle in found)
    return f'{{"format":"flip7-puzzles","version":1,"seed":{seed},"puzzles":[\n{lines}\n]}}\n'


def _written(puzzle: Puzzle) -> dict[str, Any]:
    return {
        "id": puzzle.id,
        "position": puzzle.position,
        "best": puzzle.best,
        "themes": puzzle.themes,
        "answers": [
            {
                "choice": answer.choice,
                "win": answer.win,
                "error": answer.error,
                "behind": answer.behind,
                "behind_error": answer.behind_error,
                "by": answer.chosen_by,
                "why": answer.why,
            }
            for answer in puzzle.answers
        ],
    }


def _read(written: Mapping[str, Any]) -> Puzzle:
    return Puzzle(
        id=written["id"],
        position=written["position"],
        best=_choice(written["best"]),
        answers=tuple(
            Answer(
                choice=_choice(each["choice"]),
                win=each["win"],
                error=each["error"],
                behind=each["behind"],
                behind_error=each["behind_error"],
                chosen_by=tuple(each["by"]),
                why=each["why"],
            )
            for each in written["answers"]
        ),
        themes=tuple(map(Theme, written["themes"])),
    )


def _choice(written: str | int) -> Choice:
    return Move(written) if isinstance(written, str) else Seat(written)
