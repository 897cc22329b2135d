"""Reading logs: fold a room from its log page by page, and keep folded rooms in a small cache."""

import asyncio
from collections.abc import Callable
from contextlib import nullcontext
from typing import Final

from flip7.protocol.messages import as_text
from flip7.protocol.room_events import RoomEvent
from flip7.server.rooms.cache import RoomCache
from flip7.server.rooms.room import GameStep, Room
from flip7.server.rooms.views import happened
from flip7.server.storage.store import DamagedLog, RoomStore, StoredRoom

MAX_HISTORY_EVENTS: Final = 2_000
"""The most past events that are told in one answer; a client that has missed more is shown the table instead."""
_PAGE_ENTRIES: Final = 512
"""Entries of a log that are read, and held in memory, at a time."""
_ENTRIES_PER_TURN: Final = 16
"""Entries that are folded before other tasks of the event loop get their turn."""

OnEntry = Callable[[int, RoomEvent, GameStep], object]
"""Called with each entry that was folded: its time, its event, and what it did in the game."""


class LogReader:
    """Folds rooms from their logs. Of long logs one is read at a time, so that games go on beside it."""

    def __init__(self, store: RoomStore) -> None:
        self._store = store
        self._turn = asyncio.Semaphore()
        """Held while a long log is read."""
        self._list_turn = asyncio.Semaphore()
        """Held while a long log is read for the list of public tables, which waits for nobody else."""
        self.cache: RoomCache = RoomCache()
        self._lobby_cache = RoomCache()
        """For the list of public tables: rooms without their games."""

    async def length(self, room: Room) -> int:
        """Ask the store how many entries the room's log has."""
        return (await self._store.lengths([room.id])).get(room.id, 0)

    async def fold(self, room: Room, before: int | None = None, on_entry: OnEntry | None = None) -> None:
        """Fold a log to its end, or to before the event of that number, page by page."""
        await self._fold(room, self._turn, before, on_entry)

    async def _fold(
        self, room: Room, turn: asyncio.Semaphore, before: int | None = None, on_entry: OnEntry | None = None
    ) -> None:
        """Wait for the turn only if the rest is longer than a page: short logs do not wait for long ones."""
        length = await self.length(room)
        end = length if before is None else min(before, length)
        async with turn if end - room.length > _PAGE_ENTRIES else nullcontext():
            while room.length < end and await self._fold_page(room, min(_PAGE_ENTRIES, end - room.length), on_entry):
                pass
        if length == 0:
            raise DamagedLog(f"table {room.id}: its log is empty")

    async def _fold_page(self, room: Room, limit: int, on_entry: OnEntry | None) -> int:
        """Fold at most `limit` more entries, and return how many there were; other tasks get their turn meanwhile."""
        page = await self._store.log(room.id, room.length, limit)
        for place, (entry, event, step) in enumerate(room.follow(page)):
            if on_entry is not None:
                on_entry(entry.at, event, step)
            if place % _ENTRIES_PER_TURN == 0:
                await asyncio.sleep(0)
        return len(page)

    async def room(self, kept: StoredRoom) -> Room:
        """Return a room that is not open, folded to the end of its log."""
        room = self.cache.take(kept.id) or Room.stored(kept)
        await self.fold(room)
        self.cache.put(room)
        return room

    async def seating(self, kept: StoredRoom) -> Room:
        """Return a room that is not open without its game: the list of public tables shows no more."""
        room = self._lobby_cache.take(kept.id) or Room.stored(kept, has_referee=False)
        await self._fold(room, self._list_turn)
        self._lobby_cache.put(room)
        return room

    async def history(self, kept: StoredRoom, since: int) -> list[str]:
        """Return the messages of the events from that number on, as they were told; at most `MAX_HISTORY_EVENTS`."""
        room = self.cache.take(kept.id, since) or Room.stored(kept)
        await self.fold(room, since)
        told: list[str] = []

        def tell(at: int, event: RoomEvent, step: GameStep) -> None:
            told.append(as_text(happened(room, at, event, step, None)))

        await self.fold(room, since + MAX_HISTORY_EVENTS, tell)
        self.cache.put(room)  # where the next page of the same log begins
        return told

    def drop(self, room: str) -> None:
        """Forget a room that is gone, or whose log was changed."""
        self.cache.drop(room)
        self._lobby_cache.drop(room)
