"""Halls for tests: the real ones, on a real store in a file, by a clock that stands; and people who listen in them."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec

from flip7.clock import Clock
from flip7.core.decisions import Choice
from flip7.protocol.commands import Answer, Sit, Wish
from flip7.protocol.messages import Parting
from flip7.protocol.room_options import Options
from flip7.server.config import Limits, Patience, Rate, Settings
from flip7.server.metrics import Metrics
from flip7.server.pubsub import Bus, LocalBus
from flip7.server.rooms.create import Plan
from flip7.server.rooms.live_room import Desk
from flip7.server.rooms.registry import Hall
from flip7.server.rooms.turn_clock import Bots
from flip7.server.security.tokens import key_of, new_token
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Store
from tests.server.clocks import FakeClock
from tests.server.turns import until

QUICK = Patience(presence=0, unwatched=0, retry=0, longest_retry=0)
"""What is usually done after a moment is done at once, without a timer; for the rest a test turns the clock."""
SWIFT = Limits(bot_choices_at_once=1_000_000, bot_choices=Rate(1_000_000, 1_000_000))
"""Bots that nobody has to wait for."""
Message = dict[str, Any]


@asynccontextmanager
async def open_hall(folder: Path, bus: Bus | None = None, clock: Clock | None = None) -> AsyncIterator[Hall]:
    """A hall on the store in that folder; it is stopped at the end, and the store closed."""
    store = await open_store(str(folder / "tables.sqlite"), lock=bus is None)  # with a bus, several halls share it
    hall = hall_on(store, bus=bus, clock=clock)
    try:
        yield hall
    finally:
        await hall.stop(0)
        await store.close()


def hall_on(
    store: Store,
    settings: Settings | None = None,
    *,
    bots: Bots | None = None,
    bus: Bus | None = None,
    clock: Clock | None = None,
) -> Hall:
    """A hall on that store, by that clock or by one that stands; whoever makes it stops it."""
    settings = settings or Settings("http://cards.test", patience=QUICK, limits=SWIFT)
    return Hall(store, bus or LocalBus(), settings, clock or FakeClock(), Metrics(), bots=bots)


class Guest:
    """Somebody with a client in a hall."""

    def __init__(self, hall: Hall, desk: Desk, token: str | None = None) -> None:
        self.address = "192.0.2.7"
        self.hall = hall
        self.desk = desk
        self.token = token or new_token()
        self.heard: list[Message] = []
        self.parted: Parting | None = None
        self.back_in: float | None = None
        hall.attendance.enter(desk, self)

    @property
    def person(self) -> int | None:
        found = self.desk.room.person_with(key_of(self.token))
        return None if found is None else found.number

    @property
    def seat(self) -> int:
        assert self.person is not None
        seat = self.desk.room.people[self.person].seat
        assert seat is not None
        return seat

    def deliver(self, text: str) -> None:
        self.heard.append(msgspec.json.decode(text))

    def part(self, why: Parting, seconds: float) -> None:
        self.parted = why
        self.back_in = seconds

    async def wish(self, wish: Wish) -> None:
        await self.hall.wish(self.desk, key_of(self.token), wish)

    async def sit(self, name: str, seat: int | None = None) -> "Guest":
        await self.wish(Sit(name=name, seat=seat))
        return self

    async def answer(self, choice: Choice | str | int, ordinal: int | None = None) -> None:
        number = self.desk.room.ordinal if ordinal is None else ordinal
        await self.wish(msgspec.convert({"type": "answer", "ordinal": number, "choice": choice}, Answer))

    def go(self) -> None:
        """The connection is gone."""
        self.hall.attendance.leave(self.desk, self)

    def acts(self, *names: str) -> list[Message]:
        """The acts of these kinds that were heard of; all if none is named."""
        told = [each["act"] for each in self.heard if each["type"] == "happened"]
        return [act for act in told if not names or act["act"] in names]


async def table_of(hall: Hall, *names: str, **plan: object) -> list[Guest]:
    """A table with exactly these people, the first its host, each with a client; the game has not begun."""
    usual = Plan(name=names[0], seats=len(names), options=Options(odds=False))
    founding = await hall.found(msgspec.structs.replace(usual, **plan))
    desk = await hall.desk(founding.kept.id)
    host = Guest(hall, desk, founding.token)
    return [host, *[await Guest(hall, desk).sit(name) for name in names[1:]]]


async def play_on(guests: list[Guest], choices: int | None = None) -> None:
    """The people answer whatever they are asked, boldly, so often or to the end of the game."""
    desk = guests[0].desk
    by_seat = {guest.seat: guest for guest in guests}
    made = 0
    while (asked := desk.room.asked) is not None and (choices is None or made < choices):
        if asked.seat in by_seat and desk.room.chairs[asked.seat].stand_in is None:
            await by_seat[asked.seat].answer(asked.options[-1])
            made += 1
        else:
            await asyncio.sleep(0)
    if desk.room.asked is None:
        await until(lambda: desk.room.revealed)
