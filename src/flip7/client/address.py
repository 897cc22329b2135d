"""The address of a web table: parse a link, code or id into a server URL and a table key."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from flip7.core.errors import Flip7Error, quoted
from flip7.i18n.catalog import say
from flip7.protocol.table_code import as_key

USUAL_SERVER: Final = "http://localhost:7007"
_SCHEMES: Final = {"http": "ws", "https": "wss"}
_TABLE_PATH: Final = "/t/"


class BadLink(Flip7Error):
    """A link or code that leads to no table."""


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table at a server."""

    server: str
    """Its URL, without a slash at the end."""
    table: str
    """The table's code or id."""

    @property
    def socket(self) -> str:
        """The WebSocket URL."""
        scheme, _, rest = self.server.partition(":")
        return f"{_SCHEMES[scheme]}:{rest}/ws"


def parse_address(given: str, server: str = "") -> TableAddress:
    """Parse a link, or a code or id at that server; raise `BadLink` if it is neither.

    >>> parse_address("https://cards.example.org/t/bcd-234")
    TableAddress(server='https://cards.example.org', table='BCD234')
    """
    asked = server_address(server)
    if "/" not in given:
        return TableAddress(asked, _key(given, given))
    address, found, key = given.strip().partition("?")[0].partition("#")[0].rstrip("/").rpartition(_TABLE_PATH)
    if not found:
        raise BadLink(say("join-no-link", given=quoted(given)))
    own = _server(address)
    return TableAddress(asked if server else own, _key(unquote(key), given))


def server_address(given: str) -> str:
    """Return the URL of a server as it is saved, the usual one if none is given; raise `BadLink` if it is no URL."""
    return _server(given) if given else USUAL_SERVER


def is_server(given: str) -> bool:
    """Return whether it is the URL of a server alone, as `flip7 serve` prints it.

    >>> is_server("http://localhost:7007/"), is_server("http://localhost:7007/t/BCD234"), is_server("BCD234")
    (True, False, False)
    """
    return "://" in given and not urlsplit(given.strip()).path.strip("/")


def _key(key: str, given: str) -> str:
    tidy = as_key(key.strip())
    if tidy is None:
        raise BadLink(say("join-no-link", given=quoted(given)))
    return tidy


def _server(address: str) -> str:
    """Return the server's URL as it is saved, or raise `BadLink`."""
    try:
        parts = urlsplit(address)
        is_one = parts.scheme in _SCHEMES and parts.hostname and parts.port != 0 and not parts.query
    except ValueError:
        is_one = False
    if not is_one:
        raise BadLink(say("join-no-server-address", given=quoted(address)))
    return address.rstrip("/")
