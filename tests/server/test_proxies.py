"""Reverse proxies: whose word counts about where a client is, and who reads the figures (M6)."""

import logging
from dataclasses import replace

import pytest

from flip7.server.config import Settings
from flip7.server.security.proxies import SOCKETS_LOOKED_AT, ProxyWatch
from tests.server.server_in_process import NO_LIMITS, Running, running
from tests.server.turns import until

ONE_A_MINUTE = replace(NO_LIMITS, tables_per_minute=1)
PLAN = b'{"name":"Ann"}'


async def make_table(server: Running, forwarded: str) -> int:
    return (await server.request("POST", "/api/tables", PLAN, X_Forwarded_For=forwarded)).status


async def test_of_the_addresses_that_a_proxy_names_the_last_counts_whatever_the_client_wrote_before() -> None:
    async with running(ONE_A_MINUTE) as server:
        assert await make_table(server, "192.0.2.7") == 201
        for spoofed in ("6.6.6.6, 192.0.2.7", "127.0.0.1, 192.0.2.7", "x" * 5000 + ",192.0.2.7"):
            assert await make_table(server, spoofed) == 429
        assert await make_table(server, "192.0.2.8") == 201


async def test_an_address_that_is_no_proxy_names_nobody_else() -> None:
    async with running(ONE_A_MINUTE, proxies=frozenset()) as server:
        assert await make_table(server, "192.0.2.7") == 201
        assert await make_table(server, "192.0.2.8") == 429


async def test_a_chain_of_named_proxies_is_passed_through() -> None:
    async with running(ONE_A_MINUTE, proxies=frozenset({"127.0.0.1", "10.0.0.0/8"})) as server:
        assert await make_table(server, "192.0.2.7, 10.1.2.3") == 201
        assert await make_table(server, "192.0.2.7, 10.3.2.1") == 429
        assert await make_table(server, "192.0.2.8, 10.1.2.3") == 201


async def test_what_is_no_address_shares_the_limits_of_one() -> None:
    """A proxy that passes a client's own header on: nobody makes up addresses, or fills the memory with them."""
    async with running(ONE_A_MINUTE) as server:
        statuses = [await make_table(server, name) for name in ("unknown", "me", "y" * 60_000, "192.0.2.7;x")]
        assert statuses == [201, 429, 429, 429]


def watch(*, has_public_url: bool) -> ProxyWatch:
    return ProxyWatch(Settings("https://cards.test", has_public_url=has_public_url))


def test_clients_of_one_address_alone_make_one_warning_that_names_the_option(caplog: pytest.LogCaptureFixture) -> None:
    watching = watch(has_public_url=True)
    for _ in range(3 * SOCKETS_LOOKED_AT):
        watching.see("10.0.0.7")
    (record,) = caplog.records
    assert record.levelno == logging.WARNING
    assert "--proxy 10.0.0.7" in record.getMessage()


def test_a_proxy_that_is_believed_and_names_nobody_is_told_to(caplog: pytest.LogCaptureFixture) -> None:
    watching = watch(has_public_url=True)
    for _ in range(SOCKETS_LOOKED_AT):
        watching.see("127.0.0.1")
    assert "X-Forwarded-For" in caplog.text


def test_clients_of_many_addresses_or_without_a_public_url_make_none(caplog: pytest.LogCaptureFixture) -> None:
    watching, at_home = watch(has_public_url=True), watch(has_public_url=False)
    watching.see("192.0.2.9")
    for _ in range(3 * SOCKETS_LOOKED_AT):
        watching.see("10.0.0.7")
        at_home.see("192.168.1.20")
    assert not caplog.records


async def test_sockets_are_what_the_watch_sees(
    caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("flip7.server.security.proxies.SOCKETS_LOOKED_AT", 2)
    async with running(has_public_url=True, proxies=frozenset()) as server:
        for _ in range(5):
            await server.get("/api/version")
        assert "--proxy" not in caplog.text
        for _ in range(2):
            async with server.socket():
                pass
        assert "--proxy 127.0.0.1" in caplog.text


async def test_the_figures_are_for_this_machine_alone_unless_the_owner_says_otherwise() -> None:
    async with running() as server:
        assert (await server.get("/metrics")).status == 200
        for forwarded in ("192.0.2.7", "127.0.0.1", "192.0.2.7, 127.0.0.1"):
            answer = await server.request("GET", "/metrics", X_Forwarded_For=forwarded)
            assert (answer.status, answer.json()["error"]) == (404, "not_found"), forwarded
    async with running(metrics_from=frozenset({"192.0.2.0/24"})) as server:
        assert (await server.get("/metrics")).status == 404
        assert (await server.request("GET", "/metrics", X_Forwarded_For="192.0.2.7")).status == 200
        assert (await server.request("GET", "/metrics", X_Forwarded_For="192.0.3.7")).status == 404


async def test_the_figures_tell_of_the_process_the_loop_and_the_answers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.server.loop_lag.INTERVAL_SECONDS", 0)
    async with running() as server:
        await server.get("/api/version")
        await server.get("/nowhere")
        async with server.socket():
            pass
        await until(lambda: b"flip7_loop_lag_seconds_count 0.0" not in server.app.metrics.page())
        page = (await server.get("/metrics")).body.decode()
        for figure in (
            "process_resident_memory_bytes",
            "process_open_fds",
            "process_start_time_seconds",
            "python_gc_collections_total",
            "flip7_store_healthy 1.0",
            'flip7_requests_total{status="200"}',
            'flip7_requests_total{status="404"} 1.0',
            'flip7_requests_total{status="101"} 1.0',
        ):
            assert figure in page, figure
