"""`flip7 serve`: from the command line to a running server, and to its end."""

import asyncio
import gc
import io
import logging
import os
import signal
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import partial
from itertools import count
from pathlib import Path
from threading import Thread
from typing import Final, Self
from urllib.parse import urlsplit

import segno
import uvicorn

from flip7.core.errors import Flip7Error, quoted
from flip7.server.bus import LocalBus
from flip7.server.settings import DAY, Keeping, Limits, Settings
from flip7.server.storage.sql import open_store
from flip7.server.tls_listener import TlsListener
from flip7.server.web import House
from flip7.server.wire import http_wire, socket_wire
from flip7.words.fluent import say

EVERYWHERE: Final = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 - what an owner may write for «all networks»
LOOPBACK: Final = "127.0.0.1"
_PING: Final = 20.0
"""Seconds between two looks whether a client is still there."""
_COME_BACK: Final = 2.0
_FLUSH: Final = 0.2
_LAST_SECONDS: Final = 5
_BACKLOG: Final = 2048
_A_PLACE_NOBODY_HAS: Final = ("192.0.2.1", 9)
"""Nothing is sent there: the system only says which of its addresses it would use."""
_TIDYING: Final = 5.0
"""Seconds between two looks for cycles of objects that nobody uses any more."""
_OLDER, _ALL = 12, 720
"""Every minute those that are not quite new are looked at too, every hour all of them."""


class BadServing(Flip7Error):
    """A server that cannot be started."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """What proves to browsers that the server is who it says it is: two files, of which the first may hold both."""

    chain: Path
    key: Path | None = None

    def check(self) -> Self:
        """The certificate itself; `BadServing` if nobody could be served with it."""
        for file in filter(None, (self.chain, self.key)):
            try:
                file.read_bytes()
            except OSError as error:
                raise BadServing(f"{file} cannot be read: {_reason(error).lower()}") from None
        try:  # without a password: a server that starts by itself could not ask anybody for one
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.chain, self.key, password="")
        except (OSError, ValueError):
            where = f"{self.chain} and {self.key}" if self.key else self.chain
            raise BadServing(f"{where}: no certificate in PEM form with its key, and without a password") from None
        return self


@dataclass(frozen=True, slots=True)
class Wishes:
    """What the owner asks for."""

    host: str
    port: int
    database: str
    public_url: str | None = None
    certificate: Certificate | None = None
    open: bool = False
    origins: Sequence[str] = ()
    keep_days: tuple[float, float, float] | None = None
    """Lobbies, games, records."""
    limits: Limits = field(default_factory=Limits)
    unlimited: Sequence[str] = ()
    """Addresses and networks without limits of their own."""


def serve(wishes: Wishes) -> None:
    """The server has run until somebody stopped it."""
    gc.freeze()  # what has been loaded stays
    gc.disable()  # `_tidy` sees to it
    listening = _listen(wishes.host, wishes.port)
    with listening, _quiet_end() as stopped:
        config = uvicorn.Config(lambda: None, log_config=None, loop="auto")
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(wishes, listening, stopped))


async def _serve(wishes: Wishes, listening: socket.socket, stopped: Sequence[int]) -> None:
    store = await open_store(wishes.database)
    try:
        if stopped:
            return  # before anybody was served
        port = listening.getsockname()[1]
        url = (wishes.public_url or _own_url(wishes, port)).rstrip("/")
        house = House(store, LocalBus(), _settings(wishes, url))
        tidying = asyncio.create_task(_tidy())
        await _Server(_config(house, wishes.certificate), house, lambda: _announce(wishes, url, port)).serve(
            [listening]
        )
        tidying.cancel()
    finally:
        await store.close()


async def _tidy() -> None:
    """Cycles are looked for by the clock, so that a look stops the server for little, and seldom for more.

    With two thousand sockets a look at what is new in five seconds takes 40 ms, at everything half a second. By
    Python's own measure, which counts objects, the long looks would come every few seconds.
    """
    for tick in count(1):
        await asyncio.sleep(_TIDYING)
        gc.collect(2 if tick % _ALL == 0 else 1 if tick % _OLDER == 0 else 0)


class _Server(uvicorn.Server):
    """uvicorn, which tells clients to come back before it hangs up."""

    def __init__(self, config: uvicorn.Config, house: House, announce: Callable[[], None]) -> None:
        super().__init__(config)
        self._house = house
        self._announce = announce
        self._listeners: list[asyncio.Task[None]] = []

    def _tls(self, listening: socket.socket) -> TlsListener:
        """Make the listener that counts a connection before its handshake."""
        config = self.config
        assert config.ssl is not None, "served by https"
        http = partial(
            config.http_protocol_class, config=config, server_state=self.server_state, app_state=self.lifespan.state
        )
        return TlsListener(listening, config.ssl, http, self._house.connections)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """The server listens, and says so."""
        if self.config.ssl is None:
            await super().startup(sockets)
        else:
            await super().startup([])
            self._listeners = [asyncio.create_task(self._tls(each).accept()) for each in sockets or []]
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Every client is told; then the connections end."""
        await self._house.hall.stop(_COME_BACK)
        await asyncio.sleep(_FLUSH)
        for listener in self._listeners:
            listener.cancel()
        await super().shutdown(sockets)


def _config(house: House, certificate: Certificate | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        house.app,
        access_log=False,
        backlog=_BACKLOG,
        log_config=None,
        server_header=False,
        ssl_certfile=certificate.chain if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
        timeout_graceful_shutdown=_LAST_SECONDS,
        http=http_wire(house.connections),
        ws=socket_wire(house.connections),
        ws_max_size=house.limiter.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=_PING,
        ws_ping_timeout=_PING,
    )


def _settings(wishes: Wishes, url: str) -> Settings:
    keeping = Keeping() if wishes.keep_days is None else Keeping(*(days * DAY for days in wishes.keep_days))
    return Settings(url, frozenset(wishes.origins), wishes.limits, keeping, unlimited=frozenset(wishes.unlimited))


# --- where ------------------------------------------------------------------------------------------------------------


def check_url(url: str) -> str:
    """The address that people are to use, without a slash at the end; `BadServing` if it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    if parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise BadServing(f"{quoted(url)} is no address of a site, such as https://cards.example.org")
    return url.rstrip("/")


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadServing(f"nobody can be served at {host or '*'}, port {port}: {_reason(error).lower()}") from None


def _reason(error: Exception) -> str:
    match error:
        case socket.gaierror(strerror=str(reason)):
            return reason
        case OSError(errno=int(number)):
            return os.strerror(number)
        case _:
            return str(error)


def _own_url(wishes: Wishes, port: int) -> str:
    """Where this machine is reached by others of its network, if it lets them."""
    return _url(wishes, _address_in_the_network() if wishes.host in EVERYWHERE else wishes.host, port)


def _url(wishes: Wishes, name: str, port: int) -> str:
    scheme = "https" if wishes.certificate else "http"
    return f"{scheme}://[{name}]:{port}" if ":" in name else f"{scheme}://{name}:{port}"


def _address_in_the_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_A_PLACE_NOBODY_HAS)
        except OSError:
            return LOOPBACK
        address: str = probe.getsockname()[0]
        return address


# --- what is said -----------------------------------------------------------------------------------------------------


def _announce(wishes: Wishes, url: str, port: int) -> None:
    """The address, and a picture of it for phones."""
    here = url if wishes.public_url or wishes.host not in EVERYWHERE else _url(wishes, "localhost", port)
    lines = [say("serve-address", url=here)]
    if here != url:
        lines.append(say("serve-phones", url=url))
    if here != url or wishes.public_url:
        lines.append(qr_code(url))
    lines.append(say("serve-stop"))
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if wishes.open:  # beside the server: a browser in the terminal stays until it is left
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def qr_code(url: str) -> str:
    """The address as a picture of blocks that a phone can read off a terminal."""
    picture = io.StringIO()
    segno.make(url, micro=False).terminal(picture, border=2, compact=True)
    return picture.getvalue().rstrip("\n")


@contextmanager
def _quiet_end() -> Iterator[Sequence[int]]:
    """To be stopped is the usual end of a server, and no error; the signals that have come are noted."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    come: list[int] = []
    before = {each: signal.signal(each, lambda number, _: come.append(number)) for each in wanted}
    try:
        yield come
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def log_to_stderr() -> None:
    """What the owner should know is said on stderr, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    for name in ("flip7.server", "uvicorn.error"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "flip7.server" else logging.ERROR)
