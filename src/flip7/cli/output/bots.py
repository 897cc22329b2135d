"""`flip7 bots`: who there is to play against."""

import json
import sys
from dataclasses import asdict

from rich.table import Table
from rich.text import Text

from flip7.bots.roster import ROSTER
from flip7.i18n.bots import who_it_is
from flip7.i18n.catalog import say
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM


def show_bots(*, as_json: bool) -> None:
    """All bots with a name of their own, the weakest first."""
    weakest_first = sorted(ROSTER, key=lambda profile: profile.rating)
    if as_json:
        listed = [{**asdict(profile), "character": who_it_is(profile.name)} for profile in weakest_first]
        sys.stdout.write(json.dumps(listed, ensure_ascii=False) + "\n")
        return
    console = paper()
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column(say("bots-name"), no_wrap=True)
    table.add_column(say("bots-level"), justify="right", no_wrap=True)
    table.add_column(say("bots-rating"), justify="right", no_wrap=True)
    table.add_column(say("bots-who"))
    for profile in weakest_first:
        level = "" if profile.level is None else str(profile.level)
        table.add_row(profile.name, level, str(profile.rating), who_it_is(profile.name))
    console.print(table)
    console.print()
    console.print(Text(say("bots-note"), style=DIM))
