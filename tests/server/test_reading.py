"""Long logs are read in pages, folded rooms kept in a cache, the list of tables answered from memory (S5)."""

import asyncio

import pytest

from flip7.protocol.commands import Leave, Lock, Start
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.cache import RoomCache
from flip7.server.rooms.create import Plan
from flip7.server.rooms.room import Room
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import RoomGuest, play_on, rooms_on, table_of
from tests.server.turns import quiet, until

pytestmark = pytest.mark.integration  # long logs in a real database

LONG = Plan(
    name="Ana",
    seat=None,
    seats=12,
    fill="level1",
    start=True,
    public=True,
    rules=GameRules(target=800),
    options=Options(odds=False),
)


class CountingStore(MemoryStore):
    """Counts what is read."""

    def __init__(self) -> None:
        super().__init__()
        self.pages: list[int] = []
        self.lists = 0
        self.before_the_list: asyncio.Event | None = None
        """The list waits for this."""

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        page = await super().log(room, since, limit)
        self.pages.append(len(page))
        return page

    async def newest_public(self, limit: int) -> list[StoredRoom]:
        self.lists += 1
        if self.before_the_list is not None:
            await self.before_the_list.wait()
        return await super().newest_public(limit)


async def a_long_game(store: MemoryStore) -> str:
    rooms = rooms_on(store)
    id_ = (await rooms.create(LONG)).kept.id
    RoomGuest(rooms, await rooms.live(id_))
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    await rooms.stop(0)
    return id_


async def test_a_long_log_is_read_page_by_page_and_then_from_the_cache() -> None:
    store = CountingStore()
    id_ = await a_long_game(store)
    length = len(store.logs[id_])
    assert length > 1000
    rooms = rooms_on(store)
    store.pages.clear()
    view = await rooms.view(id_)
    assert sum(store.pages) == length
    assert max(store.pages) <= 512
    store.pages.clear()
    assert await asyncio.gather(*(rooms.view(id_) for _ in range(3))) == [view] * 3
    assert sum(store.pages) <= 2 * length, "one of the three finds it in the cache"
    store.pages.clear()
    assert await rooms.view(id_) == view
    assert store.pages == []
    await rooms.stop(0)


async def test_the_pages_of_a_log_follow_on_from_each_other_without_reading_from_the_start() -> None:
    store = CountingStore()
    id_ = await a_long_game(store)
    rooms = rooms_on(store)
    whole = await rooms.history(id_)
    rooms.logs.cache.drop(id_)
    store.pages.clear()
    told: list[str] = []
    for since in range(0, len(whole), 300):
        told += (await rooms.history(id_, since))[:300]
    assert told == whole
    rooms.logs.cache.drop(id_)
    store.pages.clear()
    first = await rooms.history(id_, 0)
    assert await rooms.history(id_, len(first)) == []
    assert sum(store.pages) == len(whole)
    await rooms.stop(0)


async def test_however_many_ask_for_long_logs_one_is_followed_at_a_time_and_short_ones_do_not_wait() -> None:
    """Hellos with many missed acts: a hundred at once stopped everybody else."""
    store = CountingStore()
    id_ = await a_long_game(store)
    rooms = rooms_on(store)
    short = (await rooms.create(Plan(name="Ana"))).kept.id
    order: list[str] = []

    async def read(name: str, key: str) -> None:
        await rooms.history(key)
        order.append(name)

    await asyncio.gather(*(read("long", id_) for _ in range(3)), read("short", short))
    assert order == ["short", "long", "long", "long"]
    await rooms.stop(0)


async def test_the_list_of_public_tables_is_answered_from_memory_for_some_seconds() -> None:
    store = CountingStore()
    clock = FakeClock()
    rooms = rooms_on(store, clock=clock)
    lobby = Plan(name="Ana", public=True)
    await rooms.create(lobby)
    lists = await asyncio.gather(*(rooms.public(20) for _ in range(50)))
    assert [len(each) for each in lists] == [1] * 50
    assert store.lists == 1
    await rooms.create(lobby)
    assert [len(await rooms.public(20)), len(await rooms.public(1))] == [2, 1]
    assert store.lists == 1, "a new table is seen at once"
    clock.pass_time(10)
    store.before_the_list = asyncio.Event()
    assert len(await rooms.public(20)) == 2, "while the list is made anew, the old one is told"
    store.before_the_list.set()
    await until(lambda: store.lists == 2 and not rooms.public_list.is_refreshing)
    store.trouble = True
    clock.pass_time(10)
    await rooms.public(20)
    await until(lambda: not rooms.public_list.is_refreshing)
    with pytest.raises(StoreTrouble):
        await rooms.public(20)
    await rooms.stop(0)


def test_the_cache_forgets_the_room_that_was_not_looked_at_for_longest() -> None:
    cache = RoomCache(most=2)
    for id_ in "abc":
        cache.put(Room(id_, "", _secret=b""))
    assert [cache.take(id_) is not None for id_ in "abc"] == [False, True, True]
    assert len(cache) == 0


def test_a_cached_room_that_has_gone_too_far_is_left_alone() -> None:
    cache = RoomCache()
    room = Room("a", "", _secret=b"")
    room.length = 7
    cache.put(room)
    assert cache.take("a", 6) is None
    assert cache.take("a", 7) is room


class OrderedStore(MemoryStore):
    """Notes where each page that is read begins."""

    def __init__(self) -> None:
        super().__init__()
        self.begun: list[int] = []

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        self.begun.append(since)
        await asyncio.sleep(0)
        return await super().log(room, since, limit)


async def test_whoever_waits_for_a_long_log_holds_nothing_of_it_yet() -> None:
    """S5: 80 requests at once held the whole log each, 1.7 GB. The pages of one reader end before the next begin."""
    store = OrderedStore()
    id_ = await a_long_game(store)
    rooms = rooms_on(store)
    store.begun.clear()
    await rooms.history(id_)
    alone = tuple(store.begun)
    assert len(alone) > 2
    store.begun.clear()
    rooms = rooms_on(store)
    await asyncio.gather(*(rooms.history(id_) for _ in range(5)))
    assert tuple(store.begun) == 5 * alone
    await rooms.stop(0)


async def test_pages_that_show_the_list_all_day_make_it_once_in_some_seconds() -> None:
    """S5: every open page asks every five seconds, and a list of long games cost 2.3 s."""
    store, clock = CountingStore(), FakeClock()
    rooms = rooms_on(store, clock=clock)
    await rooms.create(Plan(name="Ana", public=True))
    for _ in range(20):
        assert len(await rooms.public(20)) == 1
        await quiet()
    assert store.lists == 1
    for made in (2, 3):
        clock.pass_time(10)
        for _ in range(20):
            await rooms.public(20)
            await quiet()
        assert store.lists == made
    await rooms.stop(0)


async def test_the_list_tells_the_same_of_a_table_whether_its_game_is_followed_or_not() -> None:
    """The list passes over the choices of games that nobody has open; who sits where does not depend on them."""
    store = MemoryStore()
    rooms = rooms_on(store, clock=FakeClock())
    ana, ben = await table_of(rooms, "Ana", "Ben", seats=3, public=True, fill="level1")
    await ana.command(Start())
    await play_on([ana, ben], choices=5)
    await ben.command(Leave())
    await ana.command(Lock(locked=True))
    (followed,) = await rooms.public(50)
    await rooms.stop(0)
    another = rooms_on(store, clock=FakeClock())
    (passed_over,) = await another.public(50)
    assert passed_over == followed
    assert (passed_over.phase, passed_over.host, passed_over.locked) == (Phase.PLAYING, "Ana", True)
    await another.stop(0)
