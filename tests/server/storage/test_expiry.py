"""What is too old is thrown away, with everything that belongs to it, and nothing else."""

import asyncio
from pathlib import Path

import pytest

from flip7.server.storage.sql import SqlStore
from flip7.server.storage.store import Expiry, Following, Kept, Phase
from flip7.server.storage.writer import Values
from tests.server.storage.stores import a_room, an_entry, another_program, opened, run

pytestmark = pytest.mark.slow

NOTHING = Expiry(0, 0, 0)
RULE = Expiry(lobbies_before=100, games_before=50, records_before=10)


async def with_room(store: SqlStore, name: str, phase: Phase, *, last: int) -> None:
    await store.create(a_room(name, phase=phase), [an_entry(1), an_entry(last)])


def rows(file: Path, table: str) -> int:
    with another_program(file) as connection:
        [count] = connection.execute(f"SELECT count(*) FROM {table}").fetchone()  # noqa: S608 - a name of ours
    return int(count)


@pytest.mark.parametrize("phase, limit", [(Phase.LOBBY, 100), (Phase.PLAYING, 50), (Phase.OVER, 10)])
def test_a_room_is_as_old_as_its_last_entry(tmp_path: Path, phase: Phase, limit: int) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await with_room(store, "old", phase, last=limit - 1)
            await with_room(store, "young", phase, last=limit)
            assert await store.expire(RULE, frozenset()) == ["id-of-old"]
            assert await store.find("OLD") is None
            assert await store.find("YOUNG") is not None

    run(story())


def test_a_room_without_entries_is_as_old_as_itself(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await store.create(a_room("old", created=99), [])
            await store.create(a_room("young", created=100), [])
            assert await store.expire(RULE, frozenset()) == ["id-of-old"]

    run(story())


def test_nothing_is_left_of_a_room_that_is_thrown_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await with_room(store, "old", Phase.LOBBY, last=2)
            await with_room(store, "young", Phase.LOBBY, last=200)
            await store.expire(RULE, frozenset())
        assert [rows(tmp_path / "x", table) for table in ("rooms", "codes", "log")] == [1, 1, 2]

    run(story())


def test_its_code_can_be_used_again(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await with_room(store, "old", Phase.LOBBY, last=2)
            await store.expire(RULE, frozenset())
            again = Kept("again", "OLD", bytes(32), public=False, created=300)
            await store.create(again, [])
            assert await store.find("OLD") == again

    run(story())


def test_a_code_that_went_on_to_a_rematch_stays(tmp_path: Path) -> None:
    rematch = Kept("again", "OLD", bytes(32), public=False, created=300)

    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await with_room(store, "old", Phase.OVER, last=2)
            await store.create(rematch, [an_entry(300)], Following("id-of-old", 2, an_entry(3)))
            assert await store.expire(RULE, frozenset()) == ["id-of-old"]
            assert await store.find("OLD") == rematch

    run(story())


def test_rooms_that_are_in_use_stay(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            for name in "abc":
                await with_room(store, name, Phase.PLAYING, last=2)
            assert sorted(await store.expire(RULE, frozenset({"id-of-b"}))) == ["id-of-a", "id-of-c"]
            assert await store.find("B") is not None

    run(story())


def test_a_room_to_which_something_happens_meanwhile_stays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            for name in "abc":
                await with_room(store, name, Phase.LOBBY, last=2)
            remove = store._remove

            async def remove_too_late(found: list[Values]) -> list[str]:
                assert len(found) == 3
                await store.append("id-of-b", 2, an_entry(1000))
                return await remove(found)

            monkeypatch.setattr(store, "_remove", remove_too_late)
            assert sorted(await store.expire(RULE, frozenset())) == ["id-of-a", "id-of-c"]
            assert len(await store.log("id-of-b")) == 3

    run(story())


def test_any_number_of_rooms_is_thrown_away(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            await asyncio.gather(*(with_room(store, f"r{i}", Phase.LOBBY, last=2) for i in range(150)))
            assert await store.expire(NOTHING, frozenset()) == []
            assert len(await store.expire(RULE, frozenset())) == 150
        assert [rows(tmp_path / "x", table) for table in ("rooms", "codes", "log")] == [0, 0, 0]

    run(story())
