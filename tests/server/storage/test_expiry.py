"""Expiry: old rooms are marked, and thrown away a while later with all that belongs to them, and nothing else."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

import pytest

from flip7.protocol.room_options import Phase
from flip7.server.storage.queries import MARK, REMOVE_OLD
from flip7.server.storage.sql_store import SqlStore
from flip7.server.storage.store import Expired, Expiry, Following, StoredRoom
from tests.server.storage.stores import a_room, an_entry, opened, rows

pytestmark = pytest.mark.integration

NOBODY: frozenset[str] = frozenset()
MARKING = Expiry(
    now=1000, lobbies_before=100, lonely_before=100, games_before=50, records_before=10, remove_marked_before=None
)
LATER = replace(MARKING, now=2000, remove_marked_before=1001)
"""The same rooms are old, and what was marked by `MARKING` may be removed."""


async def with_room(store: SqlStore, name: str, phase: Phase, *, last: int) -> None:
    await store.create(a_room(name, phase=phase), [an_entry(1), an_entry(last)])


async def swept(store: SqlStore, but: frozenset[str] = NOBODY) -> list[str]:
    """The rooms that are gone after two sweeps."""
    assert (await store.expire(MARKING, but)).removed == []
    return sorted((await store.expire(LATER, but)).removed)


# --- what is old ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("phase, limit", [(Phase.LOBBY, 100), (Phase.PLAYING, 50), (Phase.OVER, 10)])
async def test_a_room_is_as_old_as_its_last_entry(database: str, phase: Phase, limit: int) -> None:
    async with opened(database) as store:
        await with_room(store, "old", phase, last=limit - 1)
        await with_room(store, "young", phase, last=limit)
        assert await store.expire(MARKING, NOBODY) == Expired(1, [])
        assert await store.expire(LATER, NOBODY) == Expired(0, ["id-of-old"])
        assert await store.find("OLD") is None
        assert await store.find("YOUNG") is not None


async def test_a_room_without_entries_is_as_old_as_itself(database: str) -> None:
    async with opened(database) as store:
        await store.create(a_room("old", created=99), [])
        await store.create(a_room("young", created=100), [])
        assert await swept(store) == ["id-of-old"]


async def test_a_lobby_that_nobody_joined_is_old_sooner(database: str) -> None:
    soon = {"lonely_before": 900}
    async with opened(database) as store:
        for name in ("lonely", "joined", "young"):
            await with_room(store, name, Phase.LOBBY, last=950 if name == "young" else 500)
        await with_room(store, "played", Phase.PLAYING, last=500)
        await store.append("id-of-joined", 2, [an_entry(501)], joined=True)
        found = await store.find("JOINED")
        assert found is not None
        assert found.joined
        await store.expire(replace(MARKING, **soon), NOBODY)
        assert (await store.expire(replace(LATER, **soon), NOBODY)).removed == ["id-of-lonely"]


async def test_a_room_can_be_made_with_people_who_have_come(database: str) -> None:
    async with opened(database) as store:
        await store.create(replace(a_room("a"), joined=True), [an_entry(500)])
        assert (await store.expire(replace(MARKING, lonely_before=900), NOBODY)).marked == 0


# --- two steps --------------------------------------------------------------------------------------------------------


async def test_nothing_is_removed_by_the_sweep_that_marks_it(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.OVER, last=2)
        assert await store.expire(replace(MARKING, remove_marked_before=5000), NOBODY) == Expired(1, [])
        assert await store.find("A") is not None


async def test_a_room_is_marked_once(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.OVER, last=2)
        assert await store.expire(MARKING, NOBODY) == Expired(1, [])
        assert await store.expire(replace(MARKING, now=1500), NOBODY) == Expired(0, [])
        assert await store.expire(LATER, NOBODY) == Expired(0, ["id-of-a"])


async def test_a_room_stays_until_it_has_been_marked_for_long_enough(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.OVER, last=2)
        await store.expire(MARKING, NOBODY)
        assert await store.expire(replace(LATER, remove_marked_before=1000), NOBODY) == Expired(0, [])
        assert await store.find("A") is not None


async def test_a_clock_that_was_a_year_ahead_has_removed_nothing(database: str) -> None:
    """M1: everything is marked; when the clock is right again, the marks are wrong and go."""
    year = 365 * 24 * 3600 * 1000
    ahead = Expiry(
        now=2 * year,
        lobbies_before=year,
        lonely_before=year,
        games_before=year,
        records_before=year,
        remove_marked_before=year,
    )
    right = replace(MARKING, now=year // 2, remove_marked_before=year // 3)
    async with opened(database) as store:
        for phase in Phase:
            await with_room(store, phase.value, phase, last=year // 2)
        assert await store.expire(ahead, NOBODY) == Expired(3, [])
        assert await store.expire(right, NOBODY) == Expired(0, [])
        # Ahead once more: as if it were for the first time.
        assert await store.expire(ahead, NOBODY) == Expired(3, [])


async def test_a_mark_from_the_future_is_made_anew(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.OVER, last=2)
        await store.expire(replace(MARKING, now=99_999), NOBODY)
        assert await store.expire(MARKING, NOBODY) == Expired(1, [])
        assert await store.expire(LATER, NOBODY) == Expired(0, ["id-of-a"])


async def test_a_room_to_which_something_happened_since_it_was_marked_stays(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.LOBBY, last=2)
        await store.expire(MARKING, NOBODY)
        await store.append("id-of-a", 2, [an_entry(500)])
        assert await store.expire(LATER, NOBODY) == Expired(0, [])
        assert await store.expire(replace(LATER, lobbies_before=900), NOBODY) == Expired(1, [])


# --- what goes with it ------------------------------------------------------------------------------------------------


async def test_nothing_is_left_of_a_room_that_is_thrown_away(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "old", Phase.LOBBY, last=2)
        await with_room(store, "young", Phase.LOBBY, last=200)
        await swept(store)
        assert rows(store, "rooms", "codes", "log") == [1, 1, 2]


async def test_its_code_can_be_used_again(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "old", Phase.LOBBY, last=2)
        await swept(store)
        again = StoredRoom("again", "OLD", bytes(32), public=False, created=300)
        await store.create(again, [])
        assert await store.find("OLD") == again


async def test_a_code_that_went_on_to_a_rematch_stays(database: str) -> None:
    rematch = StoredRoom("again", "OLD", bytes(32), public=False, created=300)
    async with opened(database) as store:
        await with_room(store, "old", Phase.OVER, last=2)
        await store.create(rematch, [an_entry(300)], Following("id-of-old", 2, an_entry(3)))
        assert await swept(store) == ["id-of-old"]
        assert await store.find("OLD") == rematch


# --- what stays -------------------------------------------------------------------------------------------------------


async def test_rooms_that_are_in_use_are_neither_marked_nor_removed(database: str) -> None:
    async with opened(database) as store:
        for name in "abc":
            await with_room(store, name, Phase.PLAYING, last=2)
        assert await swept(store, frozenset({"id-of-b"})) == ["id-of-a", "id-of-c"]
        assert await store.find("B") is not None


async def test_a_marked_room_that_is_used_again_loses_its_mark(database: str) -> None:
    async with opened(database) as store:
        await with_room(store, "a", Phase.PLAYING, last=2)
        await store.expire(MARKING, NOBODY)
        assert await store.expire(LATER, frozenset({"id-of-a"})) == Expired(0, [])
        assert await store.expire(LATER, NOBODY) == Expired(1, [])


@pytest.mark.parametrize("statement", [MARK, REMOVE_OLD], ids=["marked", "removed"])
async def test_a_room_to_which_something_happens_meanwhile_stays(
    database: str, statement: object, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with opened(database) as store:
        for name in "abc":
            await with_room(store, name, Phase.LOBBY, last=2)
        if statement is REMOVE_OLD:
            await store.expire(MARKING, NOBODY)
        change = store._sweeper._change

        async def change_too_late(done: Any, given: Sequence[Any]) -> list[str]:  # noqa: ANN401 - as it came
            if done is statement and given:
                assert len(given) == 3
                await store.append("id-of-b", 2, [an_entry(1000)])
            return await change(done, given)

        monkeypatch.setattr(store._sweeper, "_change", change_too_late)
        outcome = await store.expire(LATER, NOBODY)
        assert outcome.marked + len(outcome.removed) == 2
        assert len(await store.log("id-of-b")) == 3


async def test_any_number_of_rooms_is_thrown_away(database: str) -> None:
    async with opened(database) as store:
        await asyncio.gather(*(with_room(store, f"r{i}", Phase.LOBBY, last=2) for i in range(150)))
        assert await store.expire(MARKING, NOBODY) == Expired(150, [])
        assert len((await store.expire(LATER, NOBODY)).removed) == 150
        assert rows(store, "rooms", "codes", "log") == [0, 0, 0]
