"""uvicorn's side of a connection, with an end to everything that a peer can put off or pile up.

A message to many is framed once and goes straight to those who take it, past all layers between.

What uvicorn leaves open: a request whose head never ends or never comes; pings whose answers nobody reads; a message of
endless empty pieces; a connection that is to be closed, to a peer that takes nothing any more. Each is let go here.
Tests: tests/server/test_wire.py.
"""

import asyncio
import logging
from collections.abc import Callable, MutableMapping
from functools import lru_cache
from typing import Any, Final

from uvicorn._types import ASGIReceiveEvent, ASGISendEvent
from uvicorn.config import HTTPProtocolType
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import Frame, Opcode
from websockets.protocol import State

HEAD_SECONDS: Final = 30.0
"""So long a request may take to say what it wants, and a peer to take the answer."""
LARGEST_HEAD: Final = 64 * 1024
MOST_PIECES: Final = 64
"""Of one message on a socket; each is small anyhow."""
CLOSING_SECONDS: Final = 10.0
"""So long a peer may take what was sent to it last."""
_AT_ONCE: Final = "flip7.at_once"
"""What our wire can do beyond ASGI, by its name among the scope's extensions."""
_UNDER_WAY: Final = 64
"""So many messages are known in their frames: each is sent to all of its table at once, and never again."""


class SocketWire(WebSocketsSansIOProtocol):
    """A WebSocket that ends when it should."""

    _overdue: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Whoever does not read is not read either: answers to pings would pile up."""
        super().pause_writing()
        self.transport.pause_reading()

    def resume_writing(self) -> None:
        """Both directions go on."""
        super().resume_writing()
        if not self.read_paused:
            self.transport.resume_reading()

    def put(self, text: str) -> bool:
        """The message is sent, if the peer takes what it is sent; otherwise nothing is done."""
        if not self.writable.is_set() or self.conn.state is not State.OPEN or self.transport.is_closing():
            return False
        self.transport.write(_framed(text))
        return True

    async def receive(self) -> ASGIReceiveEvent:
        """The next message; if the peer does not read, none after it is read meanwhile."""
        message = await super().receive()
        if not self.writable.is_set():
            self.transport.pause_reading()
        return message

    async def send(self, message: ASGISendEvent) -> None:
        """The message is on its way. A socket that was refused with an answer is not one that got none."""
        await super().send(message)
        self.handshake_complete: bool = self.handshake_complete or self.close_sent

    def handle_cont(self, event: Frame) -> None:
        """A piece of a message; one of too many pieces is no message of ours."""
        if self.close_sent:
            return
        if len(self.frames) >= MOST_PIECES:
            self.conn.fail(1008, "too many pieces")
            self.handle_parser_exception()
            return
        super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """What cannot be read ends the connection, whether the peer takes the reason or not."""
        super().handle_parser_exception()
        self._end_soon()

    def keepalive_timeout(self) -> None:
        """A peer that answers no ping is gone, and so is what was to be sent to it."""
        super().keepalive_timeout()
        self.transport.abort()

    async def run_asgi(self) -> None:
        """The conversation; when it is over, so is the connection soon."""
        self.scope["extensions"][_AT_ONCE] = {"put": self.put}
        await super().run_asgi()
        self._end_soon()

    def connection_lost(self, exc: Exception | None) -> None:
        """Nothing is overdue any more."""
        if self._overdue is not None:
            self._overdue.cancel()
        super().connection_lost(exc)

    def _end_soon(self) -> None:
        if not self.disconnected and self._overdue is None:
            self._overdue = self.loop.call_later(CLOSING_SECONDS, self.transport.abort)


@lru_cache(maxsize=_UNDER_WAY)
def _framed(text: str) -> bytes:
    return Frame(Opcode.TEXT, text.encode()).serialize(mask=False)


def put_at_once(scope: MutableMapping[str, Any]) -> Callable[[str], bool]:
    """How a text is sent past ASGI, to a peer that takes it; on a wire that is not ours, nothing is."""
    put: Callable[[str], bool] = scope.get("extensions", {}).get(_AT_ONCE, {}).get("put", lambda _: False)
    return put


def http_wire() -> type[asyncio.Protocol] | HTTPProtocolType:
    """How requests are read: with bounds, where httptools is there to read them; h11 has its own."""
    try:
        from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
    except ImportError:
        return "h11"

    class HttpWire(HttpToolsProtocol):
        """A request that is made in time, with a head of a sensible size."""

        _head = 0
        _overdue: asyncio.TimerHandle | None = None

        def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
            """The peer has so long to say what it wants."""
            super().connection_made(transport)
            self._await_head()

        def data_received(self, data: bytes) -> None:
            """More of a request; a head that is too long is none."""
            self._head += len(data)
            super().data_received(data)
            if self._head > LARGEST_HEAD and not self.transport.is_closing():
                self.send_400_response("The head of the request is too long.")

        def on_headers_complete(self) -> None:
            """The head is there."""
            self._head_is_there()
            super().on_headers_complete()

        def on_body(self, body: bytes) -> None:
            """What comes after the head is counted by those who read it."""
            self._head = 0
            super().on_body(body)

        def on_response_complete(self) -> None:
            """The next request may come."""
            super().on_response_complete()
            if self.cycle.response_complete and not self.transport.is_closing():
                self._await_head()

        def connection_lost(self, exc: Exception | None) -> None:
            """Nothing is overdue any more."""
            self._head_is_there()
            super().connection_lost(exc)

        def _await_head(self) -> None:
            self._head_is_there()
            self._overdue = self.loop.call_later(HEAD_SECONDS, self.transport.abort)

        def _head_is_there(self) -> None:
            self._head = 0
            if self._overdue is not None:
                self._overdue.cancel()
                self._overdue = None

    return HttpWire


def is_our_own(record: logging.LogRecord) -> bool:
    """Whether a line of the log is about us. Text that is no UTF-8 is no fault of ours, and needs no traceback."""
    return record.exc_info is None or not isinstance(record.exc_info[1], UnicodeDecodeError)
