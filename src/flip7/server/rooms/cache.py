"""An LRU cache of folded rooms, so that reading a table does not fold its whole log each time."""

from collections import OrderedDict
from typing import Final

from flip7.server.rooms.room import Room

MAX_CACHED_ROOMS: Final = 64
"""Rooms are small (a log of 5,000 events folds into some 100 kB), and more than this are seldom read in turn."""


class RoomCache:
    """The rooms that were read last, each folded up to some event of its log.

    A room is taken out while its log is folded further, so that nobody else changes it meanwhile.
    """

    def __init__(self, most: int = MAX_CACHED_ROOMS) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def __len__(self) -> int:
        return len(self._rooms)

    def take(self, id_: str, most_events: int | None = None) -> Room | None:
        """Take the room out of the cache, if it is there and is not folded past that many events."""
        room = self._rooms.get(id_)
        if room is None or (most_events is not None and room.length > most_events):
            return None
        return self._rooms.pop(id_)

    def put(self, room: Room) -> None:
        """Keep the room; evict the one that was not used for longest."""
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        while len(self._rooms) > self._most:
            self._rooms.popitem(last=False)

    def drop(self, id_: str) -> None:
        """Forget the room."""
        self._rooms.pop(id_, None)
