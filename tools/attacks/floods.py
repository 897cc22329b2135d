"""The floods of the security review, each from one address and bounded in time and count.

A flood prepares itself, awaits `Attacker.begin()`, and floods until its time is up. `Flood.finding` is the number that
the review gave it.
"""

import asyncio
import re
from collections.abc import Awaitable, Callable
from contextlib import suppress
from dataclasses import dataclass
from itertools import cycle, islice
from random import Random
from typing import Final

from websockets.asyncio.client import ClientConnection
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.raw_client import CONTINUATION, PING, PONG, TEXT, frame
from tools.attacks.attacker import Attacker, Json, NotPossible, hear, hello
from tools.attacks.client import FloodSocket, http_request, say, text_frame
from tools.attacks.target import Games

TICK_SECONDS: Final = 0.1
MESSAGES_PER_TICK: Final = 5
"""50 a second: as many as the limit of a socket allows, so that no message is refused for its own socket's haste."""
CHUNK_BYTES: Final = 64 * 1024
_TALKERS: Final = 100
_TALKERS_PER_PERSON: Final = 5
_BLASTERS: Final = 10
_READERS: Final = 80
_LISTERS: Final = 40
_SHOUTERS: Final = 20
_GREETERS: Final = 50
_SITTERS: Final = 5
"""The free seats of a table for six."""
_MAKERS: Final = 10
_REMATCHERS: Final = 10
_MOST_WATCHED: Final = 60
_WRONG_CODES: Final = 900
_HALF_REQUESTS: Final = 1_100
"""More than the usual limit of 1,024 descriptors."""
_MOST_PIECES: Final = 64
"""Pieces of one message that the server takes."""
_LONG: Final = 3_000
"""Letters of a long value; a message may have 4,096 bytes."""
_ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXZ"
_HAS_LEFT: Final = re.compile(rb'"type":"you","person":\d+,"seat":null')
"""The message to a person who sat down and has left again."""
_OK: Final = 200
_HARMLESS: Final = frozenset({"already_started", "stale", "not_asked"})
"""Refusals of messages that crossed with the game's own progress."""
_LOST: Final = (OSError, TimeoutError, ConnectionClosed, InvalidHandshake)


@dataclass(frozen=True, slots=True)
class Flood:
    """One kind of attack."""

    finding: str
    what: str
    run: Callable[[Attacker], Awaitable[None]]
    games: Games = Games.NONE


# --- messages ---------------------------------------------------------------------------------------------------------


async def emotes_of_one(attacker: Attacker) -> None:
    """All sockets have the same token, and each message is sent on to all of them."""
    table = await attacker.table({"name": "Eve", "seats": 2})
    await _gesture(attacker, [hello(table["id"], table["token"])] * _TALKERS)


async def emotes_of_many(attacker: Attacker) -> None:
    """Many people at one table, each with several sockets."""
    table = await attacker.table({"name": "Eve", "seats": 40})
    tokens = [table["token"]]
    while len(tokens) < _TALKERS // _TALKERS_PER_PERSON:
        tokens.append(await _seated(attacker, table["id"]))
    await _gesture(attacker, [hello(table["id"], token) for token in tokens for _ in range(_TALKERS_PER_PERSON)])


async def _gesture(attacker: Attacker, hellos: list[bytes]) -> None:
    emote = text_frame(type="send_emote", emote="wave")
    hold = text_frame(type="hold_scores", round=1, held=True)
    batch = b"".join(islice(cycle((emote, hold)), MESSAGES_PER_TICK))
    sockets = await attacker.live_sockets(hellos)
    await attacker.begin()
    await _talk(attacker, sockets, [batch])


async def _seated(attacker: Attacker, table: str) -> str:
    """Sit down as somebody new and return the token."""
    try:
        async with attacker.client_session() as socket:
            await say(socket, type="hello", table=table)
            welcome = await hear(socket, "welcome")
            await say(socket, type="sit", name="Eve")
            if (await hear(socket, "you"))["type"] == "you":
                return str(welcome["token"])
    except _LOST:
        pass
    raise NotPossible("the attacker may not sit down at its own table")


async def long_values(attacker: Attacker) -> None:
    """Wrong values of thousands of letters, which a careless server quotes in its log."""
    table = await attacker.table({"name": "Eve", "seats": 2})
    sockets = await attacker.live_sockets([hello(table["id"], table["token"])] * _SHOUTERS)
    long = "x" * _LONG
    messages = (
        text_frame(type=long),
        text_frame(type="send_emote", emote=long),
        text_frame(type="answer", ordinal=0, choice=long),
        text_frame(type="sit", name=long),
        text_frame(type="ping", **{long: 1}),
    )
    await attacker.begin()
    await _talk(attacker, sockets, [message * MESSAGES_PER_TICK for message in messages])


async def _talk(attacker: Attacker, sockets: list[FloodSocket], batches: list[bytes]) -> None:
    """Let every socket that is live send a batch of messages in every tick."""
    for batch in cycle(batches):
        if not attacker.seconds_left:
            return
        for socket in sockets:
            if socket.is_live and socket.is_writable:
                socket.write(batch)
                attacker.achieved.done += MESSAGES_PER_TICK
        await asyncio.sleep(TICK_SECONDS)


# --- frames -----------------------------------------------------------------------------------------------------------


async def pings(attacker: Attacker) -> None:
    """Each ping is answered with a pong."""
    await _blast(attacker, frame(PING, b"1"), frames=1)


async def pongs(attacker: Attacker) -> None:
    """Pongs that nobody asked for."""
    await _blast(attacker, frame(PONG, b"1"), frames=1)


async def pieces(attacker: Attacker) -> None:
    """Messages in as many empty pieces as the server takes; the message itself is a ping of the protocol."""
    first, middle = frame(TEXT, b"", last=False), frame(CONTINUATION, b"", last=False)
    message = first + middle * (_MOST_PIECES - 2) + frame(CONTINUATION, b'{"type":"ping"}')
    await _blast(attacker, message, frames=_MOST_PIECES)


async def _blast(attacker: Attacker, unit: bytes, frames: int) -> None:
    """Send chunks of nothing but these frames, as fast as the server reads."""
    table = await attacker.table({"name": "Eve", "seats": 2})
    count = CHUNK_BYTES // len(unit)
    chunk = unit * count
    sockets = await attacker.live_sockets([hello(table["id"], table["token"])] * _BLASTERS)
    await attacker.begin()
    while attacker.seconds_left:
        written = 0
        for socket in sockets:
            if socket.is_live and socket.is_writable:
                socket.write(chunk)
                written += 1
        attacker.achieved.done += written * count * frames
        await asyncio.sleep(0 if written else 0.002)


# --- requests ---------------------------------------------------------------------------------------------------------


async def logs(attacker: Attacker) -> None:
    """Read a long game in every form, on many connections at once."""
    prepared = attacker.target.prepared
    game, since = prepared.long_game, max(0, prepared.long_acts - 2_000)
    if game is None:
        game, since = await _growing_game(attacker), 0
    paths = (f"/api/tables/{game}/log?since={since}", f"/api/tables/{game}", f"/api/tables/{game}/game.f7")
    await attacker.begin()
    attacker.requests(_READERS, *(http_request("GET", path) for path in paths))
    await attacker.last()


async def _growing_game(attacker: Attacker) -> str:
    """At a server whose database we cannot write to: a game of bots that somebody watches, so that it is quick."""
    table = await attacker.table(*_BOT_PLANS)
    await attacker.live_sockets([hello(table["id"], table["token"])])
    await asyncio.sleep(2)
    return str(table["id"])


async def list_(attacker: Attacker) -> None:
    """Ask for the list of public tables again and again."""
    if attacker.target.prepared.missed_table is None:
        for _ in range(20):
            await attacker.make_table({"name": "Eve", "public": True})
    await attacker.begin()
    attacker.requests(_LISTERS, http_request("GET", "/api/tables?limit=50"))
    await attacker.last()


async def wrong_codes(attacker: Attacker) -> None:
    """Try codes of no table; then come back with a table's id, and with a token, both of them valid."""
    table = await attacker.table({"name": "Eve", "seats": 2})
    chance = Random(9)
    codes = ["".join(chance.choices(_ALPHABET, k=6)) for _ in range(_WRONG_CODES)]
    await attacker.begin()
    for number in range(_MAKERS):
        attacker.request_each(http_request("GET", f"/api/tables/{code}") for code in codes[number::_MAKERS])
    while attacker.seconds_left and attacker.achieved.done < _WRONG_CODES:  # noqa: ASYNC110 - nothing rings a bell
        await asyncio.sleep(0.02)
    checks = attacker.achieved.checks
    checks["a valid id is served"] = await attacker.get(f"/api/tables/{table['id']}") == _OK
    checks["a valid token is served"] = await _is_welcome(attacker, table["id"], table["token"])
    await attacker.last()


async def half_requests(attacker: Attacker) -> None:
    """Open very many connections and never say all of what is wanted. Whether newcomers are served, bystanders see."""
    half = b"GET /api/health HTTP/1.1\r\nHost: 127"
    await attacker.begin()
    for _ in range(_HALF_REQUESTS):
        attacker.request_each(iter([half]))
        if not attacker.seconds_left:
            return
        await asyncio.sleep(0)
    await attacker.last()
    attacker.achieved.done = _HALF_REQUESTS


# --- connections ------------------------------------------------------------------------------------------------------


async def hellos(attacker: Attacker) -> None:
    """Connect, say hello and go, over and over; half of them have missed nearly 2,000 acts."""
    table = await attacker.table({"name": "Eve", "seats": 2})
    missed = attacker.target.prepared.missed_table
    first = hello(table["id"], table["token"])
    second = first if missed is None else hello(missed, last=1)
    await attacker.begin()

    def heard(socket: FloodSocket, data: bytes) -> None:
        if b'"type":"welcome"' in data:
            attacker.achieved.done += 1
            socket.leave()
        elif b'"type":"refusal"' in data:
            socket.leave()

    attacker.open_sockets([first, second] * (_GREETERS // 2), heard)
    await attacker.last()


async def sit_and_leave(attacker: Attacker) -> None:
    """Use up a table: everybody who comes is new, sits down and leaves. Then somebody else wants to play."""
    table = attacker.target.prepared.worn_table
    if table is None:
        table = str((await attacker.table({"name": "Eve", "seats": 6, "public": True}))["id"])
    first = hello(table) + text_frame(type="sit", name="Eve") + text_frame(type="leave")
    await attacker.begin()

    def heard(socket: FloodSocket, data: bytes) -> None:
        if _HAS_LEFT.search(data):
            attacker.achieved.done += 1
            socket.leave()
        elif b'"type":"refusal"' in data:
            socket.leave()

    attacker.open_sockets([first] * _SITTERS, heard)
    await attacker.last()
    attacker.end()
    newcomer = attacker.target.addresses.newcomer
    attacker.achieved.checks["a newcomer may sit down"] = await _may_sit(attacker, table, newcomer)


async def _is_welcome(attacker: Attacker, table: str, token: str) -> bool:
    try:
        async with asyncio.timeout(10), attacker.client_session() as socket:
            await say(socket, type="hello", table=table, token=token)
            return bool((await hear(socket, "welcome"))["type"] == "welcome")
    except _LOST:
        return False


async def _may_sit(attacker: Attacker, table: str, address: str) -> bool:
    try:
        async with asyncio.timeout(10), attacker.client_session(address) as socket:
            await say(socket, type="hello", table=table)
            if (await hear(socket, "welcome"))["type"] == "refusal":
                return False
            await say(socket, type="sit", name="Nora")
            return bool((await hear(socket, "you"))["type"] == "you")
    except _LOST:
        return False


# --- tables -----------------------------------------------------------------------------------------------------------

_BOT_PLANS: Final[tuple[Json, ...]] = tuple(
    {
        "name": "Eve",
        "seats": seats,
        "seat": None,
        "fill": "level1",
        "start": True,
        "rules": {"target": target},
        "options": {"odds": False, "bot_seconds": 0},
    }
    for seats, target in ((40, 10_000), (40, 500), (6, 1_000), (6, 200))
)
"""Games of bots, the longest first; a server may refuse those that would go on for hours."""


async def bots(attacker: Attacker) -> None:
    """Games of bots alone at which nobody looks; hundreds of them have been made before the server started."""
    plan = await _allowed(attacker)
    await attacker.begin()
    attacker.requests(2, http_request("POST", "/api/tables", plan))
    await attacker.last()


async def watched_bots(attacker: Attacker) -> None:
    """Games of bots that play without a pause, because somebody watches; as many as the address may make."""
    plan = await _allowed(attacker)
    tables: list[Json] = []
    while len(tables) < _MOST_WATCHED and (made := await attacker.make_table(plan)) is not None:
        tables.append(made)
    await attacker.begin()

    def heard(_: FloodSocket, data: bytes) -> None:
        attacker.achieved.done += data.count(b'"type":"happened"')

    attacker.open_sockets([hello(table["id"], table["token"]) for table in tables], heard)
    await attacker.last()
    attacker.achieved.tables = len(tables)


async def _allowed(attacker: Attacker) -> Json:
    """Return the longest game of bots that the server allows."""
    for plan in _BOT_PLANS:
        if await attacker.make_table(plan) is not None:
            return plan
    raise NotPossible("the server lets the attacker make no game of bots")


async def tables(attacker: Attacker) -> None:
    """Make lobbies as fast as the server lets one address. Then somebody else wants one."""
    await attacker.begin()
    attacker.requests(_MAKERS, http_request("POST", "/api/tables", {"name": "Eve", "public": True}))
    await attacker.last()
    attacker.end()
    try:
        made = await attacker.make_table({"name": "Nora"}, attacker.target.addresses.newcomer)
    except (OSError, TimeoutError):
        made = None
    attacker.achieved.checks["another address may make a table"] = made is not None


async def rematches(attacker: Attacker) -> None:
    """Games to one point, each followed by a rematch."""
    plan = {
        "name": "Eve",
        "seats": 2,
        "fill": "level1",
        "rules": {"target": 1},
        "options": {"odds": False, "bot_seconds": 0},
    }
    made = [await attacker.table(plan) for _ in range(_REMATCHERS)]
    await attacker.begin()
    with suppress(TimeoutError):
        async with asyncio.timeout(attacker.seconds_left):
            await asyncio.gather(*(_rematch(attacker, table["id"], table["token"]) for table in made))


async def _rematch(attacker: Attacker, table: str, token: str) -> None:
    while True:
        try:
            async with attacker.client_session() as socket:
                table = await _play_again(attacker, socket, table, token)
        except (OSError, ConnectionClosed, InvalidHandshake):
            attacker.achieved.closed += 1
            await asyncio.sleep(TICK_SECONDS)


async def _play_again(attacker: Attacker, socket: ClientConnection, table: str, token: str) -> str:
    """Play a game of one point to its end and return the id of the rematch's table."""
    await say(socket, type="hello", table=table, token=token)
    welcome = await hear(socket, "welcome")
    if welcome["type"] == "refusal":
        raise ConnectionRefusedError
    view = welcome["table"]
    if view["rematch"] is not None:
        return str(view["rematch"])
    await say(socket, type="rematch" if view["phase"] == "over" else "start")
    asked = welcome["asked"]
    while True:
        if asked is not None and asked["seat"] == 0:
            await say(socket, type="answer", ordinal=asked["ordinal"], choice=asked["options"][-1])
        told = await hear(socket, "happened")
        asked = told.get("asked")
        if told["type"] == "refusal" and told["reason"] not in _HARMLESS:
            attacker.achieved.refused += 1
            await asyncio.sleep(TICK_SECONDS)
            await say(socket, type="rematch")
        elif told["type"] == "happened" and told["act"]["act"] == "revealed":
            attacker.achieved.done += 1
            await say(socket, type="rematch")
        elif told["type"] == "happened" and told["act"]["act"] == "rematched":
            attacker.achieved.tables += 1
            return str(told["act"]["table"])


# --- all of them ------------------------------------------------------------------------------------------------------


async def control(attacker: Attacker) -> None:
    """No flood: what the others are compared with."""
    await attacker.begin()
    await attacker.last()


FLOODS: Final[dict[str, Flood]] = {
    "control": Flood("", "no flood", control),
    "emotes": Flood("S3", "100 sockets of one token send emotes", emotes_of_one),
    "emotes of many": Flood("S3", "100 sockets of 20 people send emotes", emotes_of_many),
    "pings": Flood("S4", "10 sockets send WebSocket pings", pings),
    "pongs": Flood("S4", "10 sockets send WebSocket pongs", pongs),
    "pieces": Flood("S4", "10 sockets send messages in pieces", pieces),
    "logs": Flood("S5", "80 connections read a long game", logs, Games.LONG_GAME),
    "list": Flood("S5", "40 connections ask for the list", list_, Games.PUBLIC_TABLES),
    "bots": Flood("S6", "900 games of bots that nobody watches", bots, Games.GAMES_OF_BOTS),
    "watched bots": Flood("S6", "games of bots without a pause, watched", watched_bots),
    "long values": Flood("S7", "20 sockets send wrong long values", long_values),
    "rematches": Flood("S8", "10 sockets ask for rematch after rematch", rematches),
    "wrong codes": Flood("S9", "900 codes of no table", wrong_codes),
    "half requests": Flood("S10", "1,100 connections with half a request", half_requests),
    "hellos": Flood("S5", "50 connections say hello and go", hellos, Games.PUBLIC_TABLES),
    "sit and leave": Flood("M2", "5 connections sit down and leave", sit_and_leave, Games.WORN_TABLE),
    "tables": Flood("M3", "10 connections make tables", tables),
}
