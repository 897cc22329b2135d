"""Tables with people and a game in full swing, put into a server's database before it starts."""

import asyncio
import time
from dataclasses import dataclass, field, replace
from pathlib import Path
from random import Random

from flip7.analysis.odds.next_card import next_card
from flip7.core.decisions import HIT, STAY, Give, HitOrStay
from flip7.protocol.commands import Sit
from flip7.protocol.room_events import By, Came, Chose, LogLine, Revealed, RoomEvent, encode_line
from flip7.protocol.room_options import GameRules
from flip7.server.rooms.commands import Sender, handle, start
from flip7.server.rooms.create import NewRoom, Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import hash_token, new_token
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Entry

BUST_AT_MOST = 0.3
"""People here hit while the chance to bust is not greater."""


@dataclass
class KeptTable:
    """A table as it stands in the store, and the tokens of its people, seat by seat."""

    founding: NewRoom
    tokens: list[str] = field(default_factory=list)

    @property
    def id(self) -> str:
        """Which table it is."""
        return self.founding.kept.id

    @property
    def room(self) -> Room:
        """The table."""
        return self.founding.room

    def write(self, act: RoomEvent, token_hash: str | None = None) -> None:
        """Append an event, and apply it."""
        now = time.time_ns() // 1_000_000
        line = LogLine(act, token_hash if isinstance(act, Came) else None)
        self.founding.entries.append(Entry(now, encode_line(line)))
        self.room.apply_line(line, now)


def playing_table(chance: Random, choices: int, seats: int = 4, target: int = 200) -> KeptTable:
    """People at every seat, and a game after so many choices, unless it is won before."""
    table = KeptTable(create_room(Plan(name="Seat 0", seats=seats, seat=0, rules=GameRules(target=target)), 0))
    table.tokens.append(table.founding.token)
    for seat in range(1, seats):
        table.tokens.append(new_token())
        for act in handle(table.room, Sender(None, ()), Sit(name=f"Seat {seat}", seat=seat)):
            table.write(act, hash_token(table.tokens[-1]))
    for act in start(table.room):
        table.write(act)
    while table.room.asked is not None and table.room.ordinal < choices:
        table.write(_choice(table.room, chance))
    if table.room.asked is None:
        assert table.room.sealed is not None
        table.write(Revealed(table.room.secret().hex(), table.room.sealed.words, table.room.seed().hex()))
    return table


def _choice(room: Room, chance: Random) -> Chose:
    assert room.game is not None
    match room.asked:
        case HitOrStay(seat):
            hits = next_card(room.game.table, seat).bust <= BUST_AT_MOST
            return Chose(seat, room.ordinal, HIT if hits else STAY, By.PERSON)
        case Give(seat=seat, options=options):
            return Chose(seat, room.ordinal, chance.choice(options), By.PERSON)
        case other:
            raise AssertionError(other)


def keep(database: Path, tables: list[KeptTable]) -> None:
    """The tables are in the database."""

    async def kept() -> None:
        store = await open_store(str(database))
        try:
            rooms = [(replace(each.founding.kept, phase=each.room.phase), each.founding.entries) for each in tables]
            await asyncio.gather(*(store.create(*room) for room in rooms))
        finally:
            await store.close()

    asyncio.run(kept())
