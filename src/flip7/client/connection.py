"""The connection to a web table: a WebSocket with typed messages, and the handshake. `reconnect.py` makes the next."""

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

from flip7.client.room_news import refused
from flip7.clock import Clock, timeout
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.commands import ClientMessage, Hello
from flip7.protocol.errors import Reason
from flip7.protocol.messages import Goodbye, Parting, Refusal, ServerMessage, Welcome

_CONNECT_TIMEOUT_SECONDS: Final = 10.0
_WELCOME_TIMEOUT_SECONDS: Final = 10.0
GOODBYE_SECONDS: Final = 1.0
"""Time for the other side's goodbye, and for it to take ours."""
MAX_MESSAGE_BYTES: Final = 8 * 2**20
"""More than any table needs: a larger message is a mistake or an attack."""
LOOPBACK: Final = {"localhost", "127.0.0.1", "::1"}
"""Hosts that no proxy is asked for."""
_FINAL_REFUSALS: Final = {
    Reason.UNKNOWN_TABLE,
    Reason.OTHER_PROTOCOL,
    Reason.BAD_MESSAGE,
    Reason.SENT_AWAY,
    Reason.BLOCKED,
}
"""Refusals of a hello that it is no use to repeat."""

_encode: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(ServerMessage)


class Unreachable(Exception):
    """The server cannot be connected to. The message is for people, in a few words."""


class NotATableServer(Unreachable):
    """Something answers at that address, but not as a Flip 7 server does."""


class ConnectionLost(Exception):
    """The connection is closed or broken."""


class CannotJoin(Flip7Error):
    """The table cannot be joined, now or later; the message says why."""


class TryLater(Exception):
    """The table cannot be joined at the moment; in `seconds` it may be, if the server said so."""

    def __init__(self, why: str, seconds: float | None = None) -> None:
        super().__init__(why)
        self.seconds = seconds


@dataclass(frozen=True, slots=True)
class Unread:
    """A message of a type that this client does not know, from a newer server."""

    type: str
    number: int | None
    """The number of the room event, if it is one."""
    has_events: bool
    """Cards have moved."""


class _Sketch(Struct):
    """The fields that any message may have."""

    type: str
    number: int | None = None
    events: tuple[Raw, ...] = ()
    message: str = ""
    re: int | None = None


class Connection:
    """One WebSocket connection, from its opening to its end. It does not reconnect."""

    def __init__(self, connection: ClientConnection, clock: Clock) -> None:
        self._socket = connection
        self._clock = clock
        self._waiting: asyncio.Queue[ClientMessage] = asyncio.Queue()
        self._writer = asyncio.create_task(self._write())

    @classmethod
    async def open(cls, url: str, clock: Clock) -> "Connection":
        """Connect to that address; `Unreachable` says why it failed."""
        proxy: Literal[True] | None = None if urlsplit(url).hostname in LOOPBACK else True
        try:
            async with timeout(clock, _CONNECT_TIMEOUT_SECONDS):
                opened = await connect(
                    url,
                    compression=None,
                    max_size=MAX_MESSAGE_BYTES,
                    open_timeout=None,
                    close_timeout=GOODBYE_SECONDS,
                    proxy=proxy,
                )
        except InvalidStatus as error:
            raise NotATableServer(f"HTTP {error.response.status_code}") from None
        except WebSocketException as error:
            raise NotATableServer(str(error)) from None
        except (OSError, ImportError, ValueError) as error:  # ImportError: the proxy needs what is not installed
            raise Unreachable(_problem(error)) from None
        return cls(opened, clock)

    def send(self, message: ClientMessage) -> None:
        """Queue a message; the writer task sends it."""
        self._waiting.put_nowait(message)

    async def receive(self) -> ServerMessage | Unread:
        """Wait for the next message; raise `ConnectionLost` when there will be none."""
        while True:
            try:
                text = await self._socket.recv()
            except ConnectionClosed:
                raise ConnectionLost from None
            if (message := _read(text)) is not None:
                return message

    async def close(self) -> None:
        """Send what is queued, if that is possible soon, and close the socket."""
        with suppress(TimeoutError):
            async with timeout(self._clock, GOODBYE_SECONDS):
                await self._waiting.join()
        self._writer.cancel()
        await self._socket.close()

    async def _write(self) -> None:
        while True:
            message = await self._waiting.get()
            with suppress(ConnectionClosed):  # `receive` raises it
                await self._socket.send(_encode(message).decode())
            self._waiting.task_done()


async def handshake(connection: Connection, hello: Hello, clock: Clock) -> Welcome:
    """Say hello and return the server's welcome; raise `CannotJoin` or `TryLater` if it says anything else."""
    connection.send(hello)
    why = say("join-no-answer", seconds=round(_WELCOME_TIMEOUT_SECONDS))
    try:
        async with timeout(clock, _WELCOME_TIMEOUT_SECONDS) as wait_only_for:
            while True:
                match await connection.receive():
                    case Welcome() as welcome:
                        return welcome
                    case Unread("welcome"):
                        raise CannotJoin(say("join-other-version"))
                    case Refusal(reason) as refusal if reason in _FINAL_REFUSALS:
                        raise CannotJoin(refused(refusal))
                    case Refusal() as refusal:
                        why = refused(refusal)
                        wait_only_for(GOODBYE_SECONDS)  # it may say when to try again
                    case Goodbye(Parting.SENT_AWAY):
                        raise CannotJoin(say("join-sent-away"))
                    case Goodbye(_, seconds):
                        raise TryLater(why, seconds)
                    case _:
                        pass
    except TimeoutError:
        raise TryLater(why) from None
    except ConnectionLost:
        raise TryLater(say("join-no-connection")) from None


def _read(text: str | bytes) -> ServerMessage | Unread | None:
    """Decode a message, or as much of it as we know (docs/protocol.md, How it works); None if it is none at all."""
    try:
        message: ServerMessage = _decoder.decode(text)
    except msgspec.DecodeError:
        return _sketched(text)
    return message


def _sketched(text: str | bytes) -> Refusal | Unread | None:
    """Decode what can be read of an unknown message; a refusal with an unknown reason is still a refusal."""
    try:
        sketch = msgspec.json.decode(text, type=_Sketch)
    except msgspec.DecodeError:
        return None
    if sketch.type == "refusal":
        return Refusal(Reason.OUR_FAULT, sketch.message, sketch.re)
    return Unread(sketch.type, sketch.number, has_events=bool(sketch.events))


def _problem(error: Exception) -> str:
    """Say in a few words why the connection failed."""
    match error:
        case TimeoutError():
            return say("join-no-answer", seconds=round(_CONNECT_TIMEOUT_SECONDS))
        case socket.gaierror(strerror=str(reason)):
            return reason.lower()
        case OSError(errno=int(number)):
            return os.strerror(number).lower()
        case OSError():  # several addresses were tried, and each failed in its own way
            return say("join-no-connection")
        case _:
            return str(error)
