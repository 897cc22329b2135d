"""The WebSocket handler: hello, then commands in, and everything that happens out. See docs/protocol.md."""

import asyncio
from contextlib import suppress
from typing import Final

import msgspec
from starlette.websockets import WebSocket

from flip7 import __version__
from flip7.clock import Clock, timeout
from flip7.i18n.catalog import say
from flip7.protocol.commands import (
    PROTOCOL,
    Answer,
    ClientMessage,
    Hello,
    HoldScores,
    Hurry,
    Ping,
    Rematch,
    SendEmote,
    Sit,
    decode_message,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Parting, Pong, Refusal, Welcome, You, as_text
from flip7.server.responses import error_response
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.log_reader import MAX_HISTORY_EVENTS
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import asked, table_view, you
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.origins import Origins
from flip7.server.security.rate_limit import MessageBudget, RateLimiter
from flip7.server.security.tokens import hash_token, new_token
from flip7.server.storage.store import StoreTrouble
from flip7.server.ws.outbox import Client

_RETRY_SECONDS: Final = 10.0
"""When a client that was turned away may try again, if the refusal does not say."""
_MAX_QUOTE_CHARACTERS: Final = 200
"""How much of a client's message an error quotes: Fluent refuses values of more than 1,000 characters."""
GOODBYE_TIMEOUT_SECONDS: Final = 2.0
"""How long a client may take to read the last message."""


class _Disconnected(Exception):
    """The connection is closed, or is to be."""


class ClientSession:
    """The session of one client on one WebSocket, from hello to goodbye."""

    def __init__(  # noqa: PLR0913 - all that it works with is passed in
        self,
        socket: WebSocket,
        rooms: Rooms,
        limiter: RateLimiter,
        origins: Origins,
        *,
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
        self._client = Client(socket, self._address, limiter.limits.waiting_messages, rooms.metrics)
        self._traffic = rooms.metrics.traffic
        self._budget: MessageBudget  # made when the socket is counted
        self._token_hash = ""
        self._you: You | None = None

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
        self._refuse(refusal, re)
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
        try:
            async with timeout(self._clock, self._limiter.limits.hello_seconds):
                live = await self._greeted()
        except TimeoutError:
            self._refuse(Refused(Reason.HELLO_FIRST, say("refused-no-hello")), None)
            self._client.part(Parting.REFUSED, 1)
            return
        except _Disconnected:
            return
        try:
            with suppress(_Disconnected):
                while True:
                    await self._handle_next_message(live)
        finally:
            self._leave(live)

    # --- hello --------------------------------------------------------------------------------------------------------

    async def _greeted(self) -> LiveRoom:
        """Read messages until a hello is accepted, and return its table."""
        while True:
            text = await self._next()
            re: int | None = None
            try:
                message = _decoded(text)
                re = message.re
                return await self._welcome(_hello(message))
            except _Disconnected:
                raise
            except Refused as refusal:
                self._refuse(refusal, re)
            except Exception as error:  # noqa: BLE001 - a bug that one message meets must not end the session
                self._our_fault(error, re)

    async def _welcome(self, hello: Hello) -> LiveRoom:
        self._check_hello(hello)
        live = await self._live(hello)
        token = hello.token if hello.token and live.room.person_with(hash_token(hello.token)) else new_token()
        self._token_hash = hash_token(token)
        self._update_identity(live)
        self._client.hold()
        live.presence.enter(self._client)
        length = live.room.length
        welcome = self._greeting(live, token, hello.last)
        try:
            missed = [] if hello.last is None or welcome.table else await self._rooms.missed(live, hello.last, length)
        except BaseException as error:
            self._leave(live)
            self._client.first([])
            if isinstance(error, StoreTrouble):
                raise Refused(Reason.STORE_TROUBLE, say("refused-store")) from None
            raise
        self._client.first([as_text(welcome), *missed])
        return live

    def _check_hello(self, hello: Hello) -> None:
        """Refuse another protocol version; disconnect an address that says hello too often."""
        if hello.protocol != PROTOCOL:
            raise Refused(Reason.OTHER_PROTOCOL, say("refused-protocol", given=hello.protocol, ours=PROTOCOL))
        try:
            self._limiter.may_say_hello(self._address)
        except Refused as refusal:
            self.turn_away(refusal, hello.re)
            raise _Disconnected from None

    async def _live(self, hello: Hello) -> LiveRoom:
        """Open the table that a hello names, for everybody who was not sent away from it.

        An address that tried too many wrong codes has to wait, but not for an id, nor with a token of the table.
        """
        try:
            with self._limiter.looking_up(self._address, hello.table):
                live = await self._opened(hello.table)
        except Refused as refusal:
            if refusal.reason is not Reason.TOO_FAST or hello.token is None:
                raise
            live = await self._opened_for(hello.table, hello.token, refusal)
        if hello.token is not None and _is_sent_away(live.room, hash_token(hello.token)):
            raise Refused(Reason.SENT_AWAY, say("refused-sent-away"))
        return live

    async def _opened(self, table: str) -> LiveRoom:
        try:
            return await self._rooms.live((await self._rooms.find(table)).id)
        except StoreTrouble:
            raise Refused(Reason.STORE_TROUBLE, say("refused-store")) from None

    async def _opened_for(self, table: str, token: str, refusal: Refused) -> LiveRoom:
        """Open the table for somebody with a token of it; refuse all others alike, whether it exists or not."""
        with self._limiter.trying_token(self._address, refusal):
            try:
                live = await self._opened(table)
            except Refused:
                raise refusal from None
            if live.room.person_with(hash_token(token)) is None:
                raise refusal
            return live

    def _leave(self, live: LiveRoom) -> None:
        """Leave the presence of the table."""
        live.presence.leave(self._client)
        self._limiter.release_token(self._token_hash, self)
        self._client.person = self._you = None

    def _greeting(self, live: LiveRoom, token: str, last: int | None) -> Welcome:
        """Make the welcome: with the whole table, unless the client knows its beginning and has not missed too much."""
        room, deadline = live.room, live.turn_clock.deadline()
        person = room.person_with(self._token_hash)
        knows = last is not None and 0 < room.length - last <= MAX_HISTORY_EVENTS
        link = self._rooms.settings.link(room.code)
        return Welcome(
            protocol=PROTOCOL,
            version=__version__,
            id=room.id,
            token=token,
            you=None if person is None else you(room, person),
            number=room.number,
            now=self._rooms.now(),
            present=live.presence.connected(),
            watching=live.presence.watching(),
            asked=asked(room, deadline),
            table=None if knows else table_view(room, link, deadline),
            announced=self._rooms.announced,
        )

    # --- commands -----------------------------------------------------------------------------------------------------

    async def _handle_next_message(self, live: LiveRoom) -> None:
        """Read the next message of the client, and answer it."""
        text = await self._next()
        re: int | None = None
        try:
            message = _decoded(text)
            re = message.re
            await self._answer(live, message)
        except Refused as refusal:
            self._refuse(refusal, re)
        except Exception as error:  # noqa: BLE001 - the same
            self._our_fault(error, re)

    async def _answer(self, live: LiveRoom, message: ClientMessage) -> None:
        match message:
            case Hello():
                raise Refused(Reason.HELLO_AGAIN, say("refused-hello-again"))
            case Ping():
                self._client.say(Pong(live.room.number, self._rooms.now(), message.re))
            case SendEmote(emote=emote):
                person = self._person()
                if self._may_gesture(live.room.id, message):
                    live.emote(person, emote)
            case HoldScores(round=number, held=held):
                person = self._person()
                if self._may_gesture(live.room.id, message):
                    live.hold_scores(person, number, held=held)
            case Hurry(round=number):
                self._person()
                live.hurry(number)
            case Rematch():
                await self._rematch(live, message)
            case Answer():  # it changes the cards, and nobody's number, seat or host
                await self._rooms.journal.command(live, self._token_hash, message)
            case _:
                if isinstance(message, Sit) and self._client.person is None:
                    self._limiter.may_join(self._address)
                await self._rooms.journal.command(live, self._token_hash, message)
                self._update_identity(live)

    def _may_gesture(self, table: str, gesture: SendEmote | HoldScores) -> bool:
        """Count a gesture of the person; tell whether it is within the limits, else it is dropped."""
        allowed = self._limiter.may_gesture(table, self._address, self._token_hash, type(gesture).__name__)
        if not allowed:
            self._rooms.metrics.dropped_gestures.inc()
        return allowed

    async def _rematch(self, live: LiveRoom, wanted: Rematch) -> None:
        """Create a rematch, if the address may; nothing if somebody else has."""
        if live.room.rematch is None:
            self._limiter.may_create_table(self._address)
        await self._rooms.rematch(live, self._token_hash, wanted)
        if live.room.rematch is not None:
            self._limiter.table_made(self._address, live.room.rematch)

    def _person(self) -> int:
        """Return the number of the person at the table; raise `Refused` for a spectator."""
        if self._client.person is None:
            raise Refused(Reason.NO_SEAT, say("refused-not-seated"))
        return self._client.person

    def _update_identity(self, live: LiveRoom) -> None:
        """Note which person the client's token belongs to, and tell the client when that has changed."""
        person = live.room.person_with(self._token_hash)
        if person is None:
            return
        if self._client.person is None:
            self._limiter.hold_token(self._token_hash, self)
        if self._client.person != person.number:
            self._client.person = person.number
            live.presence.changed()  # who is connected may have been told since the person came
        now = you(live.room, person)
        if now != self._you and self._client in live.presence.listeners:
            self._client.say(now)
        self._you = now

    # --- the socket ---------------------------------------------------------------------------------------------------

    async def _next(self) -> str:
        """Return the next text within the rate limit; raise `_Disconnected` at the end."""
        while True:
            text = await self._received()
            if self._client.is_parting:
                raise _Disconnected
            self._traffic.received += 1
            if not self._budget.take():
                self._slow_down()
                continue
            if text is not None:
                return text
            self._refuse(Refused(Reason.BAD_MESSAGE, say("refused-binary")), None)

    def _slow_down(self) -> None:
        """Refuse a message that is too much; disconnect a client that goes on."""
        most = self._limiter.limits.messages_per_second
        refusal = Refused(Reason.TOO_FAST, say("refused-fast", most=round(most)))
        if self._budget.take_violation():
            self._refuse(refusal, None)
            return
        self.turn_away(refusal)
        raise _Disconnected

    async def _received(self) -> str | None:
        """Return the text that came, or None for bytes."""
        message = await self._socket.receive()
        if message["type"] != "websocket.receive":
            raise _Disconnected
        text: str | None = message.get("text")
        return text

    def _our_fault(self, error: Exception, re: int | None) -> None:
        """Log a bug for the owner; the client is told no more than that there was one."""
        self._faults.error("a message could not be answered", error=error)
        self._rooms.metrics.faults.inc()
        self._refuse(Refused(Reason.OUR_FAULT, say("refused-our-fault")), re)

    def _refuse(self, refusal: Refused, re: int | None) -> None:
        self._rooms.metrics.refusals.labels(refusal.reason.value).inc()
        self._client.say(Refusal(refusal.reason, str(refusal), re))


def _hello(message: ClientMessage) -> Hello:
    if not isinstance(message, Hello):
        raise Refused(Reason.HELLO_FIRST, say("refused-hello-first"))
    return message


def _decoded(text: str) -> ClientMessage:
    try:
        return decode_message(text)
    except (msgspec.DecodeError, RecursionError, UnicodeEncodeError) as error:
        problem = str(error)[:_MAX_QUOTE_CHARACTERS]
        raise Refused(Reason.BAD_MESSAGE, say("refused-message", problem=problem)) from None


def _is_sent_away(room: Room, token_hash: str) -> bool:
    person = room.person_with(token_hash)
    return token_hash in room.banned or (person is not None and person.sent_away)
