"""Middleware that delays requests of addresses over their rate limit, and refuses blocked addresses."""

from starlette.types import ASGIApp, Receive, Scope, Send

from flip7.clock import Clock
from flip7.protocol.errors import Refused
from flip7.server.responses import error_response
from flip7.server.security.rate_limit import RateLimiter


class RequestLimit:
    """Delays requests whose address has used up its share; answers 403 to blocked ones.

    WebSockets wait here for their handshake; they are refused by their `ClientSession`.
    """

    def __init__(self, app: ASGIApp, limiter: RateLimiter, clock: Clock) -> None:
        self._app = app
        self._limiter = limiter
        self._clock = clock

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse the request, or pass it on, perhaps later."""
        address = scope["client"][0] if scope.get("client") else None
        if address is not None and scope["type"] == "websocket":
            await self.delay(self._limiter.handshake_delay(address))
        elif address is not None:
            try:
                self._limiter.check_blocked(address)
            except Refused as refusal:
                await self.delay(self._limiter.refusal_delay(address))
                await error_response(refusal)(scope, receive, send)
                return
            await self.delay(self._limiter.request_delay(address))
        await self._app(scope, receive, send)

    async def delay(self, seconds: float) -> None:
        """Wait, if there is anything to wait for."""
        if seconds:
            await self._clock.sleep(seconds)
