"""One who means no good gets no more out of the server than others: not by names, not by changes, not by bots."""

import asyncio
from random import Random

import pytest

from flip7.bots import bot_named
from flip7.protocol.commands import (
    Command,
    FillSeats,
    HandOver,
    Leave,
    PassHost,
    Ready,
    SetOptions,
    Sit,
    StandUp,
    Start,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import By, Came, Chose, LogLine, decode_line, encode_line
from flip7.protocol.room_options import LONGEST_NAME, GameRules, NoSuchBot, Options, seatable_bot
from flip7.protocol.room_state import Person
from flip7.server.config import Timeouts
from flip7.server.rooms import commands
from flip7.server.rooms.commands import Sender, free_name, handle
from flip7.server.rooms.create import NewRoom, Plan, create_room
from flip7.server.storage.store import Entry
from tests.server.clocks import FakeClock
from tests.server.server_in_process import running
from tests.server.turns import until

pytestmark = pytest.mark.integration


def test_nobody_makes_the_server_look_through_its_packages_for_a_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    """That takes ten milliseconds each time, and would load whatever another package offers."""

    def looked(**_: object) -> None:
        raise AssertionError("the server looked for a bot in other packages")

    monkeypatch.setattr("importlib.metadata.entry_points", looked)
    for name in ("nobody", "nobody:5", "", ":", "program:ls", "Level3"):
        with pytest.raises(NoSuchBot):
            seatable_bot(name)
    assert seatable_bot("stay:25") == "stay:25"


def test_what_is_so_already_is_no_act() -> None:
    made = create_room(Plan(name="Ann"), now=0)
    host = Sender(made.founder, (0,))
    for command in (Ready(ready=False), PassHost(person=0), SetOptions(rules=GameRules(), options=Options())):
        assert handle(made.room, host, command) == []
    assert handle(made.room, host, Ready(ready=True)) != []


def test_nobody_changes_a_table_for_ever_or_uses_up_what_others_need(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_CHANGES_PER_PERSON", 20)
    monkeypatch.setattr(commands, "MAX_PEOPLE", 3)
    made = create_room(Plan(name="Ann", seats=3), now=0)
    room = made.room

    def do(person: Person | None, command: Command) -> None:
        for act in handle(room, Sender(person, (0,)), command):
            room.apply_line(LogLine(act), 0)

    do(None, Sit(name="Eve"))
    eve = room.people[1]
    for number in range(40):
        if room.changes[1] < 20:
            do(eve, Ready(ready=number % 2 == 0))
    for command in (Ready(ready=not eve.ready), StandUp(), Leave()):
        with pytest.raises(Refused) as refusal:
            do(eve, command)
        assert refusal.value.reason is Reason.TOO_FAST
    do(made.founder, FillSeats(bot="level1"))
    do(made.founder, Start())
    do(made.founder, HandOver(seat=1))
    do(None, Sit(name="Zoe"))
    with pytest.raises(Refused) as full:
        do(None, Sit(name="Yan"))
    assert full.value.reason is Reason.TABLE_IS_FULL


def test_a_bot_whose_own_name_is_too_long_cannot_sit() -> None:
    with pytest.raises(Refused) as refusal:
        create_room(Plan(name="Ann", seats=2, fill="risk:1.2345678901e-5", start=True), now=0)
    assert refusal.value.reason is Reason.UNKNOWN_BOT


def test_names_that_many_have_stay_short_enough_to_be_read_again() -> None:
    made = create_room(Plan(name="W" * LONGEST_NAME, seats=2), now=0)
    room = made.room
    for number in range(1, 120):
        came = Came(number, free_name(room, "W" * LONGEST_NAME))
        assert decode_line(encode_line(LogLine(came))).act == came
        room.apply_line(LogLine(came), 0)
    assert len({person.name for person in room.people}) == 120


def test_bots_that_nobody_watches_take_their_time() -> None:
    async def scenario() -> None:
        clock = FakeClock()
        async with running(timeouts=Timeouts(presence=0, unwatched=3), clock=clock) as server:
            options = {"bot_seconds": 1}
            table = await server.found(seats=3, seat=None, fill="level3", start=True, options=options)
            log = server.store.logs[table["id"]]
            length = len(log)
            await clock.turn(20)
            assert len(log) == length, "nobody has come"
            async with server.guest(table["code"]):
                await clock.turn(5.5)
                assert len(log) == length + 6, "a second each"
            await until(lambda: not server.app.limiter.sockets)
            await clock.turn(7)
            assert len(log) == length + 9, "the one that was awaited, and then three seconds each"
            async with server.guest(table["code"]):
                await clock.turn(10)
                assert len(log) >= length + 9 + 7, "quickly again"

    asyncio.run(scenario())


def long_game() -> tuple[NewRoom, list[Entry]]:
    """Forty seats that play to 2,000 points, as they could in version 0.1: some nine thousand acts."""
    plan = Plan(name="Ann", seats=40, seat=None, fill="stay:0", start=True, rules=GameRules(target=2_000), public=True)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(commands, "MAX_SEAT_POINTS", 80_000)
        made, bot = create_room(plan, now=0), bot_named("stay:0", Random(7))
    entries, room = list(made.entries), made.room
    while room.asked is not None and room.game is not None:
        choice = bot.choose(room.game.table, room.asked)
        line = LogLine(Chose(room.asked.seat, room.ordinal, choice, By.BOT))  # type: ignore[arg-type]
        entries.append(Entry(0, encode_line(line)))
        room.apply_line(line, 0)
    return made, entries


def test_a_long_log_is_read_without_holding_up_the_other_tables() -> None:
    """While it is read, somebody at another table is answered again and again."""

    async def scenario() -> None:
        made, entries = await asyncio.to_thread(long_game)
        assert len(entries) > 5_000
        async with running() as server:
            await server.store.create(made.kept, entries)
            table = await server.found()
            async with server.guest(table["code"]) as guest:
                for end in ("", "/log", "/log?since=5000"):
                    answered = 0
                    asked = asyncio.create_task(server.get(f"/api/tables/{made.kept.code}{end}"))
                    while not asked.done():
                        await guest.say("ping")
                        await guest.next("pong")
                        answered += 1
                    answer = await asked
                    assert answer.status == 200
                    assert answered > 5, end
                log = (await server.get(f"/api/tables/{made.kept.code}/log")).json()
                assert [message["number"] for message in log] == list(range(2_000))

    asyncio.run(scenario())
