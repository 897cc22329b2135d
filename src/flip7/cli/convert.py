"""`flip7 convert`."""

from pathlib import Path
from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import GameFile, help_text
from flip7.cli.output.form import Form


@app.command(
    help=help_text(
        "Write a game in the other form: JSON for programs, .f7 for people.",
        "flip7 convert game.json --to f7",
        "flip7 convert game.f7 --to json --output game.json",
    )
)
def convert(
    file: GameFile,
    to: Annotated[Form, typer.Option(help="The form to write.")],
    output: Annotated[
        Path | None, typer.Option("--output", "-o", metavar="FILE", help="A new file; else the standard output.")
    ] = None,
) -> None:
    """Write a game in the other form: JSON for programs, .f7 for people."""
    from flip7.cli.output.convert import convert as convert_game

    convert_game(file, to, output)
