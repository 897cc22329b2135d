"""The list of public tables, answered from memory and refreshed in the background."""

import asyncio
from collections.abc import Awaitable, Callable
from math import inf
from typing import Final

from flip7.protocol.errors import Refused
from flip7.protocol.messages import TableListed
from flip7.server.rooms.room import Room
from flip7.server.rooms.services import RoomServices
from flip7.server.rooms.views import listed
from flip7.server.storage.store import StoredRoom, StoreTrouble

MAX_LISTED_TABLES: Final = 50
_LIST_SECONDS: Final = 3.0
"""Answer from memory for this long: pages that show the list ask every five seconds."""


class PublicList:
    """The newest public tables that are not over."""

    def __init__(self, services: RoomServices, read: Callable[[StoredRoom], Awaitable[Room]]) -> None:
        self._services = services
        self._read = read
        """Returns a room as it is now, with or without its game."""
        self._refreshing: asyncio.Task[None] | None = None
        self._tables: list[TableListed] | None = None
        self._made_at = -inf
        """When the list was made, by the monotonic clock."""

    @property
    def is_refreshing(self) -> bool:
        """Whether the list is being made anew."""
        return self._refreshing is not None

    async def newest(self, limit: int) -> list[TableListed]:
        """List the newest public tables that are not over, from a memory of some seconds.

        While the list is made anew, which takes a while after a restart, everybody is answered with the one before.
        """
        if self._refreshing is None and self._services.clock.monotonic() - self._made_at > _LIST_SECONDS:
            self._refreshing = asyncio.get_running_loop().create_task(self._refresh())
            self._refreshing.add_done_callback(lambda task: task.cancelled() or task.exception())  # nobody may wait
        if self._tables is None and self._refreshing is not None:
            await asyncio.shield(self._refreshing)
        return (self._tables or [])[:limit]

    def add(self, kept: StoredRoom, room: Room) -> None:
        """Put a new table first, without making the list anew."""
        if kept.public and self._tables is not None:
            self._tables.insert(0, self._listed(kept, room))

    def cancel(self) -> None:
        """Stop making the list: the server stops."""
        if self._refreshing is not None:
            self._refreshing.cancel()

    async def _refresh(self) -> None:
        try:
            self._tables = await self._list()
            self._made_at = self._services.clock.monotonic()
        except StoreTrouble:
            self._tables = None  # whoever asks next tries again, and is told
            raise
        finally:
            self._refreshing = None

    async def _list(self) -> list[TableListed]:
        found: list[TableListed] = []
        for kept in await self._services.store.newest_public(MAX_LISTED_TABLES):
            try:
                room = await self._read(kept)
            except (StoreTrouble, Refused) as trouble:
                self._services.metrics.trouble.inc()
                self._services.warnings.warning("a table cannot be listed", trouble)
            else:
                found.append(self._listed(kept, room))
        return found

    def _listed(self, kept: StoredRoom, room: Room) -> TableListed:
        return listed(room, kept.created, self._services.settings.link(kept.code))
