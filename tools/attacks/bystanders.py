"""People at other tables, from other addresses, who play on during a flood and time everything."""

import asyncio
import time
from contextlib import suppress
from dataclasses import dataclass, field
from itertools import count
from random import Random
from typing import Final, Literal

import msgspec
from msgspec import Struct
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tools.attacks.client import client_session, request, say
from tools.attacks.target import Target

SEATS: Final = 3
GAME_POINTS: Final = 1_000
"""Longer than any flood; a game that is over is followed by one at a new table."""
SHORTEST_THOUGHT, LONGEST_THOUGHT = 0.03, 0.12
PING_SECONDS: Final = 0.1
LIST_SECONDS: Final = 1.0
GIVE_UP_SECONDS: Final = 10.0
"""An answer that nobody has heard of so long after the flood is lost."""
_COME_SECONDS: Final = 30.0
_CREATED: Final = 201
_OK: Final = 200


# --- of a message, what is needed -------------------------------------------------------------------------------------


class Asked(Struct):
    """A question."""

    ordinal: int
    seat: int
    options: list[Literal["hit", "stay"] | int]


class Act(Struct):
    """A room event."""

    act: str
    seat: int | None = None
    ordinal: int | None = None


class You(Struct):
    """The client, as the table knows it."""

    seat: int | None


class Message(Struct):
    """Any message of the server."""

    type: str
    token: str = ""
    you: You | None = None
    seat: int | None = None
    act: Act | None = None
    asked: Asked | None = None
    re: int | None = None


class Founded(Struct):
    """A table that was made."""

    id: str
    token: str


_decode: Final = msgspec.json.Decoder(Message).decode
_founded: Final = msgspec.json.Decoder(Founded).decode


# --- what they measure ------------------------------------------------------------------------------------------------


@dataclass
class Trips:
    """Round trips of one kind: how long each took, and which have not come back."""

    milliseconds: list[float] = field(default_factory=list)
    _sent: dict[object, float] = field(default_factory=dict)

    def begin(self, key: object) -> None:
        """Note when it was sent, if it was not sent before."""
        self._sent.setdefault(key, time.perf_counter())

    def end(self, key: object) -> None:
        """Note that it has come back."""
        sent = self._sent.pop(key, None)
        if sent is not None:
            self.milliseconds.append((time.perf_counter() - sent) * 1000)

    @property
    def missing(self) -> int:
        """The number of messages that have not come back."""
        return len(self._sent)

    def clear(self) -> None:
        """Forget everything, also what is under way."""
        self.milliseconds.clear()
        self._sent.clear()

    def quantile(self, share: float) -> float:
        """Milliseconds of that quantile; what has not come back counts as it is now. 0 if nothing was sent."""
        now = time.perf_counter()
        times = sorted([*self.milliseconds, *((now - sent) * 1000 for sent in self._sent.values())])
        return times[min(int(share * len(times)), len(times) - 1)] if times else 0.0


@dataclass
class Seen:
    """The measurements of the bystanders."""

    answers: Trips = field(default_factory=Trips)
    pings: Trips = field(default_factory=Trips)
    lists: Trips = field(default_factory=Trips)
    """GETs of the list of tables, each on a connection of its own: what a newcomer needs first."""
    unserved: int = 0
    """GETs that were refused or not answered."""
    broken: int = 0
    """Connections that ended without the bystander's wish."""
    could_sit: bool = True
    """Whether they came to play at all before the flood."""

    def clear(self) -> None:
        """Begin to measure."""
        for trips in (self.answers, self.pings, self.lists):
            trips.clear()
        self.unserved = self.broken = 0


class Bystanders:
    """The players beside the flood."""

    def __init__(self, target: Target) -> None:
        self.seen = Seen()
        self._target = target
        self._chance = Random(1)
        self._playing: set[str] = set()
        """The addresses whose tables are under way."""
        self._is_measuring = True
        self._tasks: list[asyncio.Task[None]] = []

    async def come(self) -> None:
        """Sit down at all tables; return when each has answered a question, or when they give it up."""
        addresses = self._target.addresses.bystanders
        self._tasks = [asyncio.create_task(self._tables(address)) for address in addresses]
        self._tasks.append(asyncio.create_task(self._look_at_the_list(addresses[0])))
        until = time.perf_counter() + _COME_SECONDS
        while len(self._playing) < len(addresses) and time.perf_counter() < until:
            await asyncio.sleep(0.02)
            for task in self._tasks:
                if task.done():
                    await task  # it failed: say why
        self.seen.could_sit = len(self._playing) == len(addresses)

    def begin(self) -> None:
        """Count from now on."""
        self.seen.clear()

    async def end(self) -> None:
        """Send nothing more, and wait for what is under way."""
        self._is_measuring = False
        until = time.perf_counter() + GIVE_UP_SECONDS
        while self.seen.answers.missing and time.perf_counter() < until:  # noqa: ASYNC110 - nothing rings a bell
            await asyncio.sleep(0.02)
        self.seen.broken += sum(task.done() for task in self._tasks)

    async def go(self) -> None:
        """Close all connections."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # --- one table ----------------------------------------------------------------------------------------------------

    async def _tables(self, address: str) -> None:
        """Play game after game from that address."""
        while True:
            table = await self._found(address)
            over, seated = asyncio.Event(), asyncio.Semaphore(0)
            async with asyncio.TaskGroup() as group:
                for number in range(SEATS):
                    seat = _Seat(self, address, table.id, table.token if number == 0 else None, over, seated)
                    group.create_task(seat.play())

    async def _found(self, address: str) -> Founded:
        plan = {"name": "Vera", "seats": SEATS, "rules": {"target": GAME_POINTS}, "options": {"odds": False}}
        status, body = await request(self._target, address, "POST", "/api/tables", plan)
        if status != _CREATED:
            raise ConnectionRefusedError(f"a bystander could not make a table: {status} {body[:200].decode()}")
        return _founded(body)

    # --- the list -----------------------------------------------------------------------------------------------------

    async def _look_at_the_list(self, address: str) -> None:
        """Ask for it by the clock, whether or not earlier requests have been answered."""
        async with asyncio.TaskGroup() as group:
            for number in count():
                if self._is_measuring:
                    self.seen.lists.begin(number)
                    group.create_task(self._list(address, number))
                await asyncio.sleep(LIST_SECONDS)

    async def _list(self, address: str, number: int) -> None:
        try:
            status, _ = await request(self._target, address, "GET", "/api/tables")
        except (OSError, TimeoutError):
            status = 0
        self.seen.lists.end(number)
        self.seen.unserved += status != _OK


@dataclass
class _Seat:
    """One person at a table of bystanders."""

    app: Bystanders
    address: str
    table: str
    token: str | None
    over: asyncio.Event
    seated: asyncio.Semaphore
    """Released once by everybody who has sat down."""
    seat: int | None = None
    is_host: bool = field(init=False)
    _answered: int | None = None
    """The ordinal of the last answer."""
    _thinking: asyncio.Task[None] | None = None

    def __post_init__(self) -> None:
        self.is_host = self.token is not None

    async def play(self) -> None:
        """Play to the end of the game; come back whenever the connection breaks."""
        while not self.over.is_set():
            try:
                async with client_session(self.app._target, self.address) as socket:
                    await self._talk(socket)
            except (OSError, TimeoutError, ConnectionClosed, InvalidHandshake):
                if self.app._is_measuring:
                    self.app.seen.broken += 1
                await asyncio.sleep(0.1)

    async def _talk(self, socket: ClientConnection) -> None:
        await say(socket, type="hello", table=self.table, token=self.token)
        pinging = asyncio.create_task(self._ping(socket)) if self.is_host else None
        try:
            while not self.over.is_set():
                await self._hear(socket, _decode(await socket.recv()))
        finally:
            if pinging is not None:
                pinging.cancel()
                with suppress(asyncio.CancelledError, ConnectionClosed):
                    await pinging

    async def _hear(self, socket: ClientConnection, message: Message) -> None:
        match message.type:
            case "welcome":
                await self._welcome(socket, message)
            case "you" if self.seat is None:
                self.seat = message.seat
                self.seated.release()
            case "happened":
                self._happened(socket, message)
            case "pong":
                self.app.seen.pings.end((self.table, message.re))
            case _:
                pass

    async def _welcome(self, socket: ClientConnection, message: Message) -> None:
        self.token = message.token
        if message.you is not None:
            self.seat = message.you.seat
        if message.asked is not None:
            if self._answered is not None and self._answered < message.asked.ordinal:
                self.app.seen.answers.end((self.table, self._answered))  # told while the connection was broken
            self._think(socket, message.asked)
        elif self.seat is None:
            await say(socket, type="sit", name="Vic")
        elif self.is_host:
            for _ in range(SEATS - 1):
                await self.seated.acquire()
            await say(socket, type="start")

    def _happened(self, socket: ClientConnection, message: Message) -> None:
        act = message.act
        assert act is not None, "what happened is an act"
        if act.act == "chose" and act.seat == self.seat:
            self.app.seen.answers.end((self.table, act.ordinal))
            self.app._playing.add(self.address)
        elif act.act == "revealed":
            self.over.set()
        if message.asked is not None:
            self._think(socket, message.asked)

    def _think(self, socket: ClientConnection, asked: Asked) -> None:
        """Answer in a moment, if the question is for this seat; messages are heard meanwhile."""
        if asked.seat == self.seat:
            self._thinking = asyncio.create_task(self._answer(socket, asked))

    async def _answer(self, socket: ClientConnection, asked: Asked) -> None:
        await asyncio.sleep(self.app._chance.uniform(SHORTEST_THOUGHT, LONGEST_THOUGHT))
        if self.app._is_measuring:
            self._answered = asked.ordinal
            self.app.seen.answers.begin((self.table, asked.ordinal))
            with suppress(ConnectionClosed):
                await say(socket, type="answer", ordinal=asked.ordinal, choice=asked.options[-1])

    async def _ping(self, socket: ClientConnection) -> None:
        """Ask by the clock, whether or not earlier pings have come back."""
        for number in count():
            await asyncio.sleep(PING_SECONDS)
            if self.app._is_measuring and self.seat is not None:
                self.app.seen.pings.begin((self.table, number))
                await say(socket, type="ping", re=number)
