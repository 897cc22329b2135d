"""Turn timer: the turn clock of one room, with turn deadlines, bot turns, and the reveal when a game is over."""

import logging
from collections.abc import Awaitable, Callable
from typing import Final, NamedTuple, assert_never

from flip7.bots.catalog import is_built_in, needs_history
from flip7.bots.worker import NoAnswer
from flip7.clock import Timer
from flip7.core.cards import Card
from flip7.core.decisions import STAY, Choice, Decision, Give, HitOrStay, WhichCard, is_legal
from flip7.core.errors import quoted
from flip7.core.seats import Seat
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import BotFailed, By, Chose, Revealed, RoomEvent
from flip7.protocol.room_options import Phase
from flip7.server.rooms.commands import out_of_time
from flip7.server.rooms.presence import Presence
from flip7.server.rooms.room import Misfit, Room
from flip7.server.rooms.services import BotPace, Commit, RoomServices

log: Final = logging.getLogger("flip7.server")

MAX_BOT_FAILURES: Final = 4
"""Play the least harmful answer for a bot that has failed this often at one question."""


class PendingTurn(NamedTuple):
    """The next step that is due without a command: an answer, or the end of the game."""

    ordinal: int
    bot: str | None
    """The bot that is to answer; None: a person, against the clock."""


class TurnClock:
    """Schedules what must happen next in one room by itself."""

    def __init__(self, room: Room, presence: Presence, services: RoomServices, commit: Commit) -> None:
        self._room = room
        self._presence = presence
        self._services = services
        self._timeouts = services.settings.timeouts
        self._clock = services.clock
        self._commit = commit
        self._opened_at = services.clock.now()
        limits = services.settings.limits
        self._pace = BotPace(1 / limits.bot_choices_per_second, limits.bot_choices_at_once)
        """The rate limit of the table's bots, so that no table takes the server from the others."""
        self.pending: PendingTurn | None = None
        self.timer: Timer | None = None
        self._hurried = 0
        """The round to whose end somebody wants to skip."""
        self._is_closed = False
        """Whether the room is open here no more; whatever is still under way schedules nothing new."""

    def deadline(self) -> int | None:
        """Return when a bot takes over from the person who is asked; after a restart the time begins anew.

        The time begins when a page has shown what led to the question. It is the server that says how long that takes,
        so nobody can stall. A question that was asked in the future was asked before the clock went back, or by a
        process whose clock is ahead: its time begins now.
        """
        room, seconds = self._room, self._room.options.turn_seconds
        if seconds is None or room.asked is None or room.chairs[room.asked.seat].plays is not By.PERSON:
            return None
        asked_at, now = max(room.asked_at, self._opened_at), self._clock.now()
        is_new = asked_at == room.question_at and asked_at <= now  # whoever comes back sees the table at once
        return min(asked_at, now) + (room.reveal_lag if is_new else 0) + seconds * 1000

    def hurry(self, number: int) -> None:
        """Let bots answer at once to the end of that round, as soon as no person is still in it."""
        game = self._room.game
        if game is None or number != game.table.round or number == self._hurried:
            return
        self._hurried = number
        if self.pending is not None and self.pending.bot is not None and self._is_hurried:
            self.cancel()  # the task that waits finds that it is not pending any more
            self.reschedule()

    @property
    def _is_hurried(self) -> bool:
        game = self._room.game
        return game is not None and game.table.round == self._hurried and not self._room.has_person_in_round

    def reschedule(self) -> None:
        """Schedule whatever must happen next by itself: a bot's answer, the end of a turn, the end of the game."""
        pending = self._next()
        if pending == self.pending:
            return
        self.cancel()
        self.pending = pending
        if pending is None or self._services.is_stopping:
            return
        deadline = self.deadline()
        if self._room.asked is None:
            self._spawn(pending, self._reveal)
        elif pending.bot is not None:
            self._spawn(pending, lambda: self._answer(pending))
        elif deadline is not None:
            seconds = max(0.0, (deadline - self._clock.now()) / 1000)
            self.timer = self._clock.call_later(seconds, self._ring, pending)

    def cancel(self) -> None:
        """Cancel what is pending. A task that is under way checks for this before it writes."""
        self.pending = None
        if self.timer is not None:
            self.timer.cancel()
            self.timer = None

    def close(self) -> None:
        """Cancel what is pending, and schedule nothing new."""
        self._is_closed = True
        self.cancel()

    def _next(self) -> PendingTurn | None:
        """Return what must happen next by itself. Bots wait while nobody attends the table, or everybody has left."""
        room = self._room
        if self._is_closed or room.game is None or room.phase is not Phase.PLAYING:
            return None
        if room.asked is None:
            return PendingTurn(room.ordinal, None)
        chair = room.chairs[room.asked.seat]
        if chair.plays is By.PERSON:
            return None if room.options.turn_seconds is None else PendingTurn(room.ordinal, None)
        return PendingTurn(room.ordinal, chair.played_by_bot) if self._presence.attended and any(room.here) else None

    def _spawn(self, pending: PendingTurn, attempt: Callable[[], Awaitable[None]]) -> None:
        self._services.background.spawn(self._persist(pending, attempt))

    async def _persist(self, pending: PendingTurn, attempt: Callable[[], Awaitable[None]]) -> None:
        """Do what is pending, and retry with backoff after a failure.

        Trouble with the store is waited for as long as it takes. A bot that keeps failing is answered for in the end.
        """
        pause, failures = self._timeouts.retry, 0
        while self.pending is pending and not self._services.is_stopping:
            try:
                await attempt()
            except Refused:
                pass
            except Exception as error:
                if pending.bot is None or isinstance(error, Misfit):
                    raise  # a mistake of ours: logged, and not made again and again
                failures += 1
                self._note(pending.bot, error)
                if failures >= MAX_BOT_FAILURES:
                    attempt = lambda: self._answer_for(pending)  # noqa: E731 - instead of the one before
            else:
                return
            await self._clock.sleep(pause)
            pause = min(2 * pause, self._timeouts.longest_retry)

    def _note(self, bot: str, error: Exception) -> None:
        self._services.metrics.bot_failures.inc()
        problem = f"{type(error).__name__}: {error}" if str(error) else type(error).__name__
        log.warning("table %s: the bot %s failed: %.200s", self._room.id, bot, problem)

    # --- bots ---------------------------------------------------------------------------------------------------------

    async def _answer(self, pending: PendingTurn) -> None:
        """Ask the bot and write its answer, unless the question has changed meanwhile."""
        await self._pause()
        if self.pending is not pending:
            return
        assert pending.bot is not None, "a bot is due to answer"
        answer = self._chose(pending, await self._choice(pending.bot))
        await self._commit(lambda: [answer] if self.pending is pending else [])

    async def _pause(self) -> None:
        """Wait as long as the table wants its bots to, and no faster than a table's bots may answer."""
        room = self._room
        wanted = 0 if self._is_hurried else room.options.bot_seconds
        pause = max(wanted, 0 if self._presence.is_watched else self._timeouts.unwatched)
        since = max(0, self._clock.now() - room.question_at) / 1000  # a clock that went back makes no bot wait
        now = self._clock.monotonic()
        seconds = max(pause - since, self._pace.wait(now), self._services.bot_pace.wait(now))
        if seconds > 0:
            await self._clock.sleep(seconds)

    async def _choice(self, bot: str) -> Choice:
        """Return the bot's choice among the options; raise whatever goes wrong, `NoAnswer` for an illegal one.

        A bot that is not ours is not asked, wherever its name comes from: it could be a program that somebody named.
        """
        room = self._room
        if not is_built_in(bot):
            raise NoAnswer(f"{quoted(bot)} is no bot that may sit at a web table")
        assert room.game is not None, "somebody asked"
        assert room.asked is not None, "a bot is due to answer"
        asked = room.asked
        history = room.answers() if needs_history(bot) else ()
        choice = await self._services.bots.choose(bot, room.game.table, asked, self._presence.payer(), history)
        if isinstance(choice, Card) or not is_legal(choice, asked):
            raise NoAnswer(f"answered {choice} when asked «{asked}»")
        return choice

    def _chose(self, pending: PendingTurn, choice: Choice) -> Chose:
        asked = self._room.asked
        assert asked is not None, "a bot is due to answer"
        assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
        return Chose(asked.seat, pending.ordinal, choice, self._room.chairs[asked.seat].plays)

    async def _answer_for(self, pending: PendingTurn) -> None:
        """Play the least harmful legal answer for a bot that cannot, and say so."""

        def make_events() -> list[RoomEvent]:
            asked = self._room.asked
            if self.pending is not pending or asked is None or pending.bot is None:
                return []
            failed = BotFailed(asked.seat, pending.ordinal, pending.bot)
            return [failed, self._chose(pending, least_harmful(asked, self._room))]

        await self._commit(make_events)

    # --- the deadline and the end -------------------------------------------------------------------------------------

    async def _reveal(self) -> None:
        """Publish what the shuffles were made of, and the final scores: the game is over."""

        def make_events() -> list[RoomEvent]:
            room = self._room
            if room.phase is not Phase.PLAYING:
                return []
            assert room.sealed is not None or room.branch is not None, "a game that was played was sealed"
            words = () if room.sealed is None else room.sealed.words
            assert room.game is not None, "a game that was played is there"
            scores = tuple(room.game.table.scores)
            return [Revealed(room.secret().hex(), words, room.seed().hex(), scores)]

        await self._commit(make_events)
        self._services.metrics.games.inc()

    def _ring(self, pending: PendingTurn) -> None:
        self._spawn(pending, lambda: self._end_turn(pending))

    async def _end_turn(self, pending: PendingTurn) -> None:
        """Let a bot play the seat whose time is over."""
        asked = self._room.asked
        assert asked is not None, "somebody let the time run out"
        seat: Seat = asked.seat
        await self._commit(lambda: [out_of_time(self._room, seat)] if self.pending is pending else [])


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
