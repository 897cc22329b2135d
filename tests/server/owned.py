"""Rooms and the server's owner, for tests."""

from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import TypeVar, cast

from flip7.protocol.room_events import LogLine, decode_line
from flip7.server.admin.commands import Admin
from flip7.server.admin.protocol import Failed, Request, Response
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Store
from tests.server.rooms_fixture import open_rooms

R = TypeVar("R", bound=Response)
DATABASE = "tables.sqlite"
NOW = 1_900_000_000_000
"""The owner's clock stands still, in milliseconds since 1970."""


@dataclass(slots=True)
class Owned:
    """A store with its owner, and the rooms if a server runs."""

    store: Store
    admin: Admin
    blocked: list[tuple[str, int | None]] = field(default_factory=list)
    """The calls of the rate limiter's block, in order."""

    async def ask(self, request: Request, expected: type[R]) -> R:
        """The answer, which is of that kind."""
        answer = await self.admin.answer(request)
        assert isinstance(answer, expected), answer
        return answer

    async def refused(self, request: Request) -> str:
        """The sentence that says why not."""
        return (await self.ask(request, Failed)).message

    async def room(self, table: str) -> Room:
        """The room as its log says."""
        kept = await self.store.find(table)
        assert kept is not None
        room = Room.stored(kept)
        for _ in room.follow(await self.store.log(kept.id)):
            pass
        return room

    async def lines(self, table: str) -> Sequence[LogLine]:
        """The log of the table."""
        kept = await self.store.find(table)
        assert kept is not None
        return [decode_line(entry.act) for entry in await self.store.log(kept.id)]

    def set_blocks(self, blocks: Sequence[tuple[str, int | None]]) -> None:
        self.blocked = list(blocks)


@asynccontextmanager
async def owned_rooms(folder: Path) -> AsyncIterator[tuple[Rooms, Owned]]:
    """Open rooms, and their owner."""
    async with open_rooms(folder) as rooms:
        yield rooms, _owned(cast("Store", rooms._store), rooms)


@asynccontextmanager
async def owned_store(folder: Path) -> AsyncIterator[Owned]:
    """The database without a server."""
    store = await open_store(str(folder / DATABASE))
    try:
        yield _owned(store, None)
    finally:
        await store.close()


def _owned(store: Store, rooms: Rooms | None) -> Owned:
    def tell(blocks: Sequence[tuple[str, int | None]]) -> None:
        owned.set_blocks(blocks)

    owned = Owned(store, Admin(store, lambda: NOW, rooms, tell))
    return owned
