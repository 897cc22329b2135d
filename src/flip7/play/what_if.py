"""Play out a decision of a recorded game («what if»): many games from each of its answers.

`PlayOuts` plays in plain Python, a few games at a time, so that a page sees the figures grow; `flip7.arena.what_if` has
the same report from the compiled kernel. The cards to come are those that nobody had seen, in an order by chance: the
same for every answer, so that their difference is known better than either chance.
"""

from collections.abc import Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from typing import Final

from msgspec import Struct

from flip7.analysis.confidence import Z_95, wilson_interval
from flip7.bots.base import Bot
from flip7.bots.catalog import UnknownBot, bot_named
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Move
from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.core.table import Table
from flip7.i18n.seat_names import built_in_bot_seat
from flip7.record import BadBranch, Record, replay

SCHEMA: Final = 1
SLOW: Final = ("level5", "level6")
"""Bots that take long where nothing is compiled, or search: whoever sits in plays for them, too."""
SITS_IN: Final = "level5"
"""The bot that plays for a person, and for a bot that cannot be asked here, also at the table of a branch."""
SITS_IN_PLAINLY: Final = "level4"
"""The bot that sits in where games are played in plain Python: level 5 takes a dozen times as long there."""
PLAIN_GAMES: Final = 200
"""Games for each answer in plain Python; a chance is then known to some 7 points of a hundred."""
PLAIN_AT_ONCE: Final = 40
"""Games that are played before the page hears of them: some tenths of a second in a browser."""


class SeatOutcome(Struct, frozen=True):
    """The outcome for one seat. Chances are in per cent, with one decimal."""

    win: float
    low: float
    high: float
    """The upper end of the 95 % interval of the chance to win."""
    points: float
    """The total when the game is over, on average."""
    points_error: float
    """Half the width of the 95 % interval of the mean."""


class AnswerOutcome(Struct, frozen=True):
    """The outcome of the games after one answer."""

    choice: Move | int
    seats: tuple[SeatOutcome, ...]


class WhatIf(Struct, frozen=True):
    """A play-out («what if»): how a game ends after each answer to one of its questions, when bots play on."""

    schema: int
    choice: int
    """The number of the decision, from 0."""
    seat: int
    card: Card | None
    """The card that is given; null for hit or stay."""
    chosen: Move | int
    """The answer that was given in the game."""
    games: int
    """Games that were played for each answer."""
    done: bool
    rough: bool
    """Whether fewer games were played, in plain Python by weaker bots."""
    bots: tuple[str, ...]
    """The bot that plays each seat."""
    answers: tuple[AnswerOutcome, ...]
    better: Move | int | None
    """The answer that clearly wins most often for whoever was asked: its whole interval lies above those of all others.
    Null if none does."""


@dataclass(frozen=True, slots=True)
class Position:
    """A decision of a game: what the player saw, was asked, and answered."""

    number: int
    table: Table
    asked: Decision
    chosen: Choice
    names: tuple[str, ...]


def position_at(record: Record, number: int) -> Position:
    """Return the decision of that number; raise `BadRecord` for a broken record, `BadBranch` where there is none."""
    steps = [step for step in replay(record).steps[1:] if not isinstance(step.choice, Card)]
    if not 0 <= number < len(steps):
        raise BadBranch(f"choice {number + 1}: there is no such decision, the record has {len(steps)}")
    step = steps[number]
    assert step.asked is not None, "every choice answers a question"
    assert step.choice is not None, "the deal is not among them"
    table = step.table.copy()
    return Position(number, table, step.asked, step.choice, record.seats[: len(table.places)])


def sitting(names: Sequence[str], sits_in: str) -> tuple[str, ...]:
    """Return who plays each seat: the bot that sat there, or the one that sits in for people and slower bots."""
    return tuple(_sitter(name, sits_in) for name in names)


def _sitter(recorded: str, sits_in: str) -> str:
    sat = built_in_bot_seat(recorded)
    if sat is None or sat.bot in SLOW:
        return sits_in
    try:
        return bot_named(sat.bot).name
    except UnknownBot:  # with a mistaken parameter, as a file may have it
        return sits_in


@dataclass(slots=True)
class _Tally:
    """The results of one seat."""

    wins: int = 0
    points: int = 0
    squares: int = 0

    def outcome(self, games: int) -> SeatOutcome:
        mean = self.points / games
        spread = max(self.squares / games - mean * mean, 0.0)
        return seat_outcome(self.wins, games, mean, Z_95 * sqrt(spread / games))


def seat_outcome(wins: int, games: int, points: float, points_error: float) -> SeatOutcome:
    """Round the figures of a seat as they are told."""
    low, high = wilson_interval(wins, games)
    return SeatOutcome(
        win=_per_cent(wins / games),
        low=_per_cent(low),
        high=_per_cent(high),
        points=round(points, 1),
        points_error=round(points_error, 1),
    )


def _per_cent(rate: float) -> float:
    return round(100 * rate, 1)


@dataclass(slots=True)
class PlayOuts:
    """A decision that is being played out in plain Python."""

    position: Position
    games: int = 0
    _tallies: dict[Choice, list[_Tally]] = field(default_factory=dict)
    _bots: tuple[Bot, ...] = ()
    _names: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        self._names = sitting(self.position.names, SITS_IN_PLAINLY)
        self._bots = tuple(map(bot_named, self._names))
        seats = range(len(self._bots))
        self._tallies = {choice: [_Tally() for _ in seats] for choice in self.position.asked.options}

    @property
    def is_done(self) -> bool:
        """Return whether all games are played."""
        return self.games >= PLAIN_GAMES

    def go_on(self) -> None:
        """Play some more games for each answer."""
        more = max(1, PLAIN_AT_ONCE // len(self._tallies))
        for number in range(self.games, min(self.games + more, PLAIN_GAMES)):
            for choice, tallies in self._tallies.items():
                self._play(number, choice, tallies)
            self.games = number + 1

    def _play(self, number: int, choice: Choice, tallies: Sequence[_Tally]) -> None:
        table = self.position.table.copy()
        deck = SeededDeck(sha256(f"flip7 what if {number}".encode()).digest())
        deck.shuffle(tuple(table.unseen().elements()))
        game = Game.resume(table, deck)
        game.play(choice)
        while (asked := game.asked) is not None:
            game.play(self._bots[asked.seat].choose(game.table, asked))
        for seat, tally in enumerate(tallies):
            points = game.table.scores[seat]
            tally.wins += game.table.winner == seat
            tally.points += points
            tally.squares += points * points

    def report(self) -> WhatIf:
        """Return the figures so far."""
        answers = [
            AnswerOutcome(told(choice), tuple(tally.outcome(self.games) for tally in tallies))
            for choice, tallies in self._tallies.items()
        ]
        return report_of(self.position, self._names, answers, self.games, done=self.is_done, rough=True)


def told(choice: Choice) -> Move | int:
    """Return an answer as it is told."""
    assert not isinstance(choice, Card), "players are not asked which card comes up"
    return choice


def report_of(  # noqa: PLR0913 - all that a report holds
    position: Position,
    bots: Sequence[str],
    answers: Sequence[AnswerOutcome],
    games: int,
    *,
    done: bool,
    rough: bool,
) -> WhatIf:
    """Put a report together."""
    card = getattr(position.asked, "card", None)
    return WhatIf(
        SCHEMA,
        position.number,
        position.asked.seat,
        card,
        told(position.chosen),
        games,
        done,
        rough,
        tuple(bots),
        tuple(answers),
        better=_better(answers, position.asked.seat),
    )


def _better(answers: Sequence[AnswerOutcome], seat: int) -> Move | int | None:
    first, *others = sorted(answers, key=lambda answer: -answer.seats[seat].win)
    is_clear = others and all(other.seats[seat].high < first.seats[seat].low for other in others)
    return first.choice if is_clear else None
