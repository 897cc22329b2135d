"""Everything at once at a server, while another table plays on as if nothing happened."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect

from flip7.record import from_json, replay
from tests.server.attacks import LONGEST, Target, long_messages, unkind
from tests.server.server_in_process import NO_LIMITS, Json, SocketGuest, asked_after, running
from tests.server.server_process import Separate, separate
from tests.server.turns import until
from tests.waiting import wait_until

SEEDS = (1, 2, 3, 4)
GROWTH = 24_000_000
"""Bytes that a server may have grown by after it has warmed up: caches, the allocator's slack, no more. 5 to 17 MB were
seen after 1,600 to 5,100 attacks, the least after the most."""


async def targets(server: Separate) -> list[Target]:
    """Tables before, in and after their game; each with the tokens of all the others too."""
    plans: list[dict[str, Any]] = [
        {"seats": 4, "public": True},
        {"seats": 4, "fill": "level3"},
        {"seats": 2, "fill": "greedy", "start": True, "rules": {"target": 10_000}},
        {"seats": 5, "fill": "level1", "start": True, "options": {"turn_seconds": 5}},
        {"seats": 3, "fill": "level3", "start": True, "seat": None},
    ]
    made = [
        await asyncio.to_thread(server.found, {"name": f"Eve {number}"} | plan) for number, plan in enumerate(plans)
    ]
    tokens = tuple(table["token"] for table in made)
    return [Target(table["code"], tokens) for table in made]


async def undisturbed(server: Separate) -> tuple[Json, list[SocketGuest], list[Json]]:
    """A game of two people and two bots: its table, its people and what they chose."""
    table = await asyncio.to_thread(server.found, {"name": "Ann", "seats": 4})
    async with _guest(server, table["code"], table["token"]) as ann, _guest(server, table["code"]) as bob:
        await bob.say("sit", name="Bob", seat=2)
        await ann.act("sat")
        await ann.say("fill_seats", bot="level3")
        await ann.say("start")
        for guest in (ann, bob):
            await guest.act("started")
        chosen: list[Json] = []
        while not await _one_choice([ann, bob], chosen):
            pass
        return table, [ann, bob], chosen


@asynccontextmanager
async def _guest(server: Separate, table: str, token: str | None = None) -> AsyncIterator[SocketGuest]:
    async with connect(f"ws://127.0.0.1:{server.port}/ws", max_size=None) as connection:
        guest = SocketGuest(connection)
        await guest.hello(table, token, last=-1)
        yield guest


async def _one_choice(guests: list[SocketGuest], chosen: list[Json]) -> bool:
    """The next choice has been made and heard by both; True when the game is over."""
    asked = asked_after(guests[0].heard)
    if asked is None:
        for guest in guests:
            await guest.act("revealed")
        return True
    if asked["by"] == "person":
        guest = guests[0] if asked["seat"] == 0 else guests[1]
        choice = asked["options"][asked["ordinal"] % len(asked["options"])]
        chosen.append({"seat": asked["seat"], "ordinal": asked["ordinal"], "choice": choice})
        await guest.say("answer", ordinal=asked["ordinal"], choice=choice)
    for guest in guests:
        await guest.act("chose")
    return False


def check_undisturbed(server: Separate, table: Json, guests: list[SocketGuest], chosen: list[Json]) -> None:
    """Both heard the same, it is what the log says, the choices are theirs, and the game follows from its seed."""
    log = json.loads(server.page(f"/api/tables/{table['code']}/log"))
    assert [message["number"] for message in log] == list(range(len(log)))
    for guest in guests:
        assert [message for message in guest.heard if message["type"] == "happened"] == log
        assert not [message for message in guest.heard if message["type"] in {"refusal", "goodbye", "emoted"}]
    acts = [message["act"] for message in log]
    assert [
        {key: act[key] for key in ("seat", "ordinal", "choice")}
        for act in acts
        if act["act"] == "chose" and act["by"] == "person"
    ] == chosen
    assert {act["act"] for act in acts} == {
        *("opened", "came", "sat", "bot_sat", "sealed", "started", "chose", "revealed"),
    }
    record = from_json(server.page(f"/api/tables/{table['code']}/game.json"))
    view = json.loads(server.page(f"/api/tables/{table['code']}"))
    assert replay(record).game.table.scores == view["game"]["scores"]
    assert [person["name"] for person in view["people"]] == ["Ann", "Bob"]


@pytest.mark.parametrize(
    "attacks",
    [pytest.param(25, marks=pytest.mark.integration), pytest.param(600, marks=pytest.mark.e2e)],
)
def test_a_server_under_fire_stays_well_and_another_table_plays_on(tmp_path: Path, attacks: int) -> None:
    """Games are played, one after the other, as long as the fire lasts."""

    async def fire(server: Separate, aims: list[Target], shift: int) -> None:
        await asyncio.gather(*(unkind(server.port, aims, seed + shift, attacks) for seed in SEEDS))

    async def scenario(server: Separate) -> None:
        aims = await targets(server)
        files = server.files()
        await fire(server, aims, shift=0)
        await settled(server)
        before = server.memory()
        firing = asyncio.create_task(fire(server, aims, shift=1000))
        games = [await undisturbed(server)]
        while not firing.done():
            games.append(await undisturbed(server))
        await firing
        await settled(server)
        grown = server.memory() - before
        for table, guests, chosen in games:
            check_undisturbed(server, table, guests, chosen)
        assert grown < GROWTH, f"{grown} bytes more after {attacks} attacks of each"
        assert server.files() < files + 20

    with separate(tmp_path) as server:
        asyncio.run(scenario(server))
        wait_until(server.is_well)
        assert server.figure("flip7_faults_total") == 0
        assert server.process.poll() is None
    errors = server.errors.read_text(encoding="utf-8")
    assert errors == "", "what clients send is nothing for the owner to read"


async def settled(server: Separate) -> None:
    """Every connection of the unkind is gone."""
    await asyncio.to_thread(wait_until, lambda: not server.figure("flip7_sockets"))


@pytest.mark.integration
def test_a_string_as_long_as_a_message_may_be_is_answered_by_name_in_any_field() -> None:
    """S7: more than 1,000 characters in a type, a choice or an unknown field were «our fault»."""

    async def scenario() -> None:
        # The stranger never says hello, and on a busy machine this takes longer than the time for one.
        limits = replace(NO_LIMITS, messages_at_once=10**6, hello_seconds=600)
        async with running(limits) as server:
            table = await server.found(seats=4)
            async with server.guest(table["code"], table["token"]) as guest, server.socket() as stranger:
                for message in long_messages():
                    for sender in (guest, stranger):
                        text = json.dumps(message)
                        assert len(text) <= LONGEST
                        await sender.connection.send(text)
                        assert await sender.refusal() != "our_fault", text
            assert await server.faults() == 0

    asyncio.run(scenario())


@pytest.mark.integration
def test_nothing_goes_on_in_a_server_that_the_unkind_have_left(caplog: pytest.LogCaptureFixture) -> None:
    """No task of a conversation is left, and none of a table at which nothing is due."""

    async def scenario() -> None:
        async with running() as server:
            made = [await server.found(seats=3), await server.found(seats=2, fill="level3", start=True)]
            aims = [Target(table["code"], tuple(each["token"] for each in made)) for table in made]
            await asyncio.gather(*(unkind(server.port, aims, seed, attacks=40) for seed in SEEDS[:2]))
            us = server.tasks | {asyncio.current_task()}
            with suppress(TimeoutError):
                await until(lambda: asyncio.all_tasks() <= us)
            assert [task.get_coro() for task in asyncio.all_tasks() - us] == []
            assert server.app.limiter.sockets == 0
            assert await server.faults() == 0

    asyncio.run(scenario())
    assert [line.getMessage() for line in caplog.records if line.name == "flip7.server" and line.exc_info] == []
