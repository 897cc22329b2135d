"""A server in a process of its own: its memory and its errors are its own. Run as a script, it is that server."""

import json
import os
import signal
import subprocess
import sys
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from http import HTTPStatus
from pathlib import Path
from typing import Any, Final
from urllib.error import HTTPError

import msgspec

from flip7.server.config import Limits, Rate
from tests.waiting import wait_until

ROOT: Final = Path(__file__).parents[2]
LIMITS: Final = Limits(
    tables=1_000_000,
    tables_per_minute=10_000_000,
    tables_per_day=10_000_000,
    misses_per_minute=10_000_000,
    tables_of_an_address=1_000_000,
    sockets_of_an_address=2_000,
    hello_seconds=2,
    newcomers=Rate(at_once=1e9, per_second=1e9),
    hellos=Rate(at_once=1e9, per_second=1e9),
    handshakes=Rate(at_once=1e9, per_second=1e9),
    connects=Rate(at_once=1e9, per_second=1e9),
    requests=Rate(at_once=1e9, per_second=1e9),
    address_messages=Rate(at_once=1e9, per_second=1e9),
)
"""One address is all there is in a test, and it makes many tables."""


@dataclass(frozen=True, slots=True)
class Separate:
    """The server, its address, and where its errors are written."""

    process: subprocess.Popen[bytes]
    url: str
    port: int
    errors: Path

    def page(self, path: str) -> str:
        """The body of an answer that must be good."""
        with urllib.request.urlopen(self.url + path, timeout=30) as answer:  # noqa: S310 - our own server
            text: str = answer.read().decode()
            return text

    def is_well(self) -> bool:
        """Whether the server says so; beside much else a write may take longer than it allows, for a moment."""
        try:
            return self.page("/api/health") == '{"status":"ok"}'
        except HTTPError as error:
            if error.code != HTTPStatus.SERVICE_UNAVAILABLE:
                raise
            return False

    def found(self, plan: dict[str, Any]) -> dict[str, Any]:
        """A new table: id, code, token …"""
        request = urllib.request.Request(f"{self.url}/api/tables", json.dumps(plan).encode())  # noqa: S310 - the same
        with urllib.request.urlopen(request, timeout=30) as answer:  # noqa: S310 - the same
            made: dict[str, Any] = json.load(answer)
            return made

    def figure(self, name: str) -> float:
        """A figure of /metrics."""
        (line,) = (line for line in self.page("/metrics").splitlines() if line.startswith(f"{name} "))
        return float(line.split()[1])

    def memory(self) -> int:
        """Bytes that the server occupies."""
        pages = int(Path(f"/proc/{self.process.pid}/statm").read_text(encoding="ascii").split()[1])
        return pages * os.sysconf("SC_PAGE_SIZE")

    def files(self) -> int:
        """The number of files and connections that the server has open."""
        return len(list(Path(f"/proc/{self.process.pid}/fd").iterdir()))


@contextmanager
def separate(folder: Path, limits: Limits = LIMITS) -> Iterator[Separate]:
    """The server runs within the block, keeps its tables in the folder, and ends in good order."""
    errors, said = folder / "errors.txt", folder / "said.txt"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), str(ROOT)])}
    command = [sys.executable, __file__, str(folder / "tables.sqlite"), msgspec.json.encode(limits).decode()]
    with errors.open("wb") as stderr, said.open("wb") as stdout:
        process = subprocess.Popen(command, stdout=stdout, stderr=stderr, env=environment)
    try:
        url = _address(process, said)
        yield Separate(process, url, int(url.rpartition(":")[2]), errors)
        process.send_signal(signal.SIGTERM)
        assert process.wait(30) in {0, -signal.SIGTERM}
    finally:
        if process.poll() is None:
            process.kill()
            process.wait()


def _address(process: subprocess.Popen[bytes], said: Path) -> str:
    def addresses() -> list[str]:
        assert process.poll() is None, "the server starts"
        return [word for word in said.read_text(encoding="utf-8").split() if word.startswith("http://")]

    wait_until(addresses)
    return addresses()[0]


if __name__ == "__main__":
    from flip7.server.run import ServeOptions, log_to_stderr, serve

    log_to_stderr()
    given = msgspec.json.decode(sys.argv[2], type=Limits)
    serve(ServeOptions(host="127.0.0.1", port=0, database=sys.argv[1], limits=given, unlimited=["127.0.0.1"]))
