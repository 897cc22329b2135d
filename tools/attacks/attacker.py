"""The attacker: a process of its own, so that its work delays neither the bystanders nor their clocks.

`python -m tools.attacks.attacker FLOOD` reads a `Target` as one line of JSON, prints `ready`, waits for another line,
floods, and prints what it `Achieved`.
"""

import asyncio
import os
import resource
import sys
from collections.abc import Iterable, Iterator
from itertools import repeat
from typing import Any, Final, TypeVar

import msgspec
import uvloop
from websockets.asyncio.client import ClientConnection, connect

from tools.attacks.client import FloodConnection, FloodRequests, FloodSocket, Heard, client_session, request, text_frame
from tools.attacks.target import Achieved, Target

NICENESS: Final = 5
"""A real attacker has a machine of its own; here it yields to the server and to those who measure."""
READY: Final = "ready"
_CREATED: Final = 201
_LIVE_SECONDS: Final = 10.0

Json = dict[str, Any]
AnyConnection = TypeVar("AnyConnection", bound=FloodConnection)


class NotPossible(Exception):
    """The flood cannot be tried at this server; the message says why."""


class Attacker:
    """The base of every flood: tables, sockets, requests, and the time that is left."""

    def __init__(self, target: Target) -> None:
        self.target = target
        self.achieved = Achieved()
        self._connections: list[FloodConnection] = []
        self._deadline = 0.0

    # --- time ---------------------------------------------------------------------------------------------------------

    async def begin(self) -> None:
        """Say that everything is prepared, and wait for the signal."""
        print(READY, flush=True)
        loop = asyncio.get_running_loop()
        await loop.run_in_executor(None, sys.stdin.readline)
        self.achieved = Achieved(checks=self.achieved.checks)
        for connection in self._connections:
            connection.achieved = self.achieved
        self._deadline = loop.time() + self.target.seconds

    @property
    def has_begun(self) -> bool:
        """Whether the signal has come."""
        return self._deadline > 0

    @property
    def seconds_left(self) -> float:
        """The time that is left for the flood."""
        return max(0.0, self._deadline - asyncio.get_running_loop().time())

    async def last(self) -> None:
        """Return when the time is up."""
        await asyncio.sleep(self.seconds_left)

    def end(self) -> None:
        """Close every connection."""
        for connection in self._connections:
            connection.end()

    # --- connections --------------------------------------------------------------------------------------------------

    def open_sockets(self, firsts: Iterable[bytes], heard: Heard | None = None) -> list[FloodSocket]:
        """Open a WebSocket for each of these first messages."""
        sockets = [self._add(FloodSocket(self.target, self.achieved, first, heard)) for first in firsts]
        for socket in sockets:
            socket.connect()
        return sockets

    async def live_sockets(self, firsts: Iterable[bytes]) -> list[FloodSocket]:
        """Open a WebSocket for each of these hellos; return when all are welcome, or as many as the server lets in."""
        sockets = self.open_sockets(firsts)
        until = asyncio.get_running_loop().time() + _LIVE_SECONDS
        while not all(socket.is_live for socket in sockets) and asyncio.get_running_loop().time() < until:
            await asyncio.sleep(0.02)
            if self.achieved.closed + self.achieved.refused and any(socket.is_live for socket in sockets):
                break
        return sockets

    def requests(self, connections: int, *requests: bytes) -> None:
        """Send these requests in turn on so many connections, each as fast as it is answered."""
        for number in range(connections):
            turn = requests[number % len(requests) :] + requests[: number % len(requests)]
            self.request_each(_for_ever(turn))

    def request_each(self, requests: Iterator[bytes]) -> None:
        """Send these requests one after the other on one connection."""
        self._add(FloodRequests(self.target, self.achieved, requests)).connect()

    def _add(self, connection: AnyConnection) -> AnyConnection:
        self._connections.append(connection)
        return connection

    # --- tables and people --------------------------------------------------------------------------------------------

    async def make_table(self, plan: Json, address: str | None = None) -> Json | None:
        """Make a table and return the server's answer, or None if it refuses."""
        source = address or self.target.addresses.attacker
        status, body = await request(self.target, source, "POST", "/api/tables", plan)
        answer: Json = msgspec.json.decode(body)
        return answer if status == _CREATED else None

    async def table(self, *plans: Json) -> Json:
        """Make the first of these tables that the server allows."""
        for plan in plans:
            if (made := await self.make_table(plan)) is not None:
                return made
        raise NotPossible("the server lets the attacker make no table")

    async def get(self, path: str, address: str | None = None) -> int:
        """Return the status of a GET; 0 if nobody answers."""
        try:
            return (await request(self.target, address or self.target.addresses.attacker, "GET", path))[0]
        except (OSError, TimeoutError):
            return 0

    def client_session(self, address: str | None = None) -> connect:
        """Open a WebSocket of the usual library."""
        return client_session(self.target, address or self.target.addresses.attacker)


async def hear(socket: ClientConnection, *types: str) -> Json:
    """Return the next message of one of these types, or a refusal."""
    while True:
        message: Json = msgspec.json.decode(await socket.recv())
        if message["type"] in {*types, "refusal"}:
            return message


def hello(table: str, token: str | None = None, last: int | None = None) -> bytes:
    """Encode a hello."""
    return text_frame(type="hello", protocol=1, table=table, token=token, last=last)


def _for_ever(requests: tuple[bytes, ...]) -> Iterator[bytes]:
    for turn in repeat(requests):
        yield from turn


async def _attack(name: str) -> Achieved:
    from tools.attacks.floods import FLOODS  # a cycle otherwise: floods imports this module

    target = msgspec.json.decode(sys.stdin.readline(), type=Target)
    attacker = Attacker(target)
    try:
        await FLOODS[name].run(attacker)
    except NotPossible as error:
        attacker.achieved.problem = str(error)
    except (OSError, TimeoutError):
        if (
            not attacker.has_begun
        ):  # a server that does not answer during a flood is what the bystanders are there to see
            attacker.achieved.problem = "the server did not answer the attacker in time"
    finally:
        attacker.end()
    return attacker.achieved


def main() -> None:
    """Run one flood."""
    os.nice(NICENESS)
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        achieved = runner.run(_attack(sys.argv[1]))
    print(msgspec.json.encode(achieved).decode(), flush=True)


if __name__ == "__main__":
    main()
