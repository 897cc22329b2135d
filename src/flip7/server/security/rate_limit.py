"""Rate limits (throttling) for each address: sockets, messages, hellos, tables, wrong codes.

The buckets are our own. The library `limits` knows windows but no token bucket, and takes 3 to 5 µs a message in memory
where a `Bucket` takes 0.3 µs (timed with `timeit`); every message of everybody passes here.
"""

import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass
from ipaddress import ip_network
from typing import Final, Protocol

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.table_code import CODE_LENGTH, as_key
from flip7.server.config import DAY, Limits, Rate, Settings
from flip7.server.security.addresses import MAX_KEY_CHARACTERS, Network, Networks, Prefix, parsed, prefixes_of

_MAX_KEYS: Final = 10_000
"""Keys of one kind whose buckets are remembered; the one not seen for longest is forgotten first."""
_FORGET_CANDIDATES: Final = 16
"""The number of oldest keys that are tried for one that can be forgotten without giving anything away."""
_MINUTE_SECONDS: Final = 60.0

Clock = Callable[[], float]
"""Seconds that only go forward."""
Milliseconds = Callable[[], int]
"""The time since 1970."""


@dataclass(slots=True)
class Bucket:
    """A token bucket: a burst, then a rate."""

    size: float
    per_second: float
    level: float
    at: float

    @classmethod
    def full(cls, rate: Rate, now: float, share: int = 1) -> "Bucket":
        """Make a full bucket, `share` times as large."""
        return cls(rate.at_once * share, rate.per_second * share, rate.at_once * share, now)

    def take(self, now: float) -> bool:
        """Take one, if there is one."""
        level = self.level + (now - self.at) * self.per_second
        self.at = now
        self.level = level = min(level, self.size)
        if level < 1:
            return False
        self.level = level - 1
        return True

    def owe(self, now: float, longest: float) -> None:
        """Take one even if there is none; the debt is bounded, so that nobody waits longer than this for the next."""
        self._fill(now)
        self.level = max(self.level - 1, 1 - longest * self.per_second)

    def wait(self, now: float) -> float:
        """Tell the seconds until there is one to take."""
        self._fill(now)
        return max(0.0, (1 - self.level) / self.per_second)

    def is_full(self, now: float) -> bool:
        """Tell whether nothing is owed: to forget this bucket gives nothing away."""
        self._fill(now)
        return self.level >= self.size

    def _fill(self, now: float) -> None:
        self.level = min(self.size, self.level + (now - self.at) * self.per_second)
        self.at = now


class MessageBudget:
    """The messages that one socket may send: its own and its address's buckets, and one for those that are too many."""

    def __init__(self, buckets: Sequence[Bucket], violations: Bucket, clock: Clock) -> None:
        self._buckets = buckets
        self._violations = violations
        self._clock = clock

    def take(self) -> bool:
        """Count one more message; False: it is one too many for one of the buckets."""
        now = self._clock()
        for bucket in self._buckets:  # noqa: SIM110 - twice as fast as a generator, and every message passes here
            if not bucket.take(now):
                return False
        return True

    def take_violation(self) -> bool:
        """Count a message that was one too many; False: there were too many of those as well."""
        return self._violations.take(self._clock())


class Buckets:
    """A bucket for each key, in bounded memory."""

    def __init__(self, rate: Rate, clock: Clock, is_in_use: Callable[[str], bool] = lambda _: False) -> None:
        self._rate = rate
        self._clock = clock
        self._is_in_use = is_in_use
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def get(self, key: str, share: int = 1) -> Bucket:
        """Return the bucket of a key, full if the key is new."""
        bucket = self._buckets.get(key)
        if bucket is None:
            if len(self._buckets) >= _MAX_KEYS:
                self._forget_one()
            bucket = self._buckets[key] = Bucket.full(self._rate, self._clock(), share)
        else:
            self._buckets.move_to_end(key)
        return bucket

    def _forget_one(self) -> None:
        """Forget the oldest key that is not in use and owes nothing; the others come later, and at twice the size."""
        now = self._clock()
        for _ in range(_FORGET_CANDIDATES):
            key, bucket = next(iter(self._buckets.items()))
            if bucket.is_full(now) and not self._is_in_use(key):
                del self._buckets[key]
                return
            self._buckets.move_to_end(key)
        if len(self._buckets) >= 2 * _MAX_KEYS:
            self._buckets.popitem(last=False)


class PerAddress:
    """Buckets for the home of an address and for the wider prefixes around it."""

    def __init__(self, rate: Rate, clock: Clock, is_in_use: Callable[[str], bool]) -> None:
        self._buckets = Buckets(rate, clock, is_in_use)
        self._clock = clock

    def __len__(self) -> int:
        return len(self._buckets)

    def of(self, address: str) -> list[Bucket]:
        """Return the buckets of an address, the narrowest first, so that a home uses up its own share before all."""
        return [self._buckets.get(prefix.key, prefix.share) for prefix in prefixes_of(address)]

    def wait(self, address: str) -> float:
        """Tell the seconds until the address may take one."""
        buckets = self.of(address)
        now = self._clock()  # after the buckets, which may be new
        return max(bucket.wait(now) for bucket in buckets)

    def take(self, address: str) -> float:
        """Take one from each bucket, or none; tell the seconds to wait, 0 if one was taken."""
        buckets = self.of(address)
        now = self._clock()
        seconds = max(bucket.wait(now) for bucket in buckets)
        if not seconds:
            for bucket in buckets:
                bucket.take(now)
        return seconds

    def queue(self, address: str, longest: float) -> float:
        """Take one from each bucket, even if there is none; tell the seconds until its turn, at most `longest`."""
        seconds = self.wait(address)
        self.owe(address, longest)
        return min(seconds, longest)

    def owe(self, address: str, longest: float) -> None:
        """Take one from each bucket, whether there is one or not."""
        buckets = self.of(address)
        now = self._clock()
        for bucket in buckets:
            bucket.owe(now, longest)


class PerAddressCount:
    """A counter for each address and for the wider prefixes around it."""

    def __init__(self, most: int, largest: int | None = None) -> None:
        """Let an address have this many; `largest` bounds the wider prefixes too."""
        self._most = most
        self._largest = largest
        self._counts: Counter[str] = Counter()

    def __contains__(self, key: str) -> bool:
        return key in self._counts

    def has_room(self, address: str) -> bool:
        """Tell whether the address may have one more."""
        return all(self._counts[prefix.key] < self._share(prefix) for prefix in prefixes_of(address))

    def of(self, address: str) -> int:
        """Tell how many the home of the address has."""
        return self._counts[prefixes_of(address)[0].key]

    def add(self, address: str) -> None:
        """Count one more."""
        for prefix in prefixes_of(address):
            self._counts[prefix.key] += 1

    def remove(self, address: str) -> None:
        """Count one fewer."""
        for prefix in prefixes_of(address):
            self._counts[prefix.key] -= 1
            if not self._counts[prefix.key]:
                del self._counts[prefix.key]

    def _share(self, prefix: Prefix) -> int:
        share = self._most * prefix.share
        return share if self._largest is None else min(share, self._largest)


class OpenTables:
    """The tables that are not over, counted for the address that made each.

    An address is allowed `Limits.recent_tables_of_an_address` tables of the last hours, so that a school is not locked
    out by last week's games, and never more than half of all: somebody patient must not fill the house either.
    """

    def __init__(self, limits: Limits, clock: Clock) -> None:
        self._limits = limits
        self._clock = clock
        self._made_by: OrderedDict[str, str] = OrderedDict()
        """Addresses by the id of the table, the oldest table first."""
        self._recent: OrderedDict[str, float] = OrderedDict()
        """When each table was made that is still counted as recent."""
        half = max(1, limits.tables // 2)
        self._all_counts = PerAddressCount(half, largest=half)
        self._recent_counts = PerAddressCount(limits.recent_tables_of_an_address, largest=half)

    def __iter__(self) -> Iterator[str]:
        return iter(self._made_by)

    def __len__(self) -> int:
        return len(self._made_by)

    def addresses(self) -> Iterable[str]:
        """Return the address that made each table."""
        return self._made_by.values()

    def has_room(self, address: str) -> bool:
        """Tell whether the address may make one more."""
        before = self._clock() - self._limits.tables_counted
        while self._recent and next(iter(self._recent.values())) < before:
            self._forget_recent(next(iter(self._recent)))
        return self._recent_counts.has_room(address) and self._all_counts.has_room(address)

    def of(self, address: str) -> int:
        """Tell how many the home of the address has made."""
        return self._all_counts.of(address)

    def add(self, address: str, table: str) -> None:
        """Count a table, if it is not counted yet."""
        if table in self._made_by:
            return
        address = address[:MAX_KEY_CHARACTERS]
        self._made_by[table] = address
        self._recent[table] = self._clock()
        self._all_counts.add(address)
        self._recent_counts.add(address)
        if len(self._made_by) > self._limits.tables:  # we were not told that one is over
            self.remove(next(iter(self._made_by)))

    def remove(self, table: str) -> None:
        """Stop counting a table; does nothing for one that was never counted."""
        if table in self._made_by:
            self._forget_recent(table)
            self._all_counts.remove(self._made_by.pop(table))

    def _forget_recent(self, table: str) -> None:
        if self._recent.pop(table, None) is not None:
            self._recent_counts.remove(self._made_by[table])


class Socket(Protocol):
    """A socket that is open, as the limits see it."""

    def turn_away(self, refusal: Refused) -> None:
        """Tell the client why, and close the connection."""


class RateLimiter:
    """Counts what each address does, and refuses what is too much with `Refused`."""

    def __init__(self, settings: Settings, clock: Clock, now: Milliseconds | None = None) -> None:
        self.limits: Limits = settings.limits
        limits = self.limits
        self._clock = clock
        self._now = now or (lambda: time.time_ns() // 1_000_000)
        self._unlimited = Networks(settings.unlimited)
        self._open: dict[Socket, str] = {}
        """Every socket with its address."""
        self._of_token: dict[str, list[Socket]] = {}
        """The sockets of each token, by its hash."""
        self._sockets = PerAddressCount(limits.sockets_of_an_address)
        self._messages = self._per_address(limits.address_messages)
        self._hellos = self._per_address(limits.hellos)
        self._newcomers = self._per_address(limits.newcomers)
        self._creations = self._per_address(_per_minute(limits.tables_per_minute))
        self._daily_creations = self._per_address(Rate(limits.tables_per_day, limits.tables_per_day / DAY))
        self._misses = self._per_address(_per_minute(limits.misses_per_minute))
        self._token_misses = self._per_address(_per_minute(limits.misses_per_minute))
        self._looking = PerAddressCount(_most_at_once(limits))
        self._gestures = Buckets(limits.gestures, clock)
        self._address_gestures = Buckets(limits.address_gestures, clock)
        self._table_gestures = Buckets(limits.table_gestures, clock)
        self._refusals = self._per_address(limits.refusals)
        self._requests = self._per_address(limits.requests)
        self._handshakes = self._per_address(limits.handshakes)
        self.tables: OpenTables = OpenTables(limits, clock)
        self.blocks: dict[Network, int | None] = {}
        """Blocked networks, until when in milliseconds since 1970; None: until the owner takes it back."""
        self.on_block: list[Callable[[Network], None]] = []
        """Called with each network that is newly blocked."""

    def _per_address(self, rate: Rate) -> PerAddress:
        return PerAddress(rate, self._clock, lambda key: key in self._sockets)

    def is_unlimited(self, address: str) -> bool:
        """Tell whether the owner has exempted the address from the limits for each address."""
        return address in self._unlimited

    # --- sockets ------------------------------------------------------------------------------------------------------

    @property
    def sockets(self) -> int:
        """The number of open sockets."""
        return len(self._open)

    def open_socket(self, address: str, socket: Socket) -> None:
        """Count one more socket of the address, or raise `Refused`."""
        if self.sockets >= self.limits.sockets:
            raise Refused(Reason.HOUSE_IS_FULL, say("refused-sockets"))
        if not self.is_unlimited(address) and not self._sockets.has_room(address):
            raise Refused(Reason.TOO_FAST, say("refused-address-sockets", most=self.limits.sockets_of_an_address))
        self._open[socket] = address
        self._sockets.add(address)

    def close_socket(self, socket: Socket) -> None:
        """Count one socket fewer."""
        self._sockets.remove(self._open.pop(socket))

    def hold_token(self, token_hash: str, socket: Socket) -> None:
        """Count this socket for a token, given by its hash; close the oldest when there are too many.

        Not the new one: a phone that lost its network leaves sockets behind that nobody hears, and must get in again.
        """
        held = self._of_token.setdefault(token_hash, [])
        held.append(socket)
        if len(held) > self.limits.sockets_of_a_token:
            oldest = held.pop(0)
            most = self.limits.sockets_of_a_token
            oldest.turn_away(Refused(Reason.TOO_FAST, say("refused-token-sockets", most=most)))

    def release_token(self, token_hash: str, socket: Socket) -> None:
        """Stop counting this socket for a token, given by its hash."""
        held = self._of_token.get(token_hash, [])
        if socket in held:
            held.remove(socket)
        if not held:
            self._of_token.pop(token_hash, None)

    def message_budget(self, address: str) -> MessageBudget:
        """Make the budget of a new socket: each message takes one from its own bucket, then from its address's.

        It holds while the socket is counted by `open_socket`: an address with open sockets is not forgotten.
        """
        own = Rate(self.limits.messages_at_once, self.limits.messages_per_second)
        is_unlimited, now = self.is_unlimited(address), self._clock()
        buckets = () if is_unlimited else (Bucket.full(own, now), *self._messages.of(address))
        return MessageBudget(buckets, Bucket.full(self.limits.violations, now), self._clock)

    def may_say_hello(self, address: str) -> None:
        """Count one more hello of the address, or raise `Refused`."""
        self._take(self._hellos, address, lambda: say("refused-hellos"))

    def may_join(self, address: str) -> None:
        """Count one more newcomer at any table from the address, or raise `Refused`."""
        self._take(self._newcomers, address, lambda: say("refused-newcomers"))

    def may_gesture(self, table: str, address: str, token_hash: str, kind: str) -> bool:
        """Count one more gesture of that kind by the owner of a token at a table; False: drop it."""
        now = self._clock()
        return (
            self._gestures.get(f"{kind} {token_hash}").take(now)
            and self._address_gestures.get(f"{kind} {table} {prefixes_of(address)[-1].key}").take(now)
            and self._table_gestures.get(f"{kind} {table}").take(now)
        )

    def _take(self, buckets: PerAddress, address: str, sentence: Callable[[], str]) -> None:
        if self.is_unlimited(address):
            return
        seconds = buckets.take(address)
        if seconds:
            raise Refused(Reason.TOO_FAST, sentence(), seconds=seconds)

    # --- requests -----------------------------------------------------------------------------------------------------

    def request_delay(self, address: str) -> float:
        """Tell the seconds that a request waits before it is looked at: none, unless the address asks a lot."""
        return self._delay(self._requests, address)

    def handshake_delay(self, address: str) -> float:
        """Tell the seconds that a WebSocket waits before its handshake is looked at.

        A handshake costs a millisecond, and its hello is counted only when it comes.
        """
        return self._delay(self._handshakes, address)

    def refusal_delay(self, address: str) -> float:
        """Tell the seconds that a refused request waits for its answer: none, unless the address is refused a lot.

        A refusal costs half a millisecond; whoever asks again at once would take a core with ten connections.
        """
        return self._delay(self._refusals, address)

    def _delay(self, buckets: PerAddress, address: str) -> float:
        return 0.0 if self.is_unlimited(address) else buckets.queue(address, self.limits.longest_delay)

    # --- tables -------------------------------------------------------------------------------------------------------

    def may_create_table(self, address: str) -> None:
        """Count one more table that the address makes, or raise `Refused`; then call `table_made`."""
        self.check_open_tables(address)
        self._take(self._creations, address, lambda: say("refused-founding", most=self.limits.tables_per_minute))
        self._take(self._daily_creations, address, lambda: say("refused-daily", most=self.limits.tables_per_day))

    def check_open_tables(self, address: str) -> None:
        """Raise `Refused` if too many tables that the address made are not over."""
        if not self.is_unlimited(address) and not self.tables.has_room(address):
            raise Refused(Reason.TOO_FAST, say("refused-open-tables"))

    def table_made(self, address: str, table: str) -> None:
        """Note that the address made the table with that id, and that it is not over."""
        self.tables.add(address, table)

    def table_ended(self, table: str) -> None:
        """Note that the table with that id is over or gone; does nothing for a table that nobody noted."""
        self.tables.remove(table)

    @contextmanager
    def looking_up(self, address: str, key: str) -> Iterator[None]:
        """Look a table up by a code or an id within the block; `Refused` if the address tried too many wrong codes.

        Only codes are counted, when the block ends with the refusal `UNKNOWN_TABLE`: nobody guesses an id. Those that
        were looked up before the first was known to be wrong are counted too, and so many at once are bounded.
        """
        if not _is_code(key) or self.is_unlimited(address):
            yield
            return
        seconds = self._misses.wait(address)
        if seconds or not self._looking.has_room(address):
            raise Refused(Reason.TOO_FAST, say("refused-misses"), seconds=max(1.0, seconds))
        self._looking.add(address)
        try:
            yield
        except Refused as refusal:
            if refusal.reason is Reason.UNKNOWN_TABLE:
                self._misses.owe(address, self.limits.longest_debt)
            raise
        finally:
            self._looking.remove(address)

    @contextmanager
    def trying_token(self, address: str, refusal: Refused) -> Iterator[None]:
        """Look within the block whether a token is known at a table whose code is in doubt; else raise the refusal.

        For an address that tried too many wrong codes. Who tries codes with tokens that nobody has is refused without a
        look after as many more: the look takes longer where there is a table, and would tell.
        """
        if self._token_misses.wait(address):
            raise refusal
        try:
            yield
        except Refused:
            self._token_misses.owe(address, self.limits.longest_debt)
            raise

    # --- blocks -------------------------------------------------------------------------------------------------------

    def set_blocks(self, blocks: Iterable[tuple[str, int | None]]) -> None:
        """Block these addresses and networks instead of those before, and close what they have open.

        Each with the time in milliseconds since 1970 until which it holds; None: until the next call.
        """
        before = self.blocks
        self.blocks = {ip_network(prefix, strict=False): until for prefix, until in blocks}
        for network in self.blocks.keys() - before.keys():
            for close in self.on_block:
                close(network)
        for socket, address in tuple(self._open.items()):
            if self.is_blocked(address):
                socket.turn_away(_blocked())

    def is_blocked(self, address: str) -> bool:
        """Tell whether the owner has blocked the address."""
        if not self.blocks:
            return False
        found = parsed(address)
        now = self._now()
        return found is not None and any(
            found in network and (until is None or now < until) for network, until in self.blocks.items()
        )

    def check_blocked(self, address: str) -> None:
        """Raise `Refused` if the owner has blocked the address."""
        if self.is_blocked(address):
            raise _blocked()


def _blocked() -> Refused:
    return Refused(Reason.BLOCKED, say("refused-blocked"))


def _per_minute(count: float) -> Rate:
    return Rate(count, count / _MINUTE_SECONDS)


def _most_at_once(limits: Limits) -> int:
    """Return how many wrong codes may be tried at once, so that no wait after them is longer than the longest debt."""
    rate = _per_minute(limits.misses_per_minute)
    return int(rate.at_once + limits.longest_debt * rate.per_second)


def _is_code(key: str) -> bool:
    tidy = as_key(key)
    return tidy is not None and len(tidy) == CODE_LENGTH
