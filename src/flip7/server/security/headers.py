"""Security headers (CSP and others): the middleware that adds them to every response, and counts the responses."""

from typing import Final

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from flip7.server.metrics import Metrics
from flip7.server.responses import NO_STORE

POLICY: Final = (
    "default-src 'self'; script-src 'self' 'wasm-unsafe-eval'; worker-src 'self'; img-src 'self' data:; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
"""The Content-Security-Policy: only our own files, no inline script or style, no frames.

`wasm-unsafe-eval` allows WebAssembly, which the referee on a player's device needs, and no `eval` of JavaScript.
"""

HEADERS: Final = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "no-referrer",  # an invitation is an address
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=(), usb=()",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
}
_STARTS: Final = {"http.response.start", "websocket.http.response.start"}
SECURE: Final = {"Strict-Transport-Security": "max-age=31536000"}
_UNCACHED_PATHS: Final = ("/api/", "/metrics")
"""Responses below these paths are not cached unless they say otherwise."""
_SWITCHING: Final = 101
"""The status under which an accepted WebSocket is counted."""


class SecurityHeadersMiddleware:
    """Adds the headers to every response, also to that of a refused WebSocket."""

    def __init__(self, app: ASGIApp, metrics: Metrics, *, secure: bool) -> None:
        self._app = app
        self._metrics = metrics
        self._headers = {**HEADERS, **(SECURE if secure else {})}

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Run the application, and add the headers."""

        async def send_with_headers(message: Message) -> None:
            if message["type"] in _STARTS:
                self._metrics.requests.labels(message["status"]).inc()
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
                if scope["path"].startswith(_UNCACHED_PATHS):
                    headers.setdefault("Cache-Control", NO_STORE)
            elif message["type"] == "websocket.accept":
                self._metrics.requests.labels(_SWITCHING).inc()
            await send(message)

        await self._app(scope, receive, send_with_headers)
