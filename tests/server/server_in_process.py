"""A real server for tests, on the loopback interface, and clients for it."""

import asyncio
import json
import socket
import urllib.error
import urllib.request
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from email.message import Message
from typing import Any, Final

import uvicorn
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from flip7.clock import Clock
from flip7.server import run
from flip7.server.app import App
from flip7.server.config import Limits, Rate, Settings, Timeouts
from flip7.server.pubsub import LocalPubSub
from tests.server.memory_store import MemoryStore
from tests.server.turns import until

PATIENCE: Final = 90.0
"""Seconds that a test waits for what must come; the machine may be busy. A server lets a request wait for 60."""

SENDING_BUFFER: Final = 8192
"""So that a peer that reads nothing is noticed after a hundred messages, not after ten thousand."""

Json = dict[str, Any]
ANY: Final = Rate(at_once=1e9, per_second=1e9)
NO_LIMITS: Final = Limits(
    tables_of_an_address=1_000_000,
    tables_per_minute=1_000_000,
    tables_per_day=10_000_000,
    misses_per_minute=1_000_000,
    messages_per_second=1e6,
    newcomers=ANY,
    hellos=ANY,
    address_messages=ANY,
    gestures=ANY,
    table_gestures=ANY,
    address_gestures=ANY,
    connects=ANY,
    handshakes=ANY,
    requests=ANY,
    refusals=ANY,
    reads=ANY,
    lists=ANY,
    bot_choices=ANY,
    bot_choices_at_once=10**9,
)


@dataclass(frozen=True, slots=True)
class Answer:
    """The answer to a request."""

    status: int
    headers: Mapping[str, str]
    """By their names in small letters."""
    body: bytes

    def json(self) -> Any:  # noqa: ANN401 - as it comes
        return json.loads(self.body)


@dataclass(slots=True)
class Running:
    """A server that runs in this process."""

    app: App
    store: MemoryStore
    port: int
    tasks: set[asyncio.Task[Any]] = field(default_factory=set)
    """Those there were before anybody came."""

    async def request(self, method: str, path: str, body: bytes | None = None, **headers: str) -> Answer:
        """The answer of the server, whatever its status."""
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        return await asyncio.to_thread(_request, method, f"http://127.0.0.1:{self.port}{path}", body, named)

    async def get(self, path: str) -> Answer:
        return await self.request("GET", path)

    async def found(self, **plan: object) -> Json:
        """A new table: id, code, token …"""
        plan.setdefault("name", "Ann")
        answer = await self.request("POST", "/api/tables", json.dumps(plan).encode(), Content_Type="application/json")
        assert answer.status == 201, answer.body
        made: Json = answer.json()
        return made

    @asynccontextmanager
    async def socket(self, **options: Any) -> AsyncIterator["SocketGuest"]:  # noqa: ANN401 - those of websockets
        """A client that has said nothing yet."""
        address = f"ws://127.0.0.1:{self.port}/ws"
        options.setdefault("max_queue", None)  # who has not read everything can still hear the other side hang up
        async with connect(address, max_size=None, compression=None, **options) as connection:
            yield SocketGuest(connection)

    @asynccontextmanager
    async def guest(
        self, table: str, token: str | None = None, last: int | None = None
    ) -> AsyncIterator["SocketGuest"]:
        """A client that has been welcomed at the table."""
        async with self.socket() as guest:
            await guest.hello(table, token, last)
            yield guest

    async def faults(self) -> float:
        """Return the server's count of its own mistakes."""
        page = (await self.get("/metrics")).body.decode()
        (line,) = (line for line in page.splitlines() if line.startswith("flip7_faults_total "))
        return float(line.split()[1])


@dataclass(slots=True, eq=False)
class SocketGuest:
    """One client, with everything that it has heard."""

    connection: ClientConnection
    heard: list[Json] = field(default_factory=list)
    welcome: Json = field(default_factory=dict)

    async def hello(self, table: str, token: str | None = None, last: int | None = None) -> Json:
        await self.say("hello", table=table, token=token, last=last)
        self.welcome = await self.next("welcome")
        return self.welcome

    async def say(self, type_: str, **fields: object) -> None:
        await self.connection.send(json.dumps({"type": type_, **fields}))

    async def hear(self) -> Json:
        """The next message, whatever it is."""
        message: Json = json.loads(await asyncio.wait_for(self.connection.recv(), PATIENCE))
        self.heard.append(message)
        return message

    async def next(self, type_: str, suits: Callable[[Json], bool] = lambda _: True) -> Json:
        """The next message of that type that suits; the others before it are passed over."""
        while True:
            message = await self.hear()
            if message["type"] == type_ and suits(message):
                return message

    async def next_of(self, *types: str) -> Json:
        """The next message of one of those types."""
        while True:
            message = await self.hear()
            if message["type"] in types:
                return message

    async def act(self, kind: str) -> Json:
        """The next act of that kind."""
        return await self.next("happened", lambda message: message["act"]["act"] == kind)

    async def refusal(self, re: int | None = None) -> str:
        """The reason of the next refusal, or of the one that quotes the number."""
        message = await self.next("refusal", lambda message: re is None or message["re"] == re)
        reason: str = message["reason"]
        return reason

    async def rest(self) -> list[Json]:
        """Everything until the server hangs up."""
        before = len(self.heard)
        try:
            while True:
                await self.hear()
        except ConnectionClosed:
            return self.heard[before:]


def asked_after(messages: list[Json]) -> Json | None:
    """The question that is open after the last of the messages that says so."""
    for message in reversed(messages):
        if "asked" in message:
            asked: Json | None = message["asked"]
            return asked
    return None


def _request(method: str, url: str, body: bytes | None, headers: Mapping[str, str]) -> Answer:
    request = urllib.request.Request(url, body, dict(headers), method=method)  # noqa: S310 - our own server
    try:
        with urllib.request.urlopen(request, timeout=PATIENCE) as answer:  # noqa: S310 - the same
            return Answer(answer.status, _by_name(answer.headers), answer.read())
    except urllib.error.HTTPError as error:
        with error:
            return Answer(error.code, _by_name(error.headers), error.read())


def _by_name(headers: Message) -> dict[str, str]:
    return {name.lower(): value for name, value in headers.items()}


class _Server(uvicorn.Server):
    """uvicorn, which says when it listens, and ends as soon as it is told: it would look ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.listens = asyncio.Event()
        self.ends = asyncio.Event()

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        self.listens.set()

    async def main_loop(self) -> None:
        await self.on_tick(0)
        await self.ends.wait()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """End at once when every connection has; only if one does not, as uvicorn ends, which takes its time."""
        state = self.server_state
        for server in self.servers:
            server.close()
        for connection in tuple(state.connections):
            connection.shutdown()
        try:
            await until(lambda: not (state.connections or state.tasks), seconds=1)
        except TimeoutError:
            await super().shutdown(sockets)
        else:
            await self.lifespan.shutdown()


@asynccontextmanager
async def running(
    limits: Limits = NO_LIMITS,
    timeouts: Timeouts | None = None,
    *,
    origins: frozenset[str] = frozenset(),
    public_url: str = "http://cards.test",
    clock: Clock | None = None,
    **more: Any,  # noqa: ANN401 - those of Settings
) -> AsyncIterator[Running]:
    """A server with these settings, in this process and loop; it has stopped at the end of the block.

    Who comes and goes is told at once. With a clock of its own, everything of the server that waits for a time waits
    until the test turns that clock. No process for reviews is started before one is asked for.
    """
    store = MemoryStore()
    settings = Settings(public_url, origins, limits, timeouts=timeouts or Timeouts(presence=0), **more)
    app = App(store, LocalPubSub(), settings, clock)
    app.rooms.services.nearly_over = lambda: None  # most games here end without a review
    config = run._config(app)  # as the real one is served
    config.host, config.port = "127.0.0.1", 0  # any port that is free
    server = _Server(config)
    work = asyncio.create_task(server.serve())
    await asyncio.wait((work, asyncio.create_task(server.listens.wait())), return_when=asyncio.FIRST_COMPLETED)
    assert server.started, "the server starts"
    listening = server.servers[0].sockets[0]
    listening.setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, SENDING_BUFFER)
    port = listening.getsockname()[1]
    try:
        yield Running(app, store, port, asyncio.all_tasks())
    finally:
        server.ends.set()
        await asyncio.wait_for(work, PATIENCE)
