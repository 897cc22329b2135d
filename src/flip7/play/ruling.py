"""A ruling: play a situation with the referee, and show in which order everything took effect, by which rule."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final, Self

from flip7.core.apply import apply
from flip7.core.decisions import HIT, Choice, Decision, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.events import Event, RoundEnded
from flip7.core.game import Game
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.narrate import Teller
from flip7.i18n.narration_types import Sentence, Tone
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names
from flip7.record import Record, position, replay

_NOTHING_THAT_MATTERS: Final = "+2"
"""Before whoever was dealt the card: a card with which nobody busts or flips seven."""
_INDENT: Final = "│  "


@dataclass(frozen=True, slots=True)
class Line:
    """One line of a ruling: a sentence, and the rule behind it."""

    level: int
    """The number of Flip Threes and hand-outs around it."""
    text: str
    """Marked text."""
    reason: str | None
    """The rule to name beside it."""
    rules: tuple[str, ...]


class Ruling:
    """One action card, from the moment it comes up to the next «Hit or stay?»

    >>> from flip7.core.cards import Card
    >>> from flip7.core.seats import Seat
    >>> from flip7.i18n.markup import plain
    >>> ruling = Ruling.of_hands(["Ana", "Ben", "Cleo"], ["", "5", "7 9"])
    >>> ruling.answer(Card("FZ"))
    >>> print(ruling.asked)
    A: who gets the FZ? (A, B, C)
    >>> ruling.answer(Seat(2))
    >>> for line in ruling.picture():
    ...     print(plain(line))
    1. Ana drew a Freeze.
    2. Ana gives the Freeze to Cleo. (FZ.1)
    │  3. Cleo is frozen and banks 7+9 = 16. (FZ.2)
    → Ben, hit or stay? (T.6)
    """

    def __init__(self, game: Game, names: Names, start: Table, events: Sequence[Event] = ()) -> None:
        self.names = names
        self.lines: list[Line] = []
        self.over: bool = False
        """Everything has taken effect."""
        self._game = game
        self._teller = Teller(start, names)
        self._tell(events)

    @classmethod
    def of_hands(cls, names: Sequence[str], hands: Sequence[str]) -> Self:
        """Begin with the cards before everybody, clockwise from whoever is dealt the card; `BadPosition` if wrong."""
        mine, *others = hands
        table = position(mine or _NOTHING_THAT_MATTERS, others).table
        game = Game.resume(table.copy(), OpenDeck())
        events = game.play(HIT)
        return cls(game, Names(names), table, events)

    @classmethod
    def of_record(cls, record: Record) -> Self:
        """Tell the last turn of a record: from the last moment at which nothing waited to take effect."""
        played, table = replay(record), record.new_table()
        first = _last_turn(record)
        for event in (event for step in played.steps[:first] for event in step.events):
            apply(table, event)
        events = [event for step in played.steps[first:] for event in step.events]
        return cls(played.game, Names(record.seats), table, events)

    @property
    def asked(self) -> Decision | None:
        """The referee's question."""
        return self._game.asked

    @property
    def table(self) -> Table:
        """The table as it lies now."""
        return self._game.table

    def answer(self, choice: Choice) -> None:
        """Answer the question; `IllegalChoice` if it is not an option."""
        self._tell(self._game.play(choice))

    def _tell(self, events: Sequence[Event]) -> None:
        for event in events:
            level = len(self._teller.table.pending)
            told = self._teller.tell(event)
            if isinstance(event, RoundEnded):
                self.over = True
                return
            if isinstance(told, Sentence) and told.tone is not Tone.QUIET:
                self._add(told, level)
        self.over = bool(self.lines) and not self.table.pending and self.table.turned_up is None

    def _add(self, told: Sentence, level: int) -> None:
        """Put the consequence of a card on the card's line."""
        if told.tone is Tone.FOLLOWS and self.lines:
            card = self.lines.pop()
            text, reason = f"{card.text} {told.text}", told.reason or card.reason
            self.lines.append(Line(card.level, text, reason, (*card.rules, *told.rules)))
        else:
            self.lines.append(Line(level, told.text, told.reason or _only(told.rules), told.rules))

    def picture(self) -> list[str]:
        """Return the order as lines of marked text: numbered, further in what lies within, the rule behind."""
        lines = [
            f"{_INDENT * line.level}{number}. {line.text}{f' ({line.reason})' if line.reason else ''}"
            for number, line in enumerate(self.lines, start=1)
        ]
        return [*lines, f"→ {self._next()}"] if self.over else lines

    def _next(self) -> str:
        if self.asked is None or self._round_is_over:
            return f"{say('rulings-round-over')} (E.1)"
        return f"{question(self.asked, self.names)} (T.6)"

    @property
    def _round_is_over(self) -> bool:
        return self._teller.table.round != self.table.round

    def rules(self) -> list[str]:
        """Return the numbers of the rules that the order rests on, in the order in which they came up."""
        numbers = [number for line in self.lines for number in ((line.reason,) if line.reason else line.rules)]
        return list(dict.fromkeys([*(number for number in numbers if number), "T.6"]))


def _only(rules: tuple[str, ...]) -> str | None:
    """Return the rule of a sentence that rests on one action's rule alone."""
    return next((number for number in rules if number.startswith(("FZ", "F3", "SC", "X"))), None)


def _last_turn(record: Record) -> int:
    """Return the place of the answer that began the last turn: nothing waited, and it was no card of a hit."""
    game, start = record.new_game(), 0
    previous: Choice | None = None
    for place, choice in enumerate(replay(record).game.choices, start=1):
        waits = game.table.pending or game.table.turned_up is not None
        if not waits and not (previous is HIT and isinstance(game.asked, WhichCard)):
            start = place
        game.play(choice)
        previous = choice
    return start
