"""Who is let in, and how fast they may speak."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final
from urllib.parse import urlsplit

from flip7.server.refusals import Reason, Refused
from flip7.server.settings import Limits, Settings
from flip7.words.fluent import say

_ADDRESSES: Final = 10_000
"""So many are remembered; the one not seen for longest is forgotten first."""
_MINUTE: Final = 60.0

Seconds = Callable[[], float]
"""A clock that only goes forward."""


@dataclass(slots=True)
class Bucket:
    """Lets so much through at once, and so much a second after that."""

    size: float
    per_second: float
    level: float
    at: float

    @classmethod
    def full(cls, size: float, per_second: float, now: float) -> "Bucket":
        """Nothing has been taken yet."""
        return cls(size, per_second, size, now)

    def take(self, now: float) -> bool:
        """One is taken, if there is one."""
        self._fill(now)
        if self.level < 1:
            return False
        self.level -= 1
        return True

    def is_empty(self, now: float) -> bool:
        """There is none to take."""
        self._fill(now)
        return self.level < 1

    def _fill(self, now: float) -> None:
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now


class PerAddress:
    """A bucket for each address: so many a minute."""

    def __init__(self, per_minute: int, clock: Seconds) -> None:
        self._per_minute = per_minute
        self._clock = clock
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def take(self, address: str) -> bool:
        """One is taken from the address's bucket, if there is one."""
        return self._bucket(address).take(self._clock())

    def is_empty(self, address: str) -> bool:
        """The address has had its share."""
        return self._bucket(address).is_empty(self._clock())

    def _bucket(self, address: str) -> Bucket:
        bucket = self._buckets.get(address)
        if bucket is None:
            bucket = Bucket.full(self._per_minute, self._per_minute / _MINUTE, self._clock())
            self._buckets[address] = bucket
        self._buckets.move_to_end(address)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


class Doorman:
    """Counts sockets and tries, and refuses what is too much."""

    def __init__(self, settings: Settings, clock: Seconds) -> None:
        self._settings = settings
        self._clock = clock
        self._sockets: Counter[str] = Counter()
        self._founding = PerAddress(self.limits.tables_per_minute, clock)
        self._misses = PerAddress(self.limits.misses_per_minute, clock)

    @property
    def limits(self) -> Limits:
        """How much of anything there may be."""
        return self._settings.limits

    @property
    def sockets(self) -> int:
        """How many are connected."""
        return self._sockets.total()

    def comes_from_our_page(self, origin: str | None, host: str | None) -> bool:
        """The page that connects is ours or a friend's; a program that is no page says nothing, and may."""
        if origin is None:
            return True
        own = urlsplit(self._settings.public_url)
        if origin in self._settings.origins or origin == f"{own.scheme}://{own.netloc}":
            return True
        return host is not None and urlsplit(origin).netloc == host and urlsplit(origin).scheme in {"http", "https"}

    def let_in(self, address: str) -> None:
        """One more socket of that address, or `Refused`."""
        if self.sockets >= self.limits.sockets:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-sockets"))
        if self._sockets[address] >= self.limits.sockets_of_an_address:
            raise Refused(Reason.TOO_FAST, say("refused-address-sockets", most=self.limits.sockets_of_an_address))
        self._sockets[address] += 1

    def let_out(self, address: str) -> None:
        """One socket fewer."""
        self._sockets[address] -= 1
        if not self._sockets[address]:
            del self._sockets[address]

    def may_found(self, address: str) -> None:
        """The address may make one more table now, or `Refused`."""
        if not self._founding.take(address):
            raise Refused(Reason.TOO_FAST, say("refused-founding", most=self.limits.tables_per_minute))

    def may_look(self, address: str) -> None:
        """The address has not named too many tables that do not exist, or `Refused`."""
        if self._misses.is_empty(address):
            raise Refused(Reason.TOO_FAST, say("refused-misses"))

    def missed(self, address: str) -> None:
        """The address named a table that does not exist."""
        self._misses.take(address)

    def speech(self) -> Bucket:
        """How fast one socket may speak."""
        return Bucket.full(self.limits.messages_at_once, self.limits.messages_per_second, self._clock())

    def now(self) -> float:
        """The clock of the buckets."""
        return self._clock()
