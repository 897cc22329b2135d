"""Subclasses of uvicorn's protocols: limits on everything that a peer can delay, pile up or send too often.

A message to many is framed once and written straight to the transports of those who read, past all layers between.

What uvicorn leaves open: any number of connections; a request whose head never ends or never comes; thousands of pings
in one chunk, each answered before anything else runs; a message of endless empty pieces; a connection that is to be
closed, to a peer that takes nothing any more. Each is ended here. Tests: tests/server/test_uvicorn_protocol.py.

uvicorn and websockets are pinned below their next minor versions in pyproject.toml: what is overridden here is not
public (tests/server/test_private_names.py).
"""

import asyncio
import logging
import socket
import sys
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any, ClassVar, Final, cast

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import HTTPProtocolType
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.exceptions import ProtocolError
from websockets.frames import CloseCode, Frame, Opcode
from websockets.protocol import State
from websockets.server import ServerProtocol

from flip7.clock import Clock, Timer
from flip7.server.security.connection_limit import ConnectionCounter, FrameLimits

HEAD_TIMEOUT_SECONDS: Final = 30.0
"""Time for a request to send its head, and for a peer to read the answer."""
MAX_HEAD_BYTES: Final = 64 * 1024
MAX_FRAGMENTS: Final = 64
"""Fragments of one message on a socket, however slowly they come."""
MAX_PIPELINED_REQUESTS: Final = 8
"""Requests on one connection that may wait for the answer to the one before."""
CLOSE_TIMEOUT_SECONDS: Final = 10.0
"""Time for a peer to read what was sent last."""
_PUT_EXTENSION: Final = "flip7.direct_put"
"""The ASGI extension by which a message is written past ASGI, by its key in the scope."""
_CACHED_FRAMES: Final = 64
"""Messages whose frames are cached: each is sent to everybody at its table at once, and never again."""
_TEXT, _BINARY, _PONG, _CLOSE = Opcode.TEXT, Opcode.BINARY, Opcode.PONG, Opcode.CLOSE
_NOBODY: Final = "?"
"""The address of a peer that has none."""


class LimitedProtocol(ServerProtocol):
    """WebSocket parser with frame limits: it stops where a limit is reached.

    A chunk of 64 kB may hold 9,000 frames. The library parses all of them, and writes 9,000 pongs, before anybody is
    asked; so the limit is looked at here, and what is beyond it is thrown away unread.
    """

    def __init__(self, limits: FrameLimits | None, connections: ConnectionCounter, max_size: int) -> None:
        super().__init__(max_size=max_size, logger=logging.getLogger("uvicorn.error"))
        self.over_limit: bool = False
        """Whether too many messages came in one chunk: nothing after them is parsed."""
        self.awaited: bytes | None = None
        """The payload of the answer to our last ping: that pong is no surplus."""
        self._limits = limits
        self._connections = connections
        self._messages_left = sys.maxsize

    def receive_data(self, data: bytes | bytearray) -> None:
        """Parse a chunk, up to the message that is one too many."""
        if self._limits is not None:
            self._messages_left = self._limits.messages
        super().receive_data(data)

    def recv_frame(self, frame: Frame) -> None:
        """Process a frame, unless it is one too many."""
        if frame.opcode is _TEXT or frame.opcode is _BINARY:
            self._messages_left -= 1
            if self._messages_left < 0:
                self._connections.refused_frame()
                self.over_limit = True
                self.reader.discard()
                return
        elif frame.opcode is not _CLOSE:
            self._count(frame)
        super().recv_frame(frame)

    def _count(self, frame: Frame) -> None:
        """Count a ping, a pong or a piece of a message."""
        if frame.opcode is _PONG and self.awaited is not None and bytes(frame.data) == self.awaited:
            self.awaited = None
            return
        if self._limits is None or self._limits.control.take(self._connections.clock()):
            return
        self._connections.refused_frame()
        self.fail(CloseCode.POLICY_VIOLATION, "too many frames")
        raise ProtocolError("too many frames")  # ends the parser at this frame


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket that ends when it should. `socket_wire` makes the class that a server uses."""

    limit: ClassVar[ConnectionCounter]
    clock: ClassVar[Clock]
    conn: LimitedProtocol
    ping_timer: Timer | None  # type: ignore[assignment]  # of our clock
    pong_timer: Timer | None  # type: ignore[assignment]
    _overdue: Timer | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Take over a connection that was counted when it was made."""
        super().connection_made(transport)
        address = self.client[0] if self.client else _NOBODY
        self.limit.upgrade(self.transport)
        self.conn.parser.close()  # a generator that holds its owner
        self.conn = LimitedProtocol(self.limit.frame_limits(address), self.limit, self.config.ws_max_size)

    def data_received(self, data: bytes) -> None:
        """Parse more frames. After too many messages at once, those that were parsed are the last."""
        if self._over_limit():
            return
        super().data_received(data)
        if self._over_limit():  # the conversation says goodbye before it comes to this, unless it is very slow
            self.queue.put_nowait({"type": "websocket.disconnect", "code": CloseCode.POLICY_VIOLATION})

    def _over_limit(self) -> bool:
        return self.conn.over_limit

    def pause_writing(self) -> None:
        """Stop reading from a peer that does not read: answers to pings would pile up."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Go on in both directions."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def put(self, text: str) -> bool:
        """Send the message, if the peer takes what it is sent; otherwise do nothing."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(_framed(text))
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """Return the next message; if the peer does not read, none after it is read meanwhile."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """Send the message. A socket that was refused with an answer is not one that got none."""
        await super().send(message)
        self.handshake_complete: bool = self.handshake_complete or self.close_sent

    def handle_cont(self, event: Frame) -> None:
        """Take a piece of a message; one of too many pieces is no message of ours."""
        if self.close_sent:
            return
        if len(self.frames) >= MAX_FRAGMENTS:
            self.conn.fail(CloseCode.POLICY_VIOLATION, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        """Pass a whole message on. Text that is no UTF-8 ends the connection; uvicorn would log it as its own fault."""
        if self.curr_msg_data_type == "text" and not all(map(bytes.isascii, self.frames)):
            try:
                b"".join(self.frames).decode()
            except UnicodeDecodeError:
                self.conn.fail(CloseCode.INVALID_DATA, "no UTF-8")
                self.handle_parser_exception()
                return
        super().send_receive_event_to_app()

    def handle_parser_exception(self) -> None:
        """End the connection after what cannot be read, whether the peer takes the reason or not."""
        if self.conn.close_sent is None:  # frames before the handshake was answered: there is no socket to close
            self.transport.abort()
            return
        super().handle_parser_exception()
        self._end_soon()

    def schedule_ping(self) -> None:
        """Look after the usual interval whether the peer is there."""
        if self.ping_interval is not None:
            wait = max(0.0, self.ping_interval - self.last_ping_rtt)
            self.ping_timer = self.clock.call_later(wait, self.send_keepalive_ping)

    def send_keepalive_ping(self) -> None:
        """Ask the peer whether it is there, and expect its answer; the time for it is told by our clock."""
        super().send_keepalive_ping()
        self.conn.awaited = self.pending_ping_payload
        if self.pong_timer is not None and self.ping_timeout is not None:
            self.pong_timer.cancel()
            self.pong_timer = self.clock.call_later(self.ping_timeout, self.keepalive_timeout)

    def keepalive_timeout(self) -> None:
        """Hang up on a peer that answers no ping; what was to be sent to it is lost."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """Run the conversation; when it is over, so is the connection soon."""
        self.scope["extensions"][_PUT_EXTENSION] = {"put": self.put}
        try:
            await super().run_asgi()
        finally:
            cast("dict[str, Any]", self.scope).clear()  # it holds this object by `put`
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """Forget the connection, and let go of what would hold this object in a cycle."""
        if self._overdue is not None:
            self._overdue.cancel()
            self._overdue = None
        self.limit.close(self.transport)
        super().connection_lost(exc)
        self.conn.parser.close()
        self.conn.parser_exc = None

    def _end_soon(self) -> None:
        if not self.disconnected and self._overdue is None:
            self._overdue = self.clock.call_later(CLOSE_TIMEOUT_SECONDS, self.transport.abort)


def socket_wire(connections: ConnectionCounter, server_clock: Clock) -> type[SocketWire]:
    """Make the class of the WebSockets of a server that counts its connections so, by that clock."""

    class CountedSocketWire(SocketWire):
        limit = connections
        clock = server_clock

    return CountedSocketWire


@lru_cache(maxsize=_CACHED_FRAMES)
def _framed(text: str) -> bytes:
    return Frame(_TEXT, text.encode()).serialize(mask=False)


def direct_put(scope: MutableMapping[str, Any]) -> Callable[[str], bool]:
    """Return the function that writes a text past ASGI; on a protocol that is not ours, it does nothing."""
    put: Callable[[str], bool] = scope.get("extensions", {}).get(_PUT_EXTENSION, {}).get("put", lambda _: False)
    return put


def http_wire(connections: ConnectionCounter, clock: Clock) -> type[asyncio.Protocol] | HTTPProtocolType:
    """Make the class that reads requests: with limits, where httptools is there to read them; h11 has its own."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
    except ImportError:  # httptools is optional
        return "h11"

    class HttpWire(HttpToolsProtocol):
        """A request that is made in time, with a head of a sensible size, on a connection that is counted."""

        counted_as: socket.socket | None = None
        """The socket under which a `TlsListener` counted the connection when it accepted it."""
        _head = 0
        _overdue: Timer | None = None
        _requests: list[RequestResponseCycle]
        """Those that have not been answered."""

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """Count the connection, and start the time for its first request."""
            self._requests = []
            super().connection_made(transport)
            if self._is_counted(transport):
                self._await_head()
            else:
                transport.abort()

        def data_received(self, data: bytes) -> None:
            """Parse more of a request; a head that is too long is none."""
            self._head += len(data)
            super().data_received(data)
            if self._head > MAX_HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

        def on_headers_complete(self) -> None:
            """Begin the request, or queue it behind the one before; a peer that queues more is hung up on.

            uvicorn queues every request of a chunk, a thousand at a time, and reads on after each answer. No browser
            and no proxy sends a request before it has the answer to the last.
            """
            self._head_is_there()
            if len(self.pipeline) >= MAX_PIPELINED_REQUESTS:
                self._forget_requests()
                self.transport.abort()
                raise ConnectionAbortedError  # the parser stops here
            super().on_headers_complete()
            self._requests = [each for each in self._requests if not each.response_complete]
            if self.cycle is not None:
                self._requests.append(self.cycle)

        def on_body(self, body: bytes) -> None:
            """Stop counting the head: the body is limited by those who read it."""
            self._head = 0
            super().on_body(body)

        def on_response_complete(self) -> None:
            """Start the time for the next request."""
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                self._await_head()

        def handle_websocket_upgrade(self) -> None:
            """Hand the connection over to a `SocketWire`, and let go of the parser, which holds this object."""
            super().handle_websocket_upgrade()
            self.parser = None  # type: ignore[assignment]  # as uvicorn does when it is lost

        def connection_lost(self, exc: Exception | None) -> None:
            """Forget the connection and its requests."""
            self._head_is_there()
            self._forget_requests()
            connections.close(self.transport)
            super().connection_lost(exc)

        def _forget_requests(self) -> None:
            """Tell every request that its client is gone; uvicorn tells the last one alone, and others would fail."""
            for request in self._requests:
                request.disconnected = True
                request.message_event.set()
            self._requests.clear()
            self.pipeline.clear()

        def _is_counted(self, transport: asyncio.Transport) -> bool:
            if self.counted_as is not None:
                return connections.replace(self.counted_as, transport)
            return connections.open(transport, self.client[0] if self.client else _NOBODY)

        def _await_head(self) -> None:
            self._head_is_there()
            self._overdue = clock.call_later(HEAD_TIMEOUT_SECONDS, self.transport.abort)

        def _head_is_there(self) -> None:
            self._head = 0
            if self._overdue is not None:
                self._overdue.cancel()
                self._overdue = None

    return HttpWire
