"""A client that speaks bytes: for what no library would send, and for peers that stop reading or answering."""

import asyncio
import json
import socket
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Final

HOST: Final = "127.0.0.1"
CONTINUATION, TEXT, BINARY, CLOSE, PING, PONG = 0, 1, 2, 8, 9, 10
_SMALL, _MIDDLE = 126, 65_536


def upgrade(path: bytes = b"/ws", *headers: bytes) -> bytes:
    """A request that opens a socket."""
    lines = [
        b"GET %s HTTP/1.1" % path,
        b"Host: 127.0.0.1",
        b"Upgrade: websocket",
        b"Connection: Upgrade",
        b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
        b"Sec-WebSocket-Version: 13",
        *headers,
    ]
    return b"\r\n".join(lines) + b"\r\n\r\n"


def frame(opcode: int, data: bytes, *, last: bool = True, masked: bool = True) -> bytes:
    """One frame; a mask of zeros leaves the data as it is."""
    size = len(data)
    shown = size if size < _SMALL else _SMALL if size < _MIDDLE else _SMALL + 1
    head = bytes([last << 7 | opcode, masked << 7 | shown])
    if size >= _SMALL:
        head += struct.pack("!H" if size < _MIDDLE else "!Q", size)
    return head + (bytes(4) if masked else b"") + data


@dataclass(slots=True)
class Raw:
    """A socket that has been upgraded. It reads nothing by itself, so it answers no pings."""

    peer: socket.socket

    @classmethod
    @asynccontextmanager
    async def connected(cls, port: int, buffer: int | None = None) -> AsyncIterator["Raw"]:
        """One that takes no more than that many bytes before it reads."""
        with socket.socket() as peer:
            peer.settimeout(0)
            if buffer is not None:
                peer.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, buffer)
            loop = asyncio.get_running_loop()
            await loop.sock_connect(peer, (HOST, port))
            await loop.sock_sendall(peer, upgrade())
            answer = b""
            while b"\r\n\r\n" not in answer:
                answer += await loop.sock_recv(peer, 1)
            assert b" 101 " in answer, answer
            yield cls(peer)

    async def send(self, data: bytes) -> None:
        await asyncio.get_running_loop().sock_sendall(self.peer, data)

    async def say(self, **message: object) -> None:
        await self.send(frame(TEXT, json.dumps(message).encode()))

    async def receive(self, seconds: float = 20) -> bytes:
        """Return the received bytes; none if the server has hung up."""
        return await asyncio.wait_for(asyncio.get_running_loop().sock_recv(self.peer, 65_536), seconds)
