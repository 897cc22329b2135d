"""The Host header: only names that are ours, so that no page of a stranger becomes a page of ours (DNS rebinding)."""

import http.client
import json

import pytest
from websockets.exceptions import InvalidStatus

from flip7.server.config import Settings
from flip7.server.security.hosts import Hosts
from tests.server.server_in_process import Running, running

HOSTS = Hosts(Settings("https://cards.example.org", frozenset({"https://friend.test:8443"})), "Laptop")


@pytest.mark.parametrize(
    "host",
    [
        "cards.example.org",
        "CARDS.example.org:443",
        "cards.example.org.",
        "friend.test:7007",
        "localhost:7007",
        "localhost",
        "127.0.0.1:7007",
        "192.168.1.20:7007",
        "203.0.113.5",
        "[::1]:7007",
        "[2001:db8::1]",
        "laptop:7007",
        "laptop.local:7007",
        "laptop.lan",
        "flip7:7007",
    ],
)
def test_our_names_and_addresses_are_ours(host: str) -> None:
    assert HOSTS.accepts(host)


@pytest.mark.parametrize(
    "host",
    [
        "rebind.evil.com",
        "rebind.evil.com:7007",
        "laptop.evil.com",
        "other.local",
        "localhost.evil.com",
        "cards.example.org.evil.com",
        "127.0.0.1.evil.com",
        "evil.com@127.0.0.1",
        "[evil.com]",
        "evil.com/127.0.0.1",
        "",
        "a b",
    ],
)
def test_names_of_others_are_not(host: str) -> None:
    assert not HOSTS.accepts(host)


def test_a_machine_with_a_whole_name_has_that_name() -> None:
    hosts = Hosts(Settings("http://192.168.1.20:7007"), "box.example.net")
    assert hosts.accepts("box.example.net:7007")
    assert hosts.accepts("box.local")
    assert not hosts.accepts("example.net")


def post(server: Running, *hosts: str, origin: str) -> tuple[int, str]:
    """Make a table as a page of that origin would, under that name of the server."""
    connection = http.client.HTTPConnection("127.0.0.1", server.port, timeout=20)
    try:
        connection.putrequest("POST", "/api/tables", skip_host=True)
        for host in hosts:
            connection.putheader("Host", host)
        connection.putheader("Origin", origin)
        connection.putheader("Content-Length", "14")
        connection.endheaders(b'{"name":"Ann"}')
        answer = connection.getresponse()
        return answer.status, json.loads(answer.read()).get("message", "")
    finally:
        connection.close()


async def test_a_page_that_was_rebound_to_us_makes_no_table() -> None:
    from asyncio import to_thread

    async with running() as server:
        port = server.port
        for host in ("rebind.evil.com", f"rebind.evil.com:{port}"):
            status, message = await to_thread(post, server, host, origin=f"http://{host}")
            assert status == 403
            assert f"--public-url http://{host}" in message
        assert (await to_thread(post, server, f"127.0.0.1:{port}", "evil.com", origin="http://evil.com"))[0] in {
            400,
            403,
        }
        assert (await to_thread(post, server, "cards.test", origin="http://cards.test"))[0] == 201
        for name in (f"localhost:{port}", f"127.0.0.1:{port}", f"192.168.1.20:{port}"):
            assert (await to_thread(post, server, name, origin=f"http://{name}"))[0] == 201
        assert server.app.metrics.refusals.labels("foreign_origin")._value.get() >= 2


async def test_a_page_that_was_rebound_to_us_opens_no_socket() -> None:
    async with running() as server:
        evil = f"rebind.evil.com:{server.port}"
        with pytest.raises(InvalidStatus) as refused:
            async with server.socket(origin=f"http://{evil}", additional_headers={"Host": evil}):
                pass
        assert refused.value.response.status_code == 403
        assert json.loads(refused.value.response.body or b"")["error"] == "foreign_origin"
        assert "default-src 'self'" in refused.value.response.headers["Content-Security-Policy"]
