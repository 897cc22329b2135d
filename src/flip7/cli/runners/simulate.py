"""`flip7 simulate`: many games between bots, watched, counted and shown."""

import json
import os
import secrets
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flip7.arena.result import Result
from flip7.arena.runner import Run, Threads, Workers
from flip7.arena.simulation import BadSimulation, Simulation, check_games, exchanging, rotating
from flip7.cli.output.deliver import deliver, write
from flip7.core.rules import Rules
from flip7.i18n.catalog import say
from flip7.record import to_json
from flip7.record.files import BadFile, check_new, create, probe
from flip7.terminal.compile_notice import compile_games, remark
from flip7.terminal.lineui.exit import Outcome

GAMES: Final = 100_000
GAMES_TO_COMPARE: Final = 10_000_000
MOST_RECORDS: Final = 100_000
MOST_THREADS: Final = 1_024
SEED_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line."""

    games: int | None
    seats: int | None
    bots: tuple[str, ...] | None
    compare: tuple[str, str] | None
    seed: str | None
    threads: int | None
    cluster: str | None
    rules: Rules
    as_json: bool
    csv: Path | None
    plot: Path | None
    record: tuple[Path, int] | None


def simulate(wishes: Wishes) -> int:
    """The games are played and the result is shown and written; with Ctrl-C, that of the games so far."""
    simulation = _simulation(wishes)
    usual = GAMES if wishes.compare is None else GAMES_TO_COMPARE
    games = check_games(usual if wishes.games is None else wishes.games)
    _check(wishes)
    with _workers(wishes) as workers:
        run = Run(simulation, games, workers)
        if wishes.cluster is None:
            compile_games(run.warm_up)
        interrupted = _watched(run)
    if not run.tally.one("games"):
        sys.stderr.write(f"flip7: {say('sim-nothing')}\n")
        return Outcome.INTERRUPTED
    if interrupted:
        remark(say("sim-stopped", games=f"{run.tally.one('games'):,}", wanted=f"{games:,}"))
    _show(run, wishes, games)
    if wishes.record is not None and not interrupted:
        _write_records(simulation, *wishes.record, run.games)
    return Outcome.INTERRUPTED if interrupted else Outcome.DONE


def _simulation(wishes: Wishes) -> Simulation:
    seed = wishes.seed if wishes.seed is not None else secrets.token_hex(SEED_BYTES)
    if wishes.compare is None:
        return rotating(("stay:25",) if wishes.bots is None else wishes.bots, wishes.seats, wishes.rules, seed)
    if wishes.bots is not None:
        raise BadSimulation("--compare names its two bots itself: leave --bots out")
    return exchanging(*wishes.compare, wishes.seats, wishes.rules, seed)


def _check(wishes: Wishes) -> None:
    """What can be seen to be wrong before the first game is said before it."""
    if wishes.threads is not None and not 1 <= wishes.threads <= MOST_THREADS:
        raise BadSimulation(f"--threads {wishes.threads}: it must be a number from 1 to {MOST_THREADS}")
    if wishes.threads is not None and wishes.cluster is not None:
        raise BadSimulation("--threads is for this machine and --cluster for others: give one of them")
    if wishes.record is not None:
        folder, count = wishes.record
        if not 1 <= count <= MOST_RECORDS:
            raise BadSimulation(f"--record {count}: it must be a number of games from 1 to {MOST_RECORDS:,}")
        check_new(_record_file(folder, 0))
    if wishes.csv is not None and wishes.csv == wishes.plot:
        raise BadSimulation(f"--csv and --plot both name {wishes.csv}: give each a file of its own")
    for file in (wishes.csv, wishes.plot):
        if file is not None:
            probe(file)
    if wishes.record is not None:
        _make_folder(wishes.record[0])


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise BadFile(folder, "no folder can be made there") from None


@contextmanager
def _workers(wishes: Wishes) -> Iterator[Workers]:
    """Who plays: the cluster, or threads of this machine, one for each core."""
    if wishes.cluster is None:
        yield Threads(wishes.threads or _cores())
        return
    from flip7.arena.dask_cluster import Cluster

    with Cluster(wishes.cluster) as cluster:
        yield cluster


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _watched(run: Run) -> bool:
    """The games are played with a bar that shows how far they are; whether somebody stopped them comes back."""
    from flip7.cli.output.progress import progress

    try:
        with progress(run.games) as watch:
            run.go(lambda tally: watch(tally.one("games")))
    except KeyboardInterrupt:
        return True
    return False


def _write_records(simulation: Simulation, folder: Path, count: int, games: int) -> None:
    from flip7.arena.records import record_of
    from flip7.cli.output.progress import progress

    count = min(count, games)
    with progress(count) as watch:
        for number in range(count):
            create(_record_file(folder, number), to_json(record_of(simulation, number)) + "\n")
            watch(number + 1)
    remark(say("sim-recorded", count=count, folder=str(folder)))


def _record_file(folder: Path, number: int) -> Path:
    return folder / f"game-{number:06}.json"


def _show(run: Run, wishes: Wishes, games: int) -> None:
    """The result is written into files and shown."""
    result = run.result
    deliver(lambda: _write_files(result, wishes), lambda: _print(result, games, as_json=wishes.as_json))


def _print(result: Result, games: int, *, as_json: bool) -> None:
    if as_json:
        shown = {**result.as_json(), "games_wanted": games}
        sys.stdout.write(json.dumps(shown, ensure_ascii=False) + "\n")
    else:
        from flip7.cli.output.simulation import show

        show(result)


def _write_files(result: Result, wishes: Wishes) -> None:
    if wishes.csv is not None:
        from flip7.arena.csv_export import csv_text

        write(wishes.csv, csv_text(result))
    if wishes.plot is not None:
        from flip7.reports.simulation import simulation_page

        write(wishes.plot, simulation_page(result).html())
