"""Addresses that lead to a table, and those that do not."""

import pytest

from flip7.client.address import BadLink, TableAddress, parse_address

ID = "JZP0DfNXmsUX3ouVs2dmXw"


@pytest.mark.parametrize(
    "given, server, found",
    [
        ("https://cards.example.org/t/BCD234", "", TableAddress("https://cards.example.org", "BCD234")),
        ("http://192.168.1.7:7007/t/bcd-234/", "", TableAddress("http://192.168.1.7:7007", "BCD234")),
        ("https://example.org/cards/t/BCD234?from=mail#top", "", TableAddress("https://example.org/cards", "BCD234")),
        (f"http://[::1]:7007/t/{ID}", "", TableAddress("http://[::1]:7007", ID)),
        (" BCD 234 ", "", TableAddress("http://localhost:7007", "BCD234")),
        ("bcd234", "https://cards.example.org/", TableAddress("https://cards.example.org", "BCD234")),
        ("https://cards.example.org/t/BCD234", "http://10.0.0.2:80", TableAddress("http://10.0.0.2:80", "BCD234")),
    ],
)
def test_a_link_or_a_code_leads_to_a_table(given: str, server: str, found: TableAddress) -> None:
    assert parse_address(given, server) == found


@pytest.mark.parametrize(
    "given, server",
    [
        ("", ""),
        ("hello", ""),
        ("https://cards.example.org", ""),
        ("https://cards.example.org/t/", ""),
        ("https://cards.example.org/t/AEIOU1", ""),
        ("ftp://cards.example.org/t/BCD234", ""),
        ("cards.example.org/t/BCD234", ""),
        ("http://[::1/t/BCD234", ""),
        ("http://cards:99999/t/BCD234", ""),
        ("http:///t/BCD234", ""),
        ("BCD234", "cards.example.org"),
        ("BCD234", "https://cards.example.org/?a=b"),
    ],
)
def test_what_leads_to_none_is_one_sentence_that_quotes_it(given: str, server: str) -> None:
    with pytest.raises(BadLink) as caught:
        parse_address(given, server)
    assert repr(server or given)[1:15] in str(caught.value) or "http" in str(caught.value)


@pytest.mark.parametrize(
    "server, socket",
    [
        ("https://cards.example.org", "wss://cards.example.org/ws"),
        ("http://localhost:7007", "ws://localhost:7007/ws"),
        ("https://example.org/cards", "wss://example.org/cards/ws"),
    ],
)
def test_the_socket_is_beside_the_tables(server: str, socket: str) -> None:
    assert TableAddress(server, "BCD234").socket == socket
