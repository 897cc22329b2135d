"""Expiry by a clock that may be wrong: a table is only removed a day after it was marked (M1)."""

from flip7.server.config import DAY, Retention
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.expiry import ExpirySweeper
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore

HOUR = 3600


class Home:
    """A store with one finished and one unfinished table, and a server that sweeps it every hour."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.store = MemoryStore()
        self.start()

    def start(self) -> None:
        """The server starts anew: what it remembered is gone."""
        self.sweeper = ExpirySweeper(self.store, Retention(), self.clock, frozenset)

    async def found(self) -> str:
        new_room = create_room(Plan(name="Ana"), self.clock.wall)
        await self.store.create(new_room.kept, new_room.entries)
        return new_room.kept.id

    async def run(self, seconds: float) -> list[str]:
        """The server runs for so long; what was removed comes back."""
        removed: list[str] = []
        for _ in range(int(seconds // HOUR)):
            self.clock.pass_time(HOUR)
            removed += await self.sweeper.sweep()
        return removed


async def test_an_old_lobby_is_marked_and_a_day_later_removed() -> None:
    home = Home()
    id_ = await home.found()
    await home.sweeper.sweep()
    assert await home.run(DAY) == []
    assert await home.run(2 * DAY) == [id_]


async def test_a_server_started_with_a_clock_a_year_ahead_deletes_nothing_until_the_clock_is_right() -> None:
    home = Home()
    await home.found()
    await home.sweeper.sweep()
    home.clock.wall += 400 * DAY * 1000
    home.start()
    assert await home.sweeper.sweep() == []
    assert await home.run(20 * HOUR) == []
    home.clock.wall -= 400 * DAY * 1000 + 20 * HOUR * 1000
    home.start()
    assert await home.sweeper.sweep() == []
    assert await home.run(2 * HOUR) == []
    assert len(home.store.rooms) == 1


async def test_a_clock_that_jumps_ahead_while_the_server_runs_removes_nothing_for_a_day() -> None:
    home = Home()
    await home.found()
    assert await home.run(3 * HOUR) == []
    home.clock.wall += 400 * DAY * 1000
    assert await home.run(20 * HOUR) == []
    assert len(home.store.rooms) == 1


async def test_a_clock_behind_the_newest_entry_sweeps_nothing() -> None:
    home = Home()
    await home.found()
    home.clock.wall -= 2 * DAY * 1000
    assert await home.sweeper.sweep() == []
    assert await home.store.meta_get("swept") is None


async def test_a_server_that_is_restarted_every_few_hours_still_removes_what_is_old() -> None:
    home = Home()
    id_ = await home.found()
    removed: list[str] = []
    for _ in range(20):
        home.start()
        removed += await home.run(5 * HOUR)
    assert removed == [id_]


async def marked_lobby(home: Home) -> str:
    """A lobby that was old, and was marked an hour ago."""
    id_ = await home.found()
    await home.sweeper.sweep()
    while id_ not in home.store.marks:
        assert await home.run(HOUR) == []
    assert await home.run(HOUR) == []
    return id_


async def test_a_jump_of_the_clock_removes_nothing_that_was_marked_just_before_it() -> None:
    """Both steps would be behind it: by the wall clock the mark is a year old."""
    home = Home()
    await home.sweeper.sweep()
    await home.run(2 * DAY)
    id_ = await marked_lobby(home)
    home.clock.wall += 400 * DAY * 1000
    assert await home.run(20 * HOUR) == []
    home.clock.wall -= 400 * DAY * 1000
    assert await home.run(20 * HOUR) == []
    assert id_ in home.store.rooms


async def test_a_server_started_a_year_ahead_removes_nothing_that_was_marked_just_before_it_stopped() -> None:
    """The last sweep is kept in the store: it was not a moment ago, so nothing is removed before a day has passed."""
    home = Home()
    await home.sweeper.sweep()
    await home.run(2 * DAY)
    id_ = await marked_lobby(home)
    home.clock.wall += 400 * DAY * 1000
    home.start()
    assert await home.sweeper.sweep() == []
    assert await home.run(20 * HOUR) == []
    assert id_ in home.store.rooms


async def test_an_entry_of_a_clock_that_was_ahead_stops_no_sweep_for_longer_than_days() -> None:
    """M1: with one entry dated a year from now, nothing was removed for a year."""
    home = Home()
    home.clock.wall += 400 * DAY * 1000
    await home.found()
    home.clock.wall -= 400 * DAY * 1000
    home.start()
    old = await home.found()
    assert await home.run(DAY) == []
    assert await home.run(4 * DAY) == [old]
