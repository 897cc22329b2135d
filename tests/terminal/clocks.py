"""Clocks for the terminal table: turned by hand, or always a step ahead of whoever waits."""

import asyncio
from collections.abc import Callable

from tests.server.clocks import FakeClock, FakeTimer
from tests.server.server_in_process import PATIENCE


class TurnedClock(FakeClock):
    """Stands still until it is turned; whoever turns it can wait until somebody waits by it."""

    def __init__(self) -> None:
        super().__init__()
        self._set = asyncio.Event()

    def call_later(self, seconds: float, call: Callable[..., object], *args: object) -> FakeTimer:
        self._set.set()
        return super().call_later(seconds, call, *args)

    async def until_set_for(self, seconds: float) -> None:
        """Wait until a timer is set for these seconds, or for a fifth more or less."""
        async with asyncio.timeout(PATIENCE):
            while not any(0.8 * seconds <= left <= 1.2 * seconds for left in self.waiting()):
                self._set.clear()
                await self._set.wait()


class HastyClock(FakeClock):
    """A clock on which sleeping takes no real time, and moves it on. Its timers do not ring by themselves."""

    def __init__(self) -> None:
        super().__init__()
        self.slept: list[float] = []
        """For how long everybody would have slept."""

    async def sleep(self, seconds: float) -> None:
        self.slept.append(seconds)
        self.pass_time(seconds)
        await asyncio.sleep(0)
