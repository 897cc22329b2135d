"""`flip7 admin`: administer a server, on the machine on which it runs.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `server/admin/client.py`, which asks the
server that runs (`server/admin/commands.py`).
"""

from enum import StrEnum
from pathlib import Path
from typing import Annotated, Final

import typer

from flip7.cli.app import app
from flip7.cli.options import Database, help_text

admin: Final[typer.Typer] = typer.Typer(rich_markup_mode=app.rich_markup_mode)
app.add_typer(admin, name="admin")

Table = Annotated[str, typer.Argument(metavar="TABLE", help="The table's code, or its id.")]
Json = Annotated[bool, typer.Option("--json", help="The answer as one line of JSON.")]


class InPhase(StrEnum):
    """The phase of the tables that are listed."""

    LOBBY = "lobby"
    PLAYING = "playing"
    OVER = "over"


@admin.callback(
    invoke_without_command=True,
    help=help_text(
        "For the owner of a server: look at its tables, close them, block addresses, announce, back up, restore.",
        "flip7 admin tables                      the newest tables",
        "flip7 admin close BCD234",
        "flip7 admin backup /var/lib/flip7/backups/today.sqlite",
    ),
)
def owner(context: typer.Context) -> None:
    """For the owner of a server."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@admin.command(
    help=help_text(
        "List the tables that are kept, the newest first.",
        "flip7 admin tables --phase playing",
        "flip7 admin tables --limit 200 --json",
    )
)
def tables(
    *,
    phase: Annotated[InPhase | None, typer.Option(help="Only tables in this phase.")] = None,
    limit: Annotated[int, typer.Option(min=1, max=1000, metavar="N", help="At most this many.")] = 50,
    offset: Annotated[int, typer.Option(min=0, metavar="N", help="Skip this many of the newest.")] = 0,
    json: Json = False,
    database: Database = "",
) -> None:
    """List the tables that are kept."""
    from flip7.protocol.room_options import Phase
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import ListTables

    wanted = None if phase is None else Phase(phase.value)
    run(database, ListTables(wanted, limit, offset), as_json=json)


@admin.command(
    help=help_text(
        "Show who is at a table, with their numbers, and what happened there last.", "flip7 admin look BCD234"
    )
)
def look(table: Table, *, json: Json = False, database: Database = "") -> None:
    """Show who is at a table."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import LookAtTable

    run(database, LookAtTable(table), as_json=json)


@admin.command(
    help=help_text(
        "Close a table for good. Its game, if one is being played, ends without a winner.", "flip7 admin close BCD234"
    )
)
def close(table: Table, *, database: Database = "") -> None:
    """Close a table for good."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import CloseTable

    run(database, CloseTable(table))


@admin.command(
    help=help_text(
        "Let nobody connect from an address or a prefix; whoever is connected from there is cut off.",
        "flip7 admin block 192.0.2.7 --days 7 --reason 'floods of emotes'",
        "flip7 admin block 2001:db8:1::/48",
    )
)
def block(
    address: Annotated[str, typer.Argument(metavar="ADDRESS|PREFIX", help="Such as 192.0.2.7 or 2001:db8::/48.")],
    *,
    days: Annotated[
        float | None,
        typer.Option(min=0.0001, max=36_500, metavar="N", help="For this long; otherwise until you unblock it."),
    ] = None,
    reason: Annotated[str, typer.Option(metavar="TEXT", help="For yourself, so that you know it later.")] = "",
    database: Database = "",
) -> None:
    """Let nobody connect from an address or a prefix."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import LONGEST_REASON, Block

    run(database, Block(address, days, reason[:LONGEST_REASON]))


@admin.command(help=help_text("Let an address or a prefix connect again.", "flip7 admin unblock 192.0.2.7"))
def unblock(
    address: Annotated[str, typer.Argument(metavar="ADDRESS|PREFIX", help="As flip7 admin blocks lists it.")],
    *,
    database: Database = "",
) -> None:
    """Let an address or a prefix connect again."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import Unblock

    run(database, Unblock(address))


@admin.command(help=help_text("List the addresses from which nobody can connect.", "flip7 admin blocks"))
def blocks(*, json: Json = False, database: Database = "") -> None:
    """List the addresses from which nobody can connect."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import ListBlocks

    run(database, ListBlocks(), as_json=json)


@admin.command(
    help=help_text(
        "Show a message to everybody who is connected, and to newcomers until you clear it.",
        "flip7 admin announce 'A new version comes tonight.' --restart-in 10",
        "flip7 admin announce --clear",
    )
)
def announce(
    text: Annotated[str, typer.Argument(metavar="TEXT", help="One sentence.", show_default=False)] = "",
    *,
    restart_in: Annotated[
        float | None,
        typer.Option(min=0, max=10_080, metavar="MINUTES", help="When you will restart the server."),
    ] = None,
    clear: Annotated[bool, typer.Option("--clear", help="Remove the announcement.")] = False,
    database: Database = "",
) -> None:
    """Show a message to everybody who is connected."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import LONGEST_TEXT, Announce

    if clear is bool(text or restart_in is not None):
        raise typer.BadParameter("give a text to announce, or --clear")
    if len(text) > LONGEST_TEXT:
        raise typer.BadParameter(f"an announcement has at most {LONGEST_TEXT} characters")
    run(database, Announce(text, restart_in))


@admin.command(
    help=help_text(
        "Copy the database into a new file while games go on. The server must be able to write there.",
        "flip7 admin backup /var/lib/flip7/backups/today.sqlite",
    )
)
def backup(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A new file.")], *, database: Database = ""
) -> None:
    """Copy the database into a new file."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import BackUp

    run(database, BackUp(str(file.absolute())))


@admin.command(
    help=help_text(
        "Put a backup in the place of the database. Stop the server first; what was there is kept beside it.",
        "flip7 admin restore /var/lib/flip7/backups/today.sqlite",
    )
)
def restore(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A backup.")], *, database: Database = ""
) -> None:
    """Put a backup in the place of the database."""
    from flip7.server.admin.client import restore as restore_backup

    restore_backup(database, file)


@admin.command(
    help=help_text(
        "Find the tables to which somebody came under a name, with the number they have there.",
        "flip7 admin find 'Ann'",
    )
)
def find(
    name: Annotated[str, typer.Argument(metavar="NAME", help="Names that look like it are found too.")],
    *,
    json: Json = False,
    database: Database = "",
) -> None:
    """Find the tables to which somebody came under a name."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import FindName

    run(database, FindName(name), as_json=json)


@admin.command(
    help=help_text(
        "Take a person's name and words out of a table and its rematches. Their games can be replayed as before. "
        "At a score board it is a player's name.",
        "flip7 admin look BCD234              shows the numbers",
        "flip7 admin forget BCD234 2",
    )
)
def forget(
    table: Table,
    person: Annotated[int, typer.Argument(min=0, metavar="PERSON", help="The number that flip7 admin look shows.")],
    *,
    json: Json = False,
    database: Database = "",
) -> None:
    """Take a person's name and words out of a table."""
    from flip7.server.admin.client import run
    from flip7.server.admin.protocol import Forget

    run(database, Forget(table, person), as_json=json)
