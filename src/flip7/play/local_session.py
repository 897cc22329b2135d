"""A game whose referee is in this process: people at one keyboard, bots, or both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from dataclasses import replace
from random import Random
from typing import Final

from flip7.bots import bot_named
from flip7.bots.catalog import needs_kernel
from flip7.bots.worker import BotWorkers
from flip7.clock import Clock, SystemClock, timeout
from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, is_legal
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.seat_names import BotSeat, Names
from flip7.play.autosave import Autosave
from flip7.play.seating import Person
from flip7.play.session import Asked, Fresh, Remark, Step, Update
from flip7.play.setup import Setting
from flip7.record import Record, replay, to_json
from flip7.record.files import BadFile

_AT_ONCE: Final = 1.0
"""Seconds for which nobody wonders why nothing happens."""


class LocalSession:
    """One game at one keyboard."""

    def __init__(self, setting: Setting, keeping: Autosave, clock: Clock | None = None) -> None:
        replayed = replay(setting.record)
        self.record: Record = setting.record
        self._players = setting.players
        self.keeping = keeping
        self._game = replayed.game
        self._opening = () if setting.record.choices else tuple(replayed.events)
        self._names = Names(setting.record.seats)
        self._here = frozenset(Seat(seat) for seat, player in enumerate(setting.players) if isinstance(player, Person))
        self._made_here = _made_by(self._here, setting.record)
        """The ordinals of the choices that were made at this keyboard."""
        self._answers: asyncio.Queue[tuple[int, Choice] | None] = asyncio.Queue()
        """Answers with their ordinals; None: something is to be taken back."""
        self._clock = clock or SystemClock()
        self._thinkers = BotWorkers()
        self._complained = False

    @property
    def can_take_back(self) -> bool:
        """Somebody has chosen here; everybody else is a bot, and minds nothing."""
        return bool(self._made_here)

    async def updates(self) -> AsyncIterator[Update]:
        """The game, to its end."""
        if self._opening:
            record = self.record
            empty = record.new_table()
            yield Fresh(empty, self._names, self._here, None)
            yield Step(self._opening, self._asked())
        else:
            yield self._as_it_is()
        while (asked := self._game.asked) is not None:
            if asked.seat in self._here and (complaint := self._keep()):
                yield Remark(complaint)
            choosing = asyncio.ensure_future(self._choose(asked))
            try:
                if await self._takes_long(asked, choosing):
                    yield Remark(say("tui-warming-up", name=self._names[asked.seat]))
                choice = await choosing
            finally:
                choosing.cancel()
            if choice is None:
                self._go_back()
                yield self._as_it_is()
                continue
            if asked.seat in self._here:
                self._made_here.append(len(self.record.choices))
            events = self._game.play(choice)
            assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
            self.record = replace(self.record, choices=(*self.record.choices, choice))
            yield Step(tuple(events), self._asked())
        if complaint := self._keep():
            yield Remark(complaint)

    def answer(self, ordinal: int, choice: Choice) -> None:
        """The answer is on its way."""
        self._answers.put_nowait((ordinal, choice))

    def take_back(self) -> None:
        """The last choice that was made here is taken back, as soon as somebody is asked here."""
        self._answers.put_nowait(None)

    async def close(self) -> None:
        """Nobody thinks any more. Keeping the game is left to whoever began it."""
        self._thinkers.close()

    # --- answers ------------------------------------------------------------------------------------------------------

    async def _choose(self, asked: Decision) -> Choice | None:
        """What the seat answers; None: a choice is taken back."""
        player = self._players[asked.seat]
        if isinstance(player, BotSeat):
            return await self._bots_choice(player.bot, asked)
        while True:
            told = await self._answers.get()
            if told is None:
                if self.can_take_back:
                    return None
            elif told[0] == len(self.record.choices) and is_legal(told[1], asked):
                return told[1]

    async def _takes_long(self, asked: Decision, choosing: "asyncio.Future[Choice | None]") -> bool:
        """A bot does not answer at once: before its first answer it may have to compile what it plays by."""
        if asked.seat in self._here:
            return False
        with suppress(TimeoutError):
            async with timeout(self._clock, _AT_ONCE):
                await asyncio.wait((choosing,))
        return not choosing.done()

    async def _bots_choice(self, bot: str, asked: Decision) -> Choice:
        """A bot's chance follows from the game and the question, so that a resumed game goes on as it would have."""
        if needs_kernel(bot):
            return await self._thinkers.choose(bot, self._game.table, asked)
        player = bot_named(bot, Random(to_json(self.record)))
        return player.choose(self._game.table.copy(), asked)

    def _asked(self) -> Asked | None:
        asked = self._game.asked
        return None if asked is None else Asked(asked, len(self.record.choices), asked.seat in self._here)

    def _as_it_is(self) -> Fresh:
        """Where the game stands, and how it came there: after it was resumed, or choices were taken back."""
        record = self.record
        teller = Teller(record.new_table(), self._names)
        told = tuple(teller.tell(event) for event in replay(record).events)
        return Fresh(self._game.table.copy(), self._names, self._here, self._asked(), told)

    # --- back ---------------------------------------------------------------------------------------------------------

    def _go_back(self) -> None:
        self.record = replace(self.record, choices=self.record.choices[: self._made_here.pop()])
        self._game = replay(self.record).game

    # --- keeping ------------------------------------------------------------------------------------------------------

    def _keep(self) -> str | None:
        """The file, if there is one, has the game as it is; what is to be said if it has not."""
        try:
            self.keeping.keep(self.record)
        except BadFile as error:
            complaint = None if self._complained else say("save-failed", problem=printable(str(error)))
            self._complained = True
            return complaint
        return None


def _made_by(seats: frozenset[Seat], record: Record) -> list[int]:
    """The ordinals of the choices that these seats have made."""
    game = record.new_game()
    made = []
    for ordinal, choice in enumerate(record.choices):
        if game.asked is not None and game.asked.seat in seats:
            made.append(ordinal)
        game.play(choice)
    return made
