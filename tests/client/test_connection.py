"""Unusual servers: goodbyes, refusals, other languages, and nothing at all."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from websockets.asyncio.server import ServerConnection, serve

from flip7.client.address import TableAddress
from flip7.client.connection import GOODBYE_SECONDS, CannotJoin
from flip7.client.saved_seats import SavedSeats
from flip7.client.session import RemoteSession
from flip7.clock import Clock
from flip7.i18n.catalog import say
from tests.client.session_probe import Watcher
from tests.server.server_in_process import Json, running
from tests.terminal.clocks import HastyClock, TurnedClock

pytestmark = pytest.mark.integration

Handler = Callable[[ServerConnection], Awaitable[None]]


@asynccontextmanager
async def server_that(handler: Handler) -> AsyncIterator[int]:
    """A server of somebody else's; its port."""
    async with serve(handler, "127.0.0.1", 0) as server:
        yield next(iter(server.sockets)).getsockname()[1]


def session(port: int, folder: Path, clock: Clock | None = None) -> RemoteSession:
    address = TableAddress(f"http://127.0.0.1:{port}", "BCD234")
    return RemoteSession(address, "Tess", SavedSeats(folder / "seats"), clock=clock or HastyClock())


def saying(*messages: Json) -> Handler:
    async def handler(connection: ServerConnection) -> None:
        await connection.recv()
        for message in messages:
            await connection.send(json.dumps(message))
        await connection.wait_closed()

    return handler


def refusal(reason: str, message: str) -> Json:
    return {"type": "refusal", "reason": reason, "message": message, "re": None}


GOODBYE: Json = {"type": "goodbye", "why": "refused", "seconds": 10}


@pytest.mark.parametrize(
    "messages, sentence",
    [
        ([refusal("other_protocol", "This server speaks version 2.")], "This server speaks version 2."),
        ([refusal("unknown_table", "No such table.\x1b[2J")], "No such table.?[2J"),
        ([refusal("house_is_full", "Too many."), GOODBYE], "says: Too many."),
        ([{"type": "welcome", "protocol": 1, "spoken": "otherwise"}], say("join-other-version")),
    ],
)
async def test_who_is_not_let_in_is_told_why(tmp_path: Path, messages: list[Json], sentence: str) -> None:
    async with server_that(saying(*messages)) as port:
        with pytest.raises(CannotJoin) as caught:
            await session(port, tmp_path).open()
    assert str(caught.value).endswith(sentence)


@pytest.mark.parametrize(
    "messages, seconds, sentence",
    [
        ([], 10, "no answer"),
        ([refusal("store_trouble", "Not just now.")], GOODBYE_SECONDS, "says: Not just now\\.$"),
    ],
    ids=["nothing", "no goodbye"],
)
async def test_a_server_that_says_no_more_is_not_waited_for(
    tmp_path: Path, messages: list[Json], seconds: float, sentence: str
) -> None:
    clock = TurnedClock()
    async with server_that(saying(*messages)) as port:
        opening = asyncio.create_task(session(port, tmp_path, clock).open())
        await clock.until_set_for(seconds)
        await clock.turn(seconds - 0.1)
        assert not opening.done()
        await clock.turn(0.1)
        with pytest.raises(CannotJoin, match=sentence):
            await opening


async def test_a_server_that_never_opens_a_line_is_not_waited_for(tmp_path: Path) -> None:
    """It listens, and answers nothing: not even that there are no tables here."""
    clock = TurnedClock()
    with socket.create_server(("127.0.0.1", 0)) as deaf:
        opening = asyncio.create_task(session(deaf.getsockname()[1], tmp_path, clock).open())
        await clock.until_set_for(10)
        await clock.turn(10)
        with pytest.raises(CannotJoin, match="no answer"):
            await opening


async def test_a_server_that_hangs_up_is_no_way_in(tmp_path: Path) -> None:
    async def hang_up(connection: ServerConnection) -> None:
        await connection.close()

    async with server_that(hang_up) as port:
        with pytest.raises(CannotJoin, match=say("join-no-connection")):
            await session(port, tmp_path).open()


async def welcome() -> Json:
    """A welcome as our server says it, to somebody who watches two bots and the host before their game."""
    async with running() as server:
        made = await server.found(seats=2, fill="level1")
        async with server.guest(made["id"]) as client:
            return client.welcome


async def test_a_broken_line_is_tried_until_it_is_back_and_that_is_said_once(tmp_path: Path) -> None:
    first, clock = await welcome(), HastyClock()
    hellos: list[Json] = []

    async def handler(connection: ServerConnection) -> None:
        hellos.append(json.loads(await connection.recv()))
        if len(hellos) == 1:
            await connection.send(json.dumps(first))
            await connection.send(json.dumps({"type": "unheard of"}))
        if len(hellos) == 5:
            await connection.send(json.dumps({**first, "table": None}))
            await connection.wait_closed()

    async with server_that(handler) as port:
        watching = session(port, tmp_path, clock)
        await watching.open()
        async with Watcher(watching) as tess:
            await tess.until(lambda it: say("join-connected") in it.remarks)
        await watching.close()
    assert [hello.get("last") for hello in hellos] == [None, *[first["number"]] * 4]
    assert {hello["token"] for hello in hellos[1:]} == {first["token"]}
    assert [hello["table"] for hello in hellos] == ["BCD234", *[first["id"]] * 4]
    assert tess.remarks == [say("join-broken"), say("join-connected")]
    assert clock.slept == [pytest.approx(pause, rel=0.2) for pause in (1, 2, 4, 8)], "not all at the same moment"


@pytest.mark.parametrize("why, said", [("stopping", ["join-stopping", "join-connected"]), ("too_slow", [])])
async def test_whoever_is_told_when_to_come_back_does(tmp_path: Path, why: str, said: list[str]) -> None:
    first, clock = await welcome(), HastyClock()
    hellos: list[Json] = []

    async def handler(connection: ServerConnection) -> None:
        hellos.append(json.loads(await connection.recv()))
        await connection.send(json.dumps(first if len(hellos) == 1 else {**first, "table": None}))
        if len(hellos) == 1:
            await connection.send(json.dumps({"type": "goodbye", "why": why, "seconds": 7}))
            return
        await connection.send(json.dumps(refusal("too_fast", "Here again.")))
        await connection.wait_closed()

    async with server_that(handler) as port:
        watching = session(port, tmp_path, clock)
        await watching.open()
        async with Watcher(watching) as tess:
            await tess.until(lambda it: "Here again." in it.remarks)
        await watching.close()
    sentences = {"join-stopping": say("join-stopping"), "join-connected": say("join-connected")}
    assert tess.remarks == [*[sentences[each] for each in said], "Here again."]
    assert clock.slept == [pytest.approx(7, rel=0.2)]


async def test_a_table_that_is_gone_ends_the_session_with_the_reason(tmp_path: Path) -> None:
    first = await welcome()
    gone = refusal("unknown_table", "There is no table with that code.")
    tries = iter([first, gone])

    async def handler(connection: ServerConnection) -> None:
        await connection.recv()
        await connection.send(json.dumps(next(tries)))

    async with server_that(handler) as port:
        watching = session(port, tmp_path)
        await watching.open()
        async with Watcher(watching) as tess:
            await tess.until_the_end()
            assert tess.remarks[-1] == "There is no table with that code."
        await watching.close()
