"""Host header validation against DNS rebinding.

A page of an attacker may be opened under a name of theirs that leads to this machine the second time it is asked for.
To the browser the page and we are then one site, and the `Origin` it sends fits the `Host`. So `Host` must be a name
that only we have; a page under an IP address was loaded from that very address and needs no name.
"""

import re
import socket
from collections.abc import Iterable
from typing import Final
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.responses import error_response
from flip7.server.security.addresses import parsed

_HOST: Final = re.compile(r"(?:\[(?P<literal>[^\]]+)\]|(?P<name>[^:/@\[\]\s]+))(?::\d*)?")
_HOME_DOMAINS: Final = ("local", "lan", "home.arpa", "internal", "localdomain")
"""Endings that home networks give to names and that nobody can register."""
_HTTP: Final = "http"
_WEBSOCKET: Final = "websocket"


class Hosts:
    """The names under which this server may be asked for."""

    def __init__(self, settings: Settings, machine: str | None = None) -> None:
        ours = (urlsplit(url).hostname or "" for url in (settings.public_url, *settings.origins))
        self._names = {name for name in (*ours, *_names_of(machine or socket.gethostname())) if name}

    def accepts(self, host: str) -> bool:
        """Return whether the `Host` header names this server: by an IP address, or by a name that is ours."""
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = (found["literal"] or found["name"]).rstrip(".").lower()
        # A name without a dot is one of the local network; no attacker's domain is.
        return "." not in name or parsed(name) is not None or name in self._names

    def check(self, hosts: Iterable[str]) -> None:
        """Raise `Refused` if one of the `Host` headers is not ours. Every browser sends one; a program need not."""
        for host in hosts:
            if not self.accepts(host):
                raise Refused(Reason.FOREIGN_ORIGIN, say("refused-host", host=host[:100]))


def _names_of(machine: str) -> Iterable[str]:
    """The names of this machine in its network."""
    full = machine.rstrip(".").lower()
    first = full.partition(".")[0]
    return ("localhost", full, *(f"{first}.{domain}" for domain in _HOME_DOMAINS))


class HostCheck:
    """Middleware that refuses requests and WebSockets whose `Host` is not ours."""

    def __init__(self, app: ASGIApp, hosts: Hosts, metrics: Metrics) -> None:
        self._app = app
        self._hosts = hosts
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer 403, or let the application answer."""
        if scope["type"] not in {_HTTP, _WEBSOCKET}:
            await self._app(scope, receive, send)
            return
        try:
            self._hosts.check(value.decode("latin-1") for name, value in scope["headers"] if name == b"host")
        except Refused as refusal:
            self._metrics.refusals.labels(refusal.reason.value).inc()
            answer = error_response(refusal)
            if scope["type"] == _WEBSOCKET:
                await WebSocket(scope, receive, send).send_denial_response(answer)
            else:
                await answer(scope, receive, send)
            return
        await self._app(scope, receive, send)
