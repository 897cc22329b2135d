"""Replay a record: every choice is checked by the referee."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, IllegalChoice, WhichCard
from flip7.core.decks import BadDeck
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.table import BadTable, Table
from flip7.record.record import BadRecord, Record, check_record


class _Tables:
    """The tables before every step, folded from the events when somebody asks for the first one.

    Copying them all while replaying would take as long as the game itself, and few who replay a record look back.
    """

    __slots__ = ("_start", "_steps", "_tables")

    def __init__(self, start: Table, steps: Sequence["Step"]) -> None:
        self._start = start
        self._steps = steps
        self._tables: tuple[Table, ...] | None = None

    def before(self, number: int) -> Table:
        """Return the table before the step of this number."""
        if self._tables is None:
            self._tables = tuple(self._fold())
        return self._tables[number]

    def _fold(self) -> Iterator[Table]:
        table = self._start.copy()
        for step in self._steps:
            yield table.copy()
            for event in step.events:
                apply(table, event)


@dataclass(slots=True, unsafe_hash=True)  # not frozen, which takes three times as long to make: a game has a hundred
class Step:
    """One answer and what came of it; the first step has no answer, it is the deal up to the first question.

    >>> from flip7.core.decisions import HIT
    >>> step = replay(Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(range(32)), choices=(HIT,))).steps[1]
    >>> print(step.asked, step.choice, *step.table.places[0].cards)
    A: hit or stay? hit 3
    """

    number: int
    """Its place among the steps: 0 is the deal."""
    choice: Choice | None
    events: tuple[Event, ...]
    asked: Decision | None
    """The question that the choice answers."""
    _tables: _Tables = field(repr=False, compare=False)

    @property
    def table(self) -> Table:
        """The table before the choice: what the player could see. Copy it before you change it."""
        return self._tables.before(self.number)


@dataclass(frozen=True, slots=True)
class Replay:
    """A record played through."""

    record: Record
    game: Game
    """The game where the record stops."""
    steps: tuple[Step, ...]

    @property
    def events(self) -> list[Event]:
        """All that happened, in order."""
        return [event for step in self.steps for event in step.events]


def replay(record: Record) -> Replay:
    """Replay a record; raise `BadRecord`, which says where, if it breaks a rule.

    >>> len(replay(Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32))).steps)
    1
    """
    return _Replayer(check_record(record)).play()


class _Replayer:
    def __init__(self, record: Record) -> None:
        self._record = record
        self._drawn = 0
        self._answered = 0
        try:
            self._game = record.new_game()
        except BadTable as error:
            raise BadRecord(str(error)) from None
        except BadDeck as error:
            raise BadRecord(f"shuffles: {error}") from None
        self._steps: list[Step] = []
        self._tables = _Tables(self._game.start.table, self._steps)
        self._steps.append(Step(0, None, self._game.opening, None, self._tables))

    def play(self) -> Replay:
        steps = self._steps
        while (choice := self._next_choice()) is not None:
            asked = self._game.asked
            steps.append(Step(len(steps), choice, tuple(self._make(choice)), asked, self._tables))
        self._check_that_nothing_is_left()
        return Replay(self._record, self._game, tuple(self._steps))

    def _next_choice(self) -> Choice | None:
        """Return the next answer of the record, or None where it stops."""
        record = self._record
        if isinstance(self._game.asked, WhichCard):
            if record.drawn is None or self._drawn == len(record.drawn):
                return None
            self._drawn += 1
            return record.drawn[self._drawn - 1]
        if self._answered == len(record.choices):
            return None
        self._answered += 1
        return record.choices[self._answered - 1]

    def _make(self, choice: Choice) -> list[Event]:
        try:
            return self._game.play(choice)
        except IllegalChoice as error:
            where = f"drawn[{self._drawn - 1}]" if isinstance(choice, Card) else f"choices[{self._answered - 1}]"
            raise BadRecord(f"{where}: {error}") from None
        except BadDeck as error:
            raise BadRecord(f"shuffles: {error}") from None

    def _check_that_nothing_is_left(self) -> None:
        record = self._record
        if self._answered < len(record.choices):
            raise BadRecord(f"choices[{self._answered}]: the drawn cards end before this choice")
        if record.drawn is not None and self._drawn < len(record.drawn):
            why = "the game is over" if self._game.asked is None else f"«{self._game.asked}» is not answered"
            raise BadRecord(f"drawn[{self._drawn}]: no card is needed here: {why}")
