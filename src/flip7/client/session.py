"""A game whose referee is behind a socket: the table of a web server, by the protocol of docs/protocol.md.

The line may break at any time. It is opened again by itself, what was missed is told, and an answer that was on its
way is sent again if its question is still open.
"""

import asyncio
from collections.abc import AsyncIterator
from contextlib import suppress
from itertools import count
from random import Random
from typing import Final

from flip7.bots.catalog import USUAL_BOT
from flip7.client.address import TableAddress
from flip7.client.connection import Broken, Connection, NoTablesThere, Unreachable
from flip7.client.dialling import LAST_WORDS, CannotJoin, NotNow, Pauses, welcome_on
from flip7.client.history import told_before
from flip7.client.saved_seats import SavedSeats, SeatKey
from flip7.client.table_client import LostTrack, TableClient
from flip7.clock import Clock, SystemClock, timeout
from flip7.core.decisions import Choice
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narration import Told
from flip7.play.session import Remark, Update
from flip7.protocol.commands import (
    ClientMessage,
    ComeBack,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    Hello,
    Leave,
    Lock,
    PassHost,
    Ready,
    Rematch,
    SendAway,
    Sit,
    Start,
)
from flip7.protocol.messages import Goodbye, Parting, Welcome
from flip7.protocol.room_options import Phase

_SHORTEST: Final = 0.05


class RemoteSession:
    """One person at a web table: in its lobby, in its game, and in its rematches."""

    can_take_back: bool = False

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        address: TableAddress,
        name: str,
        saved_seats: SavedSeats,
        *,
        key: SeatKey | None = None,
        word: str | None = None,
        clock: Clock | None = None,
    ) -> None:
        self._clock = clock or SystemClock()
        self._address = address
        self._table = address.table
        self._saved_seats = saved_seats
        self._token = None if key is None else key.token
        self._kept: SeatKey | None = key
        self._word = word
        """For the shuffle of every table that we sit down at."""
        self._word_at: str | None = None
        """Where it was given last."""
        self._pauses = Pauses()
        self._told: asyncio.Queue[Update | None] = asyncio.Queue()
        self._client = TableClient(name, self._say, self._told.put_nowait, self._clock)
        self._line: Connection | None = None
        self._running: asyncio.Task[None] | None = None
        self._goodbye: Goodbye | None = None
        self._complaint = ""
        """What was said of a line that is broken."""
        self._closing: asyncio.Task[None] | None = None
        self._chance = Random()

    # --- for the screens ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """The table has welcomed us; `CannotJoin` if it does not."""
        try:
            await self._dial()
        except NoTablesThere as trouble:
            raise CannotJoin(say("join-no-tables", server=self._address.server, problem=str(trouble))) from None
        except Unreachable as trouble:
            raise CannotJoin(say("join-unreachable", server=self._address.server, problem=str(trouble))) from None
        except NotNow as trouble:
            raise CannotJoin(say("join-not-now", server=self._address.server, why=str(trouble))) from None

    async def updates(self) -> AsyncIterator[Update]:
        """Everything that happens at the table, and at those where the same people play again."""
        self._running = asyncio.create_task(self._run())
        try:
            while (update := await self._told.get()) is not None:
                yield update
            await asyncio.wait((self._running,))
            if not self._running.cancelled():
                self._running.result()
        finally:
            self._running.cancel()

    @property
    def link(self) -> str:
        """Where others come to the table, and oneself comes back to it."""
        room = self._client.room
        return f"{self._address.server}/t/{self._table if room is None else printable(room.code)}"

    @property
    def is_kept(self) -> bool:
        """There is a seat in a game to come back to."""
        return self._plays and self._client.room is not None and self._client.room.phase is Phase.PLAYING

    @property
    def is_away(self) -> bool:
        """A bot plays one's own seat, until one comes back."""
        return self._client.is_away

    def answer(self, ordinal: int, choice: Choice) -> None:
        """The answer is on its way, or will be when the line is back."""
        self._client.answer(ordinal, choice)

    def take_back(self) -> None:
        """Nothing is taken back in a game with others."""

    def fill(self, bot: str = USUAL_BOT) -> None:
        """The host: the bot takes every free seat."""
        self._client.command(FillSeats(bot=bot))

    def start(self) -> None:
        """The host: the game begins, if no seat is free."""
        self._client.command(Start())

    def send_away(self, person: int) -> None:
        """The host: that person has to go, from this table and its rematches."""
        self._client.command(SendAway(person=person))

    def free_seat(self, seat: int) -> None:
        """The host, before the game: the bot there goes, or a person who is not connected."""
        self._client.command(FreeSeat(seat=seat))

    def hand_over(self, seat: int) -> None:
        """The host: a bot plays the seat of somebody who is away."""
        self._client.command(HandOver(seat=seat))

    def pass_host(self, person: int) -> None:
        """The host: that person is the host from now on."""
        self._client.command(PassHost(person=person))

    def lock(self, *, locked: bool) -> None:
        """The host: nobody new may sit down, or anybody may again."""
        self._client.command(Lock(locked=locked))

    def ready(self, *, ready: bool = True) -> None:
        """It can start, or it cannot yet."""
        self._client.command(Ready(ready=ready))

    def sit(self, seat: int | None = None) -> None:
        """That seat is taken, or the first that is free or a bot's: by somebody who watches, or who moves."""
        self._client.command(Sit(name=self._client.name, seat=seat))

    def come_back(self) -> None:
        """A bot that plays one's own seat makes room."""
        self._client.command(ComeBack())

    def rematch(self) -> None:
        """The game is over: the same people play again, and are followed to their new table."""
        self._client.command(Rematch())

    async def close(self) -> None:
        """The table is left, however often that is asked for: a bot plays the seat until its owner joins again."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._leave())
        await asyncio.shield(self._closing)

    async def _leave(self) -> None:
        if self._line is not None and self._plays:
            self._line.say(Leave())
            if self._running is not None:
                with suppress(TimeoutError):
                    async with timeout(self._clock, LAST_WORDS):
                        await asyncio.wait((self._running,))
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait((self._running,))
        await self._hang_up()
        self._told.put_nowait(None)

    @property
    def _plays(self) -> bool:
        """There is a seat to leave."""
        client = self._client
        if client.is_sent_away or client.seat is None or client.room is None:
            return False
        return client.room.phase is not Phase.OVER

    # --- the line -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """The table is listened to, however often the line breaks, until it is left or there is no more of it."""
        try:
            while self._closing is None:
                await self._listen(self._line or await self._dial_again())
                await self._hang_up()
        except CannotJoin as refusal:
            self._told.put_nowait(Remark(str(refusal), lasting=True))
        finally:
            self._told.put_nowait(None)

    async def _listen(self, line: Connection) -> None:
        """Until the line breaks, the table is left, or the same people play again elsewhere."""
        client = self._client
        try:
            while client.next_table is None and not (self._closing is not None and client.has_left):
                message = await line.hear()
                if isinstance(message, Goodbye):
                    self._goodbye = message
                client.hear(message)
                self._remember()
                self._give_word()
        except Broken:
            pass
        except LostTrack:
            client.room = None

    async def _dial_again(self) -> Connection:
        """A line that is open again, after as many tries as it takes; `CannotJoin` if the table is gone."""
        pause = self._pause_after_a_break()
        for tries in count(1):
            await self._clock.sleep(pause * self._chance.uniform(0.8, 1.2))
            try:
                return await self._dial()
            except (NotNow, Unreachable) as trouble:
                told = trouble.seconds if isinstance(trouble, NotNow) else None
                pause = self._pauses.after(tries) if told is None else max(told, self._pauses.first)
                self._complain(say("join-broken"))
        raise AssertionError("there is always another try")

    def _pause_after_a_break(self) -> float:
        """Seconds until the first try; whoever looks on is told why nothing happens. `CannotJoin` if there is none."""
        goodbye, self._goodbye = self._goodbye, None
        if goodbye is not None and goodbye.why is Parting.SENT_AWAY:
            raise CannotJoin(say("join-sent-away"))
        if self._client.next_table is not None:
            self._move(self._client.next_table)
            return 0
        if goodbye is None:
            self._complain(say("join-broken"))
            return self._pauses.first
        if goodbye.why is Parting.STOPPING:
            self._complain(say("join-stopping"))
        return max(goodbye.seconds, _SHORTEST)

    async def _dial(self) -> Connection:
        """A line on which the table has welcomed us; `CannotJoin` if it never will, or why it does not now."""
        line = await Connection.open(self._address.socket, self._clock)
        try:
            line.say(Hello(table=self._table, token=self._token, last=self._client.last))
            welcome = await welcome_on(line, self._clock)
            room = welcome.table
            before = None if room is None else await told_before(self._address.server, room, self._clock)
        except BaseException:
            await line.close()
            raise
        self._line = line
        self._welcomed(welcome, before)
        return line

    def _welcomed(self, welcome: Welcome, before: tuple[Told, ...] | None) -> None:
        self._table, self._token = welcome.id, welcome.token
        if self._complaint:
            self._complaint = ""
            self._told.put_nowait(Remark(say("join-connected")))
        self._client.welcomed(welcome, before)
        self._remember()

    def _say(self, message: ClientMessage) -> bool:
        """The message is on its way, if there is a line."""
        if self._line is None:
            return False
        self._line.say(message)
        return True

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        if line is not None:
            await line.close()

    def _complain(self, text: str) -> None:
        """The line is broken; it is said once."""
        if text != self._complaint:
            self._complaint = text
            self._told.put_nowait(Remark(text, lasting=True))

    # --- tables -------------------------------------------------------------------------------------------------------

    def _move(self, table: str) -> None:
        """The same people play at another table; nothing is known of it yet."""
        self._table = table
        self._client = TableClient(self._client.name, self._say, self._told.put_nowait, self._clock)

    def _give_word(self) -> None:
        """As soon as we have a seat, and as long as no game has begun: our word is mixed into the shuffle."""
        room = self._client.room
        if self._word is None or self._word_at == self._table or room is None or self._client.seat is None:
            return
        if room.phase is Phase.LOBBY:
            self._word_at = self._table
            self._client.command(GiveWord(word=self._word))

    def _remember(self) -> None:
        """Whoever is known at the table can come back to it."""
        client, token = self._client, self._token
        if client.me is None or client.room is None or token is None:
            return
        key = SeatKey(self._address.server, self._table, client.room.code, client.name, token)
        if key == self._kept:
            return
        self._kept = key
        try:
            self._saved_seats.keep(key)
        except OSError as error:
            client.remark(say("join-not-kept", problem=printable(error.strerror or str(error))))
