"""How processes that serve the same tables tell each other what is new.

A notice may be lost: whoever hears of a new act reads the log itself. Within one process there is nobody else to tell,
and `LocalPubSub` is all it takes; several halls in one process hear each other through it.
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
        """From now on `hear` is called with every notice about the room."""

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """From now on it is not."""

    def publish(self, room: str, notice: bytes) -> None:
        """Whoever has subscribed hears it soon, the publisher included."""


class LocalPubSub:
    """A bus that ends at the walls of this process."""

    def __init__(self) -> None:
        self._hearers: defaultdict[str, list[Hear]] = defaultdict(list)

    async def subscribe(self, room: str, hear: Hear) -> None:
        """From now on `hear` is called with every notice about the room."""
        self._hearers[room].append(hear)

    async def unsubscribe(self, room: str, hear: Hear) -> None:
        """From now on it is not."""
        self._hearers[room].remove(hear)
        if not self._hearers[room]:
            del self._hearers[room]

    def publish(self, room: str, notice: bytes) -> None:
        """Everybody hears it at once."""
        for hear in tuple(self._hearers.get(room, ())):
            hear(notice)


# --- notices ----------------------------------------------------------------------------------------------------------


class _Notice(Struct, frozen=True, tag=snake):
    origin: str
    """The hall that says it."""


class WrittenNotice(_Notice, frozen=True):
    """An act of that number is in the log."""

    number: int


class EmoteNotice(_Notice, frozen=True):
    """Somebody waves."""

    person: int
    emote: Emote


class ScoresHeldNotice(_Notice, frozen=True):
    """Somebody holds a round's scores, or no longer."""

    person: int
    round: int
    held: bool


class PresenceNotice(_Notice, frozen=True):
    """Who is connected to that hall, and how many watch there."""

    people: tuple[int, ...]
    watching: int


class PresenceQuestion(_Notice, frozen=True):
    """That hall has opened the room and would like to know who is connected elsewhere."""


Notice = WrittenNotice | EmoteNotice | ScoresHeldNotice | PresenceNotice | PresenceQuestion

encode_notice: Final = msgspec.json.Encoder().encode
_decoder: Final = msgspec.json.Decoder(Notice)


def decode_notice(told: bytes) -> Notice:
    """The notice that was told."""
    notice: Notice = _decoder.decode(told)
    return notice
