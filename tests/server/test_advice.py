"""Advice at a table: who may ask and when, refusals by name, and the mark that stays."""

import asyncio

import pytest
from msgspec import structs

from flip7.bots.worker import BotsHere
from flip7.core.decisions import Choice
from flip7.protocol.commands import Answer, AskAdvice, Leave, SetOptions, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import Advised
from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.create import BotAt
from flip7.server.rooms.registry import Rooms
from flip7.server.rooms.room import Misfit
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import RoomGuest, play_on, rooms_on, table_of
from tests.server.turns import until

ADVICE = Options(odds=False, advice=True)


def quick_rooms() -> Rooms:
    return rooms_on(MemoryStore(), bots=BotsHere())


async def with_bot(rooms: Rooms, **plan: object) -> RoomGuest:
    """Return somebody alone with a bot, who is asked something."""
    (ana,) = await table_of(rooms, "Ana", seats=2, bots=(BotAt(1, "stay:15"),), start=True, **plan)
    await until(lambda: ana.live.room.asked is not None and ana.live.room.asked.seat == ana.seat)
    return ana


async def refused(guest: RoomGuest, ordinal: int | None = None) -> Reason:
    """Ask for advice, which is refused, and leaves no mark; return the reason."""
    room = guest.live.room
    length = room.length
    with pytest.raises(Refused) as refusal:
        await guest.command(AskAdvice(ordinal=room.ordinal if ordinal is None else ordinal))
    assert room.length == length
    return refusal.value.reason


async def test_advice_is_refused_by_name() -> None:
    rooms = quick_rooms()
    ana, ben = await table_of(rooms, "Ana", "Ben", options=ADVICE, rules=GameRules(target=20))
    assert await refused(ana) is Reason.NOT_STARTED
    await ana.command(Start())
    room = ana.live.room
    assert room.asked is not None
    asked, other = (ana, ben) if room.asked.seat == ana.seat else (ben, ana)
    assert await refused(other) is Reason.NOT_ASKED
    assert await refused(RoomGuest(rooms, ana.live)) is Reason.NOT_ASKED
    assert await refused(asked, room.ordinal + 1) is Reason.STALE
    await asked.command(AskAdvice(ordinal=room.ordinal))
    await play_on([ana, ben])
    assert await refused(asked) is Reason.IS_OVER
    await rooms.stop(0)


async def test_two_people_get_advice_only_if_the_host_has_switched_it_on() -> None:
    rooms = quick_rooms()
    guests = await table_of(rooms, "Ana", "Ben")
    await guests[0].command(Start())
    room = guests[0].live.room
    assert room.asked is not None
    assert await refused(guests[room.asked.seat]) is Reason.ADVICE_IS_OFF
    guests = await table_of(rooms, "Ana", "Ben")
    room = guests[0].live.room
    await guests[0].command(SetOptions(rules=room.rules, options=structs.replace(room.options, advice=True)))
    await guests[0].command(Start())
    assert room.asked is not None
    seat, ordinal = room.asked.seat, room.ordinal
    await guests[seat].command(AskAdvice(ordinal=ordinal))
    (mark,) = guests[1 - seat].acts("advised")
    assert mark == {"act": "advised", "seat": seat, "ordinal": ordinal}
    assert [chair.advised for chair in room.chairs][seat] == 1
    await rooms.stop(0)


async def test_whoever_is_alone_with_bots_is_advised_until_somebody_joins() -> None:
    rooms = quick_rooms()
    ana = await with_bot(rooms)
    await ana.command(AskAdvice(ordinal=ana.live.room.ordinal))
    await RoomGuest(rooms, ana.live).sit("Ben")
    assert await refused(ana) is Reason.ADVICE_IS_OFF
    assert ana.live.room.chairs[ana.seat].advised == 1, "the mark stays"
    await rooms.stop(0)


async def test_a_host_may_switch_advice_off_even_against_bots() -> None:
    rooms = quick_rooms()
    ana = await with_bot(rooms, options=Options(odds=False, advice=False))
    assert await refused(ana) is Reason.ADVICE_IS_OFF
    await rooms.stop(0)


class SleepyBots(BotsHere):
    """Bots that never answer."""

    async def choose(self, *_: object, **__: object) -> Choice:
        return await asyncio.get_running_loop().create_future()  # type: ignore[no-any-return] # never


async def test_nobody_is_advised_whose_seat_a_bot_plays() -> None:
    rooms = rooms_on(MemoryStore(), bots=SleepyBots())
    ana, ben = await table_of(rooms, "Ana", "Ben", options=ADVICE)
    await ana.command(Start())
    room = ana.live.room
    assert room.asked is not None
    asked = ana if room.asked.seat == ana.seat else ben
    await asked.command(Leave())
    assert await refused(asked) is Reason.BOT_PLAYS
    await rooms.stop(0)


async def test_marks_are_in_the_record_once_for_each_question() -> None:
    rooms = quick_rooms()
    ana = await with_bot(rooms, rules=GameRules(target=60))
    room, marked = ana.live.room, []
    while room.revealed is None:
        await until(lambda: room.revealed or (room.asked is not None and room.asked.seat == ana.seat))
        if room.asked is not None:
            marked.append(room.ordinal)
            await ana.command(AskAdvice(ordinal=room.ordinal))
            await ana.command(AskAdvice(ordinal=room.ordinal))
            await ana.command(Answer(ordinal=room.ordinal, choice=room.asked.options[-1]))  # type: ignore[arg-type]
    assert room.record().advised == tuple(marked)
    assert room.chairs[ana.seat].advised == len(marked)
    await rooms.stop(0)


async def test_a_mark_for_another_question_does_not_fit() -> None:
    rooms = quick_rooms()
    ana = await with_bot(rooms)
    room = ana.live.room
    with pytest.raises(Misfit):
        room.check(Advised(1 - ana.seat, room.ordinal))
    with pytest.raises(Misfit):
        room.check(Advised(ana.seat, room.ordinal + 1))
    await rooms.stop(0)
