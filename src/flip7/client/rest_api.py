"""The REST side of a web table's server: list public tables, open a new one, fetch the record of a finished game."""

from http.client import HTTPException
from typing import Final, TypeVar
from urllib.error import HTTPError, URLError
from urllib.parse import quote, urlsplit
from urllib.request import OpenerDirector, ProxyHandler, Request, build_opener

import msgspec
from msgspec import Struct

from flip7.client.connection import LOOPBACK, MAX_MESSAGE_BYTES, CannotJoin
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.protocol.messages import HostlessTable, TableListed

_TIMEOUT_SECONDS: Final = 10.0
_JSON: Final = {"Content-Type": "application/json"}


class _Problem(Struct, frozen=True):
    """The server's reason for refusing a request."""

    message: str


Answer = TypeVar("Answer")


def public_tables(server: str) -> tuple[TableListed, ...]:
    """Return the newest public tables that are not over; `CannotJoin` says why that failed."""
    return _answer(server, "", tuple[TableListed, ...])


def open_table(server: str, seats: int, *, public: bool) -> HostlessTable:
    """Open a table whose host is whoever sits down first; `CannotJoin` says why that failed."""
    plan = msgspec.json.encode({"name": None, "seats": seats, "public": public})
    return _answer(server, "", HostlessTable, plan)


def game_record(server: str, table: str) -> str:
    """Return the record of a finished game, as JSON; `CannotJoin` says why that failed."""
    return _fetch(server, f"/{quote(table, safe='')}/game.json").decode()


def opener(server: str) -> OpenerDirector:
    """Return what opens addresses of the server: this machine is not looked for behind a proxy."""
    return build_opener(ProxyHandler({})) if urlsplit(server).hostname in LOOPBACK else build_opener()


def _answer(server: str, path: str, kind: type[Answer], posted: bytes | None = None) -> Answer:
    content = _fetch(server, path, posted)
    try:
        return msgspec.json.decode(content, type=kind)
    except msgspec.DecodeError as error:
        raise CannotJoin(say("join-no-tables", server=server, problem=str(error))) from None


def _fetch(server: str, path: str, posted: bytes | None = None) -> bytes:
    request = Request(f"{server}/api/tables{path}", posted, _JSON)  # noqa: S310 - `server_address` takes http and https
    try:
        with opener(server).open(request, timeout=_TIMEOUT_SECONDS) as answer:
            content: bytes = answer.read(MAX_MESSAGE_BYTES)
    except HTTPError as refusal:
        raise CannotJoin(say("join-not-now", server=server, why=_reason(refusal))) from None
    except (OSError, HTTPException) as error:
        problem = error.reason if isinstance(error, URLError) else error
        words = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
        raise CannotJoin(say("join-unreachable", server=server, problem=words.lower())) from None
    return content


def _reason(refusal: HTTPError) -> str:
    """Return the server's own sentence; its status, if it has none."""
    try:
        return printable(msgspec.json.decode(refusal.read(MAX_MESSAGE_BYTES), type=_Problem).message)
    except (OSError, HTTPException, msgspec.DecodeError):
        return f"{refusal.code} {refusal.reason}"
