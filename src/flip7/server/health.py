"""Health and readiness: whether the store can be written now, and whether new people may come."""

import asyncio
import logging
import time
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Limits
from flip7.server.metrics import Metrics
from flip7.server.storage.store import StoreTrouble

log: Final = logging.getLogger("flip7.server")

CACHED_SECONDS: Final = 1.0
"""Seconds for which a result is cached: the check writes, and frequent requests must not cause frequent writes."""
CHECK_TIMEOUT_SECONDS: Final = 5.0
"""A store that does not answer within this long is not healthy."""
INTERVAL_SECONDS: Final = 5.0
"""The interval of the background check: a full disk is reported within this long."""
LOW_DISK_BYTES: Final = 100 * 2**20
"""Warn the owner when less than this is free on the disk."""

Sleep = Callable[[float], Awaitable[object]]


class StoreProbe:
    """The checks of a store that health needs."""

    def __init__(
        self,
        check: Callable[[], Awaitable[None]],
        count: Callable[[], Awaitable[int]],
        free_bytes: Callable[[], int | None],
    ) -> None:
        self.check = check
        """Write and read, or raise `StoreTrouble`."""
        self.count = count
        """Count the tables that are not over."""
        self.free_bytes = free_bytes
        """Bytes that are free where tables are kept; None if nobody knows."""


class Health:
    """Checks the store, logs changes of its state, and answers health and readiness requests."""

    def __init__(
        self,
        probe: StoreProbe,
        limits: Limits,
        sockets: Callable[[], int],
        metrics: Metrics,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self.draining = False
        """Whether nobody new should come: the server stops, or its owner drains it."""
        self._probe = probe
        self._limits = limits
        self._sockets = sockets
        self._metrics = metrics
        self._clock = clock
        self._looking: asyncio.Task[StoreTrouble | None] | None = None
        self._trouble: StoreTrouble | None = None
        self._tables = 0
        self._looked_at: float | None = None
        self._is_tight = False
        metrics.store_healthy.set(1)  # it has just been opened

    async def check_healthy(self) -> None:
        """Raise `Refused` if the store cannot be written now."""
        if await self.trouble() is not None:
            raise Refused(Reason.STORE_TROUBLE, say("refused-unhealthy"))

    async def check_ready(self) -> None:
        """Raise `Refused` if new people should go elsewhere: we stop, or are unhealthy, or full."""
        if self.draining:
            raise Refused(Reason.STOPPING, say("refused-stopping"))
        await self.check_healthy()
        if self._sockets() >= self._limits.sockets:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-sockets"))
        if self._tables >= self._limits.tables:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-house-full"))

    async def trouble(self) -> StoreTrouble | None:
        """Return what is wrong with the store, cached for a second; concurrent callers share one check."""
        if self._looked_at is not None and self._clock() - self._looked_at < CACHED_SECONDS:
            return self._trouble
        if self._looking is None:
            self._looking = asyncio.create_task(self._look())
            self._looking.add_done_callback(self._looked)
        return await asyncio.shield(self._looking)

    async def watch(self, sleep: Sleep = asyncio.sleep) -> NoReturn:
        """Check every few seconds, so that the owner hears of trouble before people do."""
        while True:
            await sleep(INTERVAL_SECONDS)
            await self.trouble()

    def _looked(self, _: object) -> None:
        self._looking = None

    async def _look(self) -> StoreTrouble | None:
        trouble = await self._found_trouble()
        self._note_space()
        self._note(trouble)
        self._looked_at = self._clock()
        return trouble

    async def _found_trouble(self) -> StoreTrouble | None:
        try:
            async with asyncio.timeout(CHECK_TIMEOUT_SECONDS):
                await self._probe.check()
                self._tables = await self._probe.count()
        except StoreTrouble as trouble:
            return trouble
        except TimeoutError:
            return StoreTrouble(f"the database has not answered for {CHECK_TIMEOUT_SECONDS:.0f} seconds")
        return None

    def _note(self, trouble: StoreTrouble | None) -> None:
        """Log a change of state once, not with every request."""
        self._metrics.store_healthy.set(trouble is None)
        # The store is closed when the server stops, and that is no trouble.
        if str(trouble) != str(self._trouble) and not self.draining:
            if trouble is None:
                log.warning("the database can be written again; games continue")
            else:
                log.error("%s. Games wait, and continue by themselves when that is fixed", trouble)
        self._trouble = trouble

    def _note_space(self) -> None:
        free = self._probe.free_bytes()
        if free is None:
            return
        self._metrics.store_free_bytes.set(free)
        if free < LOW_DISK_BYTES and not self._is_tight:
            log.warning(
                "only %d MB are free on the disk of the database: free some space before it is full", free // 2**20
            )
        self._is_tight = free < LOW_DISK_BYTES
