"""`flip7 join`: sit down at a web table.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `terminal/tui/join.py` (full screen),
`terminal/lineui/join.py` (line by line) or, without a table, `cli/runners/join.py`.
"""

from typing import Annotated

import typer

from flip7.cli.app import app
from flip7.cli.options import Language, Plain, help_text, speak_as_wanted
from flip7.play.options import USUAL_SEATS


@app.command(
    help=help_text(
        "Sit down at a web table, with people in browsers and in other terminals; without one, list the public tables.",
        "flip7 join https://cards.example.org/t/BCD234",
        "flip7 join BCD234 --name Ana         at the server on this machine",
        "flip7 join BCD234 --server https://cards.example.org",
        "flip7 join --new --seats 3           open a table, and sit down at it",
        "flip7 join                           the public tables of the server on this machine",
        "flip7 join https://cards.example.org    those of that server; with --new, a table there",
        "flip7 join BCD234 --watch            look on without a seat",
        "flip7 join BCD234 --plain            line by line, for a screen reader",
    )
)
def join(
    table: Annotated[
        str,
        typer.Argument(
            metavar="LINK|CODE",
            show_default=False,
            help="The table's link, or its code; none, or a server's address, lists the public tables.",
        ),
    ] = "",
    *,
    name: Annotated[
        str, typer.Option(metavar="NAME", help="What you are called; the name you used last by default.")
    ] = "",
    server: Annotated[
        str, typer.Option(metavar="URL", help="Where the table is, if a code was given; this machine by default.")
    ] = "",
    word: Annotated[
        str, typer.Option(metavar="TEXT", help="Mixed into the shuffle, so that the server does not choose it alone.")
    ] = "",
    new: Annotated[bool, typer.Option("--new", help="Open a table; whoever sits down first leads it.")] = False,
    seats: Annotated[
        int | None,
        typer.Option(
            min=2, max=40, metavar="N", help=f"The seats of a new table, {USUAL_SEATS} if not given; more can be added."
        ),
    ] = None,
    public: Annotated[bool, typer.Option("--public", help="List the new table for everybody.")] = False,
    watch: Annotated[bool, typer.Option("--watch", help="Look on without a seat.")] = False,
    lines: Annotated[bool, typer.Option("--lines", help="Line by line, not on the whole screen.")] = False,
    plain: Plain = False,
    language: Language = "",
) -> int:
    """Sit down at a web table."""
    from flip7.terminal.web_session import own_session

    speak_as_wanted(language)
    for option, given in (("--seats", seats is not None), ("--public", public)):
        if given and not new:
            raise typer.BadParameter("it goes with --new", param_hint=option)
    table, server = _without_server(table, server)
    if new:
        if table:
            raise typer.BadParameter("it opens a table of its own: name no other", param_hint="--new")
        from flip7.client.address import server_address
        from flip7.client.rest_api import open_table

        table = open_table(server_address(server), seats or USUAL_SEATS, public=public).code
    if not table:
        from flip7.cli.runners.join import print_public_tables

        print_public_tables(server)
        return 0
    session = own_session(table, name, server, word, watch=watch)
    if plain or lines:
        from flip7.terminal.lineui.join import join as join_by_lines
        from flip7.terminal.lineui.screen_factory import screen

        return join_by_lines(session, screen(plain=plain))
    from flip7.terminal.tui.join import join as join_on_a_full_screen

    return join_on_a_full_screen(session)


def _without_server(table: str, server: str) -> tuple[str, str]:
    """Return table and server; a server's address in the place of a link is the server."""
    from flip7.client.address import is_server

    if not is_server(table):
        return table, server
    if server:
        raise typer.BadParameter(f"{table} is one already: name one server", param_hint="--server")
    return "", table
