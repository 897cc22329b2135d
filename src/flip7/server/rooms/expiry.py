"""Expiry of old tables, in two steps, by a clock that is not believed too quickly.

A sweep marks tables at which nothing has happened for long; one that is still old a day later is removed. A server
whose clock is wrong for some hours, as a small computer's without a battery may be, therefore deletes nothing.
"""

import logging
from collections.abc import Callable
from typing import Final

from flip7.clock import Clock
from flip7.server.config import DAY, Retention
from flip7.server.storage.store import Expiry, RoomStore

log: Final = logging.getLogger("flip7.server")

SWEPT: Final = "swept"
"""The key under which the store keeps the time of the last sweep."""
_HOUR_MS: Final = 3_600_000
_DAY_MS: Final = DAY * 1000
_PLAUSIBLE_MS: Final = 2 * _DAY_MS
"""A server that was off for longer than this must first run for a day before it removes anything."""


class ExpirySweeper:
    """Marks and removes expired tables."""

    def __init__(
        self,
        store: RoomStore,
        retention: Retention,
        clock: Clock,
        open_rooms: Callable[[], frozenset[str]],
    ) -> None:
        self._store = store
        self._retention = retention
        self._clock = clock
        self._open_rooms = open_rooms
        self._last: tuple[int, float] | None = None
        """This process's last sweep, by both clocks."""
        self._steady_since: float | None = None
        """Since when the wall clock has been steady, by the monotonic one."""
        self._behind_since: float | None = None
        """Since when it has been behind the newest entry, by the monotonic one."""

    async def sweep(self) -> list[str]:
        """Mark tables that are old, remove those that were marked a day ago, and return the ids of the latter."""
        now, ticks = self._clock.now(), self._clock.monotonic()
        if not await self._is_plausible(now, ticks):
            return []
        expired = await self._store.expire(self._rule(now, ticks), self._open_rooms())
        await self._store.meta_set(SWEPT, now)
        if expired.marked:
            log.info("%d tables are old and will be removed in a day", expired.marked)
        if expired.removed:
            log.info("%d tables have expired", len(expired.removed))
        return expired.removed

    async def _is_plausible(self, now: int, ticks: float) -> bool:
        """Compare the wall clock with the newest entry, the last sweep and the monotonic clock."""
        swept, newest = await self._store.meta_get(SWEPT), await self._store.newest()
        if newest is None or now >= newest - _HOUR_MS:
            self._behind_since = None
        elif not self._is_settled(ticks):
            log.warning(
                "the clock is %d hours behind the newest entry: no table is removed", (newest - now) // _HOUR_MS
            )
            self._steady_since = None
            return False
        jumped = self._last is not None and abs((now - self._last[0]) - (ticks - self._last[1]) * 1000) > _DAY_MS
        first = self._last is None
        self._last = (now, ticks)
        if jumped:
            log.warning("the clock has jumped by more than a day: no table is removed before it is steady for a day")
            self._steady_since = ticks
            return False
        if first or self._steady_since is None:
            was_recent = swept is not None and 0 <= now - swept <= _PLAUSIBLE_MS
            self._steady_since = ticks - DAY if first and was_recent else ticks
        return True

    def _is_settled(self, ticks: float) -> bool:
        """Return whether the clock was behind for a day: then it is right, and was ahead when the entry was made."""
        if self._behind_since is None:
            self._behind_since = ticks
        return ticks - self._behind_since >= DAY

    def _rule(self, now: int, ticks: float) -> Expiry:
        retention = self._retention
        assert self._steady_since is not None, "a plausible clock is steady since some time"
        steady = ticks - self._steady_since >= DAY
        return Expiry(
            now=now,
            lobbies_before=now - int(retention.lobbies * 1000),
            lonely_before=now - int(retention.lonely * 1000),
            games_before=now - int(retention.games * 1000),
            records_before=now - int(retention.records * 1000),
            remove_marked_before=now - _DAY_MS if steady else None,
        )
