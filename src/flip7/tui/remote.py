"""A game whose referee is behind a socket: the table of a web server, by the protocol of docs/protocol.md.

The line may break at any time. It is opened again by itself, what was missed is told, and an answer that was on its
way is sent again if its question is still open.
"""

import asyncio
import time
from collections.abc import AsyncIterator
from itertools import count
from random import Random
from typing import Final

import msgspec

from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decisions import Choice
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.lines.answers import printable
from flip7.server import messages as wire
from flip7.server.acts import By, Chose, HandedOver, Rematched, Started
from flip7.server.messages import (
    Emoted,
    Goodbye,
    Happened,
    Parting,
    Pong,
    Present,
    Refusal,
    ServerMessage,
    TableView,
    Welcome,
    You,
)
from flip7.server.options import USUAL_BOT
from flip7.server.refusals import Reason
from flip7.server.storage.store import Phase
from flip7.server.wire_events import core_event
from flip7.server.wishes import (
    Answer,
    ClientMessage,
    ComeBack,
    FillSeats,
    Hello,
    Leave,
    Ready,
    Rematch,
    Sit,
    Start,
)
from flip7.tui.comings import called, sentence
from flip7.tui.company import after, gathering, recorded_names
from flip7.tui.dialling import CannotJoin, NotNow, Pauses, welcome_on
from flip7.tui.doors import Door
from flip7.tui.keyring import Keyring, SeatKey
from flip7.tui.line import Broken, Line, NoTablesThere, Unreachable, Unread
from flip7.tui.seen import decision_of, table_of
from flip7.tui.session import Asked, Fresh, Gathering, Remark, Step, Update
from flip7.words.fluent import say
from flip7.words.names import Names

_BY_RIVALS: Final = {Reason.SEAT_TAKEN, Reason.TABLE_IS_FULL}
"""Refusals of a seat that somebody else was quicker to take."""
_LAST_WORDS: Final = 1.0
"""Seconds for a goodbye to be heard."""
_SHORTEST: Final = 0.05
_MILLISECONDS: Final = 1000


class _LostTrack(Exception):
    """What was told does not follow from what is known: the table is to be looked at anew."""


class RemoteSession:
    """One person at a web table: in its lobby, in its game, and in its rematches."""

    can_take_back: bool = False

    def __init__(
        self, door: Door, name: str, keyring: Keyring, *, key: SeatKey | None = None, pauses: Pauses | None = None
    ) -> None:
        self._door = door
        self._key = door.table
        self._name = name
        self._keyring = keyring
        self._token = None if key is None else key.token
        self._pauses = pauses or Pauses()
        self._told: asyncio.Queue[Update | None] = asyncio.Queue()
        # the line
        self._line: Line | None = None
        self._running: asyncio.Task[None] | None = None
        self._goodbye: Goodbye | None = None
        self._complaint = ""
        """What was said of a line that is broken."""
        self._next_table: str | None = None
        """Where the same people play again."""
        self._closed = False
        self._chance = Random()
        # what is known
        self._room: TableView | None = None
        self._me: int | None = None
        self._present: frozenset[int] = frozenset()
        self._watching = 0
        self._table: Table | None = None
        self._asked: wire.Asked | None = None
        self._newest = -1
        """The number that the last welcome gave: what is told up to it was missed."""
        self._open: wire.Asked | None = None
        """The question that was open then."""
        self._ahead = 0.0
        """Seconds from our clock to the server's."""
        # what was wished
        self._numbers = count()
        self._wished: dict[int, ClientMessage] = {}
        self._answer: Answer | None = None
        """The answer that is on its way."""
        self._wants_a_seat = True
        self._tried: set[int] = set()
        # what the screens were told last
        self._gathered: Gathering | None = None
        self._seated: tuple[tuple[str, ...], frozenset[Seat]] | None = None
        self._put: wire.Asked | None = None

    # --- for the screens ----------------------------------------------------------------------------------------------

    async def open(self) -> None:
        """The table has welcomed us; `CannotJoin` if it does not."""
        try:
            await self._dial()
        except NoTablesThere as trouble:
            raise CannotJoin(say("join-no-tables", server=self._door.server, problem=str(trouble))) from None
        except Unreachable as trouble:
            raise CannotJoin(say("join-unreachable", server=self._door.server, problem=str(trouble))) from None
        except NotNow as trouble:
            raise CannotJoin(say("join-not-now", server=self._door.server, why=str(trouble))) from None

    async def updates(self) -> AsyncIterator[Update]:
        """Everything that happens at the table, and at those where the same people play again."""
        self._running = asyncio.create_task(self._run())
        try:
            while (update := await self._told.get()) is not None:
                yield update
            await asyncio.wait((self._running,))
            if not self._running.cancelled():
                self._running.result()
        finally:
            self._running.cancel()

    @property
    def link(self) -> str:
        """Where others come to the table, and oneself comes back to it."""
        return f"{self._door.server}/t/{self._key if self._room is None else printable(self._room.code)}"

    @property
    def is_kept(self) -> bool:
        """There is a seat to come back to."""
        return self._seat is not None and self._room is not None and self._room.phase is Phase.PLAYING

    def answer(self, ordinal: int, choice: Choice) -> None:
        """The answer is on its way, or will be when the line is back."""
        assert not isinstance(choice, Card), "a server asks nobody for cards"
        self._answer = Answer(ordinal=ordinal, choice=choice)
        if self._line is not None and not self._is_behind:
            self._wish(self._answer)

    def take_back(self) -> None:
        """Nothing is taken back in a game with others."""

    def fill(self, bot: str = USUAL_BOT) -> None:
        """The host: the bot takes every free seat."""
        self._wish(FillSeats(bot=bot))

    def start(self) -> None:
        """The host: the game begins, if no seat is free."""
        self._wish(Start())

    def ready(self, *, ready: bool = True) -> None:
        """It can start, or it cannot yet."""
        self._wish(Ready(ready=ready))

    def sit(self, seat: int | None = None) -> None:
        """That seat is taken, or the first that is free or a bot's: by somebody who watches, or who moves."""
        self._wish(Sit(name=self._name, seat=seat))

    def come_back(self) -> None:
        """A bot that plays one's own seat makes room."""
        self._wish(ComeBack())

    def rematch(self) -> None:
        """The game is over: the same people play again, and are followed to their new table."""
        self._wish(Rematch())

    async def close(self) -> None:
        """The table is left: a bot plays the seat until its owner joins again."""
        if self._closed:
            return
        self._closed = True
        if self._line is not None and self._seat is not None and self._room and self._room.phase is not Phase.OVER:
            self._line.say(Leave())
            if self._running is not None:
                await asyncio.wait((self._running,), timeout=_LAST_WORDS)
        if self._running is not None:
            self._running.cancel()
        await self._hang_up()
        self._tell(None)

    # --- the line -----------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        """The table is listened to, however often the line breaks, until it is left or there is no more of it."""
        try:
            while not self._closed:
                await self._listen(self._line or await self._dial_again())
                await self._hang_up()
        except CannotJoin as refusal:
            self._remark(str(refusal), lasting=True)
        finally:
            self._tell(None)

    async def _listen(self, line: Line) -> None:
        """Until the line breaks, the table is left, or the same people play again elsewhere."""
        try:
            while self._next_table is None and not self._has_left:
                self._hear(await line.hear())
        except Broken:
            pass
        except _LostTrack:
            self._room = None

    async def _dial_again(self) -> Line:
        """A line that is open again, after as many tries as it takes; `CannotJoin` if the table is gone."""
        pause = self._pause_after_a_break()
        for tries in count(1):
            await asyncio.sleep(pause * self._chance.uniform(0.8, 1.2))
            try:
                return await self._dial()
            except (NotNow, Unreachable) as trouble:
                told = trouble.seconds if isinstance(trouble, NotNow) else None
                pause = self._pauses.after(tries) if told is None else told
                self._complain(say("join-broken"))
        raise AssertionError("there is always another try")

    def _pause_after_a_break(self) -> float:
        """Seconds until the first try; whoever looks on is told why nothing happens."""
        goodbye, self._goodbye = self._goodbye, None
        if self._next_table is not None:
            self._move(self._next_table)
            return 0
        if goodbye is None:
            self._complain(say("join-broken"))
            return self._pauses.first
        if goodbye.why is Parting.STOPPING:
            self._complain(say("join-stopping"))
        return max(goodbye.seconds, _SHORTEST)

    async def _dial(self) -> Line:
        """A line on which the table has welcomed us; `CannotJoin` if it never will, or why it does not now."""
        line = await Line.open(self._door.socket)
        try:
            last = None if self._room is None else self._room.number
            line.say(Hello(table=self._key, token=self._token, last=last))
            welcome = await welcome_on(line)
        except BaseException:
            await line.close()
            raise
        self._line = line
        self._welcomed(welcome)
        return line

    async def _hang_up(self) -> None:
        line, self._line = self._line, None
        self._wished.clear()
        if line is not None:
            await line.close()

    def _move(self, table: str) -> None:
        """The same people play at another table; nothing is known of it yet."""
        self._key, self._next_table = table, None
        self._room = self._me = self._table = self._asked = self._answer = None
        self._gathered = self._seated = self._put = None
        self._wants_a_seat = True
        self._tried.clear()

    # --- what is heard ------------------------------------------------------------------------------------------------

    def _welcomed(self, welcome: Welcome) -> None:
        """The table as it is, or the promise of what was missed."""
        self._key, self._token = welcome.id, welcome.token
        self._ahead = welcome.now / _MILLISECONDS - time.monotonic()
        self._newest, self._open = welcome.number, welcome.asked
        self._present, self._watching = frozenset(welcome.present), welcome.watching
        if self._complaint:
            self._complaint = ""
            self._remark(say("join-connected"))
        if welcome.table is not None:
            self._look(welcome.table)
        if welcome.you is not None:
            self._be(welcome.you)
        if not self._is_behind:
            self._asked = welcome.asked
            self._catch_up()
        self._retell()

    def _look(self, room: TableView) -> None:
        """All that is known of the table comes from what it looks like now."""
        self._room = room
        self._asked = room.asked
        self._table = None if room.game is None else table_of(room.game, room.rules.for_the_referee())
        self._seated = self._put = None

    def _be(self, you: You) -> None:
        """Who we are; the key to it is kept."""
        assert self._room is not None, "a welcome comes first"
        if self._me == you.person:
            return
        self._me = you.person
        assert self._token is not None, "a welcome gave it"
        key = SeatKey(self._door.server, self._key, self._room.code, self._name, self._token)
        try:
            self._keyring.keep(key)
        except OSError as error:
            self._remark(say("join-not-kept", problem=printable(error.strerror or str(error))))
        if self._room.rematch is not None:
            self._next_table = self._room.rematch

    def _catch_up(self) -> None:
        """Everything that was missed is known: what is still to be said is said."""
        seat = self._seat
        if seat is not None and self._room is not None and self._room.seats[seat].stand_in is not None:
            self.come_back()
        if self._answer is not None:
            if self._asked is not None and self._asked.ordinal == self._answer.ordinal and self._asked.seat == seat:
                self._wish(self._answer)
            else:
                self._answer = None
        self._sit_down()

    def _hear(self, message: ServerMessage | Unread) -> None:
        match message:
            case Happened():
                self._happened(message)
            case You():
                self._be(message)
                self._retell()
            case Present(people, watching):
                self._attend(frozenset(people), watching)
            case Emoted(person, emote) if person != self._me and self._room is not None:
                self._remark(say("join-emote", name=called(self._room, person), emote=emote.value))
            case Refusal():
                self._refused(message)
            case Goodbye():
                self._goodbye = message
            case Unread(_, int() as number, has_events):
                self._skip(number, has_events=has_events)
            case Unread() | Welcome() | Pong() | Emoted():
                pass

    def _happened(self, told: Happened) -> None:
        """One more act; one that is known already is told only once, and none is left out."""
        room = self._room
        if room is None or told.number > room.number + 1:
            raise _LostTrack
        if told.number <= room.number:
            return
        missed = told.number <= self._newest
        if missed:
            self._asked = self._open if told.number == self._newest else None
        else:
            self._asked = told.asked
            self._comment(told, room)
        self._room = after(room, told.act)
        self._follow(told, missed=missed)
        if told.number == self._newest:
            self._catch_up()
        self._retell()

    def _follow(self, told: Happened, *, missed: bool) -> None:
        """The game goes on as far as the act says."""
        assert self._room is not None, "an act happens in a room"
        match told.act:
            case Started():
                if told.game is None:
                    raise _LostTrack
                self._table = table_of(told.game, self._room.rules.for_the_referee())
                self._gathered = None
                self._fresh(self._table, None)
                self._step(told, missed=missed)
            case Chose(ordinal=ordinal):
                if self._answer is not None and self._answer.ordinal <= ordinal:
                    self._answer = None
                self._step(told, missed=missed)
            case Rematched(table) if self._me is not None:
                self._next_table = table
            case Rematched(table):
                self._remark(say("join-rematched", link=f"{self._door.server}/t/{printable(table)}"), lasting=True)
            case _:
                pass

    def _skip(self, number: int, *, has_events: bool) -> None:
        """An act that we do not know has happened; if it has moved cards, we do not know the table any more."""
        if self._room is None or number != self._room.number + 1 or has_events:
            raise _LostTrack
        self._room = msgspec.structs.replace(self._room, number=number)
        if number == self._newest:
            self._asked = self._open
            self._catch_up()
        self._retell()

    def _attend(self, present: frozenset[int], watching: int) -> None:
        """Somebody is connected, or is not any more."""
        before, self._present, self._watching = self._present, present, watching
        room = self._room
        if room is not None and room.phase is Phase.PLAYING:
            for person in room.people:
                if person.seat is None or person.person == self._me or person.gone:
                    continue
                if person.person in before - present:
                    self._remark(say("join-away", name=called(room, person.person)))
                if person.person in present - before:
                    self._remark(say("join-connected-again", name=called(room, person.person)))
        self._retell()

    # --- what is wished -----------------------------------------------------------------------------------------------

    def _wish(self, wish: ClientMessage) -> None:
        if self._line is None:
            self._remark(say("join-offline"))
            return
        number = next(self._numbers)
        self._wished[number] = wish
        self._line.say(msgspec.structs.replace(wish, re=number))

    def _sit_down(self) -> None:
        """The first free seat is taken, or there is none and we watch."""
        room = self._room
        if room is None or not self._wants_a_seat or self._seat is not None:
            return
        free = [seat for seat, taken in enumerate(room.seats) if taken.name is None and seat not in self._tried]
        if free and room.phase is Phase.LOBBY:
            self._tried.add(free[0])
            self.sit(free[0])
            return
        self._wants_a_seat = False
        self._remark(say("join-watching-over") if room.phase is Phase.OVER else say("join-watching"))

    def _refused(self, refusal: Refusal) -> None:
        wish = None if refusal.re is None else self._wished.pop(refusal.re, None)
        match wish:
            case Answer():
                self._answer_refused(wish, refusal)
            case Sit() if self._wants_a_seat and refusal.reason in _BY_RIVALS:
                self._sit_down()
            case _:
                self._remark(printable(refusal.message))

    def _answer_refused(self, answer: Answer, refusal: Refusal) -> None:
        """Nothing has changed: whoever is still asked may answer again. One that came too late is nobody's loss."""
        if refusal.reason is Reason.STOPPING:
            return  # it is sent again when the server has started anew
        if self._answer is not None and self._answer.ordinal == answer.ordinal:
            self._answer = None
        if refusal.reason is not Reason.STALE:
            self._remark(printable(refusal.message))
            self._put = None
            self._retell()

    # --- what is told -------------------------------------------------------------------------------------------------

    @property
    def _is_behind(self) -> bool:
        """Something that was missed has not been told yet."""
        return self._room is None or self._room.number < self._newest

    @property
    def _seat(self) -> Seat | None:
        """Our own."""
        seat = None if self._room is None or self._me is None else self._room.people[self._me].seat
        return None if seat is None else Seat(seat)

    @property
    def _has_left(self) -> bool:
        """We have left the table, and it has been told to everybody."""
        room, me = self._room, self._me
        return self._closed and room is not None and me is not None and room.people[me].gone

    def _tell(self, update: Update | None) -> None:
        self._told.put_nowait(update)

    def _remark(self, text: str, *, lasting: bool = False) -> None:
        self._tell(Remark(text, lasting))

    def _complain(self, text: str) -> None:
        """The line is broken; it is said once."""
        if text != self._complaint:
            self._complaint = text
            self._remark(text, lasting=True)

    def _comment(self, told: Happened, before: TableView) -> None:
        """Who has come or gone is said; that a bot plays one's own seat holds until one is back."""
        if text := sentence(told.act, before, self._me):
            own = isinstance(told.act, HandedOver) and told.act.seat == self._seat
            self._remark(text, lasting=own)

    def _retell(self) -> None:
        """What has changed besides the cards is told: who is here, who sits where, what is asked."""
        room = self._room
        if room is None or self._is_behind:
            return
        if room.phase is Phase.LOBBY:
            gathered = gathering(room, self._me, self._present, self._watching)
            if gathered != self._gathered:
                self._gathered = gathered
                self._tell(gathered)
        elif self._table is not None and self._seated != (recorded_names(room), self._here):
            self._fresh(self._table, self._asked)
        elif self._put != self._asked:
            self._put = self._asked
            self._tell(Step((), self._question(self._asked)))

    def _fresh(self, table: Table, asked: wire.Asked | None) -> None:
        """The table as it is, with whoever sits there now."""
        assert self._room is not None, "there are no cards without a room"
        names, here = recorded_names(self._room), self._here
        self._seated, self._put = (names, here), asked
        self._tell(Fresh(table.copy(), Names(names), here, self._question(asked)))

    def _step(self, told: Happened, *, missed: bool) -> None:
        """What the referee said happens on our table too."""
        if self._table is None:
            raise _LostTrack
        events = tuple(core_event(event) for event in told.events)
        for event in events:
            apply(self._table, event)
        self._put = self._asked
        self._tell(Step(events, self._question(self._asked), missed))

    def _question(self, asked: wire.Asked | None) -> Asked | None:
        """The question as the screens have it; none if the answer to it is on its way."""
        if asked is None or (self._answer is not None and self._answer.ordinal == asked.ordinal):
            return None
        here = asked.seat == self._seat and asked.by is By.PERSON
        deadline = None if asked.deadline is None else asked.deadline / _MILLISECONDS - self._ahead
        return Asked(decision_of(asked), asked.ordinal, here, deadline)

    @property
    def _here(self) -> frozenset[Seat]:
        return frozenset() if self._seat is None else frozenset({self._seat})
