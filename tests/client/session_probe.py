"""A probe in place of a screen: looks at every update, answers by a script, and misses nothing."""

import asyncio
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Self

from flip7.core.apply import apply
from flip7.core.decisions import Choice, Move
from flip7.core.events import Event, GameWon
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.markup import plain
from flip7.play.session import (
    Announcement,
    Asked,
    Fresh,
    Gathering,
    Remark,
    Roster,
    Step,
    TableSession,
    Update,
)
from tests.server.server_in_process import PATIENCE


def boldly(asked: Asked) -> Choice:
    """The last option: to stay, or to give away."""
    choice = asked.decision.options[-1]
    assert isinstance(choice, Move | int)
    return choice


@dataclass
class Watcher:
    """Everything that a session has told. A table that is told again must look as it was left."""

    session: TableSession
    choose: Callable[[Asked], Choice | None] = boldly
    """None: no answer is given."""
    updates: list[Update] = field(default_factory=list)
    events: list[Event] = field(default_factory=list)
    """Of the game that is seen now."""
    table: Table | None = None
    here: frozenset[Seat] = frozenset()
    asked: Asked | None = None
    gathering: Gathering | None = None
    answered: list[int] = field(default_factory=list)
    ended: bool = False
    _task: "asyncio.Task[None] | None" = None
    _news: asyncio.Condition = field(default_factory=asyncio.Condition)

    @property
    def remarks(self) -> list[str]:
        """All that was said beside the game."""
        return [plain(update.text) for update in self.updates if isinstance(update, Remark)]

    @property
    def is_over(self) -> bool:
        """The game that is seen has a winner."""
        return any(isinstance(event, GameWon) for event in self.events)

    async def __aenter__(self) -> Self:
        self._task = asyncio.create_task(self._watch())
        return self

    async def __aexit__(self, *_: object) -> None:
        """Stop the probe; leaving the table is another matter."""
        assert self._task is not None
        self._task.cancel()
        with suppress(asyncio.CancelledError):
            await self._task

    async def until(self, holds: Callable[[Self], object], seconds: float = PATIENCE) -> None:
        """Wait until the condition holds; raise what went wrong meanwhile."""
        async with asyncio.timeout(seconds), self._news:
            while not holds(self):
                if self._task is not None and self._task.done() and not self.ended:
                    await self._task
                assert not self.ended, "nothing more is told"
                await self._news.wait()

    async def until_the_end(self) -> None:
        """Nothing more is told; what went wrong is raised."""
        assert self._task is not None
        await asyncio.wait_for(asyncio.shield(self._task), PATIENCE)

    async def _watch(self) -> None:
        try:
            async for update in self.session.updates():
                self._see(update)
                async with self._news:
                    self._news.notify_all()
            self.ended = True
        finally:
            async with self._news:
                self._news.notify_all()

    def _see(self, update: Update) -> None:
        self.updates.append(update)
        match update:
            case Gathering():
                self.gathering, self.table, self.asked = update, None, None
                self.events.clear()
                self.answered.clear()
            case Fresh():
                self._look(update)
            case Step():
                assert self.table is not None, "a game begins with its table"
                self.events += update.events
                for event in update.events:
                    apply(self.table, event)
                self._ask(update.asked)
            case Remark() | Roster() | Announcement():
                pass

    def _look(self, fresh: Fresh) -> None:
        assert self.table is None or self.table == fresh.table
        self.gathering = None
        self.table, self.here = fresh.table.copy(), fresh.here
        self._ask(fresh.asked)

    def _ask(self, asked: Asked | None) -> None:
        self.asked = asked
        if asked is None or not asked.here:
            return
        assert asked.decision.seat in self.here
        choice = self.choose(asked)
        if choice is not None:
            self.answered.append(asked.ordinal)
            self.session.answer(asked.ordinal, choice)
