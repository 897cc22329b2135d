"""The one write path: no answer is ever taken for that to another question, whatever fails (S1, S11, M7)."""

import asyncio
import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from pathlib import Path

import msgspec
import pytest

from flip7.core.decisions import Choice, Decision, Give, Move
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.commands import FillSeats, Sit, Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_events import BotFailed, BotSat, By, Chose, LogLine, RoomEvent, decode_line, encode_line
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.record import replay
from flip7.server.config import Settings
from flip7.server.pubsub import LocalPubSub
from flip7.server.rooms.create import Plan
from flip7.server.rooms.room import Misfit, Room
from flip7.server.storage.store import Entry, Store, StoreTrouble
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import SWIFT, NoAdvice, RoomGuest, metrics_page, open_rooms, play_on, rooms_on, table_of
from tests.server.turns import until

SHORT = GameRules(target=40)
BOTS = Plan(name="Ana", seat=None, seats=4, fill="level1", start=True, rules=SHORT, options=Options(odds=False))


async def check_every_answer(store: Store, id_: str) -> Room:
    """Every choice in the log is the legal answer of the seat that was asked, as a new process reads it."""
    kept = await store.find(id_)
    assert kept is not None
    room = Room.stored(kept)
    for entry in await store.log(id_):
        line = decode_line(entry.act)
        if isinstance(line.act, Chose):
            assert room.asked is not None
            assert (line.act.seat, line.act.ordinal) == (room.asked.seat, room.ordinal)
        list(room.follow([entry]))
    return room


# --- two processes on one store ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("shares_a_bus", [True, False])
async def test_two_halls_with_bots_on_one_store_never_mix_up_answers(*, shares_a_bus: bool) -> None:
    """S1: each process asks the bots of the same tables; of two answers to one question one counts."""
    store = MemoryStore()
    pubsub = LocalPubSub()
    one, two = (rooms_on(store, pubsub=pubsub if shares_a_bus else None) for _ in range(2))
    ids = [(await one.create(BOTS)).kept.id for _ in range(6)]
    for id_ in ids:
        for rooms in (one, two):
            RoomGuest(rooms, await rooms.live(id_))
    for id_ in ids:
        await until(lambda: store.rooms[id_].phase is Phase.OVER)  # noqa: B023 - waited for at once
        room = await check_every_answer(store, id_)
        assert replay(room.record()).game.asked is None
    await one.stop(0)
    await two.stop(0)


async def test_an_answer_whose_acknowledgement_was_lost_is_not_written_twice() -> None:
    """S1 on PostgreSQL: the store has stored the bot's answer and then says that it could not."""
    store = MemoryStore()
    rooms = rooms_on(store)
    id_ = (await rooms.create(BOTS)).kept.id
    store.lost_acknowledgements = 5
    RoomGuest(rooms, await rooms.live(id_))
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    assert store.lost_acknowledgements == 0
    await check_every_answer(store, id_)
    await rooms.stop(0)


# --- the guard --------------------------------------------------------------------------------------------------------


async def test_no_choice_is_written_that_does_not_fit_the_open_question() -> None:
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, _ = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    room = ana.live.room
    assert room.asked is not None
    seat, other = room.asked.seat, Seat(1 - room.asked.seat)
    length = len(store.logs[room.id])
    for misfit in (
        Chose(other, room.ordinal, Move.STAY, By.PERSON),
        Chose(seat, room.ordinal + 1, Move.STAY, By.PERSON),
        Chose(seat, room.ordinal, Move.HIT if isinstance(room.asked, Give) else other, By.PERSON),
    ):
        with pytest.raises(Misfit):
            await rooms.journal.commit(ana.live, partial(list[RoomEvent], [misfit]))
        with pytest.raises(Misfit):
            room.apply_line(LogLine(misfit), 0)
        assert (room.length, len(store.logs[room.id])) == (length, length)
    await rooms.stop(0)


async def test_a_log_with_an_answer_to_another_question_is_refused_by_name() -> None:
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, _ = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    room = ana.live.room
    assert room.asked is not None
    wrong = Chose(1 - room.asked.seat, room.ordinal, Move.STAY, By.BOT)
    store.logs[room.id].append(Entry(0, msgspec.json.encode(LogLine(wrong))))
    with pytest.raises(StoreTrouble, match=f"event {room.length} cannot be read"):
        await rooms_on(store).look(room.id)
    await rooms.stop(0)


async def test_the_acts_of_one_command_are_stored_all_or_none() -> None:
    """M7: a newcomer comes and sits in two acts; when the store fails, neither has happened."""
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, *_ = await table_of(rooms, "Ana", seats=4)
    before = list(store.logs[ana.live.room.id])
    for command, guest in ((Sit(name="Ben"), RoomGuest(rooms, ana.live)), (FillSeats(bot="level1"), ana)):
        store.trouble = True
        with pytest.raises(Refused) as refusal:
            await guest.command(command)
        store.trouble = False
        assert refusal.value.reason is Reason.STORE_TROUBLE
        assert store.logs[ana.live.room.id] == before
        assert [len(ana.live.room.people), ana.live.room.length] == [1, len(before)]
    await RoomGuest(rooms, ana.live).sit("Ben")
    assert [person.name for person in ana.live.room.people] == ["Ana", "Ben"]
    await rooms.stop(0)


# --- bots that fail ---------------------------------------------------------------------------------------------------


class FaultyBots(NoAdvice):
    """Bots that misbehave in one way, so often; then they stay."""

    def __init__(self, misbehave: Callable[[Decision], Choice], times: int) -> None:
        self.misbehave = misbehave
        self.times = times

    async def choose(self, name: str, table: Table, decision: Decision, payer: str, history: object = ()) -> Choice:  # noqa: ARG002 - as asked
        if self.times > 0:
            self.times -= 1
            return self.misbehave(decision)
        return decision.options[0] if isinstance(decision, Give) else Move.STAY

    def close(self) -> None:
        pass


def raises(_: Decision) -> Choice:
    raise OSError("Too many open files")


def answers_illegally(decision: Decision) -> Choice:
    return Move.HIT if isinstance(decision, Give) else Seat(0)


@pytest.mark.parametrize("misbehave", [raises, answers_illegally])
async def test_a_bot_that_fails_a_few_times_is_asked_again(misbehave: Callable[[Decision], Choice]) -> None:
    """S10: a passing fault, such as too few descriptors, stops no table until a restart."""
    store = MemoryStore()
    rooms = rooms_on(store, bots=FaultyBots(misbehave, 3))
    id_ = (await rooms.create(BOTS)).kept.id
    watcher = RoomGuest(rooms, await rooms.live(id_))
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    assert not watcher.acts("bot_failed")
    await check_every_answer(store, id_)
    await rooms.stop(0)


@pytest.mark.parametrize("misbehave", [raises, answers_illegally])
async def test_a_bot_that_keeps_failing_is_answered_for_and_everybody_is_told(
    misbehave: Callable[[Decision], Choice],
) -> None:
    """S11: nothing illegal is stored; the least harmful legal answer is played, and an act says so."""
    store = MemoryStore()
    rooms = rooms_on(store, bots=FaultyBots(misbehave, 1_000_000))
    id_ = (await rooms.create(BOTS)).kept.id
    watcher = RoomGuest(rooms, await rooms.live(id_))
    await until(lambda: len(watcher.acts("bot_failed")) >= 8)
    room = await check_every_answer(store, id_)
    lines = [decode_line(entry.act).act for entry in store.logs[id_]]
    for place, act in enumerate(lines):
        if isinstance(act, BotFailed) and place + 1 < len(lines):
            answer = lines[place + 1]
            assert isinstance(answer, Chose)
            assert (answer.seat, answer.ordinal) == (act.seat, act.ordinal)
            assert answer.choice != Move.HIT
    assert room.ordinal >= 8 - 1
    await rooms.stop(0)


class NamedBots(FaultyBots):
    """Bots that note who is asked."""

    def __init__(self) -> None:
        super().__init__(raises, 0)
        self.asked: set[str] = set()

    async def choose(self, name: str, table: Table, decision: Decision, payer: str, history: object = ()) -> Choice:
        self.asked.add(name)
        return await super().choose(name, table, decision, payer, history)


@pytest.mark.parametrize("bot", ["program:true", "somebody_elses"])
async def test_a_bot_that_is_not_ours_is_never_asked_whoever_wrote_its_name_into_the_log(bot: str) -> None:
    """Second line of defence: no command seats such a bot, and a log that has one starts no program."""
    store, bots = MemoryStore(), NamedBots()
    rooms = rooms_on(store, bots=bots)
    id_ = (await rooms.create(BOTS)).kept.id
    for place, entry in enumerate(store.logs[id_]):
        line = decode_line(entry.act)
        if isinstance(line.act, BotSat) and line.act.seat == 1:
            swapped = msgspec.structs.replace(line, act=msgspec.structs.replace(line.act, bot=bot))
            store.logs[id_][place] = replace(entry, act=encode_line(swapped))
    watcher = RoomGuest(rooms, await rooms.live(id_))
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    assert {act["bot"] for act in watcher.acts("bot_failed")} == {bot}
    assert bots.asked
    assert bot not in bots.asked
    await check_every_answer(store, id_)
    await rooms.stop(0)


async def test_encoded_choices_are_read_as_they_were_written() -> None:
    line = LogLine(Chose(1, 2, Move.HIT, By.BOT))
    assert decode_line(encode_line(line)) == line


async def test_people_play_on_beside_a_table_whose_bot_fails(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        rooms.services.bots = FaultyBots(raises, 1_000_000)
        stuck = await rooms.live((await rooms.create(BOTS)).kept.id)
        watcher = RoomGuest(rooms, stuck)
        ana, ben = await table_of(rooms, "Ana", "Ben", rules=SHORT)
        await ana.command(Start())
        await play_on([ana, ben])
        await until(lambda: watcher.acts("bot_failed"))
        assert metrics_page(rooms).count(b"flip7_faults_total 0.0") == 1
        await asyncio.sleep(0)


# --- somebody else was first ------------------------------------------------------------------------------------------


class OvertakenBots(NoAdvice):
    """Bots at whose first questions another process answers while they think."""

    def __init__(self, store: MemoryStore, times: int) -> None:
        self.store = store
        self.times = times
        self.id = ""

    async def choose(self, name: str, table: Table, decision: Decision, payer: str, history: object = ()) -> Choice:  # noqa: ARG002 - as asked
        choice = decision.options[0] if isinstance(decision, Give) else Move.STAY
        if self.times > 0:
            self.times -= 1
            room = await check_every_answer(self.store, self.id)
            answer = Chose(decision.seat, room.ordinal, msgspec.convert(choice, Move | int), By.BOT)
            self.store.logs[self.id].append(Entry(0, encode_line(LogLine(answer))))
        return choice

    def close(self) -> None:
        pass


async def test_a_bot_whose_question_another_process_has_answered_drops_its_answer_and_goes_on() -> None:
    """S1: what is thought over again is whether the answer is still due, not only whether it fits."""
    store = MemoryStore()
    bots = OvertakenBots(store, 5)
    rooms = rooms_on(store, bots=bots)
    long = msgspec.structs.replace(BOTS, rules=GameRules(target=200))  # not over before five questions
    bots.id = (await rooms.create(long)).kept.id
    watcher = RoomGuest(rooms, await rooms.live(bots.id))
    await until(lambda: store.rooms[bots.id].phase is Phase.OVER)
    assert bots.times == 0
    await check_every_answer(store, bots.id)
    assert not watcher.acts("bot_failed")
    assert metrics_page(rooms).count(b"flip7_faults_total 0.0") == 1
    assert metrics_page(rooms).count(b"flip7_bot_failures_total 0.0") == 1
    await rooms.stop(0)


# --- all or none ------------------------------------------------------------------------------------------------------


class ShortLivedStore(MemoryStore):
    """A store that works for so many more appends, and then no more."""

    appends = 1_000

    async def append(
        self, room: str, number: int, entries: Sequence[Entry], phase: Phase | None = None, *, joined: bool = False
    ) -> None:
        if self.appends == 0:
            raise StoreTrouble("the disk is full")
        self.appends -= 1
        await super().append(room, number, entries, phase, joined=joined)


@pytest.mark.parametrize("command", [Sit(name="Ben"), FillSeats(bot="level1")])
async def test_a_store_that_fails_in_the_middle_of_a_command_leaves_no_half_of_it(command: Sit | FillSeats) -> None:
    """M7: the second append failed, «it has not happened», and Ben had come."""
    store = ShortLivedStore()
    rooms = rooms_on(store)
    ana, *_ = await table_of(rooms, "Ana", seats=4)
    guest = ana if isinstance(command, FillSeats) else RoomGuest(rooms, ana.live)
    before, heard = len(store.logs[ana.live.room.id]), len(ana.acts())
    store.appends = 1
    await guest.command(command)
    acts = len(store.logs[ana.live.room.id]) - before
    assert acts > 1
    assert len(ana.acts()) - heard == acts == ana.live.room.length - before
    assert store.appends == 0
    await rooms.stop(0)


async def test_a_bot_that_fails_is_asked_again_later_and_later_and_then_answered_for() -> None:
    """S10: four tries, after pauses of 1, 2 and 4 seconds; eight seconds later the least harmful answer is played."""
    clock = FakeClock()
    rooms = rooms_on(
        MemoryStore(), Settings("http://cards.test", limits=SWIFT), bots=FaultyBots(raises, 1_000_000), clock=clock
    )
    watcher = RoomGuest(rooms, await rooms.live((await rooms.create(BOTS)).kept.id))
    failed: list[float] = []
    for seconds in (0.5, 1, 1, 1, 1, 1, 1, 1, 7):
        await clock.turn(seconds)
        page = metrics_page(rooms).decode()
        failed.append(float(re.findall(r"^flip7_bot_failures_total (\S+)$", page, re.MULTILINE)[0]))
    assert failed == [1, 2, 2, 3, 3, 3, 3, 4, 4]
    assert not watcher.acts("bot_failed")
    await clock.turn(1)
    assert [act["act"] for act in watcher.acts("bot_failed", "chose")] == ["bot_failed", "chose"]
    await rooms.stop(0)
