"""`flip7 solve`: the exact best choices of a player alone in the round.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/solve.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import PlotFile, help_text


@app.command(
    help=help_text(
        "The best choices of a player who is alone in the round, exactly, and simple rules beside them.",
        "flip7 solve",
        'flip7 solve --cards "12 5 +4"',
        'flip7 solve --cards "11 10" --gone "12 12 12 9" --json',
        "flip7 solve --plot answer.html",
    )
)
def solve(
    *,
    cards: Annotated[str, typer.Option(metavar="CARDS", help='Cards before you, such as "12 5 +4 SC".')] = "",
    gone: Annotated[
        str, typer.Option(metavar="CARDS", help="Cards on the discard pile: no longer in the draw pile.")
    ] = "",
    json: Annotated[bool, typer.Option("--json", help="The answer as one line of JSON.")] = False,
    plot: PlotFile = None,
) -> None:
    """Solve a round of a player who is alone in it."""
    from flip7.cli.runners.solve import SolveOptions
    from flip7.cli.runners.solve import solve as solve_round

    solve_round(SolveOptions(cards=cards, gone=gone, as_json=json, plot=plot))
