"""The owner's work on a store: copy, list, remove, rewrite, cut, block."""

import asyncio
import stat
from pathlib import Path

import pytest

from flip7.protocol.room_options import Phase
from flip7.server.storage import backup
from flip7.server.storage.sql_store import SqlStore
from flip7.server.storage.store import Block, Entry, Following, RoomSummary, StoredRoom, StoreTrouble
from tests.server.storage.postgresql import PostgresServer
from tests.server.storage.stores import a_room, an_entry, another_program, opened, rows

pytestmark = pytest.mark.integration

LONG = Entry(1, b"x" * 500)


# --- backup -----------------------------------------------------------------------------------------------------------


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


async def with_megabytes(store: SqlStore) -> None:
    """A store whose copy takes some steps."""
    for name in "abcdefgh":
        await store.create(a_room(name), [LONG] * 800)


async def test_a_backup_holds_what_is_kept(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        await with_megabytes(store)
        await store.backup(tmp_path / "saved")
        await store.append("id-of-a", 800, [an_entry()])
    assert names(tmp_path) == ["saved", "x", "x.lock"]
    async with opened(tmp_path / "saved") as store:
        assert await store.find("A") == a_room("a")
        assert await store.log("id-of-a") == [LONG] * 800
        await store.append("id-of-a", 800, [an_entry(2)])


async def test_only_its_owner_can_read_a_backup(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        await store.backup(tmp_path / "saved")
    assert stat.S_IMODE((tmp_path / "saved").stat().st_mode) == 0o600


async def test_a_backup_is_made_while_others_write_and_is_of_one_moment(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """After each step of the copy somebody writes. If that began the copy anew, it would never end."""
    monkeypatch.setattr(backup, "PAGES_PER_STEP", 64)
    loop = asyncio.get_running_loop()
    written = 0

    def write(*_: object) -> None:
        nonlocal written
        asyncio.run_coroutine_threadsafe(store.append("id-of-w", written, [LONG]), loop).result(30)
        written += 1
        assert written < 1000, "the copy does not end"

    async with opened(tmp_path / "x") as store:
        await with_megabytes(store)
        await store.create(a_room("w"), [])
        await asyncio.to_thread(
            backup.copy_database, store._place, store._database.engine, tmp_path / "saved", after_step=write
        )
        assert written > 5
        assert await store.lengths(["id-of-w"]) == {"id-of-w": written}
    async with opened(tmp_path / "saved") as store:
        assert await store.lengths(["id-of-a", "id-of-w"]) == {"id-of-a": 800, "id-of-w": 0}


async def test_a_backup_never_takes_the_place_of_a_file(tmp_path: Path) -> None:
    (tmp_path / "letter").write_text("Dear Ana")
    async with opened(tmp_path / "x") as store:
        for name in ("letter", "x"):
            with pytest.raises(StoreTrouble, match=f"{name}: there is such a file already"):
                await store.backup(tmp_path / name)
        await store.check()
    assert (tmp_path / "letter").read_text() == "Dear Ana"


async def test_a_backup_that_cannot_be_made_leaves_nothing(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        await store.create(a_room("a"), [an_entry()] * 50)
        with pytest.raises(StoreTrouble, match=f"no backup could be made in {tmp_path}/missing: No such file"):
            await store.backup(tmp_path / "missing" / "saved")
        with another_program(tmp_path / "x") as connection:
            connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        with (tmp_path / "x").open("r+b") as content:
            content.seek((page - 1) * 4096)
            content.write(b"\xff" * 4096)
        with pytest.raises(StoreTrouble, match="the database is damaged, and so would be its backup"):
            await store.backup(tmp_path / "saved")
    assert names(tmp_path) == ["x", "x.lock"]


async def test_postgresql_has_its_own_program_for_backups(postgres: PostgresServer, tmp_path: Path) -> None:
    async with opened(postgres.empty_database()) as store:
        with pytest.raises(StoreTrouble, match="is copied with its own program: pg_dump"):
            await store.backup(tmp_path / "saved")
        assert store.free_bytes() is None


async def test_a_closed_store_makes_no_backup(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        pass
    with pytest.raises(StoreTrouble, match="has been closed"):
        await store.backup(tmp_path / "saved")


# --- rooms ------------------------------------------------------------------------------------------------------------


async def test_rooms_are_listed_newest_first_with_their_length_and_their_last_entry(database: str) -> None:
    old = a_room("old", created=1, phase=Phase.OVER)
    new = a_room("new", created=3)
    middle = a_room("middle", created=2, phase=Phase.PLAYING)
    async with opened(database) as store:
        assert await store.rooms_kept() == []
        await store.create(old, [an_entry(7), an_entry(9)])
        await store.create(new, [])
        await store.create(middle, [an_entry(8)])
        listed = [RoomSummary(new, 0, 3), RoomSummary(middle, 1, 8), RoomSummary(old, 2, 9)]
        assert await store.rooms_kept() == listed
        assert await store.rooms_kept(limit=1, offset=1) == listed[1:2]
        assert await store.rooms_kept(Phase.OVER) == listed[2:]
        assert await store.rooms_kept(Phase.LOBBY, limit=5, offset=1) == []


async def test_nothing_is_left_of_a_room_that_is_removed(database: str) -> None:
    async with opened(database) as store:
        await store.create(a_room("a"), [an_entry()] * 3)
        await store.create(a_room("b"), [an_entry()])
        assert await store.remove("id-of-a")
        assert not await store.remove("id-of-a")
        assert await store.find("A") is None
        assert rows(store, "rooms", "codes", "log") == [1, 1, 1]


async def test_a_code_that_leads_to_a_rematch_stays_when_the_first_room_is_removed(database: str) -> None:
    rematch = StoredRoom("again", "A", bytes(32), public=False, created=2)
    async with opened(database) as store:
        await store.create(a_room("a"), [an_entry()])
        await store.create(rematch, [], Following("id-of-a", 1, an_entry()))
        assert await store.remove("id-of-a")
        assert await store.find("A") == rematch


# --- logs -------------------------------------------------------------------------------------------------------------


async def test_entries_are_rewritten_all_or_none(database: str) -> None:
    async with opened(database) as store:
        await store.create(a_room("a"), [an_entry(at) for at in range(4)])
        await store.create(a_room("b"), [an_entry(at) for at in range(4)])
        await store.rewrite("id-of-a", {1: b"one", 3: b"three"})
        changed = [an_entry(0), Entry(1, b"one"), an_entry(2), Entry(3, b"three")]
        assert await store.log("id-of-a") == changed
        with pytest.raises(StoreTrouble, match="room id-of-a does not have all the entries"):
            await store.rewrite("id-of-a", {0: b"zero", 4: b"four"})
        assert await store.log("id-of-a") == changed
        assert await store.log("id-of-b") == [an_entry(at) for at in range(4)]


async def test_what_is_rewritten_is_in_no_file_any_more(tmp_path: Path) -> None:
    """Whoever is forgotten is forgotten while the server runs: SQLite's journal is a file too."""
    async with opened(tmp_path / "x") as store:
        await store.create(a_room("a"), [an_entry(what="Ana Example")] * 20)
        await store.rewrite("id-of-a", dict.fromkeys(range(20), b"{}"))
        for file in names(tmp_path):
            assert b"Ana Example" not in (tmp_path / file).read_bytes(), file
        assert await store.log("id-of-a") == [Entry(an_entry().at, b"{}")] * 20


async def test_a_log_is_cut_and_goes_on_from_there(database: str) -> None:
    async with opened(database) as store:
        await store.create(a_room("a", phase=Phase.OVER), [an_entry(at) for at in range(5)])
        await store.create(a_room("b"), [an_entry()] * 5)
        await store.truncate("id-of-a", 2, Phase.PLAYING)
        assert await store.log("id-of-a") == [an_entry(0), an_entry(1)]
        assert await store.unfinished() == ["id-of-a"]
        await store.append("id-of-a", 2, [an_entry(9)])
        await store.truncate("id-of-a", 9, Phase.LOBBY)
        assert await store.lengths(["id-of-a", "id-of-b"]) == {"id-of-a": 3, "id-of-b": 5}
        with pytest.raises(StoreTrouble, match="room nobody is not kept any more"):
            await store.truncate("nobody", 0, Phase.LOBBY)


# --- blocks -----------------------------------------------------------------------------------------------------------


async def test_blocks_are_kept_changed_and_lifted(database: str) -> None:
    async with opened(database) as store:
        await store.block("2001:db8::/48", None, "floods")
        await store.block("192.0.2.7", 2**41, "")
        await store.block("192.0.2.7", 2**41 + 1, "again")
    async with opened(database) as store:
        assert await store.blocks() == [
            Block("192.0.2.7", 2**41 + 1, "again"),
            Block("2001:db8::/48", None, "floods"),
        ]
        assert await store.unblock("192.0.2.7")
        assert not await store.unblock("192.0.2.7")
        assert [block.prefix for block in await store.blocks()] == ["2001:db8::/48"]
