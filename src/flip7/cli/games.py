"""`flip7 games`: look at many recorded games together.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/games.py`.
"""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import JsonResult, Language, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "Look at many games together: who won how often; as a table, a row for each game and seat.",
        "flip7 games monday.json tuesday.f7",
        "flip7 games all.jsonl --table games.csv",
    )
)
def games(
    files: Annotated[
        list[str],
        typer.Argument(
            metavar="FILE…",
            help="Games, JSON or .f7; .jsonl and - (the standard input) hold many, a JSON record on each line.",
        ),
    ],
    *,
    table: Annotated[
        Path | None, typer.Option(metavar="FILE.csv", help="Write a row for each game and seat into this file.")
    ] = None,
    json: JsonResult = False,
    language: Language = "",
) -> int:
    """Look at many recorded games together."""
    from flip7.cli.runners.games import games_of

    speak_as_wanted(language, to_programs=json)
    return games_of(files, table, as_json=json)
