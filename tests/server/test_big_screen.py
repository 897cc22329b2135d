"""A table for a big screen: it belongs to nobody, and whoever sits down first leads it."""

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest

from flip7.protocol.commands import Lock, StandUp, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.create import BotAt, Plan, create_room
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.views import listed, table_view
from flip7.server.security.tokens import hash_token
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on
from tests.server.server_in_process import running

SCREEN = Plan(name=None, seats=4, rules=GameRules(target=20), options=Options(odds=False))


@asynccontextmanager
async def shown(folder: Path) -> AsyncIterator[tuple[Rooms, RoomGuest]]:
    """The rooms, and a screen that shows a new table."""
    async with open_rooms(folder) as rooms:
        made = await rooms.create(SCREEN)
        yield rooms, RoomGuest(rooms, await rooms.live(made.kept.id))


async def refusal(guest: RoomGuest, command: Start | Lock) -> Reason:
    with pytest.raises(Refused) as refused:
        await guest.command(command)
    return refused.value.reason


def test_nobody_is_at_a_new_table_for_a_big_screen() -> None:
    made = create_room(SCREEN, now=0)
    view = table_view(made.room, "http://cards.test/t/X", None)
    assert (made.founder, made.token, view.host, view.people) == (None, "", None, ())
    assert [seat.name for seat in view.seats] == [None] * 4
    assert listed(made.room, 0, "").host is None


def test_the_plan_of_a_screen_seats_its_bots() -> None:
    made = create_room(Plan(name=None, seats=3, bots=(BotAt(seat=1, bot="level1"),)), now=0)
    assert [chair.bot is not None for chair in made.room.chairs] == [False, True, False]


def test_without_a_name_the_seat_means_nothing() -> None:
    assert create_room(Plan(name=None, seats=2, seat=7), now=0).room.people == []


def test_a_table_without_a_host_does_not_start_by_itself() -> None:
    with pytest.raises(Refused) as refused:
        create_room(Plan(name=None, fill="level1", start=True), now=0)
    assert refused.value.reason is Reason.NOT_THE_HOST


async def test_whoever_sits_down_first_leads_and_the_second_does_not(tmp_path: Path) -> None:
    async with shown(tmp_path) as (rooms, screen):
        assert await refusal(screen, Start()) is Reason.NOT_THE_HOST
        ben = await RoomGuest(rooms, screen.live).sit("Ben")
        cleo = await RoomGuest(rooms, screen.live).sit("Cleo")
        assert (screen.person, screen.live.room.host) == (None, ben.person)
        assert await refusal(cleo, Start(drop_free=True)) is Reason.NOT_THE_HOST
        await ben.command(Start(drop_free=True))
        assert screen.live.room.phase is Phase.PLAYING
        assert [act["act"] for act in screen.acts("came", "sat", "started", "host_passed")] == [
            "came",
            "sat",
            "came",
            "sat",
            "started",
        ]


async def test_a_leader_who_stands_up_leads_on(tmp_path: Path) -> None:
    async with shown(tmp_path) as (rooms, screen):
        ben = await RoomGuest(rooms, screen.live).sit("Ben")
        await RoomGuest(rooms, screen.live).sit("Cleo")
        await ben.command(StandUp())
        await ben.command(Lock(locked=True))
        assert screen.live.room.locked


async def test_phones_play_again_with_the_same_leader_and_the_screen_hears_where(tmp_path: Path) -> None:
    async with shown(tmp_path) as (rooms, screen):
        ben = await RoomGuest(rooms, screen.live).sit("Ben")
        cleo = await RoomGuest(rooms, screen.live).sit("Cleo")
        await ben.command(Start(drop_free=True))
        await play_on([ben, cleo])
        await rooms.rematch(screen.live, hash_token(cleo.token))
        after = await rooms.live(screen.acts("rematched")[0]["table"])
        assert [(person.name, person.number == after.room.host) for person in after.room.people] == [
            ("Ben", True),
            ("Cleo", False),
        ]
        assert after.room.code == screen.live.room.code


async def test_the_rest_api_makes_a_table_that_belongs_to_nobody() -> None:
    async with running() as server:
        made = await server.found(name=None, seats=3)
        assert made.keys() == {"id", "code", "link"}
        table = (await server.get(f"/api/tables/{made['code']}")).json()
        assert (table["host"], table["people"], len(table["seats"])) == (None, [], 3)
