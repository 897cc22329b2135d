"""Run the server: options, certificate, uvicorn, announcing the address, shutdown."""

import asyncio
import gc
import logging
import os
import signal
import socket
import ssl
import sys
import webbrowser
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field, replace
from functools import partial
from ipaddress import ip_address, ip_network
from pathlib import Path
from threading import Thread
from typing import Any, Final, Self, cast
from urllib.parse import urlsplit

import uvicorn

from flip7.core.errors import Flip7Error, quoted
from flip7.i18n.catalog import say
from flip7.server.admin.commands import Admin
from flip7.server.admin.socket import admin_socket
from flip7.server.app import App
from flip7.server.config import DAY, Limits, Retention, Settings
from flip7.server.garbage import GarbageCollector
from flip7.server.http.qr import qr_terminal
from flip7.server.http.static import built_site
from flip7.server.network.descriptors import raise_descriptor_limit
from flip7.server.network.tls import CertificateReloader
from flip7.server.network.tls_listener import TlsListener
from flip7.server.pubsub import LocalPubSub
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.url import find_place
from flip7.server.ws.uvicorn_protocol import SocketWire, http_wire, socket_wire

ANY_ADDRESS: Final = frozenset({"", "0.0.0.0", "::"})  # noqa: S104 - what an owner may write for «all networks»
LOOPBACK: Final = "127.0.0.1"
PING_SECONDS: Final = 20.0
"""Seconds between two pings of a client."""
_RECONNECT_SECONDS: Final = 2.0
_RETURNS_PER_SECOND: Final = 1_000
"""Clients that a server which has just started welcomes easily; browsers spread their return by a quarter each way."""
_FLUSH_SECONDS: Final = 0.2
_SHUTDOWN_SECONDS: Final = 5
_BACKLOG: Final = 2048
_TEST_NET_ADDRESS: Final = ("192.0.2.1", 9)
"""TEST-NET-1 (RFC 5737): nothing is sent there, the system only says which of its own addresses it would use."""
NO_PROXY: Final = "none"
"""The value of --proxy for «no proxy»."""


class BadServing(Flip7Error):
    """A server that cannot be started."""


@dataclass(frozen=True, slots=True)
class Certificate:
    """A TLS certificate: two files, of which the first may hold both."""

    chain: Path
    key: Path | None = None

    def check(self) -> Self:
        """Return the certificate; raise `BadServing` if it cannot be used."""
        for file in filter(None, (self.chain, self.key)):
            try:
                file.read_bytes()
            except OSError as error:
                raise BadServing(f"{file} cannot be read: {_reason(error).lower()}") from None
        try:  # without a password: a server that starts by itself could not ask anybody for one
            ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER).load_cert_chain(self.chain, self.key, password="")
        except (OSError, ValueError):
            where = f"{self.chain} and {self.key}" if self.key else self.chain
            raise BadServing(
                f"{where}: this is not a certificate in PEM form with its key and without a password"
            ) from None
        return self


@dataclass(frozen=True, slots=True)
class ServeOptions:
    """The options of `flip7 serve`."""

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
    proxies: Sequence[str] | None = None
    """Addresses and networks of reverse proxies; None: on this machine, if there is a public URL."""
    metrics_from: Sequence[str] = ()
    """Addresses and networks that may read /metrics besides this machine."""
    unlimited: Sequence[str] = ()
    """Addresses and networks without limits."""


def serve(options: ServeOptions) -> None:
    """Run the server until it is stopped."""
    gc.freeze()  # what has been loaded stays
    gc.disable()  # `GarbageCollector` sees to it
    raise_descriptor_limit(options.limits.sockets)
    listening = _listen(options.host, options.port)
    with listening, _quiet_end() as stopped:
        config = uvicorn.Config(lambda: None, log_config=None, loop="auto")
        with asyncio.Runner(loop_factory=config.get_loop_factory()) as runner:
            runner.run(_serve(options, listening, stopped))


async def _serve(options: ServeOptions, listening: socket.socket, stopped: Sequence[int]) -> None:
    store = await open_store(options.database)
    try:
        if stopped:
            return  # before anybody was served
        port = listening.getsockname()[1]
        url = (options.public_url or _own_url(options, port)).rstrip("/")
        app = App(store, LocalPubSub(), _settings(options, url))
        admin = Admin(store, app.rooms.now, app.rooms, app.limiter.set_blocks)
        await admin.load_blocks()
        config = _config(app, options.certificate)
        collecting = asyncio.create_task(GarbageCollector(lambda: app.closed_sockets).work())
        async with admin_socket(admin, find_place(options.database)):
            await _Server(config, app, options.certificate, lambda: _announce(options, url, port)).serve([listening])
        collecting.cancel()
    finally:
        await store.close()


class _Server(uvicorn.Server):
    """A uvicorn server that tells clients to reconnect before it shuts down, and reloads its certificate."""

    def __init__(
        self, config: uvicorn.Config, app: App, certificate: Certificate | None, announce: Callable[[], None]
    ) -> None:
        super().__init__(config)
        self._house = app
        self._certificate = certificate
        self._announce = announce
        self._reloading: asyncio.Task[None] | None = None
        self._listeners: list[asyncio.Task[None]] = []

    def _tls(self, listening: socket.socket) -> TlsListener:
        """Make the listener that counts a connection before its handshake."""
        config = self.config
        assert config.ssl is not None, "served by https"
        http = partial(
            cast("Any", config.http_protocol_class),  # typed as any protocol, and made of these by uvicorn, too
            config=config,
            server_state=self.server_state,
            app_state=self.lifespan.state,
        )
        return TlsListener(listening, config.ssl, http, self._house.connections, self._house.clock)

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        """Start listening, and announce the address."""
        if self.config.ssl is None:
            await super().startup(sockets)
        else:
            await super().startup([])
            self._listeners = [asyncio.create_task(self._tls(each).accept()) for each in sockets or []]
        if self.started:
            if self._certificate is not None and self.config.ssl is not None:
                reloader = CertificateReloader(self.config.ssl, self._certificate.chain, self._certificate.key)
                self._reloading = asyncio.create_task(reloader.watch(self._house.clock.sleep))
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        """Stop accepting, stop reading, tell every client when to reconnect; then close the connections.

        In this order a flood cannot delay the shutdown: what has not been read is never read.
        """
        if self._reloading is not None:
            self._reloading.cancel()
        self._house.health.draining = True
        for server in self.servers:
            server.close()
        for listener in self._listeners:
            listener.cancel()
        self._stop_reading()
        await self._house.rooms.stop(reconnect_seconds(self._house.limiter.sockets))
        await asyncio.sleep(_FLUSH_SECONDS)
        for wire in self._wires():
            wire.transport.close()  # what was to be sent is sent; the answer to our goodbye is not waited for
        await super().shutdown(sockets)

    def _stop_reading(self) -> None:
        for wire in self._wires():
            wire.transport.pause_reading()

    def _wires(self) -> list[SocketWire]:
        return [each for each in self.server_state.connections if isinstance(each, SocketWire)]


def reconnect_seconds(sockets: int) -> float:
    """Return the seconds after which clients are to reconnect: more if they are many, so that they do not come at once.

    >>> reconnect_seconds(40), reconnect_seconds(10_000)
    (2.04, 12.0)
    """
    return _RECONNECT_SECONDS + sockets / _RETURNS_PER_SECOND


def _config(app: App, certificate: Certificate | None = None) -> uvicorn.Config:
    return uvicorn.Config(
        app.asgi,
        access_log=False,
        backlog=_BACKLOG,
        forwarded_allow_ips=sorted(app.rooms.settings.proxies),
        log_config=None,
        server_header=False,
        ssl_certfile=certificate.chain if certificate else None,
        ssl_keyfile=certificate.key if certificate else None,
        timeout_graceful_shutdown=_SHUTDOWN_SECONDS,
        http=http_wire(app.connections, app.clock),
        ws=socket_wire(app.connections, app.clock),
        ws_max_size=app.limiter.limits.message_bytes,
        ws_per_message_deflate=False,
        ws_ping_interval=PING_SECONDS,
        ws_ping_timeout=PING_SECONDS,
    )


def _settings(options: ServeOptions, url: str) -> Settings:
    retention = Retention() if options.keep_days is None else Retention(*(days * DAY for days in options.keep_days))
    usual = Settings(
        url, frozenset(options.origins), options.limits, retention, has_public_url=options.public_url is not None
    )
    return replace(
        usual,
        proxies=_proxies(options, usual),
        metrics_from=usual.metrics_from | frozenset(options.metrics_from),
        unlimited=frozenset(options.unlimited),
    )


def _proxies(options: ServeOptions, usual: Settings) -> frozenset[str]:
    """Return the proxies whose X-Forwarded-For is believed.

    A proxy on this machine needs no option, but there is one only where there is a public URL: otherwise any program
    on this machine could give itself any address, and with it the limits of that address.
    """
    if options.proxies is not None:
        return frozenset(options.proxies)
    return usual.proxies if options.public_url else frozenset()


# --- where ------------------------------------------------------------------------------------------------------------


def check_url(url: str) -> str:
    """Return the public URL without a slash at the end; raise `BadServing` if it is none."""
    try:
        parts = urlsplit(url)
    except ValueError:
        parts = urlsplit("")
    try:
        bad_port = parts.port == 0
    except ValueError:
        bad_port = True
    if bad_port or parts.scheme not in {"http", "https"} or not parts.netloc or parts.query or parts.fragment:
        raise BadServing(f"{quoted(url)} is not the URL of a site, such as https://cards.example.org")
    return url.rstrip("/")


def check_origin(url: str) -> str:
    """Return the origin of a site: a browser names no path, so one with a path would never match."""
    origin = check_url(url)
    if urlsplit(origin).path:
        raise BadServing(f"{quoted(url)} has a path: a site is named without, such as https://cards.example.org")
    return origin


def check_network(given: str) -> str:
    """Return the IP address or network in its usual form; `BadServing` if it is none.

    >>> check_network("10.0.0.7"), check_network("10.0.0.7/8"), check_network("0:0::1")
    ('10.0.0.7', '10.0.0.0/8', '::1')
    """
    try:
        return str(ip_network(given, strict=False)) if "/" in given else str(ip_address(given))
    except ValueError:
        raise BadServing(f"{quoted(given)} is not an IP address or network, such as 10.0.0.7 or 10.0.0.0/8") from None


def _listen(host: str, port: int) -> socket.socket:
    try:
        family = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)[0][0]
        return socket.create_server((host, port), family=family, backlog=_BACKLOG)
    except (OSError, OverflowError, UnicodeError) as error:
        raise BadServing(f"cannot listen at {host or '*'}, port {port}: {_reason(error).lower()}") from None


def _reason(error: Exception) -> str:
    match error:
        case socket.gaierror(strerror=str(reason)):
            return reason
        case OSError(errno=int(number)):
            return os.strerror(number)
        case _:
            return str(error)


def _own_url(options: ServeOptions, port: int) -> str:
    """Return the URL under which this machine is reached in its network."""
    return _url(options, _address_in_the_network() if options.host in ANY_ADDRESS else options.host, port)


def _url(options: ServeOptions, name: str, port: int) -> str:
    scheme = "https" if options.certificate else "http"
    return f"{scheme}://[{name}]:{port}" if ":" in name else f"{scheme}://{name}:{port}"


def _address_in_the_network() -> str:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(_TEST_NET_ADDRESS)
        except OSError:
            return LOOPBACK
        address: str = probe.getsockname()[0]
        return address


# --- what is said -----------------------------------------------------------------------------------------------------


def _announce(options: ServeOptions, url: str, port: int) -> None:
    """Print the address, and open it in a browser if that is wanted."""
    here = url if options.public_url or options.host not in ANY_ADDRESS else _url(options, "localhost", port)
    lines = announcement(here, url, is_public=options.public_url is not None, has_page=built_site() is not None)
    sys.stdout.write("\n".join(lines) + "\n")
    sys.stdout.flush()
    if options.open:  # beside the server: a browser in the terminal stays until it is left
        Thread(target=webbrowser.open, args=(here,), daemon=True).start()


def announcement(here: str, url: str, *, is_public: bool, has_page: bool) -> list[str]:
    """Return what is printed at the start: the address on this machine, and for phones the one in the network.

    Without the built page there is nothing for phones.
    """
    lines = [say("serve-address", url=here)]
    if not has_page:
        return [*lines, say("serve-no-page"), say("serve-stop")]
    if here != url:
        lines.append(say("serve-phones", url=url))
    if here != url or is_public:
        lines.append(qr_terminal(url))
    return [*lines, say("serve-stop")]


@contextmanager
def _quiet_end() -> Iterator[Sequence[int]]:
    """Catch SIGINT and SIGTERM within the block, and yield those that came: stopping a server is no error."""
    wanted = (signal.SIGINT, signal.SIGTERM)
    come: list[int] = []
    before = {each: signal.signal(each, lambda number, _: come.append(number)) for each in wanted}
    try:
        yield come
    finally:
        for each, handler in before.items():
            signal.signal(each, handler)


def log_to_stderr() -> None:
    """Log to stderr, one line each."""
    handler = logging.StreamHandler(sys.stderr)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s", "%Y-%m-%d %H:%M:%S"))
    for name in ("flip7.server", "uvicorn.error", "psycopg"):
        logger = logging.getLogger(name)
        logger.addHandler(handler)
        logger.propagate = False
        logger.setLevel(logging.INFO if name == "flip7.server" else logging.ERROR)
