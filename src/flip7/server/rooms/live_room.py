"""A live room: a room that this process has open, with its lock, its clients and its turn clock."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import Final, Protocol

from flip7.protocol.commands import Command
from flip7.protocol.messages import Emoted, ScoresHeld, as_text
from flip7.protocol.room_events import Came, CameBack, Chose, Closed, OptionsChanged, Revealed, RoomEvent, SentAway
from flip7.protocol.room_options import Emote
from flip7.server.pubsub import (
    EmoteNotice,
    PresenceNotice,
    PresenceQuestion,
    ScoresHeldNotice,
    WrittenNotice,
    decode_notice,
)
from flip7.server.rooms.commands import Sender, handle
from flip7.server.rooms.presence import Presence
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.services import MakeEvents, RoomServices
from flip7.server.rooms.turn_clock import TurnClock
from flip7.server.rooms.views import happened

TAIL_MESSAGES: Final = 32
"""The last messages that are kept in memory for clients that reconnect after a short break."""


class RoomWriter(Protocol):
    """The write path of live rooms (`flip7.server.rooms.journal.Journal`)."""

    async def commit(self, live: "LiveRoom", make_events: MakeEvents, token_hash: str = "") -> None:
        """Store, apply and tell events."""

    async def keep_up(self, live: "LiveRoom") -> None:
        """Apply and tell what other processes have stored."""


class LiveRoom:
    """A room that is open in this process."""

    def __init__(
        self, room: Room, services: RoomServices, journal: RoomWriter, close: Callable[["LiveRoom"], None]
    ) -> None:
        self.room = room
        self.lock: asyncio.Lock = asyncio.Lock()
        """Held while the room's next events are written."""
        self.tail: deque[str] = deque(maxlen=TAIL_MESSAGES)
        self._services = services
        self._journal = journal
        self.presence: Presence = Presence(
            room,
            services,
            commit=self._commit,
            reschedule=self._reschedule,
            close=lambda: close(self),
        )
        self.turn_clock: TurnClock = TurnClock(room, self.presence, services, self._commit)

    # --- what clients want --------------------------------------------------------------------------------------------

    async def command(self, token_hash: str, command: Command) -> None:
        """Run a command of the person whose token has this hash; raise `Refused` if it is not allowed."""

        def make_events() -> list[RoomEvent]:
            person, now = self.room.person_with(token_hash), self._services.clock.now()
            return handle(self.room, Sender(person, self.presence.connected(), now, token_hash), command)

        await self._journal.commit(self, make_events, token_hash)

    def emote(self, person: int, emote: Emote) -> None:
        """Show everybody an emote; it is not stored."""
        self.presence.broadcast(as_text(Emoted(person, emote)))
        self._services.publish(self.room.id, EmoteNotice(self._services.origin, person, emote))

    def hold_scores(self, person: int, number: int, *, held: bool) -> None:
        """Let all screens wait for somebody who still reads that round's scores; it is not stored."""
        self.presence.broadcast(as_text(ScoresHeld(person, number, held)))
        self._services.publish(self.room.id, ScoresHeldNotice(self._services.origin, person, number, held))

    def hurry(self, number: int) -> None:
        """Let bots answer at once to the end of that round, for somebody who is out of it; it is not stored."""
        self.turn_clock.hurry(number)

    async def _commit(self, make_events: MakeEvents) -> None:
        await self._journal.commit(self, make_events)

    def _reschedule(self) -> None:
        self.turn_clock.reschedule()

    # --- what everybody is told ---------------------------------------------------------------------------------------

    def tell(self, at: int, event: RoomEvent, step: GameStep) -> None:
        """Tell everybody the event that was applied last, and see to what follows from it."""
        self.presence.broadcast(self.remember(at, event, step))
        match event:
            case Chose(by=by):
                self._services.metrics.choices[by].inc()
            case Came() | CameBack():
                self.presence.changed()
            case SentAway(person=person):
                self.presence.part_with(person)
            case OptionsChanged():
                self.turn_clock.cancel()  # and rescheduled with the new pause, also for a bot that waits already
            case Revealed() | Closed():
                self._services.ended(self.room.id)
            case _:
                pass

    def remember(self, at: int, event: RoomEvent, step: GameStep) -> str:
        """Keep the message of the event that was applied last in the tail, and return it."""
        text = as_text(happened(self.room, at, event, step, self.turn_clock.deadline()))
        self.tail.append(text)
        return text

    def since(self, number: int) -> list[str] | None:
        """Return the messages of the events after that number, if all of them are in the tail."""
        missing = self.room.number - number
        if missing > len(self.tail):
            return None
        return list(self.tail)[len(self.tail) - missing :]

    # --- other processes ----------------------------------------------------------------------------------------------

    def hear(self, told: bytes) -> None:
        """Handle a notice of another process about this room."""
        notice = decode_notice(told)
        if notice.origin == self._services.origin:
            return
        match notice:
            case WrittenNotice(number=number):
                if number >= self.room.length:
                    self._services.background.spawn(self._journal.keep_up(self))
            case EmoteNotice(person=person, emote=emote):
                self.presence.broadcast(as_text(Emoted(person, emote)))
            case ScoresHeldNotice(person=person, round=number, held=held):
                self.presence.broadcast(as_text(ScoresHeld(person, number, held)))
            case PresenceNotice():
                self.presence.hear(notice)
            case PresenceQuestion():
                self.presence.publish()

    def close(self) -> None:
        """Cancel all timers; nothing new is scheduled."""
        self.turn_clock.close()
        self.presence.cancel()
