"""Accept TLS connections, each counted for its address before the handshake.

asyncio and uvloop tell a protocol of a TLS connection when its handshake is over: until then, up to a minute, nobody
knows from where it came. So connections are accepted here, counted, and only then given to the loop.
"""

import asyncio
import logging
import socket
import ssl
from collections.abc import Callable
from typing import Any, Final

from flip7.clock import Clock, timeout
from flip7.server.security.connection_limit import ConnectionCounter

log: Final = logging.getLogger("flip7.server")

HANDSHAKE_SECONDS: Final = 10.0
"""A phone on a slow network needs two."""
_RETRY_SECONDS: Final = 1.0
"""Seconds before the next try when the system has no descriptor left."""


class TlsListener:
    """Accepts the connections of one listening socket."""

    def __init__(
        self,
        listening: socket.socket,
        context: ssl.SSLContext,
        make_http: Callable[[], Any],
        connections: ConnectionCounter,
        clock: Clock,
    ) -> None:
        """Accept on that socket; `make_http` makes an `HttpWire`, which takes over the count of the connection."""
        self._listening = listening
        self._context = context
        self._make_http = make_http
        self._connections = connections
        self._clock = clock
        self._handshakes: set[asyncio.Task[None]] = set()

    async def accept(self) -> None:
        """Accept connections until this is cancelled."""
        loop = asyncio.get_running_loop()
        self._listening.settimeout(0)
        try:
            while True:
                try:
                    peer, address = await loop.sock_accept(self._listening)
                except OSError as error:
                    log.warning("no connection can be accepted: %s", error)
                    await self._clock.sleep(_RETRY_SECONDS)
                    continue
                self._admit(peer, address[0])
        finally:
            for handshake in self._handshakes:
                handshake.cancel()

    def _admit(self, peer: socket.socket, address: str) -> None:
        if not self._connections.open(peer, address):
            peer.close()
            return
        handshake = asyncio.get_running_loop().create_task(self._shake_hands(peer))
        self._handshakes.add(handshake)
        handshake.add_done_callback(self._handshakes.discard)

    async def _shake_hands(self, peer: socket.socket) -> None:
        def make() -> Any:  # noqa: ANN401 - a protocol of uvicorn's
            protocol = self._make_http()
            protocol.counted_as = peer
            return protocol

        try:
            async with timeout(self._clock, HANDSHAKE_SECONDS):
                await asyncio.get_running_loop().connect_accepted_socket(make, peer, ssl=self._context)
        except OSError:  # no TLS, no cipher in common, gone, or too slow: all of them the peer's business
            peer.close()
        finally:
            self._connections.close(peer)  # nothing is left to close if the protocol has taken over
