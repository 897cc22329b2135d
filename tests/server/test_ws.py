"""Commands on a socket: two at once, the wrong sender, and every way to say hello."""

import asyncio
import json
import socket
from contextlib import suppress
from dataclasses import replace
from typing import Any, get_args

import pytest
from msgspec import Struct
from websockets.exceptions import InvalidStatus

from flip7.protocol.commands import ClientMessage, FillSeats, SeatBot, SetOptions
from flip7.protocol.messages import Announced
from flip7.server.security.tokens import hash_token
from flip7.server.ws.uvicorn_protocol import HEAD_TIMEOUT_SECONDS
from tests.server.clocks import FakeClock
from tests.server.server_in_process import NO_LIMITS, PATIENCE, Json, running
from tests.server.socket_table import choices, everybody_gone, reasons, said_and_settled, two_at_a_table, whose_turn
from tests.server.turns import until

pytestmark = pytest.mark.integration


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


def test_no_command_names_a_bot_that_could_be_a_program() -> None:
    """Every command with a bot in it, or with options, which have one."""
    options = {"turn_seconds": 5, "stand_in": "program:true"}
    commands: dict[type[Struct], Json] = {
        SeatBot: {"seat": 1, "bot": "program:true"},
        FillSeats: {"bot": "program:true"},
        SetOptions: {"rules": {}, "options": options},
    }
    named = {type_ for type_ in get_args(ClientMessage) if {"bot", "options", "stand_in"} & {*type_.__struct_fields__}}
    assert set(commands) == named, "another command names a bot: try it here, too"

    async def scenario() -> None:
        async with running() as server:
            table = await server.found(seats=3)
            async with server.guest(table["code"], table["token"]) as ann:
                for command, fields in commands.items():
                    await ann.say(str(command.__struct_config__.tag), **fields)
                    assert await ann.refusal() == "unknown_bot", command
            assert b"program" not in b"".join(entry.act for entry in server.store.logs[table["id"]])
            assert await server.faults() == 0

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
