"""Floods a server on this machine as the security review did, and measures what others notice: `make soak`.

People at a few other tables play on meanwhile, from other addresses, and time every answer. The tool starts a server of
its own for each flood, or attacks one that runs on this machine: `--url http://127.0.0.1:7007 --pid 1234`. What each
flood does stands in tools/attacks/floods.py, the bars in tools/attacks/report.py.
"""

import argparse
import asyncio
import resource
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Final, NoReturn

import msgspec
import uvloop

sys.path.insert(0, str(Path(__file__).parents[1]))

from tests.server.served import HOST, Served
from tools.attacks.attacker import READY
from tools.attacks.bystanders import Bystanders
from tools.attacks.floods import FLOODS
from tools.attacks.games import prepare
from tools.attacks.meter import Meter, Reading
from tools.attacks.report import OK, Row, row, server_figures, table
from tools.attacks.target import Achieved, Addresses, BadTarget, Prepared, Target, check_addresses, loopback

AFTER_SHARE: Final = 0.2
"""Memory is read again after this share of the flood's time."""
SAMPLE_SECONDS: Final = 0.1
MOST_GROWTH_BYTES: Final = 4_000_000_000
"""The flood is stopped when the server has grown by so much: others need the machine too."""
USUAL_DESCRIPTORS: Final = 1_024
"""The soft limit with which most systems start a server."""
_ROOT: Final = Path(__file__).parents[1]
_SETTLE_SECONDS: Final = 0.5
_PREPARE_SECONDS: Final = 60.0
_CHECK_SECONDS: Final = 30.0
"""The attacker has so long after the flood for its last checks."""


class Parser(argparse.ArgumentParser):
    """Tells bad arguments in one line."""

    def error(self, message: str) -> NoReturn:
        """Exit with status 2."""
        self.exit(2, f"{self.prog}: {message}\n")


def arguments(given: list[str] | None = None) -> argparse.Namespace:
    """Read the command line."""
    parser = Parser(prog="attack", description="Flood a server on this machine and measure what others notice.")
    parser.add_argument("--url", help="attack this server, such as http://127.0.0.1:7007 (default: one of its own)")
    parser.add_argument("--pid", type=int, help="its process, to measure processor time, memory and log")
    parser.add_argument("--seconds", type=float, default=8.0, help="of each flood (default: %(default)s)")
    parser.add_argument("--only", metavar="NAME,…", help=f"of these: {', '.join(FLOODS)}")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write all figures there")
    parser.add_argument(
        "--strict", action="store_true", help="exit with status 1 if a bar is missed or a flood not tried"
    )
    parser.add_argument("serve", nargs="*", help="options for its own `flip7 serve`, after --")
    options = parser.parse_args(given)
    options.floods = list(FLOODS) if options.only is None else [name.strip() for name in options.only.split(",")]
    if unknown := [name for name in options.floods if name not in FLOODS]:
        parser.error(f"there is no flood {unknown[0]!r}; there are {', '.join(FLOODS)}")
    if options.seconds <= 0:
        parser.error("--seconds must be more than 0")
    if options.pid is not None and options.url is None:
        parser.error("--pid is of no use without --url")
    return options


# --- one flood --------------------------------------------------------------------------------------------------------


class AttackerProcess:
    """The process that floods, from its start to its last words."""

    def __init__(self, process: asyncio.subprocess.Process) -> None:
        self._process = process

    @classmethod
    async def started(cls, flood: str, target: Target) -> "AttackerProcess":
        """Start it, and return when it has prepared everything."""
        pipe = asyncio.subprocess.PIPE
        command = (sys.executable, "-m", "tools.attacks.attacker", flood)
        attacker = cls(await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, cwd=_ROOT))
        attacker._say(msgspec.json.encode(target))
        return attacker

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    async def prepared(self) -> Achieved | None:
        """Return None when it is ready to flood, or else why it cannot."""
        try:
            async with asyncio.timeout(_PREPARE_SECONDS):
                line = await self._hear()
        except TimeoutError:
            return Achieved(problem="the attacker could not prepare itself in time")
        return None if line.strip() == READY.encode() else _achieved(line)

    def flood(self) -> None:
        """Give the signal."""
        self._say(b"go")

    async def achieved(self) -> Achieved:
        """Return what it has counted."""
        try:
            async with asyncio.timeout(_CHECK_SECONDS):
                return _achieved(await self._hear())
        except TimeoutError:
            return Achieved(problem="the attacker did not come to an end")

    def kill(self) -> None:
        """End the process, if it has not ended by itself."""
        with suppress(ProcessLookupError):
            self._process.kill()

    async def gone(self) -> None:
        """End the process and wait until it is gone."""
        self.kill()
        await self._process.wait()

    def _say(self, line: bytes) -> None:
        assert self._process.stdin is not None, "its input is a pipe"
        self._process.stdin.write(line + b"\n")

    async def _hear(self) -> bytes:
        assert self._process.stdout is not None, "its output is a pipe"
        return await self._process.stdout.readline()


def _achieved(line: bytes) -> Achieved:
    if not line:
        return Achieved(problem="the attacker ended without a word")
    return msgspec.json.decode(line, type=Achieved)


async def measured(flood: str, target: Target, meter: Meter | None) -> Row:
    """Let bystanders play during the flood, and return what was seen."""
    bystanders = Bystanders(target)
    attacker = await AttackerProcess.started(flood, target)
    try:
        problem = await attacker.prepared()
        await bystanders.come()
        await asyncio.sleep(_SETTLE_SECONDS)
        if meter is not None:
            meter.know_tool(attacker.pid)
        before = None if meter is None else meter.read()
        bystanders.begin()
        if problem is None:
            attacker.flood()
        peak = await _watched(target.seconds, meter, before, attacker)
        end = None if meter is None else meter.read()
        achieved = problem or await attacker.achieved()
        await bystanders.end()
    finally:
        await attacker.gone()
    await asyncio.sleep(AFTER_SHARE * target.seconds)
    server = None
    if meter is not None and before is not None and end is not None:
        server = server_figures(before, end, peak, meter.read(), target.seconds)
    found = row(flood, target.seconds, achieved, bystanders.seen, server)
    await bystanders.go()
    return found


async def _watched(seconds: float, meter: Meter | None, before: Reading | None, attacker: AttackerProcess) -> int:
    """Wait for the end of the flood and return the most memory that the server had."""
    loop = asyncio.get_running_loop()
    until, peak = loop.time() + seconds, 0
    while (left := until - loop.time()) > 0:
        await asyncio.sleep(min(SAMPLE_SECONDS, left))
        if meter is not None and before is not None:
            peak = max(peak, meter.memory_bytes())
            if peak > before.memory_bytes + MOST_GROWTH_BYTES:
                attacker.kill()
    return peak


# --- the server -------------------------------------------------------------------------------------------------------


def attack_own(flood: str, options: argparse.Namespace) -> Row:
    """Attack a new server with a database of its own."""
    with tempfile.TemporaryDirectory(prefix="flip7-attack-") as folder:
        database = Path(folder) / "tables.sqlite"
        prepared = prepare(FLOODS[flood].games, database)
        served = Served(database, *options.serve)
        with usual_descriptors():
            served.start()
        try:
            target = Target(HOST, served.port, options.seconds, Addresses.of_flood(0), prepared)
            return _run(flood, target, Meter(served.pid))
        finally:
            served.close()


def attack_running(flood: str, number: int, options: argparse.Namespace) -> Row:
    """Attack the server that was named; each flood comes from new addresses."""
    host, port = loopback(options.url)
    target = Target(host, port, options.seconds, Addresses.of_flood(number), Prepared())
    return _run(flood, target, None if options.pid is None else Meter(options.pid))


def _run(flood: str, target: Target, meter: Meter | None) -> Row:
    check_addresses(target.addresses)
    with asyncio.Runner(loop_factory=uvloop.new_event_loop) as runner:
        return runner.run(measured(flood, target, meter))


@contextmanager
def usual_descriptors() -> Iterator[None]:
    """Start processes with the limit of descriptors that most systems have; they may raise it."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (min(USUAL_DESCRIPTORS, hard), hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, (soft, hard))


# --- all of it --------------------------------------------------------------------------------------------------------


def rows(options: argparse.Namespace) -> Iterator[Row]:
    """Try one flood after the other."""
    for number, flood in enumerate(options.floods):
        yield attack_own(flood, options) if options.url is None else attack_running(flood, number, options)


def main(given: list[str] | None = None) -> int:
    """Print the table; the exit status is 1 if a verdict is not ok and `--strict` was given."""
    options = arguments(given)
    done: list[Row] = []
    try:
        if options.url is not None:
            loopback(options.url)
        for found in rows(options):
            done.append(found)
            print(f"{found.flood} ({FLOODS[found.flood].what}): {found.verdict}", file=sys.stderr, flush=True)
    except (BadTarget, ConnectionError) as error:
        print(f"attack: {error}", file=sys.stderr)
        return 2
    print(*table(done), sep="\n")
    if options.json is not None:
        options.json.write_bytes(msgspec.json.format(msgspec.json.encode(done)) + b"\n")
    return int(options.strict and any(found.verdict != OK for found in done))


if __name__ == "__main__":
    raise SystemExit(main())
