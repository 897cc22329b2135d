"""`flip7 sheet`: a score sheet to print.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/sheet.py`.
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, ends_in, help_text, listed, speak_as_wanted

USUAL_PLAYERS: Final = 6


@app.command(
    help=help_text(
        "Make a score sheet to print: a PDF with as many rounds as fit, the deck, and the rulings people argue about.",
        "flip7 sheet",
        "flip7 sheet evening.pdf --names Ana,Ben,Cleo --paper letter",
        "flip7 sheet --players 12 --link https://flip7.example/score",
    )
)
def sheet(
    *,
    file: Annotated[
        Path, typer.Argument(metavar="FILE", callback=ends_in(".pdf", "a sheet"), help="The PDF to write.")
    ] = Path("flip7-sheet.pdf"),
    names: Annotated[str, typer.Option(metavar="A,B,…", help="Who plays, 2 to 24; without it, write them in.")] = "",
    players: Annotated[
        int | None, typer.Option(metavar="N", help=f"How many columns; {USUAL_PLAYERS} without names.")
    ] = None,
    paper: Annotated[str, typer.Option(metavar="a4|letter", help="The size of the paper.")] = "a4",
    link: Annotated[
        str | None, typer.Option(metavar="URL", help="Print a QR code with the address of the companion.")
    ] = None,
    language: Language = "",
) -> int:
    """Make a score sheet to print."""
    from flip7.cli.runners.sheet import write_sheet

    speak_as_wanted(language)
    called = listed(names)
    columns = players if players is not None else len(called) or USUAL_PLAYERS
    return write_sheet(file, called, columns, paper, link)
