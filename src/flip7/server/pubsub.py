"""Pub/sub: notices between processes that serve the same tables.

A notice may be lost: whoever hears of a new event reads the log itself. One process has nobody else to tell, and
`LocalPubSub` is all it needs; several registries in one process, as in tests, hear each other through it.
"""

from collections import defaultdict
from collections.abc import Callable
from typing import Final, Protocol

import msgspec
from msgspec import Struct

from flip7.protocol.room_events import snake
from flip7.protocol.room_options import Emote

Hear = Callable[[bytes], None]


class PubSub(Protocol):
    """Carries notices about rooms between the processes that have them open."""

    async def subscribe(self, room: str, hear: Hear) -> None:
        """Call `hear` with every notice about the room from now on."""

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """Stop calling it."""

    def publish(self, room: str, notice: bytes) -> None:
        """Send a notice to all subscribers, the publisher included."""


class LocalPubSub:
    """Pub/sub within one process."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)

    async def subscribe(self, room: str, hear: Hear) -> None:
        """Call `hear` with every notice about the room from now on."""
        self._hearers[room].append(hear)

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """Stop calling it."""
        self._hearers[room].remove(hear)
        if not self._hearers[room]:
            del self._hearers[room]

    def publish(self, room: str, notice: bytes) -> None:
        """Call all subscribers."""
        for hear in tuple(self._hearers.get(room, ())):
            hear(notice)


# --- notices ----------------------------------------------------------------------------------------------------------


class _Notice(Struct, frozen=True, tag=snake):
    origin: str
    """The process that sends it (`RoomServices.origin`)."""


class WrittenNotice(_Notice, frozen=True):
    """An event of that number is in the log."""

    number: int


class EmoteNotice(_Notice, frozen=True):
    """Somebody sent an emote."""

    person: int
    emote: Emote


class ScoresHeldNotice(_Notice, frozen=True):
    """Somebody holds a round's scores, or no longer."""

    person: int
    round: int
    held: bool


class PresenceNotice(_Notice, frozen=True):
    """Presence notice: the people and the number of spectators connected to that process."""

    people: tuple[int, ...]
    watching: int


class PresenceQuestion(_Notice, frozen=True):
    """That process has opened the room, and asks who is connected elsewhere."""


Notice = WrittenNotice | EmoteNotice | ScoresHeldNotice | PresenceNotice | PresenceQuestion

encode_notice: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Notice)


def decode_notice(told: bytes) -> Notice:
    """Decode a notice."""
    notice: Notice = _decoder.decode(told)
    return notice
