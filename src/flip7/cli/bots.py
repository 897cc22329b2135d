"""`flip7 bots`: list the bot catalogue.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `cli/runners/bots.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, help_text, speak_as_wanted


@app.command(
    help=help_text(
        "List the bots: who they are, and how strong.",
        "flip7 bots",
        "flip7 play --bots level5,vengeful,tourist",
    )
)
def bots(
    json: Annotated[bool, typer.Option("--json", help="The list as one line of JSON.")] = False,
    language: Language = "",
) -> None:
    """List the bots: who they are, and how strong."""
    from flip7.cli.runners.bots import print_json, print_table

    speak_as_wanted(language, to_programs=json)
    if json:
        print_json()
    else:
        print_table()
