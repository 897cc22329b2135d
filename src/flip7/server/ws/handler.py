"""The WebSocket handler: one session holds the conversation of a client with a table, within all limits.

What is said and answered stands in `flip7.server.rooms.conversation`. See docs/protocol.md.
"""

import asyncio
from contextlib import AbstractContextManager, suppress
from typing import Final

from starlette.websockets import WebSocket

from flip7.clock import Clock, timeout
from flip7.i18n.catalog import say
from flip7.protocol.commands import Hello
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Parting
from flip7.server.metrics import Metrics
from flip7.server.responses import error_response
from flip7.server.rooms.conversation import Conversation, Disconnected, refuse
from flip7.server.rooms.registry import Rooms
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.origins import Origins
from flip7.server.security.rate_limit import MessageBudget, RateLimiter
from flip7.server.ws.outbox import Client

_RETRY_SECONDS: Final = 10.0
"""When a client that was turned away may try again, if the refusal does not say."""
GOODBYE_TIMEOUT_SECONDS: Final = 2.0
"""Time for a client to read the last message."""


class ClientSession:
    """The session of one client on one WebSocket, from hello to goodbye."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        socket: WebSocket,
        rooms: Rooms,
        limiter: RateLimiter,
        origins: Origins,
        *,
        metrics: Metrics,
        faults: RateLimitedLog,
        clock: Clock,
    ) -> None:
        self._socket = socket
        self._rooms = rooms
        self._limiter = limiter
        self._origins = origins
        self._faults = faults
        self._clock = clock
        self._address = socket.client.host if socket.client else "?"
        self._client = Client(socket, self._address, limiter.limits.waiting_messages, metrics)
        self._traffic = metrics.traffic
        self._budget: MessageBudget  # made when the socket is counted

    async def run(self) -> None:
        """Run the session until the connection is closed."""
        try:
            self._limiter.check_blocked(self._address)
            self._origins.check_origin(self._socket.headers.get("origin"), self._socket.headers.get("host"))
        except Refused as refusal:
            self._rooms.metrics.refusals.labels(refusal.reason.value).inc()
            await self._socket.send_denial_response(error_response(refusal))
            return
        await self._socket.accept()
        writer = asyncio.create_task(self._client.write())
        try:
            await self._admitted(writer)
        finally:
            await self._finish(writer)

    def turn_away(self, refusal: Refused, re: int | None = None) -> None:
        """Tell the client why, and close the connection."""
        refuse(self._rooms, self._client, refusal, re)
        self._client.part(Parting.REFUSED, refusal.seconds or _RETRY_SECONDS)

    async def _admitted(self, writer: asyncio.Task[None]) -> None:
        try:
            self._limiter.open_socket(self._address, self)
        except Refused as refusal:
            self.turn_away(refusal)
            return
        try:
            self._budget = self._limiter.message_budget(self._address)
            await self._talk(writer)
        finally:
            self._limiter.close_socket(self)

    async def _finish(self, writer: asyncio.Task[None]) -> None:
        """Send the last messages, if the client reads them soon."""
        if not self._client.is_parting:
            writer.cancel()
        with suppress(TimeoutError, asyncio.CancelledError):
            async with timeout(self._clock, GOODBYE_TIMEOUT_SECONDS):
                await writer

    async def _talk(self, writer: asyncio.Task[None]) -> None:
        """Read and write until the client is gone or is to go; do not wait for one that does not read."""
        reader = asyncio.create_task(self._read())
        parting = asyncio.create_task(self._client.parting())
        try:
            await asyncio.wait((reader, writer, parting), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (parting, reader):
                task.cancel()
                with suppress(asyncio.CancelledError):
                    await task

    async def _read(self) -> None:
        """Read the hello, then one message after the other."""
        # Not an attribute: the limits know the session, and a circle would keep it in memory after its end.
        limits = AddressLimits(self._limiter, self._address, self)
        conversation = Conversation(self._rooms, self._client, limits, self._faults)
        try:
            with suppress(Disconnected):
                await self._greet(conversation)
                while True:
                    await conversation.handle(await self._next())
        finally:
            conversation.end()

    async def _greet(self, conversation: Conversation) -> None:
        """Read messages until a hello is accepted; disconnect a client that takes too long."""
        try:
            async with timeout(self._clock, self._limiter.limits.hello_seconds):
                while not conversation.is_greeted:
                    await conversation.handle(await self._next())
        except TimeoutError:
            refuse(self._rooms, self._client, Refused(Reason.HELLO_FIRST, say("refused-no-hello")), None)
            self._client.part(Parting.REFUSED, 1)
            raise Disconnected from None

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def _next(self) -> str:
        """Return the next text within the rate limit; raise `Disconnected` at the end."""
        while True:
            text = await self._received()
            if self._client.is_parting:
                raise Disconnected
            self._traffic.received += 1
            if not self._budget.take():
                self._slow_down()
                continue
            if text is not None:
                return text
            refuse(self._rooms, self._client, Refused(Reason.BAD_MESSAGE, say("refused-binary")), None)

    def _slow_down(self) -> None:
        """Refuse a message that is too much; disconnect a client that goes on."""
        most = self._limiter.limits.messages_per_second
        refusal = Refused(Reason.TOO_FAST, say("refused-fast", most=round(most)))
        if self._budget.take_violation():
            refuse(self._rooms, self._client, refusal, None)
            return
        self.turn_away(refusal)
        raise Disconnected

    async def _received(self) -> str | None:
        """Return the text that came, or None for bytes."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise Disconnected
        text: str | None = message.get("text")
        return text


class AddressLimits:
    """The limits of a conversation: those of the client's address, and of the token that its session holds."""

    def __init__(self, limiter: RateLimiter, address: str, session: ClientSession) -> None:
        self._limiter = limiter
        self._address = address
        self._session = session

    def may_say_hello(self, hello: Hello) -> None:
        """Disconnect an address that says hello too often."""
        try:
            self._limiter.may_say_hello(self._address)
        except Refused as refusal:
            self._session.turn_away(refusal, hello.re)
            raise Disconnected from None

    def looking_up(self, table: str) -> AbstractContextManager[None]:
        """Count wrong codes."""
        return self._limiter.looking_up(self._address, table)

    def trying_token(self, refusal: Refused) -> AbstractContextManager[None]:
        """Count wrong tokens of an address that tried too many wrong codes."""
        return self._limiter.trying_token(self._address, refusal)

    def may_join(self) -> None:
        """Count one more newcomer from the address."""
        self._limiter.may_join(self._address)

    def may_gesture(self, table: str, token_hash: str, kind: str) -> bool:
        """Count one more gesture of the person, of the address and at the table."""
        return self._limiter.may_gesture(table, self._address, token_hash, kind)

    def may_create_table(self) -> None:
        """Count one more table that the address makes."""
        self._limiter.may_create_table(self._address)

    def table_made(self, table: str) -> None:
        """Note whose table it is."""
        self._limiter.table_made(self._address, table)

    def hold_token(self, token_hash: str) -> None:
        """Count the session for a token; the oldest of too many is turned away."""
        self._limiter.hold_token(token_hash, self._session)

    def release_token(self, token_hash: str) -> None:
        """Stop counting the session for a token."""
        self._limiter.release_token(token_hash, self._session)
