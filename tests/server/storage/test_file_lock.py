"""Of two servers, one uses a file, and the other is told so."""

import asyncio
import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import StoreTrouble
from tests.server.storage.stores import a_room, an_entry, opened

pytestmark = pytest.mark.integration

HOLDING = Path(__file__).with_name("holding.py")
"""A program that holds a store until its standard input ends."""
ADVICE = "stop it first, or give this one another file with --database"


async def refusal(file: Path) -> str:
    with pytest.raises(StoreTrouble) as caught:
        await open_store(str(file))
    return str(caught.value)


def holding(file: Path, *options: str) -> subprocess.Popen[str]:
    """Another process that has the store open now."""
    program = subprocess.Popen(
        [sys.executable, HOLDING, file, *options], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True
    )
    assert program.stdout is not None
    assert program.stdout.readline() == "open\n"
    return program


async def test_a_second_process_is_refused_until_the_first_has_ended(tmp_path: Path) -> None:
    """S1c: two servers on one file destroyed games."""
    file = tmp_path / "x"
    with holding(file) as first:
        said = f"{file}: another flip7 server (process {first.pid}) is using this file: {ADVICE}"
        assert await asyncio.to_thread(lambda: asyncio.run(refusal(file))) == said
        first.communicate("")
    async with opened(file) as store:
        await store.check()


@pytest.mark.parametrize("options", [(), ("fork",)], ids=["alone", "with a process that it forked off"])
async def test_a_process_that_was_killed_holds_nothing(tmp_path: Path, options: tuple[str, ...]) -> None:
    with holding(tmp_path / "x", *options) as first:
        first.send_signal(signal.SIGKILL)
        first.wait()
        async with opened(tmp_path / "x") as store:
            await store.check()


async def test_two_stores_of_one_process_are_refused_too(tmp_path: Path) -> None:
    file = tmp_path / "x"
    async with opened(file) as store:
        await store.create(a_room("a"), [an_entry()])
        assert f"(process {os.getpid()}) is using this file" in await refusal(file)
        await store.append("id-of-a", 1, [an_entry()])
        assert not store.shared
    async with opened(file):
        pass


async def test_a_link_leads_to_the_same_lock(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "x")
    async with opened(tmp_path / "x"):
        assert "is using this file" in await refusal(tmp_path / "link")
    assert not (tmp_path / "link.lock").exists()


async def test_whoever_is_refused_leaves_the_file_alone(tmp_path: Path) -> None:
    async with opened(tmp_path / "x"):
        before = (tmp_path / "x").read_bytes(), (tmp_path / "x.lock").read_bytes()
        await refusal(tmp_path / "x")
        assert ((tmp_path / "x").read_bytes(), (tmp_path / "x.lock").read_bytes()) == before


async def test_a_store_that_cannot_be_opened_holds_no_lock(tmp_path: Path) -> None:
    file = tmp_path / "x"
    file.write_text("Dear Ana, " * 1000)
    assert await refusal(file) == await refusal(file) == f"{file}: not a database, or a damaged one"
    file.unlink()
    async with opened(file):
        pass


async def test_several_may_share_a_file_if_they_say_so(tmp_path: Path) -> None:
    async with opened(tmp_path / "x"), opened(tmp_path / "x", lock=False) as second:
        assert second.shared
        await second.check()


async def test_a_disk_that_knows_no_locks_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import errno

    from flip7.server.storage import file_lock

    def no_locks(_: int) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(file_lock, "lock_descriptor", no_locks)
    said = f"{tmp_path / 'x'}: the file cannot be locked here: keep it on a disk of this machine"
    assert await refusal(tmp_path / "x") == said


async def test_postgresql_is_shared_and_not_locked(database: str) -> None:
    async with opened(database) as store:
        assert store.shared == database.startswith("postgresql")


async def test_a_file_with_a_second_name_is_refused(tmp_path: Path) -> None:
    """Under a hard link SQLite keeps a journal of its own, and two servers destroyed the file."""
    file = tmp_path / "x"
    async with opened(file):
        pass
    (tmp_path / "y").hardlink_to(file)
    for name in ("x", "y"):
        assert "has a second name, a hard link" in await refusal(tmp_path / name)
    (tmp_path / "y").unlink()
    async with opened(file) as store:
        await store.check()


async def test_a_deleted_lock_file_is_made_and_locked_again(tmp_path: Path) -> None:
    """Somebody who tidies up deletes `x.lock` of a running server: a second server must still be refused."""
    file = tmp_path / "x"
    async with opened(file) as store:
        (tmp_path / "x.lock").unlink()
        await store.check()
        assert f"(process {os.getpid()}) is using this file" in await refusal(file)
        await store.create(a_room("a"), [an_entry()])


async def test_of_two_servers_with_different_lock_files_only_the_later_one_writes(tmp_path: Path) -> None:
    """S1: with the lock file replaced, a second server starts before the first has looked."""
    file = tmp_path / "x"
    async with opened(file) as first:
        await first.create(a_room("a"), [an_entry()])
        (tmp_path / "x.lock").unlink()
        async with opened(file) as second:
            await second.append("id-of-a", 1, [an_entry()])
            for _ in range(2):
                with pytest.raises(StoreTrouble, match="another flip7 server"):
                    await first.append("id-of-a", 2, [an_entry()])
            with pytest.raises(StoreTrouble, match="another flip7 server"):
                await first.check()
            await second.append("id-of-a", 2, [an_entry()])
        await first.append("id-of-a", 3, [an_entry()])  # the second one has ended
