"""Garbage collection by the clock and by closed sockets, so that each collection is short."""

import asyncio
import gc
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

INTERVAL_SECONDS: Final = 5.0
"""With two thousand sockets a look at what is new in five seconds takes 40 ms, at everything half a second."""
_OLDER, _ALL = 12, 720
"""Every minute those that are not quite new are looked at too, every hour all of them."""
CLOSED_SOCKETS: Final = 1_000
"""Run a full collection when this many have closed since the last: each may leave 20 kB behind."""
YOUNG, OLDER, ALL = 0, 1, 2


class GarbageCollector:
    """Collects instead of Python, which counts objects and would run long collections every few seconds."""

    def __init__(self, closed: Callable[[], int], collect: Callable[[int], object] = gc.collect) -> None:
        self._closed = closed
        """Counts the sockets that have closed since the start."""
        self._collect = collect
        self._tick = 0
        self._closed_before = 0
        """When everything was looked at last."""

    def look(self) -> None:
        """Collect the generation whose turn it is."""
        self._tick += 1
        generation = self._generation()
        if generation == ALL:
            self._closed_before = self._closed()
        self._collect(generation)

    async def work(self, sleep: Callable[[float], Awaitable[object]] = asyncio.sleep) -> NoReturn:
        """Collect every few seconds."""
        while True:
            await sleep(INTERVAL_SECONDS)
            self.look()

    def _generation(self) -> int:
        if self._tick % _ALL == 0:
            return ALL
        if self._tick % _OLDER == 0:  # once a minute at most: whoever connects again and again must not make us stop
            return ALL if self._closed() - self._closed_before >= CLOSED_SOCKETS else OLDER
        return YOUNG
