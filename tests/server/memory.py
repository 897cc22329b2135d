"""A store that forgets everything at its end: quick, and able to be slow on purpose."""

import asyncio
from collections.abc import Sequence
from dataclasses import replace

from flip7.server.storage.store import Entry, Expiry, Following, Kept, Phase, StoreTrouble, Taken


class MemoryStore:
    """Keeps rooms in dictionaries; what its methods promise stands in `Store`."""

    def __init__(self) -> None:
        self.rooms: dict[str, Kept] = {}
        self.codes: dict[str, str] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.seconds = 0.0
        """So long every write takes."""
        self.trouble = False
        """Whether the store can neither be read nor written."""

    async def create(self, room: Kept, entries: list[Entry], following: Following | None = None) -> None:
        await self._write()
        if following is None and room.code in self.codes:
            raise Taken
        if following is not None:
            self._add(following.room, following.number, following.entry)
        self.rooms[room.id] = room
        self.codes[room.code] = room.id
        self.logs[room.id] = list(entries)

    async def append(self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None) -> None:
        self._check()
        for place, entry in enumerate(entries):
            self._add(room, number + place, entry)  # it is on its way to the disk, whether anybody waits for it or not
        if phase is not None:
            self.rooms[room] = replace(self.rooms[room], phase=phase)
        await self._write()

    async def find(self, key: str) -> Kept | None:
        self._check()
        return self.rooms.get(self.codes.get(key, key))

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        self._check()
        return self.logs[room][since : None if limit is None else since + limit]

    async def count(self) -> int:
        self._check()
        return sum(room.phase is not Phase.OVER for room in self.rooms.values())

    async def unfinished(self) -> list[str]:
        self._check()
        return [room.id for room in self.rooms.values() if room.phase is Phase.PLAYING]

    async def newest_public(self, limit: int) -> list[Kept]:
        self._check()
        shown = [room for room in self.rooms.values() if room.public and room.phase is not Phase.OVER]
        return sorted(shown, key=lambda room: room.created, reverse=True)[:limit]

    async def expire(self, rule: Expiry, but: frozenset[str]) -> list[str]:
        self._check()
        assert rule.lobbies_before >= 0, "nothing is old enough here"
        return [room for room in but if room not in self.rooms]

    async def check(self) -> None:
        self._check()

    async def close(self) -> None:
        self.trouble = True

    def _add(self, room: str, number: int, entry: Entry) -> None:
        if number < len(self.logs[room]):
            raise Taken
        assert number == len(self.logs[room]), "no gap in a log"
        self.logs[room].append(entry)

    async def _write(self) -> None:
        self._check()
        await asyncio.sleep(self.seconds)

    def _check(self) -> None:
        if self.trouble:
            raise StoreTrouble("the store is out of order")
