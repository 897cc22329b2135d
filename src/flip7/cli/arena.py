"""`flip7 arena`: play a league of bots, or a match.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/arena.py`.
"""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import CsvFile, DealtFirst, JsonResult, PlotFile, Target, Threads, ends_in, help_text


@app.command(
    help=help_text(
        "A league of bots, or a match against one: ratings, win rates, and how sure they are.",
        "flip7 arena level1 level3 champion level5 vengeful",
        "flip7 arena level4 level5 --against champion --games 400000",
        "flip7 arena 'program:./mybot.py' stay:25 --save league.json --plot league.html",
        "flip7 arena --resume league.json",
        "flip7 arena level6 --paired level5 --against champion",
    )
)
def arena(
    *,
    bots: Annotated[
        list[str] | None,
        typer.Argument(metavar="BOT", help="Who plays: see flip7 bots; program:COMMAND; a bot of a package."),
    ] = None,
    against: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="A match: each bot alone at a table of copies of this one."),
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Seats at every table, 2 to 40; 4, if not given.")
    ] = None,
    games: Annotated[
        int | None,
        typer.Option(metavar="N", help="Games at each table; 20,000, or 200 where bots are asked in Python."),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="Same seed, same cards.")] = None,
    threads: Threads = None,
    time_limit: Annotated[
        float | None, typer.Option(metavar="SECONDS", help="For each answer of a bot from outside; 5, if not given.")
    ] = None,
    target: Target = None,
    first: DealtFirst = None,
    save: Annotated[
        Path | None,
        typer.Option(
            metavar="FILE",
            callback=ends_in(".json", "a league"),
            help="Keep the league in a new file, .json, while it is played.",
        ),
    ] = None,
    resume: Annotated[Path | None, typer.Option(metavar="FILE", help="Go on with a league that was kept.")] = None,
    paired: Annotated[
        str | None,
        typer.Option(metavar="BOT", help="How much more often each bot wins than this one would: little luck in it."),
    ] = None,
    pairs: Annotated[
        int | None, typer.Option(metavar="N", help="Play-outs of each answer with --paired; 100, if not given.")
    ] = None,
    round_only: Annotated[
        bool, typer.Option("--round-only", help="With --paired, to the end of the round: quicker, not quite fair.")
    ] = False,
    json: JsonResult = False,
    csv: CsvFile = None,
    plot: PlotFile = None,
) -> int:
    """Play a league of bots, or a match against one."""
    from flip7.cli.runners.arena import ArenaOptions, run_league

    options = ArenaOptions(
        bots=tuple(bots or ()),
        against=against,
        seats=seats,
        games=games,
        seed=seed,
        threads=threads,
        time_limit=time_limit,
        target=target,
        first=first,
        save=save,
        resume=resume,
        as_json=json,
        csv=csv,
        plot=plot,
        paired=paired,
        pairs=pairs,
        round_only=round_only,
    )
    if paired is None:
        return run_league(options)
    from flip7.cli.runners.paired import run_paired

    return run_paired(options)
