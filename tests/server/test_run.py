"""`flip7 serve` beside the games: certificates, descriptors, garbage, the loop's lag, and its end."""

import asyncio
import logging
import os
import resource
import socket
import ssl
from collections.abc import Callable
from pathlib import Path

import pytest
import trustme

from flip7.protocol.errors import Refused
from flip7.server import run
from flip7.server.app import App
from flip7.server.config import Settings
from flip7.server.garbage import CLOSED_SOCKETS, GarbageCollector
from flip7.server.loop_lag import INTERVAL_SECONDS, measure_loop_lag
from flip7.server.network import tls
from flip7.server.network.descriptors import MAX_DESCRIPTORS, RESERVED_DESCRIPTORS, raise_descriptor_limit
from flip7.server.network.tls import CertificateReloader
from flip7.server.pubsub import LocalPubSub
from flip7.server.run import BadServing, ServeOptions, check_network
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.turns import until

pytestmark = pytest.mark.integration  # a server that really listens

# --- certificates -----------------------------------------------------------------------------------------------------


class Certificates:
    """A certificate in two files, which can be renewed; and a server that serves it."""

    def __init__(self, folder: Path) -> None:
        self.authority = trustme.CA()
        self.chain, self.key = folder / "home.pem", folder / "home-key.pem"
        self.times = 0
        self.renew()
        self.context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
        self.context.load_cert_chain(self.chain, self.key)
        self.reloader = CertificateReloader(self.context, self.chain, self.key)

    def renew(self, *, chain: bool = True, key: bool = True) -> bytes:
        """Write a new certificate, or half of it; returns it as it is sent."""
        self.times += 1
        given = self.authority.issue_cert("home.test")
        for wanted, file, text in (
            (chain, self.chain, given.cert_chain_pems[0]),
            (key, self.key, given.private_key_pem),
        ):
            if wanted:
                text.write_to_path(file)
                os.utime(file, ns=(self.times, self.times))  # each is of another time, however quick we are
        return ssl.PEM_cert_to_DER_cert(given.cert_chain_pems[0].bytes().decode())

    def served(self) -> bytes:
        """The certificate that a client is shown now."""
        trusting = ssl.create_default_context()
        self.authority.configure_trust(trusting)
        incoming, outgoing = ssl.MemoryBIO(), ssl.MemoryBIO()
        client = trusting.wrap_bio(incoming, outgoing, server_hostname="home.test")
        server = self.context.wrap_bio(outgoing, incoming, server_side=True)
        for side in (client, server, client, server):
            try:
                side.do_handshake()
            except ssl.SSLWantReadError:
                continue
        shown = client.getpeercert(binary_form=True)
        assert shown is not None
        return shown

    def look_twice(self) -> None:
        self.reloader.look()
        self.reloader.look()


def test_a_renewed_certificate_is_served_without_a_restart(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    files = Certificates(tmp_path)
    before = files.served()
    files.look_twice()
    assert files.served() == before
    assert not caplog.records
    after = files.renew()
    files.look_twice()
    assert files.served() == after != before
    assert [record.levelno for record in caplog.records] == [logging.INFO]


def test_a_broken_certificate_keeps_the_old_one_and_is_complained_about_once(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = Certificates(tmp_path)
    before = files.served()
    files.chain.write_text("milk, eggs\n", encoding="utf-8")
    for _ in range(5):
        files.look_twice()
    assert files.served() == before
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    files.chain.unlink()
    files.look_twice()
    assert files.served() == before
    after = files.renew()
    files.look_twice()
    assert files.served() == after


def test_a_look_between_the_two_files_changes_nothing_and_complains_of_nothing(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    files = Certificates(tmp_path)
    before = files.served()
    files.renew(key=False)
    files.reloader.look()
    assert files.served() == before
    after = files.renew()
    files.look_twice()
    assert files.served() == after
    assert not caplog.records


async def test_a_server_that_runs_looks_at_its_certificate_by_itself(tmp_path: Path) -> None:
    clock = FakeClock()
    files = Certificates(tmp_path)
    certificate = run.Certificate(files.chain, files.key)
    app = App(MemoryStore(), LocalPubSub(), Settings("https://home.test"), clock)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = run._Server(run._config(app, certificate), app, certificate, lambda: None)
        work = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        assert server.config.ssl is not None
        files.context = server.config.ssl
        after = files.renew()
        for _ in range(2):  # at the second look the files are as they were at the first
            await clock.turn(tls.INTERVAL_SECONDS)
        assert files.served() == after
        server.should_exit = True
        await asyncio.wait_for(work, 20)


# --- descriptors ------------------------------------------------------------------------------------------------------


class Descriptors:
    """The limits of a system, which can be set."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, soft: int, hard: int) -> None:
        self.limits = (soft, hard)
        monkeypatch.setattr(resource, "getrlimit", lambda _: self.limits)
        monkeypatch.setattr(resource, "setrlimit", self._set)

    def _set(self, _: int, limits: tuple[int, int]) -> None:
        self.limits = limits


@pytest.mark.parametrize(
    "hard, raised",
    [(20_000, 20_000), (resource.RLIM_INFINITY, MAX_DESCRIPTORS), (1_000_000, MAX_DESCRIPTORS), (1024, 1024)],
)
def test_the_limit_of_descriptors_is_raised_as_far_as_it_goes(
    monkeypatch: pytest.MonkeyPatch, hard: int, raised: int
) -> None:
    system = Descriptors(monkeypatch, 1024, hard)
    assert raise_descriptor_limit(100) == raised
    assert system.limits == (raised, hard)


def test_too_few_descriptors_are_said(monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture) -> None:
    Descriptors(monkeypatch, 1024, 4096)
    raise_descriptor_limit(4096 - RESERVED_DESCRIPTORS)
    assert not caplog.records
    raise_descriptor_limit(10_000)
    assert f"LimitNOFILE= of systemd, ulimit -n) to {10_000 + RESERVED_DESCRIPTORS}" in caplog.text


# --- garbage and lag --------------------------------------------------------------------------------------------------


def test_everything_is_collected_when_many_sockets_have_closed_but_once_a_minute_at_most() -> None:
    collected: list[int] = []
    closed = 0
    collector = GarbageCollector(lambda: closed, collected.append)
    for _ in range(24):
        collector.look()
    assert collected == ([0] * 11 + [1]) * 2
    closed = CLOSED_SOCKETS
    for _ in range(24):
        collector.look()
    assert collected[24:] == [0] * 11 + [2] + [0] * 11 + [1]
    for _ in range(720 - 48):
        collector.look()
    assert collected[-1] == 2


async def test_the_lag_of_the_loop_is_what_a_sleep_was_too_long() -> None:
    late = iter([0.0, 0.25, 3.0])
    now = 0.0
    observed: list[float] = []

    async def sleep(seconds: float) -> None:
        nonlocal now
        try:
            now += seconds + next(late)
        except StopIteration:
            raise asyncio.CancelledError from None

    with pytest.raises(asyncio.CancelledError):
        await measure_loop_lag(observed.append, lambda: now, sleep)
    assert observed == pytest.approx([0.0, 0.25, 3.0])
    assert INTERVAL_SECONDS < 1


# --- the owner's options ----------------------------------------------------------------------------------------------


def settings_of(**wishes: object) -> Settings:
    wanted = ServeOptions("0.0.0.0", 7007, "unused.sqlite", **wishes)  # type: ignore[arg-type]  # noqa: S104
    return run._settings(wanted, wanted.public_url or "http://192.168.1.20:7007")


def test_a_proxy_on_this_machine_is_believed_if_there_is_a_public_url() -> None:
    assert settings_of().proxies == frozenset()
    assert settings_of(public_url="https://cards.test").proxies == {"127.0.0.1", "::1"}
    assert settings_of(public_url="https://cards.test", proxies=["10.0.0.7"]).proxies == {"10.0.0.7"}
    assert settings_of(public_url="https://cards.test", proxies=[]).proxies == frozenset()


def test_the_owner_names_who_reads_the_figures_and_who_has_no_limits() -> None:
    assert settings_of().metrics_from == {"127.0.0.0/8", "::1"}
    assert settings_of(metrics_from=["10.0.0.0/8"]).metrics_from == {"127.0.0.0/8", "::1", "10.0.0.0/8"}
    assert settings_of(unlimited=["10.0.0.7"]).unlimited == {"10.0.0.7"}


@pytest.mark.parametrize("given", ["", "proxy.example.org", "10.0.0.0/40", "10.0.0.7:80", "*"])
def test_what_is_no_address_or_network_is_said(given: str) -> None:
    with pytest.raises(BadServing, match="is not an IP address or network"):
        check_network(given)


# --- the end ----------------------------------------------------------------------------------------------------------


async def test_a_server_that_stops_lets_nobody_in_and_reads_nothing_before_it_says_goodbye() -> None:
    """A flood that goes on meanwhile would otherwise be answered first (the review saw 15 s)."""
    app = App(MemoryStore(), LocalPubSub(), Settings("http://cards.test"))
    with socket.create_server(("127.0.0.1", 0)) as listening:
        address = listening.getsockname()
        server = run._Server(run._config(app), app, None, lambda: None)
        work = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        reader, writer = await asyncio.open_connection(*address)
        writer.write(
            b"GET /ws HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
        )
        assert b"101" in await reader.readline()
        await until(server._wires)
        seen: list[tuple[bool, bool, bool]] = []
        stop = app.rooms.stop

        async def watched(seconds: float) -> None:
            reading = any(wire.transport.is_reading() for wire in server._wires())
            seen.append((server.servers[0].is_serving(), reading, app.health.draining))
            await stop(seconds)

        app.rooms.stop = watched  # type: ignore[method-assign]
        server.should_exit = True
        await asyncio.wait_for(work, 20)
        assert seen[0] == (False, False, True)
        assert server.server_state.connections == set()
        writer.close()


class SilentSocket:
    """A client that is connected and says nothing."""

    def turn_away(self, _: Refused) -> None:
        raise AssertionError("nobody is turned away")


async def test_the_more_are_connected_the_later_they_are_told_to_come_back() -> None:
    """All of them at once would be a flood that we have made ourselves."""
    app = App(MemoryStore(), LocalPubSub(), Settings("http://cards.test"))
    told: list[float] = []
    stop = app.rooms.stop

    async def watched(seconds: float) -> None:
        told.append(seconds)
        await stop(seconds)

    app.rooms.stop = watched  # type: ignore[method-assign]
    for number in range(3_000):
        app.limiter.open_socket(f"192.0.2.{number % 200}", SilentSocket())
    with socket.create_server(("127.0.0.1", 0)) as listening:
        server = run._Server(run._config(app), app, None, lambda: None)
        work = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        server.should_exit = True
        await asyncio.wait_for(work, 20)
    assert told[0] == run.reconnect_seconds(3_000) == run.reconnect_seconds(0) + 3


async def test_garbage_is_collected_from_the_start_to_the_end(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """`serve` has told Python not to (M9)."""
    seen: list[str] = []

    class Collector:
        def __init__(self, closed: Callable[[], int]) -> None:
            assert closed() == 0

        async def work(self) -> None:
            seen.append("begun")
            try:
                await asyncio.Event().wait()
            finally:
                seen.append("ended")

    class Server:
        def __init__(self, *_: object) -> None:
            pass

        async def serve(self, _: list[socket.socket]) -> None:
            await until(lambda: seen)
            seen.append("served")

    monkeypatch.setattr(run, "GarbageCollector", Collector)
    monkeypatch.setattr(run, "_Server", Server)
    with socket.create_server(("127.0.0.1", 0)) as listening:
        await run._serve(ServeOptions("127.0.0.1", 0, str(tmp_path / "t.sqlite")), listening, [])
        await asyncio.sleep(0)
    assert seen == ["begun", "served", "ended"]
