"""A clock for tests, turned by hand: nothing sleeps, and timers ring when the test says so."""

import asyncio
import heapq
from collections.abc import Callable
from itertools import count
from typing import Final

from tests.server.turns import quiet

START: Final = 1_700_000_000_000
"""A time in 2023, in milliseconds since 1970."""


class FakeTimer:
    """A timer of the fake clock."""

    def __init__(self, at: float, call: Callable[..., object], args: tuple[object, ...]) -> None:
        self.at = at
        self.call = call
        self.args = args
        self.is_cancelled = False

    def cancel(self) -> None:
        self.is_cancelled = True
        self.call, self.args = _nothing, ()  # what it held may go, as with the timers of a loop

    def ring(self) -> None:
        if not self.is_cancelled:
            self.call(*self.args)


class FakeClock:
    """Stands still until it is turned; the wall clock can also be set on its own."""

    def __init__(self) -> None:
        self.wall = START
        self.ticks = 1000.0
        self._timers: list[tuple[float, int, FakeTimer]] = []
        self._order = count()

    def now(self) -> int:
        return self.wall

    def monotonic(self) -> float:
        return self.ticks

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> FakeTimer:
        """Ring in so many seconds of this clock; what is due now rings in the next turn of the event loop."""
        timer = FakeTimer(self.ticks + max(0.0, seconds), call, args)
        if seconds <= 0:
            asyncio.get_running_loop().call_soon(timer.ring)
        else:
            heapq.heappush(self._timers, (timer.at, next(self._order), timer))
        return timer

    async def sleep(self, seconds: float) -> None:
        awake: asyncio.Future[None] = asyncio.get_running_loop().create_future()

        def wake() -> None:
            if not awake.done():
                awake.set_result(None)

        timer = self.call_later(seconds, wake)
        try:
            await awake
        finally:
            timer.cancel()

    def set_wall(self, milliseconds: int) -> None:
        """The wall clock jumps; the monotonic one does not."""
        self.wall = milliseconds

    def pass_time(self, seconds: float) -> None:
        """Time goes by, and no timer rings."""
        self.wall += round(seconds * 1000)
        self.ticks += seconds

    async def turn(self, seconds: float) -> None:
        """Turn the clock on; each timer rings when its time has come, and what follows from it goes on meanwhile."""
        end = self.ticks + seconds
        await quiet()
        while self._timers and self._timers[0][0] <= end:
            at, _, timer = heapq.heappop(self._timers)
            if timer.is_cancelled:
                continue
            self.pass_time(max(0.0, at - self.ticks))
            timer.ring()
            await quiet()
        self.pass_time(end - self.ticks)
        await quiet()

    def waiting(self) -> list[float]:
        """In how many seconds each timer rings that has not been cancelled."""
        return sorted(at - self.ticks for at, _, timer in self._timers if not timer.is_cancelled)


def _nothing() -> None:
    """Stand in for the callback of a cancelled timer."""
