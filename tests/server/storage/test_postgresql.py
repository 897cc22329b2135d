"""Failures of a database on another machine: it ends, comes back, and loses what it was about to say."""

import asyncio
import subprocess
import sys
from pathlib import Path

import pytest
from sqlalchemy import event

from flip7.protocol.room_options import Phase
from flip7.server.storage import engine
from flip7.server.storage.database import begin_writing
from flip7.server.storage.sql_store import COMPANY_CHECKS, SqlStore, open_store
from flip7.server.storage.store import Entry, StoreTrouble, Taken
from tests.server.storage.postgresql import PostgresServer
from tests.server.storage.stores import a_room, an_entry, opened
from tests.server.turns import until
from tests.waiting import wait_until

pytestmark = pytest.mark.integration

APPENDING = Path(__file__).with_name("appending.py")
ROOMS = [a_room(name, phase=Phase.PLAYING) for name in "abcd"]


async def test_the_end_and_the_return_of_the_server_are_survived(postgres: PostgresServer) -> None:
    """Whoever is refused looks at the log before it tries again, and so no number is missing and none is doubled."""
    async with opened(postgres.empty_database()) as store:
        for room in ROOMS:
            await store.create(room, [])
        said: dict[str, list[int]] = {room.id: [] for room in ROOMS}
        troubles = 0
        back = asyncio.Event()

        async def write(room: str) -> None:
            nonlocal troubles
            number = 0
            while number < 300:
                try:
                    await store.append(room, number, [Entry(number, b"1"), Entry(number + 1, b"2")])
                    said[room] += [number, number + 1]
                    number += 2
                except StoreTrouble:
                    troubles += 1
                    await back.wait()
                    number = (await store.lengths([room]))[room]

        writing = [asyncio.create_task(write(room.id)) for room in ROOMS]
        await until(lambda: min(map(len, said.values())) >= 20)
        await asyncio.to_thread(postgres.crash)
        await until(lambda: troubles > 0)
        await asyncio.to_thread(postgres.start)
        back.set()
        await asyncio.gather(*writing)
        for room in ROOMS:
            kept = [entry.at for entry in await store.log(room.id)]
            assert kept == list(range(300))
            assert set(said[room.id]) <= set(kept)


async def test_a_server_that_is_not_there_is_told_without_the_password(postgres: PostgresServer) -> None:
    address = postgres.empty_database().replace("flip7@", "flip7:hush@")
    async with opened(address) as store:
        await asyncio.to_thread(postgres.crash)
        try:
            with pytest.raises(StoreTrouble) as caught:
                await store.check()
            assert str(caught.value).startswith("postgresql://flip7:***@/postgres: the database cannot be used: ")
            assert "hush" not in str(caught.value)
            with pytest.raises(StoreTrouble, match="the database cannot be used"):
                await open_store(address)
        finally:
            await asyncio.to_thread(postgres.start)
        await store.check()


async def test_a_process_that_holds_the_database_is_told(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(engine, "LOCK_TIMEOUT_SECONDS", 0.05)
    async with opened(postgres.empty_database()) as store:
        await store.create(a_room("a"), [])
        with store._database.engine.begin() as other:
            begin_writing(other)
            with pytest.raises(StoreTrouble, match="another program holds the database locked"):
                await store.append("id-of-a", 0, [an_entry()])
        await store.append("id-of-a", 0, [an_entry()])


async def test_processes_that_write_to_the_same_rooms_never_wait_for_one_another_for_ever(
    postgres: PostgresServer,
) -> None:
    """Two transactions that take the same rooms in another order: without one lock for all, one of them would fail."""
    async with opened(postgres.empty_database()) as one, opened(postgres._address) as two:
        for room in ROOMS:
            await one.create(room, [])
        for number in range(50):
            forwards = [one.append(room.id, number, [an_entry(1)]) for room in ROOMS]
            backwards = [two.append(room.id, number, [an_entry(2)]) for room in reversed(ROOMS)]
            outcomes = await asyncio.gather(*forwards, *backwards, return_exceptions=True)
            assert outcomes.count(None) == len(ROOMS)
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == len(ROOMS)


async def test_a_sweep_removes_no_room_to_which_another_process_is_writing(postgres: PostgresServer) -> None:
    """The removal waits for the other transaction, and then sees what it wrote."""
    from tests.server.storage.test_expiry import LATER, MARKING, NOBODY

    async with opened(postgres.empty_database()) as one, opened(postgres._address) as two:
        await one.create(a_room("a"), [an_entry(1)])
        await one.expire(MARKING, NOBODY)
        committing = asyncio.Event()
        loop = asyncio.get_running_loop()
        waiting = asyncio.Event()

        def hold(_: object) -> None:
            loop.call_soon_threadsafe(committing.set)
            asyncio.run_coroutine_threadsafe(waiting.wait(), loop).result(30)

        event.listen(two._database.engine, "commit", hold, once=True)
        writing = asyncio.create_task(two.append("id-of-a", 1, [an_entry(5000)]))
        await committing.wait()
        sweeping = asyncio.create_task(one.expire(LATER, NOBODY))
        await waits_for_a_lock(one)
        waiting.set()
        await writing
        assert (await sweeping).removed == []
        assert [entry.at for entry in await one.log("id-of-a")] == [1, 5000]


async def waits_for_a_lock(store: SqlStore) -> None:
    query = "SELECT count(*) FROM pg_locks WHERE NOT granted"
    with store._database.engine.connect().execution_options(isolation_level="AUTOCOMMIT") as connection:
        await asyncio.to_thread(wait_until, lambda: connection.exec_driver_sql(query).scalar_one())


def test_what_was_stored_survives_a_killed_program_here_too(postgres: PostgresServer) -> None:
    database = postgres.empty_database()

    async def made() -> None:
        async with opened(database) as store:
            for room in ROOMS:
                await store.create(room, [an_entry(0)])

    async def logs() -> dict[str, list[int]]:
        async with opened(database) as store:
            return {room.id: [entry.at for entry in await store.log(room.id)] for room in ROOMS}

    asyncio.run(made())
    with subprocess.Popen([sys.executable, APPENDING, database], stdout=subprocess.PIPE, text=True) as program:
        assert program.stdout is not None
        said = [program.stdout.readline().split() for _ in range(100)]
        program.kill()
    kept = asyncio.run(logs())
    assert [line for line in said if int(line[1]) not in kept[line[0]]] == []
    assert all(numbers == list(range(len(numbers))) for numbers in kept.values())


async def test_processes_that_share_a_database_know_of_each_other(postgres: PostgresServer) -> None:
    url = postgres.empty_database()
    async with opened(url) as first:
        for _ in range(3):
            await first.check()
        assert not first.has_company
        async with opened(url) as second:
            await second.check()
            await first.check()
            await second.check()
        assert (first.has_company, second.has_company) == (True, True)
        for _ in range(1 + COMPANY_CHECKS):
            await first.check()
        assert not first.has_company
