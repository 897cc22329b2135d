"""Background tasks: fire and forget, logged on failure, cancelled on shutdown."""

import asyncio
import logging
from collections.abc import Coroutine
from typing import Final

from flip7.server.room_metrics import RoomMetrics

log: Final = logging.getLogger("flip7.server")


class BackgroundTasks:
    """Tasks that nobody waits for."""

    def __init__(self, metrics: RoomMetrics) -> None:
        self._metrics = metrics
        self._tasks: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._tasks)

    def spawn(self, work: Coroutine[None, None, None]) -> None:
        """Start a task."""
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._done)

    async def stop(self) -> None:
        """Cancel all tasks, and wait until they have ended."""
        for task in tuple(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    def _done(self, task: asyncio.Task[None]) -> None:
        self._tasks.discard(task)
        if not task.cancelled() and (error := task.exception()) is not None:
            self._metrics.faults.inc()
            log.error("a background task failed", exc_info=error)
