"""Run `flip7 simulate`: play many games between bots, with a progress bar, and show the result.

Declared in `cli/simulate.py`; the games are played by `arena/runner.py` → `arena/simulation.py` →
`kernel/game_loop.py`.
"""

import json
import os
import secrets
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Final

from flip7.arena.csv_export import csv_text
from flip7.arena.decision_files import check_file, write_decisions
from flip7.arena.records import record_of
from flip7.arena.result import Result
from flip7.arena.runner import Run, Threads, Workers
from flip7.arena.simulation import BadSimulation, Simulation, check_games, exchanging, rotating
from flip7.cli.output.deliver import deliver, write
from flip7.cli.output.progress import progress
from flip7.cli.output.simulation import show
from flip7.core.rules import Rules
from flip7.i18n.catalog import say
from flip7.record import Record, to_json
from flip7.record.files import MANY_SUFFIX, NOTATION_SUFFIX, BadFile, check_new, create, probe, write_games
from flip7.terminal.compile_notice import compile_games, remark
from flip7.terminal.lineui.exit import Outcome

GAMES: Final = 100_000
GAMES_TO_COMPARE: Final = 10_000_000
MAX_RECORDS: Final = 100_000
MAX_THREADS: Final = 1_024
SEED_BYTES: Final = 8


@dataclass(frozen=True, slots=True)
class SimulateOptions:
    """The options of `flip7 simulate`; None where one was not given."""

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
    decisions: tuple[Path, int] | None = None


def simulate(options: SimulateOptions) -> int:
    """Play the games, then write and show the result; after Ctrl-C, the result of the games so far."""
    simulation = _simulation(options)
    games = check_games(_usual_games(options) if options.games is None else options.games)
    _check(options, simulation.seats)
    with _workers(options) as workers:
        run = Run(simulation, games, workers)
        if options.cluster is None:
            compile_games(run.warm_up)
        interrupted = _watched(run)
    if not run.tally.one("games"):
        sys.stderr.write(f"flip7: {say('sim-nothing')}\n")
        return Outcome.INTERRUPTED
    if interrupted:
        remark(say("sim-stopped", games=f"{run.tally.one('games'):,}", wanted=f"{games:,}"))
    _show(run, options, games, whole=not interrupted)
    return Outcome.INTERRUPTED if interrupted else Outcome.DONE


def _usual_games(options: SimulateOptions) -> int:
    """Return how many games are played if nobody says: no more than are written, if a file of them is all there is."""
    if options.compare is not None:
        return GAMES_TO_COMPARE
    written = [wanted[1] for wanted in (options.record, options.decisions) if wanted is not None]
    if not written or options.as_json or options.csv or options.plot:
        return GAMES
    return max(1, *written)


def _simulation(options: SimulateOptions) -> Simulation:
    seed = options.seed if options.seed is not None else secrets.token_hex(SEED_BYTES)
    if options.compare is None:
        return rotating(("stay:25",) if options.bots is None else options.bots, options.seats, options.rules, seed)
    if options.bots is not None:
        raise BadSimulation("--compare names its two bots itself: leave --bots out")
    if options.compare[0] == options.compare[1]:
        raise BadSimulation(f"--compare names {options.compare[0]} twice: give it two different bots")
    return exchanging(*options.compare, options.seats, options.rules, seed)


def _check(options: SimulateOptions, seats: int) -> None:
    """Raise an error for everything that can be found wrong before the first game."""
    if options.threads is not None and not 1 <= options.threads <= MAX_THREADS:
        raise BadSimulation(f"--threads {options.threads}: it must be a number from 1 to {MAX_THREADS}")
    if options.threads is not None and options.cluster is not None:
        raise BadSimulation("--threads is for this machine and --cluster for others: give one of them")
    if options.record is not None:
        folder, count = options.record
        if not 1 <= count <= MAX_RECORDS:
            raise BadSimulation(f"--record {count}: it must be a number of games from 1 to {MAX_RECORDS:,}")
        check_new(folder if _is_one_file(folder) else _record_file(folder, 0))
    if options.decisions is not None:
        _check_decisions(options, seats, *options.decisions)
    for file in (options.csv, options.plot):
        if file is not None:
            probe(file)
    if options.record is not None:
        _probe_records(options.record[0])


def _check_decisions(options: SimulateOptions, seats: int, file: Path, count: int) -> None:
    if options.compare is not None:
        raise BadSimulation("--decisions and --compare: name the bots with --bots")
    check_file(file, seats, count)
    probe(file)


def _probe_records(where: Path) -> None:
    """Raise an error unless games can be written there."""
    if _is_one_file(where):
        probe(where)
        return
    try:
        where.mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError):
        raise BadFile(where, "no folder can be made there") from None


@contextmanager
def _workers(options: SimulateOptions) -> Iterator[Workers]:
    """Open what plays the games: the cluster, or threads of this machine, one for each core."""
    if options.cluster is None:
        yield Threads(options.threads or _cores())
        return
    from flip7.arena.dask_cluster import Cluster  # an optional dependency

    with Cluster(options.cluster) as cluster:
        yield cluster


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _watched(run: Run) -> bool:
    """Play the games with a progress bar; return whether they were interrupted."""
    try:
        with progress(run.games) as watch:
            run.go(lambda tally: watch(tally.one("games")))
    except KeyboardInterrupt:
        return True
    return False


def _write_records(simulation: Simulation, where: Path, count: int, games: int) -> None:
    count = min(count, games)
    with progress(count) as watch:
        records = _watched_records(simulation, count, watch)
        if _is_one_file(where):
            write_games(where, records)
        else:
            for number, record in enumerate(records):
                create(_record_file(where, number), to_json(record) + "\n", flushed=False)
    remark(say("sim-recorded", count=count, folder=str(where)))


def _watched_records(simulation: Simulation, count: int, watch: Callable[[int], None]) -> Iterator[Record]:
    for number in range(count):
        yield record_of(simulation, number)
        watch(number + 1)


def _is_one_file(where: Path) -> bool:
    """Return whether the name is that of a file of many games; else it is a folder's."""
    return where.suffix.lower() in {MANY_SUFFIX, NOTATION_SUFFIX}


def _write_decisions(simulation: Simulation, file: Path, count: int, games: int) -> None:
    count = min(count, games)
    with progress(count) as watch:
        decisions = write_decisions(file, simulation, range(count), watch)
    remark(say("sim-decisions", decisions=decisions, games=count, file=str(file)))


def _record_file(folder: Path, number: int) -> Path:
    return folder / f"game-{number:06}.json"


def _show(run: Run, options: SimulateOptions, games: int, *, whole: bool) -> None:
    """Write the files and print the result; games and decisions are written of a whole simulation alone."""
    result = run.result

    def write_all() -> None:
        _write_files(result, options)
        if whole:
            _write_games(run, options)

    deliver(write_all, lambda: _print(result, games, as_json=options.as_json))


def _write_games(run: Run, options: SimulateOptions) -> None:
    if options.record is not None:
        _write_records(run.simulation, *options.record, run.games)
    if options.decisions is not None:
        _write_decisions(run.simulation, *options.decisions, run.games)


def _print(result: Result, games: int, *, as_json: bool) -> None:
    if as_json:
        shown = {**result.as_json(), "games_wanted": games}
        sys.stdout.write(json.dumps(shown, ensure_ascii=False) + "\n")
    else:
        show(result)


def _write_files(result: Result, options: SimulateOptions) -> None:
    if options.csv is not None:
        write(options.csv, csv_text(result))
    if options.plot is not None:
        from flip7.reports.simulation import simulation_page  # start-up time: few runs write a page

        write(options.plot, simulation_page(result).html())
