"""The local game loop: while somebody is asked, let them choose, play the choice, record it, save it.

`LocalTable` plays and records choices one at a time (`step`) and takes them back; `LocalTable.updates` is the loop on
top, with players that choose asynchronously. The line UI, the full screen and the text environment are front ends of
this one table. It waits for nothing but its players, so it runs without an event loop, a terminal, NumPy or processes.
"""

from collections.abc import AsyncIterator, Collection, Iterable, Sequence
from dataclasses import replace
from random import Random
from typing import Protocol

from flip7.bots import bot_named
from flip7.bots.base import WithHistory
from flip7.bots.catalog import needs_history, needs_kernel
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, WhichCard
from flip7.core.events import Event
from flip7.core.game import Answered
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.seat_names import BotSeat, Names
from flip7.play.autosave import Autosave
from flip7.play.seating import Occupant
from flip7.play.session import Asked, Fresh, Past, Remark, Step
from flip7.record import Record, replay, to_json
from flip7.record.files import BadFile


class TakeBack(Exception):
    """Raised by a player instead of choosing: undo the last choice that a person made, and all after it."""


class Player(Protocol):
    """A player who chooses for a seat: a person at a keyboard, a bot, a program."""

    async def choose(self, view: Table, decision: Decision) -> Choice:
        """Return one of the decision's options.

        `view` is a copy of what everybody sees; the order of the draw pile is not in it.
        """


class Workers(Protocol):
    """Processes in which bots choose, so that a bot that compiles its kernel blocks nobody (`bots.worker`)."""

    async def choose(self, name: str, table: Table, decision: Decision, *, history: Sequence[Answered] = ()) -> Choice:
        """Return the choice of the bot of that name; `history` is for a bot that needs it."""

    def close(self) -> None:
        """Shut the processes down."""


class LocalTable:
    """One game whose referee is in this process.

    `people` are the seats played at this keyboard: the game is saved when one of them is asked, and only their choices
    can be taken back; none can with `one_try`.

    >>> from flip7.core.decisions import STAY
    >>> from flip7.core.shuffle import seed_of
    >>> table = LocalTable(Record(seats=("Ana", "Ben", "Cleo"), seed=seed_of("family night")))
    >>> print(table.asked)
    A: hit or stay?
    >>> table.step(STAY)
    (Stayed(seat=0, forced=False),)
    >>> table.record.choices
    (<Move.STAY: 'stay'>,)
    """

    def __init__(
        self,
        record: Record,
        *,
        people: Collection[Seat] = (),
        autosave: Autosave | None = None,
        one_try: bool = False,
    ) -> None:
        replayed = replay(record)
        self.names: Names = Names(record.seats)
        self.people: frozenset[Seat] = frozenset(people)
        self.opening: tuple[Event, ...] = () if record.choices else tuple(replayed.events)
        """The events before the first question; none if the game is resumed."""
        self._start = record
        self._game = replayed.game
        shared = 0 if record.branch is None else record.branch.choices
        self._undoable = [number for number in self._choices_of_people() if number >= shared] if people else []
        """The ordinals of the choices that can be taken back."""
        self._one_try = one_try
        self._autosave = autosave
        self._save_failed = False

    # --- where the game stands ----------------------------------------------------------------------------------------

    @property
    def table(self) -> Table:
        """The public table. Read it or copy it; only the referee changes it."""
        return self._game.table

    @property
    def asked(self) -> Decision | None:
        """The open question; None when the game is over."""
        return self._game.asked

    @property
    def ordinal(self) -> int:
        """The number of choices made so far; it names the open question."""
        return len(self._game.choices)

    @property
    def record(self) -> Record:
        """The game so far, as it is saved."""
        return self._recorded(self._game.choices)

    def _recorded(self, choices: Iterable[Choice]) -> Record:
        """Sort choices into answers and, with a real deck, the cards that came up."""
        answers, drawn = [], []
        for choice in choices:
            if isinstance(choice, Card):
                drawn.append(choice)
            else:
                answers.append(choice)
        return replace(self._start, choices=tuple(answers), drawn=None if self._start.drawn is None else tuple(drawn))

    # --- play and undo ------------------------------------------------------------------------------------------------

    def step(self, choice: Choice) -> tuple[Event, ...]:
        """Play and record a choice and return what happened; `IllegalChoice` if it is not among the options."""
        asked, ordinal = self._game.asked, self.ordinal
        events = tuple(self._game.play(choice))
        if asked is not None and self.asks_people(asked):
            self._undoable.append(ordinal)
        return events

    def asks_people(self, asked: Decision) -> bool:
        """Return whether somebody at this keyboard answers; only people see which card of a real deck came up."""
        return asked.seat in self.people or isinstance(asked, WhichCard)

    @property
    def can_take_back(self) -> bool:
        """Whether undo is possible: a person at this keyboard has made a choice, and has more than one try."""
        return bool(self._undoable) and not self._one_try

    @property
    def offers_advice(self) -> bool:
        """Whether advice is given here: not where everybody has one try at the same cards."""
        return not self._one_try

    def take_back(self) -> None:
        """Undo the last choice that a person made, and all after it. The same cards will come up again."""
        self._game = replay(self._recorded(self._game.choices[: self._undoable.pop()])).game

    def _choices_of_people(self) -> list[int]:
        """Find the undoable choices of a resumed game by playing it through."""
        record = self._start
        game = record.new_game()
        found = []
        for ordinal, choice in enumerate(self._game.choices):
            if game.asked is not None and self.asks_people(game.asked):
                found.append(ordinal)
            game.play(choice)
        return found

    # --- save ---------------------------------------------------------------------------------------------------------

    def save(self) -> Remark | None:
        """Save the game to its file, if it has one. A failure is returned as a remark, the first time only."""
        if self._autosave is None:
            return None
        try:
            self._autosave.save(self.record)
        except BadFile as error:
            remark = None if self._save_failed else Remark(say("save-failed", problem=printable(str(error))))
            self._save_failed = True
            return remark
        return None

    def history(self) -> tuple[Answered, ...]:
        """Return every question so far with its answer."""
        return tuple(self._game.history())

    # --- the loop -----------------------------------------------------------------------------------------------------

    async def updates(
        self, players: Sequence[Player], card_reader: Player | None = None
    ) -> AsyncIterator[Fresh | Step | Remark]:
        """Let the players play the game to its end, and yield everything to be shown.

        `card_reader` says which card of a real deck came up. What a player raises ends the loop, except for `TakeBack`.
        The last save is the caller's: front ends differ in what they say about a finished game.
        """
        if self.opening:
            yield Fresh(self._empty_table(), self.names, self.people, None)
            yield Step(self.opening, self._question())
        else:
            yield self._fresh()
        while (asked := self._game.asked) is not None:
            if self.asks_people(asked) and (remark := self.save()):
                yield remark
            player = card_reader if card_reader and isinstance(asked, WhichCard) else players[asked.seat]
            try:
                choice = await player.choose(self._game.table.copy(), asked)
            except TakeBack:
                if self.can_take_back:
                    self.take_back()
                    yield self._fresh()
            else:
                yield Step(self.step(choice), self._question())

    def _question(self) -> Asked | None:
        asked = self._game.asked
        return None if asked is None else Asked(asked, self.ordinal, asked.seat in self.people)

    def _fresh(self) -> Fresh:
        """Tell where the game stands, and how it came there: after it was resumed, or choices were taken back."""
        past = Past(self._empty_table(), tuple(replay(self.record).events))
        return Fresh(self._game.table.copy(), self.names, self.people, self._question(), past)

    def _empty_table(self) -> Table:
        return self._start.new_table()


def seat_players(
    table: LocalTable, occupants: Iterable[Occupant], keyboard: Player, workers: Workers | None = None
) -> list[Player]:
    """Return the player of each seat: the keyboard for people, a `BotPlayer` for each bot."""
    return [
        BotPlayer(occupant.bot, table, workers) if isinstance(occupant, BotSeat) else keyboard for occupant in occupants
    ]


class BotPlayer:
    """A bot at a local table.

    Its random numbers follow from the game so far, so that a resumed game goes on as it would have. Bots that use the
    compiled kernel choose in `workers`, if there are any.
    """

    def __init__(self, bot: str, table: LocalTable, workers: Workers | None = None) -> None:
        self._bot = bot
        self._table = table
        self._workers = workers

    async def choose(self, view: Table, decision: Decision) -> Choice:
        """Return the bot's choice."""
        history = self._table.history() if needs_history(self._bot) else ()
        if self._workers is not None and needs_kernel(self._bot):
            return await self._workers.choose(self._bot, view, decision, history=history)
        bot = bot_named(self._bot, Random(to_json(self._table.record)))
        if history and isinstance(bot, WithHistory):
            return bot.choose_after(history, view, decision)
        return bot.choose(view, decision)
