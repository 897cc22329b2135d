"""What no decent peer sends: each is answered or let go, and nothing piles up."""

import asyncio
import re
from collections.abc import Iterator
from dataclasses import replace

import pytest

from tests.server.raw import BINARY, CLOSE, CONTINUATION, HOST, PING, TEXT, Raw, frame, upgrade
from tests.server.running import NO_LIMITS, PATIENCE, Running, running
from tests.server.separate import Separate, separate

pytestmark = pytest.mark.slow


GROWTH = 12_000_000
"""Bytes that a server may have grown by while it was sent 50 MB."""
ANYTHING = replace(NO_LIMITS, messages_at_once=10**6, hello_seconds=600)
"""Nobody is let go for being quick, or for having said no hello."""
BLOCKED = 1.0
"""Seconds after which a server that takes nothing more has stopped reading."""


async def answer_to(server: Running, said: bytes, seconds: float = PATIENCE) -> bytes:
    """What the server says before it hangs up, or within the time."""
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
def test_a_request_whose_body_never_ends_is_no_fault(method: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def scenario() -> None:
        async with running() as server:
            head = f"{method} /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode()
            torn = await answer_to(server, head, seconds=0.03)
            assert torn == b"" or method == "PUT"
            monkeypatch.setattr("flip7.server.rest.BODY_SECONDS", 0.1)
            slow = await first_answer_to(server, head)
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
            assert alone.page("/api/health") == '{"status":"ok"}'
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
            heard = await answer_to(server, one * 99 + last)
            assert heard.count(b"HTTP/1.1 200 OK") == 100

    asyncio.run(scenario())
