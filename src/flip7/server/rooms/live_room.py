"""A live room: a room that this process has open, with its lock, its clients and its turn clock."""

import asyncio
from collections import deque
from collections.abc import Awaitable, Callable, Coroutine
from functools import partial
from typing import Final

from flip7.core.events import RoundEnded
from flip7.protocol.messages import Emoted, ScoresHeld, as_text
from flip7.protocol.room_events import (
    Came,
    CameBack,
    Chose,
    Closed,
    OddsSet,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    ScoreEntered,
    SentAway,
)
from flip7.protocol.room_options import Emote
from flip7.server.pubsub import (
    EmoteNotice,
    Notice,
    PresenceNotice,
    PresenceQuestion,
    ScoresHeldNotice,
    WrittenNotice,
)
from flip7.server.rooms.advice_desk import AdviceDesk
from flip7.server.rooms.board_watchers import BoardWatchers
from flip7.server.rooms.presence import Presence
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.services import MakeEvents, RoomServices
from flip7.server.rooms.turn_clock import TurnClock
from flip7.server.rooms.views import happened

TAIL_MESSAGES: Final = 32
"""The last messages that are kept in memory for clients that reconnect after a short break."""
LAST_STRETCH: Final = 0.75
"""A game is about to end when somebody has this share of the points that win it: one to three rounds before."""


class LiveRoom:
    """A room that is open in this process."""

    def __init__(
        self,
        room: Room,
        services: RoomServices,
        *,
        commit: Callable[["LiveRoom", MakeEvents], Awaitable[None]],
        keep_up: Callable[["LiveRoom"], Coroutine[None, None, None]],
        close: Callable[["LiveRoom"], None],
    ) -> None:
        """Open the room; `commit` and `keep_up` are the journal's, and `close` is called when it has been idle."""
        self.room = room
        self.lock: asyncio.Lock = asyncio.Lock()
        """Held while the room's next events are written."""
        self.tail: deque[str] = deque(maxlen=TAIL_MESSAGES)
        self._services = services
        self._keep_up = partial(keep_up, self)
        self.presence: Presence = Presence(
            room,
            services,
            commit=partial(commit, self),
            reschedule=lambda: self.turn_clock.reschedule(),  # noqa: PLW0108 - it is made below, and needs presence
            close=partial(close, self),
        )
        self.turn_clock: TurnClock = TurnClock(room, self.presence, services, partial(commit, self))
        self.advice: AdviceDesk = AdviceDesk(room, services, self.presence.payer)
        self.board_watchers: BoardWatchers = BoardWatchers(room, services)

    # --- what is not stored -------------------------------------------------------------------------------------------

    def emote(self, person: int, emote: Emote) -> None:
        """Show everybody an emote; it is not stored."""
        self.presence.broadcast(as_text(Emoted(person, emote)))
        self._services.pubsub.publish(self.room.id, EmoteNotice(self._services.origin, person, emote))

    def hold_scores(self, person: int, number: int, *, held: bool) -> None:
        """Let all screens wait for somebody who still reads that round's scores; it is not stored."""
        self.presence.broadcast(as_text(ScoresHeld(person, number, held)))
        self._services.pubsub.publish(self.room.id, ScoresHeldNotice(self._services.origin, person, number, held))

    def hurry(self, number: int) -> None:
        """Let bots answer at once to the end of that round, for somebody who is out of it; it is not stored."""
        self.turn_clock.hurry(number)

    # --- what everybody is told ---------------------------------------------------------------------------------------

    def tell(self, at: int, event: RoomEvent, step: GameStep) -> None:
        """Tell everybody the event that was applied last, and see to what follows from it."""
        self.presence.broadcast(self.remember(at, event, step))
        match event:
            case Chose(by=by):
                self._services.metrics.choices[by].inc()
                if self._is_last_stretch(step):
                    self._services.nearly_over()
            case Came() | CameBack():
                self.presence.changed()
            case SentAway(person=person):
                self.presence.part_with(person)
            case OptionsChanged():
                self.turn_clock.cancel()  # and rescheduled with the new pause, also for a bot that waits already
            case Revealed():
                self._services.nearly_over()
                self._ended()
            case Closed():
                self._ended()
            case Rematched():
                self._services.ended(self.room.id)
            case ScoreEntered() | OddsSet():
                self.board_watchers.changed()
            case _:
                pass

    def _ended(self) -> None:
        self._services.ended(self.room.id)
        self.board_watchers.changed()

    def _is_last_stretch(self, step: GameStep) -> bool:
        """Return whether a round has just ended after which somebody is close to winning."""
        game = self.room.game
        if game is None or not any(isinstance(event, RoundEnded) for event in step.events):
            return False
        return max(game.table.scores) >= LAST_STRETCH * game.table.rules.target

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

    def hear(self, notice: Notice) -> None:
        """Handle a notice of another process about this room."""
        match notice:
            case WrittenNotice(number=number):
                if number >= self.room.length:
                    self._services.background.spawn(self._keep_up())
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
        self.board_watchers.cancel()
