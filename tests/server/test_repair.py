"""Tables that cannot be read are found, and cut before their first bad act; play goes on from there (S1)."""

import os
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from flip7.core.decisions import Move
from flip7.protocol.commands import Start
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import BecameReady, By, Chose, LogLine, encode_line
from flip7.protocol.room_options import GameRules, Phase
from flip7.server.admin.repair import BadRepair, Outcome, TableChecked, check, repair
from flip7.server.rooms.room import Room
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Entry, Store, StoreTrouble
from flip7.server.storage.url import Place, find_place
from tests.server.owned import DATABASE, owned_store
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on, table_of

pytestmark = pytest.mark.integration  # real databases, damaged and mended

NOW = datetime(2026, 7, 1, 4, 0, tzinfo=UTC)

Spoil = Callable[[Path, Store, Room], Awaitable[int]]
"""Makes the table unreadable; how many acts can still be read."""


def place_of(folder: Path) -> Place:
    return find_place(str(folder / DATABASE))


async def begun(folder: Path) -> tuple[str, list[str]]:
    """A game under way at a table of two; its id, and the tokens of both."""
    async with open_rooms(folder) as rooms:
        guests = await table_of(rooms, "Ann", "Bob", rules=GameRules(target=120))
        await guests[0].command(Start())
        await play_on(guests, choices=4)
        return guests[0].live.room.id, [guest.token for guest in guests]


async def appended(store: Store, room: Room, act: bytes) -> int:
    await store.append(room.id, room.length, [Entry(0, act)])
    return room.length


async def an_answer_to_another_question(_: Path, store: Store, room: Room) -> int:
    assert room.asked is not None
    act = Chose(room.asked.seat, room.ordinal - 1, Move.STAY, By.BOT)
    return await appended(store, room, encode_line(LogLine(act)))


async def an_answer_of_another_seat(_: Path, store: Store, room: Room) -> int:
    assert room.asked is not None
    act = Chose(1 - room.asked.seat, room.ordinal, Move.STAY, By.BOT)
    return await appended(store, room, encode_line(LogLine(act)))


async def an_illegal_choice(_: Path, store: Store, room: Room) -> int:
    assert room.asked is not None
    return await appended(store, room, encode_line(LogLine(Chose(room.asked.seat, room.ordinal, 39, By.BOT))))


async def somebody_who_never_came(_: Path, store: Store, room: Room) -> int:
    return await appended(store, room, encode_line(LogLine(BecameReady(person=77, ready=True))))


async def garbage_in_the_middle(_: Path, store: Store, room: Room) -> int:
    await store.rewrite(room.id, {room.length - 2: b"\x00\xff garbage"})
    return room.length - 2


async def a_gap(folder: Path, _: Store, room: Room) -> int:
    missing = room.length - 3
    with closing(sqlite3.connect(folder / DATABASE)) as database, database:
        database.execute("DELETE FROM log WHERE room = ? AND number = ?", (room.id, missing))
    return missing


KINDS = [
    an_answer_to_another_question,
    an_answer_of_another_seat,
    an_illegal_choice,
    somebody_who_never_came,
    garbage_in_the_middle,
    a_gap,
]


async def spoiled(folder: Path, table: str, spoil: Spoil) -> int:
    async with owned_store(folder) as owned:
        return await spoil(folder, owned.store, await owned.room(table))


@pytest.mark.parametrize("spoil", KINDS, ids=lambda kind: kind.__name__)
async def test_after_a_repair_the_table_opens_and_the_game_is_played_to_its_end(tmp_path: Path, spoil: Spoil) -> None:
    table, tokens = await begun(tmp_path)
    readable = await spoiled(tmp_path, table, spoil)
    async with owned_store(tmp_path) as owned:
        done = await repair(owned.store, place_of(tmp_path), [], NOW)
    (mended,) = done.unreadable
    assert (mended.id, mended.outcome, mended.readable, mended.phase) == (table, Outcome.CUT, readable, Phase.PLAYING)
    async with open_rooms(tmp_path) as rooms:
        live = await rooms.live(table)
        await play_on([RoomGuest(rooms, live, token) for token in tokens])
        assert live.room.revealed is not None
    async with owned_store(tmp_path) as owned:
        assert (await check(owned.store, [])).unreadable == ()


@pytest.mark.parametrize("spoil", KINDS[:-1], ids=lambda kind: kind.__name__)
async def test_without_a_repair_the_table_does_not_open(tmp_path: Path, spoil: Spoil) -> None:
    table, _ = await begun(tmp_path)
    await spoiled(tmp_path, table, spoil)
    async with open_rooms(tmp_path) as rooms:
        with pytest.raises((StoreTrouble, Refused)):
            await rooms.live(table)


async def test_a_check_changes_nothing(tmp_path: Path) -> None:
    table, _ = await begun(tmp_path)
    await spoiled(tmp_path, table, an_illegal_choice)
    async with owned_store(tmp_path) as owned:
        before = await owned.store.log(table)
        (found,) = (await check(owned.store, [])).tables
        assert (found.outcome, found.readable) == (Outcome.UNREADABLE, len(before) - 1)
        assert found.problem is not None
        assert "39" in found.problem
        assert await owned.store.log(table) == before


async def test_the_database_as_it_was_is_kept_beside_it(tmp_path: Path) -> None:
    table, _ = await begun(tmp_path)
    await spoiled(tmp_path, table, garbage_in_the_middle)
    async with owned_store(tmp_path) as owned:
        before = await owned.store.log(table)
        done = await repair(owned.store, place_of(tmp_path), [], NOW)
        assert len(await owned.store.log(table)) < len(before)
    assert done.backup == f"{tmp_path / DATABASE}.before-repair-2026-07-01-040000"
    kept = await open_store(done.backup)
    assert await kept.log(table) == before
    await kept.close()


async def test_sound_tables_are_left_alone_and_no_backup_is_made_for_them(tmp_path: Path) -> None:
    table, _ = await begun(tmp_path)
    async with owned_store(tmp_path) as owned:
        before = await owned.store.log(table)
        done = await repair(owned.store, place_of(tmp_path), [], NOW)
        assert (done.unreadable, done.backup, await owned.store.log(table)) == ((), None, before)
    assert not [name for name in os.listdir(tmp_path) if "before-repair" in name]  # noqa: PTH208 - in a coroutine


async def test_only_the_tables_that_are_named_are_mended(tmp_path: Path) -> None:
    one, _ = await begun(tmp_path)
    two, _ = await begun(tmp_path)
    for table in (one, two):
        await spoiled(tmp_path, table, an_illegal_choice)
    async with owned_store(tmp_path) as owned:
        done = await repair(owned.store, place_of(tmp_path), [one], NOW)
        assert [each.id for each in done.tables] == [one]
        assert [each.id for each in (await check(owned.store, [])).unreadable] == [two]
        with pytest.raises(BadRepair, match="no table 'nosuch'"):
            await repair(owned.store, place_of(tmp_path), ["nosuch"], NOW)


async def test_a_table_of_which_nothing_can_be_read_is_written_to_a_file_and_removed(tmp_path: Path) -> None:
    table, _ = await begun(tmp_path)
    async with owned_store(tmp_path) as owned:
        await owned.store.rewrite(table, {0: b"{}"})
        done = await repair(owned.store, place_of(tmp_path), [], NOW)
        (gone,) = done.tables
        assert await owned.store.find(table) is None
    assert gone.outcome is Outcome.SET_ASIDE
    file = kept_in(gone)
    assert table in file.read_text(encoding="utf-8")
    assert file.stat().st_mode & 0o077 == 0


def kept_in(each: TableChecked) -> Path:
    assert each.file is not None
    return Path(each.file)


async def test_a_finished_game_that_is_cut_is_played_on(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        guests = await table_of(rooms, "Ann", "Bob", rules=GameRules(target=120))
        await guests[0].command(Start())
        await play_on(guests)
        table, tokens, length = guests[0].live.room.id, [guest.token for guest in guests], guests[0].live.room.length
    async with owned_store(tmp_path) as owned:
        await owned.store.rewrite(table, {length - 3: b"garbage"})
        (mended,) = (await repair(owned.store, place_of(tmp_path), [], NOW)).tables
        assert mended.phase is Phase.PLAYING
        kept = await owned.store.find(table)
        assert kept is not None
        assert kept.phase is Phase.PLAYING
    async with open_rooms(tmp_path) as rooms:
        live = await rooms.live(table)
        await play_on([RoomGuest(rooms, live, token) for token in tokens])
        assert live.room.phase is Phase.OVER
