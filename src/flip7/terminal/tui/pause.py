"""A pause between two beats, which somebody may cut short."""

import asyncio

from flip7.clock import Clock


class Pause:
    """Waits by a clock that is passed in, until the time is over or `skip` is called."""

    def __init__(self, clock: Clock) -> None:
        self._clock = clock
        self._over = asyncio.Event()

    def skip(self) -> None:
        """End the pause at once; one that begins later takes its time."""
        self._over.set()

    async def wait(self, seconds: float) -> None:
        """Wait for so many seconds; zero only lets others go on."""
        self._over.clear()
        if seconds == 0:
            await asyncio.sleep(0)
            return
        timer = self._clock.call_later(seconds, self._over.set)
        try:
            await self._over.wait()
        finally:
            timer.cancel()

    async def wait_for_skip(self) -> None:
        """Wait for as long as it takes."""
        self._over.clear()
        await self._over.wait()
