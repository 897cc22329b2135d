"""Connection limits: by address, and by the descriptors of the process."""

from asyncio import Transport

import pytest

from flip7.server.config import Limits, Settings
from flip7.server.metrics import Metrics
from flip7.server.security.connection_limit import ConnectionCounter, descriptor_limit


def counter(
    limits: Limits,
    descriptors: int | None = None,
    *,
    proxies: frozenset[str] = frozenset(),
    unlimited: frozenset[str] = frozenset(),
) -> ConnectionCounter:
    return ConnectionCounter(
        Settings("https://cards.test", limits=limits, proxies=proxies, unlimited=unlimited),
        Metrics(),
        lambda: 0.0,
        descriptors,
    )


def opened(connections: ConnectionCounter, *addresses: str, times: int = 10_000) -> int:
    """Return the number of connections that the addresses get in turn before one is refused."""
    for number in range(times):
        if not connections.open(Transport(), addresses[number % len(addresses)]):
            return number
    return times


@pytest.mark.parametrize(
    "descriptors, most", [(None, 300), (1024, 256), (4096, 300)], ids=["no limit", "the usual limit", "a high limit"]
)
def test_an_address_has_a_quarter_of_the_descriptors_at_most(descriptors: int | None, most: int) -> None:
    assert opened(counter(Limits(), descriptors), "192.0.2.7") == most


def test_an_ipv6_prefix_has_no_more_than_a_quarter_either() -> None:
    homes = [f"2001:db8:1:{home:x}::1" for home in range(256)]
    assert opened(counter(Limits(), 4096), *homes) == 1024
    assert opened(counter(Limits()), *homes) == 4 * 300


def test_descriptors_are_left_for_the_database_and_the_bots() -> None:
    connections = counter(Limits(), 1024, proxies=frozenset({"127.0.0.1"}))
    assert opened(connections, "127.0.0.1") == 1024 - 128
    assert not connections.open(Transport(), "192.0.2.7")


def test_a_connection_that_is_closed_twice_is_counted_once() -> None:
    connections = counter(Limits(connections_of_an_address=1))
    transport = Transport()
    assert connections.open(transport, "192.0.2.7")
    assert not connections.open(Transport(), "192.0.2.7")
    for _ in range(2):
        connections.close(transport)
    assert len(connections) == 0
    assert connections.open(Transport(), "192.0.2.7")


def test_an_address_without_limits_has_none_for_its_frames_either() -> None:
    connections = counter(Limits(), unlimited=frozenset({"10.0.0.0/8"}))
    assert connections.frame_limits("10.1.2.3") is None
    assert connections.frame_limits("192.0.2.7") is not None
    assert opened(connections, "10.1.2.3", times=1000) == 1000


def test_the_limit_of_this_process_is_known() -> None:
    limit = descriptor_limit()
    assert limit is None or limit > 0
