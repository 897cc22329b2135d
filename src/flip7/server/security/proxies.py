"""Clients behind reverse proxies: whose address counts, and a warning about a proxy that nobody has named.

uvicorn's `ProxyHeadersMiddleware` believes `X-Forwarded-For` and `X-Forwarded-Proto` from the proxies in
`Settings.proxies`: the last address in the header that is not one of our proxies counts. The client
may have written whatever stands before it.
"""

import logging
from typing import Final

from starlette.datastructures import Headers
from starlette.types import ASGIApp, Receive, Scope, Send

from flip7.server.config import Settings
from flip7.server.security.addresses import Networks, parsed

log: Final = logging.getLogger("flip7.server")

UNKNOWN: Final = "?"
"""The address of clients without an IP address: they share one set of limits, so that nobody can make up addresses."""
SOCKETS_LOOKED_AT: Final = 50
"""If this many WebSockets come from one address, and none from another, that address is probably a proxy's."""
_FORWARDED: Final = ("x-forwarded-for", "forwarded")
_LOOPBACK: Final = Networks(("127.0.0.0/8", "::1"))


class ClientAddress:
    """Middleware that writes the client's address in one form, and tells the watch about new WebSockets."""

    def __init__(self, app: ASGIApp, watch: "ProxyWatch") -> None:
        self._app = app
        self._watch = watch

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Let the application answer a client whose address is an IP address, or `UNKNOWN`."""
        if scope["type"] in {"http", "websocket"}:
            host, port = scope.get("client") or (UNKNOWN, 0)
            found = parsed(host)
            address = UNKNOWN if found is None else str(found)
            scope["client"] = (address, port)
            if scope["type"] == "websocket":
                self._watch.see(address)
        await self._app(scope, receive, send)


class ProxyWatch:
    """Warns once if everybody seems to come from one address: behind a proxy limits would hold for all together."""

    def __init__(self, settings: Settings) -> None:
        self._proxies = Networks(settings.proxies)
        self._left = SOCKETS_LOOKED_AT if settings.has_public_url else 0
        self._only: str | None = None

    def see(self, address: str) -> None:
        """Record the address of a new WebSocket."""
        if self._left == 0:
            return
        self._left -= 1
        self._only = self._only or address
        if address != self._only:
            self._left = 0
        elif self._left == 0:
            log.warning("the first %d clients all came from %s. %s", SOCKETS_LOOKED_AT, address, self._advice(address))

    def _advice(self, address: str) -> str:
        if address in self._proxies:
            return (
                "If that is your proxy, let it send X-Forwarded-For; until then they share the limits of one address."
            )
        return (
            f"If that is your proxy, name it with --proxy {address}; until then they share the limits of one address."
        )


def may_read_metrics(client: str, headers: Headers, allowed: Networks) -> bool:
    """Return whether the client may read the figures.

    A request that a proxy has passed on does not come from this machine, whatever its header says.
    """
    is_forwarded = any(name in headers for name in _FORWARDED)
    return client in allowed and not (is_forwarded and client in _LOOPBACK)
