"""Forgetting somebody: bots that sit in for them in branches of their game lose the name, too."""

import asyncio
from pathlib import Path

import pytest

from flip7.protocol.commands import Start
from flip7.protocol.room_options import GameRules
from flip7.record import replay
from flip7.server.admin.protocol import Forget, Forgotten
from flip7.server.rooms.create import BranchPlan, NewRoom, Plan
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from tests.server.owned import owned_rooms
from tests.server.rooms_fixture import RoomGuest, play_on, table_of

pytestmark = pytest.mark.integration  # a real database


async def finished(rooms: Rooms, *names: str) -> list[RoomGuest]:
    guests = await table_of(rooms, *names, rules=GameRules(target=20))
    await guests[0].command(Start())
    await play_on(guests)
    return guests


async def branch(rooms: Rooms, name: str, of: str, choice: int) -> NewRoom:
    return await rooms.create(Plan(name=name, branch=BranchPlan(of, choice, same_cards=True)), asyncio.to_thread)


async def under_their_name(rooms: Rooms, of: Room) -> NewRoom:
    """A branch at the first choice, by somebody who plays on under the name of whoever made it: as the page does."""
    asked = replay(of.record()).steps[1].asked
    assert asked is not None
    return await branch(rooms, str(of.name_at(asked.seat)), of.id, 0)


def names(room: Room) -> list[str | None]:
    return [room.name_at(seat) for seat in range(3)]


async def test_a_name_goes_from_all_branches_of_the_game_and_from_no_other(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _, _ = await finished(rooms, "Ann", "Bob", "Cleo")
        theirs = ann.live.room
        made = await under_their_name(rooms, theirs)
        game = made.room.game
        other, _, _ = await finished(rooms, "Ann", "Bob", "Cleo")
        elsewhere = await under_their_name(rooms, other.live.room)
        done = await owned.ask(Forget(theirs.id, 1), Forgotten)
        assert {each.id for each in done.tables} == {theirs.id, made.kept.id}
        assert all(b"Bob" not in entry.act for entry in await owned.store.log(made.kept.id))
        after = (await rooms.look(made.kept.id))[1]
        assert {"Ann", "Cleo"} < {*names(after)}
        assert game is not None
        assert after.game is not None
        assert after.game.table == game.table
        assert "Bob" in names((await rooms.look(elsewhere.kept.id))[1])
        assert (await owned.ask(Forget(theirs.id, 1), Forgotten)).tables == ()


async def test_a_name_goes_from_a_branch_of_a_branch(tmp_path: Path) -> None:
    async with owned_rooms(tmp_path) as (rooms, owned):
        ann, _, _ = await finished(rooms, "Ann", "Bob", "Cleo")
        theirs = ann.live.room
        first = await branch(rooms, "Zoe", theirs.id, 0)
        zoe = RoomGuest(rooms, await rooms.live(first.kept.id), first.token)
        await play_on([zoe])
        second = await branch(rooms, "Yan", first.kept.id, 1)
        await owned.ask(Forget(theirs.id, 0), Forgotten)
        await owned.ask(Forget(theirs.id, 1), Forgotten)
        left = names((await rooms.look(second.kept.id))[1])
        assert {"Ann", "Bob"}.isdisjoint(left)
        assert "Yan" in left
