"""`flip7 serve`: run a server with tables for people to join.

Declared here, listed in `COMMANDS` of `cli/__init__.py`, run by `server/run.py`.
"""

from pathlib import Path
from typing import Annotated, Final

import typer

from flip7.cli.app import app
from flip7.cli.options import help_text, listed
from flip7.extras import require
from flip7.server.config import DAY, Limits, Retention

LONGEST: Final = 36_500
"""Days: a hundred years."""
_LIMITS: Final = Limits()
_RETENTION: Final = Retention()


@app.command(
    help=help_text(
        "Open tables for people to join with a browser or a program: no account, nothing to install.",
        "flip7 serve                          on this network, port 7007",
        "flip7 serve --host 127.0.0.1 --open  on this machine alone, and open a browser",
        "flip7 serve --public-url https://cards.example.org --database tables.sqlite",
        "flip7 serve --public-url https://cards.example.org --proxy 10.0.0.7  behind a proxy on another machine",
        "flip7 serve --certificate home.pem --key home-key.pem  by https: phones stay awake, and can install it",
    )
)
def serve(
    *,
    host: Annotated[str, typer.Option(metavar="ADDRESS", help="Where to listen; 0.0.0.0 is everywhere.")] = "0.0.0.0",  # noqa: S104 - phones on the same network are to find it
    port: Annotated[int, typer.Option(min=0, max=65535, metavar="PORT", help="The port; 0 takes a free one.")] = 7007,
    database: Annotated[
        str,
        typer.Option(
            metavar="FILE|URL", help="Where tables are kept: by default in your data folder. Missing folders are made."
        ),
    ] = "",
    public_url: Annotated[
        str, typer.Option(metavar="URL", help="The address that people open, if it is not this machine's.")
    ] = "",
    certificate: Annotated[
        Path | None, typer.Option(metavar="FILE", help="Serve by https, with this certificate (PEM).")
    ] = None,
    key: Annotated[
        Path | None, typer.Option(metavar="FILE", help="The certificate's key, if it is in another file.")
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open", help="Open the page in a browser.")] = False,
    allow_origin: Annotated[str, typer.Option(metavar="URL,…", help="Other sites whose pages may connect.")] = "",
    proxy: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…",
            help="Reverse proxies in front of the server: the client's address is the one they name (X-Forwarded-For). "
            "By default, with --public-url, those on this machine; «none» for no proxy.",
        ),
    ] = "",
    metrics_from: Annotated[
        str,
        typer.Option(metavar="ADDRESS,…", help="Who may read /metrics besides this machine; 0.0.0.0/0 is everybody."),
    ] = "",
    no_limits_for: Annotated[
        str,
        typer.Option(
            metavar="ADDRESS,…", help="Addresses without limits of their own, such as a monitor or a load test."
        ),
    ] = "",
    keep_lobbies: Annotated[
        float, typer.Option(min=0, max=LONGEST, metavar="DAYS", help="Keep a table without a game for this long.")
    ] = round(_RETENTION.lobbies / DAY),
    keep_games: Annotated[
        float,
        typer.Option(min=0, max=LONGEST, metavar="DAYS", help="Keep an unfinished game this long after its last move."),
    ] = round(_RETENTION.games / DAY),
    keep_records: Annotated[
        float, typer.Option(min=0, max=LONGEST, metavar="DAYS", help="Keep a finished game this long.")
    ] = round(_RETENTION.records / DAY),
    most_tables: Annotated[
        int, typer.Option(min=1, metavar="N", help="Tables that may be open at once.")
    ] = _LIMITS.tables,
    most_sockets: Annotated[
        int, typer.Option(min=1, metavar="N", help="Clients that may be connected.")
    ] = _LIMITS.sockets,
    most_sockets_per_address: Annotated[
        int, typer.Option(min=1, metavar="N", help="Clients that may be connected from one network address.")
    ] = _LIMITS.sockets_of_an_address,
) -> None:
    """Open tables for people to join with a browser or a program."""
    require("numpy", extra="serve")  # bots of level 6 and reviews, which are asked for when the server has long started
    from flip7.server.run import (
        NO_PROXY,
        BadServing,
        Certificate,
        ServeOptions,
        check_network,
        check_origin,
        check_url,
        log_to_stderr,
    )
    from flip7.server.run import serve as serve_tables
    from flip7.server.storage.url import usual_database

    if key and not certificate:
        raise BadServing("--key is of no use without --certificate")
    proxies = listed(proxy)
    if NO_PROXY in proxies and len(proxies) > 1:
        raise BadServing(f"--proxy {proxy}: «{NO_PROXY}» stands alone")
    log_to_stderr()
    serve_tables(
        ServeOptions(
            host=host,
            port=port,
            database=database or str(usual_database()),
            public_url=check_url(public_url) if public_url else None,
            certificate=Certificate(certificate, key).check() if certificate else None,
            open=open_browser,
            origins=[check_origin(each) for each in listed(allow_origin)],
            keep_days=(keep_lobbies, keep_games, keep_records),
            limits=Limits(tables=most_tables, sockets=most_sockets, sockets_of_an_address=most_sockets_per_address),
            proxies=None if not proxy else [check_network(each) for each in proxies if each != NO_PROXY],
            metrics_from=[check_network(each) for each in listed(metrics_from)],
            unlimited=[check_network(each) for each in listed(no_limits_for)],
        )
    )
