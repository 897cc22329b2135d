"""Clock and timers of server and terminal. They are passed in, so that tests turn a clock by hand and never sleep."""

import asyncio
import time
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Protocol


class Timer(Protocol):
    """Something that will be called later."""

    def cancel(self) -> None:
        """Cancel the timer."""


class Clock(Protocol):
    """Tells the time and keeps timers."""

    def now(self) -> int:
        """Return the wall-clock time, in milliseconds since 1970. It may jump."""

    def monotonic(self) -> float:
        """Return seconds that only go forward, from some start."""

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        """Call the function after that many seconds."""

    async def sleep(self, seconds: float) -> None:
        """Sleep for that many seconds."""


class SystemClock:
    """The machine's clock, and the timers of the running event loop."""

    def now(self) -> int:
        """Return the wall-clock time, in milliseconds since 1970."""
        return time.time_ns() // 1_000_000

    def monotonic(self) -> float:
        """Return seconds that only go forward."""
        return time.monotonic()

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> Timer:
        """Call the function after that many seconds."""
        return asyncio.get_running_loop().call_later(seconds, call, *args)

    async def sleep(self, seconds: float) -> None:
        """Sleep for that many seconds."""
        await asyncio.sleep(seconds)


@asynccontextmanager
async def timeout(clock: Clock, seconds: float) -> AsyncIterator[Callable[[float], None]]:
    """Raise `TimeoutError` from the block when it takes longer by that clock; call what it yields to start anew.

    `asyncio.timeout` goes by the event loop's clock.
    """
    loop = asyncio.get_running_loop()
    async with asyncio.timeout(None) as limit:

        def start(seconds: float) -> Timer:
            return clock.call_later(seconds, lambda: limit.reschedule(loop.time()))

        timer = start(seconds)

        def restart(seconds: float) -> None:
            nonlocal timer
            timer.cancel()
            timer = start(seconds)

        try:
            yield restart
        finally:
            timer.cancel()
