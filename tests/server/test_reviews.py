"""Reviews of finished games: made once, shared, kept, bounded, and refused by name."""

import asyncio
import json
import os
import signal
import sqlite3
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, closing
from dataclasses import dataclass, field, replace
from pathlib import Path

import pytest
from websockets.sync.client import connect

from flip7.analysis.review_report import SCHEMA, as_json
from flip7.analysis.review_stages import StagedReview, draft, report, sharpen
from flip7.analysis.reviewed_game import Judged
from flip7.core.decisions import HIT
from flip7.core.rules import Rules
from flip7.protocol.commands import Start
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import GameRules, Options
from flip7.record import BadRecord, Record, from_json, to_json
from flip7.server.review_worker import ReviewWorker, Stage, WorkerLost, run_stage
from flip7.server.reviews import (
    IDLE_SECONDS,
    MAX_REVIEWS,
    RETRY_SECONDS,
    RETRY_SPREAD,
    WAIT_SECONDS,
    Job,
    Progress,
    Reviews,
)
from flip7.server.rooms.create import Plan
from flip7.server.rooms.live_room import LAST_STRETCH
from flip7.server.rooms.registry import Rooms
from flip7.server.storage.store import Entry, StoredRoom
from tests.analysis.reviewed_games import played
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import play_on, rooms_on, table_of
from tests.server.served import Served
from tests.server.server_in_process import Json, Running, running
from tests.server.test_api import played_out
from tests.server.turns import quiet, until

RECORD = Record(seats=("Ann", "Ben"), seed=bytes(32))
JUDGED = Judged(best=HIT, before=(0.5, 0.5), chosen=(0.5, 0.5), cost=0.0, error=0.0, margin=0.1, doubt=0.01)
STAGES = 3
"""The stages after the draft of a review here."""


@dataclass
class SlowWorker:
    """Runs stages when it is told to."""

    ran: list[str] = field(default_factory=list)
    """The records, in the order of their stages."""
    may_run: asyncio.Semaphore = field(default_factory=lambda: asyncio.Semaphore(0))
    raises: Exception | None = None
    cannot_start: bool = False
    asked: list[int] = field(default_factory=list)
    """The decisions that it was asked to play out."""
    started: int = 0
    closed: int = 0

    async def start(self) -> None:
        self.started += 1
        if self.cannot_start:
            raise WorkerLost("no memory")

    async def stage(self, record: str, before: Stage | None) -> Stage:
        await self.may_run.acquire()
        self.ran.append(json.loads(record)["seats"][0])
        if self.raises is not None:
            raise self.raises
        waiting = range(STAGES) if before is None else before.staged.waiting[1:]
        staged = StagedReview((JUDGED,) * STAGES, tuple(waiting))
        return Stage(f'{{"sharp": {STAGES - len(staged.waiting)}}}', staged)

    async def play_out(self, record: str, choice: int) -> str:
        self.asked.append(choice)
        await self.may_run.acquire()
        self.ran.append(f"{json.loads(record)['seats'][0]} {choice}")
        if self.raises is not None:
            raise self.raises
        return "{}"

    def close(self) -> None:
        self.closed += 1

    async def run(self, stages: int) -> None:
        """Let so many stages run, and whoever waits for them hear of it."""
        for _ in range(stages):
            so_far = len(self.ran)
            self.may_run.release()
            await until(lambda: len(self.ran) > so_far)  # noqa: B023 - waited for at once
            await quiet()


@dataclass
class Desk:
    """The service with all that is around it."""

    reviews: Reviews
    worker: SlowWorker
    store: MemoryStore
    clock: FakeClock
    rooms: Rooms
    loads: int = 0

    async def ask(self, room: str = "r1", after: int = -1) -> Progress:
        found = await self.reviews.find(room, lambda: self._load(room))
        return await self.reviews.wait(found, after) if isinstance(found, Job) else found

    async def _load(self, room: str) -> Record:
        self.loads += 1
        await asyncio.sleep(0)
        return replace(RECORD, seats=(room, "Ben"))


@asynccontextmanager
async def desk() -> AsyncIterator[Desk]:
    store, clock, worker = MemoryStore(), FakeClock(), SlowWorker()
    rooms = rooms_on(store, clock=clock)
    for number in range(2 * MAX_REVIEWS):
        room = f"r{number}"
        store.rooms[room] = StoredRoom(room, room, b"", public=False, created=0)
        store.logs[room] = []
    yield Desk(Reviews(store, worker, rooms.services), worker, store, clock, rooms)
    await rooms.stop(0)


async def test_two_who_ask_at_once_share_one_review_and_the_next_gets_the_kept_one() -> None:
    async with desk() as here:
        asked = [asyncio.create_task(here.ask(after=STAGES - 1)) for _ in range(2)]
        await quiet()
        await here.worker.run(1 + STAGES)
        assert [(await one).report for one in asked] == [f'{{"sharp": {STAGES}}}'] * 2
        assert (await here.ask()).report == f'{{"sharp": {STAGES}}}'
        assert here.worker.ran == ["r1"] * (1 + STAGES)


async def test_figures_sharpen_from_one_answer_to_the_next() -> None:
    async with desk() as here:
        for sharp in range(STAGES + 1):
            asked = asyncio.create_task(here.ask(after=sharp - 1))
            await quiet()
            assert not asked.done()
            await here.worker.run(1)
            assert (await asked).report == f'{{"sharp": {sharp}}}'


async def test_a_draft_comes_before_the_figures_of_others_who_then_take_turns() -> None:
    async with desk() as here:
        for room in ("r1", "r2", "r3"):
            asyncio.create_task(here.ask(room))  # noqa: RUF006 - it is waited for by what it leaves
            await quiet()
            if room == "r1":
                await here.worker.run(2)
        await here.worker.run(5)
        assert here.worker.ran == ["r1", "r1", "r1", "r2", "r3", "r1", "r2"]


async def test_more_reviews_than_fit_are_refused_with_a_time_to_try_again() -> None:
    async with desk() as here:
        asked = [asyncio.create_task(here.ask(f"r{number}")) for number in range(MAX_REVIEWS)]
        await quiet()
        with pytest.raises(Refused) as refusal:
            await here.ask(f"r{MAX_REVIEWS}")
        assert refusal.value.reason is Reason.TOO_FAST
        assert refusal.value.seconds
        assert here.loads == MAX_REVIEWS
        await here.clock.turn(WAIT_SECONDS)
        await quiet()
        assert [(await one).ahead for one in asked] == list(range(MAX_REVIEWS))
        assert (await asked[0]).report is None


async def test_those_who_are_refused_together_are_told_to_come_back_at_different_seconds() -> None:
    """A hundred who ask again in step would hold up other tables every five seconds."""
    async with desk() as here:
        for number in range(MAX_REVIEWS):
            asyncio.create_task(here.ask(f"r{number}"))  # noqa: RUF006 - they wait until the end
        await quiet()
        told: list[float] = []
        for number in range(RETRY_SPREAD):
            with pytest.raises(Refused) as refusal:
                await here.ask(f"r{MAX_REVIEWS + number}")
            told.append(refusal.value.seconds or 0)
        assert sorted(told) == [RETRY_SECONDS + second for second in range(RETRY_SPREAD)]


async def test_a_hundred_asked_for_at_once_wait_in_line_share_and_never_run_here(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Fifty games, each asked for twice: as many as fit are made once, one stage at a time, in the worker."""

    def on_the_event_loop(*_: object) -> None:
        raise AssertionError("a stage must run in the worker's process")

    for name in ("draft", "sharpen", "report"):
        monkeypatch.setattr(f"flip7.analysis.review_stages.{name}", on_the_event_loop)
    async with desk() as here:
        asked = [asyncio.create_task(here.ask(f"r{number % 50}", after=STAGES - 1)) for number in range(100)]
        await quiet()
        refused = [one for one in asked if one.done()]
        assert len(refused) == 2 * (50 - MAX_REVIEWS)
        told = [one.exception() for one in refused]
        assert all(isinstance(each, Refused) and each.reason is Reason.TOO_FAST for each in told)
        assert here.loads == MAX_REVIEWS
        await here.worker.run(MAX_REVIEWS * (1 + STAGES))
        made = [await one for one in asked if one not in refused]
        assert [one.report for one in made] == [f'{{"sharp": {STAGES}}}'] * (2 * MAX_REVIEWS)
        assert len(here.worker.ran) == MAX_REVIEWS * (1 + STAGES)


async def test_a_record_that_cannot_be_reviewed_is_refused_by_name_and_forgotten() -> None:
    async with desk() as here:
        here.worker.raises = BadRecord("choices[3]: no")
        asked = asyncio.create_task(here.ask())
        await quiet()
        await here.worker.run(1)
        with pytest.raises(Refused, match=r"choices\[3\]: no") as refusal:
            await asked
        assert refusal.value.reason is Reason.BAD_RECORD
        here.worker.raises = None
        again = asyncio.create_task(here.ask())
        await quiet()
        await here.worker.run(1)
        assert (await again).report is not None


async def test_a_lost_worker_is_our_fault_and_the_next_who_asks_has_it_made() -> None:
    async with desk() as here:
        here.worker.raises = WorkerLost("gone")
        asked = asyncio.create_task(here.ask())
        await quiet()
        await here.worker.run(1)
        with pytest.raises(Refused) as refusal:
            await asked
        assert refusal.value.reason is Reason.OUR_FAULT
        assert here.store.reviews == {}


async def test_a_store_that_cannot_keep_it_takes_nothing_from_who_asked() -> None:
    async with desk() as here:
        asked = asyncio.create_task(here.ask(after=STAGES - 1))
        await quiet()
        await here.worker.run(STAGES)
        here.store.trouble = True
        await here.worker.run(1)
        assert (await asked).report == f'{{"sharp": {STAGES}}}'
        here.store.trouble = False
        assert here.store.reviews == {}


async def test_the_process_ends_when_nobody_asks_for_long() -> None:
    async with desk() as here:
        asked = asyncio.create_task(here.ask(after=STAGES - 1))
        await quiet()
        await here.worker.run(1 + STAGES)
        await asked
        assert here.worker.closed == 0
        await here.clock.turn(IDLE_SECONDS)
        await quiet()
        assert here.worker.closed == 1
        await here.ask()  # what is kept needs no process
        another = asyncio.create_task(here.ask("r2"))
        await quiet()
        await here.worker.run(1)
        assert (await another).report is not None


async def test_the_process_starts_when_a_game_is_about_to_end_and_once_for_many() -> None:
    async with desk() as here:
        for _ in range(3):
            here.reviews.expect()
            await quiet()
        assert (here.worker.started, here.worker.ran) == (1, [])
        asked = asyncio.create_task(here.ask())
        await quiet()
        await here.worker.run(1)
        assert (await asked).report is not None
        assert here.worker.started == 1


async def test_a_process_that_nobody_asks_anything_ends_after_the_last_game_that_was_about_to_end() -> None:
    async with desk() as here:
        here.reviews.expect()
        await quiet()
        await here.clock.turn(IDLE_SECONDS - 1)
        here.reviews.expect()
        await quiet()
        await here.clock.turn(IDLE_SECONDS - 1)
        assert here.worker.closed == 0
        await here.clock.turn(1)
        await quiet()
        assert here.worker.closed == 1
        here.reviews.expect()
        await quiet()
        assert here.worker.started == 2


async def test_a_process_that_cannot_be_started_beforehand_is_tried_again_for_the_first_review() -> None:
    async with desk() as here:
        here.worker.cannot_start = True
        here.reviews.expect()
        await quiet()
        asked = asyncio.create_task(here.ask())
        await quiet()
        await here.worker.run(1)
        assert (await asked).report is not None


async def test_no_process_is_started_while_the_server_stops() -> None:
    async with desk() as here:
        here.rooms.services.is_stopping = True
        here.reviews.expect()
        await quiet()
        assert here.worker.started == 0


async def test_a_table_tells_when_its_game_is_about_to_end_and_when_it_ends() -> None:
    """The first time comes before the end, and no round far from it says anything."""
    rooms = rooms_on(MemoryStore())
    told: list[tuple[int, bool]] = []
    guests = await table_of(rooms, "Ann", "Ben")
    room = guests[0].live.room

    def note() -> None:
        assert room.game is not None
        told.append((max(room.game.table.scores), room.revealed is not None))

    rooms.services.nearly_over = note
    await guests[0].command(Start())
    await play_on(guests)
    most, is_over = told[0]
    assert (LAST_STRETCH * Rules().target <= most < Rules().target, is_over) == (True, False)
    assert told[-1][1]
    await rooms.stop(0)


async def test_whoever_opens_a_page_of_a_finished_game_has_the_process_started() -> None:
    """So that the curve of an old game is there in a second, too; a game that goes on says nothing."""
    rooms = rooms_on(MemoryStore())
    told: list[str] = []
    guests = await table_of(rooms, "Ann", "Ben")
    key = guests[0].live.room.id
    await guests[0].command(Start())
    rooms.services.nearly_over = lambda: told.append("expected")
    await rooms.view(key)
    await rooms.seating(key)
    assert told == []
    await play_on(guests)
    told.clear()
    await rooms.view(key)
    assert told == ["expected"]
    await rooms.seating(key)
    assert told == ["expected"] * 2
    await rooms.stop(0)


# --- in a real server, with real processes ----------------------------------------------------------------------------


async def finished(server: Running) -> Json:
    """A table whose game is over."""
    table = await server.found(seats=3, fill="level3", rules={"target": 60})
    async with server.guest(table["code"], table["token"]) as ann:
        await ann.say("start")
        await ann.act("started")
        await played_out(server, table, ann, [{}])
    return table


@pytest.mark.integration
async def test_a_finished_game_is_reviewed_by_its_link_and_kept() -> None:
    async with running() as server:
        table = await finished(server)
        path = f"/api/tables/{table['id']}/review"
        told = await server.get(path)
        while told.status == 202 or not told.json()["done"]:
            after = told.json().get("sharp", -1)
            told = await server.get(f"{path}?after={after}")
        report = told.json()
        assert report["schema"] == SCHEMA
        assert report["sharp"] == len(report["decisions"])
        assert set(server.store.reviews) == {table["id"]}
        assert (await server.get(path)).json() == report
        assert await server.faults() == 0


async def test_a_game_whose_log_is_damaged_is_refused_by_name_whatever_is_asked_of_it() -> None:
    async with running() as server:
        table = await server.found()
        server.store.logs[table["id"]].append(Entry(0, b'{"act": "chose"'))
        for asked in ("", "/log", "/game.json", "/review"):
            answer = await server.get(f"/api/tables/{table['id']}{asked}")
            assert (answer.status, answer.json()["error"]) == (422, Reason.BAD_RECORD), asked
            assert answer.json()["message"] == "This game cannot be read: what was kept of it is damaged."
        async with server.socket() as guest:
            await guest.say("hello", table=table["id"])
            assert await guest.refusal() == Reason.BAD_RECORD
        assert await server.faults() == 0


@pytest.mark.integration
async def test_a_kill_in_the_middle_of_a_review_loses_nothing() -> None:
    """The process is killed between two stages; the next stage runs in a new one."""
    worker, text = ReviewWorker(), to_json(played(5, seats=2))
    try:
        first = await worker.stage(text, None)
        for pid in worker.pids:
            os.kill(pid, signal.SIGKILL)
        second = await worker.stage(text, first)
        assert second.sharp > first.sharp
        assert second == run_stage(text, first)
    finally:
        worker.close()
    assert worker.pids == ()


@pytest.mark.integration
def test_a_server_that_is_killed_in_the_middle_of_a_review_makes_it_again(tmp_path: Path) -> None:
    """Nothing of a review is stored before it is whole: the next who asks has it made, with the same figures."""
    with Served(tmp_path / "tables.sqlite") as served:
        table = finished_by_one(served)
        path = f"/api/tables/{table}/review"
        while "curve" not in (begun := served.rest.get(path)):
            pass  # the server answers when there is something new
        served.kill()
        assert begun["done"] is False
        assert reviews_kept(served) == 0
        served.start()
        told = served.rest.get(path)
        while not told.get("done"):
            told = served.rest.get(f"{path}?after={told.get('sharp', -1)}")
        record = from_json(served.rest.record(table))
    staged = draft(record)
    whole = sharpen(record, staged, len(staged.waiting))
    assert told == json.loads(as_json(report(record, whole)))


def reviews_kept(served: Served) -> int:
    """How many reviews the database of a server that is gone holds."""
    with closing(sqlite3.connect(served.database)) as database:
        (number,) = database.execute("SELECT count(*) FROM reviews").fetchone()
    return int(number)


def finished_by_one(served: Served) -> str:
    """The table of a long game, of many stages, that one person has played to its end against bots, always staying."""
    plan = Plan(
        name="Ann", seats=4, fill="level3", rules=GameRules(target=200), options=Options(bot_seconds=0), start=True
    )
    made = served.rest.found(plan)
    with connect(served.socket_url, max_size=None) as socket:
        socket.send(json.dumps({"type": "hello", "table": made.id, "token": made.token}))
        answered = -1
        for text in socket:
            told = json.loads(text)
            if told["type"] == "happened" and told["act"]["act"] == "revealed":
                break
            asked = told.get("asked")
            if asked and asked["seat"] == 0 and asked["ordinal"] > answered:
                answered = asked["ordinal"]
                socket.send(json.dumps({"type": "answer", "ordinal": answered, "choice": asked["options"][-1]}))
    return made.id


@pytest.mark.integration
async def test_a_process_that_is_being_started_when_the_server_stops_is_ended() -> None:
    worker = ReviewWorker()
    starting = asyncio.create_task(worker.start())
    await asyncio.sleep(0)
    starting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await starting
    assert worker.pids
    worker.close()
    assert not worker.pids


@pytest.mark.integration
async def test_a_process_started_beforehand_makes_the_same_review() -> None:
    worker, text = ReviewWorker(), to_json(played(5, seats=2))
    try:
        await worker.start()
        (pid,) = worker.pids
        assert await worker.stage(text, None) == run_stage(text, None)
        assert worker.pids == (pid,)
    finally:
        worker.close()
