"""Reconnect: connect again with exponential backoff and jitter, after as many tries as it takes."""

from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from itertools import count
from random import SystemRandom
from typing import Final

from flip7.client.connection import Connection, TryLater, Unreachable
from flip7.clock import Clock

MIN_RECONNECT_SECONDS: Final = 0.05
"""A server that says «come back in 0 seconds» is not hammered."""
_JITTER: Final = 0.2
"""Each pause is shorter or longer by up to this share, so that clients do not all reconnect at the same moment."""


@dataclass(frozen=True, slots=True)
class Backoff:
    """Exponential backoff: how many seconds to wait before a reconnect."""

    first: float = 1.0
    longest: float = 30.0

    def after(self, tries: int) -> float:
        """Return the pause after that many failed tries; each is twice as long as the one before."""
        return float(min(self.first * 2 ** min(tries, 16), self.longest))


class Reconnector:
    """Connects again when a connection has broken."""

    def __init__(
        self, connect: Callable[[], Awaitable[Connection]], clock: Clock, on_failure: Callable[[], None]
    ) -> None:
        """Make each try with `connect`, and call `on_failure` when one has failed."""
        self._connect = connect
        self._clock = clock
        self._on_failure = on_failure
        self._chance = SystemRandom()
        self.backoff: Backoff = Backoff()

    async def reconnect(self, pause: float) -> Connection:
        """Try after so many seconds, and again after each failure; raise what `connect` raises if it is no use."""
        for tries in count(1):
            await self._clock.sleep(pause * self._chance.uniform(1 - _JITTER, 1 + _JITTER))
            try:
                return await self._connect()
            except (TryLater, Unreachable) as trouble:
                told = trouble.seconds if isinstance(trouble, TryLater) else None
                pause = self.backoff.after(tries) if told is None else max(told, self.backoff.first)
                self._on_failure()
        raise AssertionError("there is always another try")
