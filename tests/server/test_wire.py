"""What no decent peer sends: each is answered or let go, and nothing piles up."""

import asyncio
import os
from pathlib import Path

import pytest

from tests.server.raw import BINARY, CLOSE, CONTINUATION, HOST, PING, TEXT, Raw, frame, upgrade
from tests.server.running import PATIENCE, Running, running

pytestmark = pytest.mark.slow


def memory() -> int:
    """Bytes of this process, server and client alike."""
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * os.sysconf("SC_PAGE_SIZE")


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
    monkeypatch.setattr("flip7.server.rest.BODY_SECONDS", 0.1)

    async def scenario() -> None:
        async with running() as server:
            head = f"{method} /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 100\r\n\r\n{{".encode()
            torn = await answer_to(server, head, seconds=0.03)
            slow = await answer_to(server, head, seconds=0.5)
            assert torn == b"" or method == "PUT"
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
                heard = await answer_to(server, sent, seconds=0.3)
                assert heard.startswith(b"HTTP/1.1 413 "), heard
                assert b'"too_large"' in heard

    asyncio.run(scenario())


@pytest.mark.parametrize(
    "first, more",
    [
        pytest.param(b"", frame(PING, b"p" * 125) * 500, id="pings"),
        pytest.param(frame(TEXT, b"", last=False), frame(CONTINUATION, b"", last=False) * 5000, id="pieces"),
        pytest.param(b"", frame(TEXT, b"{}") * 500, id="messages"),
    ],
)
def test_a_peer_that_sends_and_never_reads_takes_no_memory(first: bytes, more: bytes) -> None:
    async def scenario() -> None:
        async with running() as server, Raw.connected(server.port, buffer=4096) as peer:
            before = memory()
            try:
                await peer.send(first)
                for _ in range(800):  # 50 MB of pings
                    await asyncio.wait_for(peer.send(more), 1)
            except (ConnectionError, TimeoutError):
                pass
            assert memory() - before < 12_000_000
            assert (await server.get("/api/health")).status == 200
            assert await server.faults() == 0

    asyncio.run(scenario())


def test_a_head_of_a_request_that_never_ends_takes_no_memory() -> None:
    async def scenario() -> None:
        async with running() as server:
            before = memory()
            reader, writer = await asyncio.open_connection(HOST, server.port)
            writer.write(b"GET / HTTP/1.1\r\nHost: x\r\nA: ")
            try:
                for _ in range(500):
                    writer.write(b"a" * 100_000)
                    await writer.drain()
            except ConnectionError:
                pass
            finally:
                writer.close()
            assert memory() - before < 12_000_000
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
