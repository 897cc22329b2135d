"""Database URLs: a file's name, `sqlite:///FILE` or `postgresql://…`."""

from dataclasses import dataclass
from pathlib import Path
from typing import Final

import platformdirs
from sqlalchemy import URL, make_url
from sqlalchemy.exc import ArgumentError

from flip7.core.errors import quoted
from flip7.server.storage.store import StoreTrouble

SQLITE: Final = "sqlite"
POSTGRESQL: Final = "postgresql+psycopg"
DRIVERS: Final = {
    SQLITE: SQLITE,
    "postgres": POSTGRESQL,
    "postgresql": POSTGRESQL,
    POSTGRESQL: POSTGRESQL,
}
KNOWN: Final = "flip7 knows a file's name, sqlite:///FILE and postgresql://USER@HOST/NAME"


@dataclass(frozen=True, slots=True)
class Place:
    """A database: how SQLAlchemy reaches it, and what people call it. No password is in the name."""

    url: URL
    name: str
    file: Path | None = None
    """The file of SQLite."""


def usual_database() -> Path:
    """Return the default database: a file in the user's data folder."""
    return platformdirs.user_data_path("flip7") / "tables.sqlite"


def find_place(given: str) -> Place:
    """Parse a file's name or a URL; raise `StoreTrouble` if it is neither.

    A URL that cannot be read is not quoted: a password may stand anywhere in it.
    """
    scheme, _, rest = given.partition(":")
    if "://" not in given and scheme not in DRIVERS:
        return _file(given)
    if scheme not in DRIVERS:
        raise StoreTrouble(f"{quoted(scheme)} is not a supported kind of database: {KNOWN}")
    if DRIVERS[scheme] == SQLITE:
        return _file(_path(rest))
    return _server(f"{DRIVERS[scheme]}:{rest}")


def _path(rest: str) -> str:
    """Return the file that `sqlite:///FILE` names, by what comes after the colon."""
    if not rest.startswith("///"):
        raise StoreTrouble("use three slashes, as in sqlite:///FILE")
    if "?" in rest:
        raise StoreTrouble("sqlite:///FILE takes no options: leave out the ? and what follows it")
    return rest.removeprefix("///")


def _file(name: str) -> Place:
    """Make the place of a SQLite file."""
    if name in {"", ":memory:"}:
        raise StoreTrouble(f"{quoted(name)} is not the name of a file that can hold a database")
    try:
        path = Path(name).expanduser().absolute()
        # Opened for reading and writing and never made anew: a file that disappears must not come back empty.
        url = URL.create(SQLITE, database=path.as_uri(), query={"mode": "rw", "uri": "true"})
    except (OSError, RuntimeError, ValueError):
        raise StoreTrouble(f"{quoted(name)}: no file can have that name") from None
    return Place(url, str(path), path)


def _server(address: str) -> Place:
    """Make the place of a database server."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):
        raise StoreTrouble(f"the URL of the database cannot be read: {KNOWN}") from None
    return Place(url, url.set(drivername="postgresql", query={}).render_as_string(hide_password=True))
