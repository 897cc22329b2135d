"""The admin socket: how `flip7 admin`, on the same machine, reaches a running server.

A Unix socket beside the database, which only the user that runs the server (and root) can open. One request a
connection, one line of JSON each way.
"""

import asyncio
import hashlib
import logging
import os
import socket
import stat
import sys
import tempfile
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from pathlib import Path
from typing import Final

import msgspec

from flip7.server.admin.commands import Admin, BadAdmin
from flip7.server.admin.protocol import (
    Failed,
    Request,
    Response,
    decode_request,
    decode_response,
    encode_line,
)
from flip7.server.storage.url import Place

log: Final = logging.getLogger("flip7.server")

IS_OFFERED: Final = sys.platform != "win32"
LONGEST_ADDRESS: Final = 100
"""Bytes of a path that every system takes for a Unix socket: Linux has room for 107, macOS for 103."""
_LONGEST_REQUEST: Final = 64 * 1024
_LONGEST_RESPONSE: Final = 64 * 1024 * 1024
"""A list of a thousand tables of forty people each takes some megabytes."""
_REQUEST_SECONDS: Final = 5.0
"""Time for a command to send its request."""
_RESPONSE_SECONDS: Final = 600.0
"""Time for a server to answer: a large backup, or a search through every table."""
_RUN: Final = Path("/run/flip7")
"""Where the service of systemd keeps what need not outlive it (`RuntimeDirectory=flip7`)."""
_OTHERS_MAY_WRITE: Final = stat.S_IWGRP | stat.S_IWOTH


class NoServer(Exception):
    """No server listens there."""


def socket_path(place: Place) -> Path:
    """Return the path of the admin socket: beside the database file, or in a runtime folder."""
    if place.file is not None:
        beside = Path(f"{place.file}.admin")
        if len(os.fsencode(beside)) <= LONGEST_ADDRESS:
            return beside
    digest = hashlib.sha256(place.url.render_as_string(hide_password=True).encode()).hexdigest()
    return _runtime_folder() / f"{digest[:32]}.admin"


def _runtime_folder() -> Path:
    """A folder of this user: the service's, that of the session, or one among the temporary files."""
    user = os.getuid()
    with suppress(OSError):
        if user in {0, _RUN.stat().st_uid}:
            return _RUN
    session = os.environ.get("XDG_RUNTIME_DIR")
    return Path(session) / "flip7" if session else Path(tempfile.gettempdir()) / f"flip7-{user}"


# --- the server's side ------------------------------------------------------------------------------------------------


@asynccontextmanager
async def admin_socket(admin: Admin, place: Place) -> AsyncIterator[Path | None]:
    """Listen for the owner within the block; None, and a line in the log, if that cannot be done here."""
    if not IS_OFFERED:
        log.info("flip7 admin reaches no running server on Windows: stop the server before you use it")
        yield None
        return
    path = socket_path(place)
    try:
        listening = _listen(path)
    except (OSError, BadAdmin) as problem:
        log.warning("flip7 admin will not reach this server: %s", problem)
        yield None
        return
    mine = path.stat()
    server = await asyncio.start_unix_server(
        lambda reader, writer: _converse(admin, reader, writer), sock=listening, limit=_LONGEST_REQUEST
    )
    try:
        yield path
    finally:
        server.close()
        with suppress(OSError):
            if os.path.samestat(mine, path.stat()):  # and not that of a server that was started meanwhile
                path.unlink()


def _listen(path: Path) -> socket.socket:
    """A socket that only its owner can open, in a folder in which only its owner can put another in its place."""
    if not path.parent.exists():
        path.parent.mkdir(mode=0o700)
    _check_folder(path.parent)
    _remove_stale(path)
    listening = socket.socket(socket.AF_UNIX, socket.SOCK_STREAM)
    # No other thread makes files at the start of a server; between bind and chmod anybody could connect.
    before = os.umask(0o177)
    try:
        listening.bind(str(path))
    except OSError:
        listening.close()
        raise
    finally:
        os.umask(before)
    return listening


def _check_folder(folder: Path) -> None:
    found = folder.stat()
    if found.st_uid not in {0, os.getuid()}:
        raise BadAdmin(f"{folder} belongs to another user")
    if found.st_mode & _OTHERS_MAY_WRITE and not found.st_mode & stat.S_ISVTX:
        raise BadAdmin(f"other users may write in {folder}")


def _remove_stale(path: Path) -> None:
    """A server that was killed leaves its socket behind. One that answers is left alone, and so is any other file."""
    if not path.exists() and not path.is_symlink():
        return
    if not stat.S_ISSOCK(path.lstat().st_mode):
        raise BadAdmin(f"{path} exists and is not a socket: remove it")
    with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as probe:
        probe.settimeout(_REQUEST_SECONDS)
        try:
            probe.connect(str(path))
        except ConnectionRefusedError:
            path.unlink()
        else:
            raise BadAdmin(f"another server listens at {path}")


async def _converse(admin: Admin, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    """Answer one request; a command that goes away before the end has asked in vain."""
    try:
        writer.write(encode_line(await _answered(admin, reader)))
        await writer.drain()
    except ConnectionError:
        pass
    finally:
        writer.close()
        with suppress(ConnectionError):
            await writer.wait_closed()


async def _answered(admin: Admin, reader: asyncio.StreamReader) -> Response:
    try:
        async with asyncio.timeout(_REQUEST_SECONDS):
            line = await reader.readuntil(b"\n")
    except TimeoutError:
        return Failed("nothing was asked in time")
    except (asyncio.IncompleteReadError, asyncio.LimitOverrunError):
        return Failed("not a request: send one line of JSON")
    try:
        request = decode_request(line)
    except msgspec.DecodeError:
        return Failed("the server runs another version of flip7 than this command: restart the server")
    return await admin.answer(request)


# --- the command's side -----------------------------------------------------------------------------------------------


async def ask(place: Place, request: Request) -> Response:
    """Ask the server that runs with that database; raise `NoServer` if none does."""
    if not IS_OFFERED:
        raise NoServer
    path = socket_path(place)
    try:
        _check_socket(place, path)
        reader, writer = await asyncio.open_unix_connection(str(path), limit=_LONGEST_RESPONSE)
    except (FileNotFoundError, ConnectionRefusedError, NotADirectoryError):
        raise NoServer from None
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        raise BadAdmin(f"the server cannot be reached at {path}: {reason}; use the server's user, or root") from None
    try:
        writer.write(encode_line(request))
        async with asyncio.timeout(_RESPONSE_SECONDS):
            line = await reader.readuntil(b"\n")
        return decode_response(line)
    except TimeoutError:
        raise BadAdmin(f"the server did not answer within {_RESPONSE_SECONDS:.0f} seconds") from None
    except (asyncio.IncompleteReadError, ConnectionError):
        raise BadAdmin("the server stopped before it answered; what was asked may have been done") from None
    except msgspec.DecodeError:
        raise BadAdmin("the server runs another version of flip7 than this command: restart the server") from None
    finally:
        writer.close()


def _check_socket(place: Place, path: Path) -> None:
    """Refuse a socket of another user, who would hear what the owner asks."""
    trusted = {0, os.getuid(), (place.file or path.parent).stat().st_uid}
    if path.stat().st_uid not in trusted:
        raise BadAdmin(f"{path} belongs to another user than the one who runs the server")
