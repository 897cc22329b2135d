"""The speed of the web table: one server, and a crowd of clients in another process of the same machine.

`make bench` runs it; alone: `python bench/server_load.py`. The machine is shared and noisy, so stretches of the load
are told beside the whole, each with what other programs took meanwhile.
"""

import argparse
import asyncio
import json
import re
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import psutil

sys.path.insert(0, str(Path(__file__).parents[1]))

from stored_tables import KeptTable, keep, playing_table

from flip7.clock import SystemClock
from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.pubsub import LocalPubSub
from flip7.server.rooms.registry import Rooms
from flip7.server.storage.sql_store import open_store
from tests.server.served import Served

TABLES = 500
RATE = 1030
ENDLESS = 5_000
"""Points that nobody reaches meanwhile: choices alone are measured."""
IDLE = 1000
LONG_GAME = 200
"""Choices of the game that is opened."""
TRIES = 30
_CROWD = Path(__file__).with_name("crowd.py")
_STORED = 'flip7_choices_total{by="person"}'
Beside = Callable[[Served], AbstractContextManager[object]]


@contextmanager
def folder() -> Iterator[Path]:
    """A folder for a database."""
    with tempfile.TemporaryDirectory(prefix="flip7-bench-") as name:
        yield Path(name)


# --- the load ---------------------------------------------------------------------------------------------------------


def load(
    tables: int,
    rate: float,
    *more: str,
    target: int = ENDLESS,
    also: Sequence[KeptTable] = (),
    beside: Beside = lambda _: nullcontext(),
) -> dict[str, Any]:
    """Measurements of a crowd that plays at a number of tables, four people at each.

    `also` are other tables in the database, and `beside` is what else happens to the server meanwhile.
    """
    chance = Random(1)
    with folder() as where:
        made = [_in_full_swing(chance, target) for _ in range(tables)]
        keep(where / "tables.sqlite", [*made, *also])
        (where / "tables.json").write_text(json.dumps([(table.id, table.tokens) for table in made]))
        served = Served(where / "tables.sqlite")
        served.start()
        try:
            before = _metric(served, _STORED)
            command = [sys.executable, str(_CROWD), f"--port={served.port}", f"--server={served.pid}"]
            command += [f"--tables={where / 'tables.json'}", f"--rate={rate}", *more]
            with beside(served):
                ran = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True, timeout=300)
            found: dict[str, Any] = json.loads(ran.stdout)
            found["stored"] = _metric(served, _STORED) - before
            served.stop()
        finally:
            served.close()
        found["complaints"] = served.complaints()
    return found


def _in_full_swing(chance: Random, target: int) -> KeptTable:
    """A table whose game is not over."""
    while True:
        table = playing_table(chance, chance.randrange(80), target=target)
        if table.room.asked is not None:
            return table


def _metric(served: Served, name: str) -> float:
    page = served.rest.request("GET", "/metrics").decode()
    found = re.search(rf"^{re.escape(name)} (\S+)$", page, re.MULTILINE)
    return 0.0 if found is None else float(found[1])


def load_lines(found: dict[str, Any]) -> list[str]:
    """Return the report of a load."""
    whole = found["whole"]
    rate = f"{_rate(whole)} a second of {whole['due'] / whole['seconds']:,.0f} offered (bar: 1,000)"
    lost = f"lost {found['sent'] - found['heard']}, stored but not heard {found['stored'] - found['heard']:.0f}"
    return [
        f"{found['sockets']:,} sockets came in {found['connecting']:.1f} s; {found['games']} games ended",
        f"choices stored and heard by all four: {rate}",
        f"{lost}, refused or out of turn {sum(found['trouble'].values())} (bar: 0)",
        f"from due to heard by all four: {_times(whole)} (bar: p99 under 100 ms)",
        *(f"  stretch {number}: {_stretch(stretch)}" for number, stretch in enumerate(found["stretches"], 1)),
    ]


def _rate(stretch: dict[str, float]) -> str:
    return f"{stretch['delivered'] / stretch['seconds']:,.0f}"


def _times(stretch: dict[str, float]) -> str:
    return ", ".join(f"{name} {stretch[name]:.1f}" for name in ("p50", "p90", "p99", "p999", "most")) + " ms"


def _stretch(stretch: dict[str, float]) -> str:
    """A stretch in one line; one beside other programs that take a core says little about the server."""
    each = stretch["server"] / stretch["delivered"] * 1e6
    names = {"server": "server", "crowd": "crowd", "others": "other programs", "waiting": "disk and other machines"}
    busy = ", ".join(f"{said} {stretch[name] / stretch['seconds']:.0%}" for name, said in names.items())
    nobody = f", found nobody asked {stretch['nobody']:.0f} times" if stretch["nobody"] else ""
    return f"{_rate(stretch)} a second, {_times(stretch)}; {each:.0f} µs of the server each; busy: {busy}{nobody}"


# --- memory and starting ----------------------------------------------------------------------------------------------


def rest_lines() -> list[str]:
    """Measure the cost of idle tables, and the start-up time of a server."""
    chance = Random(2)
    playing = [playing_table(chance, 40) for _ in range(IDLE)]
    over = [playing_table(chance, 10_000) for _ in range(IDLE)]
    empty = _idle([])
    unopened = _idle(over)
    resting = _idle(playing)
    unopened_too, with_socket = (resting[name] - empty["memory"] for name in ("memory", "with sockets"))
    begins = f"with {IDLE:,} games {resting['listening']:.2f} s until it listens"
    return [
        f"memory of an empty server {empty['memory'] / 1e6:.0f} MB",
        f"a finished table costs {(unopened['memory'] - empty['memory']) / IDLE / 1e3:.1f} kB (bar: 0)",
        f"a game that nobody attends costs {unopened_too / IDLE / 1e3:.1f} kB (bar: 0)",
        f"an idle table after 40 choices with a client costs {with_socket / IDLE / 1e3:.1f} kB (bar: under 100)",
        f"start: empty {empty['listening']:.2f} s; {begins}",
    ]


def _idle(tables: list[KeptTable]) -> dict[str, float]:
    """A server with these tables, at which nothing happens."""
    unfinished = sum(table.room.asked is not None for table in tables)
    with folder() as where:
        keep(where / "tables.sqlite", tables)
        began = time.perf_counter()
        with Served(where / "tables.sqlite") as served:
            found = {"listening": time.perf_counter() - began}
            time.sleep(1)
            process = psutil.Process(served.pid)
            found["memory"] = process.memory_info().rss
            if unfinished:
                found["with sockets"] = asyncio.run(_with_sockets(served, process, tables))
    return found


async def _with_sockets(served: Served, process: psutil.Process, tables: list[KeptTable]) -> float:
    """The memory with one client at each table."""
    from crowd import Crowd, Table

    crowd = Crowd(served.port, served.pid, len(tables), Random(0))
    seats = [Table(crowd, table.id, table.tokens[:1]) for table in tables]
    for seat in seats:
        await seat.connect()
    async with asyncio.timeout(60):
        await crowd.all_in.wait()
    await asyncio.sleep(1)
    memory: int = process.memory_info().rss
    crowd.is_over = True
    for seat in seats:
        seat.sockets[0].close()
    return memory


# --- opening a game ---------------------------------------------------------------------------------------------------


def opening_lines() -> list[str]:
    """Time the opening of a finished game."""
    chance = Random(3)
    games = [playing_table(chance, 10_000, target=target) for target in range(200, 700, 10)]
    game = min(games, key=lambda table: abs(table.room.ordinal - LONG_GAME))
    with folder() as where:
        keep(where / "tables.sqlite", [game])
        inside = asyncio.run(_opened(where / "tables.sqlite", game.id))
        with Served(where / "tables.sqlite") as served:
            view, log = (
                _best([_timed(served.rest.request, "GET", path) for _ in range(TRIES)])
                for path in (f"/api/tables/{game.id}", f"/api/tables/{game.id}/log")
            )
    return [
        f"opening a finished game of {game.room.ordinal} choices (bar: under 20 ms)",
        f"  in the process: view {inside['view']}, history {inside['history']}",
        f"  over HTTP: view {view}, log {log}",
    ]


def _timed(work: Callable[[str, str], object], *given: str) -> float:
    began = time.perf_counter()
    work(*given)
    return time.perf_counter() - began


def _best(times: list[float]) -> str:
    return f"{min(times) * 1000:.1f} ms (median {median(times) * 1000:.1f})"


async def _opened(database: Path, table: str) -> dict[str, str]:
    store = await open_store(str(database))
    rooms = Rooms(store, LocalPubSub(), Settings("http://localhost"), SystemClock(), Metrics())
    found = {}
    try:
        for name, look in {"view": rooms.view, "history": rooms.history}.items():
            times = []
            for _ in range(TRIES):
                rooms.logs.cache.drop(table)  # as after a restart
                began = time.perf_counter()
                await look(table)
                times.append(time.perf_counter() - began)
            found[name] = _best(times)
    finally:
        await rooms.stop(0)
        await store.close()
    return found


# --- all of it --------------------------------------------------------------------------------------------------------


def lines() -> list[str]:
    """Everything that `make bench` tells."""
    return [*load_lines(load(TABLES, RATE)), *opening_lines(), *rest_lines()]


def main() -> None:
    """Prints what was asked for."""
    parser = argparse.ArgumentParser(prog="serving", description="Measure the web table's server.")
    parser.add_argument("what", nargs="?", choices=("all", "load", "opening", "rest"), default="all")
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="choices a second")
    parser.add_argument("--stretches", type=int, default=5, help="of five seconds each")
    parser.add_argument(
        "--target",
        type=int,
        default=ENDLESS,
        help="points to win; with 200 some nine games a second end, and their people play again",
    )
    options = parser.parse_args()
    print(f"web table (Python {sys.version.split()[0]}, {psutil.cpu_count()} cores)")
    if options.what in {"all", "load"}:
        found = load(options.tables, options.rate, f"--stretches={options.stretches}", target=options.target)
        print(*load_lines(found), *map(str, found["trouble"].items()), found["complaints"], sep="\n")
    if options.what in {"all", "opening"}:
        print(*opening_lines(), sep="\n")
    if options.what in {"all", "rest"}:
        print(*rest_lines(), sep="\n")


if __name__ == "__main__":
    main()
