"""Which pages may connect."""

import pytest

from flip7.server.config import Settings
from flip7.server.security.origins import Origins


def origins(*friends: str) -> Origins:
    return Origins(Settings("https://cards.test", frozenset(friends)))


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
    assert origins("https://friend.test").is_allowed(origin, host)


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
    assert not origins().is_allowed(origin, "127.0.0.1:7007")


@pytest.mark.parametrize("host", [None, "", "[[["])
def test_a_page_may_not_connect_without_saying_to_whom(host: str | None) -> None:
    assert not origins().is_allowed("http://evil.test", host)
    assert not origins().is_allowed("null", host)
