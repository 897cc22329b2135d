"""A store that forgets everything at its end: quick, and able to be slow or to fail on purpose."""

import asyncio
from collections.abc import Collection, Mapping, Sequence
from dataclasses import replace
from pathlib import Path

from flip7.protocol.room_options import Phase
from flip7.server.storage.store import (
    Block,
    Entry,
    Expired,
    Expiry,
    Following,
    RoomSummary,
    StoredRoom,
    StoreTrouble,
    Taken,
)


class MemoryStore:
    """Keeps rooms in dictionaries; what its methods promise stands in `Store`."""

    def __init__(self) -> None:
        self.rooms: dict[str, StoredRoom] = {}
        self.codes: dict[str, str] = {}
        self.logs: dict[str, list[Entry]] = {}
        self.marks: dict[str, int] = {}
        self.meta: dict[str, int] = {}
        self.blocked: dict[str, Block] = {}
        self.reviews: dict[str, tuple[int, bytes]] = {}
        self.shared = False
        self.has_company = False
        self.free: int | None = None
        """The result of `free_bytes`."""
        self.lets_write = asyncio.Event()
        """Every write waits until it is set, as it is at first: tests clear it for a disk that is slow."""
        self.lets_write.set()
        self.trouble = False
        """Whether the store can neither be read nor written."""
        self.lost_acknowledgements = 0
        """The number of next calls of `append` that store everything, and then raise `StoreTrouble` all the same."""

    async def create(self, room: StoredRoom, entries: list[Entry], following: Following | None = None) -> None:
        await self._write()
        if (following is None or not following.moves_code) and room.code in self.codes:
            raise Taken
        if following is not None:
            self._add(following.room, following.number, [following.entry])
            self.rooms[following.room] = replace(self.rooms[following.room], phase=Phase.OVER)
        self.rooms[room.id] = room
        self.codes[room.code] = room.id
        self.logs[room.id] = list(entries)

    async def append(
        self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None, *, joined: bool = False
    ) -> None:
        self._check()
        self._add(room, number, entries)  # they are on their way to the disk, whether anybody waits for them or not
        kept = self.rooms[room]
        self.rooms[room] = replace(kept, phase=phase or kept.phase, joined=kept.joined or joined)
        await self._write()
        if self.lost_acknowledgements:
            self.lost_acknowledgements -= 1
            raise StoreTrouble("the acknowledgement was lost")

    async def find(self, key: str) -> StoredRoom | None:
        self._check()
        return self.rooms.get(self.codes.get(key, key))

    async def log(self, room: str, since: int = 0, limit: int | None = None) -> list[Entry]:
        self._check()
        return self.logs[room][since : None if limit is None else since + limit]

    async def lengths(self, rooms: Collection[str]) -> dict[str, int]:
        self._check()
        return {room: len(self.logs[room]) for room in rooms if room in self.rooms}

    async def count(self) -> int:
        self._check()
        return sum(room.phase is not Phase.OVER for room in self.rooms.values())

    async def unfinished(self) -> list[str]:
        self._check()
        return [room.id for room in self.rooms.values() if room.phase is Phase.PLAYING]

    async def newest_public(self, limit: int) -> list[StoredRoom]:
        self._check()
        shown = [room for room in self.rooms.values() if room.public and room.phase is not Phase.OVER]
        return sorted(shown, key=lambda room: room.created, reverse=True)[:limit]

    async def newest(self) -> int | None:
        self._check()
        return max(map(self._last, self.rooms), default=None)

    async def expire(self, rule: Expiry, but: frozenset[str]) -> Expired:
        await self._write()
        old = {room for room in self.rooms if room not in but and self._is_old(room, rule)}
        self.marks = {room: mark for room, mark in self.marks.items() if room in old and mark <= rule.now}
        before = rule.remove_marked_before
        removed = [] if before is None else [room for room, mark in self.marks.items() if mark < before]
        for room in removed:
            await self.remove(room)
        new = old - set(removed) - set(self.marks)
        self.marks |= dict.fromkeys(new, rule.now)
        return Expired(len(new), removed)

    async def meta_get(self, key: str) -> int | None:
        self._check()
        return self.meta.get(key)

    async def meta_set(self, key: str, value: int) -> None:
        await self._write()
        self.meta[key] = value

    async def check(self) -> None:
        self._check()

    def free_bytes(self) -> int | None:
        return self.free

    async def close(self) -> None:
        self.trouble = True

    # --- for the owner ------------------------------------------------------------------------------------------------

    async def backup(self, to: Path) -> None:
        raise StoreTrouble(f"{to}: a store in memory has no backup")

    async def rooms_kept(self, phase: Phase | None = None, *, limit: int = 100, offset: int = 0) -> list[RoomSummary]:
        self._check()
        found = [
            RoomSummary(room, len(self.logs[room.id]), self._last(room.id))
            for room in self.rooms.values()
            if phase in {None, room.phase}
        ]
        return sorted(found, key=lambda room: (room.kept.created, room.kept.id), reverse=True)[offset : offset + limit]

    async def remove(self, room: str) -> bool:
        await self._write()
        if room not in self.rooms:
            return False
        kept = self.rooms.pop(room)
        self.logs.pop(room)
        self.marks.pop(room, None)
        self.reviews.pop(room, None)
        if self.codes.get(kept.code) == room:
            del self.codes[kept.code]
        return True

    async def rewrite(self, room: str, acts: Mapping[int, bytes]) -> None:
        await self._write()
        log = self.logs.get(room, [])
        if not all(0 <= number < len(log) for number in acts):
            raise StoreTrouble(f"room {room} does not have all the entries that were to be rewritten")
        for number, act in acts.items():
            log[number] = replace(log[number], act=act)

    async def truncate(self, room: str, length: int, phase: Phase) -> None:
        await self._write()
        if room not in self.rooms:
            raise StoreTrouble(f"room {room} is not kept any more")
        del self.logs[room][length:]
        self.reviews.pop(room, None)
        self.rooms[room] = replace(self.rooms[room], phase=phase)

    async def blocks(self) -> list[Block]:
        self._check()
        return [self.blocked[prefix] for prefix in sorted(self.blocked)]

    async def block(self, prefix: str, until: int | None, reason: str) -> None:
        await self._write()
        self.blocked[prefix] = Block(prefix, until, reason)

    async def unblock(self, prefix: str) -> bool:
        await self._write()
        return self.blocked.pop(prefix, None) is not None

    # --- reviews ------------------------------------------------------------------------------------------------------

    async def review(self, room: str, version: int) -> bytes | None:
        self._check()
        kept = self.reviews.get(room)
        return kept[1] if kept is not None and kept[0] == version else None

    async def keep_review(self, room: str, version: int, report: bytes) -> None:
        await self._write()
        if room in self.rooms:
            self.reviews[room] = version, report

    # --- how ----------------------------------------------------------------------------------------------------------

    def _add(self, room: str, number: int, entries: Sequence[Entry]) -> None:
        if room not in self.logs:
            raise StoreTrouble(f"room {room} is not kept any more")
        if number < len(self.logs[room]):
            raise Taken
        assert number == len(self.logs[room]), "no gap in a log"
        self.logs[room].extend(entries)

    def _last(self, room: str) -> int:
        log = self.logs[room]
        return log[-1].at if log else self.rooms[room].created

    def _is_old(self, room: str, rule: Expiry) -> bool:
        kept = self.rooms[room]
        lobby = rule.lobbies_before if kept.joined else max(rule.lobbies_before, rule.lonely_before)
        before = {Phase.LOBBY: lobby, Phase.PLAYING: rule.games_before, Phase.OVER: rule.records_before}
        return self._last(room) < before[kept.phase]

    async def _write(self) -> None:
        self._check()
        await asyncio.sleep(0)
        await self.lets_write.wait()

    def _check(self) -> None:
        if self.trouble:
            raise StoreTrouble("the store is out of order")
