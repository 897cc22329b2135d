"""A database that cannot be written says why, stores nothing by halves, and works again when it can."""

import asyncio
import sqlite3
from pathlib import Path

import pytest
from sqlalchemy import event

from flip7.server.storage import engines
from flip7.server.storage.sql import SqlStore
from flip7.server.storage.store import Entry, Phase, StoreTrouble
from tests.server.storage.stores import a_room, an_entry, another_program, in_own_mounts, opened, run

pytestmark = pytest.mark.slow

FILLING = Path(__file__).with_name("filling_a_disk.py")
NO_LIMIT = 2**30
LARGE = Entry(1, b"x" * 100_000)


class Switch:
    """A PRAGMA that every connection of the store is given before it is used."""

    def __init__(self, store: SqlStore, pragma: str) -> None:
        self.pragma = pragma
        event.listen(store._engine, "checkout", self._set)

    def _set(self, connection: sqlite3.Connection, *_: object) -> None:
        connection.execute(f"PRAGMA {self.pragma}").close()


async def outcomes(store: SqlStore, number: int, entry: Entry) -> list[BaseException | None]:
    """What becomes of one entry for each of three rooms, asked for at once."""
    asked = (store.append(f"id-of-{name}", number, entry, Phase.PLAYING) for name in "abc")
    return await asyncio.gather(*asked, return_exceptions=True)


@pytest.fixture
def impatient(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engines, "PATIENCE", 0.05)


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
    said = in_own_mounts(f"mount -t tmpfs -o size=1m tmpfs {tmp_path}", FILLING, file)
    assert said == [f"{file}: the disk is full", "True"]


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
        with another_program(file) as connection:
            [page] = connection.execute("SELECT rootpage FROM sqlite_master WHERE name = 'log'").fetchone()
        with file.open("r+b") as content:
            content.seek((page - 1) * 4096)
            content.write(b"\xff" * 4096)
        async with opened(file) as store:
            with pytest.raises(StoreTrouble, match="x: the database is damaged"):
                await store.log("id-of-a")
            with pytest.raises(StoreTrouble, match="x: the database is damaged"):
                await store.append("id-of-a", 1, an_entry())

    run(story())


def test_a_file_that_is_gone_is_told_and_not_made_anew(tmp_path: Path) -> None:
    file = tmp_path / "x"

    async def story() -> None:
        async with opened(file) as store:
            await store.check()
            file.unlink()
            with pytest.raises(StoreTrouble) as caught:
                await store.check()
            assert str(caught.value) == f"{file}: the file is gone, or another has taken its place"
            store._engine.dispose()  # the next read opens it anew
            with pytest.raises(StoreTrouble, match="x: the database cannot be opened"):
                await store.find("A")
        assert not file.exists()

    run(story())


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
