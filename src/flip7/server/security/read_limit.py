"""Rate and concurrency limits for expensive reads by REST: tables, logs and games may be long."""

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Settings
from flip7.server.security.addresses import Networks, prefixes_of
from flip7.server.security.rate_limit import PerAddress

MAX_WAITING_READS: Final = 32
"""Reads of one address that are under way or wait for their turn; more are refused at once."""


@dataclass(slots=True)
class _Lane:
    """The reads of one address."""

    turns: asyncio.Semaphore
    inside: int = 0


class ReadLimit:
    """Limits how often an address reads, how much at once, and how many addresses read at once."""

    def __init__(self, settings: Settings, clock: Callable[[], float]) -> None:
        limits = settings.limits
        self._reads = PerAddress(limits.reads, clock, lambda key: key in self._lanes)
        self._lists = PerAddress(limits.lists, clock, lambda _: False)
        self._previews = PerAddress(limits.lists, clock, lambda _: False)
        self._of_an_address = limits.concurrent_reads_of_an_address
        self._turns = asyncio.Semaphore(limits.concurrent_reads)
        self._lanes: dict[str, _Lane] = {}
        self._unlimited = Networks(settings.unlimited)

    @asynccontextmanager
    async def reading(self, address: str) -> AsyncIterator[None]:
        """Wait for the address's turn to read something long; `Refused` if it reads too much."""
        if address in self._unlimited:
            yield
            return
        self._take(self._reads, address)
        home = _home(address)
        lane = self._lanes.setdefault(home, _Lane(asyncio.Semaphore(self._of_an_address)))
        if lane.inside >= MAX_WAITING_READS:
            raise _refusal()
        lane.inside += 1
        try:
            async with lane.turns, self._turns:
                yield
        finally:
            lane.inside -= 1
            if lane.inside == 0:
                del self._lanes[home]

    def payer(self, address: str) -> str | None:
        """Return what stands for the address where its work is counted: an IPv6 /48 is one payer, as for the bots.

        None if it has no limits.
        """
        return None if address in self._unlimited else prefixes_of(address)[-1].key

    def check_list(self, address: str) -> None:
        """Raise `Refused` if the address asks for the list of tables too often."""
        if address not in self._unlimited:
            self._take(self._lists, address)

    def check_preview(self, address: str) -> None:
        """Raise `Refused` if the address opens pages of tables so often that they get no preview of their own."""
        if address not in self._unlimited:
            self._take(self._previews, address)

    @staticmethod
    def _take(buckets: PerAddress, address: str) -> None:
        if seconds := buckets.take(address):
            raise _refusal(seconds)


def _home(address: str) -> str:
    return prefixes_of(address)[0].key


def _refusal(seconds: float = 1.0) -> Refused:
    return Refused(Reason.TOO_FAST, say("refused-reads"), seconds=seconds)
