"""Who is let in, and how fast they may speak."""

from collections import Counter, OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from ipaddress import IPv6Address, IPv6Network, ip_address
from typing import Final
from urllib.parse import urlsplit

from flip7.server.refusals import Reason, Refused
from flip7.server.settings import Limits, Settings
from flip7.words.fluent import say

_ADDRESSES: Final = 10_000
"""So many are remembered; the one not seen for longest is forgotten first."""
_MINUTE: Final = 60.0
_HOME: Final = 64
"""So many bits of an IPv6 address name a home; whoever lives there has all the addresses that begin with them."""

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

    def owe(self, now: float) -> None:
        """One is taken even if there is none: those who came at once wait for as long as if they had come in turn."""
        self._fill(now)
        self.level -= 1

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

    def owe(self, address: str) -> None:
        """One is taken from the address's bucket, whether there is one or not."""
        self._bucket(address).owe(self._clock())

    def is_empty(self, address: str) -> bool:
        """The address has had its share."""
        return self._bucket(address).is_empty(self._clock())

    def _bucket(self, address: str) -> Bucket:
        home = home_of(address)
        bucket = self._buckets.get(home)
        if bucket is None:
            bucket = Bucket.full(self._per_minute, self._per_minute / _MINUTE, self._clock())
            self._buckets[home] = bucket
        self._buckets.move_to_end(home)
        while len(self._buckets) > _ADDRESSES:
            self._buckets.popitem(last=False)
        return bucket


def home_of(address: str) -> str:
    """What is counted as one address: of IPv6 the part that names a home, of IPv4 all of it, however it is written.

    >>> home_of("2001:db8:1:2:3:4:5:6"), home_of("::ffff:192.0.2.7"), home_of("192.0.2.7")
    ('2001:db8:1:2::', '192.0.2.7', '192.0.2.7')
    """
    try:
        found = ip_address(address)
    except ValueError:
        return address
    if not isinstance(found, IPv6Address):
        return str(found)
    return str(found.ipv4_mapped or IPv6Network((int(found), _HOME), strict=False).network_address)


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
        try:
            page = urlsplit(origin)
        except ValueError:  # «http://[» is no address at all
            return False
        return page.netloc == host and page.scheme in {"http", "https"}

    def check_origin(self, origin: str | None, host: str | None) -> None:
        """The page that asks is ours or a friend's, or `Refused`."""
        if not self.comes_from_our_page(origin, host):
            raise Refused(Reason.FOREIGN_ORIGIN, say("refused-origin"))

    def let_in(self, address: str) -> None:
        """One more socket of that address, or `Refused`."""
        if self.sockets >= self.limits.sockets:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-sockets"))
        if self._sockets[home_of(address)] >= self.limits.sockets_of_an_address:
            raise Refused(Reason.TOO_FAST, say("refused-address-sockets", most=self.limits.sockets_of_an_address))
        self._sockets[home_of(address)] += 1

    def let_out(self, address: str) -> None:
        """One socket fewer."""
        home = home_of(address)
        self._sockets[home] -= 1
        if not self._sockets[home]:
            del self._sockets[home]

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
        self._misses.owe(address)

    def speech(self) -> Bucket:
        """How fast one socket may speak."""
        return Bucket.full(self.limits.messages_at_once, self.limits.messages_per_second, self._clock())

    def now(self) -> float:
        """The clock of the buckets."""
        return self._clock()
