"""The admin socket: how a command on the same machine reaches a running server, and who can open it."""

import asyncio
import os
import socket
import stat
from contextlib import suppress
from pathlib import Path

import pytest

from flip7.server.admin import socket as sockets
from flip7.server.admin.commands import BadAdmin
from flip7.server.admin.protocol import (
    Announce,
    AnnouncedTo,
    Failed,
    ListTables,
    TablesListed,
    decode_response,
    encode_line,
)
from flip7.server.admin.socket import LONGEST_ADDRESS, NoServer, admin_socket, ask, socket_path
from flip7.server.storage.url import find_place
from tests.server.owned import DATABASE, owned_rooms
from tests.server.rooms_fixture import table_of


async def said(path: Path, line: bytes) -> bytes:
    """Send the line, and return the server's answer."""
    reader, writer = await asyncio.open_unix_connection(str(path))
    writer.write(line)
    writer.write_eof()
    answer = await reader.read()
    writer.close()
    return answer


async def test_a_command_reaches_the_server_that_has_the_database(tmp_path: Path) -> None:
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (rooms, owned), admin_socket(owned.admin, place):
        ann, _ = await table_of(rooms, "Ann", "Bob")
        listed = await ask(place, ListTables())
        assert isinstance(listed, TablesListed)
        assert [row.people for row in listed.tables] == [("Ann", "Bob")]
        assert isinstance(await ask(place, Announce("Hello")), AnnouncedTo)
        assert [message["text"] for message in ann.heard if message["type"] == "announced"] == ["Hello"]


async def test_only_its_owner_can_open_the_socket_and_it_is_gone_at_the_end(tmp_path: Path) -> None:
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (_, owned):
        async with admin_socket(owned.admin, place) as path:
            assert path == socket_path(place)
            assert stat.S_IMODE(path.stat().st_mode) == 0o600
        assert not path.exists()
        with pytest.raises(NoServer):
            await ask(place, ListTables())


async def test_what_a_killed_server_left_behind_is_removed(tmp_path: Path) -> None:
    place = find_place(str(tmp_path / DATABASE))
    with socket.socket(socket.AF_UNIX) as left:
        left.bind(str(socket_path(place)))
    with pytest.raises(NoServer):
        await ask(place, ListTables())
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place):
        assert isinstance(await ask(place, ListTables()), TablesListed)


async def test_the_socket_of_a_server_that_answers_is_left_alone(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place):
        async with admin_socket(owned.admin, place) as second:
            assert second is None
        assert "another server listens" in caplog.text
        assert isinstance(await ask(place, ListTables()), TablesListed)


async def test_a_file_that_is_no_socket_is_left_alone(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = find_place(str(tmp_path / DATABASE))
    socket_path(place).write_text("mine", encoding="utf-8")
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place) as path:
        assert path is None
    assert "is not a socket" in caplog.text
    assert socket_path(place).read_text(encoding="utf-8") == "mine"


async def test_where_others_may_write_no_socket_is_made(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    place = find_place(str(tmp_path / DATABASE))
    os.chmod(tmp_path, 0o777)  # noqa: PTH101, S103 - the folder is to be open to everybody
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place) as path:
        assert path is None
    assert "other users may write" in caplog.text


@pytest.mark.parametrize(
    "line",
    [b"", b"\n", b"hello\n", b"{}\n", b'{"command":"dance"}\n', b'{"command":"list_tables","limit":0}\n', b"no end"],
)
async def test_what_is_no_request_is_answered_with_a_sentence(tmp_path: Path, line: bytes) -> None:
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place) as path:
        assert path is not None
        assert isinstance(decode_response(await said(path, line)), Failed)
        assert isinstance(await ask(place, ListTables()), TablesListed)


async def test_a_line_without_an_end_is_not_read_for_ever(tmp_path: Path) -> None:
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place) as path:
        assert path is not None
        with suppress(ConnectionError):  # the server hung up while the rest was on its way
            assert b"one line" in await said(path, b"x" * 1_000_000)
        assert isinstance(await ask(place, ListTables()), TablesListed)


async def test_a_command_that_says_nothing_is_let_go(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_REQUEST_SECONDS", 0)
    place = find_place(str(tmp_path / DATABASE))
    async with owned_rooms(tmp_path) as (_, owned), admin_socket(owned.admin, place) as path:
        reader, writer = await asyncio.open_unix_connection(str(path))
        assert b"in time" in await reader.read()
        writer.close()


async def test_an_answer_of_another_version_is_a_sentence(tmp_path: Path) -> None:
    place = find_place(str(tmp_path / DATABASE))

    async def newer(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        assert await reader.readline() == encode_line(ListTables())
        writer.write(b'{"answer":"sung"}\n')
        writer.close()

    async with owned_rooms(tmp_path), await asyncio.start_unix_server(newer, socket_path(place)):
        with pytest.raises(BadAdmin, match="another version"):
            await ask(place, ListTables())


def test_a_long_path_has_its_socket_in_a_runtime_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sockets, "_RUN", tmp_path / "nowhere")
    monkeypatch.setenv("XDG_RUNTIME_DIR", "/run/user/7")
    one, two = (socket_path(find_place(str(tmp_path / (letter * 80) / DATABASE))) for letter in "ab")
    for path in (one, two):
        assert path.parent == Path("/run/user/7/flip7")
        assert len(os.fsencode(path)) <= LONGEST_ADDRESS
    assert one != two


def test_a_database_that_is_no_file_has_its_socket_in_a_runtime_folder(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The service has one that root and the service's own user find without being told."""
    monkeypatch.setattr(sockets, "_RUN", tmp_path)
    place = find_place("postgresql://flip7:hush@localhost/flip7")
    path = socket_path(place)
    assert path.parent == tmp_path
    assert "hush" not in str(path)
    assert path == socket_path(find_place("postgresql://flip7:other@localhost/flip7"))
