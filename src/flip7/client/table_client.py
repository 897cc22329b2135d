"""What somebody knows who is at a web table, from what they hear; what they tell the screens, and wish in turn.

No socket is here: messages come in by `hear`, go out by `send`, and updates by `tell`. A line may break at any time;
on the next one the table says `welcomed` again, then what was missed.
"""

from collections.abc import Callable
from itertools import count
from typing import Final

import msgspec

from flip7.client.connection import Unread
from flip7.client.room_news import called, closed, refused, sentence
from flip7.client.room_views import gathering, recorded_names, roster, stand_ins
from flip7.clock import Clock
from flip7.core.apply import apply
from flip7.core.cards import Card
from flip7.core.decisions import Choice
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narration import Told
from flip7.i18n.seat_names import Names
from flip7.play.session import Announcement, Asked, Fresh, Gathering, Remark, Roster, Step, Update
from flip7.protocol import messages as wire
from flip7.protocol.commands import Answer, ClientMessage, ComeBack, Sit
from flip7.protocol.decode import decision_of, table_of
from flip7.protocol.errors import Reason
from flip7.protocol.game_events import core_event
from flip7.protocol.messages import (
    Announced,
    Emoted,
    Goodbye,
    Happened,
    Pong,
    Present,
    Refusal,
    ScoresHeld,
    ServerMessage,
    TableView,
    Welcome,
    You,
)
from flip7.protocol.room_events import By, Came, Chose, Closed, HandedOver, Rematched, RoomEvent, Sat, SentAway, Started
from flip7.protocol.room_options import Phase
from flip7.protocol.room_state import Person, RoomState

_BY_RIVALS: Final = {Reason.SEAT_TAKEN, Reason.TABLE_IS_FULL}
"""Refusals of a seat that somebody else was quicker to take."""
_MILLISECONDS: Final = 1000


class LostTrack(Exception):
    """What was told does not follow from what is known: the table is to be looked at anew."""


class TableClient:
    """Somebody at one table, with or without a seat."""

    def __init__(
        self, name: str, send: Callable[[ClientMessage], bool], tell: Callable[[Update], None], clock: Clock
    ) -> None:
        self.name = name
        self.room: RoomState | None = None
        self.me: int | None = None
        """Our number among the people at the table; None: we watch, and nobody knows us."""
        self.next_table: str | None = None
        """Where the same people play again."""
        self._send = send
        """Whether it could be said: the line may be broken."""
        self._tell = tell
        self._clock = clock
        # what is known
        self._link = ""
        """Where others come to the table, as the server says."""
        self._present: frozenset[int] = frozenset()
        self._watching = 0
        self._missing: set[int] = set()
        """Those of whom it was said that they are not connected."""
        self._table: Table | None = None
        self._asked: wire.Asked | None = None
        self._newest = -1
        """The number that the last welcome gave: what is told up to it was missed."""
        self._open: wire.Asked | None = None
        """The question that was open then."""
        self._ahead = 0.0
        """Seconds from our clock to the server's."""
        self._before: tuple[Told, ...] | None = None
        """What was told before we came, until the screens have it."""
        # what was wished
        self._numbers = count()
        self._sent_commands: dict[int, ClientMessage] = {}
        """By the numbers that a refusal would quote; on this line."""
        self._answer: Answer | None = None
        """The answer that is on its way."""
        self._wants_a_seat = True
        self._tried: set[int] = set()
        # what the screens were told last
        self._gathered: Gathering | None = None
        self._roster: Roster | None = None
        """Only a host needs it."""
        self._announced: Announced | None = None
        self._seated: tuple[tuple[str, ...], frozenset[Seat], frozenset[Seat]] | None = None
        self._put: wire.Asked | None = None

    @property
    def last(self) -> int | None:
        """The number of the last act that we know of."""
        return None if self.room is None else self.room.number

    @property
    def seat(self) -> Seat | None:
        """Our own."""
        ours = self._own
        return None if ours is None or ours.seat is None else Seat(ours.seat)

    @property
    def is_away(self) -> bool:
        """A bot plays our seat, until we come back."""
        return self.room is not None and self.seat is not None and self.room.chairs[self.seat].stand_in is not None

    @property
    def has_left(self) -> bool:
        """We have left the table, and it has been told to everybody."""
        return self._own is not None and self._own.gone

    @property
    def is_sent_away(self) -> bool:
        """The host has sent us away from this table."""
        return self._own is not None and self._own.sent_away

    @property
    def _own(self) -> Person | None:
        """What is known of us; nothing, if our coming is among what was missed."""
        if self.room is None or self.me is None or self.me >= len(self.room.people):
            return None
        return self.room.people[self.me]

    # --- what is wished -----------------------------------------------------------------------------------------------

    def command(self, command: ClientMessage) -> None:
        """The wish is on its way; if the line is broken, that is said instead."""
        if not self._sent(command):
            self.remark(say("join-offline"))

    def answer(self, ordinal: int, choice: Choice) -> None:
        """The answer is on its way, or will be when the line is back and all is known that was missed."""
        assert not isinstance(choice, Card), "a server asks nobody for cards"
        self._answer = Answer(ordinal=ordinal, choice=choice)
        if not self._is_behind:
            self._sent(self._answer)

    def _sent(self, command: ClientMessage) -> bool:
        """Whether the wish is on its way, under a number that a refusal will quote."""
        number = next(self._numbers)
        self._sent_commands[number] = command
        return self._send(msgspec.structs.replace(command, re=number))

    def _sit_down(self) -> None:
        """The first free seat is taken, or there is none and we watch."""
        room = self.room
        if room is None or not self._wants_a_seat or self.seat is not None:
            return
        free = [seat for seat in room.seats if room.chairs[seat].is_free and seat not in self._tried]
        if free and room.phase is Phase.LOBBY and not self._is_shut_out(room):
            self._tried.add(free[0])
            self.command(Sit(name=self.name, seat=free[0]))
            return
        self._wants_a_seat = False
        if room.closed is None:
            self.remark(self._why_watching(room))

    def _is_shut_out(self, room: RoomState) -> bool:
        """Whether the table is closed to newcomers, and we are one."""
        return room.locked and self._own is None

    def _why_watching(self, room: RoomState) -> str:
        if room.phase is Phase.OVER:
            return say("join-watching-over")
        return say("join-watching-locked") if self._is_shut_out(room) else say("join-watching")

    def _refused(self, refusal: Refusal) -> None:
        command = None if refusal.re is None else self._sent_commands.pop(refusal.re, None)
        match command:
            case Answer():
                self._answer_refused(command, refusal)
            case Sit() if self._wants_a_seat and refusal.reason in _BY_RIVALS:
                self._sit_down()
            case _:
                self.remark(refused(refusal))

    def _answer_refused(self, answer: Answer, refusal: Refusal) -> None:
        """Nothing has changed: whoever is still asked may answer again. One that came too late is nobody's loss."""
        if refusal.reason is Reason.STOPPING:
            return  # it is sent again when the server has started anew
        if self._answer is not None and self._answer.ordinal == answer.ordinal:
            self._answer = None
        if refusal.reason is not Reason.STALE:
            self.remark(refused(refusal))
            self._put = None
            self._retell()

    # --- what is heard ------------------------------------------------------------------------------------------------

    def welcomed(self, welcome: Welcome, before: tuple[Told, ...] | None = None) -> None:
        """The table as it is, and what was told there before; or the promise of what was missed."""
        self._sent_commands.clear()
        self._tried.clear()
        self._ahead = welcome.now / _MILLISECONDS - self._clock.monotonic()
        self._newest, self._open = welcome.number, welcome.asked
        self._present, self._watching = frozenset(welcome.present), welcome.watching
        if welcome.table is not None:
            self._before = before
            self._look(welcome.table)
        if welcome.you is not None:
            self._be(welcome.you)
        self._announce(welcome.announced or Announced())
        if not self._is_behind:
            self._asked = welcome.asked
            self._catch_up()
        self._retell()

    def _look(self, view: TableView) -> None:
        """All that is known of the table comes from what it looks like now."""
        self.room, self._link = RoomState.of(view), view.link
        self._asked = view.asked
        self._table = None if view.game is None else table_of(view.game, view.rules.for_the_referee())
        self._seated = self._put = None

    def _be(self, you: You) -> None:
        """Who we are; whoever gives up a seat later wants none."""
        self.me = you.person
        self._sent_commands = {
            number: command for number, command in self._sent_commands.items() if not isinstance(command, Sit)
        }
        self._wants_a_seat = self._wants_a_seat and you.seat is None
        if self.room is not None and self.room.rematch is not None:
            self.next_table = self.room.rematch

    def _catch_up(self) -> None:
        """Everything that was missed is known: what is still to be said is said."""
        if self.room is not None and self.room.closed is not None:
            self.remark(closed(self.room.closed), lasting=True)
        if self.is_away and not self.is_sent_away:
            self.command(ComeBack())
        if self._answer is not None:
            if self._asked is not None and self._asked.ordinal == self._answer.ordinal:
                self._sent(self._answer)
            else:
                self._answer = None
        self._sit_down()

    def hear(self, message: ServerMessage | Unread) -> None:
        """The message is understood, and what follows from it is told; `LostTrack` if it cannot be."""
        match message:
            case Happened():
                self._happened(message)
            case You():
                self._be(message)
                self._retell()
            case Present(people, watching):
                self._attend(frozenset(people), watching)
            case Emoted(person, emote) if person != self.me and self.room is not None:
                self.remark(say("join-emote", name=called(self.room, person), emote=emote.value))
            case Announced():
                self._announce(message)
            case Refusal():
                self._refused(message)
            case Unread("happened", int() as number, has_events):
                self._skip(number, has_events=has_events)
            case Unread() | Welcome() | Pong() | Emoted() | ScoresHeld() | Goodbye():
                pass

    def _happened(self, told: Happened) -> None:
        """One more act; one that is known already is told only once, and none is left out."""
        room = self.room
        if room is None or told.number > room.number + 1:
            raise LostTrack
        if told.number <= room.number:
            return
        missed = told.number <= self._newest
        if missed:
            self._asked = self._open if told.number == self._newest else None
        else:
            self._asked = told.asked
            self._comment(told, room)
            if isinstance(told.act, Came) and told.act.person == self.me:
                self.me = None  # we had left without a seat, and somebody new has our number
        room.apply(told.act)
        self._follow(told, missed=missed)
        if told.number == self._newest:
            self._catch_up()
        self._retell()

    def _follow(self, told: Happened, *, missed: bool) -> None:
        """The game goes on as far as the act says."""
        assert self.room is not None, "an act happens in a room"
        match told.act:
            case Started():
                if told.game is None:
                    raise LostTrack
                self._table = table_of(told.game, self.room.rules.for_the_referee())
                self._gathered = None
                self._fresh(self._table, None)
                self._step(told, missed=missed)
            case Chose(ordinal=ordinal):
                if self._answer is not None and self._answer.ordinal <= ordinal:
                    self._answer = None
                self._step(told, missed=missed)
            case Rematched(table) if self.me is not None:
                self.next_table = table
            case Rematched():
                self.remark(say("join-rematched", link=printable(self._link)), lasting=True)
            case _:
                pass

    def _skip(self, number: int, *, has_events: bool) -> None:
        """An act that we do not know has happened; if it has moved cards, we do not know the table any more."""
        if self.room is None or number != self.room.number + 1 or has_events:
            raise LostTrack
        self.room.skip()
        if number == self._newest:
            self._asked = self._open
            self._catch_up()
        self._retell()

    def _attend(self, present: frozenset[int], watching: int) -> None:
        """Somebody is connected, or is not any more; of those who play, that is said."""
        before, self._present, self._watching = self._present, present, watching
        room = self.room
        if room is not None and room.phase is Phase.PLAYING:
            players = {each.number for each in room.people if each.seat is not None and not each.gone} - {self.me}
            for person in sorted(players & (before - present)):
                self._missing.add(person)
                self.remark(say("join-away", name=called(room, person)))
            for person in sorted(players & self._missing & present):
                self._missing.discard(person)
                self.remark(say("join-connected-again", name=called(room, person)))
        self._retell()

    def _announce(self, announced: Announced) -> None:
        """What the owner of the server tells everybody is passed on; on every line it is told once."""
        if announced == (self._announced or Announced()):
            return
        self._announced = announced
        at = None if announced.restart_at is None else announced.restart_at / _MILLISECONDS - self._ahead
        self._tell(Announcement(None if announced.text is None else printable(announced.text), at))

    # --- what is told -------------------------------------------------------------------------------------------------

    def remark(self, text: str, *, lasting: bool = False) -> None:
        """That is said, beside the game."""
        self._tell(Remark(text, lasting))

    @property
    def _is_behind(self) -> bool:
        """Something that was missed has not been told yet."""
        return self.room is None or self.room.number < self._newest

    def _comment(self, told: Happened, before: RoomState) -> None:
        """Who has come or gone is said; that a bot plays one's own seat holds until one is back."""
        if text := sentence(told.act, before, self._sitting_down(told.act) if self.me is None else self.me):
            self.remark(text, lasting=self._holds_for_us(told.act))

    def _holds_for_us(self, act: RoomEvent) -> bool:
        """Whether the remark on the act stays: a bot plays our seat, we must go, or the table is closed for good."""
        match act:
            case HandedOver(seat):
                return seat == self.seat
            case SentAway(person):
                return person == self.me
            case _:
                return isinstance(act, Closed)

    def _sitting_down(self, act: RoomEvent) -> int | None:
        """Our number, if the act grants our own wish for a seat: who we are is told only afterwards."""
        wished = [command.seat for command in self._sent_commands.values() if isinstance(command, Sit)]
        return act.person if isinstance(act, Sat) and (act.seat in wished or None in wished) else None

    def _retell(self) -> None:
        """What has changed besides the cards is told: who is here, who sits where, what is asked."""
        room = self.room
        if room is None or self._is_behind:
            return
        listed = roster(room, self.me, self._present)
        if listed != self._roster and (listed.is_host or self._roster is not None):
            self._roster = listed
            self._tell(listed)
        if room.phase is Phase.LOBBY:
            gathered = gathering(room, self._link, self.me, self._present, self._watching)
            if gathered != self._gathered:
                self._gathered = gathered
                self._tell(gathered)
        elif self._table is not None and self._seated != (recorded_names(room), self._here, stand_ins(room)):
            self._fresh(self._table, self._asked)
        elif self._put != self._asked:
            self._put = self._asked
            self._tell(Step((), self._question(self._asked)))

    def _fresh(self, table: Table, asked: wire.Asked | None) -> None:
        """The table as it is, with whoever sits there now."""
        assert self.room is not None, "there are no cards without a room"
        names, here, bots = recorded_names(self.room), self._here, stand_ins(self.room)
        self._seated, self._put = (names, here, bots), asked
        told, self._before = self._before, None
        odds = self.room.options.odds
        self._tell(Fresh(table.copy(), Names(names), here, self._question(asked), told, odds, bots))

    def _step(self, told: Happened, *, missed: bool) -> None:
        """What the referee said happens on our table too."""
        if self._table is None:
            raise LostTrack
        events = tuple(core_event(event) for event in told.events)
        for event in events:
            apply(self._table, event)
        self._put = self._asked
        self._tell(Step(events, self._question(self._asked), missed))

    def _question(self, asked: wire.Asked | None) -> Asked | None:
        """The question as the screens have it; none if the answer to it is on its way."""
        if asked is None or (self._answer is not None and self._answer.ordinal == asked.ordinal):
            return None
        here = asked.seat == self.seat and asked.by is By.PERSON
        deadline = None if asked.deadline is None else asked.deadline / _MILLISECONDS - self._ahead
        return Asked(decision_of(asked), asked.ordinal, here, deadline)

    @property
    def _here(self) -> frozenset[Seat]:
        return frozenset() if self.seat is None else frozenset({self.seat})
