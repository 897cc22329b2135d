"""The pace of animations: speeds to choose from, and a pause between two beats that can be skipped.

Apart from `animator` because the start screen needs the speeds, and must not import what a game needs.
"""

import asyncio
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from flip7.clock import Clock

SPEEDS: Final = (2.0, 1.5, 1.0, 0.6, 0.3, 0.0)
"""Factors of a beat's duration, from slow to «do not animate»."""
USUAL: Final = 2
"""The index of the usual speed."""
_USUAL_SECONDS: Final = 0.4
"""Seconds that a card is seen at the usual speed, in the unit of `--pace`."""


def pace_of(seconds: float) -> int:
    """Return the index of the speed nearest to `--pace`."""
    wanted = seconds / _USUAL_SECONDS
    return min(range(len(SPEEDS)), key=lambda pace: abs(SPEEDS[pace] - wanted))


def standings_seconds(seconds: float, pace: int) -> float:
    """Return how long standings are shown: longer at slow speeds, never shorter, and not at all without animation."""
    return seconds * max(1.0, SPEEDS[pace]) if SPEEDS[pace] else 0.0


class Pause:
    """Waits by a clock that is passed in, until the time is over or `skip` is called."""

    def __init__(self, clock: "Clock") -> None:
        self._clock = clock
        self._over = asyncio.Event()

    def skip(self) -> None:
        """End the pause at once; one that begins later takes its time."""
        self._over.set()

    async def wait(self, seconds: float) -> None:
        """Wait for that many seconds; zero only lets other tasks run."""
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
        """Wait until `skip` is called."""
        self._over.clear()
        await self._over.wait()
