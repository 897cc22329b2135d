"""A session at a web table: connect, reconnect when the connection breaks, and follow the people to their rematches.

After a reconnect the server sends what was missed, and an answer that was on its way is sent again if its question is
still open. The protocol is described in docs/protocol.md.
"""

import asyncio
from collections.abc import AsyncGenerator
from contextlib import suppress

from flip7.bots.catalog import USUAL_BOT
from flip7.client.address import TableAddress
from flip7.client.connection import (
    GOODBYE_SECONDS,
    CannotJoin,
    Connection,
    ConnectionLost,
    NotATableServer,
    TryLater,
    Unreachable,
    handshake,
)
from flip7.client.history import past_of
from flip7.client.reconnect import MIN_RECONNECT_SECONDS, Reconnector
from flip7.client.saved_seats import SavedSeats, SeatKey
from flip7.client.table_client import LostTrack, TableClient
from flip7.clock import Clock, SystemClock, timeout
from flip7.core.decisions import Choice
from flip7.core.seats import Seat
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.session import Past, Remark, Update
from flip7.protocol.commands import (
    AddSeat,
    ClientMessage,
    ComeBack,
    DropSeat,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    Hello,
    Hurry,
    Leave,
    Lock,
    PassHost,
    Ready,
    Rematch,
    SendAway,
    SetPause,
    Sit,
    Start,
)
from flip7.protocol.messages import Goodbye, Parting, Welcome
from flip7.protocol.room_options import Phase


class RemoteSession:
    """One person at a web table: in its lobby, in its game, and in its rematches."""

    can_take_back: bool = False

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        address: TableAddress,
        name: str,
        saved_seats: SavedSeats | None,
        *,
        key: SeatKey | None = None,
        word: str | None = None,
        clock: Clock | None = None,
        watch: bool = False,
    ) -> None:
        self._clock = clock or SystemClock()
        self._address = address
        self._table = address.table
        self._saved_seats = saved_seats
        self._token = None if key is None else key.token
        self._saved: SeatKey | None = key
        self._watch = watch
        """We take no seat by ourselves."""
        self._word = word
        """For the shuffle of every table that we sit down at."""
        self._word_at: str | None = None
        """The table to which it was given last."""
        self._reconnector = Reconnector(self._connect, self._clock, lambda: self._complain(say("join-broken")))
        self._told: asyncio.Queue[Update | None] = asyncio.Queue()
        self._client = TableClient(name, self._send, self._told.put_nowait, self._clock, wants_a_seat=not watch)
        self._connection: Connection | None = None
        self._running: asyncio.Task[None] | None = None
        self._goodbye: Goodbye | None = None
        self._complaint = ""
        """The last sentence about a broken connection."""
        self._closing: asyncio.Task[None] | None = None
        self._finished: list[str] = []
        """The tables of finished games before this one at which we had a seat."""

    # --- for screens and programs -------------------------------------------------------------------------------------

    async def open(self) -> None:
        """Connect to the table; raise `CannotJoin` if that fails. Only later failures are retried."""
        try:
            await self._connect()
        except NotATableServer as trouble:
            raise CannotJoin(say("join-no-tables", server=self._address.server, problem=str(trouble))) from None
        except Unreachable as trouble:
            raise CannotJoin(say("join-unreachable", server=self._address.server, problem=str(trouble))) from None
        except TryLater as trouble:
            raise CannotJoin(say("join-not-now", server=self._address.server, why=str(trouble))) from None

    async def updates(self) -> AsyncGenerator[Update, None]:
        """Listen to the table and yield all that happens there, and at the tables of its rematches."""
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
        """The link by which others join the table, and we rejoin it."""
        room = self._client.room
        return f"{self._address.server}/t/{self._table if room is None else printable(room.code)}"

    @property
    def can_rejoin(self) -> bool:
        """We have a seat in a running game, and can rejoin it."""
        return self._plays and self._client.room is not None and self._client.room.phase is Phase.PLAYING

    @property
    def finished(self) -> tuple[str, ...]:
        """The tables of all finished games at which we had a seat, by their ids."""
        client = self._client
        is_over = client.room is not None and client.room.phase is Phase.OVER and client.room.closed is None
        return (*self._finished, self._table) if is_over and client.seat is not None else tuple(self._finished)

    @property
    def server(self) -> str:
        """The server's URL."""
        return self._address.server

    @property
    def is_away(self) -> bool:
        """A bot plays our seat until we come back."""
        return self._client.is_away

    @property
    def waits(self) -> bool:
        """We came into a running game, and play from the next round on."""
        return self._client.waits

    @property
    def bot_seats(self) -> frozenset[Seat]:
        """The seats that bots play just now: their own, or those of people who are away."""
        return self._client.bot_seats

    @property
    def bot_seconds(self) -> float:
        """Seconds that bots wait before they answer."""
        return 0.0 if self._client.room is None else self._client.room.options.bot_seconds

    def answer(self, ordinal: int, choice: Choice) -> None:
        """Send an answer, now or after the reconnect."""
        self._client.answer(ordinal, choice)

    @property
    def offers_advice(self) -> bool:
        """Players may ask for advice at this table."""
        return self._client.room is not None and self._client.room.offers_advice

    def ask_advice(self) -> None:
        """Ask for advice on our open question; everybody is told that we did."""
        self._client.ask_advice()

    def take_back(self) -> None:
        """Do nothing: a game with others has no undo."""

    def fill(self, bot: str = USUAL_BOT) -> None:
        """Fill every free seat with the bot (host only)."""
        self._client.command(FillSeats(bot=bot))

    def start(self, *, drop_free: bool = False) -> None:
        """Start the game, if no seat is free; or drop the free seats and start with who is there (host only)."""
        self._client.command(Start(drop_free=drop_free))

    def add_seat(self) -> None:
        """Add a free seat behind the last one, before the game (host only)."""
        self._client.command(AddSeat())

    def drop_seat(self, seat: int) -> None:
        """Drop a free seat, or a bot with its seat, before the game (host only)."""
        self._client.command(DropSeat(seat=seat))

    def send_away(self, person: int) -> None:
        """Send a person away from this table and its rematches (host only)."""
        self._client.command(SendAway(person=person))

    def free_seat(self, seat: int) -> None:
        """Free the seat of a bot, or of a person who is not connected, before the game (host only)."""
        self._client.command(FreeSeat(seat=seat))

    def hand_over(self, seat: int) -> None:
        """Let a bot play the seat of somebody who is away (host only)."""
        self._client.command(HandOver(seat=seat))

    def pass_host(self, person: int) -> None:
        """Make that person the host (host only)."""
        self._client.command(PassHost(person=person))

    def lock(self, *, locked: bool) -> None:
        """Lock the table to newcomers, or unlock it (host only)."""
        self._client.command(Lock(locked=locked))

    def set_pause(self, seconds: float) -> None:
        """Change how long bots wait before they answer, also in a running game (host only)."""
        self._client.command(SetPause(bot_seconds=seconds))

    def hurry(self, number: int) -> None:
        """Let bots answer at once to the end of that round, as soon as no person is still in it."""
        self._client.command(Hurry(round=number))

    def ready(self, *, ready: bool = True) -> None:
        """Say that we are ready for the game, or not yet."""
        self._client.command(Ready(ready=ready))

    def sit(self, seat: int | None = None) -> None:
        """Take that seat, or the first that is free or a bot's, or a new one: as a spectator, or to change seats."""
        self._client.command(Sit(name=self._client.name, seat=seat))

    def come_back(self) -> None:
        """Take our seat back from the bot that plays it."""
        self._client.command(ComeBack())

    @property
    def offers_rematch(self) -> bool:
        """Players may ask for a rematch after the game: a branch of another game has none."""
        return self._client.room is not None and self._client.room.branch is None

    def rematch(self) -> None:
        """Ask for a rematch after the game; the session follows everybody to the new table."""
        self._client.command(Rematch())

    async def close(self) -> None:
        """Leave the table and disconnect; a bot plays the seat until its owner joins again. It may be called twice."""
        if self._closing is None:
            self._closing = asyncio.create_task(self._leave())
        await asyncio.shield(self._closing)

    async def _leave(self) -> None:
        if self._connection is not None and self._plays:
            self._connection.send(Leave())
            if self._running is not None:
                with suppress(TimeoutError):
                    async with timeout(self._clock, GOODBYE_SECONDS):
                        await asyncio.wait((self._running,))
        if self._running is not None:
            self._running.cancel()
            await asyncio.wait((self._running,))
        await self._disconnect()
        self._told.put_nowait(None)

    @property
    def _plays(self) -> bool:
        """We have a seat to leave."""
        client = self._client
        if client.is_sent_away or client.seat is None or client.room is None:
            return False
        return client.room.phase is not Phase.OVER

    # --- connect and reconnect ----------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """Listen, and reconnect whenever the connection breaks, until the table is left or gone."""
        try:
            while self._closing is None:
                await self._listen(self._connection or await self._reconnector.reconnect(self._first_pause()))
                await self._disconnect()
        except CannotJoin as refusal:
            self._told.put_nowait(Remark(str(refusal), lasting=True))
        finally:
            self._told.put_nowait(None)

    async def _listen(self, connection: Connection) -> None:
        """Handle messages until the connection breaks, the table is left, or a rematch has begun."""
        client = self._client
        try:
            while client.next_table is None and not (self._closing is not None and client.has_left):
                message = await connection.receive()
                if isinstance(message, Goodbye):
                    self._goodbye = message
                client.hear(message)
                self._remember()
                self._give_word()
        except ConnectionLost:
            pass
        except LostTrack:
            client.room = None

    def _first_pause(self) -> float:
        """Return the seconds before the first reconnect, and remark why nothing happens; `CannotJoin` if it is no use.

        A goodbye says when to come back.
        """
        goodbye, self._goodbye = self._goodbye, None
        if goodbye is not None and goodbye.why is Parting.SENT_AWAY:
            raise CannotJoin(say("join-sent-away"))
        if self._client.next_table is not None:
            self._move(self._client.next_table)
            return 0
        if goodbye is None:
            self._complain(say("join-broken"))
            return self._reconnector.backoff.first
        if goodbye.why is Parting.STOPPING:
            self._complain(say("join-stopping"))
        return max(goodbye.seconds, MIN_RECONNECT_SECONDS)

    async def _connect(self) -> Connection:
        """Open a connection and be welcomed at the table; raise `CannotJoin`, `TryLater` or `Unreachable`."""
        connection = await Connection.open(self._address.socket, self._clock)
        try:
            hello = Hello(table=self._table, token=self._token, last=self._client.last)
            welcome = await handshake(connection, hello, self._clock)
            room = welcome.table
            before = None if room is None else await past_of(self._address.server, room, self._clock)
        except BaseException:
            await connection.close()
            raise
        self._connection = connection
        self._welcomed(welcome, before)
        return connection

    def _welcomed(self, welcome: Welcome, before: Past | None) -> None:
        self._table, self._token = welcome.id, welcome.token
        if self._complaint:
            self._complaint = ""
            self._told.put_nowait(Remark(say("join-connected")))
        self._client.welcomed(welcome, before)
        self._remember()

    def _send(self, message: ClientMessage) -> bool:
        """Send a message and return True, or False while there is no connection."""
        if self._connection is None:
            return False
        self._connection.send(message)
        return True

    async def _disconnect(self) -> None:
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()

    def _complain(self, text: str) -> None:
        """Remark that the connection is broken, once."""
        if text != self._complaint:
            self._complaint = text
            self._told.put_nowait(Remark(text, lasting=True))

    # --- tables and seats ---------------------------------------------------------------------------------------------

    def _move(self, table: str) -> None:
        """Move to the table of the rematch, of which nothing is known yet."""
        self._finished = list(self.finished)
        self._table = table
        self._client = TableClient(
            self._client.name, self._send, self._told.put_nowait, self._clock, wants_a_seat=not self._watch
        )

    def _give_word(self) -> None:
        """Give our word for the shuffle, as soon as we have a seat and before the game starts."""
        room = self._client.room
        if self._word is None or self._word_at == self._table or room is None or self._client.seat is None:
            return
        if room.phase is Phase.LOBBY:
            self._word_at = self._table
            self._client.command(GiveWord(word=self._word))

    def _remember(self) -> None:
        """Save the token of our seat, so that we can come back to it."""
        client, token = self._client, self._token
        if self._saved_seats is None or client.me is None or client.room is None or token is None:
            return
        key = SeatKey(self._address.server, self._table, client.room.code, client.name, token)
        if key == self._saved:
            return
        self._saved = key
        try:
            self._saved_seats.save(key)
        except OSError as error:
            client.remark(say("join-not-kept", problem=printable(error.strerror or str(error))))
