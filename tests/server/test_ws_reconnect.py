"""Lost sockets: who comes back hears what was missed, and who is silent or half gone is let go."""

import asyncio
from collections.abc import AsyncIterator, MutableMapping
from contextlib import asynccontextmanager
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketState

from flip7.server.metrics import Metrics
from flip7.server.rooms.live_room import TAIL_MESSAGES
from flip7.server.run import PING_SECONDS
from flip7.server.storage.store import Entry, StoreTrouble
from flip7.server.ws.handler import GOODBYE_TIMEOUT_SECONDS
from flip7.server.ws.outbox import Client
from flip7.server.ws.uvicorn_protocol import CLOSE_TIMEOUT_SECONDS, SocketWire
from tests.server.clocks import FakeClock
from tests.server.raw_client import PONG, TEXT, Raw, frame
from tests.server.server_in_process import NO_LIMITS, PATIENCE, Json, Running, SocketGuest, running
from tests.server.socket_table import everybody_gone, said_and_settled, two_at_a_table, whose_turn
from tests.server.turns import until

pytestmark = pytest.mark.integration


# --- coming back ------------------------------------------------------------------------------------------------------


@asynccontextmanager
async def after_many_acts(server: Running) -> AsyncIterator[tuple[Json, list[Json]]]:
    """A table with more acts than are at hand, and what everybody was told of them."""
    table = await server.found(seats=2)
    async with server.guest(table["code"], table["token"], last=-1) as ann:
        for number in range(TAIL_MESSAGES + 20):
            await ann.say("give_word", word=f"word {number}")
            await ann.act("gave_word")
        yield table, [message for message in ann.heard if message["type"] == "happened"]


def test_whoever_comes_back_hears_exactly_what_they_missed() -> None:
    async def scenario() -> None:
        async with running() as server, after_many_acts(server) as (table, told):
            assert [message["number"] for message in told] == list(range(len(told)))
            assert len(told) > TAIL_MESSAGES + 5
            end = len(told) - 1
            for last in (-1, 0, 3, end - TAIL_MESSAGES - 1, end - TAIL_MESSAGES, end - TAIL_MESSAGES + 1, end - 1, end):
                async with server.guest(table["code"], table["token"], last=last) as guest:
                    assert guest.welcome["table"] is None
                    (heard,) = await said_and_settled(guest)
                    assert [message for message in heard if message["type"] == "happened"] == told[last + 1 :]

    asyncio.run(scenario())


def test_whoever_knows_more_than_there_is_gets_the_table() -> None:
    async def scenario() -> None:
        async with running() as server, after_many_acts(server) as (table, told):
            for last in (len(told), len(told) + 1, 2**31, 2**53 - 1):
                async with server.guest(table["code"], table["token"], last=last) as guest:
                    assert guest.welcome["table"]["number"] == guest.welcome["number"] == len(told) - 1
                    (heard,) = await said_and_settled(guest)
                    assert [message for message in heard if message["type"] == "happened"] == []

    asyncio.run(scenario())


def test_whoever_missed_more_than_is_told_at_once_gets_the_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.server.rooms.conversation.MAX_HISTORY_EVENTS", 40)

    async def scenario() -> None:
        async with (
            running() as server,
            after_many_acts(server) as (table, _),
            server.guest(table["code"], table["token"], last=-1) as guest,
        ):
            assert guest.welcome["table"] is not None

    asyncio.run(scenario())


def test_a_long_log_is_no_reason_to_be_called_slow() -> None:
    """What was missed may be more than may wait; acts that come meanwhile do not end the connection."""

    async def scenario() -> None:
        limits = replace(NO_LIMITS, waiting_messages=8)
        async with (
            running(limits) as server,
            after_many_acts(server) as (table, told),
            server.guest(table["code"], table["token"]) as ann,
            server.guest(table["code"], last=-1) as guest,
        ):
            await ann.say("give_word", word="moon")
            message = await guest.next("happened", lambda each: each["number"] == len(told))
            assert message["act"]["word"] == "moon"
            assert all(each["type"] != "goodbye" for each in guest.heard)

    asyncio.run(scenario())


def test_what_was_missed_does_not_count_as_waiting() -> None:
    """None of it has been sent yet, and more happens: the client is not to blame."""

    async def scenario() -> None:
        client = Client(WebSocket({"type": "websocket"}, never, never), "192.0.2.7", 2, Metrics())
        client.hold()
        client.first([str(number) for number in range(50)])
        for text in ("a", "b"):
            client.deliver(text)
        assert not client.is_parting
        client.deliver("c")
        assert client.is_parting

    asyncio.run(scenario())


@pytest.mark.parametrize("seed", range(50))
def test_what_goes_straight_to_the_line_overtakes_nothing_that_waits(seed: int) -> None:
    """The line takes a message at once, or later, or is busy for a while: all arrive, in their order."""

    async def scenario() -> None:
        chance = Random(seed)
        sent: list[str] = []

        def put(text: str) -> bool:
            taken = chance.random() < 0.5
            if taken:
                sent.append(text)
            return taken

        async def send(message: MutableMapping[str, Any]) -> None:
            await rest()
            sent.append(message["text"])
            if message["text"] == "last":
                done.set()

        async def rest() -> None:
            for _ in range(chance.randrange(4)):
                await asyncio.sleep(0)

        done = asyncio.Event()
        socket = WebSocket({"type": "websocket", "extensions": {"flip7.direct_put": {"put": put}}}, never, send)
        socket.application_state = WebSocketState.CONNECTED
        client = Client(socket, "192.0.2.7", 1000, Metrics())
        writing = asyncio.create_task(client.write())
        said = [str(number) for number in range(60)]
        client.hold()
        for number, text in enumerate(said):
            if number == 10:
                client.first(["missed"])
            client.deliver(text)
            await rest()
        client.hold()
        client.deliver("last")
        client.first([])
        async with asyncio.timeout(PATIENCE):
            await done.wait()
        assert sent == ["missed", *said, "last"]
        writing.cancel()

    asyncio.run(scenario())


async def never(*_: object) -> Any:  # noqa: ANN401 - it does not come back
    """A line on which nothing comes and nothing goes."""
    await asyncio.Event().wait()


def test_trouble_with_the_store_while_reading_what_was_missed_is_a_refusal(monkeypatch: pytest.MonkeyPatch) -> None:
    async def broken(*_: object) -> list[Entry]:
        raise StoreTrouble("the store is out of order")

    async def scenario() -> None:
        async with running() as server, after_many_acts(server) as (table, _), server.socket() as guest:
            monkeypatch.setattr(server.store, "log", broken)
            await guest.say("hello", table=table["code"], last=-1)
            assert await guest.refusal() == "store_trouble"
            await guest.hello(table["code"], table["token"])
            assert guest.welcome["watching"] == 0
            await guest.say("ready")
            await guest.act("became_ready")
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_what_was_stored_is_told_even_if_the_one_who_asked_is_gone() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, table):
            asked, one, other = await whose_turn(ann, bob)
            server.store.lets_write.clear()
            log = server.store.logs[table["id"]]
            length = len(log)
            await one.say("answer", ordinal=asked["ordinal"], choice=asked["options"][0])
            await until(lambda: len(log) > length)
            one.connection.transport.abort()
            for _ in range(20):  # something is sent to the one who is gone, and fails
                await other.say("send_emote", emote="wave")
            await until(lambda: server.app.limiter.sockets == 1)
            server.store.lets_write.set()
            assert (await other.act("chose"))["act"]["ordinal"] == asked["ordinal"]
            view = (await server.get(f"/api/tables/{table['code']}")).json()
            assert view["number"] == len(server.store.logs[table["id"]]) - 1

    asyncio.run(scenario())


# --- silence and half a connection ------------------------------------------------------------------------------------


def test_a_client_that_says_nothing_for_long_after_its_hello_stays() -> None:
    """Many intervals of the server's pings, which its library answers."""

    async def scenario() -> None:
        clock = FakeClock()
        async with running(clock=clock) as server:
            table = await server.found()
            async with server.guest(table["code"], table["token"]) as quiet:
                (wire,) = wires(server)
                for _ in range(15):
                    await next_ping(clock, wire)
                    await until(lambda: wire.pong_timer is None)
                assert server.app.limiter.sockets == 1
                await quiet.say("ready")
                await quiet.act("became_ready")

    asyncio.run(scenario())


def wires(server: Running) -> list[SocketWire]:
    """The server's ends of all sockets."""
    transports: Any = server.app.connections._open
    return [wire for each in transports if isinstance(wire := each.get_protocol(), SocketWire)]


async def next_ping(clock: FakeClock, wire: SocketWire) -> None:
    """Turn the clock to when the server looks whether that client is there."""
    assert wire.ping_timer is not None
    pinged = wire.ping_sent_at
    await clock.turn(wire.ping_timer.at - clock.ticks)  # type: ignore[attr-defined]
    assert wire.ping_sent_at > pinged


async def gone(guest: SocketGuest, person: int) -> None:
    await guest.next("present", lambda message: person not in message["people"])


def test_a_client_that_answers_no_pings_is_let_go_and_the_others_are_told() -> None:
    """Half a connection: the network is gone, and nobody said goodbye."""

    async def scenario() -> None:
        clock = FakeClock()
        async with running(clock=clock) as server:
            table = await server.found(seats=2)
            async with server.guest(table["code"]) as bob, Raw.connected(server.port) as ann:
                await ann.say(type="hello", table=table["code"], token=table["token"])
                await bob.next("present", lambda message: message["people"] == [0])
                answering, silent = wires(server)
                await clock.turn(PING_SECONDS)
                await until(lambda: answering.pong_timer is None)
                assert silent.pong_timer is not None
                await clock.turn(PING_SECONDS)
                await gone(bob, 0)
                await until(lambda: server.app.limiter.sockets == 1)

    asyncio.run(scenario())


def test_a_client_that_takes_nothing_is_let_go_and_holds_nobody_up() -> None:
    """Its buffers are full: neither what was to be sent nor a goodbye reaches it, and it is gone all the same."""

    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, waiting_messages=32, messages_at_once=10**6)
        async with running(limits, clock=clock) as server:
            table = await server.found(seats=2)
            async with (
                server.guest(table["code"], table["token"]) as ann,
                server.guest(table["code"]) as bob,
                Raw.connected(server.port, buffer=4096) as slow,
            ):
                await slow.say(type="hello", table=table["code"])
                await ann.next("present", lambda message: message["watching"] == 2)
                for _ in range(6000):
                    if server.app.limiter.sockets == 2:
                        break
                    await ann.say("give_word", word="w" * 60)
                    await bob.act("gave_word")
                    await ann.act("gave_word")
                assert server.app.limiter.sockets == 2
                await ann.next("present", lambda message: message["watching"] == 1)
                assert len(wires(server)) == 3
                await clock.turn(GOODBYE_TIMEOUT_SECONDS + CLOSE_TIMEOUT_SECONDS)
                assert len(wires(server)) == 2
                await hung_up_on(slow, frame(PONG, b""))
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_client_that_takes_nothing_and_answers_no_pings_is_let_go() -> None:
    """It speaks until nothing more is read from it: what is waiting for it cannot grow."""

    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_at_once=10**6, waiting_messages=10**6)  # else it would be too slow first
        async with running(limits, clock=clock) as server:
            table = await server.found()
            async with Raw.connected(server.port, buffer=4096) as slow:
                await slow.say(type="hello", table=table["code"])
                speaking = asyncio.create_task(hung_up_on(slow, frame(TEXT, b'{"type":"ping"}') * 100))
                (wire,) = wires(server)
                await until(lambda: not wire.writable.is_set())
                await clock.turn(PING_SECONDS)
                assert not speaking.done()
                await clock.turn(PING_SECONDS)
                await speaking
            await everybody_gone(server)

    asyncio.run(scenario())


async def hung_up_on(peer: Raw, data: bytes) -> None:
    """The server resets the connection soon, however much is sent."""

    async def speak() -> None:
        while True:
            await peer.send(data)
            await asyncio.sleep(0)

    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        await asyncio.wait_for(speak(), PATIENCE)
