"""Raw clients for floods: WebSockets and HTTP connections that cost the attacker next to nothing.

Nothing is parsed that need not be: replies are searched for a few words and thrown away.
"""

import asyncio
import re
from collections.abc import Callable, Iterator
from typing import Final, cast

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tests.server.raw_client import TEXT, frame, upgrade
from tools.attacks.target import Achieved, Target

RECONNECT_SECONDS: Final = 0.1
"""A closed connection is opened again after this pause, as a program written for the purpose would."""
MOST_CONNECTIONS: Final = 20_000
"""Of one flood: the machine has some 28,000 ports to connect from."""
REQUEST_SECONDS: Final = 10.0
_HEAD_END: Final = b"\r\n\r\n"
_LENGTH: Final = re.compile(rb"\r\ncontent-length: *(\d+)", re.IGNORECASE)
_STATUS: Final = re.compile(rb"HTTP/1\.1 (\d{3})")
_CREATED: Final = 201
_FIRST_ERROR: Final = 400
_NOT_FOUND: Final = 404


def text_frame(**message: object) -> bytes:
    """Encode a client message as a masked text frame."""
    return frame(TEXT, msgspec.json.encode(message))


def http_request(method: str, path: str, body: object = None, *, close: bool = False) -> bytes:
    """Encode a whole HTTP request."""
    content = b"" if body is None else msgspec.json.encode(body)
    lines = [f"{method} {path} HTTP/1.1", "Host: 127.0.0.1", f"Content-Length: {len(content)}"]
    if close:
        lines.append("Connection: close")
    return "\r\n".join(lines).encode() + _HEAD_END + content


async def request(target: Target, address: str, method: str, path: str, body: object = None) -> tuple[int, bytes]:
    """Send one request from that address and return status and body; `OSError` or `TimeoutError` if nobody answers."""
    async with asyncio.timeout(REQUEST_SECONDS):
        reader, writer = await asyncio.open_connection(target.host, target.port, local_addr=(address, 0))
        try:
            writer.write(http_request(method, path, body, close=True))
            said = await reader.read(-1)
        finally:
            writer.close()
    head, _, content = said.partition(_HEAD_END)
    status = _STATUS.match(head)
    if status is None:
        raise ConnectionResetError("the server closed the connection without an answer")
    return int(status[1]), content


def client_session(target: Target, address: str) -> connect:
    """Open a WebSocket of the usual library from that address, for whoever must understand what is said."""
    return connect(
        target.socket_url,
        local_addr=(address, 0),
        compression=None,
        ping_interval=None,
        max_size=None,
        proxy=None,
        close_timeout=0.5,
    )


async def say(socket: ClientConnection, **message: object) -> None:
    """Send a message."""
    await socket.send(msgspec.json.encode(message).decode())


class FloodConnection(asyncio.Protocol):
    """One connection of the attacker, opened again whenever the server closes it, until the flood is over."""

    opened: int = 0
    """Connections of all kinds that this process has opened."""

    def __init__(self, target: Target, achieved: Achieved) -> None:
        self.target = target
        self.achieved = achieved
        self.is_writable = True
        self._transport: asyncio.Transport | None = None
        self._is_over = False
        self._is_leaving = False
        self._connecting: asyncio.Task[None] | None = None

    # --- for floods ---------------------------------------------------------------------------------------------------

    def connect(self) -> None:
        """Open the connection, unless the flood is over or has opened too many."""
        if not self._is_over and FloodConnection.opened < MOST_CONNECTIONS:
            FloodConnection.opened += 1
            self._connecting = asyncio.ensure_future(self._connect())

    def write(self, data: bytes) -> None:
        """Send the bytes, if there is a connection."""
        if self._transport is not None:
            self._transport.write(data)

    def leave(self) -> None:
        """Hang up from this side, and connect again at once."""
        self._is_leaving = True
        if self._transport is not None:
            self._transport.abort()

    def end(self) -> None:
        """Hang up for good."""
        self._is_over = True
        if self._connecting is not None:
            self._connecting.cancel()
        if self._transport is not None:
            self._transport.abort()

    # --- for subclasses -----------------------------------------------------------------------------------------------

    def greet(self) -> None:
        """Send what comes first on a new connection."""
        raise NotImplementedError

    # --- asyncio ------------------------------------------------------------------------------------------------------

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Start from the beginning."""
        self._transport = cast("asyncio.Transport", transport)  # uvloop's own class is no subclass
        self.is_writable, self._is_leaving = True, False
        if self._is_over:
            self._transport.abort()
        else:
            self.greet()

    def connection_lost(self, exc: Exception | None) -> None:  # noqa: ARG002 - the reason does not matter
        """Count it if the server did it, and come back."""
        self._transport = None
        if self._is_over:
            return
        if self._is_leaving:
            self.connect()
        else:
            self._turned_away()

    def pause_writing(self) -> None:
        """Wait: the server does not take more just now."""
        self.is_writable = False

    def resume_writing(self) -> None:
        """Go on."""
        self.is_writable = True

    async def _connect(self) -> None:
        source = (self.target.addresses.attacker, 0)
        try:
            loop = asyncio.get_running_loop()
            await loop.create_connection(lambda: self, self.target.host, self.target.port, local_addr=source)
        except OSError:
            self._turned_away()

    def _turned_away(self) -> None:
        self.achieved.closed += 1
        asyncio.get_running_loop().call_later(RECONNECT_SECONDS, self.connect)


Heard = Callable[["FloodSocket", bytes], None]


class FloodSocket(FloodConnection):
    """A WebSocket that says its first messages and then whatever the flood writes."""

    def __init__(self, target: Target, achieved: Achieved, first: bytes, heard: Heard | None = None) -> None:
        super().__init__(target, achieved)
        self.is_live = False
        """The server has welcomed this client; without a hello, it has accepted the socket."""
        self._first = first
        self._heard = heard
        self._head = b""
        self._is_open = False

    def greet(self) -> None:
        """Ask for a WebSocket."""
        self._head, self._is_open, self.is_live = b"", False, False
        self.write(upgrade())

    def connection_lost(self, exc: Exception | None) -> None:
        """The connection is closed."""
        self.is_live = False
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Count refusals; the rest is thrown away."""
        if not self._is_open:
            self._open(data)
            return
        self.achieved.refused += data.count(b'"type":"refusal"')
        if not self.is_live and b'"type":"welcome"' in data:
            self.is_live = True
        if self._heard is not None:
            self._heard(self, data)

    def _open(self, data: bytes) -> None:
        self._head += data
        end = self._head.find(_HEAD_END)
        if end < 0:
            return
        if not self._head.startswith(b"HTTP/1.1 101"):
            self.achieved.refused += 1
            return
        self._is_open = True
        self.is_live = not self._first
        self.write(self._first)
        if rest := self._head[end + len(_HEAD_END) :]:
            self.data_received(rest)


class FloodRequests(FloodConnection):
    """An HTTP connection that sends one request after the other, as fast as they are answered."""

    def __init__(self, target: Target, achieved: Achieved, requests: Iterator[bytes]) -> None:
        super().__init__(target, achieved)
        self._requests = requests
        self._head = b""
        self._missing = 0
        """Bytes of the body that are still to come."""

    def greet(self) -> None:
        """Send the next request."""
        self._head, self._missing = b"", 0
        self._next()

    def data_received(self, data: bytes) -> None:
        """Read one answer; only its status matters."""
        if not self._missing:
            self._head += data
            head, end, rest = self._head.partition(_HEAD_END)
            if not end:
                return
            self._count(head)
            length = _LENGTH.search(head)
            self._head, self._missing, data = b"", int(length[1]) if length else 0, rest
        self._missing -= len(data)
        if self._missing <= 0:
            self._missing = 0
            self._next()

    def _next(self) -> None:
        following = next(self._requests, None)
        if following is None:
            self.end()
        else:
            self.write(following)

    def _count(self, head: bytes) -> None:
        found = _STATUS.match(head)
        status = int(found[1]) if found else 0
        self.achieved.done += 1
        self.achieved.tables += status == _CREATED
        self.achieved.refused += status >= _FIRST_ERROR and status != _NOT_FOUND
