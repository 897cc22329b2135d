"""Reconnecting: the pauses between tries, and what ends them; on real sockets in tests/client/test_connection.py."""

from typing import cast

import pytest

from flip7.client.connection import CannotJoin, Connection, TryLater, Unreachable
from flip7.client.reconnect import Backoff, Reconnector
from tests.terminal.clocks import HastyClock

CONNECTED = cast("Connection", object())


def test_pauses_grow_and_do_not_grow_for_ever() -> None:
    assert [Backoff().after(tries) for tries in range(7)] == [1, 2, 4, 8, 16, 30, 30]
    assert Backoff().after(10_000) == 30


async def test_pauses_are_those_of_the_backoff_or_what_the_server_says_with_some_jitter() -> None:
    clock, failures = HastyClock(), list[None]()
    troubles = iter([Unreachable("down"), TryLater("full"), TryLater("restarting", 100), TryLater("now", 0)])

    async def connect() -> Connection:
        for trouble in troubles:
            raise trouble
        return CONNECTED

    reconnector = Reconnector(connect, clock, lambda: failures.append(None))
    assert await reconnector.reconnect(0.5) is CONNECTED
    assert len(failures) == 4
    assert clock.slept == [pytest.approx(seconds, rel=0.2) for seconds in (0.5, 2, 4, 100, 1)]


async def test_a_refusal_for_good_ends_the_tries() -> None:
    async def connect() -> Connection:
        raise CannotJoin("the table is gone")

    clock = HastyClock()
    with pytest.raises(CannotJoin, match="the table is gone"):
        await Reconnector(connect, clock, lambda: None).reconnect(1)
    assert len(clock.slept) == 1
