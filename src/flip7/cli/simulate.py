"""`flip7 simulate`: play many games between bots.

Declared here, listed in `COMMANDS` of `cli/__init__.py`; it runs in `cli/runners/simulate.py` → `arena/runner.py`
(threads) → `arena/simulation.py` (which games) → `kernel/game_loop.py` (one game after the other, compiled).
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from flip7.cli.app import app
from flip7.cli.options import CsvFile, DealtFirst, JsonResult, PlotFile, Target, Threads, help_text, listed
from flip7.core.rules import Rules
from flip7.extras import require

PARQUET: Final = ".parquet"


@app.command(
    help=help_text(
        "Play many games between bots: who wins, and how sure that is.",
        "flip7 simulate --bots level5,champion,stay:25,random",
        "flip7 simulate --compare stay:25 stay:20 --plot answer.html",
        "flip7 simulate --games 10000000 --seats 4 --bots stay:25",
        "flip7 simulate --bots stay:25 --seats 6 --record games.jsonl 20",
        "flip7 simulate --bots level5,level3 --decisions decisions.parquet 1000",
    )
)
def simulate(
    *,
    games: Annotated[
        int | None, typer.Option(metavar="N", help="How many; 100,000, or with --compare 10,000,000 at most.")
    ] = None,
    seats: Annotated[
        int | None, typer.Option(metavar="N", help="Seats at the table, 1 to 40; one for each bot, else 4.")
    ] = None,
    bots: Annotated[
        str | None,
        typer.Option(metavar="X,Y,…", help="Bots that play (flip7 bots lists them); fewer than seats take turns."),
    ] = None,
    compare: Annotated[
        tuple[str, str] | None,
        typer.Option(metavar="X Y", help="Which is better? Same cards, seats exchanged; stops when it is clear."),
    ] = None,
    seed: Annotated[str | None, typer.Option(metavar="TEXT", help="Same seed, same games.")] = None,
    threads: Threads = None,
    cluster: Annotated[
        str | None, typer.Option(metavar="ADDRESS", help="A Dask cluster plays, such as tcp://host:8786.")
    ] = None,
    target: Target = None,
    first: DealtFirst = None,
    json: JsonResult = False,
    csv: CsvFile = None,
    plot: PlotFile = None,
    record: Annotated[
        tuple[Path, int] | None,
        typer.Option(metavar="FILE|DIR N", help="Write the first N games: a .jsonl or .f7, or a folder of files."),
    ] = None,
    decisions: Annotated[
        tuple[Path, int] | None,
        typer.Option(metavar="FILE N", help="Write every decision of the first N games, as .parquet or .npz."),
    ] = None,
) -> int:
    """Play many games between bots: who wins, and how sure that is."""
    if decisions is not None and decisions[0].suffix.lower() == PARQUET:
        require("pyarrow")  # its extra brings all that a simulation needs: not NumPy first, and then this
    from flip7.cli.runners.simulate import SimulateOptions
    from flip7.cli.runners.simulate import simulate as simulate_games

    usual = Rules()
    return simulate_games(
        SimulateOptions(
            games=games,
            seats=seats,
            bots=None if bots is None else listed(bots),
            compare=compare,
            seed=seed,
            threads=threads,
            cluster=cluster,
            rules=Rules(target=usual.target if target is None else target, first=first or usual.first),
            as_json=json,
            csv=csv,
            plot=plot,
            record=record,
            decisions=decisions,
        )
    )
