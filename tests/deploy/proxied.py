"""`flip7 serve` behind a real proxy with the configuration of deploy/, and clients that come from chosen addresses.

Linux lets a client come from any address of 127.0.0.0/8. The proxy itself comes from 127.0.0.1, so that is the address
whose word the server takes; clients come from 127.0.0.2 and so on.
"""

import http.client
import json
import os
import signal
import socket
import ssl
import subprocess
import sys
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import trustme
from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tests.deploy.programs import needed
from tests.ports import free_port
from tests.waiting import wait_until

DEPLOY: Final = Path(__file__).parents[2] / "deploy"
NAME: Final = "cards.example.org"
PATIENCE: Final = 60.0


@dataclass(frozen=True, slots=True)
class Proxied:
    """A server behind a proxy."""

    https: int
    http: int
    server: int
    trusting: ssl.SSLContext

    def socket_from(self, address: str) -> socket.socket:
        """A connection to the proxy, from that address."""
        return socket.create_connection(("127.0.0.1", self.https), PATIENCE, source_address=(address, 0))

    def ask(
        self, method: str, path: str, body: object = None, *, address: str = "127.0.0.2", **headers: str
    ) -> tuple[int, bytes]:
        """Status and body of an answer, by https."""
        connection = http.client.HTTPSConnection(
            NAME, self.https, timeout=PATIENCE, context=self.trusting, source_address=(address, 0)
        )
        connection._create_connection = lambda *_: self.socket_from(address)  # type: ignore[attr-defined]
        named = {name.replace("_", "-"): value for name, value in headers.items()}
        try:
            text = body if isinstance(body, bytes) else None if body is None else json.dumps(body)
            connection.request(method, path, text, {"Host": NAME, "Content-Type": "application/json", **named})
            answer = connection.getresponse()
            return answer.status, answer.read()
        finally:
            connection.close()

    def plain(self, path: str) -> tuple[int, str | None]:
        """Status and Location of an answer, by http."""
        connection = http.client.HTTPConnection("127.0.0.1", self.http, timeout=PATIENCE)
        try:
            connection.request("GET", path, headers={"Host": NAME})
            answer = connection.getresponse()
            return answer.status, answer.getheader("Location")
        finally:
            connection.close()

    def found(self, plan: dict[str, Any], **headers: str) -> dict[str, Any]:
        """A new table."""
        status, body = self.ask("POST", "/api/tables", plan, **headers)
        assert status == 201, body
        made: dict[str, Any] = json.loads(body)
        return made

    @asynccontextmanager
    async def socket(self, address: str = "127.0.0.2", **headers: str) -> AsyncIterator[ClientConnection]:
        """A WebSocket, as a page of the site opens it.

        Not by websockets' threaded client: over TLS its two threads read and write one `ssl` object at the same time,
        which Python 3.11 does not lock. Once the proxy closed a connection whose request had not come. This is the
        likely cause; it was not brought about again.
        """
        async with connect(
            f"wss://{NAME}/ws",
            sock=self.socket_from(address),
            ssl=self.trusting,
            origin=Origin(f"https://{NAME}"),
            additional_headers={name.replace("_", "-"): value for name, value in headers.items()},
            max_size=None,
            open_timeout=PATIENCE,
        ) as connection:
            yield connection


Start = Callable[[Path, Path, int, int, int], list[str]]
"""Writes the configuration into the folder, for the certificate and the ports (https, http, server); the command."""


@contextmanager
def proxied(folder: Path, start: Start, *options: str) -> Iterator[Proxied]:
    """The server and its proxy run within the block."""
    authority = trustme.CA()
    certificate = folder / "chain.pem"
    authority.issue_cert(NAME).private_key_and_cert_chain_pem.write_to_path(certificate)
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)
    https, plain, server = free_port(), free_port(), free_port()
    command = start(folder, certificate, https, plain, server)
    served = _running(_serve(folder, server, options), server, folder / "server.txt")
    with served, _running(command, https, folder / "proxy.txt"):
        yield Proxied(https, plain, server, trusting)


def _serve(folder: Path, port: int, options: tuple[str, ...]) -> list[str]:
    """As deploy/flip7.service starts it."""
    started = [sys.executable, "-m", "flip7", "serve", "--host", "127.0.0.1", "--port", str(port)]
    started += ["--proxy", "127.0.0.1", "--public-url", f"https://{NAME}"]
    return [*started, "--database", str(folder / "tables.sqlite"), *options]


@contextmanager
def _running(command: list[str], port: int, said: Path) -> Iterator[None]:
    """The command runs until the end of the block; it listens at the port when the block begins."""
    environment = {**os.environ, "HOME": str(said.parent), "XDG_DATA_HOME": str(said.parent)}
    with said.open("wb") as out:
        process = subprocess.Popen(command, stdout=out, stderr=out, stdin=subprocess.DEVNULL, env=environment)
    try:
        _wait_for(process, port, said)
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        try:
            process.wait(PATIENCE)
        finally:
            process.kill()


def _wait_for(process: subprocess.Popen[bytes], port: int, said: Path) -> None:
    def listens() -> bool:
        assert process.poll() is None, f"it did not start: {said.read_text(errors='replace')}"
        try:
            socket.create_connection(("127.0.0.1", port), 1).close()
        except OSError:
            return False
        return True

    wait_until(listens)


# --- the two proxies --------------------------------------------------------------------------------------------------


def nginx(folder: Path, certificate: Path, https: int, plain: int, server: int) -> list[str]:
    """deploy/nginx.conf, with other ports and another certificate, in an nginx of its own."""
    program = needed("nginx")
    text = (DEPLOY / "nginx.conf").read_text(encoding="utf-8")
    ours = _replaced(
        text,
        ("listen 80;", f"listen 127.0.0.1:{plain};"),
        ("listen [::]:80;", ""),
        ("listen 443 ssl", f"listen 127.0.0.1:{https} ssl"),
        ("listen [::]:443 ssl http2;", ""),
        (f"/etc/letsencrypt/live/{NAME}/fullchain.pem", str(certificate)),
        (f"/etc/letsencrypt/live/{NAME}/privkey.pem", str(certificate)),
        ("/var/www/html", str(folder)),
        ("server 127.0.0.1:7007;", f"server 127.0.0.1:{server};"),
    )
    (folder / "site.conf").write_text(ours, encoding="utf-8")
    temporary = "".join(
        f"{each}_temp_path {folder}/{each};\n" for each in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
    )
    user = "user root;\n" if os.geteuid() == 0 else ""  # so that it may read the folder of the test
    (folder / "nginx.conf").write_text(
        f"{user}daemon off;\nworker_processes 1;\npid {folder}/nginx.pid;\nerror_log stderr;\nevents {{}}\n"
        f"http {{\naccess_log off;\n{temporary}include {folder}/site.conf;\n}}\n",
        encoding="utf-8",
    )
    return [program, "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")]


def caddy(folder: Path, certificate: Path, https: int, plain: int, server: int) -> list[str]:
    """deploy/Caddyfile, with other ports, and with a certificate of ours: here nobody could give it one."""
    program = needed("caddy")
    text = (DEPLOY / "Caddyfile").read_text(encoding="utf-8")
    here = f"{{\n\tadmin off\n\tdefault_bind 127.0.0.1\n\thttp_port {plain}\n\thttps_port {https}\n\tservers {{"
    ours = _replaced(
        text,
        ("{\n\tservers {", here),
        (f"{NAME} {{\n", f"{NAME} {{\n\ttls {certificate} {certificate}\n"),
        ("reverse_proxy 127.0.0.1:7007", f"reverse_proxy 127.0.0.1:{server}"),
    )
    (folder / "Caddyfile").write_text(ours, encoding="utf-8")
    return [program, "run", "--config", str(folder / "Caddyfile"), "--adapter", "caddyfile"]


def _replaced(text: str, *pairs: tuple[str, str]) -> str:
    for old, new in pairs:
        assert old in text, f"{old!r} is in the configuration"
        text = text.replace(old, new)
    return text
