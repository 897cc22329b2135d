"""What unlucky and unkind clients do on a socket, and what comes of it. Each has a clear outcome."""

import asyncio
import json
import socket
from collections.abc import AsyncIterator, MutableMapping
from contextlib import AsyncExitStack, asynccontextmanager, suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest
from starlette.websockets import WebSocket, WebSocketState
from websockets.exceptions import ConnectionClosed, InvalidStatus

from flip7.protocol.messages import Announced
from flip7.server.config import Limits, Rate
from flip7.server.metrics import Metrics
from flip7.server.rooms.live_room import TAIL_MESSAGES, LiveRoom
from flip7.server.run import PING_SECONDS
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import Entry, StoreTrouble
from flip7.server.ws.handler import GOODBYE_TIMEOUT_SECONDS
from flip7.server.ws.outbox import Client
from flip7.server.ws.uvicorn_protocol import CLOSE_TIMEOUT_SECONDS, HEAD_TIMEOUT_SECONDS, SocketWire
from tests.server.clocks import FakeClock
from tests.server.raw_client import PONG, TEXT, Raw, frame
from tests.server.server_in_process import NO_LIMITS, PATIENCE, Json, Running, SocketGuest, asked_after, running
from tests.server.turns import until

pytestmark = pytest.mark.integration


@asynccontextmanager
async def two_at_a_table(server: Running, **plan: object) -> AsyncIterator[tuple[SocketGuest, SocketGuest, Json]]:
    """Ann and Bob in a game of two, both connected."""
    table = await server.found(seats=2, **plan)
    async with server.guest(table["code"], table["token"]) as ann, server.guest(table["code"]) as bob:
        await bob.say("sit", name="Bob")
        await ann.act("sat")
        await ann.say("start")
        for guest in (ann, bob):
            await guest.act("started")
        yield ann, bob, table


async def whose_turn(ann: SocketGuest, bob: SocketGuest) -> tuple[Json, SocketGuest, SocketGuest]:
    """The question that is open, the one who is asked and the other."""
    asked = asked_after(ann.heard)
    assert asked is not None
    return asked, *((ann, bob) if asked["seat"] == 0 else (bob, ann))


async def said_and_settled(*guests: SocketGuest) -> list[list[Json]]:
    """Everything that each has heard until the server answers a ping that it sends now."""
    heard = []
    for guest in guests:
        start = len(guest.heard)
        await guest.say("ping", re=777)
        await guest.next("pong", lambda message: message["re"] == 777)
        heard.append(guest.heard[start:])
    return heard


def reasons(messages: list[Json]) -> list[str]:
    return [message["reason"] for message in messages if message["type"] == "refusal"]


def choices(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["type"] == "happened" and message["act"]["act"] == "chose"]


# --- two at once ------------------------------------------------------------------------------------------------------


def test_of_two_clients_of_one_seat_that_answer_at_once_one_acts_and_the_other_is_refused_as_stale() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, table):
            asked, one, _ = await whose_turn(ann, bob)
            async with server.guest(table["code"], one.welcome["token"]) as twin:
                await asyncio.gather(
                    *(
                        guest.say("answer", ordinal=asked["ordinal"], choice=asked["options"][0])
                        for guest in (one, twin)
                    )
                )
                first, second = await said_and_settled(one, twin)
                assert sorted([reasons(first), reasons(second)]) == [[], ["stale"]]
                assert len(choices(first)) == len(choices(second)) == 1

    asyncio.run(scenario())


def test_of_two_seats_that_answer_the_same_question_only_the_one_asked_acts() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            asked, one, other = await whose_turn(ann, bob)
            await asyncio.gather(
                *(guest.say("answer", ordinal=asked["ordinal"], choice=asked["options"][0]) for guest in (other, one))
            )
            theirs, mine = await said_and_settled(other, one)
            assert reasons(mine) == []
            assert reasons(theirs) in (["not_asked"], ["stale"])
            assert len(choices(mine)) == 1
            assert choices(mine)[0]["act"]["seat"] == asked["seat"]

    asyncio.run(scenario())


def test_the_same_answer_sent_five_times_is_one_act() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            asked, one, _ = await whose_turn(ann, bob)
            for _ in range(5):
                await one.say("answer", ordinal=asked["ordinal"], choice=asked["options"][-1])
            (heard,) = await said_and_settled(one)
            assert len(choices(heard)) == 1
            assert reasons(heard) == ["stale"] * 4

    asyncio.run(scenario())


def test_an_answer_to_a_question_of_the_future_or_the_past_is_stale() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            asked, one, _ = await whose_turn(ann, bob)
            for ordinal in (asked["ordinal"] + 1, 2**40, 2**63, 10**30):
                await one.say("answer", ordinal=ordinal, choice="stay")
            await one.say("answer", ordinal=-1, choice="stay")
            (heard,) = await said_and_settled(one)
            assert choices(heard) == []
            assert set(reasons(heard)) <= {"stale", "bad_message"}
            assert len(reasons(heard)) == 5

    asyncio.run(scenario())


def test_an_answer_that_is_no_option_is_illegal_and_changes_nothing() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            asked, one, _ = await whose_turn(ann, bob)
            assert asked["ask"] == "hit_or_stay" or asked["options"]
            for choice in (39, "hit" if asked["ask"] == "give" else 0):
                await one.say("answer", ordinal=asked["ordinal"], choice=choice)
            (heard,) = await said_and_settled(one)
            assert choices(heard) == []
            assert reasons(heard) == ["illegal", "illegal"]

    asyncio.run(scenario())


@pytest.mark.parametrize("number", [2**53, 2**63, 2**64, 10**30, 10**300, -(2**64)])
def test_numbers_without_measure_are_no_message(number: int) -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, _, _):
            wishes: list[tuple[str, Json]] = [
                ("ping", {"re": number}),
                ("answer", {"ordinal": number, "choice": "stay"}),
                ("answer", {"ordinal": 0, "choice": number}),
                ("pass_host", {"person": number}),
                ("hand_over", {"seat": number}),
                ("hello", {"table": "BCDFGH", "protocol": number}),
                ("hello", {"table": "BCDFGH", "last": number}),
            ]
            for command, fields in wishes:
                await ann.say(command, **fields)
            (heard,) = await said_and_settled(ann)
            assert reasons(heard) == ["bad_message"] * len(wishes)
            async with server.socket() as guest:
                await guest.say("hello", table="BCDFGH", protocol=number)
                assert await guest.refusal() == "bad_message"
            assert await server.faults() == 0

    asyncio.run(scenario())


# --- who may act ------------------------------------------------------------------------------------------------------


def test_somebody_who_watches_can_do_nothing_but_sit() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (_, _, table):
            async with server.guest(table["code"]) as watcher:
                assert watcher.welcome["you"] is None
                ordinal = watcher.welcome["asked"]["ordinal"]
                wishes: list[tuple[str, Json]] = [
                    ("answer", {"ordinal": ordinal, "choice": "stay"}),
                    ("ready", {}),
                    ("stand_up", {}),
                    ("give_word", {"word": "moon"}),
                    ("come_back", {}),
                    ("leave", {}),
                    ("send_emote", {"emote": "wave"}),
                    ("hold_scores", {"round": 1, "held": True}),
                    ("start", {}),
                    ("seat_bot", {"seat": 0, "bot": "level3"}),
                    ("free_seat", {"seat": 0}),
                    ("fill_seats", {"bot": "level3"}),
                    ("set_options", {"rules": {}, "options": {}}),
                    ("hand_over", {"seat": 0}),
                    ("pass_host", {"person": 0}),
                    ("rematch", {}),
                    ("add_seat", {}),
                    ("drop_seat", {"seat": 0}),
                    ("swap_seats", {"first": 0, "second": 1}),
                    ("sit", {"name": "Eve", "seat": 9}),
                    ("sit", {"name": "Eve", "seat": 0}),
                ]
                for command, fields in wishes:
                    await watcher.say(command, **fields)
                (heard,) = await said_and_settled(watcher)
                assert len(reasons(heard)) == len(wishes)
                assert set(reasons(heard)) == {
                    *("not_asked", "no_seat", "not_the_host", "no_such_seat", "seat_taken"),
                }
                assert [message for message in heard if message["type"] == "happened"] == []
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_token_of_one_table_is_nobody_at_another() -> None:
    async def scenario() -> None:
        async with running() as server:
            one, other = await server.found(), await server.found()
            async with server.guest(other["code"], one["token"]) as guest:
                assert guest.welcome["you"] is None
                assert guest.welcome["token"] not in {one["token"], other["token"]}
                await guest.say("fill_seats", bot="level3")
                assert await guest.refusal() == "not_the_host"

    asyncio.run(scenario())


def test_a_token_that_is_nearly_right_is_nobody_s() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            right = table["token"]
            for guess in (right.swapcase(), right[:-1], f"{right}A", f" {right}", f"{right}\x00", "", "\ud800"):
                async with server.socket() as guest:
                    await guest.say("hello", table=table["code"], token=guess)
                    message = await guest.hear()
                    assert message["type"] == "refusal" or message["you"] is None, guess
            async with server.guest(table["code"], right) as guest:
                assert guest.welcome["you"]["person"] == 0
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_an_answer_is_not_followed_by_who_one_is() -> None:
    """What others change about somebody is told by acts alone (docs/protocol.md); a choice changes nothing of it."""

    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            asked, player, _ = await whose_turn(ann, bob)
            await ann.say("pass_host", person=1)
            await bob.act("host_passed")
            if player is ann:  # made host again by somebody else
                await bob.say("pass_host", person=0)
            await said_and_settled(bob, ann)
            before = len(player.heard)
            await player.say("answer", ordinal=asked["ordinal"], choice=asked["options"][0])
            await said_and_settled(player)
            assert [each["type"] for each in player.heard[before:] if each["type"] != "present"] == ["happened", "pong"]

    asyncio.run(scenario())


def test_a_host_cannot_take_the_seat_of_somebody_who_is_connected() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, _):
            await ann.say("hand_over", seat=1)
            assert await ann.refusal() == "is_here"
            await ann.say("sit", seat=1)
            assert await ann.refusal() == "seat_taken"
            await bob.say("hand_over", seat=0)
            assert await bob.refusal() == "not_the_host"

    asyncio.run(scenario())


def test_nobody_is_told_a_token_that_is_not_theirs() -> None:
    async def scenario() -> None:
        async with running() as server, two_at_a_table(server) as (ann, bob, table):
            await said_and_settled(ann, bob)
            tokens = {guest: guest.welcome["token"] for guest in (ann, bob)}
            view = (await server.get(f"/api/tables/{table['code']}")).body.decode()
            log = (await server.get(f"/api/tables/{table['code']}/log")).body.decode()
            for guest, token in tokens.items():
                others = json.dumps([each.heard for each in tokens if each is not guest])
                assert all(token not in text for text in (others, view, log))
                assert json.dumps(guest.heard).count(token) == 1

    asyncio.run(scenario())


# --- hello ------------------------------------------------------------------------------------------------------------


def test_a_client_that_says_nothing_is_let_go() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(replace(NO_LIMITS, hello_seconds=10), clock=clock) as server, server.socket() as silent:
            await clock.turn(9.9)
            assert server.app.limiter.sockets == 1
            await clock.turn(0.2)
            refusal, goodbye = await silent.rest()
            assert (refusal["reason"], goodbye["why"]) == ("hello_first", "refused")
            assert silent.connection.close_code == 1008
            await everybody_gone(server)

    asyncio.run(scenario())


def test_a_client_that_says_everything_but_hello_is_let_go() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(replace(NO_LIMITS, hello_seconds=10), clock=clock) as server, server.socket() as silent:
            for command in ("ping", "start", "rematch", "leave"):
                await clock.turn(2)
                await silent.say(command)
                assert await silent.refusal() == "hello_first"
            await clock.turn(2)
            heard = await silent.rest()
            assert reasons(heard) == ["hello_first"]
            assert heard[-1]["why"] == "refused"

    asyncio.run(scenario())


def test_a_second_hello_is_refused_and_the_first_holds() -> None:
    async def scenario() -> None:
        async with running() as server:
            one, other = await server.found(), await server.found()
            async with server.guest(one["code"], one["token"]) as guest:
                await guest.say("hello", table=other["code"], token=other["token"])
                assert await guest.refusal() == "hello_again"
                await guest.say("fill_seats", bot="level3")
                await guest.act("bot_sat")
            assert (await server.get(f"/api/tables/{other['code']}")).json()["seats"][1]["bot"] is None

    asyncio.run(scenario())


def test_another_protocol_and_an_unknown_table_are_refused_and_hello_can_be_said_again() -> None:
    async def scenario() -> None:
        async with running() as server, server.socket() as guest:
            table = await server.found()
            await guest.say("hello", table=table["code"], protocol=2)
            assert await guest.refusal() == "other_protocol"
            await guest.say("hello", table="BCDFGH")
            assert await guest.refusal() == "unknown_table"
            await guest.say("hello", table=f" {table['code'][:3].lower()}-{table['code'][3:]} ")
            assert (await guest.next("welcome"))["table"]["id"] == table["id"]

    asyncio.run(scenario())


def test_codes_cannot_be_tried_out_on_sockets_either() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, misses_per_minute=3)) as server:
            table = await server.found()
            for expected in ("unknown_table",) * 3 + ("too_fast",) * 3:
                async with server.socket() as guest:
                    await guest.say("hello", table="BCDFGH")
                    assert await guest.refusal() == expected
            async with server.socket() as guest:
                await guest.say("hello", table=table["code"])
                assert await guest.refusal() == "too_fast"

    asyncio.run(scenario())


def test_trouble_with_the_store_while_saying_hello_is_a_refusal_and_no_end() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found(seats=2, fill="level3")
            server.store.trouble = True
            async with server.socket() as guest:
                await guest.say("hello", table=table["code"], last=-1)
                assert await guest.refusal() == "store_trouble"
                server.store.trouble = False
                await guest.hello(table["code"], table["token"])
                server.store.trouble = True
                await guest.say("ready")
                assert await guest.refusal() == "store_trouble"
                server.store.trouble = False
                await guest.say("ready")
                await guest.act("became_ready")
            assert await server.faults() == 0

    asyncio.run(scenario())


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
        socket = WebSocket({"type": "websocket", "extensions": {"flip7.at_once": {"put": put}}}, never, send)
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


async def everybody_gone(server: Running) -> None:
    """Soon no socket is counted any more."""
    await until(lambda: not server.app.limiter.sockets)


async def hung_up_on(peer: Raw, data: bytes) -> None:
    """The server resets the connection soon, however much is sent."""

    async def speak() -> None:
        while True:
            await peer.send(data)
            await asyncio.sleep(0)

    with pytest.raises((ConnectionResetError, BrokenPipeError)):
        await asyncio.wait_for(speak(), PATIENCE)


# --- limits -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "limits, reason",
    [
        (replace(NO_LIMITS, sockets=2), "house_is_full"),
        (replace(NO_LIMITS, sockets_of_an_address=2), "too_fast"),
    ],
)
def test_one_socket_too_many_is_refused_with_a_clear_message(limits: Limits, reason: str) -> None:
    async def scenario() -> None:
        async with running(limits) as server:
            table = await server.found()
            async with server.guest(table["code"], table["token"]) as ann, server.guest(table["code"]):
                async with server.socket() as third:
                    refusal, goodbye = await third.rest()
                    assert refusal["reason"] == reason
                    assert refusal["message"]
                    assert goodbye == {"type": "goodbye", "why": "refused", "seconds": 10.0}
                await ann.say("ping")
                await ann.next("pong")
            await everybody_gone(server)
            async with server.guest(table["code"]):
                pass

    asyncio.run(scenario())


@pytest.mark.parametrize("flood", ['{"type":"ping"}', b"\x00", "nonsense", '{"type":"send_emote","emote":"wave"}'])
def test_a_client_that_speaks_too_fast_is_told_so_and_then_let_go(flood: str | bytes) -> None:
    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_per_second=20, messages_at_once=20)
        async with running(limits, clock=clock) as server:
            table = await server.found()
            async with server.guest(table["code"], table["token"]) as guest:

                async def pour() -> None:
                    with suppress(ConnectionClosed):
                        for _ in range(2000):
                            await guest.connection.send(flood)

                pouring = asyncio.create_task(pour())
                heard = await let_go(guest, clock)
                await pouring
                assert reasons(heard).count("too_fast") == 51
                assert heard[-1]["why"] == "refused"
                assert guest.connection.close_code == 1008

    asyncio.run(scenario())


async def let_go(guest: SocketGuest, clock: FakeClock) -> list[Json]:
    """Everything until the server has hung up on a guest whom it has told goodbye, and of whom it reads no more."""
    heard = [await guest.hear()]
    while heard[-1]["type"] != "goodbye":
        heard.append(await guest.hear())
    await clock.turn(CLOSE_TIMEOUT_SECONDS)
    return heard + await guest.rest()


def test_a_client_that_is_always_a_little_too_fast_is_let_go_too() -> None:
    """Ten messages a second where five are allowed: every other one is refused, more than a second gives back."""

    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_per_second=5, messages_at_once=5)
        async with running(limits, clock=clock) as server:
            table = await server.found()
            async with server.guest(table["code"]) as guest:
                answer: Json = {"type": "pong"}
                said = 0
                while answer["type"] in {"pong", "refusal"}:
                    clock.pass_time(0.1)
                    with suppress(ConnectionClosed):  # the refusal was the last one, and goodbye has come with it
                        await guest.say("ping")
                    said += 1
                    answer = await guest.next_of("pong", "refusal", "goodbye")
                assert 100 < said < 150

    asyncio.run(scenario())


def test_a_client_that_speaks_as_fast_as_allowed_is_never_refused() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_per_second=1, messages_at_once=30)
        async with running(limits, clock=clock) as server:
            table = await server.found()
            async with server.guest(table["code"]) as guest:
                for number in range(100):
                    clock.pass_time(0 if number < 29 else 1)  # the hello was one of thirty
                    await guest.say("ping", re=number)
                    assert (await guest.next("pong"))["re"] == number

    asyncio.run(scenario())


def test_a_message_that_is_too_large_ends_the_connection() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, message_bytes=1000)) as server:
            table = await server.found()
            async with server.guest(table["code"]) as guest:
                await guest.say("ping", text="x" * 900)
                assert await guest.refusal() == "bad_message"
                await guest.connection.send("x" * 1001)
                await guest.rest()
                assert guest.connection.close_code == 1009

    asyncio.run(scenario())


def figure(server: Running, name: str) -> float:
    """A figure of /metrics."""
    (line,) = (line for line in server.app.metrics.page().decode().splitlines() if line.startswith(f"{name} "))
    return float(line.split()[1])


SLOWLY = 1e-9
"""A second: time gives nothing back while a test runs."""


@pytest.mark.parametrize(
    "message, heard",
    [
        ({"type_": "send_emote", "emote": "wave"}, "emoted"),
        ({"type_": "hold_scores", "round": 1, "held": True}, "scores_held"),
    ],
)
def test_gestures_of_a_person_are_limited_over_all_their_sockets_and_the_rest_is_dropped(
    message: dict[str, Any], heard: str
) -> None:
    """S3: one address sent 2.8 million deliveries a second within all limits."""

    async def scenario() -> None:
        limits = replace(NO_LIMITS, gestures=Rate(at_once=5, per_second=SLOWLY))
        async with running(limits) as server:
            table = await server.found()
            async with (
                server.guest(table["code"], table["token"]) as ann,
                server.guest(table["code"], table["token"]) as ann_s_phone,
                server.guest(table["code"]) as bob,
            ):
                for _ in range(10):
                    for guest in (ann, ann_s_phone):
                        await guest.say(**message)
                told = [each for part in await said_and_settled(ann, ann_s_phone, bob) for each in part]
                assert [each["type"] for each in bob.heard].count(heard) == 5
                assert reasons(told) == []
                assert figure(server, "flip7_gestures_dropped_total") == 15

    asyncio.run(scenario())


def test_the_sockets_of_an_address_share_a_budget_and_others_play_on() -> None:
    async def scenario() -> None:
        limits = replace(NO_LIMITS, address_messages=Rate(at_once=40, per_second=SLOWLY))
        async with running(limits) as server, AsyncExitStack() as open_:
            table = await server.found()
            elsewhere = {"X-Forwarded-For": "192.0.2.7"}
            ann = await open_.enter_async_context(server.socket(additional_headers=elsewhere))
            await ann.hello(table["code"], table["token"])
            flood = [await open_.enter_async_context(server.socket()) for _ in range(10)]
            for guest in flood:
                for _ in range(10):
                    await guest.say("ping")
            told = [[await guest.refusal() for _ in range(10)] for guest in flood]
            assert sum(each.count("hello_first") for each in told) == 40
            assert sum(each.count("too_fast") for each in told) == 60
            assert reasons((await said_and_settled(ann))[0]) == []

    asyncio.run(scenario())


def test_a_token_has_so_many_sockets_and_the_oldest_is_closed() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, sockets_of_a_token=2)) as server:
            table = await server.found()
            me = (table["code"], table["token"])
            async with server.guest(*me) as first, server.guest(*me) as second, server.guest(*me) as third:
                refusal, goodbye = (each for each in await first.rest() if each["type"] in {"refusal", "goodbye"})
                assert refusal["reason"] == "too_fast"
                assert goodbye["why"] == "refused"
                assert [reasons(each) for each in await said_and_settled(second, third)] == [[], []]
                async with server.guest(table["code"]), server.guest(table["code"]), server.guest(table["code"]):
                    assert [reasons(each) for each in await said_and_settled(second, third)] == [[], []], (
                        "strangers are not counted"
                    )
            await everybody_gone(server)
            assert not server.app.limiter._of_token

    asyncio.run(scenario())


def test_hellos_of_an_address_are_limited_and_the_goodbye_says_when_to_come_back() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, hellos=Rate(at_once=2, per_second=0.02))) as server:
            table = await server.found()
            for _ in range(2):
                async with server.guest(table["code"]):
                    pass
            async with server.socket() as third:
                await third.say("hello", table=table["code"], token=table["token"], re=7)
                refusal, goodbye = await third.rest()
                assert (refusal["reason"], refusal["re"]) == ("too_fast", 7)
                assert 40 < goodbye["seconds"] <= 50

    asyncio.run(scenario())


def test_newcomers_of_an_address_are_limited_and_those_who_are_known_sit_down_again() -> None:
    async def scenario() -> None:
        async with running(replace(NO_LIMITS, newcomers=Rate(at_once=1, per_second=SLOWLY))) as server:
            table = await server.found(seats=4)
            async with server.guest(table["code"]) as bob, server.guest(table["code"]) as eve:
                await bob.say("sit", name="Bob")
                await bob.act("sat")
                await eve.say("sit", name="Eve", re=1)
                assert await eve.refusal(1) == "too_fast"
                await bob.say("sit", name="Bob", seat=3, re=2)
                assert reasons((await said_and_settled(bob))[0]) == []

    asyncio.run(scenario())


def test_rematches_are_limited_as_new_tables_are() -> None:
    """S8: one address made 75 tables a second by rematches."""

    async def scenario() -> None:
        async with running(replace(NO_LIMITS, tables_per_minute=2)) as server:
            table = await server.found(seats=2, rules={"target": 1}, fill="level3", start=True)
            last: Json = table
            for expected in (None, "too_fast"):
                async with server.guest(last["id"], table["token"]) as ann:
                    await play_to_the_end(ann)
                    await ann.say("rematch", re=1)
                    if expected is not None:
                        assert await ann.refusal(1) == expected
                        break
                    last = {"id": (await ann.act("rematched"))["act"]["table"]}
                    await ann.say("rematch", re=2)  # it exists
                    assert reasons((await said_and_settled(ann))[0]) == []
                assert list(server.app.limiter.tables) == [last["id"]]
                async with server.guest(last["id"], table["token"]) as ann:
                    await ann.say("start")
                    await ann.act("started")
            assert not server.app.limiter.tables, "both are over"

    asyncio.run(scenario())


async def play_to_the_end(guest: SocketGuest) -> None:
    """Hit or give until the game is over."""
    while True:
        asked = asked_after(guest.heard)
        if asked is None:
            return
        if asked["by"] == "person":
            await guest.say("answer", ordinal=asked["ordinal"], choice=asked["options"][-1])
        await guest.act("chose")


def test_an_address_in_debt_still_opens_tables_by_id_and_with_a_token() -> None:
    """S9: with 30 wrong codes a pupil locked a whole school out, valid seats too."""

    async def scenario() -> None:
        async with running(replace(NO_LIMITS, misses_per_minute=2)) as server:
            table = await server.found()
            async with server.socket() as guest:
                for expected in ("unknown_table", "unknown_table", "too_fast"):
                    await guest.say("hello", table="BCDFGH")
                    assert await guest.refusal() == expected
                for token in (None, "no token of this table"):
                    await guest.say("hello", table=table["code"], token=token)
                    assert await guest.refusal() == "too_fast"
            for key, token in ((table["id"], None), (table["id"], table["token"]), (table["code"], table["token"])):
                async with server.guest(key, token) as guest:
                    assert guest.welcome["id"] == table["id"]
            assert (await server.get(f"/api/tables/{table['id']}")).status == 200
            assert (await server.get(f"/api/tables/{table['code']}")).status == 429

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "message",
    [
        {"type": "x" * 3000},
        {"type": "ping", "x" * 3000: 1},
        {"type": "answer", "ordinal": 0, "choice": "x" * 3000},
        {"type": "send_emote", "emote": "é" * 1500},
    ],
)
def test_a_long_wrong_value_is_quoted_cut_short(message: Json) -> None:
    """S7: every one was «our fault», with 5 kB of traceback in the log."""

    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            async with server.guest(table["code"], table["token"]) as guest:
                await guest.connection.send(json.dumps(message, ensure_ascii=False))
                refusal = await guest.next("refusal")
                assert refusal["reason"] == "bad_message"
                assert len(refusal["message"]) < 300
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_mistakes_of_ours_are_all_counted_but_not_all_logged(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            monkeypatch.setattr(LiveRoom, "emote", lambda *_: 1 / 0)
            async with server.guest(table["code"], table["token"]) as guest:
                for _ in range(50):
                    await guest.say("send_emote", emote="wave")
                    assert await guest.refusal() == "our_fault"
            assert await server.faults() == 50

    asyncio.run(scenario())
    assert len([record for record in caplog.records if record.exc_info]) == 10


# --- who may come -----------------------------------------------------------------------------------------------------


def test_somebody_who_was_sent_away_is_refused_by_their_token() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            async with server.guest(table["code"]) as bob:
                await bob.say("sit", name="Bob")
                await bob.act("sat")
                token = bob.welcome["token"]
            live = await server.app.rooms.live(table["id"])
            live.room.banned.add(hash_token(token))
            async with server.socket() as bob:
                await bob.say("hello", table=table["code"], token=token)
                assert await bob.refusal() == "sent_away"
            async with server.guest(table["code"], table["token"]):
                pass

    asyncio.run(scenario())


def test_a_welcome_says_what_the_owner_announces() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            async with server.guest(table["code"]) as guest:
                assert guest.welcome["announced"] is None
            server.app.rooms.announced = Announced("Back in a minute.", 60_000)
            async with server.guest(table["code"]) as guest:
                assert guest.welcome["announced"]["text"] == "Back in a minute."

    asyncio.run(scenario())


def test_a_hello_that_failed_leaves_nobody_behind() -> None:
    """Who said hello with a token, met trouble, and came to another table instead, is nobody there."""

    async def scenario() -> None:
        async with running() as server:
            mine, other = await server.found(), await server.found()
            async with server.socket() as guest:
                await guest.say("hello", table=mine["code"], token=mine["token"], last=0)
                await guest.next("welcome")
            (await server.app.rooms.live(mine["id"])).tail.clear()
            async with server.socket() as guest:
                server.store.trouble = True
                await guest.say("hello", table=mine["id"], token=mine["token"], last=0)
                assert await guest.refusal() == "store_trouble"
                server.store.trouble = False
                await guest.hello(other["code"])
                await guest.say("send_emote", emote="wave", re=1)
                assert await guest.refusal(1) == "no_seat"

    asyncio.run(scenario())


# --- where from -------------------------------------------------------------------------------------------------------


def test_pages_of_this_host_and_of_friends_connect_and_others_get_403() -> None:
    async def scenario() -> None:
        friend = frozenset({"https://friend.test"})
        async with running(origins=friend) as server:
            here = f"http://127.0.0.1:{server.port}"
            for origin in (None, here, "https://friend.test", "http://cards.test"):
                async with server.socket(origin=origin) as guest:
                    await guest.say("ping")
                    assert await guest.refusal() == "hello_first"
            for origin in ("https://evil.test", "http://127.0.0.1", "null", "http://[", f"{here}.evil.test"):
                with pytest.raises(InvalidStatus) as refused:
                    async with server.socket(origin=origin):
                        pass
                response = refused.value.response
                assert response.status_code == 403
                assert json.loads(response.body or b"")["error"] == "foreign_origin"
                assert "default-src 'self'" in response.headers["Content-Security-Policy"]
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_the_address_in_a_header_is_believed_only_from_a_proxy_on_this_machine() -> None:
    """The server believes X-Forwarded-For from 127.0.0.1 alone; the last address that is not a proxy of ours counts."""

    async def scenario() -> None:
        async with running(replace(NO_LIMITS, sockets_of_an_address=1)) as server:
            table = await server.found()

            async def comes(forwarded: str) -> list[Json]:
                async with server.socket(additional_headers={"X-Forwarded-For": forwarded}) as guest:
                    await guest.say("hello", table=table["code"])
                    first = await guest.hear()
                    if first["type"] == "welcome":
                        assert server.app.limiter._sockets.of("192.0.2.7") == 1
                        async with server.socket(additional_headers={"X-Forwarded-For": forwarded}) as second:
                            return await second.rest()
                    return [first]

            assert reasons(await comes("192.0.2.7")) == ["too_fast"]
            assert reasons(await comes("198.51.100.1, 192.0.2.7")) == ["too_fast"]

    asyncio.run(scenario())


def test_nothing_is_left_over_when_everybody_has_gone() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(clock=clock) as server:
            table = await server.found(seats=2)
            for _ in range(5):
                async with server.guest(table["code"], table["token"]), server.guest(table["code"]) as other:
                    other.connection.transport.abort()
            await until(lambda: not server.app.limiter.sockets)
            await clock.turn(server.app.rooms.settings.timeouts.linger)
            await until(lambda: not server.app.rooms._live_rooms)

            def left() -> list[asyncio.Task[Any]]:
                others = asyncio.all_tasks() - server.tasks - {asyncio.current_task()}
                return [task for task in others if not task.done()]

            rooms = server.app.rooms
            with suppress(TimeoutError):
                await until(lambda: not (left() or rooms.services.background or rooms.journal))
            assert left() == []
            assert not rooms.services.background
            assert not rooms.journal

    asyncio.run(scenario())


def test_a_connection_of_the_machine_that_speaks_no_protocol_at_all_is_let_go() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(clock=clock) as server:
            loop = asyncio.get_running_loop()
            for said in (b"", b"GET /api/health HTTP/1.1\r\nHost: x\r\nX-Slow: "):
                with socket.socket() as peer:
                    peer.settimeout(0)
                    await loop.sock_connect(peer, ("127.0.0.1", server.port))
                    await loop.sock_sendall(peer, said)
                    await until(lambda: len(server.app.connections) == 1)
                    await clock.turn(HEAD_TIMEOUT_SECONDS)
                    with suppress(ConnectionResetError):
                        assert await asyncio.wait_for(loop.sock_recv(peer, 100), PATIENCE) == b""

    asyncio.run(scenario())
