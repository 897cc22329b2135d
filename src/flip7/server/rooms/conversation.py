"""The conversation of one client with a table: hello, then commands in, and everything that happens out.

It knows no socket and no address. `flip7.server.ws.handler` holds it over a WebSocket, within the limits of an
address; `flip7.browser` within a browser, without any. See docs/protocol.md.
"""

from contextlib import AbstractContextManager
from typing import Final, Protocol

import msgspec

from flip7 import __version__
from flip7.i18n.catalog import say
from flip7.protocol.commands import (
    PROTOCOL,
    Answer,
    AskAdvice,
    ClientMessage,
    EnterScore,
    Hello,
    HoldScores,
    Hurry,
    KeepScore,
    Ping,
    Rematch,
    SendEmote,
    SetDisplay,
    SetTraining,
    Sit,
    WatchBoard,
    decode_message,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import Pong, Refusal, ServerMessage, Welcome, You, as_text
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.log_reader import MAX_HISTORY_EVENTS
from flip7.server.rooms.presence import Listener
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import asked, table_view, you
from flip7.server.security.log_limit import RateLimitedLog
from flip7.server.security.tokens import hash_token, new_token
from flip7.server.storage.store import StoreTrouble

_MAX_QUOTE_CHARACTERS: Final = 200
"""The part of a client's message that an error quotes."""


class Disconnected(Exception):
    """The connection is closed, or is to be. A limit may raise it: the conversation then ends without an answer."""


class TalkingClient(Listener, Protocol):
    """A client that is told what happens in a room, and is answered."""

    person: int | None
    """The person whose client it is; None: a spectator's."""

    def say(self, message: ServerMessage) -> None:
        """Send a message, without waiting for it."""

    def hold(self) -> None:
        """Hold back what is sent from now on, until `first` is called."""

    def first(self, texts: list[str]) -> None:
        """Send these before everything that was held back."""


class ConversationLimits(Protocol):
    """The limits of a conversation: each raises `Refused`, or `Disconnected` where the client is to go."""

    def may_say_hello(self, hello: Hello) -> None:
        """Count one more hello."""

    def looking_up(self, table: str) -> AbstractContextManager[None]:
        """Look a table up by a code or an id within the block."""

    def trying_token(self, refusal: Refused) -> AbstractContextManager[None]:
        """Look within the block whether a token is known at a table whose code is in doubt; else raise the refusal."""

    def may_join(self) -> None:
        """Count one more newcomer at any table."""

    def may_gesture(self, table: str, token_hash: str, kind: str) -> bool:
        """Count one more gesture of that kind by the owner of a token at a table; False: drop it."""

    def may_create_table(self) -> None:
        """Count one more table that is made."""

    def table_made(self, table: str) -> None:
        """Note the id of a table that was made."""

    def hold_token(self, token_hash: str) -> None:
        """Count this connection for a token."""

    def release_token(self, token_hash: str) -> None:
        """Stop counting this connection for a token."""


class Conversation:
    """The conversation of one client with a table, from hello to goodbye; give it one message after the other."""

    def __init__(self, rooms: Rooms, client: TalkingClient, limits: ConversationLimits, faults: RateLimitedLog) -> None:
        self._rooms = rooms
        self._client = client
        self._limits = limits
        self._faults = faults
        self._live: LiveRoom | None = None
        self._token_hash = ""
        self._you: You | None = None
        self._trains = False
        """Whether the person wants to hear what a costly choice cost."""

    @property
    def is_greeted(self) -> bool:
        """Whether a hello was accepted."""
        return self._live is not None

    async def handle(self, text: str) -> None:
        """Answer the next message of the client: a hello until one is accepted, then everything else."""
        re: int | None = None
        try:
            message = _decoded(text)
            re = message.re
            if self._live is None:
                self._live = await self._welcome(_hello(message))
            else:
                await self._answer(self._live, message)
        except Disconnected:
            raise
        except Refused as refusal:
            refuse(self._rooms, self._client, refusal, re)
        except Exception as error:  # noqa: BLE001 - a bug that one message meets must not end the session
            self._our_fault(error, re)

    def end(self) -> None:
        """Leave the presence of the table: the client is gone."""
        if self._live is not None:
            self._leave(self._live)
            self._live = None

    # --- hello --------------------------------------------------------------------------------------------------------

    async def _welcome(self, hello: Hello) -> LiveRoom:
        if hello.protocol != PROTOCOL:
            raise Refused(Reason.OTHER_PROTOCOL, say("refused-protocol", given=hello.protocol, ours=PROTOCOL))
        self._limits.may_say_hello(hello)
        live = await self._opened_by(hello)
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
                raise error.refusal from None
            raise
        self._client.first([as_text(welcome), *missed])
        return live

    async def _opened_by(self, hello: Hello) -> LiveRoom:
        """Open the table that a hello names, for everybody who was not sent away from it.

        An address that tried too many wrong codes has to wait, but not for an id, nor with a token of the table.
        """
        try:
            with self._limits.looking_up(hello.table):
                live = await self._opened(hello.table)
        except Refused as refusal:
            if refusal.reason is not Reason.TOO_FAST or hello.token is None:
                raise
            live = await self._opened_for(hello.table, hello.token, refusal)
        _check_kind(live.room, hello)
        if hello.token is not None and _is_sent_away(live.room, hash_token(hello.token)):
            raise Refused(Reason.SENT_AWAY, say("refused-sent-away"))
        return live

    async def _opened(self, table: str) -> LiveRoom:
        try:
            return await self._rooms.live((await self._rooms.find(table)).id)
        except StoreTrouble as trouble:
            raise trouble.refusal from None

    async def _opened_for(self, table: str, token: str, refusal: Refused) -> LiveRoom:
        """Open the table for somebody with a token of it; refuse all others alike, whether it exists or not."""
        with self._limits.trying_token(refusal):
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
        live.board_watchers.leave(self._client)
        self._limits.release_token(self._token_hash)
        self._client.person = self._you = None

    def _greeting(self, live: LiveRoom, token: str, last: int | None) -> Welcome:
        """Make the welcome: with the whole table, unless the client knows its beginning and has not missed too much."""
        room, deadline = live.room, live.turn_clock.deadline()
        person = room.person_with(self._token_hash)
        knows = last is not None and 0 < room.length - last <= MAX_HISTORY_EVENTS
        settings = self._rooms.settings
        link = settings.board_link(room.code) if room.is_board else settings.link(room.code)
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
            case SetDisplay(on=on):
                live.presence.set_display(self._client, on=on)
            case Rematch():
                await self._rematch(live, message)
            case WatchBoard(language=language):
                live.board_watchers.watch(self._client, language)
            case AskAdvice():
                await self._rooms.journal.command(live, self._token_hash, message)
                live.advice.give(self._client, message)
            case SetTraining(on=on):
                self._trains = on
            case Answer() if self._trains and live.room.trains:
                judged = live.advice.question(message)
                await self._rooms.journal.command(live, self._token_hash, message)
                live.advice.judge(self._client, judged)
            case Answer() | EnterScore():  # it changes the cards or the points, and nobody's number, seat or host
                await self._rooms.journal.command(live, self._token_hash, message)
            case _:
                if isinstance(message, Sit | KeepScore) and self._client.person is None:
                    self._limits.may_join()
                await self._rooms.journal.command(live, self._token_hash, message)
                self._update_identity(live)

    def _may_gesture(self, table: str, gesture: SendEmote | HoldScores) -> bool:
        """Count a gesture of the person; tell whether it is within the limits, else it is dropped."""
        allowed = self._limits.may_gesture(table, self._token_hash, type(gesture).__name__)
        if not allowed:
            self._rooms.metrics.dropped_gestures.inc()
        return allowed

    async def _rematch(self, live: LiveRoom, wanted: Rematch) -> None:
        """Create a rematch, if the limits allow it; nothing if somebody else has."""
        if live.room.rematch is None:
            self._limits.may_create_table()
        await self._rooms.rematch(live, self._token_hash, wanted)
        if live.room.rematch is not None:
            self._limits.table_made(live.room.rematch)

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
            self._limits.hold_token(self._token_hash)
        if self._client.person != person.number:
            self._client.person = person.number
            live.presence.changed()  # who is connected may have been told since the person came
        now = you(live.room, person)
        if now != self._you and self._client in live.presence.listeners:
            self._client.say(now)
        self._you = now

    def _our_fault(self, error: Exception, re: int | None) -> None:
        """Log a bug for the owner; the client is told no more than that there was one."""
        self._faults.error("a message could not be answered", error=error)
        self._rooms.metrics.faults.inc()
        refuse(self._rooms, self._client, Refused(Reason.OUR_FAULT, say("refused-our-fault")), re)


def refuse(rooms: Rooms, client: TalkingClient, refusal: Refused, re: int | None) -> None:
    """Count a refusal, and tell the client."""
    rooms.metrics.refusals.labels(refusal.reason.value).inc()
    client.say(Refusal(refusal.reason, str(refusal), re))


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


def _check_kind(room: Room, hello: Hello) -> None:
    """Refuse a client that means a table where there is a score board, or the other way round."""
    if room.is_board and not hello.board:
        raise Refused(Reason.IS_A_BOARD, say("refused-is-board"))
    if hello.board and not room.is_board:
        raise Refused(Reason.NOT_A_BOARD, say("refused-not-board"))


def _is_sent_away(room: Room, token_hash: str) -> bool:
    person = room.person_with(token_hash)
    return token_hash in room.banned or (person is not None and person.sent_away)
