"""Run `flip7 arena --paired`: compare bots with a reference decision by decision, and show the result."""

import json
import sys

from flip7.arena.league.league import BadLeague
from flip7.arena.paired import GAMES, PAIRS, Paired, PairedResult, PairedRun, Until
from flip7.arena.simulation import USUAL_SEATS
from flip7.bots.catalog import bot_named
from flip7.bots.external.program import ProgramBot
from flip7.cli.output.paired import show
from flip7.cli.output.progress import progress
from flip7.cli.runners.arena import ArenaOptions
from flip7.terminal.compile_notice import compile_games
from flip7.terminal.lineui.exit import Outcome


def run_paired(options: ArenaOptions) -> int:
    """Compare each bot with the reference, all with the same cards, and print the result."""
    _check(options)
    seed = options.new_seed()
    runs = [_run(name, options, seed) for name in options.bots]
    try:
        compile_games(runs[0].warm_up)
        results = _watched(runs)
    finally:
        for run in runs:
            if isinstance(run.paired.bot, ProgramBot):
                run.paired.bot.stop()
    if options.as_json:
        sys.stdout.write(json.dumps([result.as_json() for result in results], ensure_ascii=False) + "\n")
    else:
        show(results)
    return Outcome.DONE


def _check(options: ArenaOptions) -> None:
    """Raise an error for options that a comparison does not have."""
    options.check_threads()
    files = {"--save": options.save, "--resume": options.resume, "--csv": options.csv, "--plot": options.plot}
    for option, file in files.items():
        if file is not None:
            raise BadLeague(f"{option} does not go with --paired")
    if options.time_limit is not None:
        raise BadLeague("--time-limit does not go with --paired")
    if not options.bots:
        raise BadLeague("name the bots to compare, such as flip7 arena level6 --paired level5")


def _run(name: str, options: ArenaOptions, seed: str) -> PairedRun:
    reference = bot_named(options.paired or "")
    paired = Paired(
        bot=bot_named(name),
        reference=reference,
        against=reference if options.against is None else bot_named(options.against),
        seats=USUAL_SEATS if options.seats is None else options.seats,
        seed=seed,
        rules=options.rules,
        pairs=PAIRS if options.pairs is None else options.pairs,
        until=Until.ROUND if options.round_only else Until.GAME,
    )
    return PairedRun(paired, GAMES if options.games is None else options.games, options.cores)


def _watched(runs: list[PairedRun]) -> list[PairedResult]:
    """Play the games with a progress bar."""
    results: list[PairedResult] = []
    with progress(sum(run.games for run in runs)) as watch:
        before = 0
        for run in runs:
            results.append(run.go(lambda games, before=before: watch(before + games)))  # type: ignore[misc]
            before += run.games
    return results
