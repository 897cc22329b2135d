"""Run `flip7 join` without a table: list the public tables of a server."""

from rich.table import Table
from rich.text import Text

from flip7.client.address import USUAL_SERVER, server_address
from flip7.client.rest_api import public_tables
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.protocol.messages import TableListed
from flip7.terminal.command_name import command
from flip7.terminal.style.console import paper
from flip7.terminal.style.palette import DIM


def print_public_tables(server: str) -> None:
    """Print the public tables that are not over, the newest first, and how to join them."""
    address = server_address(server)
    listed, console = public_tables(address), paper()
    there = "" if address == USUAL_SERVER else f" --server {address}"
    if not listed:
        console.print(Text(say("join-list-empty", server=address)))
    else:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style=DIM)
        table.add_column(say("join-list-code"), no_wrap=True)
        table.add_column(say("join-list-host"))
        table.add_column(say("join-list-state"))
        for each in listed:
            host = "" if each.host is None else printable(each.host)
            table.add_row(Text(printable(each.code)), Text(host), Text(_state(each)))
        console.print(table)
        console.print()
    console.print(Text(say("join-list-note", command=command(), there=there), style=DIM), soft_wrap=True)


def _state(table: TableListed) -> str:
    """Say whether the game has begun, how many seats are free, and what is played."""
    words = [say("join-list-phase", phase=table.phase.value), say("tui-lobby-target", target=str(table.target))]
    words.append(say("join-list-seats", seats=table.seats, free=table.free))
    return " · ".join([*words, say("tui-people-locked")] if table.locked else words)
