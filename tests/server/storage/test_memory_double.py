"""The store in memory, with which other tests run, answers as the real one does."""

from dataclasses import replace
from pathlib import Path

import pytest

from flip7.protocol.room_options import Phase
from flip7.server.storage.store import Entry, Following, Store, StoredRoom, StoreTrouble, Taken
from tests.server.memory_store import MemoryStore
from tests.server.storage.stores import a_room, an_entry, opened
from tests.server.storage.test_expiry import LATER, MARKING

pytestmark = pytest.mark.integration


async def story(store: Store) -> list[object]:
    """Everything that can be asked of a store, and what it answered."""
    said: list[object] = []
    rematch = StoredRoom("again", "A", bytes(32), public=False, created=9)
    await store.create(a_room("a", public=True), [an_entry(1)])
    await store.create(a_room("b", created=2), [an_entry(2), an_entry(3)])
    await store.create(a_room("c", created=3, phase=Phase.OVER), [an_entry(4)])
    await store.append("id-of-a", 1, [an_entry(500), an_entry(501)], Phase.PLAYING, joined=True)
    await store.create(rematch, [an_entry(600)], Following("id-of-a", 3, an_entry(599)))
    said += [await store.find(key) for key in ("A", "id-of-a", "B", "nobody")]
    said += [await store.log("id-of-a", 1), await store.log("id-of-a", 1, 2), await store.count()]
    said += [await store.lengths(["id-of-a", "nobody"]), await store.unfinished(), await store.newest_public(5)]
    said += [await store.newest(), await store.rooms_kept(), await store.rooms_kept(Phase.OVER, limit=1)]
    for refused in ("id-of-a", "nobody"):
        try:
            await store.append(refused, 1, [an_entry()])
        except (Taken, StoreTrouble) as error:
            said.append(type(error))
    said += [await store.expire(MARKING, frozenset({"id-of-b"})), await store.expire(LATER, frozenset())]
    said += [await store.expire(replace(LATER, lobbies_before=700, lonely_before=700), frozenset())]
    await store.rewrite("id-of-a", {1: b"one"})
    await store.truncate("id-of-a", 2, Phase.LOBBY)
    said += [await store.log("id-of-a"), await store.find("id-of-a"), await store.remove("id-of-b")]
    await store.block("192.0.2.1", None, "floods")
    await store.meta_set("swept", 7)
    said += [await store.blocks(), await store.unblock("x"), await store.meta_get("swept"), await store.meta_get("x")]
    return said


async def test_the_store_in_memory_answers_as_the_real_one(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as real:
        assert await story(MemoryStore()) == await story(real)


async def test_the_store_in_memory_can_store_and_say_that_it_did_not() -> None:
    store = MemoryStore()
    await store.create(a_room("a"), [])
    store.lost_acknowledgements = 1
    with pytest.raises(StoreTrouble):
        await store.append("id-of-a", 0, [Entry(1, b"1")])
    with pytest.raises(Taken):
        await store.append("id-of-a", 0, [Entry(1, b"1")])
    await store.append("id-of-a", 1, [Entry(2, b"2")])
    assert await store.lengths(["id-of-a"]) == {"id-of-a": 2}
