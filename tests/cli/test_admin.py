"""`flip7 admin` and `flip7 tables`: without a server they open the database, with one they ask it."""

import asyncio
import json
import re
import signal
from pathlib import Path

import pytest

from flip7.server.rooms.create import Plan, create_room
from flip7.server.storage.sql_store import open_store
from tests.cli.command import Command, beside

pytestmark = pytest.mark.integration  # a real database and socket

PATIENCE = 60


@pytest.fixture
def code(tmp_path: Path) -> str:
    """A table with Ann and a bot, in tables.sqlite."""

    async def make() -> str:
        store = await open_store(str(tmp_path / "tables.sqlite"))
        made = create_room(Plan(name="Ann", seats=2, fill="level1"), 1_000)
        await store.create(made.kept, made.entries)
        await store.close()
        return made.kept.code

    return asyncio.run(make())


IN = ("--database", "tables.sqlite")


def test_without_a_server_the_tables_are_read_from_the_database(flip7: Command, code: str) -> None:
    ended = flip7("admin", "tables", *IN)
    assert ended.status == 0
    assert re.search(rf"{code} +lobby .* Ann", ended.out)
    (table,) = json.loads(flip7("admin", "tables", "--json", *IN).out)["tables"]
    assert (table["code"], table["people"], table["bots"]) == (code, ["Ann"], 1)
    assert "There are no tables." in flip7("admin", "tables", "--phase", "over", *IN).out


def test_a_table_is_looked_at_and_closed(flip7: Command, code: str) -> None:
    looked = flip7("admin", "look", code, *IN)
    assert looked.status == 0
    assert re.search(r"^0 +0 +0 +Ann +host$", looked.out, re.MULTILINE)
    assert flip7("admin", "close", code, *IN).out == f"Table {code} is closed.\n"
    assert flip7("admin", "close", code, *IN).out == f"Table {code} was over already.\n"


def test_addresses_are_blocked_listed_and_unblocked(flip7: Command, code: str) -> None:
    assert code
    assert "192.0.2.7/32" in flip7("admin", "block", "192.0.2.7", "--reason", "floods", *IN).out
    assert "floods" in flip7("admin", "blocks", *IN).out
    assert flip7("admin", "unblock", "192.0.2.7", *IN).out == "192.0.2.7/32 can connect again.\n"
    assert flip7("admin", "blocks", *IN).out == "Nobody is blocked.\n"


def test_a_backup_is_made_and_restored(flip7: Command, code: str) -> None:
    assert flip7("admin", "backup", "backup.sqlite", *IN).status == 0
    assert flip7("admin", "close", code, *IN).status == 0
    restored = flip7("admin", "restore", "backup.sqlite", *IN)
    assert (restored.status, restored.err) == (0, "")
    assert "before-restore" in restored.out
    assert "lobby" in flip7("admin", "tables", *IN).out


def test_somebody_is_found_and_forgotten(flip7: Command, code: str) -> None:
    assert re.search(rf"^{code} .* Ann$", flip7("admin", "find", "ANN", *IN).out, re.MULTILINE)
    assert "changed" in flip7("admin", "forget", code, "0", *IN).out
    assert flip7("admin", "forget", code, "0", *IN).out == "Their name and words were gone already.\n"
    assert flip7("admin", "find", "Ann", *IN).out == "Nobody came under that name.\n"
    assert "Player 1" in flip7("admin", "look", code, *IN).out


def test_tables_are_checked_and_repaired(flip7: Command, code: str) -> None:
    assert flip7("tables", "check", *IN).status == 0

    async def spoil() -> None:
        store = await open_store(str(flip7.folder / "tables.sqlite"))
        kept = await store.find(code)
        assert kept is not None
        await store.rewrite(kept.id, {2: b"garbage"})
        await store.close()

    asyncio.run(spoil())
    assert flip7("tables", "check", *IN).status == 1
    assert flip7("tables", "repair", "--dry-run", *IN).status == 1
    assert json.loads(flip7("tables", "check", "--json", *IN).out)["tables"][0]["readable"] == 2
    repaired = flip7("tables", "repair", code, *IN)
    assert (repaired.status, "cut to its first 2" in repaired.out) == (0, True)
    assert flip7("tables", "check", *IN).status == 0


@pytest.mark.parametrize(
    "arguments",
    [
        ("admin", "tables", "--database", "nosuch.sqlite"),
        ("admin", "announce", "Hello", *IN),
        ("admin", "announce", *IN),
        ("admin", "announce", "Hello", "--clear", *IN),
        ("admin", "look", "BCD234", *IN),
        ("admin", "block", "everybody", *IN),
        ("admin", "restore", "nosuch.sqlite", *IN),
        ("admin", "dance"),
        ("tables", "check", "BCD234", *IN),
    ],
)
def test_what_cannot_be_done_is_one_line(flip7: Command, code: str, arguments: tuple[str, ...]) -> None:
    assert code
    assert flip7("admin", "tables", *IN).status == 0  # the lock is beside the database now
    assert flip7.refused(*arguments)


@pytest.mark.parametrize("command", ["admin", "tables"])
def test_without_a_word_the_group_says_what_it_can_do(flip7: Command, command: str) -> None:
    ended = flip7(command)
    assert ended.status == 0
    assert f"flip7 {command}" in ended.out


@pytest.mark.integration
def test_a_running_server_answers_while_its_database_is_locked(flip7: Command, code: str) -> None:
    with beside("serve", "--host", "127.0.0.1", "--port", "0", *IN, folder=flip7.folder) as running:
        assert running.stdout is not None
        assert "http" in running.stdout.readline()
        assert code in flip7("admin", "tables", *IN).out
        told = flip7("admin", "announce", "Hello", "--restart-in", "5", *IN).out
        assert told.startswith("Everybody has been told.")
        assert "bytes" in flip7("admin", "backup", "backup.sqlite", *IN).out
        assert "stop it first" in flip7("tables", "repair", *IN).err
        assert "stop it first" in flip7("admin", "restore", "backup.sqlite", *IN).err
        assert flip7("admin", "close", code, *IN).out == f"Table {code} is closed.\n"
        running.send_signal(signal.SIGINT)
        assert running.wait(PATIENCE) == 0
        assert running.stderr is not None
        log = running.stderr.read()
        assert f"the owner closed table {code}" in log
        assert not (flip7.folder / "tables.sqlite.admin").exists()
