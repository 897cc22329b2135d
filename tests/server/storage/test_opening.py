"""Opening a database: which file, with which tables, and the error if it cannot be opened."""

import asyncio
import logging
import os
import stat
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from threading import Event
from types import SimpleNamespace
from typing import Any

import platformdirs
import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import text

from flip7.protocol.room_options import Phase
from flip7.server.storage import engine as engine_module
from flip7.server.storage.database import DatabaseFile, begin_writing
from flip7.server.storage.migrate import _config, upgrade
from flip7.server.storage.schema import VERSION_TABLE, tables
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Entry, StoredRoom, StoreTrouble
from flip7.server.storage.url import find_place, usual_database
from tests.server.storage.postgresql import PostgresServer
from tests.server.storage.stores import a_room, an_entry, another_program, in_own_mounts, opened, run
from tests.waiting import wait_until

pytestmark = pytest.mark.integration

NOBODY = 65534
FILLED_BY_0001: list[tuple[str, list[dict[str, Any]]]] = [
    (
        "INSERT INTO rooms VALUES (:id, :code, :secret, :public, :created, :phase)",
        [
            {"id": "id-of-a", "code": "A", "secret": b"s" * 32, "public": True, "created": 5, "phase": "over"},
            {"id": "id-of-b", "code": "B", "secret": b"t" * 32, "public": False, "created": 6, "phase": "lobby"},
        ],
    ),
    (
        "INSERT INTO codes (code, room) VALUES (:code, :room)",
        [{"code": "A", "room": "id-of-a"}, {"code": "B", "room": "id-of-b"}],
    ),
    (
        "INSERT INTO log (room, number, at, act) VALUES ('id-of-a', :number, :at, :act)",
        [{"number": 0, "at": 7, "act": b"{}"}, {"number": 1, "at": 8, "act": b'{"x":1}'}],
    ),
]
OPENING = Path(__file__).with_name("opening_alone.py")
"""A program that opens a store and prints what is said."""


def refusal(given: str | Path) -> str:
    """Why that database cannot be opened."""
    with pytest.raises(StoreTrouble) as caught:
        run(open_store(str(given)))
    assert "\n" not in str(caught.value)
    return str(caught.value)


def made_store(file: Path) -> Path:
    """The file, with a room in it."""

    async def story() -> None:
        async with opened(file) as store:
            await store.create(a_room("a"), [an_entry()])

    run(story())
    return file


def mode(path: Path) -> int:
    return stat.S_IMODE(path.stat().st_mode)


@contextmanager
def as_nobody() -> Iterator[None]:
    """Without the rights of root, whom no permission stops."""
    if os.geteuid() != 0:
        yield
        return
    os.seteuid(NOBODY)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def common_folder() -> Iterator[Path]:
    """A folder into which everybody can look."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


# --- which database is meant -----------------------------------------------------------------------------------------


def test_a_file_is_named_by_its_path_or_its_address(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for given in ("some file%41.db", "sqlite:///some file%41.db", f"sqlite:///{tmp_path}/some file%41.db"):
        assert find_place(given).file == tmp_path / "some file%41.db"
    made_store(Path("some file%41.db"))
    assert (tmp_path / "some file%41.db").is_file()


def test_the_usual_database_is_among_the_data_of_the_user() -> None:
    assert usual_database() == platformdirs.user_data_path("flip7") / "tables.sqlite"


@pytest.mark.parametrize(
    "given, sentence",
    [
        ("", "'' is not the name of a file that can hold a database"),
        (":memory:", "':memory:' is not the name of a file that can hold a database"),
        ("sqlite:///:memory:", "':memory:' is not the name of a file that can hold a database"),
        ("sqlite://", "use three slashes, as in sqlite:///FILE"),
        ("sqlite:x.db", "use three slashes, as in sqlite:///FILE"),
    ],
)
def test_what_names_no_file_is_refused(given: str, sentence: str) -> None:
    assert refusal(given) == sentence


@pytest.mark.parametrize("name", ["a\0b", "a\ud800b"])
def test_what_can_be_no_name_is_refused(tmp_path: Path, name: str) -> None:
    assert refusal(f"{tmp_path}/{name}").endswith(": no file can have that name")


@pytest.mark.parametrize(
    "given",
    [
        "mysql://ana:hush@host/x",
        "postgresql:/ana:hush@host/x",
        "postgresql://ana:hush@host:port/x",
        "postgresql://ana:hush@[host/x",
        "sqlite://ana:hush@host/x",
        "sqlite:///x?password=hush",
        "://hush",
    ],
)
def test_what_cannot_be_read_is_refused_without_a_word_of_the_password(given: str) -> None:
    assert "hush" not in refusal(given)


def test_postgresql_needs_its_driver(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(__import__("sys").modules, "psycopg", None)
    assert refusal("postgresql://ana:hush@host/x") == (
        "postgresql://ana:***@host/x: PostgreSQL needs the package psycopg; "
        "install it with: pip install 'flip7[postgres]'"
    )


def test_nobody_else_can_read_what_is_made(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path / "one" / "two" / "x") as store:
            await store.create(a_room("a"), [an_entry()])
            folder = tmp_path / "one" / "two"
            assert {path.name: mode(path) for path in folder.iterdir()} == dict.fromkeys(
                ("x", "x-shm", "x-wal", "x.lock"), 0o600
            )
            assert (mode(folder), mode(folder.parent)) == (0o700, 0o700)

    run(story())


# --- its tables ------------------------------------------------------------------------------------------------------


async def test_the_migrations_make_the_tables_of_the_schema(database: str) -> None:
    async with opened(database) as store:
        with store._database.engine.connect() as connection:
            context = MigrationContext.configure(connection, opts={"version_table": VERSION_TABLE})
            assert compare_metadata(context, tables) == []


def test_the_migrations_make_them_to_the_letter(tmp_path: Path) -> None:
    """What Alembic does not compare, such as the condition of an index, is the same too."""

    def texts(file: Path) -> set[str]:
        with another_program(file) as connection:
            found = connection.execute("SELECT sql FROM sqlite_master WHERE sql IS NOT NULL").fetchall()
        return {" ".join(text.split()) for (text,) in found if VERSION_TABLE not in text}

    place = find_place(str(tmp_path / "y"))
    engine = engine_module.make_engine(place, DatabaseFile(place, tmp_path / "y").check)
    tables.create_all(engine)
    engine.dispose()
    assert texts(made_store(tmp_path / "x")) == texts(tmp_path / "y")


async def test_many_that_open_a_new_database_at_once_all_find_its_tables(database: str) -> None:
    """M8: on PostgreSQL, one of two failed now and then."""
    stores = await asyncio.gather(*(open_store(database, lock=False) for _ in range(8)))
    await stores[0].create(a_room("a"), [an_entry()])
    assert [await store.find("A") for store in stores] == [a_room("a")] * 8
    for store in stores:
        await store.close()


def test_nobody_makes_tables_while_another_does(postgres: PostgresServer) -> None:
    """M8, without chance: a process that opens the database waits for one that has begun to make its tables."""
    database = postgres.empty_database()

    async def story() -> None:
        engine = engine_module.make_engine(find_place(database), None)
        with engine.begin() as first:
            begin_writing(first)
            opening = asyncio.create_task(open_store(database))
            waiting = text("SELECT count(*) FROM pg_locks WHERE locktype = 'advisory' AND NOT granted")
            with engine.connect() as watching:
                is_waiting = lambda: opening.done() or watching.execute(waiting).scalar_one()  # noqa: E731 - short
                await asyncio.to_thread(wait_until, is_waiting)
            assert not opening.done()
            upgrade(first, find_place(database))
        await (await opening).close()
        engine.dispose()

    run(story())


def test_a_database_without_a_version_is_brought_up_to_date(tmp_path: Path) -> None:
    with another_program(tmp_path / "x") as connection:
        connection.execute(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
    made_store(tmp_path / "x")


async def test_a_database_of_the_first_version_is_brought_up_to_date_with_all_it_holds(database: str) -> None:
    """It is made by the first migration, and filled with the statements of its time."""
    place = find_place(database)
    engine = engine_module.make_engine(place, DatabaseFile(place, place.file).check if place.file else None)
    with engine.begin() as connection:
        begin_writing(connection)
        command.upgrade(_config(connection), "0001")
    with engine.begin() as connection:
        for statement, values in FILLED_BY_0001:
            connection.execute(text(statement), values)
    engine.dispose()
    async with opened(database) as store:
        found = await store.find("A")
        assert found == StoredRoom("id-of-a", "A", b"s" * 32, public=True, created=5, phase=Phase.OVER, joined=True)
        assert await store.find("B") == StoredRoom("id-of-b", "B", b"t" * 32, public=False, created=6, joined=True)
        assert await store.log("id-of-a") == [Entry(7, b"{}"), Entry(8, b'{"x":1}')]
        assert await store.newest() == 8
        await store.append("id-of-b", 0, [an_entry()], Phase.PLAYING)
        await store.check()
    async with opened(database) as store:
        assert await store.unfinished() == ["id-of-b"]


def test_a_migration_that_fails_leaves_everything_as_it_was(tmp_path: Path) -> None:
    with another_program(tmp_path / "x") as connection:
        connection.execute(f"CREATE TABLE {VERSION_TABLE} (version_num VARCHAR(32) NOT NULL PRIMARY KEY)")
        connection.execute("CREATE TABLE log (something TEXT)")
    assert refusal(tmp_path / "x") == f"{tmp_path / 'x'}: the database cannot be used: table log already exists"
    with another_program(tmp_path / "x") as connection:
        names = connection.execute("SELECT name FROM sqlite_master WHERE type = 'table' ORDER BY name").fetchall()
    assert names == [(VERSION_TABLE,), ("log",)]


def test_a_newer_database_is_left_alone(tmp_path: Path) -> None:
    file = made_store(tmp_path / "x")
    with another_program(file) as connection:
        connection.execute(f"UPDATE {VERSION_TABLE} SET version_num = '9999'")  # noqa: S608 - a name of ours
    assert refusal(file) == f"{file}: a newer flip7 made this database, and this one cannot read it"


def test_a_database_of_another_program_is_left_alone(tmp_path: Path) -> None:
    with another_program(tmp_path / "x") as connection:
        connection.execute("CREATE TABLE bookmarks (address TEXT)")
    assert refusal(tmp_path / "x") == f"{tmp_path / 'x'}: this database belongs to another program; it was not changed"
    with another_program(tmp_path / "x") as connection:
        assert connection.execute("SELECT name FROM sqlite_master").fetchall() == [("bookmarks",)]


def test_opening_says_nothing_and_leaves_the_logging_as_it_is(
    tmp_path: Path, capfd: pytest.CaptureFixture[str], caplog: pytest.LogCaptureFixture
) -> None:
    root = logging.getLogger()
    before = (
        root.level,
        list(root.handlers),
        logging.getLogger("alembic").level,
        logging.getLogger("alembic").disabled,
    )
    with caplog.at_level(logging.WARNING):
        made_store(tmp_path / "x")
    after = (root.level, list(root.handlers), logging.getLogger("alembic").level, logging.getLogger("alembic").disabled)
    assert after == before
    assert caplog.records == []
    assert capfd.readouterr() == ("", "")


# --- troubles --------------------------------------------------------------------------------------------------------


def test_a_file_that_is_not_a_database_is_left_alone(tmp_path: Path) -> None:
    file = tmp_path / "letter.txt"
    file.write_text("Dear Ana, " * 1000)
    assert refusal(file) == f"{file}: not a database, or a damaged one"
    assert file.read_text() == "Dear Ana, " * 1000


def test_a_damaged_database_is_told(tmp_path: Path) -> None:
    file = made_store(tmp_path / "x")
    content = bytearray(file.read_bytes())
    content[100:4096] = b"\xff" * 3996  # the first page, after the header: the list of the tables
    file.write_bytes(content)
    assert refusal(file) == f"{file}: the database is damaged"


def test_a_database_that_was_cut_off_is_told(tmp_path: Path) -> None:
    file = made_store(tmp_path / "x")
    file.write_bytes(file.read_bytes()[:4096])
    assert refusal(file) == f"{file}: the database is damaged"


def test_a_folder_is_not_a_file(tmp_path: Path) -> None:
    assert refusal(tmp_path) == f"{tmp_path}: a folder, not a file"


def test_a_file_is_not_a_folder(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    for file in (tmp_path / "file" / "x", tmp_path / "file" / "deep" / "x"):
        assert refusal(file) == f"{file}: a part of its path is not a folder"


def test_a_file_that_may_not_be_written_is_told(common_folder: Path) -> None:
    file = made_store(common_folder / "x")
    file.chmod(0o444)
    with as_nobody():
        assert refusal(file) == f"{file}: no permission"


def test_a_folder_that_may_not_be_written_is_told(common_folder: Path) -> None:
    file = made_store(common_folder / "x")
    file.chmod(0o666)
    common_folder.chmod(0o555)
    with as_nobody():
        assert refusal(file) == f"{file}: no permission"
        assert refusal(common_folder / "y") == f"{common_folder / 'y'}: no permission"


def test_a_disk_that_may_not_be_written_is_told(tmp_path: Path) -> None:
    file = made_store(tmp_path / "x")
    assert in_own_mounts(
        f"mount --bind {tmp_path} {tmp_path} && mount -o remount,bind,ro {tmp_path}", OPENING, file
    ) == [f"{file}: read-only file system"]


def test_a_database_that_another_program_holds_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(engine_module, "LOCK_TIMEOUT_SECONDS", 0)
    file = made_store(tmp_path / "x")
    with another_program(file) as connection:
        connection.execute("BEGIN IMMEDIATE")
        assert refusal(file) == f"{file}: another program holds the database locked"


def test_one_that_another_program_holds_for_a_moment_is_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also while the file is not yet in WAL: there SQLite itself would not wait."""
    waits, goes_on = Event(), Event()

    def wait(_: float) -> None:
        waits.set()
        goes_on.wait()

    monkeypatch.setattr(engine_module, "time", SimpleNamespace(monotonic=time.monotonic, sleep=wait))

    async def story() -> None:
        with another_program(tmp_path / "x") as connection:
            connection.execute("BEGIN IMMEDIATE")
            opening = asyncio.create_task(open_store(str(tmp_path / "x")))
            await asyncio.to_thread(waits.wait)
            assert not opening.done()
            connection.execute("ROLLBACK")
            goes_on.set()
            await (await opening).close()

    run(story())
