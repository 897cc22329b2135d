"""Messages between the tool, its attacker and its bystanders: where the server is, and what the flood achieved."""

import socket
from enum import Enum, auto
from ipaddress import IPv4Address, IPv6Address, ip_address
from typing import Final
from urllib.parse import urlsplit

from msgspec import Struct, field

BYSTANDER_TABLES: Final = 4
_ATTACKER: Final = 66
"""The last part of the attacker's address. It is not 127.0.0.1, which a server may take for its own reverse proxy."""
_FIRST_BYSTANDER: Final = 2
_NEWCOMER: Final = 99


class BadTarget(Exception):
    """A server that this tool does not attack; the message says why."""


class Addresses(Struct, frozen=True):
    """The addresses of the clients. All of 127.0.0.0/8 is this machine, so each may have an address of its own."""

    attacker: str
    bystanders: tuple[str, ...]
    """One for each of their tables."""
    newcomer: str
    """A client that comes after the flood, to see whether the door is still open."""

    @classmethod
    def of_flood(cls, number: int) -> "Addresses":
        """Addresses that no earlier flood has used: what a server counts for an address starts at zero."""
        net = f"127.0.{number % 256}"
        bystanders = tuple(f"{net}.{_FIRST_BYSTANDER + table}" for table in range(BYSTANDER_TABLES))
        return cls(f"{net}.{_ATTACKER}", bystanders, f"{net}.{_NEWCOMER}")


class Games(Enum):
    """The games in the database before the server starts."""

    NONE = auto()
    LONG_GAME = auto()
    PUBLIC_TABLES = auto()
    GAMES_OF_BOTS = auto()
    WORN_TABLE = auto()


class Prepared(Struct, frozen=True):
    """Tables that were in the database before the server started, as if the attacker had made them over days."""

    long_game: str | None = None
    """The id of a finished game of very many acts."""
    long_acts: int = 0
    worn_table: str | None = None
    """The id of a lobby to which hundreds have come who left again."""
    missed_table: str | None = None
    """The id of a running game of people, of which a client may have missed nearly 2,000 acts."""


class Target(Struct, frozen=True):
    """The server that is attacked, and for how long."""

    host: str
    port: int
    seconds: float
    addresses: Addresses
    prepared: Prepared = Prepared()

    @property
    def socket_url(self) -> str:
        """Where clients of the game connect."""
        return f"ws://{self.host}:{self.port}/ws"


class Achieved(Struct):
    """The result of a flood, as the attacker counts it."""

    done: int = 0
    """Requests answered, or messages and frames sent, depending on the flood."""
    refused: int = 0
    """Requests and messages that the server answered with a refusal."""
    closed: int = 0
    """Connections that the server closed or did not accept."""
    tables: int = 0
    """Tables made."""
    checks: dict[str, bool] = field(default_factory=dict)
    """Whether each thing that must still be possible after the flood is possible."""
    problem: str = ""
    """The reason why the flood could not be tried."""


def loopback(url: str) -> tuple[str, int]:
    """Return host and port of a server on this machine; `BadTarget` if the URL is anything else.

    >>> loopback("http://127.0.0.1:7007")
    ('127.0.0.1', 7007)
    """
    try:
        parts = urlsplit(url)
        host, port = parts.hostname or "", parts.port
    except ValueError:
        raise BadTarget(f"{url} is not the address of a server, such as http://127.0.0.1:7007") from None
    if parts.scheme != "http" or not host or port is None:
        raise BadTarget(f"{url} is not the address of a server, such as http://127.0.0.1:7007")
    address = _address(host)
    if address is None or not address.is_loopback:
        raise BadTarget(f"{host} is not this machine: floods go to 127.0.0.1 only, never over a network")
    if isinstance(address, IPv6Address):
        raise BadTarget(f"{host} has no neighbours: use 127.0.0.1, where attacker and bystanders differ by address")
    return str(address), port


def _address(host: str) -> IPv4Address | IPv6Address | None:
    try:
        return ip_address("127.0.0.1" if host == "localhost" else host)
    except ValueError:
        return None


def check_addresses(addresses: Addresses) -> None:
    """Raise `BadTarget` where 127.0.0.2 is not an address of this machine, as on macOS."""
    for address in (addresses.attacker, *addresses.bystanders, addresses.newcomer):
        with socket.socket() as probe:
            try:
                probe.bind((address, 0))
            except OSError as error:
                raise BadTarget(f"{address} is not an address of this machine ({error.strerror}): use Linux") from None
