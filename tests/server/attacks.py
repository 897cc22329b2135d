"""Clients that are up to no good: everything that can be sent to a socket and should not be.

Each attack is one coroutine that takes a seeded source of chance, so that a run can be repeated.
"""

import asyncio
import json
import socket
import struct
from collections.abc import Awaitable, Callable, Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import count
from random import Random
from typing import Any, Final

from flip7.server.json_schema import protocol_schema
from tests.server.raw_client import BINARY, CLOSE, CONTINUATION, HOST, PING, PONG, TEXT, Raw, frame, upgrade

Schema = dict[str, Any]
LONGEST: Final = 4096
"""Bytes of a message."""
OFTEN: Final = 0.8
"""The chance that a message made from the schema is left nearly as it should be."""

_SCHEMA: Final[Schema] = protocol_schema()
_DEFINITIONS: Final[Schema] = _SCHEMA["$defs"]
_STRANGE: Final[tuple[object, ...]] = (
    *(
        None,
        True,
        -1,
        0,
        1,
        39,
        40,
        2**31,
        2**53,
        2**64,
        10**40,
        -(10**40),
        0.5,
        1e308,
        "",
        " ",
        "x" * 500,
        "x" * 1100,
        [],
        {},
    ),
    *("é" * 1900, "\\" * 1900, "{ $x }" * 500, "x" * (LONGEST - 100)),
    *("\u202e", "\ud800", "\x00", "NaN", "hit", "stay", "level3", "program:ls", "../..", "%00", {"type": "ping"}, [[]]),
)


@dataclass(frozen=True, slots=True)
class Target:
    """A table to be unkind to. Some tokens are somebody's there, the others are of other tables."""

    code: str
    tokens: tuple[str, ...]


# --- messages ---------------------------------------------------------------------------------------------------------


def message(chance: Random) -> Schema:
    """A message that the protocol knows, more or less."""
    kinds = _resolved(_DEFINITIONS["ClientMessage"])["anyOf"]
    made = _value(_resolved(chance.choice(kinds)), chance)
    assert isinstance(made, dict)
    return _spoilt(made, chance) if chance.random() > OFTEN else made


def _resolved(schema: Schema) -> Schema:
    while "$ref" in schema:
        schema = _DEFINITIONS[schema["$ref"].rpartition("/")[2]]
    return schema


def _value(schema: Schema, chance: Random) -> object:
    """Something that fits the schema, or nearly."""
    schema = _resolved(schema)
    if "anyOf" in schema:
        return _value(chance.choice(schema["anyOf"]), chance)
    if "enum" in schema:
        return chance.choice(schema["enum"])
    match schema.get("type"):
        case "object":
            required = schema.get("required", ())
            fields = schema.get("properties", {}).items()
            return {name: _value(each, chance) for name, each in fields if name in required or chance.random() < 0.5}
        case "integer":
            low, high = schema.get("minimum", -3), min(schema.get("maximum", 60), 60)
            return chance.choice((low, high, chance.randint(low, high)))
        case "number":
            return chance.uniform(0, 10)
        case "string":
            return chance.choice(
                ("level3", "greedy", "stay:20", "moon", "Eve", "x" * chance.randint(1, 70), "é\u202e🂡")
                if chance.random() < OFTEN
                else ("x" * chance.randint(1, LONGEST), "\u202e" * chance.randint(1, LONGEST // 3))
            )
        case "boolean":
            return chance.random() < 0.5
        case "null":
            return None
        case _:
            return chance.choice(_STRANGE)


def _spoilt(made: Schema, chance: Random) -> Schema:
    """Something of it is missing, of another type, or too much."""
    name = chance.choice(list(made))
    match chance.randrange(4):
        case 0:
            return {key: value for key, value in made.items() if key != name}
        case 1:
            return {**made, chance.choice(("x", "x" * 3000, "type", "re", "seat", "\0")): chance.choice(_STRANGE)}
        case 2:
            return {**made, name: made}
        case _:
            return {**made, name: chance.choice(_STRANGE)}


def long_messages() -> Iterator[Schema]:
    """Every message with a long string in each of its fields, in its type, and as a field of its own."""
    for kind in _resolved(_DEFINITIONS["ClientMessage"])["anyOf"]:
        made = _short(_resolved(kind))
        for name in [*_resolved(kind)["properties"], "x"]:
            room = LONGEST - len(json.dumps(made).encode()) - 50
            for text in ("x" * 1001, "x" * room, "\N{BLACK STAR}" * (room // 6)):
                yield {**made, name: text}
                yield {**made, text: name}


def _short(kind: Schema) -> Schema:
    """A message of that kind that leaves most of its length to others."""
    made = (_value(kind, Random(seed)) for seed in count())
    return next(each for each in made if isinstance(each, dict) and len(json.dumps(each)) < LONGEST // 4)


def encoded(made: Schema) -> bytes:
    return frame(TEXT, json.dumps(made).encode())


def hello(target: Target, chance: Random) -> Schema:
    """A hello that is nearly always understood."""
    token = chance.choice((*target.tokens, None, "guess", "x" * 43))
    return {"type": "hello", "table": target.code, "token": token, "last": chance.choice((None, -1, 0, 3, 50, 10**6))}


# --- attacks ----------------------------------------------------------------------------------------------------------

Attack = Callable[[int, Target, Random], Awaitable[None]]


async def talks_nonsense(port: int, target: Target, chance: Random) -> None:
    """Messages from the schema, most of them nearly right, in any order, with or without a hello."""
    async with Raw.connected(port) as peer:
        if chance.random() < OFTEN:
            await peer.say(**hello(target, chance))
        for _ in range(chance.randint(1, 40)):
            await peer.send(encoded(message(chance)))
            await _glance(peer, chance)


async def repeats_itself(port: int, target: Target, chance: Random) -> None:
    """The same messages again and again: hellos, answers, starts."""
    async with Raw.connected(port) as peer:
        await peer.say(**hello(target, chance))
        said = encoded(message(chance))
        for _ in range(20):
            await peer.send(said * 3)
            await _glance(peer, chance)


async def answers_for_others(port: int, target: Target, chance: Random) -> None:
    """Every ordinal from the past to the future, and every choice, with whatever token."""
    async with Raw.connected(port) as peer:
        await peer.say(**hello(target, chance))
        for ordinal in chance.sample(range(100), 20):
            choice = chance.choice(("hit", "stay", chance.randrange(5)))
            await peer.say(type="answer", ordinal=ordinal, choice=choice)
            await _glance(peer, chance)


async def guesses(port: int, _: Target, chance: Random) -> None:
    """Codes, ids and tokens by chance."""
    async with Raw.connected(port) as peer:
        for _try in range(20):
            key = "".join(chance.choices("23456789BCDFGHJKMNPQRSTVWXZ_-abc", k=chance.choice((6, 22))))
            await peer.say(type="hello", table=key, token="".join(chance.choices("abcXYZ_-", k=43)))
            await _glance(peer, chance)


async def sends_bytes(port: int, target: Target, chance: Random) -> None:
    """Frames of any kind with anything in them."""
    async with Raw.connected(port) as peer:
        if chance.random() < 0.5:
            await peer.say(**hello(target, chance))
        for _ in range(chance.randint(1, 10)):
            data = chance.randbytes(chance.choice((0, 1, 2, 50, 125)))
            kind = chance.choice((CONTINUATION, TEXT, BINARY, 3, CLOSE, PING, PONG, 11))
            await peer.send(frame(kind, data, last=chance.random() < OFTEN, masked=chance.random() < OFTEN))
            await _glance(peer, chance)


async def sends_much(port: int, _: Target, chance: Random) -> None:
    """Frames that are too large, deep, or of too many pieces."""
    async with Raw.connected(port) as peer:
        deep = chance.choice((b"[", b'{"type":', b'{"a":[')) * 600
        huge = frame(chance.choice((TEXT, BINARY)), b"x" * chance.choice((4095, 4097, 70_000)))
        pieces = frame(TEXT, b"", last=False) + frame(CONTINUATION, b"", last=False) * 200
        digits = b'{"type":"ping","re":%s}' % (b"9" * 4000)
        await peer.send(chance.choice((frame(TEXT, deep), huge, pieces, frame(TEXT, digits))))
        await _glance(peer, chance)


async def is_slow(port: int, target: Target, chance: Random) -> None:
    """A request and a hello, byte by byte, and then often the middle of something."""
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        said = upgrade()
        for at in range(0, len(said), 7):
            writer.write(said[at : at + 7])
            await asyncio.sleep(0)
        await reader.readuntil(b"\r\n\r\n")
        said = encoded(hello(target, chance)) + encoded(message(chance))
        for at in range(chance.randrange(len(said))):
            writer.write(said[at : at + 1])
            await asyncio.sleep(0)
    finally:
        writer.close()


async def tears(port: int, target: Target, chance: Random) -> None:
    """A connection that is reset at any moment."""
    with socket.socket() as peer:
        peer.settimeout(0)
        loop = asyncio.get_running_loop()
        await loop.sock_connect(peer, (HOST, port))
        said = upgrade() + encoded(hello(target, chance)) + encoded(message(chance)) * 3
        for piece in (upgrade(), said[len(upgrade()) :][: chance.randrange(1, 400)]):
            await loop.sock_sendall(peer, piece[: chance.randrange(1, len(piece) + 1)])
            for _ in range(chance.choice((0, 1, 10, 100))):  # others go on meanwhile
                await asyncio.sleep(0)
        peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def acts_and_goes(port: int, target: Target, chance: Random) -> None:
    """Send a command, and disconnect before it can be answered."""
    async with Raw.connected(port) as peer:
        await peer.say(**hello(target, chance))
        if chance.random() < 0.5:
            await peer.receive(2)
        await peer.send(encoded(message(chance)) * 2)
        peer.peer.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))


async def floods(port: int, target: Target, chance: Random) -> None:
    """More than is allowed, and nothing is read of what comes back."""
    async with Raw.connected(port, buffer=4096) as peer:
        if chance.random() < 0.5:
            await peer.say(**hello(target, chance))
        said = chance.choice((encoded(message(chance)), frame(BINARY, b"x"), frame(PING, b"p" * 125), frame(PONG, b"")))
        for _ in range(20):
            await asyncio.wait_for(peer.send(said * 100), 0.2)


async def asks_for_strange_things(port: int, target: Target, chance: Random) -> None:
    """Requests that are none, or are for what nobody offers."""
    said = chance.choice(
        (
            b"GET /api/tables/%s/log?since=%d HTTP/1.1\r\nHost: x\r\n\r\n"
            % (target.code.encode(), chance.randrange(99)),
            b"GET /api/tables/%s HTTP/1.1\r\nHost: x\r\n\r\n" % b"%ff%00".join([b"a"] * chance.randrange(9)),
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 50\r\n\r\n{",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\nzz\r\n",
            b"POST /api/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 9\r\n\r\n\xff{[\x00]}\xed\xa0\x80",
            upgrade(b"/ws", b"Origin: " + chance.choice((b"null", b"http://[", b"https://evil.test", b"\xff"))),
            upgrade(b"/ws?" + chance.randbytes(4).hex().encode()).replace(b"13", b"8"),
            chance.randbytes(200),
        )
    )
    reader, writer = await asyncio.open_connection(HOST, port)
    try:
        writer.write(said[: chance.choice((len(said), chance.randrange(1, len(said) + 1)))])
        async with asyncio.timeout(0.1):
            heard = await reader.read(65_536)
        assert b"500 Internal" not in heard, (said, heard)
        assert b"Traceback" not in heard, (said, heard)
    finally:
        writer.close()


ATTACKS: Final[tuple[Attack, ...]] = (
    talks_nonsense,
    repeats_itself,
    answers_for_others,
    guesses,
    sends_bytes,
    sends_much,
    is_slow,
    tears,
    acts_and_goes,
    floods,
    asks_for_strange_things,
)


async def _glance(peer: Raw, chance: Random) -> None:
    """Now and then something is read. No answer says that anything went wrong on the server's side."""
    if chance.random() < 0.3:
        with suppress(TimeoutError):
            heard = await peer.receive(0.02)
            assert b"our_fault" not in heard, heard
            if not heard:
                raise ConnectionResetError


async def unkind(port: int, targets: list[Target], seed: int, attacks: int) -> None:
    """Run attacks, one after the other. A failure names the seed and the attack."""
    chance = Random(seed)
    for number in range(attacks):
        attack = chance.choice(ATTACKS)
        try:
            with suppress(ConnectionError, TimeoutError, asyncio.IncompleteReadError):
                await attack(port, chance.choice(targets), Random(chance.getrandbits(32)))
        except Exception as error:
            error.add_note(f"seed {seed}, attack {number}: {attack.__name__}")
            raise
