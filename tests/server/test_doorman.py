"""Who is let in, and how often: every limit, with a clock that stands still."""

import pytest

from flip7.server.doorman import Bucket, Doorman
from flip7.server.refusals import Reason, Refused
from flip7.server.settings import Limits, Settings


def doorman(limits: Limits | None = None, *origins: str) -> Doorman:
    settings = Settings("https://cards.test", frozenset(origins), limits or Limits())
    return Doorman(settings, lambda: 0.0)


@pytest.mark.parametrize(
    "origin, host",
    [
        (None, "127.0.0.1:7007"),
        ("http://127.0.0.1:7007", "127.0.0.1:7007"),
        ("https://cards.test", "behind.a.proxy:80"),
        ("https://friend.test", "127.0.0.1:7007"),
        ("http://[::1]:7007", "[::1]:7007"),
    ],
)
def test_our_own_pages_friends_and_programs_may_connect(origin: str | None, host: str) -> None:
    assert doorman(None, "https://friend.test").comes_from_our_page(origin, host)


@pytest.mark.parametrize(
    "origin",
    [
        "https://evil.test",
        "http://127.0.0.1",
        "http://127.0.0.1:7007.evil.test",
        "http://127.0.0.1:7007@evil.test",
        "http://evil.test#127.0.0.1:7007",
        "https://cards.test.evil.test",
        "https://cards.test:444",
        "http://cards.test",
        "file://127.0.0.1:7007",
        "null",
        "",
        "http://[",
        "http://]",
        "//127.0.0.1:7007",
        "\x00",
    ],
)
def test_no_other_page_may_connect(origin: str) -> None:
    assert not doorman().comes_from_our_page(origin, "127.0.0.1:7007")


@pytest.mark.parametrize("host", [None, "", "[[["])
def test_a_page_may_not_connect_without_saying_to_whom(host: str | None) -> None:
    assert not doorman().comes_from_our_page("http://evil.test", host)
    assert not doorman().comes_from_our_page("null", host)


def test_a_home_cannot_get_round_the_limits_by_its_many_addresses() -> None:
    guard = doorman(Limits(sockets_of_an_address=2, tables_per_minute=2, misses_per_minute=2))
    homes = [f"2001:db8:1:2::{number:x}" for number in range(3)]
    for address in homes[:2]:
        guard.let_in(address)
        guard.may_found(address)
        guard.missed(address)
    for limit in (guard.let_in, guard.may_found, guard.may_look):
        with pytest.raises(Refused):
            limit(homes[2])
        limit("2001:db8:1:3::1")
    for address in homes[:2]:
        guard.let_out(address)
    guard.let_in(homes[2])


def test_an_address_is_the_same_however_it_is_written() -> None:
    guard = doorman(Limits(sockets_of_an_address=1))
    guard.let_in("::ffff:192.0.2.7")
    with pytest.raises(Refused):
        guard.let_in("192.0.2.7")
    guard.let_out("192.0.2.7")
    assert guard.sockets == 0


def test_an_address_that_is_none_is_counted_all_the_same() -> None:
    guard = doorman(Limits(sockets_of_an_address=1))
    guard.let_in("?")
    with pytest.raises(Refused) as refusal:
        guard.let_in("?")
    assert refusal.value.reason is Reason.TOO_FAST


def test_guesses_made_all_at_once_are_paid_for_like_guesses_made_in_turn() -> None:
    now = 0.0
    guard = Doorman(Settings("https://cards.test", limits=Limits(misses_per_minute=60)), lambda: now)
    for _ in range(1000):
        guard.may_look("192.0.2.7")  # all of them before the first is known to be wrong
    for _ in range(1000):
        guard.missed("192.0.2.7")
    now = 900.0
    with pytest.raises(Refused):
        guard.may_look("192.0.2.7")
    now = 1000.0
    guard.may_look("192.0.2.7")


def test_a_bucket_lets_through_what_it_holds_and_then_so_much_a_second() -> None:
    bucket = Bucket.full(3, 2, 0)
    assert [bucket.take(0) for _ in range(4)] == [True, True, True, False]
    assert [bucket.take(1) for _ in range(3)] == [True, True, False]
    assert [bucket.take(100) for _ in range(4)] == [True, True, True, False]


def test_ten_thousand_addresses_are_remembered_and_the_oldest_forgotten() -> None:
    guard = doorman(Limits(misses_per_minute=1))
    guard.missed("192.0.2.7")
    for number in range(20_000):
        guard.may_look(f"10.0.{number // 256}.{number % 256}")
    guard.may_look("192.0.2.7")
    assert len(guard._misses._buckets) == 10_000
