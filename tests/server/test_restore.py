"""A backup takes the place of the database; whatever goes wrong, the database is as it was."""

import asyncio
import sqlite3
from collections.abc import Sequence
from contextlib import closing
from datetime import UTC, datetime
from pathlib import Path

import pytest

from flip7.server.admin.restore import BadRestore, restore
from flip7.server.storage.schema import VERSION_TABLE
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import StoreTrouble
from flip7.server.storage.url import Place, find_place
from tests.server.owned import DATABASE
from tests.server.rooms_fixture import open_rooms, table_of

pytestmark = pytest.mark.integration  # real databases and files

NOW = datetime(2026, 7, 1, 4, 0, tzinfo=UTC)


def place_of(folder: Path) -> Place:
    return find_place(str(folder / DATABASE))


def made(folder: Path, *hosts: str) -> None:
    """Tables of these hosts are in the database."""

    async def make() -> None:
        async with open_rooms(folder) as rooms:
            for host in hosts:
                await table_of(rooms, host, "Bob")

    asyncio.run(make())


def backed_up(folder: Path) -> Path:
    file = folder / "backup.sqlite"

    async def copy() -> None:
        store = await open_store(str(folder / DATABASE))
        await store.backup(file)
        await store.close()

    asyncio.run(copy())
    return file


def tables(file: Path) -> int:
    async def count() -> int:
        store = await open_store(str(file))
        try:
            return len(await store.rooms_kept())
        finally:
            await store.close()

    return asyncio.run(count())


def files(folder: Path) -> Sequence[tuple[str, bytes]]:
    return sorted((path.name, path.read_bytes()) for path in folder.iterdir() if not path.name.endswith(".lock"))


def test_the_database_is_as_it_was_at_the_backup_and_what_came_after_is_kept(tmp_path: Path) -> None:
    made(tmp_path, "Ann")
    backup = backed_up(tmp_path)
    made(tmp_path, "Cleo", "Dan")
    old, count = restore(place_of(tmp_path), backup, NOW)
    assert (count, tables(tmp_path / DATABASE)) == (1, 1)
    assert old == tmp_path / f"{DATABASE}.before-restore-2026-07-01-040000"
    assert old is not None
    assert tables(old) == 3
    assert backup.exists()
    assert not list(tmp_path.glob("*restoring*"))


def test_a_journal_that_was_left_by_a_crash_goes_with_the_old_file(tmp_path: Path) -> None:
    """Left where it was, SQLite would write its pages into the restored file."""
    made(tmp_path, "Ann")
    backup = backed_up(tmp_path)
    made(tmp_path, "Cleo")
    file = tmp_path / DATABASE
    with closing(sqlite3.connect(file, isolation_level=None)) as crashed:
        crashed.execute("PRAGMA journal_mode = WAL")
        crashed.execute("UPDATE rooms SET public = 1")
        wal = Path(f"{file}-wal").read_bytes()
        assert wal
        old, _ = restore(place_of(tmp_path), backup, NOW)
        assert old is not None
        assert Path(f"{old}-wal").read_bytes() == wal
        assert not Path(f"{file}-wal").exists()
    assert tables(file) == 1


def test_into_a_folder_without_a_database_a_backup_is_restored_too(tmp_path: Path) -> None:
    made(tmp_path, "Ann")
    backup = backed_up(tmp_path)
    other = tmp_path / "other"
    other.mkdir()
    assert restore(place_of(other), backup, NOW) == (None, 1)
    assert tables(other / DATABASE) == 1


def test_while_a_server_runs_nothing_is_restored(tmp_path: Path) -> None:
    made(tmp_path, "Ann")
    backup = backed_up(tmp_path)

    async def meanwhile() -> None:
        async with open_rooms(tmp_path):
            with pytest.raises(StoreTrouble, match="stop it first"):
                await asyncio.to_thread(restore, place_of(tmp_path), backup, NOW)

    asyncio.run(meanwhile())
    assert tables(tmp_path / DATABASE) == 1
    assert not list(tmp_path.glob("*before-restore*"))


def not_there(_: Path) -> None:
    pass


def empty(backup: Path) -> None:
    backup.touch()


def a_text(backup: Path) -> None:
    backup.write_text("milk, eggs\n" * 500, encoding="utf-8")


def half(backup: Path) -> None:
    made(backup.parent, "Eve")
    content = backed_up(backup.parent).read_bytes()
    backup.write_bytes(content[: len(content) // 2])


def of_another_program(backup: Path) -> None:
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute("CREATE TABLE songs (name TEXT)")


def of_a_newer_version(backup: Path) -> None:
    made(backup.parent, "Eve")
    backup.write_bytes(backed_up(backup.parent).read_bytes())
    with closing(sqlite3.connect(backup)) as database, database:
        database.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 - our own name


@pytest.mark.parametrize("spoil", [not_there, empty, a_text, half, of_another_program, of_a_newer_version])
def test_what_is_no_sound_backup_changes_nothing(tmp_path: Path, spoil: object) -> None:
    assert callable(spoil)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    bad = elsewhere / "bad.sqlite"
    spoil(bad)
    home = tmp_path / "home"
    home.mkdir()
    made(home, "Ann")
    before = files(home)
    with pytest.raises(BadRestore, match=r"bad\.sqlite"):
        restore(place_of(home), bad, NOW)
    assert files(home) == before


def test_the_database_itself_is_no_backup(tmp_path: Path) -> None:
    made(tmp_path, "Ann")
    with pytest.raises(BadRestore, match="itself"):
        restore(place_of(tmp_path), tmp_path / DATABASE, NOW)


def test_postgresql_has_its_own_programs_for_it(tmp_path: Path) -> None:
    with pytest.raises(BadRestore, match="pg_restore"):
        restore(find_place("postgresql://localhost/flip7"), tmp_path / "backup.sqlite", NOW)
