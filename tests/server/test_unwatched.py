"""Bots wait when nobody is connected, so that no table plays for nobody (S6)."""

import asyncio
from pathlib import Path

from flip7.server.founding import Plan
from flip7.server.options import GameRules, Options
from flip7.server.settings import Limits, Patience, Settings
from flip7.server.storage.store import Phase
from tests.server.halls import QUICK, Guest, hall_on, open_hall, until
from tests.server.memory import MemoryStore

BOTS = Plan(
    name="Ana", seat=None, seats=4, fill="level1", start=True, rules=GameRules(target=40), options=Options(odds=False)
)
LINGERS = Patience(host_away=60, linger=60, presence=0, unwatched=0, retry=0.01, longest_retry=0.05)


async def settled() -> None:
    """Everything that can go on without a timer has done so."""
    for _ in range(50):
        await asyncio.sleep(0)


async def test_a_table_that_nobody_has_come_to_is_not_even_opened(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        ids = [(await hall.found(BOTS)).kept.id for _ in range(20)]
        await settled()
        assert not hall._desks
        assert [len(await hall._store.log(id_)) for id_ in ids] == [len(await hall._store.log(ids[0]))] * 20


async def test_looking_at_a_table_by_rest_moves_no_bot(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        founding = await hall.found(BOTS)
        await hall.view(founding.kept.code)
        desk = await hall.desk(founding.kept.id)
        await settled()
        assert (desk.due, desk.room.length) == (None, len(founding.entries))


async def test_bots_play_when_somebody_watches_and_stop_when_the_room_is_closed(tmp_path: Path) -> None:
    long = Plan(name="Ana", seat=None, seats=4, fill="level1", start=True, options=Options(odds=False, bot_seconds=10))
    async with open_hall(tmp_path) as hall:
        desk = await hall.desk((await hall.found(long)).kept.id)
        watcher = Guest(hall, desk)
        assert desk.due is not None
        watcher.go()
        await until(lambda: not hall._desks)
        assert desk.due is None


async def test_a_game_goes_on_to_its_end_while_somebody_watches(tmp_path: Path) -> None:
    async with open_hall(tmp_path) as hall:
        desk = await hall.desk((await hall.found(BOTS)).kept.id)
        Guest(hall, desk)
        await until(lambda: desk.room.revealed)


async def test_no_more_than_so_many_games_go_on_after_their_last_client_has_gone() -> None:
    store = MemoryStore()
    settings = Settings("http://cards.test", patience=LINGERS, limits=Limits(unwatched_games=3))
    hall = hall_on(store, settings)
    slow = Plan(name="Ana", seat=None, seats=4, fill="level1", start=True, options=Options(bot_seconds=10))
    desks = [await hall.desk((await hall.found(slow)).kept.id) for _ in range(8)]
    for desk in desks:
        Guest(hall, desk).go()
    assert sum(desk.due is not None for desk in desks) == 3
    Guest(hall, desks[-1])
    assert desks[-1].due is not None
    await hall.stop(0)


async def test_the_bots_of_one_table_answer_no_faster_than_their_pace() -> None:
    """A burst at once, and then one place in every interval, by the event loop's clock."""
    store = MemoryStore()
    settings = Settings(
        "http://cards.test", patience=QUICK, limits=Limits(bot_choices_at_once=5, bot_choices_per_second=0.001)
    )
    hall = hall_on(store, settings)
    id_ = (await hall.found(BOTS)).kept.id
    desk = await hall.desk(id_)
    watcher = Guest(hall, desk)
    await until(lambda: len(watcher.acts("chose")) == 5)
    await settled()
    assert len(watcher.acts("chose")) == 5
    assert store.rooms[id_].phase is Phase.PLAYING
    await hall.stop(0)
