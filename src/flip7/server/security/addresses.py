"""Network addresses: the prefixes under which they are counted, and sets of networks."""

from collections.abc import Iterable
from functools import lru_cache
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address, ip_network
from typing import Final, NamedTuple

Address = IPv4Address | IPv6Address
Network = IPv4Network | IPv6Network

MAX_KEY_CHARACTERS: Final = 64
"""Characters of an address that is none, as a proxy may pass on: nobody makes us remember long headers."""
_WIDER: Final = ((64, 1), (56, 4), (48, 16))
"""Bits of IPv6 prefixes, and how many times the share of one home all homes below such a prefix have together. A home
has a /64 or a /56, a site or a free tunnel a /48: 65,536 homes, which one person may have alone."""
_CACHED_PREFIXES: Final = 16_384
"""Addresses whose prefixes are cached; to work them out takes 5 µs."""


class Prefix(NamedTuple):
    """A prefix under which an address is counted."""

    key: str
    share: int
    """Its limit, as a multiple of that of one home."""


def parsed(address: str) -> Address | None:
    """Parse an address, IPv4 in IPv6 as IPv4; None if it is none."""
    try:
        found = ip_address(address)
    except ValueError:
        return None
    return (found.ipv4_mapped or found) if isinstance(found, IPv6Address) else found


def prefixes_of(address: str) -> tuple[Prefix, ...]:
    """List the prefixes under which an address is counted, the narrowest first: its home, and of IPv6 two wider ones.

    >>> [prefix.key for prefix in prefixes_of("2001:db8:1:234:5::6")]
    ['2001:db8:1:234::/64', '2001:db8:1:200::/56', '2001:db8:1::/48']
    >>> prefixes_of("::ffff:192.0.2.7"), prefixes_of("192.0.2.7") == prefixes_of("::ffff:192.0.2.7")
    ((Prefix(key='192.0.2.7', share=1),), True)
    """
    return _prefixes(address[:MAX_KEY_CHARACTERS])


@lru_cache(maxsize=_CACHED_PREFIXES)
def _prefixes(address: str) -> tuple[Prefix, ...]:
    found = parsed(address)
    if not isinstance(found, IPv6Address):
        return (Prefix(address if found is None else str(found), 1),)
    return tuple(Prefix(str(IPv6Network((int(found), bits), strict=False)), share) for bits, share in _WIDER)


class Networks:
    """A set of addresses and networks, such as `127.0.0.1` or `2001:db8::/32`."""

    def __init__(self, given: Iterable[str]) -> None:
        self._networks: tuple[Network, ...] = tuple(ip_network(each, strict=False) for each in given)

    def __contains__(self, address: str) -> bool:
        found = parsed(address) if self._networks else None
        return found is not None and any(found in network for network in self._networks)
