"""Bots wait when nobody is connected, so that no table plays for nobody (S6)."""

import asyncio
from pathlib import Path

import msgspec

from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.protocol.commands import Start
from flip7.protocol.room_options import GameRules, Options
from flip7.server.config import Limits, Rate, Settings
from flip7.server.rooms.create import Plan
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import QUICK, NoAdvice, RoomGuest, open_rooms, rooms_on, table_of
from tests.server.turns import quiet, until

BOTS = Plan(
    name="Ana", seat=None, seats=4, fill="level1", start=True, rules=GameRules(target=40), options=Options(odds=False)
)
ENDLESS = msgspec.structs.replace(BOTS, rules=GameRules(target=1000))
"""A game that is not over before a test has counted to fourteen."""


async def test_a_table_that_nobody_has_come_to_is_not_even_opened(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ids = [(await rooms.create(BOTS)).kept.id for _ in range(20)]
        await quiet()
        assert not rooms._live_rooms
        assert [len(await rooms._store.log(id_)) for id_ in ids] == [len(await rooms._store.log(ids[0]))] * 20


async def test_looking_at_a_table_by_rest_moves_no_bot(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        new_room = await rooms.create(BOTS)
        await rooms.view(new_room.kept.code)
        live = await rooms.live(new_room.kept.id)
        await quiet()
        assert (live.turn_clock.pending, live.room.length) == (None, len(new_room.entries))


async def test_bots_play_on_for_a_minute_after_the_last_client_has_gone_and_then_stop() -> None:
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), Settings("http://cards.test"), clock=clock)
    slow = Plan(name="Ana", seat=None, seats=4, fill="level1", start=True, options=Options(odds=False, bot_seconds=5))
    live = await rooms.live((await rooms.create(slow)).kept.id)
    watcher = RoomGuest(rooms, live)
    await clock.turn(5)
    assert live.room.ordinal == 1
    watcher.go()
    await clock.turn(60)
    played = live.room.ordinal
    assert 10 <= played <= 13
    assert not rooms._live_rooms
    await clock.turn(3600)
    assert (live.room.ordinal, live.turn_clock.pending) == (played, None)
    await rooms.stop(0)


async def test_a_clock_that_went_back_an_hour_stops_no_bot() -> None:
    """M1: a small computer without a clock of its own starts in the past."""
    clock = FakeClock()
    store = MemoryStore()
    rooms = rooms_on(store, clock=clock)
    id_ = (await rooms.create(BOTS)).kept.id
    clock.set_wall(clock.wall - 3_600_000)
    live = await rooms.live(id_)
    RoomGuest(rooms, live)
    await clock.turn(1)
    assert live.room.revealed is not None
    await rooms.stop(0)


async def test_a_game_goes_on_to_its_end_while_somebody_watches(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        live = await rooms.live((await rooms.create(BOTS)).kept.id)
        RoomGuest(rooms, live)
        await until(lambda: live.room.revealed)


async def test_no_more_than_so_many_games_go_on_after_their_last_client_has_gone() -> None:
    store = MemoryStore()
    settings = Settings("http://cards.test", limits=Limits(unwatched_games=3))
    rooms = rooms_on(store, settings, clock=FakeClock())
    slow = Plan(name="Ana", seat=None, seats=4, fill="level1", start=True, options=Options(bot_seconds=10))
    live_rooms = [await rooms.live((await rooms.create(slow)).kept.id) for _ in range(8)]
    for live in live_rooms:
        RoomGuest(rooms, live).go()
    assert sum(live.turn_clock.pending is not None for live in live_rooms) == 3
    RoomGuest(rooms, live_rooms[-1])
    assert live_rooms[-1].turn_clock.pending is not None
    await rooms.stop(0)


async def test_the_bots_of_one_table_answer_no_faster_than_their_pace() -> None:
    """A burst at once, and then one answer in every interval."""
    clock = FakeClock()
    settings = Settings(
        "http://cards.test", timeouts=QUICK, limits=Limits(bot_choices_at_once=5, bot_choices_per_second=10)
    )
    rooms = rooms_on(MemoryStore(), settings, clock=clock)
    live = await rooms.live((await rooms.create(ENDLESS)).kept.id)
    watcher = RoomGuest(rooms, live)
    await clock.turn(0.05)
    assert len(watcher.acts("chose")) == 5
    await clock.turn(0.9)
    assert len(watcher.acts("chose")) == 14
    await rooms.stop(0)


async def test_the_bots_of_all_tables_together_answer_no_faster_than_the_server_can_store() -> None:
    """S6: 300 games of bots took 40 % of a core; a limit for each table holds against nobody who makes many."""
    clock = FakeClock()
    limits = Limits(bot_choices=Rate(at_once=6, per_second=10), bot_choices_per_second=1_000)
    rooms = rooms_on(MemoryStore(), Settings("http://cards.test", timeouts=QUICK, limits=limits), clock=clock)
    watchers = [RoomGuest(rooms, await rooms.live((await rooms.create(ENDLESS)).kept.id)) for _ in range(5)]
    await clock.turn(0.05)
    at_once = [len(watcher.acts("chose")) for watcher in watchers]
    assert sum(at_once) == 6
    await clock.turn(1)
    later = [len(watcher.acts("chose")) - before for watcher, before in zip(watchers, at_once, strict=True)]
    assert later == [2] * 5, "tables take turns"
    await rooms.stop(0)


async def test_a_clock_that_went_back_an_hour_stops_no_turn_clock_either() -> None:
    """M1: whoever is asked and stays away has so many seconds, not an hour more."""
    clock, store = FakeClock(), MemoryStore()
    rooms = rooms_on(store, clock=clock)
    ana, ben = await table_of(rooms, "Ana", "Ben", options=Options(odds=False, turn_seconds=20))
    await ana.command(Start())
    await rooms.stop(0)
    clock.set_wall(clock.wall - 3_600_000)
    rooms = rooms_on(store, clock=clock)
    live = await rooms.live(ben.live.room.id)
    watcher = RoomGuest(rooms, live)
    assert live.turn_clock.deadline() == clock.now() + 20_000
    await clock.turn(19)
    assert not watcher.acts("handed_over")
    await clock.turn(1)
    assert watcher.acts("handed_over")
    await rooms.stop(0)


class Thinker(NoAdvice):
    """A bot that answers when the test says so."""

    def __init__(self) -> None:
        self.asked: list[asyncio.Future[None]] = []

    async def choose(self, name: str, table: Table, decision: Decision, payer: str, history: object = ()) -> Choice:  # noqa: ARG002 - as asked
        thinking: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.asked.append(thinking)
        await thinking
        return decision.options[0]

    def close(self) -> None:
        pass


async def test_a_bot_that_is_thinking_when_the_room_is_closed_is_not_asked_again() -> None:
    """S6: its answer scheduled the closed room anew, and level 6 played on for ever with nobody there."""
    clock, bots = FakeClock(), Thinker()
    rooms = rooms_on(MemoryStore(), Settings("http://cards.test"), bots=bots, clock=clock)
    live = await rooms.live((await rooms.create(ENDLESS)).kept.id)
    watcher = RoomGuest(rooms, live)
    await clock.turn(1)
    watcher.go()
    await clock.turn(61)
    assert not rooms._live_rooms
    for thinking in bots.asked:
        thinking.set_result(None)
    asked = len(bots.asked)
    await clock.turn(60)
    assert (len(bots.asked), live.turn_clock.pending) == (asked, None)
    await rooms.stop(0)


async def test_a_room_that_is_being_written_to_is_closed_a_second_later() -> None:
    """S6: it stayed open for another minute each time that a bot happened to answer just then."""
    clock = FakeClock()
    rooms = rooms_on(MemoryStore(), Settings("http://cards.test"), bots=Thinker(), clock=clock)
    live = await rooms.live((await rooms.create(ENDLESS)).kept.id)
    RoomGuest(rooms, live).go()
    async with live.lock:
        await clock.turn(60)
        assert rooms._live_rooms
    await clock.turn(1)
    assert not rooms._live_rooms
    await rooms.stop(0)
