"""Replay a record: every choice is checked by the referee."""

from dataclasses import dataclass

from flip7.core.cards import Card
from flip7.core.decisions import Choice, IllegalChoice, WhichCard
from flip7.core.decks import BadDeck
from flip7.core.events import Event
from flip7.core.game import Game
from flip7.core.table import BadTable
from flip7.record.record import BadRecord, Record


@dataclass(frozen=True, slots=True)
class Step:
    """One answer and what came of it; the first step has no answer, it is the deal up to the first question."""

    choice: Choice | None
    events: tuple[Event, ...]


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
    return _Replayer(record).play()


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
        self._steps = [Step(None, self._game.opening)]

    def play(self) -> Replay:
        while (choice := self._next_choice()) is not None:
            self._steps.append(Step(choice, tuple(self._make(choice))))
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
