"""Pub/sub: notices between processes that serve the same tables.

A notice may be lost: whoever hears of a new event reads the log itself. There is no bus between processes yet
(docs/deploy.md): each has a `LocalPubSub` of its own, on which nobody else listens, and finds what others have written
when it compares the lengths of the logs. Several registries in one process, as in tests, hear each other through one.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Protocol

from msgspec import Struct

from flip7.protocol.room_options import Emote

# --- notices ----------------------------------------------------------------------------------------------------------


class _Notice(Struct, frozen=True):
    origin: str
    """The process that sends it (`RoomServices.origin`)."""


class WrittenNotice(_Notice, frozen=True):
    """An event of that number is in the log."""

    number: int


class EmoteNotice(_Notice, frozen=True):
    """Notice that a person sent an emote."""

    person: int
    emote: Emote


class ScoresHeldNotice(_Notice, frozen=True):
    """Notice that a person holds a round's scores, or holds them no longer."""

    person: int
    round: int
    held: bool


class PresenceNotice(_Notice, frozen=True):
    """Presence notice: the people, and how many spectators and displays are connected to that process."""

    people: tuple[int, ...]
    watching: int
    displays: int = 0


class PresenceQuestion(_Notice, frozen=True):
    """That process has opened the room, and asks who is connected elsewhere."""


Notice = WrittenNotice | EmoteNotice | ScoresHeldNotice | PresenceNotice | PresenceQuestion
Hear = Callable[[Notice], None]


# --- pub/sub ----------------------------------------------------------------------------------------------------------


class PubSub(Protocol):
    """Carries notices about rooms between the processes that have them open."""

    async def subscribe(self, room: str, origin: str, hear: Hear) -> None:
        """Call `hear` from now on with every notice about the room, but for those of that origin: the subscriber's."""

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """Stop calling it."""

    def publish(self, room: str, notice: Notice) -> None:
        """Send a notice to all other subscribers."""


class LocalPubSub:
    """Pub/sub within one process."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[tuple[str, Hear]]] = defaultdict(list)
        """For each room, its subscribers with their origins."""

    async def subscribe(self, room: str, origin: str, hear: Hear) -> None:
        """Call `hear` from now on with every notice about the room of another origin."""
        self._hearers[room].append((origin, hear))

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """Stop calling it."""
        left = [each for each in self._hearers.pop(room) if each[1] != hear]
        if left:
            self._hearers[room] = left

    def publish(self, room: str, notice: Notice) -> None:
        """Call all other subscribers."""
        for origin, hear in tuple(self._hearers.get(room, ())):
            if origin != notice.origin:
                hear(notice)
