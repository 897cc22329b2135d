"""`flip7 serve` in a process of its own, which can be stopped, killed and started again; and its REST interface."""

import asyncio
import http.client
import os
import re
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import IO, Any, Final, Self
from urllib.parse import quote

import msgspec

from flip7.protocol.messages import BoardFounded, Founded, Happened, TableView
from flip7.server.rooms.create import NewRoom, Plan, create_room
from flip7.server.rooms.create_board import BoardPlan
from flip7.server.storage.sql_store import open_store

HOST: Final = "127.0.0.1"
_NO_LIMITS: Final = f"--no-limits-for={HOST}"
"""Everybody in a test, a siege or a measurement has the same address."""
_SOURCE: Final = Path(__file__).parents[2] / "src"
_STARTS_WITHIN: Final = 60.0
_STOPS_WITHIN: Final = 60.0


class Served:
    """A server, which listens from `start` to `stop` or `kill`, and then again on the same port."""

    def __init__(self, database: Path | str, *options: str, errors: Path | None = None) -> None:
        """`database` is a file or an address; `errors` is the file for stderr, by default beside it."""
        self.database = database
        self.port = 0
        """The one it took when it was first started."""
        self.starts = 0
        self._options = (_NO_LIMITS, *options)
        self._errors = errors or Path(database).with_suffix(".stderr")
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def socket_url(self) -> str:
        """Where clients connect."""
        return f"ws://{HOST}:{self.port}/ws"

    @property
    def rest(self) -> "Rest":
        """Its REST interface."""
        return Rest(HOST, self.port)

    @property
    def pid(self) -> int:
        """The number of the process."""
        assert self._process is not None, "the server runs"
        return self._process.pid

    def start(self, *wrapped: str) -> None:
        """It listens. `wrapped`: what Python runs instead of `-m flip7`, such as `-m cProfile -o FILE -m flip7`."""
        assert self._process is None, "one server at a time"
        command = [sys.executable, *(wrapped or ("-m", "flip7")), "serve", f"--host={HOST}", f"--port={self.port}"]
        path = os.pathsep.join(filter(None, (str(_SOURCE), os.environ.get("PYTHONPATH"))))
        with self._errors.open("ab") as errors:
            self._process = subprocess.Popen(
                [*command, f"--database={self.database}", *self._options],
                stdout=subprocess.PIPE,
                stderr=errors,
                env={**os.environ, "PYTHONPATH": path},
            )
        self.port = self._listening(self._process)
        self.starts += 1

    def kill(self) -> None:
        """It is gone from one moment to the next."""
        assert self._process is not None, "the server runs"
        self._process.kill()
        self._gone()

    def stop(self) -> int:
        """It was asked to stop, as by Ctrl-C, and did; its exit status comes back."""
        assert self._process is not None, "the server runs"
        self._process.send_signal(signal.SIGINT)
        return self._gone()

    def complaints(self) -> str:
        """All that it has said on stderr."""
        return self._errors.read_text() if self._errors.exists() else ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    def close(self) -> None:
        """It does not run any more, if it did."""
        if self._process is not None:
            self.kill()

    def _gone(self) -> int:
        process, self._process = self._process, None
        assert process is not None, "the server runs"
        assert process.stdout is not None, "its output is a pipe"
        try:
            return process.wait(_STOPS_WITHIN)
        finally:
            process.kill()
            process.stdout.close()

    def _listening(self, process: subprocess.Popen[bytes]) -> int:
        """The port that it says it listens on."""
        assert process.stdout is not None, "its output is a pipe"
        said = _first_line(process.stdout, time.monotonic() + _STARTS_WITHIN)
        found = re.search(r"https?://[^ :]+:(\d+)", said)
        if found is None:
            self._gone()
            raise AssertionError(f"no address in {said!r}; stderr: {self.complaints()}")
        return int(found[1])


def _first_line(out: IO[bytes], until: float) -> str:
    said = b""
    while b"\n" not in said and (left := until - time.monotonic()) > 0:
        if select.select([out], [], [], left)[0]:
            piece = os.read(out.fileno(), 4096)
            if not piece:
                break
            said += piece
    return said.decode()


class NotGiven(Exception):
    """The server answered with an error."""

    def __init__(self, status: int, body: bytes, retry_after: float | None = None) -> None:
        super().__init__(f"{status} {body.decode(errors='replace')}")
        self.status = status
        self.body = body
        self.retry_after = retry_after
        """Seconds after which to ask again, if the server said that."""


class Rest:
    """The REST interface of a server; each request has its own connection."""

    def __init__(self, host: str, port: int) -> None:
        self._host = host
        self._port = port

    def request(self, method: str, path: str, body: object = None) -> bytes:
        """Send a request, and return the body; raise `NotGiven` if the answer is an error."""
        connection = http.client.HTTPConnection(self._host, self._port, timeout=30)
        try:
            connection.request(method, path, None if body is None else msgspec.json.encode(body))
            answer = connection.getresponse()
            said = answer.read()
        finally:
            connection.close()
        if answer.status >= http.client.BAD_REQUEST:
            wait = answer.headers["Retry-After"]
            raise NotGiven(answer.status, said, None if wait is None else float(wait))
        return said

    def found(self, plan: Plan) -> Founded:
        """A new table."""
        return msgspec.json.decode(self.request("POST", "/api/tables", plan), type=Founded)

    def share(self, plan: BoardPlan) -> BoardFounded:
        """A new score board."""
        return msgspec.json.decode(self.request("POST", "/api/boards", plan), type=BoardFounded)

    def view(self, table: str) -> TableView:
        """The table as it is."""
        return msgspec.json.decode(self.request("GET", f"/api/tables/{quote(table)}"), type=TableView)

    def log(self, table: str, since: int = 0) -> list[Happened]:
        """All acts of the table."""
        said = self.request("GET", f"/api/tables/{quote(table)}/log?since={since}")
        return msgspec.json.decode(said, type=list[Happened])

    def record(self, table: str) -> str:
        """The finished game."""
        return self.request("GET", f"/api/tables/{quote(table)}/game.json").decode()

    def get(self, path: str) -> Any:  # noqa: ANN401 - whatever JSON there is
        """The JSON at that path."""
        return msgspec.json.decode(self.request("GET", path))


async def kept_tables(database: Path | str, plans: list[Plan]) -> list[NewRoom]:
    """New tables of a server that does not run: as many as you like."""
    store = await open_store(str(database))
    try:
        foundings = [create_room(plan, time.time_ns() // 1_000_000) for plan in plans]
        await asyncio.gather(*(store.create(each.kept, each.entries) for each in foundings))
    finally:
        await store.close()
    return foundings
