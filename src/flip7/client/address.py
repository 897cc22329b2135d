"""Where a web table is: its server, and its code or id there."""

from dataclasses import dataclass
from typing import Final
from urllib.parse import unquote, urlsplit

from flip7.core.errors import Flip7Error, quoted
from flip7.i18n.catalog import say
from flip7.protocol.table_code import as_key

USUAL_SERVER: Final = "http://localhost:7007"
_SCHEMES: Final = {"http": "ws", "https": "wss"}
_BEFORE_A_KEY: Final = "/t/"


class BadLink(Flip7Error):
    """What was given leads to no table."""


@dataclass(frozen=True, slots=True)
class TableAddress:
    """A table at a server."""

    server: str
    """Its address, without a slash at the end."""
    table: str
    """The table's code or id."""

    @property
    def socket(self) -> str:
        """Where clients connect."""
        scheme, _, rest = self.server.partition(":")
        return f"{_SCHEMES[scheme]}:{rest}/ws"


def parse_address(given: str, server: str = "") -> TableAddress:
    """The table of a link, or of a code or id at that server; `BadLink` if it can be none.

    >>> door("https://cards.example.org/t/bcd-234")
    Door(server='https://cards.example.org', table='BCD234')
    """
    asked = _server(server) if server else USUAL_SERVER
    if "/" not in given:
        return TableAddress(asked, _key(given, given))
    address, found, key = given.strip().partition("?")[0].partition("#")[0].rstrip("/").rpartition(_BEFORE_A_KEY)
    if not found:
        raise BadLink(say("join-no-link", given=quoted(given)))
    own = _server(address)
    return TableAddress(asked if server else own, _key(unquote(key), given))


def _key(key: str, given: str) -> str:
    tidy = as_key(key.strip())
    if tidy is None:
        raise BadLink(say("join-no-link", given=quoted(given)))
    return tidy


def _server(address: str) -> str:
    """The server's address as it is kept, or `BadLink`."""
    try:
        parts = urlsplit(address)
        is_one = parts.scheme in _SCHEMES and parts.hostname and parts.port != 0 and not parts.query
    except ValueError:
        is_one = False
    if not is_one:
        raise BadLink(say("join-no-server-address", given=quoted(address)))
    return address.rstrip("/")
