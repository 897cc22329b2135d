"""The outbox of one WebSocket: the queue of messages that wait to be sent to a client."""

import asyncio
from collections import deque
from contextlib import suppress
from typing import Final

from starlette.websockets import WebSocket, WebSocketDisconnect

from flip7.protocol.messages import Goodbye, Parting, ServerMessage, as_text
from flip7.server.metrics import Metrics
from flip7.server.ws.uvicorn_protocol import direct_put

GOING_AWAY: Final = 1012
"""The close code of a server that restarts."""
TRY_AGAIN: Final = 1013
"""The close code for a client that does not read fast enough."""
POLICY: Final = 1008
"""The close code for a client that was refused or sent away."""


class Client:
    """One client: its address, the person whose it is, and the queue of what is sent to it."""

    def __init__(self, socket: WebSocket, address: str, most_waiting: int, metrics: Metrics) -> None:
        self.address = address
        self.person: int | None = None
        self._socket = socket
        self._most = most_waiting
        self._metrics = metrics
        self._traffic = metrics.traffic
        self._before: deque[str] = deque()
        """The messages that were missed, and are sent first; they do not count as waiting, however many they are."""
        self._waiting: deque[str] = deque()
        self._put = direct_put(socket.scope)
        """`SocketWire.put` of `uvicorn_protocol.py`, which it lays into the scope as an ASGI extension."""
        self._at_rest = False
        """Whether everything is sent, and `write` waits for more."""
        self._news = asyncio.Event()
        self._parting = asyncio.Event()
        self._held = False
        self._close_with: int | None = None

    def say(self, message: ServerMessage) -> None:
        """Send a message, without waiting for it."""
        self.deliver(as_text(message))

    def deliver(self, text: str) -> None:
        """Send a message, without waiting for it; disconnect a client that has let too many of them wait."""
        if self._close_with is not None:
            return
        self._traffic.sent += 1
        if self._at_rest and not self._held and self._put(text):
            return
        if len(self._waiting) >= self._most:
            self.part(Parting.TOO_SLOW, 0)
            return
        self._waiting.append(text)
        self._wake()

    def hold(self) -> None:
        """Hold back what is sent from now on, until `first` is called."""
        self._held = True

    def first(self, texts: list[str]) -> None:
        """Send these before everything that was held back."""
        self._before.extend(texts)
        self._held = False
        self._wake()

    def part(self, why: Parting, seconds: float) -> None:
        """Say goodbye and close the connection. A client that is too slow need not read the rest first."""
        if self._close_with is not None:
            return
        if why is Parting.TOO_SLOW:
            self._metrics.slow_clients.inc()
            self._before.clear()
            self._waiting.clear()
        self._waiting.append(as_text(Goodbye(why, seconds)))
        self._close_with = {
            Parting.STOPPING: GOING_AWAY,
            Parting.TOO_SLOW: TRY_AGAIN,
            Parting.REFUSED: POLICY,
            Parting.SENT_AWAY: POLICY,
        }[why]
        self._held = False
        self._wake()
        self._parting.set()

    @property
    def is_parting(self) -> bool:
        """Whether goodbye has been said."""
        return self._close_with is not None

    async def parting(self) -> None:
        """Wait until goodbye has been said."""
        await self._parting.wait()

    async def write(self) -> None:
        """Send what waits, until the connection is closed or lost."""
        send = self._socket.send
        with suppress(WebSocketDisconnect, RuntimeError, OSError):
            while True:
                while (waiting := self._before or self._waiting) and not self._held:
                    await send({"type": "websocket.send", "text": waiting.popleft()})
                if self._close_with is not None:
                    await self._socket.close(self._close_with)
                    return
                self._news.clear()
                self._at_rest = True
                await self._news.wait()

    def _wake(self) -> None:
        self._at_rest = False
        self._news.set()
