"""Run `flip7 bots`: print the bot catalogue."""

import sys
from json import dumps

from rich.table import Table
from rich.text import Text

from flip7.bots.catalog import weakest_first
from flip7.extras import install_command
from flip7.i18n.bots import describe_bot
from flip7.i18n.catalog import say
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM


def print_json() -> None:
    """Print the catalogue as one line of JSON; the format is a contract."""
    listed = [
        {"name": bot.name, "rating": bot.rating, "level": bot.level, "character": describe_bot(bot.name)}
        for bot in weakest_first()
    ]
    sys.stdout.write(dumps(listed, ensure_ascii=False) + "\n")


def print_table() -> None:
    """Print the catalogue as a table."""
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
    if missing := [bot.name for bot in weakest_first() if not bot.is_playable]:
        words = say("bots-missing", bots=", ".join(missing), command=install_command("study"))
        console.print(Text(words, style=DIM))
