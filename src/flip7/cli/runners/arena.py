"""`flip7 arena`: a league of bots, watched, kept and shown."""

import json
import os
import secrets
import shlex
import sys
from dataclasses import dataclass
from pathlib import Path
from time import monotonic
from typing import Final

from flip7.arena.league.league import BadLeague, League, league
from flip7.arena.league.runner import LeagueRun
from flip7.arena.league.save_file import Kept, read, text_of
from flip7.arena.league.standings import LeagueResult
from flip7.arena.simulation import USUAL_SEATS, check_games
from flip7.bots.base import Bot
from flip7.bots.catalog import bot_named
from flip7.bots.external.lookup import in_its_own_program, starts_a_program
from flip7.bots.external.program import TIME_LIMIT, ProgramBot
from flip7.cli.output.deliver import deliver, write
from flip7.core.errors import Flip7Error, quoted
from flip7.core.rules import First, Rules
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.record.files import BadFile, check_new, probe, read_text, replace
from flip7.terminal.compile_notice import compile_games, remark
from flip7.terminal.lineui.exit import Outcome

SEED_BYTES: Final = 8
MOST_THREADS: Final = 1_024
LONGEST_LIMIT: Final = 3_600
KEEP_SECONDS: Final = 0.5
"""A league is kept so often; whoever kills it loses no more than that."""


@dataclass(frozen=True, slots=True)
class Wishes:
    """What was asked for on the command line; None where nothing was."""

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


def compete(wishes: Wishes) -> int:
    """The league is played, kept and shown; with Ctrl-C, as far as it has come."""
    _check(wishes)
    run = _new(wishes) if wishes.resume is None else _resumed(wishes, wishes.resume)
    _check_files(wishes)
    keeper = _Keeper(wishes.save or wishes.resume)
    if run.games < run.games_wanted:
        _greet(run.league.bots)
        compile_games(run.warm_up)
    interrupted = _watched(run, keeper)
    keeper.try_to_keep(run)
    if not run.games:
        sys.stderr.write(f"flip7: {say('arena-nothing')}\n")
        return Outcome.INTERRUPTED
    if interrupted:
        remark(say("arena-stopped", games=f"{run.games:,}", wanted=f"{run.games_wanted:,}"))
    keeper.say_where(run)
    _show(run.result, wishes)
    if keeper.problem is not None:
        raise keeper.problem
    return Outcome.INTERRUPTED if interrupted else Outcome.DONE


# --- what is played ---------------------------------------------------------------------------------------------------


def _check(wishes: Wishes) -> None:
    """What can be seen to be wrong before anything is read or started."""
    if wishes.threads is not None and not 1 <= wishes.threads <= MOST_THREADS:
        raise BadLeague(f"--threads {wishes.threads}: it must be a number from 1 to {MOST_THREADS}")
    if wishes.time_limit is not None and not 0 < wishes.time_limit <= LONGEST_LIMIT:
        raise BadLeague(
            f"--time-limit {wishes.time_limit:g}: it must be more than 0 and at most {LONGEST_LIMIT} seconds"
        )
    if wishes.games is not None:
        check_games(wishes.games)
    if not wishes.bots and wishes.resume is None:
        raise BadLeague("no bots: name those who play, such as flip7 arena stay:20 stay:25 risk:0.26 random")


def _check_files(wishes: Wishes) -> None:
    """Every file can be written, and no two are the same."""
    if wishes.save is not None:
        check_new(wishes.save)
    named = {"--save": wishes.save or wishes.resume, "--csv": wishes.csv, "--plot": wishes.plot}
    seen: dict[Path, str] = {}
    for option, file in named.items():
        if file is None:
            continue
        if file in seen:
            raise BadLeague(f"{seen[file]} and {option} both name {file}: give each a file of its own")
        seen[file] = option
        probe(file)


def _new(wishes: Wishes) -> LeagueRun:
    usual = Rules()
    rules = Rules(target=usual.target if wishes.target is None else wishes.target, first=wishes.first or usual.first)
    seed = wishes.seed if wishes.seed is not None else secrets.token_hex(SEED_BYTES)
    entered = league(
        [_bot(name, wishes) for name in wishes.bots],
        yardstick=None if wishes.against is None else _bot(wishes.against, wishes),
        seats=USUAL_SEATS if wishes.seats is None else wishes.seats,
        games=wishes.games,
        seed=seed,
        rules=rules,
    )
    return LeagueRun(entered, threads=_threads(wishes))


def _bot(name: str, wishes: Wishes) -> Bot:
    return in_its_own_program(bot_named(name), TIME_LIMIT if wishes.time_limit is None else wishes.time_limit)


def _resumed(wishes: Wishes, file: Path) -> LeagueRun:
    """The league of the file, from where it was; only the number of games may be another."""
    settled = {"--seats": wishes.seats, "--seed": wishes.seed, "--target": wishes.target, "--first": wishes.first}
    for option, value in settled.items():
        if value is not None:
            raise BadLeague(f"{option} cannot be changed in a league that goes on")
    text = read_text(str(file))
    try:
        kept = read(text)
        _check_same_bots(wishes, kept)
        entered = _league_of(kept, wishes)
        counts = kept.counts(entered)
    except BadFile:
        raise
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
    most = max((count.shuffles - entered.shuffles(party) for party, count in zip(entered.parties, counts, strict=True)))
    if most > 0:
        raise BadLeague(f"--games {entered.games}: more have been played at a table already")
    return LeagueRun(entered, counts, faults=kept.faults, seconds=kept.seconds, threads=_threads(wishes))


def _league_of(kept: Kept, wishes: Wishes) -> League:
    return league(
        [_bot(name, wishes) for name in kept.bots],
        yardstick=None if kept.against is None else _bot(kept.against, wishes),
        seats=kept.seats,
        games=kept.games if wishes.games is None else wishes.games,
        seed=kept.seed,
        rules=kept.rules,
    )


def _check_same_bots(wishes: Wishes, kept: Kept) -> None:
    """A file may not start a program by itself: somebody has named the same bots, or there is no program among them."""
    entered = (*kept.bots, *([kept.against] if kept.against is not None else []))
    named = (*wishes.bots, *([wishes.against] if wishes.against is not None else []))
    if named and tuple(bot_named(name).name for name in named) != entered:
        raise BadLeague("other bots are named than those of the league that goes on: leave them out, or name the same")
    program = next((name for name in entered if starts_a_program(name)), None)
    if program is not None and not named:
        raise BadLeague(
            f"the league has the bot {quoted(program)}: name its bots again, so that no file starts a program"
        )


def _threads(wishes: Wishes) -> int:
    cores = len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1
    return wishes.threads or cores


# --- playing ----------------------------------------------------------------------------------------------------------


def _greet(bots: tuple[Bot, ...]) -> None:
    """Every program runs; one that does not even say its name is a mistake in the command, not a forfeit."""
    programs = [bot for bot in bots if isinstance(bot, ProgramBot)]
    try:
        for bot in programs:
            bot.greet()
    except BaseException:
        for bot in programs:
            bot.stop()
        raise


def _watched(run: LeagueRun, keeper: "_Keeper") -> bool:
    """The games are played with a bar that shows how far they are; whether somebody stopped them comes back."""
    from flip7.cli.output.progress import progress

    try:
        with progress(run.games_wanted) as watch:

            def seen(running: LeagueRun) -> None:
                keeper.keep_now_and_then(running)
                watch(running.games)

            run.go(seen)
    except KeyboardInterrupt:
        return True
    return False


class _Keeper:
    """Keeps a league in a file, if one was named."""

    def __init__(self, file: Path | None) -> None:
        self._file = file
        self._when = monotonic()
        self.problem: BadFile | None = None
        """Why the file does not say where the league stands."""

    def keep_now_and_then(self, run: LeagueRun) -> None:
        """The file is not older than a moment."""
        if monotonic() - self._when >= KEEP_SECONDS:
            self.try_to_keep(run)

    def try_to_keep(self, run: LeagueRun) -> None:
        """The file says where the league stands. A disk that is full ends no league: it may have room later."""
        self._when, self.problem = monotonic(), None
        if self._file is None:
            return
        try:
            replace(self._file, text_of(run))
        except BadFile as error:
            self.problem = error

    def say_where(self, run: LeagueRun) -> None:
        """Where the league is kept, and how it goes on."""
        if self._file is not None and self.problem is None:
            file = printable(shlex.quote(str(self._file)))
            remark(say("arena-kept", over="yes" if run.games == run.games_wanted else "no", file=file))


# --- what is shown ----------------------------------------------------------------------------------------------------


def _show(result: LeagueResult, wishes: Wishes) -> None:
    """The result is written into files and shown."""
    deliver(lambda: _write_files(result, wishes), lambda: _print(result, as_json=wishes.as_json))


def _print(result: LeagueResult, *, as_json: bool) -> None:
    if as_json:
        sys.stdout.write(json.dumps(result.as_json(), ensure_ascii=False) + "\n")
    else:
        from flip7.cli.output.league import show

        show(result)


def _write_files(result: LeagueResult, wishes: Wishes) -> None:
    if wishes.csv is not None:
        from flip7.arena.league.csv_export import csv_text

        write(wishes.csv, csv_text(result))
    if wishes.plot is not None:
        from flip7.reports.league import league_page

        write(wishes.plot, league_page(result).html())
