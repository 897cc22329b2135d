"""Frames and requests that no decent peer sends: each is answered or closed, and nothing piles up."""

import asyncio
import gc
import logging
import re
from collections.abc import Iterable, Iterator
from contextlib import AsyncExitStack, suppress
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from flip7.server.config import Rate
from flip7.server.http.requests import BODY_TIMEOUT_SECONDS
from flip7.server.run import PING_SECONDS
from flip7.server.ws.handler import ClientSession
from flip7.server.ws.outbox import Client
from flip7.server.ws.uvicorn_protocol import CLOSE_TIMEOUT_SECONDS, MAX_PIPELINED_REQUESTS, LimitedProtocol, SocketWire
from tests.server.clocks import FakeClock
from tests.server.raw_client import BINARY, CLOSE, CONTINUATION, HOST, PING, PONG, TEXT, Raw, frame, upgrade
from tests.server.server_in_process import ANY, NO_LIMITS, PATIENCE, Running, running
from tests.server.server_process import Separate, separate
from tests.server.turns import quiet, until
from tests.waiting import wait_until

pytestmark = pytest.mark.integration


GROWTH = 24_000_000
"""Bytes that a server may have grown by while it was sent 50 MB, or 400,000 messages, which would be 186 MB as objects.

A server that comes late to a socket reads 256 KiB at once, 32,768 of the smallest messages: 15.2 MB as objects.
"""
ANYTHING = replace(NO_LIMITS, messages_at_once=10**6, hello_seconds=600, frames=ANY)
"""Limits under which no client is closed for being quick, or for having said no hello."""
BLOCKED = 1.0
"""Seconds after which a server that takes nothing more has stopped reading."""


async def answer_to(server: Running, said: bytes, seconds: float = PATIENCE) -> bytes:
    """Return the server's bytes until it hangs up, or until the time is up."""
    reader, writer = await asyncio.open_connection(HOST, server.port)
    heard = b""
    try:
        async with asyncio.timeout(seconds):
            writer.write(said)
            while piece := await reader.read(4096):
                heard += piece
    except (TimeoutError, ConnectionError):
        pass
    finally:
        writer.close()
    return heard


async def first_answer_to(server: Running, said: bytes) -> bytes:
    """One answer to its end, whether or not the server hangs up then."""
    reader, writer = await asyncio.open_connection(HOST, server.port)
    try:
        async with asyncio.timeout(PATIENCE):
            writer.write(said)
            head = await reader.readuntil(b"\r\n\r\n")
            (length,) = re.findall(rb"(?i)^content-length: (\d+)", head, re.MULTILINE)
            return head + await reader.readexactly(int(length))
    finally:
        writer.close()


NO_MESSAGES: list[tuple[str, bytes, int]] = [
    ("no UTF-8", frame(TEXT, b"\xff\xfe"), 1007),
    ("no mask", frame(TEXT, b"{}", masked=False), 1002),
    ("reserved bits", b"\xf1\x80\0\0\0\0", 1002),
    ("no such opcode", frame(3, b""), 1002),
    ("end without beginning", frame(CONTINUATION, b"x"), 1002),
    ("large ping", frame(PING, b"x" * 126), 1002),
    ("half a code", frame(CLOSE, b"x"), 1002),
    ("no such code", frame(CLOSE, b"\0\5"), 1002),
    ("too large", frame(TEXT, b"x" * 4097), 1009),
    ("much too large", frame(BINARY, b"x" * 70_000)[:20], 1009),
    ("large in sum", frame(TEXT, b"x" * 4000, last=False) + frame(CONTINUATION, b"x" * 97), 1009),
    ("many pieces", frame(TEXT, b"", last=False) + frame(CONTINUATION, b"", last=False) * 99, 1008),
]


def test_what_is_no_message_ends_the_connection_with_its_code() -> None:
    async def scenario() -> None:
        async with running() as server:
            for what, sent, code in NO_MESSAGES:
                async with Raw.connected(server.port) as peer:
                    await peer.send(sent)
                    heard = b""
                    while piece := await peer.receive():
                        heard += piece
                    assert heard[:1] == b"\x88", what
                    assert int.from_bytes(heard[2:4], "big") == code, what
            assert await server.faults() == 0

    asyncio.run(scenario())


NO_REQUESTS: list[tuple[str, bytes, int]] = [
    ("bytes in a path", b"GET /api/tables/\xff HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("a proxy is wanted", b"CONNECT x:1 HTTP/1.1\r\nHost: x\r\n\r\n", 400),
    ("TLS", b"\x16\x03\x01\x02\x00\x01\x00", 400),
    ("endless path", b"GET /" + b"a" * 70_000, 400),
    ("endless header", b"GET / HTTP/1.1\r\nHost: x\r\nA: " + b"a" * 70_000, 400),
    ("endless headers", b"GET / HTTP/1.1\r\nHost: x\r\n" + b"A: b\r\n" * 20_000, 400),
    ("socket with bytes in its path", upgrade(b"/w\xffs"), 400),
    ("socket of nowhere", upgrade(b"/nowhere"), 403),
    ("socket of REST", upgrade(b"/api/tables"), 403),
    ("origin that is none", upgrade(b"/ws", b"Origin: http://["), 403),
    ("origin of bytes", upgrade(b"/ws", b"Origin: \xff\xfe"), 403),
    ("socket of old", upgrade(b"/ws").replace(b": 13", b": 12"), 400),
    ("socket with a bad key", upgrade(b"/ws").replace(b"dGhl", b"????"), 400),
]


def test_what_is_no_request_is_answered_without_a_fault() -> None:
    async def scenario() -> None:
        async with running() as server:
            for what, sent, status in NO_REQUESTS:
                heard = await answer_to(server, sent)
                assert heard.startswith(b"HTTP/1.1 %d " % status), (what, heard)
                assert b"Traceback" not in heard, what
            assert await server.faults() == 0

    asyncio.run(scenario())


@pytest.mark.parametrize("method", ["POST", "PUT"])
def test_a_request_whose_body_never_ends_is_no_fault(method: str) -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(clock=clock) as server:
            head = f"{method} /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode()
            _, torn = await asyncio.open_connection(HOST, server.port)
            torn.write(head)
            await quiet()
            torn.transport.abort()
            await until(lambda: not len(server.app.connections))
            answering = asyncio.create_task(first_answer_to(server, head))
            await until(lambda: len(server.app.connections))
            await clock.turn(BODY_TIMEOUT_SECONDS)
            slow = await answering
            assert slow.startswith(b"HTTP/1.1 422 " if method == "POST" else b"HTTP/1.1 405 ")
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_body_that_is_too_large_is_refused_before_it_has_come() -> None:
    async def scenario() -> None:
        async with running() as server:
            declared = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\n\r\n" + b" " * 20_000
            chunked = b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n"
            chunked += b"1000\r\n%s\r\n" % (b" " * 0x1000) * 5
            for sent in (declared, chunked):
                heard = await first_answer_to(server, sent)
                assert heard.startswith(b"HTTP/1.1 413 "), heard
                assert b'"too_large"' in heard

    asyncio.run(scenario())


@pytest.fixture(scope="module")
def alone(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Separate]:
    """A server whose memory is its own; it has answered and been spoken to before it is measured."""

    async def begin(port: int) -> None:
        async with Raw.connected(port) as peer:
            await peer.send(frame(PING, b"p") + frame(TEXT, b"{}"))
            await peer.receive()

    with separate(tmp_path_factory.mktemp("alone"), ANYTHING) as server:
        assert server.figure("flip7_faults_total") == 0
        asyncio.run(begin(server.port))
        yield server


@pytest.mark.parametrize(
    "first, more",
    [
        pytest.param(b"", frame(PING, b"p" * 125) * 500, id="pings"),
        pytest.param(frame(TEXT, b"", last=False), frame(CONTINUATION, b"", last=False) * 5000, id="pieces"),
        pytest.param(b"", frame(TEXT, b"{}") * 500, id="messages"),
    ],
)
def test_a_peer_that_sends_and_never_reads_takes_no_memory(alone: Separate, first: bytes, more: bytes) -> None:
    async def scenario() -> None:
        async with Raw.connected(alone.port, buffer=4096) as peer:
            before = alone.memory()
            try:
                await peer.send(first)
                for _ in range(800):  # 50 MB of pings
                    await asyncio.wait_for(peer.send(more), BLOCKED)
            except (ConnectionError, TimeoutError):
                pass
            wait_until(alone.is_well)
            assert alone.memory() - before < GROWTH

    asyncio.run(scenario())
    assert alone.figure("flip7_faults_total") == 0


def test_a_head_of_a_request_that_never_ends_takes_no_memory(alone: Separate) -> None:
    async def scenario() -> None:
        before = alone.memory()
        reader, writer = await asyncio.open_connection(HOST, alone.port)
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
        try:
            for _ in range(500):
                writer.write(b"a" * 100_000)
                await writer.drain()
        except ConnectionError:
            pass
        finally:
            writer.close()
        assert alone.memory() - before < GROWTH
        assert not reader.at_eof() or await reader.read() == b""

    asyncio.run(scenario())


def test_requests_in_a_row_on_one_connection_are_all_answered() -> None:
    async def scenario() -> None:
        async with running() as server:
            one = b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n"
            last = one.replace(b"\r\n\r\n", b"\r\nConnection: close\r\n\r\n")
            heard = await answer_to(server, one * MAX_PIPELINED_REQUESTS + last)
            assert heard.count(b"HTTP/1.1 200 OK") == MAX_PIPELINED_REQUESTS + 1

    asyncio.run(scenario())


# --- frames -----------------------------------------------------------------------------------------------------------

SLOW_FRAMES = replace(NO_LIMITS, frames=Rate(at_once=5, per_second=1e-9))
"""Time gives nothing back while a test runs."""
CHUNK = 9_000
"""Frames that fit into one chunk of 64 kB."""


async def heard_until_the_end(peer: Raw) -> bytes:
    heard = b""
    with suppress(ConnectionResetError):
        while piece := await peer.receive():
            heard += piece
    return heard


def refusals(server: Running, reason: str) -> float:
    """Return the server's count of that refusal."""
    value = server.app.metrics.refusals.labels(reason)._value.get()
    assert isinstance(value, float)
    return value


@pytest.mark.parametrize("flood", [PING, PONG, CONTINUATION], ids=["pings", "pongs", "pieces"])
def test_control_frames_beyond_the_limit_end_the_socket_unanswered(flood: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """S4: 9,000 pings in one chunk were 9,000 pongs before anything else ran."""
    parsed = 0
    count = LimitedProtocol.recv_frame

    def counting(self: LimitedProtocol, each: object) -> None:
        nonlocal parsed
        parsed += 1
        count(self, each)  # type: ignore[arg-type]

    monkeypatch.setattr(LimitedProtocol, "recv_frame", counting)

    async def scenario() -> None:
        async with running(SLOW_FRAMES) as server, Raw.connected(server.port) as peer:
            first = frame(TEXT, b"", last=False) if flood == CONTINUATION else b""
            with suppress(ConnectionError):
                await peer.send(first + frame(flood, b"", last=flood != CONTINUATION) * CHUNK)
            heard = await heard_until_the_end(peer)
            pongs = 5 if flood == PING else 0
            assert heard.startswith(frame(PONG, b"", masked=False) * pongs + b"\x88")
            assert int.from_bytes(heard[2 * pongs + 2 : 2 * pongs + 4], "big") == 1008
            assert parsed <= 7, "the rest of the chunk is not even parsed"
            assert refusals(server, "too_many_frames") == 1
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_few_pings_are_answered() -> None:
    async def scenario() -> None:
        async with running(SLOW_FRAMES) as server, Raw.connected(server.port) as peer:
            await peer.send(frame(PING, b"a") * 5)
            heard = b""
            while len(heard) < 15:
                heard += await peer.receive()
            assert heard == frame(PONG, b"a", masked=False) * 5

    asyncio.run(scenario())


def test_the_answers_to_our_own_pings_are_no_surplus() -> None:
    async def scenario() -> None:
        limits = replace(NO_LIMITS, frames=Rate(at_once=0, per_second=1e-9))
        clock = FakeClock()
        async with running(limits, clock=clock) as server, Raw.connected(server.port) as peer:
            await peer.say(type="hello", table=(await server.found())["code"])
            await peer.receive()
            for _ in range(20):
                await clock.turn(PING_SECONDS)
                ping = await peer.receive()
                assert ping[:2] == b"\x89\x04"
                await peer.send(frame(PONG, ping[2:]))
            assert server.app.limiter.sockets == 1

    asyncio.run(scenario())


def test_messages_far_beyond_the_limit_are_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    """The conversation refuses what is too fast, says goodbye, and the rest of the chunk is thrown away unread."""
    parsed = 0
    count = LimitedProtocol.recv_frame

    def counting(self: LimitedProtocol, each: object) -> None:
        nonlocal parsed
        parsed += 1
        count(self, each)  # type: ignore[arg-type]

    monkeypatch.setattr(LimitedProtocol, "recv_frame", counting)

    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_at_once=20)
        async with running(limits, clock=clock) as server, Raw.connected(server.port) as peer:
            with suppress(ConnectionError):
                await peer.send(frame(TEXT, b"") * CHUNK)
            await until(lambda: not server.app.limiter.sockets)
            await clock.turn(CLOSE_TIMEOUT_SECONDS)
            # What the peer hears of it may be cut off: a connection that is closed with data unread is reset.
            assert (await heard_until_the_end(peer)).count(b'"too_fast"') <= 51
            assert server.app.metrics.refusals.labels("too_fast")._value.get() == 51
            assert parsed <= 20 + 50 + 100 + 1

    asyncio.run(scenario())


@pytest.mark.parametrize("sent", [frame(PING, b"") * 100, frame(3, b""), frame(TEXT, b"\xff")])
def test_frames_before_the_handshake_is_answered_are_no_fault(
    sent: bytes, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    late = asyncio.Event()
    accept = ClientSession.run

    async def hesitating(self: ClientSession) -> None:
        await late.wait()
        await accept(self)

    monkeypatch.setattr(ClientSession, "run", hesitating)

    async def scenario() -> None:
        async with running(SLOW_FRAMES) as server:
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(upgrade())
            await until(lambda: any(isinstance(each, SocketWire) for each in _protocols(server)))
            writer.write(sent)
            await writer.drain()
            await quiet()  # the server has read them
            late.set()
            with suppress(ConnectionError):
                await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            await until(lambda: not len(server.app.connections) and not server.app.limiter.sockets)

    asyncio.run(scenario())
    errors = [record for record in caplog.records if record.levelno >= logging.ERROR]
    assert errors == []


def _protocols(server: Running) -> list[object]:
    transports: Iterable[Any] = server.app.connections._open
    return [transport.get_protocol() for transport in transports]


def test_text_that_is_no_utf_8_is_nothing_for_the_owner_to_read(caplog: pytest.LogCaptureFixture) -> None:
    """The library logs it with a traceback; the filter against that hid every `UnicodeDecodeError` of ours as well."""

    async def scenario() -> None:
        async with running() as server:
            for sent in (frame(TEXT, b"\xff"), frame(TEXT, b"\xc3", last=False) + frame(CONTINUATION, b"\xff")):
                async with Raw.connected(server.port) as peer:
                    await peer.send(sent)
                    assert (await heard_until_the_end(peer))[2:4] == (1007).to_bytes(2, "big")
            async with Raw.connected(server.port) as peer:  # one character in two pieces is text
                await peer.send(frame(TEXT, b"\xc3", last=False) + frame(CONTINUATION, b"\xa9"))
                assert b"bad_message" in await peer.receive()

    asyncio.run(scenario())
    assert [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR] == []


# --- connections ------------------------------------------------------------------------------------------------------


async def is_hung_up(server: Running) -> bool:
    """Whether the server hangs up on a new connection without a word."""
    reader, writer = await asyncio.open_connection(HOST, server.port)
    try:
        writer.write(b"GET /api/version HTTP/1.1\r\nHost: x\r\n\r\n")
        return await reader.read(1) == b""
    except ConnectionError:
        return True
    finally:
        writer.close()


def test_connections_of_any_kind_are_counted_for_each_address() -> None:
    """S10: a thousand half requests of one address shut the door for everybody."""

    async def scenario() -> None:
        limits = replace(NO_LIMITS, connections_of_an_address=6)
        async with running(limits, proxies=frozenset()) as server, AsyncExitStack() as open_:
            counted = server.app.connections
            writers = []
            for number in range(4):
                _, writer = await asyncio.open_connection(HOST, server.port)
                writers.append(writer)
                if number % 2:
                    writer.write(b"GET / HTTP/1.1\r\nHost: ")
            for _ in range(2):
                await open_.enter_async_context(Raw.connected(server.port))
            await until(lambda: len(counted) == 6)
            assert await is_hung_up(server)
            assert refusals(server, "too_many_connections") == 1
            writers[0].close()
            await until(lambda: len(counted) == 5)
            assert not await is_hung_up(server)
            for writer in writers:
                writer.close()
            await open_.aclose()
            await until(lambda: not len(counted))
            assert not await is_hung_up(server)

    asyncio.run(scenario())


def test_a_proxy_may_have_any_number_of_connections_but_not_more_than_all() -> None:
    async def scenario() -> None:
        limits = replace(NO_LIMITS, connections_of_an_address=1, connections=5)
        async with running(limits) as server, AsyncExitStack() as open_:
            for _ in range(5):
                await open_.enter_async_context(Raw.connected(server.port))
            assert await is_hung_up(server)

    asyncio.run(scenario())


def test_what_a_blocked_address_has_open_is_closed_and_it_is_refused() -> None:
    async def scenario() -> None:
        async with running() as server:
            table = await server.found()
            _, idle = await asyncio.open_connection(HOST, server.port)
            async with server.guest(table["code"]) as guest:
                await until(lambda: len(server.app.connections) >= 2)
                server.app.limiter.set_blocks([("127.0.0.0/8", None)])
                refusal, goodbye = [each for each in await guest.rest() if each["type"] in {"refusal", "goodbye"}]
                assert refusal["reason"] == "blocked"
                assert goodbye["why"] == "refused"
            await until(lambda: not len(server.app.connections))
            idle.close()
            for path in ("/api/version", "/", f"/api/tables/{table['code']}"):
                answer = await server.get(path)
                assert (answer.status, answer.json()["error"]) == (403, "blocked")
            assert (await answer_to(server, upgrade())).startswith(b"HTTP/1.1 403 ")
            server.app.limiter.set_blocks([])
            assert (await server.get("/api/version")).status == 200

    asyncio.run(scenario())


# --- memory -----------------------------------------------------------------------------------------------------------


def test_sockets_that_end_leave_no_cycles_behind() -> None:
    """M9: each left 15 to 20 kB until the collector came, and it comes by the hour."""
    ways = (
        b"",
        frame(TEXT, b"nonsense"),
        frame(TEXT, b"\xff"),
        frame(PING, b"") * 20,
        frame(TEXT, b"{}") * 500,
        frame(CLOSE, b"\x03\xe8"),
        frame(3, b""),
    )

    async def scenario() -> None:
        clock = FakeClock()
        limits = replace(NO_LIMITS, messages_at_once=20, messages_per_second=20)
        async with running(limits, clock=clock) as server:
            table = await server.found()
            chance = Random(1)

            async def come_and_go(said: bytes) -> None:
                async with Raw.connected(server.port) as peer:
                    token = chance.choice((None, table["token"]))
                    await peer.say(type="hello", table=table["code"], token=token)
                    await peer.receive()
                    with suppress(ConnectionError, TimeoutError):
                        await peer.send(said)
                        await quiet()

            for number in range(3 * len(ways)):
                await come_and_go(ways[number % len(ways)])
            while server.app.limiter.sockets or len(server.app.connections):
                await clock.turn(CLOSE_TIMEOUT_SECONDS)  # whoever was told late begins to close late
            await until(lambda: not [each for each in living() if id(each) not in before])

    def living() -> list[object]:
        kinds = (Client, ClientSession, SocketWire, LimitedProtocol)
        return [each for each in gc.get_objects() if isinstance(each, kinds) or type(each).__name__ == "HttpWire"]

    gc.collect()
    before = {id(each) for each in living()}  # what a failed test holds in its traceback
    gc.disable()
    try:
        asyncio.run(scenario())
    finally:
        gc.enable()


def test_requests_that_are_sent_before_the_answer_to_the_last_are_not_queued_without_end() -> None:
    """N1: five connections that pipelined requests and read nothing made the server grow by a gigabyte."""

    async def scenario() -> None:
        async with running() as server:
            for path in (b"lessons", b"health", b"version", b"health", b"health"):
                asked = b"GET /api/%s HTTP/1.1\r\nHost: cards.test\r\n\r\n" % path * 5_000
                reader, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(asked)
                with suppress(ConnectionError):
                    await asyncio.wait_for(reader.read(), PATIENCE)
                writer.close()
            await until(lambda: not len(server.app.connections))
            requests = sum(
                sample.value
                for metric in server.app.metrics._registry.collect()
                for sample in metric.samples
                if sample.name == "flip7_requests_total"
            )
            assert requests <= 5 * (MAX_PIPELINED_REQUESTS + 1)
            assert await server.faults() == 0

    asyncio.run(scenario())
