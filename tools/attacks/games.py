"""Games put into a server's database before it starts, as if the attacker had made them over the last days."""

import asyncio
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Final, assert_never

from bench.stored_tables import KeptTable
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Decision, HitOrStay, Move
from flip7.protocol.room_events import Came, Chose, Left, OptionsChanged, Revealed, Sat, Started
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.security.tokens import hash_token, new_code, new_id, new_token
from flip7.server.storage.sql_store import open_store
from flip7.server.storage.store import Entry, StoredRoom
from tools.attacks.target import Games, Prepared

UNWATCHED_GAMES: Final = 900
"""The most that one address may make in half an hour."""
_PUBLIC_TABLES: Final = 50
"""The most that the list shows."""
_MISSED_ACTS: Final = 1_900
"""A client that missed up to 2,000 acts is told all of them."""
_BOLD: Final = 0.8
"""The share of questions that everybody answers with a hit."""

_PEOPLE_GONE: Final = 480
"""Some 20 fewer than may come to one table."""

_LOBBY: Final = Plan(name="Eve", seats=6, public=True)
_LONG: Final = Plan(name="Eve", seats=40, seat=None, fill="level1")
_PUBLIC: Final = Plan(name="Eve", seats=4, seat=0, fill="level1", public=True)
_BOTS: Final = Plan(name="Eve", seats=6, seat=None, fill="level1", start=True, rules=GameRules(target=3_000))
_MOST_POINTS: Final = GameRules(target=10_000)

Stored = tuple[StoredRoom, list[Entry]]


def prepare(games: Games, database: Path) -> Prepared:
    """Put these games into the database and say which they are."""
    match games:
        case Games.NONE:
            return Prepared()
        case Games.LONG_GAME:
            game = long_game()
            _store(database, [(_as_it_is(game), game.founding.entries)])
            return Prepared(long_game=game.id, long_acts=len(game.founding.entries))
        case Games.PUBLIC_TABLES:
            tables = _public_tables()
            _store(database, tables)
            return Prepared(missed_table=tables[0][0].id)
        case Games.GAMES_OF_BOTS:
            foundings = [create_room(_BOTS, _now()) for _ in range(UNWATCHED_GAMES)]
            _store(database, [(each.kept, each.entries) for each in foundings])
            return Prepared()
        case Games.WORN_TABLE:
            worn = _worn_table()
            _store(database, [(_as_it_is(worn), worn.founding.entries)])
            return Prepared(worn_table=worn.id)
        case _:
            assert_never(games)


def long_game() -> KeptTable:
    """Play a game of 40 bots to 10,000 points: some 90,000 acts."""
    table = _played(_LONG, lambda _: False)
    sealed = table.room.sealed
    assert sealed is not None, "a game that was played was sealed"
    table.write(Revealed(table.room.secret().hex(), sealed.words, table.room.seed().hex()))
    return table


def _public_tables() -> list[Stored]:
    """Tables of nearly 2,000 acts that wait for their only person.

    All are the same game under different ids. They are stored as lobbies, because a server opens running games when it
    starts and keeps them in its memory for a while; these must be read from the store, as after some idle minutes.
    """

    def waits_for_its_person(room: Room) -> bool:
        return room.length >= _MISSED_ACTS and room.asked is not None and room.asked.seat == 0

    game = _played(_PUBLIC, waits_for_its_person)
    kept = replace(game.founding.kept, phase=Phase.LOBBY)
    return [(replace(kept, id=new_id(), code=new_code()), game.founding.entries) for _ in range(_PUBLIC_TABLES)]


def _worn_table() -> KeptTable:
    """A lobby to which many have come who left again: half a minute of work for the attacker."""
    table = KeptTable(create_room(_LOBBY, _now()))
    for person in range(1, _PEOPLE_GONE + 1):
        table.write(Came(person, f"Eve {person}"), hash_token(new_token()))
        table.write(Sat(person, 1))
        table.write(Left(person, "level3"))
    return table


def _played(plan: Plan, is_enough: Callable[[Room], bool]) -> KeptTable:
    """Play a game until it is over or enough.

    The acts are written one by one, past all checks of commands: a server that no longer begins a game to so many
    points may have one of an earlier version.
    """
    chance = Random(5)
    table = KeptTable(create_room(plan, _now()))
    room = table.room
    table.write(OptionsChanged(_MOST_POINTS, Options(odds=False)))
    table.write(room.seal())
    table.write(Started(0))
    while (asked := room.asked) is not None and not is_enough(room):
        table.write(Chose(asked.seat, room.ordinal, _choice(asked, chance), room.chairs[asked.seat].plays))
    return table


def _choice(asked: Decision, chance: Random) -> Move | int:
    """Mostly another card; a card is given to anybody."""
    if isinstance(asked, HitOrStay):
        return HIT if chance.random() < _BOLD else STAY
    choice = asked.options[int(chance.random() * len(asked.options))]
    assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
    return choice


def _as_it_is(table: KeptTable) -> StoredRoom:
    return replace(table.founding.kept, phase=table.room.phase)


def _store(database: Path, rooms: list[Stored]) -> None:
    async def stored() -> None:
        store = await open_store(str(database))
        try:
            for kept, entries in rooms:
                await store.create(kept, entries)
        finally:
            await store.close()

    asyncio.run(stored())


def _now() -> int:
    return time.time_ns() // 1_000_000
