"""Map database errors to `StoreTrouble`, in one plain sentence that begins with the database's name."""

import sqlite3
from typing import Final

from sqlalchemy.exc import DBAPIError, SQLAlchemyError
from sqlalchemy.exc import TimeoutError as NoneFree

from flip7.server.storage.store import StoreTrouble
from flip7.server.storage.url import Place

SENTENCES: Final = {
    sqlite3.SQLITE_AUTH: "no permission",
    sqlite3.SQLITE_BUSY: "another program holds the database locked",
    sqlite3.SQLITE_CANTOPEN: "the database cannot be opened",
    sqlite3.SQLITE_CORRUPT: "the database is damaged",
    sqlite3.SQLITE_FULL: "the disk is full",
    sqlite3.SQLITE_IOERR: "the disk cannot be read or written",
    sqlite3.SQLITE_LOCKED: "another program holds the database locked",
    sqlite3.SQLITE_NOTADB: "not a database, or a damaged one",
    sqlite3.SQLITE_PERM: "no permission",
    sqlite3.SQLITE_READONLY: "the database can be read, but not written",
}
SENTENCES_BY_SQLSTATE: Final = {
    "25006": "the database can be read, but not written",
    "53100": "the disk is full",
    "55P03": "another program holds the database locked",
}
"""Sentences for PostgreSQL's codes; its other messages are quoted."""
PRIMARY: Final = 0xFF
"""The mask of SQLite's primary result code; the other bits say where the error was met."""


def trouble(place: Place, problem: str) -> StoreTrouble:
    """Make a `StoreTrouble` that names the database."""
    return StoreTrouble(f"{place.name}: {problem}")


def trouble_of(place: Place, error: SQLAlchemyError | OSError | ValueError) -> StoreTrouble:
    """Convert a database error to a `StoreTrouble`."""
    found = trouble(place, _problem(error))
    found.__cause__ = error
    return found


def is_disk_failure(error: DBAPIError) -> bool:
    """Return whether SQLite met a disk that cannot be read or written."""
    return getattr(error.orig, "sqlite_errorcode", 0) & PRIMARY == sqlite3.SQLITE_IOERR


def _problem(error: SQLAlchemyError | OSError | ValueError) -> str:
    match error:
        case DBAPIError(orig=sqlite3.Error() as cause):
            return _problem_of_sqlite(cause)
        case DBAPIError(orig=BaseException() as cause):
            known = SENTENCES_BY_SQLSTATE.get(getattr(cause, "sqlstate", None) or "")
            return known or f"the database cannot be used: {_first_line(cause)}"
        case NoneFree():
            return "the database does not answer in time"
        case IsADirectoryError():
            return "a folder, not a file"
        case NotADirectoryError() | FileExistsError():
            return "a part of its path is not a folder"
        case PermissionError():
            return "no permission"
        case OSError(strerror=str(reason)):
            return reason.lower()
        case ValueError():
            return "no file can have that name"
        case _:
            return f"the database cannot be used: {_first_line(error)}"


def _problem_of_sqlite(error: sqlite3.Error) -> str:
    """By SQLite's result code; errors of the Python module itself have none."""
    code = getattr(error, "sqlite_errorcode", None)
    known = None if code is None else SENTENCES.get(code & PRIMARY)
    return known or f"the database cannot be used: {_first_line(error)}"


def _first_line(error: BaseException) -> str:
    return next(iter(str(error).splitlines()), type(error).__name__)
