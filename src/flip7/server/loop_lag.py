"""Measure the lag of the event loop: how long everybody waits because something else is being done."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from typing import Final, NoReturn

INTERVAL_SECONDS: Final = 0.5


async def measure_loop_lag(
    observe: Callable[[float], object],
    clock: Callable[[], float] = time.perf_counter,
    sleep: Callable[[float], Awaitable[object]] = asyncio.sleep,
) -> NoReturn:
    """Sleep again and again, and observe by how many seconds each sleep was too long."""
    while True:
        before = clock()
        await sleep(INTERVAL_SECONDS)
        observe(max(0.0, clock() - before - INTERVAL_SECONDS))
