"""Middleware that refuses every request from an address that the owner has blocked."""

from starlette.types import ASGIApp, Receive, Scope, Send

from flip7.server.errors import error_response
from flip7.server.rate_limit import RateLimiter
from flip7.server.refusals import Refused


class RefuseBlocked:
    """Answer 403 to requests from blocked addresses; sockets are refused by their `Conversation`."""

    def __init__(self, app: ASGIApp, limiter: RateLimiter) -> None:
        self._app = app
        self._limiter = limiter

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on."""
        if scope["type"] == "http" and scope["client"]:
            try:
                self._limiter.check_blocked(scope["client"][0])
            except Refused as refusal:
                await error_response(refusal)(scope, receive, send)
                return
        await self._app(scope, receive, send)
