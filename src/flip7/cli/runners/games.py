"""Run `flip7 games`: print the games that are kept."""

import sys
from itertools import islice
from json import dumps
from typing import Final

from rich.table import Table
from rich.text import Text

from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.markup import plain, printable
from flip7.i18n.seat_names import Names
from flip7.play.kept_games import KeptGame, KeptGames
from flip7.record import Replay
from flip7.terminal.command_name import command
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM

_USUAL_ROWS: Final = 20


def print_json(kept: KeptGames) -> None:
    """Print every game that can be read as one line of JSON; the format is a contract (docs/records.md)."""
    for game in kept.all():
        if game.replayed is not None:
            sys.stdout.write(dumps(_as_json(game, game.replayed), ensure_ascii=False) + "\n")
    sys.stdout.flush()


def _as_json(game: KeptGame, replayed: Replay) -> dict[str, object]:
    table = replayed.game.table
    return {
        "number": game.number,
        "file": str(game.file),
        "played": game.played_at.isoformat(timespec="seconds"),
        "seats": list(replayed.record.seats),
        "round": table.round,
        "totals": list(table.scores),
        "winner": table.winner,
    }


def print_table(kept: KeptGames, *, every: bool) -> None:
    """Print the last games as a table, and how they are named."""
    console, count = paper(), len(kept.files())
    if not count:
        console.print(Text(say("games-list-empty", command=command())))
        return
    table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
    table.add_column("", justify="right", no_wrap=True)
    table.add_column(say("games-when"), no_wrap=True)
    table.add_column(say("games-who"))
    table.add_column(say("games-how-it-went"))
    for game in islice(kept.all(), None if every else _USUAL_ROWS):
        table.add_row(str(game.number), f"{game.played_at:%Y-%m-%d %H:%M}", *_row(game))
    console.print(table)
    console.print()
    if count > _USUAL_ROWS and not every:
        console.print(Text(say("games-more", count=count), style=DIM))
    console.print(Text(say("games-note", command=command()), style=DIM))
    console.print(Text(say("games-folder", folder=printable(str(kept.folder))), style=DIM), soft_wrap=True)


def _row(game: KeptGame) -> tuple[str, str]:
    if game.replayed is None:
        return printable(game.file.name), say("games-unreadable")
    names, table = Names(game.replayed.record.seats), game.replayed.game.table
    who = plain(all_of(names.all()))
    if table.winner is None:
        return who, say("games-goes-on", number=table.round)
    return who, plain(say("games-over", name=names[table.winner], total=table.scores[table.winner]))
