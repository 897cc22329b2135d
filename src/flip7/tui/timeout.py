"""`asyncio.timeout`, by a clock that is passed in."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager

from flip7.server.clock import Clock


@asynccontextmanager
async def timeout(clock: Clock, seconds: float) -> AsyncIterator[Callable[[float], None]]:
    """Raise `TimeoutError` if the block is not left after so many seconds; call what it yields to start them anew."""
    async with asyncio.timeout(None) as limit:

        def expire() -> None:
            limit.reschedule(asyncio.get_running_loop().time())

        timer = clock.call_later(seconds, expire)

        def restart(seconds: float) -> None:
            nonlocal timer
            timer.cancel()
            timer = clock.call_later(seconds, expire)

        try:
            yield restart
        finally:
            timer.cancel()
