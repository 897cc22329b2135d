"""Many write at once: one transaction serves them, and nobody suffers for another's mistake."""

import asyncio

import pytest
from sqlalchemy import Connection, event

from flip7.protocol.room_options import Phase
from flip7.server.storage.group_commit import MAX_BATCH_JOBS
from flip7.server.storage.sql_store import SqlStore
from flip7.server.storage.store import Entry, StoreTrouble, Taken
from tests.server.storage.stores import a_room, an_entry, opened, run

pytestmark = pytest.mark.integration


def counted_commits(store: SqlStore) -> list[Connection]:
    """Grows with every transaction of the store that is committed."""
    commits: list[Connection] = []
    event.listen(store._database.engine, "commit", commits.append)
    return commits


async def with_rooms(store: SqlStore, number: int) -> list[str]:
    rooms = [a_room(f"r{i}") for i in range(number)]
    await asyncio.gather(*(store.create(room, [an_entry()]) for room in rooms))
    return [room.id for room in rooms]


def test_what_waits_is_written_in_one_transaction(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            rooms = await with_rooms(store, 100)
            commits = counted_commits(store)
            await asyncio.gather(*(store.append(room, 1, [an_entry()], Phase.PLAYING) for room in rooms))
            assert len(commits) == 1
            assert sorted(await store.unfinished()) == sorted(rooms)

    run(story())


def test_a_transaction_has_a_limit(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [])
            commits = counted_commits(store)
            await asyncio.gather(*(store.append("id-of-a", i, [an_entry(i)]) for i in range(2 * MAX_BATCH_JOBS + 1)))
            assert len(commits) == 3
            assert [entry.at for entry in await store.log("id-of-a")] == list(range(2 * MAX_BATCH_JOBS + 1))

    run(story())


@pytest.mark.parametrize(
    "guilty", [{0}, {37}, {99}, {3, 4, 50}, set(range(100))], ids=["first", "middle", "last", "three", "all"]
)
def test_only_those_whose_number_is_taken_are_refused(database: str, guilty: set[int]) -> None:
    async def story() -> None:
        async with opened(database) as store:
            rooms = await with_rooms(store, 100)
            for i in guilty:
                await store.append(rooms[i], 1, [an_entry(what="first")])
            asked = (store.append(room, 1, [an_entry(what="second")], Phase.PLAYING) for room in rooms)
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            assert {i for i, outcome in enumerate(outcomes) if isinstance(outcome, Taken)} == guilty
            assert all(outcome is None for i, outcome in enumerate(outcomes) if i not in guilty)
            for i, room in enumerate(rooms):
                assert (await store.log(room))[1:] == [an_entry(what="first" if i in guilty else "second")]
            assert len(await store.unfinished()) == 100 - len(guilty)

    run(story())


@pytest.mark.parametrize("guilty", [{0}, {5, 6, 29}], ids=["first", "three"])
async def test_whoever_writes_several_entries_is_refused_alone_too(database: str, guilty: set[int]) -> None:
    async with opened(database) as store:
        rooms = await with_rooms(store, 30)
        for i in guilty:
            await store.append(rooms[i], 1, [an_entry(what="first")])
        asked = (store.append(room, 1, [an_entry(what="second")] * 3, joined=True) for room in rooms)
        outcomes = await asyncio.gather(*asked, return_exceptions=True)
        assert {i for i, outcome in enumerate(outcomes) if isinstance(outcome, Taken)} == guilty
        assert outcomes.count(None) == 30 - len(guilty)
        lengths = await store.lengths(rooms)
        assert [lengths[room] for room in rooms] == [2 if i in guilty else 4 for i in range(30)]


def test_a_mistake_of_one_caller_does_not_stop_the_writer(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            with pytest.raises((OverflowError, StoreTrouble)):
                await store.append("id-of-a", 1, [Entry(2**70, b"")])
            await store.append("id-of-a", 1, [an_entry()])

    run(story())


def test_of_two_stores_that_write_the_same_number_exactly_one_wins(database: str) -> None:
    async def story() -> None:
        async with opened(database, lock=False) as one, opened(database, lock=False) as two:
            await one.create(a_room("a"), [])
            winners = []
            for number in range(100):
                asked = (store.append("id-of-a", number, [an_entry(i)]) for i, store in enumerate([one, two]))
                outcomes = await asyncio.gather(*asked, return_exceptions=True)
                assert sorted(map(repr, outcomes)) == ["None", "Taken()"]
                winners.append(outcomes.index(None))
            assert [entry.at for entry in await one.log("id-of-a")] == winners

    run(story())


def test_a_caller_that_stops_waiting_takes_nothing_back_and_disturbs_nobody(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            rooms = await with_rooms(store, 50)
            asked = [asyncio.create_task(store.append(room, 1, [an_entry()])) for room in rooms]
            await asyncio.sleep(0)
            for task in asked[10:20]:
                task.cancel()
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            cancelled = [i for i, outcome in enumerate(outcomes) if isinstance(outcome, asyncio.CancelledError)]
            assert cancelled == list(range(10, 20))
            assert outcomes.count(None) == 40
            await store.check()
            assert [len(await store.log(room)) for room in rooms] == [2] * 50

    run(story())


def test_a_reader_that_stops_waiting_disturbs_nobody(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()] * 200)
            for _ in range(20):
                reading = asyncio.create_task(store.log("id-of-a"))
                await asyncio.sleep(0)
                reading.cancel()
            assert len(await store.log("id-of-a")) == 200

    run(story())
