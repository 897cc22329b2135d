"""Branches on the server: a finished game is played on from one of its choices, at a table of its own."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest
from msgspec import structs

from flip7.bots import bot_named
from flip7.core.behaviour import BEHAVIOUR
from flip7.core.decisions import Choice, Decision
from flip7.core.table import Table
from flip7.protocol.commands import Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import Branched, By, Closing, Opened, decode_line, encode_line
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.record import from_json, replay, to_json
from flip7.server.rooms.create import BranchPlan, NewRoom, Plan
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import table_view
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import StoredRoom
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import NoAdvice, RoomGuest, play_on, rooms_on, table_of

pytestmark = pytest.mark.room_rules


class QuickBots(NoAdvice):
    """Bots that all play alike, at once."""

    async def choose(self, name: str, table: Table, decision: Decision, *_: object, **__: object) -> Choice:  # noqa: ARG002
        return bot_named("level2").choose(table, decision)

    def close(self) -> None:
        """Nothing has been opened."""


@asynccontextmanager
async def played() -> AsyncIterator[tuple[Rooms, list[RoomGuest]]]:
    """A server at which Ana and Ben have played a short game against a bot to its end."""
    rooms = rooms_on(MemoryStore(), bots=QuickBots())
    guests = await table_of(rooms, "Ana", "Ben", seats=3, fill="level2", rules=GameRules(target=60))
    await guests[0].command(Start())
    await play_on(guests)
    yield rooms, guests
    await rooms.stop(0)


async def branch(rooms: Rooms, of: str, choice: int, *, same_cards: bool = True) -> NewRoom:
    return await rooms.create(Plan(name="Zoe", branch=BranchPlan(of, choice, same_cards)), asyncio.to_thread)


async def refusal(rooms: Rooms, plan: Plan) -> Reason:
    with pytest.raises(Refused) as refused:
        await rooms.create(plan)
    return refused.value.reason


async def test_whoever_branches_sits_where_the_choice_is_and_bots_sit_in_for_the_others() -> None:
    async with played() as (rooms, (ana, _)):
        record = ana.live.room.record()
        for choice in (0, len(record.choices) // 2, len(record.choices) - 1):
            room = (await branch(rooms, ana.live.room.code, choice)).room
            step = replay(record).steps[choice + 1]
            assert room.asked == step.asked
            assert room.game is not None
            assert room.game.table == step.table
            assert step.asked is not None
            assert [chair.plays for chair in room.chairs] == [
                By.PERSON if seat == step.asked.seat else By.BOT for seat in range(3)
            ]
            names = [room.name_at(seat) for seat in range(3)]
            assert names == [
                "Zoe" if seat == step.asked.seat else ("Ana", "Ben", ana.live.room.name_at(2))[seat]
                for seat in range(3)
            ]
            assert room.chairs[2].bot is None or room.chairs[2].bot.bot == "level2"
            assert room.branch == Branched(choice, same_cards=True, of=ana.live.room.id)
            assert (room.phase, room.locked, room.public) == (Phase.PLAYING, True, False)
            assert table_view(room, "", None).branch is not None


@pytest.mark.parametrize("same_cards", [True, False])
async def test_a_branch_is_played_to_its_end_and_has_a_record_and_branches_of_its_own(*, same_cards: bool) -> None:
    async with played() as (rooms, (ana, _)):
        made = await branch(rooms, ana.live.room.id, 3, same_cards=same_cards)
        zoe = RoomGuest(rooms, await rooms.live(made.kept.id), made.token)
        await play_on([zoe])
        record, _ = await rooms.finished(made.kept)
        assert from_json(to_json(record)) == record
        assert (record.branch and record.branch.of, record.mix, record.seed_hash) == (ana.live.room.id, None, None)
        assert tuple(replay(record).game.table.scores) == zoe.live.room.revealed.scores  # type: ignore[union-attr]
        again = await branch(rooms, made.kept.id, 5)
        assert again.room.asked == replay(record).steps[6].asked


async def test_the_same_answers_lead_to_the_same_game_and_new_cards_to_another() -> None:
    async with played() as (rooms, (ana, _)):
        whole = ana.live.room.record()
        same, new = [(await branch(rooms, ana.live.room.id, 4, same_cards=each)).room for each in (True, False)]
        assert _pile(same) == _pile_of(ana.live.room, 4)
        assert _pile(new) != _pile(same)
        assert sorted(map(str, _pile(new))) == sorted(map(str, _pile(same)))
        assert whole.branch is None


def _pile(room: Room) -> list[object]:
    assert room.game is not None
    deck = room.game._referee.deck.copy()
    return [deck.draw() for _ in range(room.game.table.draw_pile)]


def _pile_of(room: Room, choices: int) -> list[object]:
    record = room.record()
    game = record.new_game()
    for choice in record.choices[:choices]:
        game.play(choice)
    return [game._referee.deck.draw() for _ in range(game.table.draw_pile)]


async def test_a_branch_is_read_from_the_store_as_it_was() -> None:
    async with played() as (rooms, (ana, _)):
        made = await branch(rooms, ana.live.room.id, 4, same_cards=False)
        read = Room.stored(made.kept)
        for _ in read.follow(made.entries):
            pass
        assert read.game == made.room.game
        assert read.branch == made.room.branch
        assert "record" not in str(table_view(read, "", None))


async def test_only_finished_games_have_branches() -> None:
    rooms = rooms_on(MemoryStore(), bots=QuickBots())
    ana, ben = await table_of(rooms, "Ana", "Ben")
    plan = Plan(name="Zoe", branch=BranchPlan(ana.live.room.code, 0))
    assert await refusal(rooms, plan) is Reason.NOT_OVER
    await ana.command(Start())
    await play_on([ana, ben], 2)
    assert await refusal(rooms, plan) is Reason.NOT_OVER
    await rooms.close_table(ana.live.room.id)
    assert await refusal(rooms, plan) is Reason.NOT_OVER
    await rooms.stop(0)


async def test_what_cannot_be_branched_is_refused_by_name() -> None:
    async with played() as (rooms, (ana, _)):
        length = len(ana.live.room.record().choices)
        code = ana.live.room.code
        assert await refusal(rooms, Plan(name="Zoe", branch=BranchPlan(code, length))) is Reason.NO_SUCH_CHOICE
        assert await refusal(rooms, Plan(name="Zoe", branch=BranchPlan("BCD234", 0))) is Reason.UNKNOWN_TABLE
        assert await refusal(rooms, Plan(name=None, branch=BranchPlan(code, 0))) is Reason.NOT_THE_HOST


@pytest.mark.parametrize("bot", ["nobody", "stay:x", "program:true", "program:"])
async def test_a_branch_takes_no_options_that_a_table_would_not(bot: str) -> None:
    """Whoever makes a branch is a visitor like any other: a program that they name never runs on the server."""
    async with played() as (rooms, (ana, _)):
        options = Options(turn_seconds=5, stand_in=bot)
        plan = Plan(name="Zoe", options=options, branch=BranchPlan(ana.live.room.code, 3))
        assert await refusal(rooms, plan) is Reason.UNKNOWN_BOT
        device = Plan(name="Zoe", options=options)
        with pytest.raises(Refused) as refused:
            await rooms.create_from(device, BranchPlan("", 3), ana.live.room.record())
        assert refused.value.reason is Reason.UNKNOWN_BOT


async def test_a_branch_has_the_options_that_were_asked_for() -> None:
    async with played() as (rooms, (ana, _)):
        options = Options(odds=False, turn_seconds=30, bot_seconds=1.2, stand_in="stay:20", advice=True)
        made = await rooms.create(Plan(name="Zoe", options=options, branch=BranchPlan(ana.live.room.code, 3)))
        assert made.room.options == options


async def test_a_branch_has_no_rematch() -> None:
    async with played() as (rooms, (ana, _)):
        made = await branch(rooms, ana.live.room.id, 3)
        zoe = RoomGuest(rooms, await rooms.live(made.kept.id), made.token)
        await play_on([zoe])
        with pytest.raises(Refused) as refused:
            await rooms.rematch(zoe.live, hash_token(zoe.token))
        assert refused.value.reason is Reason.IS_OVER
        assert zoe.live.room.rematch is None


async def test_a_branch_of_another_behaviour_is_read_and_closed_and_not_damaged() -> None:
    """Its record cannot be played on by this referee: nobody asks for it."""
    async with played() as (rooms, (ana, _)):
        made = await branch(rooms, ana.live.room.id, 3)
        entries = list(made.entries)
        for number, entry in enumerate(entries):
            line = decode_line(entry.act)
            if isinstance(line.act, Opened):
                line = structs.replace(line, act=structs.replace(line.act, behaviour=BEHAVIOUR + 1))
            if line.record is not None:
                record = json.loads(line.record) | {"behaviour": BEHAVIOUR + 1}
                line = structs.replace(line, record=json.dumps(record))
            entries[number] = replace(entry, act=encode_line(line))
        read = Room.stored(made.kept)
        for _ in read.follow(entries):
            pass
        assert (read.is_foreign, read.phase, read.branch) == (True, Phase.PLAYING, made.room.branch)
        assert isinstance(rooms._store, MemoryStore)
        rooms._store.logs[made.kept.id] = entries
        assert (await rooms.live(made.kept.id)).room.closed is Closing.BEHAVIOUR


def test_nobody_is_told_where_the_cards_come_from() -> None:
    """The record with the seed stands in the log beside the event, as a token does; what is sent has the event."""
    assert set(Branched.__struct_fields__) == {"choice", "same_cards", "of"}
    assert StoredRoom.__dataclass_fields__["secret"] is not None
