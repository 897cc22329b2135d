"""`flip7 tables`: find and repair tables that cannot be read.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `server/admin/client.py` →
`server/admin/repair.py`.
"""

from typing import Annotated, Final

import typer

from flip7.cli.app import app
from flip7.cli.options import Database, help_text

group: Final[typer.Typer] = typer.Typer(rich_markup_mode=app.rich_markup_mode)
app.add_typer(group, name="tables")

Tables = Annotated[
    list[str] | None, typer.Argument(metavar="TABLE", help="Codes or ids; all tables, if none is named.")
]
Json = Annotated[bool, typer.Option("--json", help="What was found and done as one line of JSON.")]


@group.callback(
    invoke_without_command=True,
    help=help_text(
        "For the owner of a server that is stopped: find and mend tables that cannot be read.",
        "flip7 tables check                   changes nothing",
        "flip7 tables repair                  after a backup",
    ),
)
def tables(context: typer.Context) -> None:
    """Find and repair tables that cannot be read."""
    if context.invoked_subcommand is None:
        typer.echo(context.get_help())


@group.command(
    help=help_text(
        "Read the log of every table, and say which cannot be read. The exit status is 1 if there is one.",
        "flip7 tables check --database tables.sqlite",
    )
)
def check(tables: Tables = None, *, json: Json = False, database: Database = "") -> int:
    """Read the log of every table."""
    from flip7.server.admin.client import check_tables

    return check_tables(database, tables or (), as_json=json)


@group.command(
    help=help_text(
        "Back up the database, then cut each damaged log before its first unreadable event. Games go on from there.",
        "flip7 tables repair --database tables.sqlite",
        "flip7 tables repair BCD234 --dry-run",
    )
)
def repair(
    tables: Tables = None,
    *,
    dry_run: Annotated[bool, typer.Option("--dry-run", help="Only say what is wrong; as flip7 tables check.")] = False,
    json: Json = False,
    database: Database = "",
) -> int:
    """Cut each damaged log before its first unreadable event."""
    from flip7.server.admin.client import check_tables, repair_tables

    return (check_tables if dry_run else repair_tables)(database, tables or (), as_json=json)
