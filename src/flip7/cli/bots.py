"""`flip7 bots`: list the bot catalogue."""

import sys
from json import dumps
from typing import Annotated

import typer

from flip7.bots.catalog import weakest_first
from flip7.cli.app import app
from flip7.cli.options import Language, help_text, speak_as_wanted
from flip7.i18n.bots import describe_bot
from flip7.i18n.catalog import say


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
    speak_as_wanted(language, to_programs=json)
    if json:
        _print_json()
    else:
        _print_table()


def _print_json() -> None:
    listed = [
        {"name": bot.name, "rating": bot.rating, "level": bot.level, "character": describe_bot(bot.name)}
        for bot in weakest_first()
    ]
    sys.stdout.write(dumps(listed, ensure_ascii=False) + "\n")


def _print_table() -> None:
    # Start-up time: every command is declared at every start, and the others do without these.
    from rich.table import Table
    from rich.text import Text

    from flip7.terminal.style.palette import DIM
    from flip7.terminal.style.paper import paper

    console = paper()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column(say("bots-name"), no_wrap=True)
    table.add_column(say("bots-level"), justify="right", no_wrap=True)
    table.add_column(say("bots-rating"), justify="right", no_wrap=True)
    table.add_column(say("bots-who"))
    for bot in weakest_first():
        table.add_row(bot.name, "" if bot.level is None else str(bot.level), str(bot.rating), describe_bot(bot.name))
    console.print(table)
    console.print()
    console.print(Text(say("bots-note"), style=DIM))
