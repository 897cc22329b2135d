"""A client of the web table that plays by a script, for tests, `bench/` and `tools/`.

`Connection` is one socket with typed messages. `Player` sits at a table, or watches, until the game is over: it answers
what it is asked, comes back after every break as docs/protocol.md says, and remembers all it was told and all it sent.
"""

import asyncio
from collections import defaultdict
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from contextlib import asynccontextmanager, suppress
from dataclasses import dataclass, field
from random import Random
from typing import Final, TypeAlias

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake, InvalidMessage

from flip7.core.decisions import Move
from flip7.protocol.commands import Answer, ClientMessage, ComeBack, Hello, Sit, Start
from flip7.protocol.messages import Asked, Goodbye, Happened, Refusal, ServerMessage, TableView, Welcome, You
from flip7.protocol.room_events import BotSat, By, Closed, Revealed, Sat, SeatFreed, Started, StoodUp
from flip7.protocol.room_options import Phase

SHORTEST_PAUSE: Final = 0.05
LONGEST_PAUSE: Final = 1.0
"""Seconds before a client tries to connect again: more after every try."""
_OPENING: Final = 10.0

GivenChoice: TypeAlias = Move | int
Choose: TypeAlias = Callable[[Asked], GivenChoice]

encode_message: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(ServerMessage)


class Broken(AssertionError):
    """The server did not keep to the protocol."""


def decode_server_message(text: str | bytes) -> ServerMessage:
    """Decode a message of the server."""
    message: ServerMessage = _decoder.decode(text)
    return message


def at_random(chance: Random) -> Choose:
    """A player who takes any option."""
    return lambda asked: chance.choice(asked.options)


# --- one connection ---------------------------------------------------------------------------------------------------


class Connection:
    """One socket, from its opening to its end."""

    def __init__(self, socket: ClientConnection) -> None:
        self._socket = socket

    async def say(self, message: ClientMessage) -> None:
        """The message is sent."""
        await self._socket.send(encode_message(message).decode())

    async def hear(self) -> ServerMessage:
        """The next message; `ConnectionClosed` when there is none any more."""
        return decode_server_message(await self._socket.recv())

    async def close(self) -> None:
        """The client hangs up."""
        await self._socket.close()

    def tear(self) -> None:
        """The connection is gone without a word."""
        self._socket.transport.abort()


@asynccontextmanager
async def connected(url: str) -> AsyncIterator[Connection]:
    """A socket at `ws://HOST:PORT/ws`; `OSError` or `InvalidHandshake` if nobody answers there."""
    async with connect(
        url, compression=None, max_size=None, open_timeout=_OPENING, ping_interval=None, close_timeout=1, proxy=None
    ) as socket:
        yield Connection(socket)


# --- what a client knows ----------------------------------------------------------------------------------------------


@dataclass
class Known:
    """A client's knowledge of its table. Acts come one after the other, without gap or repeat, or `Broken`."""

    last: int | None = None
    """The number of the last act it knows of."""
    newest: int = -1
    """The number that the last welcome gave: what is asked before that act is not asked any more."""
    told: dict[int, Happened] = field(default_factory=dict)
    free: set[int] = field(default_factory=set)
    person: int | None = None
    seat: int | None = None
    host: bool = False
    started: bool = False
    over: bool = False
    _asked: Asked | None = None

    @property
    def is_up_to_date(self) -> bool:
        """Whatever the last welcome promised has come; before that a client knows only how things were."""
        return self.last is not None and self.last >= self.newest

    @property
    def asked(self) -> Asked | None:
        """The question that is open now, as far as the client knows."""
        return self._asked if self.is_up_to_date else None

    def welcome(self, welcome: Welcome) -> None:
        """The table as it is, or the promise of what was missed."""
        self.newest = welcome.number
        if welcome.you is not None:
            self.be(welcome.you)
        if welcome.table is not None:
            self._look_at(welcome.table)
        elif self.last is None or self.last > welcome.number:
            raise Broken(f"asked for what came after {self.last}, and welcomed at {welcome.number} without a table")
        elif self.last == welcome.number:
            self._asked = welcome.asked

    def be(self, you: You) -> None:
        """Note the client's own place at the table."""
        self.person, self.seat, self.host = you.person, you.seat, you.host

    def hear(self, happened: Happened) -> None:
        """One more act."""
        if self.last is None or happened.number != self.last + 1:
            raise Broken(f"act {happened.number} came after act {self.last}: {happened.act}")
        self.last = happened.number
        self.told[happened.number] = happened
        self._asked = happened.asked
        self._follow(happened)

    def _look_at(self, table: TableView) -> None:
        if self.last is not None:
            raise Broken(f"act {self.last} was told, and now the table is at {table.number} and shown as new")
        self.last = table.number
        self._asked = table.asked
        self.free = {seat for seat, view in enumerate(table.seats) if view.name is None}
        self.started = table.phase is not Phase.LOBBY
        self.over = table.phase is Phase.OVER

    def _follow(self, happened: Happened) -> None:
        match happened.act:
            case Sat(person, seat):
                self.free.discard(seat)
                if person == self.person:
                    self.seat = seat
            case BotSat(seat):
                self.free.discard(seat)
            case StoodUp(_, seat) | SeatFreed(seat):
                self.free.add(seat)
            case Started():
                self.started = True
            case Revealed() | Closed():
                self.over = True
            case _:
                pass


# --- somebody who plays -----------------------------------------------------------------------------------------------


@dataclass
class Player:
    """A client at a table, until its game is over. Without a name it watches."""

    url: str
    """Of the socket: `ws://HOST:PORT/ws`."""
    table: str
    choose: Choose
    name: str = ""
    seat: int | None = None
    """Where they want to sit; None: anywhere."""
    token: str | None = None
    board: bool = False
    """Whether the table is a shared score board (`tests.server.board_clients`)."""
    think: Callable[[], float] = lambda: 0.0
    """Seconds before each answer."""
    wait: Callable[[float], Awaitable[object]] = asyncio.sleep
    """The pause before an answer, and before the next try to connect."""
    chance: Random = field(default_factory=lambda: Random(0))
    other_urls: Sequence[str] = ()
    """Sockets of other processes that serve the same table: each connection is made to one of all, by chance."""
    known: Known = field(default_factory=Known)
    sent: defaultdict[int, list[GivenChoice]] = field(default_factory=lambda: defaultdict(list))
    """By ordinal: what they answered; more than once if the connection broke meanwhile."""
    refusals: list[Refusal] = field(default_factory=list)
    goodbyes: list[Goodbye] = field(default_factory=list)
    connections: int = 0
    connection: Connection | None = None
    """The one that is open now, and on which they were welcomed."""
    _said: set[tuple[str, int]] = field(default_factory=set)
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def is_done(self) -> bool:
        """Whether there is nothing to connect for any more."""
        return self.known.over

    async def play(self) -> None:
        """The game is over, however often the connection broke."""
        pause = 0.0
        while not self.is_done:
            await self.wait(pause * self.chance.uniform(0.5, 1.5))
            connections, goodbyes = self.connections, len(self.goodbyes)
            with suppress(OSError, TimeoutError, ConnectionClosed, InvalidHandshake, InvalidMessage):
                await self._connect()
            if len(self.goodbyes) > goodbyes:
                pause = self.goodbyes[-1].seconds
            elif self.connections > connections:
                pause = SHORTEST_PAUSE
            else:
                pause = min(2 * max(pause, SHORTEST_PAUSE), LONGEST_PAUSE)

    async def _connect(self) -> None:
        async with connected(self.chance.choice((self.url, *self.other_urls))) as connection:
            await connection.say(Hello(table=self.table, token=self.token, last=self.known.last, board=self.board))
            self._said.clear()
            speaking = asyncio.create_task(self._speak(connection))
            speaking.add_done_callback(lambda task: None if task.cancelled() else connection.tear())
            try:
                while not self.is_done:
                    message = await connection.hear()
                    self._hear(message)
                    if isinstance(message, Welcome):
                        self.connection = connection
            finally:
                self.connection = None
                speaking.cancel()
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await speaking

    def _hear(self, message: ServerMessage) -> None:
        match message:
            case Welcome():
                self.connections += 1
                self.token = message.token
                self.known.welcome(message)
            case You():
                self.known.be(message)
            case Happened():
                self.known.hear(message)
            case Refusal():
                self.refusals.append(message)
            case Goodbye():
                self.goodbyes.append(message)
            case _:
                return
        self._news.set()

    async def _speak(self, connection: Connection) -> None:
        """Whatever is to be said is said, once on each connection."""
        while True:
            await self._news.wait()
            self._news.clear()
            if self._is_asked():
                await self.wait(self.think())
            message = self._due()
            if isinstance(message, Answer):
                self.sent[message.ordinal].append(message.choice)
            if message is not None:
                await connection.say(message)

    def _is_asked(self) -> bool:
        asked = self.known.asked
        return asked is not None and asked.seat == self.known.seat

    def _due(self) -> ClientMessage | None:
        """Return the message that is due and has not been sent yet."""
        known = self.known
        if known.last is None or not known.is_up_to_date or not self.name or known.over:
            return None
        if known.seat is None:
            return Sit(name=self.name, seat=self.seat) if self._is_new("sit") else None
        if not known.started:
            return Start() if known.host and not known.free and self._is_new("start") else None
        if known.asked is None or known.asked.seat != known.seat:
            return None
        if known.asked.by is By.STAND_IN:
            return ComeBack() if self._is_new("come back", known.last) else None
        return self._answer(known.asked) if self._is_new("answer", known.asked.ordinal) else None

    def _answer(self, asked: Asked) -> Answer:
        return Answer(ordinal=asked.ordinal, choice=self.choose(asked))

    def _is_new(self, what: str, number: int = 0) -> bool:
        """It has not been said on this connection; from now on it has."""
        is_new = (what, number) not in self._said
        self._said.add((what, number))
        return is_new
