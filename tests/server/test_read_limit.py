"""Expensive reads by REST: so many a minute, so many at once, of one address and of all (S5)."""

import asyncio
from dataclasses import replace

import pytest

from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import TableView
from flip7.server.config import Limits, Rate, Settings
from flip7.server.rooms.registry import Rooms
from flip7.server.security.read_limit import MAX_WAITING_READS, ReadLimit
from tests.server.server_in_process import NO_LIMITS, Running, running
from tests.server.turns import until


class Reading:
    """Counts reads that are under way, and holds them until it is opened."""

    def __init__(self) -> None:
        self.now = 0
        self.most = 0
        self.done = 0
        self.opened = asyncio.Event()

    async def read(self) -> None:
        self.now += 1
        self.most = max(self.most, self.now)
        await self.opened.wait()
        self.now -= 1
        self.done += 1


async def read(limit: ReadLimit, address: str, reading: Reading) -> Reason | None:
    try:
        async with limit.reading(address):
            await reading.read()
    except Refused as refusal:
        return refusal.reason
    return None


def usual_limit() -> ReadLimit:
    return ReadLimit(Settings("http://cards.test"), lambda: 0.0)


async def test_an_address_reads_four_things_at_once_and_others_read_beside_it() -> None:
    limit, flood, others = usual_limit(), Reading(), Reading()
    async with asyncio.TaskGroup() as group:
        for _ in range(20):
            group.create_task(read(limit, "192.0.2.1", flood))
        group.create_task(read(limit, "192.0.2.2", others))
        await until(lambda: others.now == 1)
        assert flood.now == 4
        flood.opened.set()
        others.opened.set()
    assert (flood.most, flood.done) == (4, 20)


async def test_all_addresses_together_read_sixteen_things_at_once() -> None:
    limit, flood = usual_limit(), Reading()
    async with asyncio.TaskGroup() as group:
        for number in range(40):
            group.create_task(read(limit, f"192.0.2.{number}", flood))
        await until(lambda: flood.now == 16)
        flood.opened.set()
    assert (flood.most, flood.done) == (16, 40)


async def test_an_address_that_asks_for_far_too_much_at_once_is_refused() -> None:
    limit, flood = usual_limit(), Reading()
    tasks = [asyncio.create_task(read(limit, "192.0.2.1", flood)) for _ in range(MAX_WAITING_READS + 8)]
    await until(lambda: flood.now == 4)
    refused = [task for task in tasks if task.done()]
    assert [task.result() for task in refused] == [Reason.TOO_FAST] * 8
    flood.opened.set()
    await asyncio.gather(*tasks)
    assert limit._lanes == {}


async def test_an_address_reads_so_much_a_minute_and_one_without_limits_reads_on() -> None:
    done = Reading()
    done.opened.set()
    limit = ReadLimit(
        Settings("http://cards.test", limits=Limits(reads=Rate(3, 0.05)), unlimited=frozenset({"192.0.2.9"})),
        lambda: 0.0,
    )
    outcomes = [await read(limit, "192.0.2.1", done) for _ in range(5)]
    assert outcomes == [None, None, None, Reason.TOO_FAST, Reason.TOO_FAST]
    assert [await read(limit, "192.0.2.9", done) for _ in range(5)] == [None] * 5


def test_all_homes_of_an_ipv6_site_are_one_payer() -> None:
    """One person may have 65,536 of them; their bots have one share, too (`Presence.payer`)."""
    limit = ReadLimit(Settings("http://cards.test", unlimited=frozenset({"2001:db8:9::/48"})), lambda: 0.0)
    assert limit.payer("2001:db8:1:1::5") == limit.payer("2001:db8:1:fff2::6") == "2001:db8:1::/48"
    assert limit.payer("2001:db8:2:1::5") == "2001:db8:2::/48"
    assert limit.payer("192.0.2.1") == "192.0.2.1"
    assert limit.payer("2001:db8:9:1::5") is None


PATHS = ("", "/log", "/game.json", "/game.f7")


@pytest.mark.parametrize("end", PATHS)
async def test_every_expensive_read_is_counted(end: str) -> None:
    async with running(replace(NO_LIMITS, reads=Rate(2, 0.001))) as server:
        table = await server.found()
        statuses = [(await server.get(f"/api/tables/{table['id']}{end}")).status for _ in range(3)]
        assert statuses[-1] == 429
        assert 429 not in statuses[:-1]


async def test_codes_of_no_table_are_no_reads_and_keep_nobody_from_the_table_they_know() -> None:
    """S9 by REST: after many wrong codes a valid id is still served to the same address."""
    async with running(replace(NO_LIMITS, misses_per_minute=5, reads=Rate(10, 0.001))) as server:
        table = await server.found()
        wrong = [(await server.get("/api/tables/BCDFGH")).status for _ in range(40)]
        assert wrong.count(404) == 5
        assert wrong.count(429) == 35
        assert (await server.get(f"/api/tables/{table['id']}")).status == 200


async def test_the_list_has_a_limit_of_its_own() -> None:
    async with running(replace(NO_LIMITS, reads=Rate(1, 0.001), lists=Rate(3, 0.001))) as server:
        answers = [await server.get("/api/tables") for _ in range(4)]
        assert [answer.status for answer in answers] == [200, 200, 200, 429]
        assert int(answers[-1].headers["retry-after"]) > 0


async def test_a_flood_of_reads_is_answered_a_few_at_a_time(monkeypatch: pytest.MonkeyPatch) -> None:
    reading = Reading()

    async def slow(rooms: Rooms, key: str) -> TableView:
        await reading.read()
        return await view(rooms, key)

    view = Rooms.view
    monkeypatch.setattr(Rooms, "view", slow)
    async with running() as server:
        table = await server.found()
        statuses = await flood(server, f"/api/tables/{table['id']}", reading)
        assert statuses == [200] * 20
        assert reading.most == 4


async def flood(server: Running, path: str, reading: Reading) -> list[int]:
    asked = [asyncio.create_task(server.get(path)) for _ in range(20)]
    await until(lambda: reading.now == 4)
    reading.opened.set()
    return [(await each).status for each in asked]
