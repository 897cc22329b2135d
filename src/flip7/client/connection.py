"""One WebSocket to a web table: typed messages out and in, until it breaks."""

import asyncio
import os
import socket
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, Literal
from urllib.parse import urlsplit

import msgspec
from msgspec import Raw, Struct
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidStatus, WebSocketException

from flip7.clock import Clock, timeout
from flip7.i18n.catalog import say
from flip7.protocol.commands import ClientMessage
from flip7.protocol.errors import Reason
from flip7.protocol.messages import Refusal, ServerMessage

_OPENING: Final = 10.0
_CLOSING: Final = 1.0
"""Seconds for the last words, and for the other side to take them."""
LARGEST: Final = 8 * 2**20
"""Bytes of a message; no table is as large as that."""
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(ServerMessage)


class Unreachable(Exception):
    """No line can be had. The message is for people, in a few words."""


class NoTablesThere(Unreachable):
    """Somebody answers, but not as a server of tables does."""


class Broken(Exception):
    """The line is gone."""


@dataclass(frozen=True, slots=True)
class Unread:
    """A message of a kind that this program does not know, from a server that is newer."""

    type: str
    number: int | None
    """Of the act, if it is one."""
    has_events: bool
    """Cards have moved."""


class _Sketch(Struct):
    """What can be read of any message."""

    type: str
    number: int | None = None
    events: tuple[Raw, ...] = ()
    message: str = ""
    re: int | None = None


class Connection:
    """One connection, from its opening to its end."""

    def __init__(self, connection: ClientConnection, clock: Clock) -> None:
        self._socket = connection
        self._clock = clock
        self._waiting: asyncio.Queue[ClientMessage] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str, clock: Clock) -> "Connection":
        """A line to that address; `Unreachable` says why there is none."""
        proxy: Literal[True] | None = None if urlsplit(url).hostname in LOOPBACK else True
        try:
            async with timeout(clock, _OPENING):
                opened = await connect(
                    url, compression=None, max_size=LARGEST, open_timeout=None, close_timeout=_CLOSING, proxy=proxy
                )
        except InvalidStatus as error:
            raise NoTablesThere(f"HTTP {error.response.status_code}") from None
        except WebSocketException as error:
            raise NoTablesThere(str(error)) from None
        except (OSError, ImportError, ValueError) as error:  # ImportError: the proxy needs what is not installed
            raise Unreachable(_problem(error)) from None
        return cls(opened, clock)

    def say(self, message: ClientMessage) -> None:
        """The message is on its way."""
        self._waiting.put_nowait(message)

    async def hear(self) -> ServerMessage | Unread:
        """The next message; `Broken` when there is none any more."""
        while True:
            try:
                text = await self._socket.recv()
            except ConnectionClosed:
                raise Broken from None
            if (message := _read(text)) is not None:
                return message

    async def close(self) -> None:
        """What was to be said is said, if that is possible soon; then the line is gone."""
        with suppress(TimeoutError):
            async with timeout(self._clock, _CLOSING):
                await self._waiting.join()
        self._writer.cancel()
        await self._socket.close()

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            with suppress(ConnectionClosed):  # whoever listens notices
                await self._socket.send(_encode(message).decode())
            self._waiting.task_done()


def _read(text: str | bytes) -> ServerMessage | Unread | None:
    """The message, or as much of it as we know (docs/protocol.md, How it works); None if it is none at all."""
    try:
        message: ServerMessage = _decoder.decode(text)
    except msgspec.DecodeError:
        return _sketched(text)
    return message


def _sketched(text: str | bytes) -> Refusal | Unread | None:
    """A refusal for a reason of which we have not heard is still one."""
    try:
        sketch = msgspec.json.decode(text, type=_Sketch)
    except msgspec.DecodeError:
        return None
    if sketch.type == "refusal":
        return Refusal(Reason.OUR_FAULT, sketch.message, sketch.re)
    return Unread(sketch.type, sketch.number, has_events=bool(sketch.events))


def _problem(error: Exception) -> str:
    """Why there is no line, in a few words."""
    match error:
        case TimeoutError():
            return say("join-no-answer", seconds=round(_OPENING))
        case socket.gaierror(strerror=str(reason)):
            return reason.lower()
        case OSError(errno=int(number)):
            return os.strerror(number).lower()
        case OSError():  # several addresses were tried, and each failed in its own way
            return say("join-no-connection")
        case _:
            return str(error)
