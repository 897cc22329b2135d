"""TLS: connections are counted before their handshake."""

import asyncio
import json
import socket
import ssl
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import ExitStack, asynccontextmanager, suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import trustme
import uvloop
from websockets.asyncio.client import connect

from flip7.clock import Clock
from flip7.server import run
from flip7.server.app import App
from flip7.server.config import Limits, Settings
from flip7.server.metrics import Metrics
from flip7.server.network.tls_listener import HANDSHAKE_SECONDS, TlsListener
from flip7.server.pubsub import LocalPubSub
from flip7.server.security.connection_limit import ConnectionCounter
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.raw_client import HOST
from tests.server.server_in_process import NO_LIMITS, PATIENCE
from tests.server.turns import until

pytestmark = pytest.mark.integration
UNFINISHED = b"\x16\x03\x01\x00\x02xx"
"""The beginning of a handshake."""
LOOPS = pytest.mark.parametrize("run", [asyncio.run, uvloop.run], ids=["asyncio", "uvloop"])


@asynccontextmanager
async def serving_by_tls(
    folder: Path, authority: trustme.CA, limits: Limits, clock: Clock | None = None
) -> AsyncIterator[tuple[App, int]]:
    """A server as `flip7 serve --certificate` starts it."""
    pem = folder / "home.pem"
    authority.issue_cert(HOST).private_key_and_cert_chain_pem.write_to_path(pem)
    settings = Settings("https://cards.test", limits=limits, proxies=frozenset())
    app = App(MemoryStore(), LocalPubSub(), settings, clock)
    config = run._config(app, run.Certificate(pem))
    config.load()
    server = run._Server(config, app, None, lambda: None)
    with socket.create_server((HOST, 0)) as listening:
        work = asyncio.create_task(server.serve([listening]))
        await until(lambda: server.started)
        try:
            yield app, listening.getsockname()[1]
        finally:
            server.should_exit = True
            await asyncio.wait_for(work, PATIENCE)


@LOOPS
def test_handshakes_that_never_end_are_counted_and_others_are_served(
    run: Callable[[Coroutine[Any, Any, None]], None], tmp_path: Path
) -> None:
    """S10: the protocol hears of a TLS connection when its handshake is over."""
    authority = trustme.CA()
    trusting = ssl.create_default_context()
    authority.configure_trust(trusting)

    async def scenario() -> None:
        async with serving_by_tls(tmp_path, authority, replace(NO_LIMITS, connections_of_an_address=3)) as (
            app,
            port,
        ):
            silent = [(await asyncio.open_connection(HOST, port))[1] for _ in range(2)]
            await until(lambda: len(app.connections) == 2)
            async with connect(f"wss://{HOST}:{port}/ws", ssl=trusting) as client:
                await client.send('{"type":"ping"}')
                assert json.loads(await client.recv())["reason"] == "hello_first"
                assert len(app.connections) == 3
                reader, writer = await asyncio.open_connection(HOST, port)
                with suppress(ConnectionError):
                    assert await asyncio.wait_for(reader.read(), PATIENCE) == b""
                assert app.metrics.refusals.labels("too_many_connections")._value.get() == 1
                writer.close()
            for each in silent:
                each.close()
            await until(lambda: not len(app.connections))
            reader, writer = await asyncio.open_connection(HOST, port, ssl=trusting)
            writer.write(b"GET /api/version HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n")
            assert (await reader.read()).startswith(b"HTTP/1.1 200 ")
            writer.close()
            await until(lambda: not len(app.connections))

    run(scenario())


@LOOPS
def test_what_is_no_handshake_is_forgotten(
    run: Callable[[Coroutine[Any, Any, None]], None], tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with serving_by_tls(tmp_path, trustme.CA(), NO_LIMITS, clock) as (app, port):
            for said in (b"GET / HTTP/1.1\r\n\r\n", UNFINISHED, b""):
                _, writer = await asyncio.open_connection(HOST, port)
                await until(lambda: len(app.connections))
                writer.write(said)
                await writer.drain()
                if said == UNFINISHED:
                    for seconds in (HANDSHAKE_SECONDS - 1, 1):
                        assert len(app.connections) == 1
                        await clock.turn(seconds)
                elif not said:
                    writer.close()
                await until(lambda: not len(app.connections))
                writer.close()

    run(scenario())
    assert [record.getMessage() for record in caplog.records if record.levelname == "ERROR"] == []


async def test_a_connection_that_is_one_too_many_is_closed_before_its_handshake() -> None:
    """S10: to wait for its handshake is what it wants."""
    limits = replace(NO_LIMITS, connections_of_an_address=2)
    connections = ConnectionCounter(Settings("https://cards.test", limits=limits), Metrics(), lambda: 0.0)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    with ExitStack() as open_:
        listening = open_.enter_context(socket.create_server((HOST, 0)))
        listener = TlsListener(listening, context, asyncio.Protocol, connections, FakeClock())
        accepted = []
        for _ in range(4):
            ours, theirs = socket.socketpair()
            open_.enter_context(theirs)
            accepted.append(open_.enter_context(ours))
            listener._admit(ours, "192.0.2.7")
        assert [peer.fileno() == -1 for peer in accepted] == [False, False, True, True]
        assert (len(listener._handshakes), len(connections)) == (2, 2)
        for handshake in tuple(listener._handshakes):
            handshake.cancel()
        await asyncio.gather(*listener._handshakes, return_exceptions=True)
