"""Many people at many tables, all in one process: the load of `bench/server_load.py`.

An open loop: choices fall due by the clock, as many a second as is asked for, each at some table that is asked just
then, whether or not the server is done with those before. The time of a choice runs from when it was due to when the
last of its table's clients has heard of it. When a game is over, its people ask for a rematch and connect anew.

The client is as light as can be: WebSocket frames by hand, and of every message only the part that is needed.
"""

import argparse
import asyncio
import json
import sys
import time
from collections import Counter, deque
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import reduce
from operator import add
from pathlib import Path
from random import Random
from typing import Final, Literal, cast

import msgspec
import psutil
import uvloop
from stored_tables import BUST_AT_MOST

HOST: Final = "127.0.0.1"
TEXT, CLOSE, PING, PONG = 0x81, 0x88, 0x89, 0x8A
MASKED: Final = 0x80
NO_MASK: Final = bytes(4)
"""A client must mask what it sends; this mask changes nothing."""
HEAD: Final = 2
"""Bytes of the shortest frame."""
SHORT: Final = 126
AT_ONCE: Final = 50
"""Sockets that connect at the same time."""


# --- of a message, what is needed -------------------------------------------------------------------------------------


class Odds(msgspec.Struct):
    """The chances that come with a question."""

    bust: float


class Asked(msgspec.Struct):
    """A question."""

    ordinal: int
    seat: int
    options: list[Literal["hit", "stay"] | int]
    odds: Odds | None


class Act(msgspec.Struct):
    """A room event."""

    act: str
    table: str | None = None


class Happened(msgspec.Struct):
    """An act that is told."""

    number: int
    act: Act
    asked: Asked | None


class Number(msgspec.Struct):
    """The number of an act."""

    number: int


class You(msgspec.Struct):
    """The client, as the table knows it."""

    host: bool


class Welcome(msgspec.Struct):
    """The answer to hello."""

    number: int
    you: You
    asked: Asked | None


_number: Final = msgspec.json.Decoder(Number).decode
_happened: Final = msgspec.json.Decoder(Happened).decode
_welcome: Final = msgspec.json.Decoder(Welcome).decode


def frame(kind: int, payload: bytes) -> bytes:
    """A short frame, as a client sends it."""
    assert len(payload) < SHORT
    return bytes((kind, MASKED | len(payload))) + NO_MASK + payload


# --- one socket -------------------------------------------------------------------------------------------------------


class Socket(asyncio.Protocol):
    """One client of a table."""

    def __init__(self, table: "Table", seat: int) -> None:
        self.table = table
        self.seat = seat
        self.last = -1
        self._transport: asyncio.WriteTransport | None = None
        self._received = b""
        self._is_open = False

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """The request for a WebSocket, and the first message at once behind it."""
        self._transport = transport = cast("asyncio.WriteTransport", transport)  # uvloop's own class is no subclass
        request = f"GET /ws HTTP/1.1\r\nHost: {HOST}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
        transport.write(f"{request}Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: {'A' * 22}==\r\n\r\n".encode())

    def connection_lost(self, error: Exception | None) -> None:
        """If the table did not expect that, it is counted."""
        self.table.lost(self, error)

    def data_received(self, data: bytes) -> None:
        """Every message that is whole is told to the table."""
        received = self._received + data if self._received else data
        at = 0 if self._is_open else self._opened(received)
        while self._is_open and len(received) - at >= HEAD:
            length, start = received[at + 1], at + 2
            if length == SHORT:
                length, start = int.from_bytes(received[at + 2 : at + 4]), at + 4
            elif length > SHORT:
                length, start = int.from_bytes(received[at + 2 : at + 10]), at + 10
            if len(received) < start + length:
                break
            self._take(received[at], received[start : start + length])
            at = start + length
        self._received = received[at:]

    def say(self, text: str) -> None:
        """The message is on its way."""
        assert self._transport is not None
        self._transport.write(frame(TEXT, text.encode()))

    def close(self) -> None:
        """The client hangs up."""
        assert self._transport is not None
        self._transport.write(frame(CLOSE, (1000).to_bytes(2)))
        self._transport.close()

    def _opened(self, received: bytes) -> int:
        """Where the first frame begins."""
        end = received.find(b"\r\n\r\n")
        if end < 0:
            return 0
        assert received.startswith(b"HTTP/1.1 101"), received[:200]
        self._is_open = True
        token = self.table.tokens[self.seat]
        self.say(f'{{"type":"hello","table":"{self.table.id}","token":"{token}"}}')
        return end + 4

    def _take(self, kind: int, payload: bytes) -> None:
        if kind == TEXT:
            self.table.hear(self, payload)
        elif kind == PING:
            assert self._transport is not None
            self._transport.write(frame(PONG, payload))


# --- one table --------------------------------------------------------------------------------------------------------


class Table:
    """The people of one table, and what they are asked."""

    def __init__(self, crowd: "Crowd", id_: str, tokens: list[str]) -> None:
        self.id = id_
        self.tokens = tokens
        self.number = -1
        self.asked: Asked | None = None
        self.sockets: list[Socket] = []
        self._crowd = crowd
        self._act = ""
        self._heard: Counter[int] = Counter()
        self._due = 0.0
        self._chosen = -1
        """The number of the last choice."""
        self._welcomed = 0
        self._host = 0

    async def connect(self) -> None:
        """All its people are on their way in."""
        self.number, self._welcomed = -1, 0
        self.sockets = [Socket(self, seat) for seat in range(len(self.tokens))]
        for socket in self.sockets:
            await self._crowd.connect(socket)

    def hear(self, socket: Socket, payload: bytes) -> None:
        """Handle a message of the server."""
        if payload.startswith(b'{"type":"happened"'):
            self._happened(socket, payload)
        elif payload.startswith(b'{"type":"welcome"'):
            self._welcome(socket, _welcome(payload))
        elif not payload.startswith((b'{"type":"present"', b'{"type":"you"')):
            self._crowd.trouble[payload[:100].decode()] += 1

    def lost(self, socket: Socket, error: Exception | None) -> None:
        """A connection has ended."""
        if socket in self.sockets and not self._crowd.is_over:
            self._crowd.trouble[f"a connection was lost: {error}"] += 1

    def answer(self, due: float) -> None:
        """The one who is asked answers."""
        asked = self.asked
        assert asked is not None
        self._due = due
        choice = json.dumps(self._crowd.choose(asked))
        self.sockets[asked.seat].say(f'{{"type":"answer","ordinal":{asked.ordinal},"choice":{choice}}}')

    def _welcome(self, socket: Socket, welcome: Welcome) -> None:
        socket.last = welcome.number
        self._welcomed += 1
        if welcome.you.host:
            self._host = socket.seat
        if welcome.number >= self.number:
            self.number, self.asked = welcome.number, welcome.asked
        if self._welcomed == len(self.sockets):
            self._crowd.came()
            if self.asked is None:
                self.sockets[self._host].say('{"type":"start"}')
            else:
                self._crowd.ready.append(self)

    def _happened(self, socket: Socket, payload: bytes) -> None:
        number = _number(payload).number
        if number != socket.last + 1:
            self._crowd.trouble["an act came out of turn"] += 1
        socket.last = number
        if number > self.number:
            told = _happened(payload)
            self.number, self.asked, self._act = number, told.asked, told.act.act
            if told.act.act == "chose":
                self._chosen = number
            elif told.act.table is not None:
                self.id = told.act.table
        self._heard[number] += 1
        if self._heard[number] == len(self.sockets):
            del self._heard[number]
            if number == self._chosen:
                self._crowd.delivered(self._due)
            if number == self.number:
                self._all_know()

    def _all_know(self) -> None:
        """The last act has been heard by everybody at the table."""
        if self.asked is not None:
            self._crowd.ready.append(self)
        elif self._act == "revealed":
            self._crowd.games += 1
            self.sockets[0].say('{"type":"rematch"}')
        elif self._act == "rematched":
            before, self.sockets = self.sockets, []
            for socket in before:
                socket.close()
            self._crowd.spawn(self.connect())


# --- all of them ------------------------------------------------------------------------------------------------------


@dataclass
class Stretch:
    """Some seconds of the run."""

    seconds: float = 0.0
    due: int = 0
    delivered: int = 0
    nobody: int = 0
    """Choices that were due while no table was asked."""
    milliseconds: list[float] = field(default_factory=list)
    server: float = 0.0
    """Processor seconds of the server, and of this process."""
    crowd: float = 0.0
    others: float = 0.0
    """Of everything else on this machine, and how long it waited for its disk or was given to other machines."""
    waiting: float = 0.0

    @classmethod
    def of(cls, parts: Sequence["Stretch"]) -> "Stretch":
        """All of them as one."""
        names = ("seconds", "due", "delivered", "nobody", "milliseconds", "server", "crowd", "others", "waiting")
        return cls(**{name: reduce(add, (getattr(part, name) for part in parts)) for name in names})

    def summary(self) -> dict[str, float]:
        """Return the figures for the report."""
        times = sorted(self.milliseconds)
        shares = {"p50": 0.5, "p90": 0.9, "p99": 0.99, "p999": 0.999}
        quantiles = {name: times[int(share * len(times))] for name, share in shares.items()} if times else {}
        return {
            "seconds": self.seconds,
            "due": self.due,
            "delivered": self.delivered,
            "nobody": self.nobody,
            "server": self.server,
            "crowd": self.crowd,
            "others": self.others,
            "waiting": self.waiting,
            **quantiles,
            "most": times[-1] if times else 0.0,
        }


class Crowd:
    """Everybody."""

    def __init__(self, port: int, server: int, tables: int, chance: Random) -> None:
        self.ready: deque[Table] = deque()
        """Tables that are asked, the one that waits longest first."""
        self.all_in = asyncio.Event()
        """Everybody at every table has been welcomed."""
        self.games = 0
        self.sent = 0
        self.heard = 0
        self.trouble: Counter[str] = Counter()
        self.is_over = False
        self._missing = tables
        self._port = port
        self._server = psutil.Process(server)
        self._self = psutil.Process()
        self._chance = chance
        self._stretch = Stretch()
        self._door = asyncio.Semaphore(AT_ONCE)
        self._tasks: set[asyncio.Task[None]] = set()

    def came(self) -> None:
        """Everybody at one table more has been welcomed."""
        self._missing -= 1
        if self._missing == 0:
            self.all_in.set()

    def choose(self, asked: Asked) -> str | int:
        """Hit while it is safe enough; a card goes to anybody."""
        if asked.odds is None:
            return self._chance.choice(asked.options)
        return asked.options[0 if asked.odds.bust <= BUST_AT_MOST else -1]

    def delivered(self, due: float) -> None:
        """A choice that was due then has been heard by its whole table."""
        self.heard += 1
        self._stretch.delivered += 1
        self._stretch.milliseconds.append((time.perf_counter() - due) * 1000)

    def spawn(self, work: "asyncio._CoroutineLike[None]") -> None:
        """The work is done beside everything else."""
        task = asyncio.ensure_future(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def connect(self, socket: Socket) -> None:
        """The socket is connected."""
        async with self._door:
            await asyncio.get_running_loop().create_connection(lambda: socket, HOST, self._port)

    async def offer(self, rate: float, seconds: float) -> Stretch:
        """Let choices fall due at this rate, for this long."""
        self._stretch = stretch = Stretch()
        began = due = time.perf_counter()
        before = self._clocks()
        while due < began + seconds:
            due += self._chance.expovariate(rate)
            if (wait := due - time.perf_counter()) > 0:
                await asyncio.sleep(wait)
            stretch.due += 1
            if self.ready:
                self.sent += 1
                self.ready.popleft().answer(due)
            else:
                stretch.nobody += 1
        stretch.seconds = time.perf_counter() - began
        passed = [now - then for now, then in zip(self._clocks(), before, strict=True)]
        stretch.server, stretch.crowd, all_together, stretch.waiting = passed
        stretch.others = all_together - stretch.server - stretch.crowd
        return stretch

    def _clocks(self) -> tuple[float, float, float, float]:
        """Processor seconds so far: the server's, this process's, the whole machine's, and those it waited."""
        machine = psutil.cpu_times()
        waiting = getattr(machine, "iowait", 0.0) + getattr(machine, "steal", 0.0)
        return _cpu(self._server), _cpu(self._self), sum(machine) - machine.idle - waiting, waiting


def _cpu(process: psutil.Process) -> float:
    times = process.cpu_times()
    return float(times.user + times.system)


async def run(options: argparse.Namespace) -> dict[str, object]:
    """Everybody comes, plays for a while, and hears all that is to be heard."""
    given = json.loads(options.tables.read_text())
    crowd = Crowd(options.port, options.server, len(given), Random(options.seed))
    tables = [Table(crowd, id_, tokens) for id_, tokens in given]
    began = time.perf_counter()
    async with asyncio.timeout(60):
        await asyncio.gather(*(table.connect() for table in tables))
        await crowd.all_in.wait()
    connecting = time.perf_counter() - began
    await crowd.offer(options.rate, options.warm)
    stretches = [await crowd.offer(options.rate, options.stretch) for _ in range(options.stretches)]
    await asyncio.sleep(options.drain)
    crowd.is_over = True
    for table in tables:
        for socket in table.sockets:
            socket.close()
    return {
        "sockets": sum(len(table.tokens) for table in tables),
        "connecting": connecting,
        "stretches": [stretch.summary() for stretch in stretches],
        "whole": Stretch.of(stretches).summary(),
        "games": crowd.games,
        "sent": crowd.sent,
        "heard": crowd.heard,
        "trouble": dict(crowd.trouble),
    }


def arguments() -> argparse.Namespace:
    """Parse the command line."""
    parser = argparse.ArgumentParser(prog="crowd", description="Load for a server on this machine.")
    parser.add_argument("--port", type=int, required=True)
    parser.add_argument("--server", type=int, required=True, help="its process, whose processor time is read")
    parser.add_argument("--tables", type=Path, required=True, help="a file with ids and tokens, as JSON")
    parser.add_argument("--rate", type=float, default=1100, help="choices a second")
    parser.add_argument("--warm", type=float, default=3, help="seconds before anything counts")
    parser.add_argument("--stretch", type=float, default=5, help="seconds that are counted together")
    parser.add_argument("--stretches", type=int, default=5)
    parser.add_argument("--drain", type=float, default=2, help="seconds after the last choice, in which all is heard")
    parser.add_argument("--seed", type=int, default=7)
    return parser.parse_args()


if __name__ == "__main__":
    sys.stdout.write(json.dumps(uvloop.run(run(arguments()))) + "\n")
