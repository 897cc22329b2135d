"""`flip7 convert`: write a record in its other format.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run here, with `record/`.
"""

import sys
from enum import StrEnum
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, assert_never

import typer

from flip7.cli.app import app
from flip7.cli.options import GameFile, game_file, help_text
from flip7.core.errors import Flip7Error

if TYPE_CHECKING:
    from flip7.record import Record


class Form(StrEnum):
    """The two formats of a record."""

    F7 = "f7"
    JSON = "json"


@app.command(
    help=help_text(
        "Write a game in the other form: JSON for programs, .f7 for people.",
        "flip7 convert game.json --to f7",
        "flip7 convert game.f7 --to json --output game.json",
    )
)
def convert(
    file: GameFile = "",
    *,
    to: Annotated[Form, typer.Option(help="The form to write.")],
    output: Annotated[
        Path | None,
        typer.Option("--output", "-o", metavar="FILE", help="Write to this new file, not to the standard output."),
    ] = None,
) -> None:
    """Write a game in the other form: JSON for programs, .f7 for people."""
    # Start-up time: every command is declared at every start, and most do without these.
    from flip7.record.files import BadFile, create, read_game

    file = game_file(file)
    record = read_game(file)
    try:
        text = _text(record, to)
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None
    if output is None:
        _print_utf8(text)
    else:
        create(output, text)


def _print_utf8(text: str) -> None:
    """Print in UTF-8 whatever the terminal's encoding: redirected, the output is a record file."""
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(encoding="utf-8")
    sys.stdout.write(text)


def _text(record: "Record", to: Form) -> str:
    from flip7.record import replay, to_json, to_notation  # start-up time, as above

    match to:
        case Form.F7:
            return to_notation(record)
        case Form.JSON:
            replay(record)
            return to_json(record) + "\n"
        case _:
            assert_never(to)
