"""The client-side state of one web table: handle server messages, emit updates for a screen, send commands.

There is no socket here: messages come in by `hear`, go out by `send`, and updates by `tell`. After a reconnect the
server's welcome comes in by `welcomed`, then what was missed.
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
from flip7.core.events import RoundBegan
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say, spoken
from flip7.i18n.markup import printable
from flip7.i18n.seat_names import Names
from flip7.play.session import Announcement, Asked, Fresh, Gathering, Past, Remark, Roster, Step, Update
from flip7.protocol import messages as wire
from flip7.protocol.commands import Answer, AskAdvice, ClientMessage, ComeBack, Sit
from flip7.protocol.errors import Reason
from flip7.protocol.from_views import decision_of, table_of
from flip7.protocol.game_events import core_event
from flip7.protocol.messages import (
    Advice,
    Announced,
    Board,
    ChoiceCost,
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

_SEAT_TAKEN_REFUSALS: Final = {Reason.SEAT_TAKEN, Reason.TABLE_IS_FULL}
"""Refusals of a seat that somebody else took first."""
_MS_PER_SECOND: Final = 1000
_NO_QUESTION: Final = (None, False)


class LostTrack(Exception):
    """A message does not follow from the known state: ask the server for the whole table again."""


class TableClient:
    """A person at one table, with or without a seat."""

    def __init__(
        self,
        name: str,
        send: Callable[[ClientMessage], bool],
        tell: Callable[[Update], None],
        clock: Clock,
        *,
        wants_a_seat: bool = True,
    ) -> None:
        self.name = name
        self.room: RoomState | None = None
        self.me: int | None = None
        """Our number among the people at the table; None for an anonymous spectator."""
        self.next_table: str | None = None
        """The table of the rematch."""
        self._send = send
        """Returns False while there is no connection."""
        self._tell = tell
        self._clock = clock
        # what is known
        self._link = ""
        """Where others come to the table, as the server says."""
        self._present: frozenset[int] = frozenset()
        self._watching = 0
        self._missing: set[int] = set()
        """People whom a remark has called disconnected."""
        self._table: Table | None = None
        self._asked: wire.Asked | None = None
        self._newest = -1
        """The event number of the last welcome: events up to it were missed."""
        self._open: wire.Asked | None = None
        """The question that was open at the welcome."""
        self._ahead = 0.0
        """Seconds to subtract from the server's clock to get ours."""
        self._before: Past | None = None
        """The events from before we joined, kept until a screen takes them."""
        # what was sent
        self._numbers = count()
        self._sent_commands: dict[int, ClientMessage] = {}
        """Commands sent on this connection, by the number that a refusal quotes."""
        self._answer: Answer | None = None
        """The answer that is on its way."""
        self._wants_a_seat = wants_a_seat
        self._tried: set[int | None] = set()
        # what was last told to the screen
        self._gathered: Gathering | None = None
        self._roster: Roster | None = None
        """The last roster told; only a host needs it."""
        self._announced: Announced | None = None
        self._seated: tuple[tuple[str, ...], frozenset[Seat], frozenset[Seat]] | None = None
        self._put: tuple[wire.Asked | None, bool] = _NO_QUESTION
        """The last question told, and whether its person was away."""

    @property
    def last(self) -> int | None:
        """The number of the last room event that we know."""
        return None if self.room is None else self.room.number

    @property
    def seat(self) -> Seat | None:
        """Our seat."""
        ours = self._own
        return None if ours is None or ours.seat is None else Seat(ours.seat)

    @property
    def is_away(self) -> bool:
        """A bot plays our seat until we come back."""
        if self.room is None or self.seat is None:
            return False
        chair = self.room.chairs[self.seat]
        return chair.stand_in is not None and not chair.waits

    @property
    def waits(self) -> bool:
        """We came late, and play from the next round on."""
        return self.room is not None and self.seat is not None and self.room.chairs[self.seat].waits

    @property
    def bot_seats(self) -> frozenset[Seat]:
        """The seats that bots play just now."""
        chairs = () if self.room is None else self.room.chairs
        return frozenset(Seat(at) for at, chair in enumerate(chairs) if chair.bot or chair.stand_in)

    @property
    def has_left(self) -> bool:
        """We have left, and the table knows it."""
        return self._own is not None and self._own.gone

    @property
    def is_sent_away(self) -> bool:
        """The host has sent us away from this table."""
        return self._own is not None and self._own.sent_away

    @property
    def _own(self) -> Person | None:
        """Our entry among the people; None if our joining is among the missed events."""
        if self.room is None or self.me is None or self.me >= len(self.room.people):
            return None
        return self.room.people[self.me]

    # --- commands -----------------------------------------------------------------------------------------------------

    def command(self, command: ClientMessage) -> None:
        """Send a command, or remark that there is no connection."""
        if not self._sent(command):
            self.remark(say("join-offline"))

    def answer(self, ordinal: int, choice: Choice) -> None:
        """Send an answer, now or after the reconnect, when all missed events are known."""
        assert not isinstance(choice, Card), "a server asks nobody for cards"
        self._answer = Answer(ordinal=ordinal, choice=choice)
        if not self._is_behind:
            self._sent(self._answer)

    def ask_advice(self) -> None:
        """Ask for advice on the open question, which must be ours; its sentence comes as a remark."""
        if self._asked is not None:
            self.command(AskAdvice(ordinal=self._asked.ordinal, language=spoken()))

    def _sent(self, command: ClientMessage) -> bool:
        """Send a command under a number that a refusal will quote; return whether it was sent."""
        number = next(self._numbers)
        self._sent_commands[number] = command
        return self._send(msgspec.structs.replace(command, re=number))

    def _sit_down(self) -> None:
        """Take the first free seat, or ask for a new one, or become a spectator."""
        room = self.room
        if room is None or not self._wants_a_seat or self.seat is not None:
            return
        free = [seat for seat in room.seats if room.chairs[seat].is_free and seat not in self._tried]
        if free and room.phase is Phase.LOBBY and not self._is_shut_out(room):
            self._tried.add(free[0])
            self.command(Sit(name=self.name, seat=free[0]))
            return
        if room.phase is not Phase.OVER and not self._is_shut_out(room) and None not in self._tried:
            self._tried.add(None)
            self.command(Sit(name=self.name))
            return
        self._wants_a_seat = False
        if room.closed is None:
            self.remark(self._why_watching(room))

    def _is_shut_out(self, room: RoomState) -> bool:
        """Return whether the table is locked and we are a newcomer."""
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
            case Sit() if self._wants_a_seat and refusal.reason in _SEAT_TAKEN_REFUSALS:
                self._sit_down()
            case _:
                self.remark(refused(refusal))

    def _answer_refused(self, answer: Answer, refusal: Refusal) -> None:
        """Let the person answer again, if the question is still open. An answer that came too late does not matter."""
        if refusal.reason is Reason.STOPPING:
            return  # it is sent again after the restart
        if self._answer is not None and self._answer.ordinal == answer.ordinal:
            self._answer = None
        if refusal.reason is not Reason.STALE:
            self.remark(refused(refusal))
            self._put = _NO_QUESTION
            self._retell()

    # --- server messages ----------------------------------------------------------------------------------------------

    def welcomed(self, welcome: Welcome, before: Past | None = None) -> None:
        """Handle a welcome: a snapshot with its narration, or the announcement of missed events."""
        self._sent_commands.clear()
        self._tried.clear()
        self._ahead = welcome.now / _MS_PER_SECOND - self._clock.monotonic()
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
        """Replace the known state by a snapshot."""
        self.room, self._link = RoomState.of(view), view.link
        self._asked = view.asked
        self._table = None if view.game is None else table_of(view.game, view.rules.for_the_referee())
        self._seated, self._put = None, _NO_QUESTION

    def _be(self, you: You) -> None:
        """Note our own person and seat. Whoever gives up their seat later wants no other."""
        self.me = you.person
        self._sent_commands = {
            number: command for number, command in self._sent_commands.items() if not isinstance(command, Sit)
        }
        self._wants_a_seat = self._wants_a_seat and you.seat is None
        if self.room is not None and self.room.rematch is not None:
            self.next_table = self.room.rematch

    def _catch_up(self) -> None:
        """Send what waited for the missed events: come back, the pending answer, the request for a seat."""
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
        """Handle a server message and emit updates; raise `LostTrack` if it does not fit."""
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
            case Advice(ordinal=ordinal, sentence=sentence) if (
                self._asked is not None and ordinal == self._asked.ordinal
            ):
                self.remark(printable(sentence))
            case Unread("happened", int() as number, has_events):
                self._skip(number, has_events=has_events)
            case (
                Unread() | Welcome() | Pong() | Emoted() | ScoresHeld() | Advice() | ChoiceCost() | Board() | Goodbye()
            ):
                pass

    def _happened(self, told: Happened) -> None:
        """Apply one room event, in order and only once."""
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
        """Apply a room event's effect on the game."""
        assert self.room is not None, "an event happens in a room"
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
        """Skip a room event of a newer protocol; if it has moved cards, we have lost track."""
        if self.room is None or number != self.room.number + 1 or has_events:
            raise LostTrack
        self.room.skip()
        if number == self._newest:
            self._asked = self._open
            self._catch_up()
        self._retell()

    def _attend(self, present: frozenset[int], watching: int) -> None:
        """Update presence, and remark on players who disconnect or return."""
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
        """Pass the owner's announcement on, once per connection."""
        if announced == (self._announced or Announced()):
            return
        self._announced = announced
        at = None if announced.restart_at is None else announced.restart_at / _MS_PER_SECOND - self._ahead
        self._tell(Announcement(None if announced.text is None else printable(announced.text), at))

    # --- updates for the screen ---------------------------------------------------------------------------------------

    def remark(self, text: str, *, lasting: bool = False) -> None:
        """Emit a remark."""
        self._tell(Remark(text, lasting))

    @property
    def _is_behind(self) -> bool:
        """Missed events are still to come."""
        return self.room is None or self.room.number < self._newest

    def _comment(self, told: Happened, before: RoomState) -> None:
        """Remark on who has come or gone."""
        if text := sentence(told.act, before, self._sitting_down(told.act) if self.me is None else self.me):
            self.remark(text, lasting=self._holds_for_us(told.act))

    def _holds_for_us(self, act: RoomEvent) -> bool:
        """Return whether the remark stays: a bot plays our seat, we are sent away, or the table is closed."""
        match act:
            case HandedOver(seat):
                return seat == self.seat
            case SentAway(person):
                return person == self.me
            case _:
                return isinstance(act, Closed)

    def _sitting_down(self, act: RoomEvent) -> int | None:
        """Return our number if the event grants our request for a seat; the server says who we are only afterwards."""
        wished = [command.seat for command in self._sent_commands.values() if isinstance(command, Sit)]
        return act.person if isinstance(act, Sat) and (act.seat in wished or None in wished) else None

    def _retell(self) -> None:
        """Emit what has changed besides the cards: people, seats, the open question."""
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
        elif self._put != (self._asked, self._is_absent(self._asked)):
            self._tell(Step((), self._question(self._asked)))

    def _fresh(self, table: Table, asked: wire.Asked | None) -> None:
        """Emit a snapshot of the table."""
        assert self.room is not None, "there are no cards without a room"
        names, here, bots = recorded_names(self.room), self._here, stand_ins(self.room)
        self._seated = (names, here, bots)
        past, self._before = self._before, None
        odds = self.room.options.odds
        self._tell(Fresh(table.copy(), Names(names), here, self._question(asked), past, odds, bots))

    def _step(self, told: Happened, *, missed: bool) -> None:
        """Apply the referee's events to our table and emit them."""
        if self._table is None or self.room is None:
            raise LostTrack
        events = tuple(core_event(event) for event in told.events)
        for event in events:
            apply(self._table, event)
            if isinstance(event, RoundBegan):
                self.room.begin_round()
        self._tell(Step(events, self._question(self._asked), missed))

    def _question(self, asked: wire.Asked | None) -> Asked | None:
        """Convert the open question for screens; None if our answer is on its way."""
        absent = self._is_absent(asked)
        self._put = (asked, absent)
        if asked is None or (self._answer is not None and self._answer.ordinal == asked.ordinal):
            return None
        here = asked.seat == self.seat and asked.by is By.PERSON
        deadline = None if asked.deadline is None else asked.deadline / _MS_PER_SECOND - self._ahead
        return Asked(decision_of(asked), asked.ordinal, here, deadline, absent=absent)

    def _is_absent(self, asked: wire.Asked | None) -> bool:
        """Return whether the game waits for somebody who is not connected."""
        if asked is None or asked.by is not By.PERSON or asked.seat == self.seat or self.room is None:
            return False
        return self.room.chairs[asked.seat].person not in self._present

    @property
    def _here(self) -> frozenset[Seat]:
        """Our seat; none while we wait for the round in which we join."""
        seats = 0 if self._table is None else len(self._table.places)
        return frozenset() if self.seat is None or self.seat >= seats else frozenset({self.seat})
