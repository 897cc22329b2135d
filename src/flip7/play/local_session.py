"""The full screen's session of a local game: people at one keyboard, bots, or both."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from typing import Final

from flip7.clock import Clock, SystemClock, timeout
from flip7.core.decisions import Choice, Decision, is_legal
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.play.autosave import Autosave
from flip7.play.local_table import LocalTable, TakeBack, Workers, seat_players
from flip7.play.options import MIN_RECOMMENDED_PLAYERS
from flip7.play.session import Fresh, Remark, Step, Update
from flip7.play.setup import Setting
from flip7.record import Record

_SLOW_BOT_SECONDS: Final = 1.0
"""Say why nothing happens when a bot takes longer; before its first answer it may have to compile its kernel."""


class LocalSession:
    """A `TableSession` whose referee is in this process.

    Without `workers` every bot chooses in this process.
    """

    def __init__(
        self, setting: Setting, autosave: Autosave, clock: Clock | None = None, workers: Workers | None = None
    ) -> None:
        self.autosave = autosave
        self.way_back: str = setting.way_back
        self._table = LocalTable(setting.record, people=setting.people, autosave=autosave, one_try=setting.one_try)
        self._keyboard = _Keyboard(self._table)
        self._players = seat_players(self._table, setting.players, self._keyboard, workers)
        self._clock = clock or SystemClock()
        self._workers = workers

    @property
    def record(self) -> Record:
        """The game so far."""
        return self._table.record

    @property
    def can_take_back(self) -> bool:
        """Whether undo is possible: a person at this keyboard has made a choice."""
        return self._table.can_take_back

    @property
    def offers_advice(self) -> bool:
        """Whether advice is given here: not where everybody has one try at the same cards."""
        return self._table.offers_advice

    async def updates(self) -> AsyncIterator[Update]:
        """Play the game to its end, and save it."""
        updates = self._table.updates(self._players)
        is_told = len(self._players) >= MIN_RECOMMENDED_PLAYERS or not self._table.opening
        while True:
            coming = asyncio.ensure_future(anext(updates, None))
            try:
                if await self._is_slow(coming):
                    yield self._warming_up()
                update = await coming
            finally:
                coming.cancel()
            if update is None:
                break
            yield update
            if isinstance(update, Step) and not is_told:
                is_told = True
                yield Remark(say("game-few"))
        if remark := self._table.save():
            yield remark

    async def _is_slow(self, coming: "asyncio.Future[Fresh | Step | Remark | None]") -> bool:
        """Wait a moment for the next update while a bot chooses."""
        asked = self._table.asked
        if asked is None or self._table.asks_people(asked):
            return False
        with suppress(TimeoutError):
            async with timeout(self._clock, _SLOW_BOT_SECONDS):
                await asyncio.wait((coming,))
        return not coming.done()

    def _warming_up(self) -> Remark:
        asked = self._table.asked
        assert asked is not None, "a bot is slow to answer"
        return Remark(say("tui-warming-up", name=self._table.names[asked.seat]))

    def answer(self, ordinal: int, choice: Choice) -> None:
        """Answer the question of that ordinal."""
        self._keyboard.answers.put_nowait((ordinal, choice))

    def take_back(self) -> None:
        """Undo the last choice that was made here, as soon as somebody is asked here."""
        self._keyboard.answers.put_nowait(None)

    async def close(self) -> None:
        """Shut down the bots' processes. Saving the game is left to whoever began it."""
        if self._workers is not None:
            self._workers.close()


class _Keyboard:
    """The players at this keyboard: wait for answers to the open question."""

    def __init__(self, table: LocalTable) -> None:
        self._table = table
        self.answers: asyncio.Queue[tuple[int, Choice] | None] = asyncio.Queue()
        """Answers with their ordinals; None: take a choice back."""

    async def choose(self, _: Table, decision: Decision) -> Choice:
        """Wait for a legal answer to this question; drop what was meant for another."""
        while (answer := await self.answers.get()) is not None:
            ordinal, choice = answer
            if ordinal == self._table.ordinal and is_legal(choice, decision):
                return choice
        raise TakeBack
