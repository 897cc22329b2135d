"""What happens in a room by itself: a bot answers, a turn ends, a game that is over is revealed."""

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import Protocol

from flip7.core.cards import Card
from flip7.core.seats import Seat
from flip7.server.acts import Act, By, Chose, Revealed
from flip7.server.desk import Desk, Due
from flip7.server.errands import Errands
from flip7.server.granting import out_of_time
from flip7.server.metrics import Metrics
from flip7.server.refusals import Refused
from flip7.server.room import Room
from flip7.server.settings import Patience
from flip7.server.storage.store import Phase
from flip7.server.thinking import NoAnswer, Thinkers

Now = Callable[[], int]
"""The time, in milliseconds since 1970."""


class Do(Protocol):
    """How acts come to pass."""

    async def __call__(self, desk: Desk, acts: Callable[[], Sequence[Act]]) -> None:
        """The acts are stored, happen and are told; `Refused` if they cannot be stored."""


class Dues:
    """Sees to it that games go on."""

    def __init__(self, do: Do, errands: Errands, patience: Patience, now: Now, metrics: Metrics) -> None:
        self._do = do
        self._errands = errands
        self._patience = patience
        self._now = now
        self._metrics = metrics
        self._thinkers = Thinkers()
        self._stopping = False

    def stop(self) -> None:
        """Nothing is begun any more."""
        self._stopping = True

    def close(self) -> None:
        """Nobody thinks any more."""
        self._thinkers.close()

    def deadline(self, desk: Desk) -> int | None:
        """When a bot takes over from the person who is asked; after a restart the time begins anew."""
        room, seconds = desk.room, desk.room.options.turn_seconds
        if seconds is None or room.asked is None or room.chairs[room.asked.seat].plays is not By.PERSON:
            return None
        return max(room.asked_at, desk.opened_at) + seconds * 1000

    def go_on(self, desk: Desk) -> None:
        """Whatever must happen next by itself is on its way: a bot's answer, the end of a turn, the end of the game."""
        due = _due(desk.room)
        if due == desk.due:
            return
        desk.calm()
        desk.due = due
        if due is None or self._stopping:
            return
        deadline = self.deadline(desk)
        if desk.room.asked is None:
            self._errands.spawn(self._persist(desk, due, lambda: self._reveal(desk)))
        elif due.bot is not None:
            self._errands.spawn(self._persist(desk, due, lambda: self._answer(desk, due)))
        elif deadline is not None:
            seconds = max(0.0, (deadline - self._now()) / 1000)
            desk.alarm = asyncio.get_running_loop().call_later(seconds, self._ring, desk, due)

    async def _persist(self, desk: Desk, due: Due, attempt: Callable[[], Awaitable[None]]) -> None:
        """What is due is done; after trouble with the store it is tried again, later and later."""
        pause = self._patience.retry
        while desk.due is due and not self._stopping:
            try:
                await attempt()
            except (Refused, NoAnswer):
                await asyncio.sleep(pause)
                pause = min(2 * pause, self._patience.longest_retry)
            else:
                return

    async def _answer(self, desk: Desk, due: Due) -> None:
        """The bot has answered, unless the question has changed meanwhile."""
        room = desk.room
        assert room.asked is not None, "a bot is due to answer"
        assert due.bot is not None, "a bot is due to answer"
        assert room.game is not None, "somebody asked"
        watched = desk.connected() or desk.watching()
        pause = max(room.options.bot_seconds, 0 if watched else self._patience.unwatched)
        pause -= (self._now() - room.question_at) / 1000  # whoever leaves and comes back does not make bots wait anew
        if pause > 0:
            await asyncio.sleep(pause)
            if desk.due is not due:
                return
        seat, by = room.asked.seat, room.chairs[room.asked.seat].plays
        choice = await self._thinkers.choose(due.bot, room.game.table, room.asked)
        assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
        answer = Chose(seat, due.ordinal, choice, by)
        await self._do(desk, lambda: [answer] if desk.due is due else [])

    async def _reveal(self, desk: Desk) -> None:
        """The game is over, and what the shuffles were made of is published."""

        def acts() -> list[Act]:
            room = desk.room
            if room.revealed is not None:
                return []
            assert room.sealed is not None, "a game that was played was sealed"
            assert room.game is not None, "a game that was played is there"
            scores = tuple(room.game.table.scores)
            return [Revealed(room.secret().hex(), room.sealed.words, room.seed().hex(), scores)]

        await self._do(desk, acts)
        self._metrics.games.inc()

    def _ring(self, desk: Desk, due: Due) -> None:
        self._errands.spawn(self._persist(desk, due, lambda: self._end_turn(desk, due)))

    async def _end_turn(self, desk: Desk, due: Due) -> None:
        """The time is over: a bot plays the seat, and everybody is told."""
        asked = desk.room.asked
        assert asked is not None, "somebody let the time run out"
        seat: Seat = asked.seat
        await self._do(desk, lambda: [out_of_time(desk.room, seat)] if desk.due is due else [])


def _due(room: Room) -> Due | None:
    """What must happen next by itself. A room that everybody has left waits for somebody to come back."""
    if room.game is None or room.phase is Phase.OVER:
        return None
    if room.asked is None:
        return Due(room.ordinal, None)
    chair = room.chairs[room.asked.seat]
    if chair.plays is By.PERSON:
        return None if room.options.turn_seconds is None else Due(room.ordinal, None)
    return Due(room.ordinal, chair.played_by_bot) if any(room.here) else None
