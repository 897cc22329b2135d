"""A small cache of folded rooms, so that looking at a table does not read its whole log each time."""

from collections import OrderedDict
from typing import Final

from flip7.server.rooms.room import Room

MAX_CACHED_ROOMS: Final = 64
"""Rooms are small (a log of 5,000 acts folds into some 100 kB), and more than this are seldom looked at in turn."""


class RoomCache:
    """The rooms that were looked at last, each as it was after some act of its log.

    A room is taken out while somebody follows its log further, so that nobody else changes it meanwhile.
    """

    def __init__(self, most: int = MAX_CACHED_ROOMS) -> None:
        self._most = most
        self._rooms: OrderedDict[str, Room] = OrderedDict()

    def __len__(self) -> int:
        return len(self._rooms)

    def take(self, id_: str, most_acts: int | None = None) -> Room | None:
        """Take the room out of the cache, if it is there and has not gone past that many acts."""
        room = self._rooms.get(id_)
        if room is None or (most_acts is not None and room.length > most_acts):
            return None
        return self._rooms.pop(id_)

    def put(self, room: Room) -> None:
        """Keep the room; the one that was not looked at for longest makes way."""
        self._rooms[room.id] = room
        self._rooms.move_to_end(room.id)
        while len(self._rooms) > self._most:
            self._rooms.popitem(last=False)

    def drop(self, id_: str) -> None:
        """Forget the room."""
        self._rooms.pop(id_, None)
