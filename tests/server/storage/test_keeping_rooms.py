"""Stored rooms come back as they were, and nothing is stored by halves."""

import asyncio
from dataclasses import replace
from pathlib import Path

import pytest
from sqlalchemy import text

from flip7.protocol.room_options import Phase
from flip7.server.storage import queries, sql_store
from flip7.server.storage.sql_store import SqlStore
from flip7.server.storage.store import Entry, Following, Store, StoredRoom, StoreTrouble, Taken
from tests.server.storage.stores import a_room, an_entry, another_program, opened, run

pytestmark = pytest.mark.integration


def test_a_room_and_its_log_come_back_as_they_were(database: str) -> None:
    room = StoredRoom("x" * 22, "K7QF", bytes(range(32)), public=True, created=2**41, phase=Phase.PLAYING)
    entries = [Entry(2**41 + 1, b'{"act":"open"}'), Entry(2**41 + 2, bytes(range(256)))]

    async def story() -> None:
        async with opened(database) as sql_store:
            store: Store = sql_store
            await store.create(room, entries)
            await store.append(room.id, 2, [an_entry(3)])
        async with opened(database) as store:
            assert await store.find(room.id) == room
            assert await store.find(room.code) == room
            assert await store.log(room.id) == [*entries, an_entry(3)]
            assert await store.log(room.id, since=1) == [entries[1], an_entry(3)]
            assert await store.log(room.id, since=3) == []

    run(story())


def test_what_was_never_kept_is_not_found(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            assert await store.find("nobody") is None
            assert await store.log("nobody") == []
            assert await store.unfinished() == []
            assert await store.newest_public(10) == []

    run(story())


def test_a_phase_changes_with_the_entry_that_changes_it(database: str) -> None:
    async def phase(store: SqlStore) -> Phase:
        found = await store.find("A")
        assert found is not None
        return found.phase

    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            await store.append("id-of-a", 1, [an_entry()], Phase.PLAYING)
            assert await phase(store) is Phase.PLAYING
            await store.append("id-of-a", 2, [an_entry()])
            assert await phase(store) is Phase.PLAYING
            with pytest.raises(Taken):
                await store.append("id-of-a", 2, [an_entry()], Phase.OVER)
            assert await phase(store) is Phase.PLAYING

    run(story())


def test_only_rooms_that_are_played_in_are_unfinished(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            for phase in Phase:
                await store.create(a_room(phase.value, phase=phase), [an_entry()])
            assert await store.unfinished() == ["id-of-playing"]

    run(story())


def test_the_public_rooms_that_are_not_over_come_newest_first(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("old", public=True, created=1), [])
            await store.create(a_room("new", public=True, created=3, phase=Phase.PLAYING), [])
            await store.create(a_room("middle", public=True, created=2), [])
            await store.create(a_room("private", created=4), [])
            await store.create(a_room("ended", public=True, created=5, phase=Phase.OVER), [])
            assert [room.code for room in await store.newest_public(10)] == ["NEW", "MIDDLE", "OLD"]
            assert [room.code for room in await store.newest_public(2)] == ["NEW", "MIDDLE"]

    run(story())


def test_a_code_leads_to_one_room_only(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            second = StoredRoom("another", "A", bytes(32), public=False, created=2)
            with pytest.raises(Taken):
                await store.create(second, [an_entry()])
            assert await store.find("A") == a_room("a")
            assert await store.find("another") is None
            assert await store.log("another") == []

    run(story())


def test_a_rematch_takes_the_code_along(database: str) -> None:
    rematch = StoredRoom("again", "A", bytes(32), public=False, created=2)

    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            await store.create(rematch, [an_entry(5)], Following("id-of-a", 1, an_entry(4, "rematch")))
            assert await store.find("A") == rematch
            assert await store.find("id-of-a") == replace(a_room("a"), phase=Phase.OVER)
            assert await store.log("id-of-a") == [an_entry(), an_entry(4, "rematch")]
            assert await store.log("again") == [an_entry(5)]

    run(story())


def test_of_many_rematches_at_once_one_happens_and_nothing_of_the_others(database: str) -> None:
    following = Following("id-of-a", 1, an_entry(4, "rematch"))
    rematches = [StoredRoom(f"again-{number}", "A", bytes(32), public=False, created=2) for number in range(20)]

    async def story() -> None:
        async with opened(database, lock=False) as one, opened(database, lock=False) as two:
            await one.create(a_room("a"), [an_entry()])
            asked = [[one, two][i % 2].create(room, [an_entry()], following) for i, room in enumerate(rematches)]
            outcomes = await asyncio.gather(*asked, return_exceptions=True)
            happened = [room for room, outcome in zip(rematches, outcomes, strict=True) if outcome is None]
            assert len(happened) == 1
            assert sum(isinstance(outcome, Taken) for outcome in outcomes) == 19
            assert await two.find("A") == happened[0]
            assert [room for room in rematches if await two.find(room.id)] == happened
            assert [room for room in rematches if await two.log(room.id)] == happened
            assert len(await two.log("id-of-a")) == 2

    run(story())


def test_a_rematch_of_a_room_whose_code_went_to_another_is_refused(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            first, second = (StoredRoom(name, "A", bytes(32), public=False, created=2) for name in ("first", "second"))
            await store.create(first, [], Following("id-of-a", 1, an_entry()))
            with pytest.raises(Taken):
                await store.create(second, [], Following("id-of-a", 2, an_entry()))
            assert await store.find("second") is None
            assert len(await store.log("id-of-a")) == 2

    run(story())


def test_an_entry_that_would_leave_a_gap_is_trouble_and_not_written(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
            with pytest.raises(StoreTrouble, match="what was stored is not there any more"):
                await store.append("id-of-a", 2, [an_entry()])
            assert await store.log("id-of-a") == [an_entry()]

    run(story())


@pytest.mark.parametrize("number", [0, 1])
def test_nothing_is_appended_to_a_room_that_is_gone(database: str, number: int) -> None:
    async def story() -> None:
        async with opened(database) as store:
            with pytest.raises(StoreTrouble, match="room id-of-a is not kept any more"):
                await store.append("id-of-a", number, [an_entry()])
            assert await store.log("id-of-a") == []

    run(story())


def test_a_closed_store_says_so(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [an_entry()])
        await store.close()
        with pytest.raises(StoreTrouble, match="has been closed"):
            await store.append("id-of-a", 1, [an_entry()])
        with pytest.raises(StoreTrouble, match="has been closed"):
            await store.find("A")

    run(story())


def test_closing_waits_for_what_was_asked(database: str) -> None:
    async def story() -> None:
        async with opened(database) as store:
            await store.create(a_room("a"), [])
            asked = [asyncio.create_task(store.append("id-of-a", number, [an_entry()])) for number in range(30)]
            await asyncio.sleep(0)
        await asyncio.gather(*asked)
        async with opened(database) as store:
            assert len(await store.log("id-of-a")) == 30

    run(story())


def test_no_read_walks_through_a_whole_table(tmp_path: Path) -> None:
    """What is asked often is found by an index, however many rooms are kept."""
    some_ids = {"ids": ["a", "b"]}
    often = (
        queries.ROOM,
        queries.ENTRIES,
        queries.IN_PHASE,
        queries.UNFINISHED,
        queries.NEWEST,
        queries.LENGTHS.params(some_ids),
        queries.OLD_IN_PHASE,
        queries.MARKED_IN_PHASE,
        queries.META,
        queries.LAST_ENTRY,
        queries.NEXT_IDS,
        queries.WALK.params(some_ids),
    )

    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            dialect = store._database.engine.dialect
        with another_program(tmp_path / "x") as connection:
            for query in often:
                asked = str(query.compile(dialect=dialect, compile_kwargs={"render_postcompile": True}))
                plan = connection.execute(f"EXPLAIN QUERY PLAN {asked}", [1] * asked.count("?")).fetchall()
                steps = [step for *_, step in plan]
                assert [step for step in steps if "SCAN" in step and "ix_rooms_open_to_all" not in step] == []
                assert [step for step in steps if "TEMP B-TREE" in step] == []

    run(story())


def test_rooms_that_are_over_are_not_looked_at_to_count_the_others(tmp_path: Path) -> None:
    """Records are kept for long: a count that walked through them would cost more every day."""

    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            asked = str(queries.UNFINISHED.compile(store._database.engine, compile_kwargs={"literal_binds": True}))
        with another_program(tmp_path / "x") as connection:
            [plan] = connection.execute(f"EXPLAIN QUERY PLAN {asked}").fetchall()
        assert plan[-1] == "SEARCH rooms USING COVERING INDEX ix_rooms_phase (phase=?)"

    run(story())


@pytest.mark.parametrize("phase", Phase)
async def test_rooms_that_are_not_over_are_counted(database: str, phase: Phase) -> None:
    async with opened(database) as store:
        for each in Phase:
            await store.create(a_room(each.value, phase=each), [an_entry()])
        assert await store.count() == 2
        await store.create(a_room("another", phase=phase), [])
        assert await store.count() == 2 + (phase is not Phase.OVER)


@pytest.mark.parametrize("key", ["a\0b", "\ud800", "é" * 40, "x" * 10_000, ""])
async def test_a_key_that_no_room_can_have_is_not_found(database: str, key: str) -> None:
    async with opened(database) as store:
        assert await store.find(key) is None


# --- several entries at once ------------------------------------------------------------------------------------------


async def test_several_entries_are_stored_in_order(database: str) -> None:
    entries = [an_entry(at) for at in range(1, 60)]
    async with opened(database) as store:
        await store.create(a_room("a"), [an_entry(0)])
        await store.append("id-of-a", 1, entries, Phase.PLAYING)
        assert await store.log("id-of-a", since=1) == entries
        assert await store.log("id-of-a", since=1, limit=2) == entries[:2]
        assert await store.unfinished() == ["id-of-a"]


@pytest.mark.parametrize("taken", [1, 2, 3])
async def test_of_several_entries_none_is_stored_if_one_of_them_is_taken(database: str, taken: int) -> None:
    """Another process cannot leave a gap; this one is made by hand, so that the second and the last can be taken."""
    async with opened(database) as store:
        await store.create(a_room("a"), [an_entry()])
        gap = text("INSERT INTO log (room, number, at, act) VALUES ('id-of-a', :number, 7, :act)")
        with store._database.engine.begin() as connection:
            connection.execute(gap, {"number": taken, "act": b"theirs"})
        with pytest.raises(Taken):
            await store.append("id-of-a", 1, [an_entry(at) for at in (1, 2, 3)], Phase.PLAYING, joined=True)
        assert await store.log("id-of-a") == [an_entry(), Entry(7, b"theirs")]
        assert await store.find("A") == a_room("a")


async def test_of_several_entries_none_is_stored_if_others_have_written_in_between(database: str) -> None:
    async with opened(database, lock=False) as one, opened(database, lock=False) as two:
        await one.create(a_room("a"), [an_entry()])
        await two.append("id-of-a", 1, [an_entry(5), an_entry(6)])
        for number in (1, 2):
            with pytest.raises(Taken):
                await one.append("id-of-a", number, [an_entry(7), an_entry(8), an_entry(9)])
        await one.append("id-of-a", 3, [an_entry(7)])
        assert [entry.at for entry in await two.log("id-of-a")] == [1, 5, 6, 7]


async def test_a_process_sees_that_it_is_behind(database: str) -> None:
    async with opened(database, lock=False) as one, opened(database, lock=False) as two:
        assert one.shared
        for name, length in (("a", 1), ("b", 3), ("empty", 0)):
            await one.create(a_room(name), [an_entry()] * length)
        await one.append("id-of-a", 1, [an_entry(), an_entry()])
        found = await two.lengths({"id-of-a", "id-of-b", "id-of-empty", "nobody"})
        assert found == {"id-of-a": 3, "id-of-b": 3, "id-of-empty": 0}
        assert await two.lengths([]) == {}


async def test_any_number_of_lengths_is_told(database: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql_store, "MAX_ROOMS_PER_QUERY", 3)
    async with opened(database) as store:
        ids = [f"id-of-r{number}" for number in range(10)]
        for number in range(10):
            await store.create(a_room(f"r{number}"), [an_entry()] * number)
        assert await store.lengths(ids) == {id_: number for number, id_ in enumerate(ids)}


# --- numbers of the whole store ---------------------------------------------------------------------------------------


async def test_numbers_of_the_store_come_back(database: str) -> None:
    async with opened(database) as store:
        assert await store.meta_get("swept") is None
        await store.meta_set("swept", 2**41)
        await store.meta_set("swept", 2**41 + 1)
        await store.meta_set("other", -1)
    async with opened(database) as store:
        assert await store.meta_get("swept") == 2**41 + 1
        assert await store.meta_get("other") == -1


async def test_the_newest_entry_is_found(database: str) -> None:
    async with opened(database) as store:
        assert await store.newest() is None
        await store.create(a_room("a", created=5), [])
        assert await store.newest() == 5
        await store.create(a_room("b", created=6, phase=Phase.OVER), [an_entry(7), an_entry(2**41)])
        await store.create(a_room("c", created=8), [an_entry(9)])
        assert await store.newest() == 2**41
