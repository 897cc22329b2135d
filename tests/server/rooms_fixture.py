"""Room registries for tests, on a real store in a file with a fake clock; and guests who listen in the rooms."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from flip7.analysis.recommendation import Advice
from flip7.clock import Clock
from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.protocol.commands import Answer, Command, Sit
from flip7.protocol.messages import Parting
from flip7.protocol.room_options import Options
from flip7.server.config import Limits, Rate, Settings, Timeouts
from flip7.server.metrics import Metrics
from flip7.server.pubsub import LocalPubSub, PubSub
from flip7.server.rooms.create import Plan
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.services import Bots
from flip7.server.security.tokens import hash_token, new_token
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Store
from tests.server.clocks import FakeClock
from tests.server.turns import until

QUICK = Timeouts(presence=0, unwatched=0, retry=0, longest_retry=0)
"""Time-outs that do at once what is usually done after a moment; for the rest a test turns the clock."""
SWIFT = Limits(bot_choices_at_once=1_000_000, bot_choices=Rate(1_000_000, 1_000_000))
"""Bots that nobody has to wait for."""
Message = dict[str, Any]


@asynccontextmanager
async def open_rooms(folder: Path, pubsub: PubSub | None = None, clock: Clock | None = None) -> AsyncIterator[Rooms]:
    """Open a registry on the store in that folder; stop it at the end, and close the store."""
    is_shared = pubsub is not None  # by several registries
    store = await open_store(str(folder / "tables.sqlite"), lock=not is_shared)
    rooms = rooms_on(store, pubsub=pubsub, clock=clock)
    try:
        yield rooms
    finally:
        await rooms.stop(0)
        await store.close()


def rooms_on(
    store: Store,
    settings: Settings | None = None,
    *,
    bots: Bots | None = None,
    pubsub: PubSub | None = None,
    clock: Clock | None = None,
) -> Rooms:
    """Make a registry on that store, with that clock or a fake one; the caller stops it."""
    settings = settings or Settings("http://cards.test", timeouts=QUICK, limits=SWIFT)
    return Rooms(store, pubsub or LocalPubSub(), settings, clock or FakeClock(), Metrics(), bots=bots)


def metrics_page(rooms: Rooms) -> bytes:
    """Return the metrics of a registry of `rooms_on`, in the text format of Prometheus."""
    assert isinstance(rooms.metrics, Metrics)
    return rooms.metrics.page()


class NoAdvice:
    """Bots without advice, for tests that do not ask for it."""

    async def advise(self, table: Table, decision: Decision, payer: str) -> Advice:  # noqa: ARG002 - as asked
        raise AssertionError(f"nobody asks for advice on {decision}")


class RoomGuest:
    """A person with a client in a room."""

    def __init__(self, rooms: Rooms, live: LiveRoom, token: str | None = None) -> None:
        self.address = "192.0.2.7"
        self.rooms = rooms
        self.live = live
        self.token = token or new_token()
        self.heard: list[Message] = []
        self.parted: Parting | None = None
        self.back_in: float | None = None
        live.presence.enter(self)

    @property
    def person(self) -> int | None:
        found = self.live.room.person_with(hash_token(self.token))
        return None if found is None else found.number

    @property
    def seat(self) -> int:
        assert self.person is not None
        seat = self.live.room.people[self.person].seat
        assert seat is not None
        return seat

    def deliver(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    def part(self, why: Parting, seconds: float) -> None:
        self.parted = why
        self.back_in = seconds

    async def command(self, command: Command) -> None:
        await self.rooms.journal.command(self.live, hash_token(self.token), command)

    async def sit(self, name: str, seat: int | None = None) -> "RoomGuest":
        await self.command(Sit(name=name, seat=seat))
        return self

    async def answer(self, choice: Choice | str | int, ordinal: int | None = None) -> None:
        number = self.live.room.ordinal if ordinal is None else ordinal
        await self.command(msgspec.convert({"type": "answer", "ordinal": number, "choice": choice}, Answer))

    def go(self) -> None:
        """The connection is gone."""
        self.live.presence.leave(self)

    def acts(self, *names: str) -> list[Message]:
        """The acts of these kinds that were heard of; all if none is named."""
        told = [each["act"] for each in self.heard if each["type"] == "happened"]
        return [act for act in told if not names or act["act"] in names]


async def table_of(rooms: Rooms, *names: str, **plan: object) -> list[RoomGuest]:
    """A table with exactly these people, the first its host, each with a client; the game has not begun."""
    usual = Plan(name=names[0], seats=len(names), options=Options(odds=False))
    new_room = await rooms.create(msgspec.structs.replace(usual, **plan))
    live = await rooms.live(new_room.kept.id)
    host = RoomGuest(rooms, live, new_room.token)
    return [host, *[await RoomGuest(rooms, live).sit(name) for name in names[1:]]]


async def play_on(guests: list[RoomGuest], choices: int | None = None) -> None:
    """The people answer whatever they are asked, boldly, so often or to the end of the game."""
    live = guests[0].live
    by_seat = {guest.seat: guest for guest in guests}
    made = 0
    while (asked := live.room.asked) is not None and (choices is None or made < choices):
        if asked.seat in by_seat and live.room.chairs[asked.seat].stand_in is None:
            await by_seat[asked.seat].answer(asked.options[-1])
            made += 1
        else:
            await asyncio.sleep(0)
    if live.room.asked is None:
        await until(lambda: live.room.revealed)
