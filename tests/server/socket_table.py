"""A table of two guests on sockets: who is asked, and what each hears."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from tests.server.server_in_process import Json, Running, SocketGuest, asked_after
from tests.server.turns import until


@asynccontextmanager
async def two_at_a_table(server: Running, **plan: object) -> AsyncIterator[tuple[SocketGuest, SocketGuest, Json]]:
    """Ann and Bob in a game of two, both connected."""
    table = await server.found(seats=2, **plan)
    async with server.guest(table["code"], table["token"]) as ann, server.guest(table["code"]) as bob:
        await bob.say("sit", name="Bob")
        await ann.act("sat")
        await ann.say("start")
        for guest in (ann, bob):
            await guest.act("started")
        yield ann, bob, table


async def whose_turn(ann: SocketGuest, bob: SocketGuest) -> tuple[Json, SocketGuest, SocketGuest]:
    """Return the open question, the guest who is asked and the other one."""
    asked = asked_after(ann.heard)
    assert asked is not None
    return asked, *((ann, bob) if asked["seat"] == 0 else (bob, ann))


async def said_and_settled(*guests: SocketGuest) -> list[list[Json]]:
    """Return the messages that each guest hears until the server answers a ping sent now."""
    heard = []
    for guest in guests:
        start = len(guest.heard)
        await guest.say("ping", re=777)
        await guest.next("pong", lambda message: message["re"] == 777)
        heard.append(guest.heard[start:])
    return heard


def reasons(messages: list[Json]) -> list[str]:
    return [message["reason"] for message in messages if message["type"] == "refusal"]


def choices(messages: list[Json]) -> list[Json]:
    return [message for message in messages if message["type"] == "happened" and message["act"]["act"] == "chose"]


async def everybody_gone(server: Running) -> None:
    """Wait until the server counts no socket any more."""
    await until(lambda: not server.app.limiter.sockets)
