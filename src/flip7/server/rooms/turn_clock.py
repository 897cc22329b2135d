"""What happens in a room by itself: a bot answers, a turn ends, a game that is over is revealed."""

import logging
from collections.abc import Awaitable, Callable, Sequence
from typing import Final, Protocol, assert_never

from flip7.bots.worker import BotWorkers, NoAnswer
from flip7.clock import Clock
from flip7.core.cards import Card
from flip7.core.decisions import STAY, Choice, Decision, Give, HitOrStay, WhichCard, is_legal
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import BotFailed, By, Chose, Revealed, RoomEvent
from flip7.protocol.room_options import Phase
from flip7.server.background import BackgroundTasks
from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.rooms.commands import out_of_time
from flip7.server.rooms.live_room import BotPace, LiveRoom, PendingTurn
from flip7.server.rooms.room import Misfit, Room

log: Final = logging.getLogger("flip7.server")

Now = Callable[[], int]
"""The time, in milliseconds since 1970."""
BOT_TRIES: Final = 4
"""A bot that fails so often at one question is answered for."""


class Do(Protocol):
    """How acts come to pass."""

    async def __call__(self, live: LiveRoom, acts: Callable[[], Sequence[RoomEvent]]) -> None:
        """The acts are stored, happen and are told; `Refused` if they cannot be stored."""


class Bots(Protocol):
    """Whoever can ask bots for their choices."""

    async def choose(self, name: str, table: Table, decision: Decision, payer: str) -> Choice:
        """Return the bot's choice, within bounded time; payers take turns. It may raise anything."""

    def close(self) -> None:
        """Shut down."""


class TurnClock:
    """Sees to it that games go on."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        do: Do,
        background: BackgroundTasks,
        settings: Settings,
        clock: Clock,
        *,
        metrics: Metrics,
        bots: Bots | None = None,
    ) -> None:
        self._do = do
        self._background = background
        self._patience = settings.patience
        rate = settings.limits.bot_choices
        self._pace = BotPace(1 / rate.per_second, rate.at_once)
        """How fast all bots together answer at the most; tables take turns."""
        self._clock = clock
        self._metrics = metrics
        self._bots: Bots = bots or BotWorkers()
        self._stopping = False

    def stop(self) -> None:
        """Begin nothing any more."""
        self._stopping = True

    def close(self) -> None:
        """Shut down the bots' process pool."""
        self._bots.close()

    def deadline(self, live: LiveRoom) -> int | None:
        """When a bot takes over from the person who is asked; after a restart the time begins anew.

        A question that was asked in the future was asked before the clock went back, or by a process whose clock is
        ahead: its time begins now.
        """
        room, seconds = live.room, live.room.options.turn_seconds
        if seconds is None or room.asked is None or room.chairs[room.asked.seat].plays is not By.PERSON:
            return None
        return min(max(room.asked_at, live.opened_at), self._clock.now()) + seconds * 1000

    def go_on(self, live: LiveRoom) -> None:
        """Schedule whatever must happen next by itself: a bot's answer, the end of a turn, the end of the game."""
        due = _due(live)
        if due == live.due:
            return
        live.calm()
        live.due = due
        if due is None or self._stopping:
            return
        deadline = self.deadline(live)
        if live.room.asked is None:
            self._background.spawn(self._persist(live, due, lambda: self._reveal(live)))
        elif due.bot is not None:
            self._background.spawn(self._persist(live, due, lambda: self._answer(live, due)))
        elif deadline is not None:
            seconds = max(0.0, (deadline - self._clock.now()) / 1000)
            live.alarm = self._clock.call_later(seconds, self._ring, live, due)

    async def _persist(self, live: LiveRoom, due: PendingTurn, attempt: Callable[[], Awaitable[None]]) -> None:
        """Do what is due, and after a failure try again, later and later.

        Trouble with the store is waited for as long as it takes. A bot that keeps failing is answered for in the end.
        """
        pause, failures = self._patience.retry, 0
        while live.due is due and not self._stopping:
            try:
                await attempt()
            except Refused:
                pass
            except Exception as error:
                if due.bot is None or isinstance(error, Misfit):
                    raise  # a mistake of ours: logged, and not made again and again
                failures += 1
                self._note(live, due.bot, error)
                if failures >= BOT_TRIES:
                    attempt = lambda: self._answer_for(live, due)  # noqa: E731 - instead of the one before
            else:
                return
            await self._clock.sleep(pause)
            pause = min(2 * pause, self._patience.longest_retry)

    def _note(self, live: LiveRoom, bot: str, error: Exception) -> None:
        self._metrics.bot_failures.inc()
        problem = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        log.warning("table %s: the bot %s failed: %.200s", live.room.id, bot, problem)

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def _answer(self, live: LiveRoom, due: PendingTurn) -> None:
        """Ask the bot and write its answer, unless the question has changed meanwhile."""
        await self._pause(live)
        if live.due is not due:
            return
        assert due.bot is not None, "a bot is due to answer"
        answer = self._chose(live, due, await self._choice(live, due.bot))
        await self._do(live, lambda: [answer] if live.due is due else [])

    async def _pause(self, live: LiveRoom) -> None:
        """Wait as long as the table wants its bots to, and no faster than a table's bots may answer."""
        room = live.room
        pause = max(room.options.bot_seconds, 0 if live.is_watched else self._patience.unwatched)
        since = max(0, self._clock.now() - room.question_at) / 1000  # a clock that went back makes no bot wait
        now = self._clock.monotonic()
        seconds = max(pause - since, live.bot_pace.wait(now), self._pace.wait(now))
        if seconds > 0:
            await self._clock.sleep(seconds)

    async def _choice(self, live: LiveRoom, bot: str) -> Choice:
        """Return the bot's choice among the options; raise whatever goes wrong, `NoAnswer` for an illegal one."""
        room = live.room
        assert room.game is not None, "somebody asked"
        assert room.asked is not None, "a bot is due to answer"
        asked = room.asked
        choice = await self._bots.choose(bot, room.game.table, asked, live.payer())
        if isinstance(choice, Card) or not is_legal(choice, asked):
            raise NoAnswer(f"answered {choice} when asked «{asked}»")
        return choice

    def _chose(self, live: LiveRoom, due: PendingTurn, choice: Choice) -> Chose:
        asked = live.room.asked
        assert asked is not None, "a bot is due to answer"
        assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
        return Chose(asked.seat, due.ordinal, choice, live.room.chairs[asked.seat].plays)

    async def _answer_for(self, live: LiveRoom, due: PendingTurn) -> None:
        """Play the least harmful legal answer for a bot that cannot, and say so."""

        def acts() -> list[RoomEvent]:
            asked = live.room.asked
            if live.due is not due or asked is None or due.bot is None:
                return []
            failed = BotFailed(asked.seat, due.ordinal, due.bot)
            return [failed, self._chose(live, due, least_harmful(asked, live.room))]

        await self._do(live, acts)

    # --- the clock and the end ----------------------------------------------------------------------------------------

    async def _reveal(self, live: LiveRoom) -> None:
        """Publish what the shuffles were made of, and the final scores: the game is over."""

        def acts() -> list[RoomEvent]:
            room = live.room
            if room.phase is not Phase.PLAYING:
                return []
            assert room.sealed is not None, "a game that was played was sealed"
            assert room.game is not None, "a game that was played is there"
            scores = tuple(room.game.table.scores)
            return [Revealed(room.secret().hex(), room.sealed.words, room.seed().hex(), scores)]

        await self._do(live, acts)
        self._metrics.games.inc()

    def _ring(self, live: LiveRoom, due: PendingTurn) -> None:
        self._background.spawn(self._persist(live, due, lambda: self._end_turn(live, due)))

    async def _end_turn(self, live: LiveRoom, due: PendingTurn) -> None:
        """Let a bot play the seat whose time is over."""
        asked = live.room.asked
        assert asked is not None, "somebody let the time run out"
        seat: Seat = asked.seat
        await self._do(live, lambda: [out_of_time(live.room, seat)] if live.due is due else [])


def least_harmful(asked: Decision, room: Room) -> Choice:
    """Return the legal answer that risks least: stay, or give the card to the seat with the fewest points."""
    assert room.game is not None, "somebody asked"
    scores = room.game.table.scores
    match asked:
        case HitOrStay():
            return STAY
        case Give(options=seats):
            return min(seats, key=lambda seat: scores[seat])
        case WhichCard():
            raise AssertionError("a seeded deck asks nobody for cards")
        case _:
            assert_never(asked)


def _due(live: LiveRoom) -> PendingTurn | None:
    """Say what must happen next by itself. Bots wait at a table that nobody attends, and that everybody has left."""
    room = live.room
    if live.is_closed or room.game is None or room.phase is not Phase.PLAYING:
        return None
    if room.asked is None:
        return PendingTurn(room.ordinal, None)
    chair = room.chairs[room.asked.seat]
    if chair.plays is By.PERSON:
        return None if room.options.turn_seconds is None else PendingTurn(room.ordinal, None)
    return PendingTurn(room.ordinal, chair.played_by_bot) if live.attended and any(room.here) else None
