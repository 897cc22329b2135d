"""A database that cannot be written says why, stores nothing by halves, and works again when it can."""

import asyncio
import shutil
import sqlite3
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import event

from flip7.protocol.room_options import Phase
from flip7.server.storage import engine
from flip7.server.storage.sql_store import LEAST_FREE_BYTES, ROOMS_PER_CHECK, SqlStore
from flip7.server.storage.store import Entry, StoreTrouble, Taken
from tests.server.storage.stores import a_room, an_entry, another_program, in_own_mounts, opened, run

pytestmark = pytest.mark.integration

FILLING = Path(__file__).with_name("filling_a_disk.py")
NO_LIMIT = 2**30
LEAF = 10
"""The first byte of a page that holds entries of logs."""
LARGE = Entry(1, b"x" * 100_000)


class Switch:
    """A PRAGMA that every connection of the store is given before it is used."""

    def __init__(self, store: SqlStore, pragma: str) -> None:
        self.pragma = pragma
        event.listen(store._database.engine, "checkout", self._set)

    def _set(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {self.pragma}").close()


async def outcomes(store: SqlStore, number: int, entry: Entry) -> list[BaseException | None]:
    """Append one entry to each of three rooms at once, and return the outcomes."""
    asked = (store.append(f"id-of-{name}", number, [entry], Phase.PLAYING) for name in "abc")
    return await asyncio.gather(*asked, return_exceptions=True)


def damage_the_log(file: Path) -> None:
    """The page is garbage at which every search in the logs begins."""
    with another_program(file) as connection:
        connection.execute("PRAGMA wal_checkpoint(TRUNCATE)")  # so that the page is read from the file itself
        [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
    spoil(file, page)


def spoil(file: Path, page: int) -> None:
    with file.open("r+b") as content:
        content.seek((page - 1) * 4096)
        content.write(b"\xff" * 4096)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine, "LOCK_TIMEOUT_SECONDS", 0)


def test_a_full_disk_stores_nothing_and_is_forgotten_when_there_is_room(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            for name in "abc":
                await store.create(a_room(name), [an_entry()])
            switch = Switch(store, "max_page_count = 1")  # SQLite takes the number of pages there are
            refused = await outcomes(store, 1, LARGE)
            assert [str(error) for error in refused] == [f"{tmp_path / 'x'}: the disk is full"] * 3
            assert all(isinstance(error, StoreTrouble) for error in refused)
            assert [await store.log(f"id-of-{name}") for name in "abc"] == [[an_entry()]] * 3
            assert await store.unfinished() == []
            switch.pragma = f"max_page_count = {NO_LIMIT}"
            assert await outcomes(store, 1, LARGE) == [None] * 3
            assert [await store.log(f"id-of-{name}") for name in "abc"] == [[an_entry(), LARGE]] * 3

    run(story())


def test_a_disk_that_is_really_full_is_forgotten_when_there_is_room(tmp_path: Path) -> None:
    file = tmp_path / "x"
    said = in_own_mounts(f"mount -t tmpfs -o size=3m tmpfs {tmp_path}", FILLING, file)
    assert said == [f"{file}: the disk is full", f"{file}: the disk is full", "True"]


def test_a_database_that_can_only_be_read_is_read_and_says_so(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            for name in "abc":
                await store.create(a_room(name), [an_entry()])
            switch = Switch(store, "query_only = ON")
            sentence = f"{tmp_path / 'x'}: the database can be read, but not written"
            assert [str(error) for error in await outcomes(store, 1, an_entry())] == [sentence] * 3
            assert await store.find("A") == a_room("a")
            switch.pragma = "query_only = OFF"
            assert await outcomes(store, 1, an_entry()) == [None] * 3

    run(story())


@pytest.mark.usefixtures("impatient")
def test_a_database_that_another_program_holds_says_so_until_it_lets_go(tmp_path: Path) -> None:
    sentence = f"{tmp_path / 'x'}: another program holds the database locked"

    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            for name in "abc":
                await store.create(a_room(name), [an_entry()])
            with another_program(tmp_path / "x") as connection:
                connection.execute("BEGIN IMMEDIATE")
                assert [str(error) for error in await outcomes(store, 1, an_entry())] == [sentence] * 3
                with pytest.raises(StoreTrouble) as caught:
                    await store.check()
                assert str(caught.value) == sentence
                assert await store.find("A") == a_room("a")
            await store.check()
            assert await outcomes(store, 1, an_entry()) == [None] * 3

    run(story())


def test_damage_that_is_met_while_reading_is_told(tmp_path: Path) -> None:
    file = tmp_path / "x"

    async def story() -> None:
        async with opened(file) as store:
            await store.create(a_room("a"), [LARGE])
        damage_the_log(file)
        async with opened(file) as store:
            with pytest.raises(StoreTrouble, match="x: the database is damaged"):
                await store.log("id-of-a")
            with pytest.raises(StoreTrouble, match="x: the database is damaged"):
                await store.append("id-of-a", 1, [an_entry()])

    run(story())


# --- refused, and stored all the same ---------------------------------------------------------------------------------


class LosesAcknowledgements:
    """A connection that breaks after a commit was done and before anybody hears of it, so many times."""

    def __init__(self, store: SqlStore) -> None:
        self.times = 0
        self._dialect = store._database.engine.dialect
        self._commit = self._dialect.do_commit
        vars(self._dialect)["do_commit"] = self._commit_and_break

    def _commit_and_break(self, connection: Any) -> None:  # noqa: ANN401 - as SQLAlchemy gives it
        self._commit(connection)
        if self.times:
            self.times -= 1
            raise self._dialect.loaded_dbapi.OperationalError("the connection broke")


async def test_a_lost_acknowledgement_is_a_trouble_and_a_second_try_is_refused(database: str) -> None:
    """S1: what was refused is there, and whoever tries again is told `Taken`: nothing is doubled, nothing is halved.

    PostgreSQL ends so in the middle of a commit; SQLite, if the disk fails in its `fsync` and the server dies then.
    """
    async with opened(database) as store:
        for name in "ab":
            await store.create(a_room(name), [an_entry()])
        losing = LosesAcknowledgements(store)
        losing.times = 1
        asked = [store.append(f"id-of-{name}", 1, [an_entry(2), an_entry(3)], Phase.PLAYING) for name in "ab"]
        refused = await asyncio.gather(*asked, return_exceptions=True)
        assert [type(error) for error in refused] == [StoreTrouble, StoreTrouble]
        for name in "ab":
            with pytest.raises(Taken):
                await store.append(f"id-of-{name}", 1, [an_entry(2), an_entry(3)], Phase.PLAYING)
            assert [entry.at for entry in await store.log(f"id-of-{name}")] == [1, 2, 3]


async def test_a_commit_whose_fsync_failed_is_written_over_at_once(tmp_path: Path) -> None:
    """It stands in the journal and would come back after a crash: seen with an `fsync` that fails, put in by a linker.

    Here the failure is played; the row that is written over it shows that something was.
    """
    async with opened(tmp_path / "x") as store:
        await store.create(a_room("a"), [an_entry()])
        dialect = vars(store._database.engine.dialect)

        def fail_once(_: object) -> None:
            del dialect["do_commit"]
            error = sqlite3.OperationalError("disk I/O error")
            error.sqlite_errorcode = sqlite3.SQLITE_IOERR_FSYNC
            raise error

        dialect["do_commit"] = fail_once
        with pytest.raises(StoreTrouble, match="x: the disk cannot be read or written"):
            await store.append("id-of-a", 1, [an_entry()])
        assert await store.meta_get("failures") == 1
        await store.append("id-of-a", 1, [an_entry()])


# --- the file is not what it was --------------------------------------------------------------------------------------

REPLACED = "the file was deleted or replaced while the server is running, and nothing is stored any more"


async def test_after_the_file_was_deleted_nothing_is_said_to_be_stored(tmp_path: Path) -> None:
    """M4: before, people played on, and everything was gone after a restart."""
    file = tmp_path / "x"
    async with opened(file) as store:
        for name in "abc":
            await store.create(a_room(name), [an_entry()])
        file.unlink()
        refused = await outcomes(store, 1, an_entry())
        assert all(isinstance(error, StoreTrouble) for error in refused)
        assert all(str(error).startswith(f"{file}: {REPLACED}: stop the server, put the file") for error in refused)
        with pytest.raises(StoreTrouble, match=REPLACED):
            await store.create(a_room("d"), [an_entry()])
        with pytest.raises(StoreTrouble, match=REPLACED):
            await store.check()
        store._database.engine.dispose()  # the next read opens it anew
        with pytest.raises(StoreTrouble, match=REPLACED):
            await store.find("A")
    assert not file.exists()


async def test_after_the_file_was_replaced_nothing_is_said_to_be_stored(tmp_path: Path) -> None:
    file, elsewhere = tmp_path / "x", tmp_path / "y"
    async with opened(elsewhere) as store:
        await store.create(a_room("other"), [])
    async with opened(file) as store:
        for name in "abc":
            await store.create(a_room(name), [an_entry()])
        file.rename(tmp_path / "moved")
        elsewhere.rename(file)
        assert [REPLACED in str(error) for error in await outcomes(store, 1, an_entry())] == [True] * 3
        store._database.engine.dispose()  # a connection that is made now must not lead to the other file
        with pytest.raises(StoreTrouble, match=REPLACED):
            await store.find("OTHER")
        file.rename(elsewhere)
        (tmp_path / "moved").rename(file)
        assert await outcomes(store, 1, an_entry()) == [None] * 3
        await store.check()


async def test_after_the_journal_was_deleted_nothing_is_said_to_be_stored(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        for name in "abc":
            await store.create(a_room(name), [an_entry()])
        (tmp_path / "x-wal").unlink()
        assert ["ends in -wal was deleted" in str(error) for error in await outcomes(store, 1, an_entry())] == [
            True
        ] * 3
        assert await store.log("id-of-a") == [an_entry()]
        await store.backup(tmp_path / "saved")
    async with opened(tmp_path / "saved") as store:
        assert [await store.log(f"id-of-{name}") for name in "abc"] == [[an_entry()]] * 3


# --- what a check sees ------------------------------------------------------------------------------------------------


async def test_a_check_writes_and_reads_back(database: str) -> None:
    async with opened(database, lock=False) as one, opened(database, lock=False) as two:
        await asyncio.gather(*(store.check() for store in (one, two) for _ in range(5)))
        assert await one.meta_get("checked") == 10


async def test_a_check_sees_that_the_disk_is_as_good_as_full(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """M4: a small write may still find room where SQLite wrote before, and health said «ok»."""
    async with opened(tmp_path / "x") as store:
        await store.check()
        monkeypatch.setattr(store, "free_bytes", lambda: LEAST_FREE_BYTES - 1)
        with pytest.raises(StoreTrouble, match="x: the disk is full"):
            await store.check()


async def test_a_check_sees_a_database_that_can_only_be_read(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        Switch(store, "query_only = ON")
        with pytest.raises(StoreTrouble, match="x: the database can be read, but not written"):
            await store.check()


async def test_a_check_sees_damage_where_the_newest_entry_stands(tmp_path: Path) -> None:
    async with opened(tmp_path / "x") as store:
        for number in range(3 * ROOMS_PER_CHECK):  # more than one check reads
            await store.create(a_room(f"r{number}"), [])
        await store.append("id-of-r47", 0, [LARGE])
        damage_the_log(tmp_path / "x")
        with pytest.raises(StoreTrouble, match="x: the database is damaged"):
            await store.check()


async def test_a_few_checks_see_damage_anywhere_in_the_logs(tmp_path: Path) -> None:
    """M4: damaged pages, and health said «ok»."""
    file = tmp_path / "x"
    async with opened(file) as store:
        for number in range(100):
            await store.create(a_room(f"r{number:02}"), [an_entry(what="x" * 600)] * 4)
    content = file.read_bytes()
    pages = [content[start : start + 4096] for start in range(0, len(content), 4096)]
    leaves = [number for number, page in enumerate(pages, 1) if page[0] == LEAF and b"x" * 600 in page]
    spoil(file, leaves[len(leaves) // 2])
    async with opened(file) as store:
        said = [await said_by_a_check(store) for _ in range(3 + 100 // ROOMS_PER_CHECK)]
        assert said[0] == ""
        assert set(said[-2:]) == {f"{file}: the database is damaged"}


async def said_by_a_check(store: SqlStore) -> str:
    try:
        await store.check()
    except StoreTrouble as trouble:
        return str(trouble)
    return ""


async def test_a_check_reads_every_room_in_its_turn(database: str) -> None:
    async with opened(database) as store:
        ids = sorted(f"id-of-r{number}" for number in range(2 * ROOMS_PER_CHECK + 3))
        for number in range(2 * ROOMS_PER_CHECK + 3):
            await store.create(a_room(f"r{number}"), [an_entry()])
        seen = []
        for _ in range(4):
            await store.check()
            seen.append(store._probed)
        assert seen == [ids[ROOMS_PER_CHECK - 1], ids[2 * ROOMS_PER_CHECK - 1], "", ids[ROOMS_PER_CHECK - 1]]


async def test_the_free_space_of_the_disk_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with opened(tmp_path / "x") as store:
        free = store.free_bytes()
        assert free is not None
        assert 0 < free <= shutil.disk_usage(tmp_path).total

        def no_answer(_: object) -> None:
            raise OSError

        monkeypatch.setattr(shutil, "disk_usage", no_answer)
        assert store.free_bytes() is None


def test_no_trouble_tells_a_secret(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "x") as store:
            Switch(store, "max_page_count = 1")
            with pytest.raises(StoreTrouble) as caught:
                await store.create(a_room("hush"), [LARGE])
            assert "hush" not in str(caught.value)
            assert "INSERT INTO log" in str(caught.value.__cause__)
            assert "hush" not in str(caught.value.__cause__)

    run(story())


async def test_an_older_copy_in_the_place_of_the_file_is_seen(tmp_path: Path) -> None:
    """M4: a backup was copied over a running server's file; every answer was our fault, and health said ok."""
    async with opened(tmp_path / "x") as store:
        await store.create(a_room("a"), [an_entry()])
        await store.check()
        await store.check()
        await store.append("id-of-a", 1, [an_entry()])
        with another_program(tmp_path / "x") as older:
            older.execute("DELETE FROM log WHERE number = 1")
            older.execute("UPDATE meta SET value = 1 WHERE key = 'checked'")
        with pytest.raises(StoreTrouble, match="an older copy was put in the file's place"):
            await store.append("id-of-a", 2, [an_entry()])
        with pytest.raises(StoreTrouble, match="an older copy was put in the file's place"):
            await store.check()
