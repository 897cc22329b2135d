"""Limits on sockets: too many, too fast and too large are refused with a clear message."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from flip7.server.config import Limits, Rate
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.ws.uvicorn_protocol import CLOSE_TIMEOUT_SECONDS
from tests.server.clocks import FakeClock
from tests.server.server_in_process import NO_LIMITS, Json, Running, SocketGuest, asked_after, running
from tests.server.socket_table import everybody_gone, reasons, said_and_settled

pytestmark = pytest.mark.integration


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
