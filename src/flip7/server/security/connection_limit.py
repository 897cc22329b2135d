"""Connection limits for each address, counted before a byte is read: requests, sockets, half requests."""

from asyncio import Transport
from collections.abc import Callable, Hashable
from dataclasses import dataclass
from typing import Final, NamedTuple, Protocol, runtime_checkable

from flip7.server.config import Settings
from flip7.server.metrics import Metrics
from flip7.server.security.addresses import Network, Networks, parsed
from flip7.server.security.rate_limit import Bucket, PerAddress, PerAddressCount

_RESERVED_DESCRIPTORS: Final = 128
"""Descriptors that connections leave for the database, the listening sockets and the processes of the bots."""
_SHARE_DIVISOR: Final = 4
"""No address has more than this fraction of the descriptors: one in four."""
_EXTRA_MESSAGES: Final = 100
"""Messages in one chunk beyond those after which the session is closed."""
TOO_MANY_CONNECTIONS: Final = "too_many_connections"
TOO_MANY_FRAMES: Final = "too_many_frames"
"""Labels of `flip7_refusals`, beside the reasons that clients are told."""


class FrameLimits(NamedTuple):
    """Rate limits on the frames of one socket."""

    control: Bucket
    """For pings, pongs and pieces of messages."""
    messages: int
    """In one chunk: more than the conversation allows at once, so that it is the one to say goodbye."""


@runtime_checkable
class Abortable(Protocol):
    """A transport of asyncio's or of uvloop's, which share no class."""

    def abort(self) -> None:
        """Hang up at once."""


@dataclass(slots=True)
class _Connection:
    address: str
    is_socket: bool = False


class ConnectionCounter:
    """Counts the connections of one server. A connection that becomes a socket is still the same one."""

    def __init__(
        self, settings: Settings, metrics: Metrics, clock: Callable[[], float], descriptors: int | None = None
    ) -> None:
        """Count within the settings' limits; `descriptors`: how many the process may have, if that is limited."""
        limits = settings.limits
        self.clock = clock
        self._limits = limits
        self._metrics = metrics
        self._most = (
            limits.connections if descriptors is None else min(limits.connections, descriptors - _RESERVED_DESCRIPTORS)
        )
        share = limits.connections if descriptors is None else descriptors // _SHARE_DIVISOR
        self._counts = PerAddressCount(min(limits.connections_of_an_address, share), largest=share)
        self._connects = PerAddress(limits.connects, clock, lambda key: key in self._counts)
        self._unlimited = Networks(settings.unlimited)
        self._proxies = Networks(settings.proxies)
        self._open: dict[Hashable, _Connection] = {}

    def __len__(self) -> int:
        return len(self._open)

    def open(self, transport: Hashable, address: str) -> bool:
        """Count a new connection; False: it is one too many, and is not counted.

        The clients of a proxy are counted by the application, which knows their addresses.
        """
        exempt = address in self._proxies or address in self._unlimited
        has_room = exempt or (self._counts.has_room(address) and not self._connects.take(address))
        if len(self._open) >= self._most or not has_room:
            self._metrics.refusals.labels(TOO_MANY_CONNECTIONS).inc()
            return False
        self._open[transport] = _Connection(address)
        self._counts.add(address)
        return True

    def replace(self, counted: Hashable, transport: Transport) -> bool:
        """Record that a connection that was counted as a mere socket has its transport now; False: it is gone."""
        connection = self._open.pop(counted, None)
        if connection is None:
            return False
        self._open[transport] = connection
        return True

    def upgrade(self, transport: Transport) -> None:
        """Record that a connection has become a socket, which the application ends when its address is blocked."""
        if transport in self._open:
            self._open[transport].is_socket = True

    def close(self, transport: Hashable) -> None:
        """Count one connection fewer."""
        connection = self._open.pop(transport, None)
        if connection is not None:
            self._counts.remove(connection.address)

    def abort(self, network: Network) -> None:
        """Hang up on every connection from the network that is not a socket; sockets are told why first."""
        for transport, connection in tuple(self._open.items()):
            address = parsed(connection.address)
            if isinstance(transport, Abortable) and not connection.is_socket and address and address in network:
                transport.abort()

    def frame_limits(self, address: str) -> FrameLimits | None:
        """Make the limits on the frames of a new socket; None: the address has none."""
        if address in self._unlimited:
            return None
        limits = self._limits
        messages = int(limits.messages_at_once + limits.violations.at_once + _EXTRA_MESSAGES)
        return FrameLimits(Bucket.full(limits.frames, self.clock()), messages)

    def refused_frame(self) -> None:
        """Count a socket that is ended for its many frames."""
        self._metrics.refusals.labels(TOO_MANY_FRAMES).inc()


def descriptor_limit() -> int | None:
    """Return how many descriptors the process may have, if that is limited. Call it after the limit was raised."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return None
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if soft == resource.RLIM_INFINITY else soft
