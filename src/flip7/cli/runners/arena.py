"""Run `flip7 arena`: play a league of bots, save it while it is played, and show the result."""

import json
import os
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from flip7.arena.league.csv_export import csv_text
from flip7.arena.league.league import BadLeague, League, league
from flip7.arena.league.runner import LeagueRun
from flip7.arena.league.save_file import SavedLeague, from_json, to_json
from flip7.arena.league.standings import LeagueResult
from flip7.arena.simulation import USUAL_SEATS, check_games
from flip7.bots.base import Bot, starts_a_program
from flip7.bots.catalog import bot_named
from flip7.bots.external.lookup import in_own_process
from flip7.bots.external.program import TIME_LIMIT, ProgramBot
from flip7.cli.output.deliver import deliver, write
from flip7.cli.output.league import show
from flip7.cli.output.progress import progress
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import First, Rules
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.record.files import BadFile, check_new, probe, read_text, replace
from flip7.terminal.compile_notice import compile_games, remark
from flip7.terminal.lineui.exit import Outcome

SEED_BYTES: Final = 8
MAX_THREADS: Final = 1_024
MAX_TIME_LIMIT: Final = 3_600
"""Seconds."""
SAVE_INTERVAL_SECONDS: Final = 0.5
"""A league that is killed loses no more than this."""


@dataclass(frozen=True, slots=True)
class ArenaOptions:
    """The options of `flip7 arena`; None where one was not given."""

    bots: tuple[str, ...] = ()
    against: str | None = None
    seats: int | None = None
    games: int | None = None
    seed: str | None = None
    threads: int | None = None
    time_limit: float | None = None
    target: int | None = None
    first: First | None = None
    save: Path | None = None
    resume: Path | None = None
    as_json: bool = False
    csv: Path | None = None
    plot: Path | None = None
    paired: str | None = None
    """The reference of a paired comparison."""
    pairs: int | None = None
    round_only: bool = False

    @property
    def rules(self) -> Rules:
        """The rules to play by."""
        usual = Rules()
        return Rules(target=usual.target if self.target is None else self.target, first=self.first or usual.first)

    @property
    def cores(self) -> int:
        """The threads to play on."""
        cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
        return self.threads or cores

    def new_seed(self) -> str:
        """Return the seed that was given, or any."""
        return self.seed if self.seed is not None else secrets.token_hex(SEED_BYTES)

    def check_threads(self) -> None:
        """Raise `BadLeague` for a number of threads that no machine has."""
        if self.threads is not None and not 1 <= self.threads <= MAX_THREADS:
            raise BadLeague(f"--threads {self.threads}: it must be a number from 1 to {MAX_THREADS}")


def run_league(options: ArenaOptions) -> int:
    """Play, save and show the league; after Ctrl-C, as far as it has come."""
    _check(options)
    run = _new(options) if options.resume is None else _resumed(options, options.resume)
    _check_files(options)
    autosave = _Autosave(options.save or options.resume)
    if run.games < run.games_wanted:
        _start_programs(run.league.bots)
        compile_games(run.warm_up)
    interrupted = _watched(run, autosave)
    autosave.try_to_save(run)
    if not run.games:
        sys.stderr.write(f"flip7: {say('arena-nothing')}\n")
        return Outcome.INTERRUPTED
    if interrupted:
        remark(say("arena-stopped", games=f"{run.games:,}", wanted=f"{run.games_wanted:,}"))
    autosave.say_where_saved(run)
    _show(run.result, options)
    if autosave.problem is not None:
        raise autosave.problem
    return Outcome.INTERRUPTED if interrupted else Outcome.DONE


# --- what is played ---------------------------------------------------------------------------------------------------


def _check(options: ArenaOptions) -> None:
    """Raise an error for everything that is wrong before anything is read or started."""
    options.check_threads()
    for option, given in (("--pairs", options.pairs is not None), ("--round-only", options.round_only)):
        if given:
            raise BadLeague(f"{option} goes with --paired")
    if options.time_limit is not None and not 0 < options.time_limit <= MAX_TIME_LIMIT:
        raise BadLeague(
            f"--time-limit {options.time_limit:g}: it must be more than 0 and at most {MAX_TIME_LIMIT} seconds"
        )
    if options.games is not None:
        check_games(options.games)
    if not options.bots and options.resume is None:
        raise BadLeague("name the bots that play, such as flip7 arena stay:20 stay:25 risk:0.26 random")


def _check_files(options: ArenaOptions) -> None:
    """Raise an error unless every file can be written and no two are the same."""
    if options.save is not None:
        check_new(options.save)
    named = {"--save": options.save or options.resume, "--csv": options.csv, "--plot": options.plot}
    seen: dict[Path, str] = {}
    for option, file in named.items():
        if file is None:
            continue
        if file in seen:
            raise BadLeague(f"{seen[file]} and {option} both name {file}: give each a file of its own")
        seen[file] = option
        probe(file)


def _new(options: ArenaOptions) -> LeagueRun:
    entered = league(
        [_bot(name, options) for name in options.bots],
        yardstick=None if options.against is None else _bot(options.against, options),
        seats=USUAL_SEATS if options.seats is None else options.seats,
        games=options.games,
        seed=options.new_seed(),
        rules=options.rules,
    )
    return LeagueRun(entered, threads=options.cores)


def _bot(name: str, options: ArenaOptions) -> Bot:
    return in_own_process(bot_named(name), TIME_LIMIT if options.time_limit is None else options.time_limit)


def _resumed(options: ArenaOptions, file: Path) -> LeagueRun:
    """Resume the league of the file; only the number of games may be changed."""
    settled = {"--seats": options.seats, "--seed": options.seed, "--target": options.target, "--first": options.first}
    for option, value in settled.items():
        if value is not None:
            raise BadLeague(f"{option} cannot be changed with --resume")
    text = read_text(str(file))
    try:
        saved = from_json(text)
        _check_same_bots(options, saved)
        entered = _league_of(saved, options)
        counts = saved.counts(entered)
    except BadFile:
        raise
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
    most = max((count.shuffles - entered.shuffles(party) for party, count in zip(entered.parties, counts, strict=True)))
    if most > 0:
        raise BadLeague(f"--games {entered.games}: a table has already played more")
    return LeagueRun(entered, counts, faults=saved.faults, seconds=saved.seconds, threads=options.cores)


def _league_of(saved: SavedLeague, options: ArenaOptions) -> League:
    return league(
        [_bot(name, options) for name in saved.bots],
        yardstick=None if saved.against is None else _bot(saved.against, options),
        seats=saved.seats,
        games=saved.games if options.games is None else options.games,
        seed=saved.seed,
        rules=saved.rules,
    )


def _check_same_bots(options: ArenaOptions, saved: SavedLeague) -> None:
    """Raise an error if other bots are named, or if the file alone would start a program."""
    entered = (*saved.bots, *([saved.against] if saved.against is not None else []))
    named = (*options.bots, *([options.against] if options.against is not None else []))
    if named and tuple(bot_named(name).name for name in named) != entered:
        raise BadLeague("these are not the bots of the saved league: leave them out, or name the same ones")
    program = next((name for name in entered if starts_a_program(name)), None)
    if program is not None and not named:
        raise BadLeague(
            f"the league has the bot {quoted(program)}: name its bots again, so that no file starts a program"
        )


# --- playing ----------------------------------------------------------------------------------------------------------


def _start_programs(bots: tuple[Bot, ...]) -> None:
    """Start every program; one that does not even say its name is a mistake in the command, not a forfeit."""
    programs = [bot for bot in bots if isinstance(bot, ProgramBot)]
    try:
        for bot in programs:
            bot.greet()
    except BaseException:
        for bot in programs:
            bot.stop()
        raise


def _watched(run: LeagueRun, autosave: "_Autosave") -> bool:
    """Play the games with a progress bar; return whether they were interrupted."""
    try:
        with progress(run.games_wanted) as watch:

            def seen(running: LeagueRun) -> None:
                autosave.save_if_due(running)
                watch(running.games)

            run.go(seen)
    except KeyboardInterrupt:
        return True
    return False


class _Autosave:
    """Saves a league in a file, if one was named."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._when = monotonic()
        self.problem: BadFile | None = None
        """The error of the last save."""

    def save_if_due(self, run: LeagueRun) -> None:
        """Save the league if the last save is older than the interval."""
        if monotonic() - self._when >= SAVE_INTERVAL_SECONDS:
            self.try_to_save(run)

    def try_to_save(self, run: LeagueRun) -> None:
        """Save the league. A full disk does not end it: there may be room later."""
        self._when, self.problem = monotonic(), None
        if self._file is None:
            return
        try:
            replace(self._file, to_json(run))
        except BadFile as error:
            self.problem = error

    def say_where_saved(self, run: LeagueRun) -> None:
        """Tell where the league is saved, and how to resume it."""
        if self._file is not None and self.problem is None:
            file = printable(shlex.quote(str(self._file)))
            remark(say("arena-kept", over="yes" if run.games == run.games_wanted else "no", file=file))


# --- what is shown ----------------------------------------------------------------------------------------------------


def _show(result: LeagueResult, options: ArenaOptions) -> None:
    """Write the result into files and print it."""
    deliver(lambda: _write_files(result, options), lambda: _print(result, as_json=options.as_json))


def _print(result: LeagueResult, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(result.as_json(), ensure_ascii=False) + "\n")
    else:
        show(result)


def _write_files(result: LeagueResult, options: ArenaOptions) -> None:
    if options.csv is not None:
        write(options.csv, csv_text(result))
    if options.plot is not None:
        from flip7.reports.league import league_page  # start-up time: few runs write a page

        write(options.plot, league_page(result).html())
