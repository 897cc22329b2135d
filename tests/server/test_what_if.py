"""«What if?» over HTTP: a choice of a finished game is played out in the process of the reviews."""

import asyncio
import json
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import replace

import pytest

from flip7.protocol.errors import Reason, Refused
from flip7.record import Record
from flip7.server.review_worker import WorkerLost
from flip7.server.reviews import RETRY_SECONDS
from flip7.server.rooms.registry import Rooms
from flip7.server.what_if import (
    MAX_PLAY_OUTS,
    MAX_PLAY_OUTS_OF_AN_ADDRESS,
    REPORT_SECONDS,
    PlayOut,
    WhatIfReports,
)
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import rooms_on
from tests.server.server_in_process import NO_LIMITS, running
from tests.server.test_api import played_out
from tests.server.test_reviews import RECORD, SlowWorker, finished
from tests.server.turns import quiet, until


@asynccontextmanager
async def what_ifs() -> AsyncIterator[tuple[WhatIfReports, SlowWorker, Rooms]]:
    rooms, worker = rooms_on(MemoryStore()), SlowWorker()
    yield WhatIfReports(worker, rooms.services, lambda: None), worker, rooms
    await rooms.stop(0)


async def load() -> Record:
    await asyncio.sleep(0)
    return RECORD


def under_way(found: str | PlayOut) -> PlayOut:
    assert isinstance(found, PlayOut)
    return found


async def test_whoever_asks_has_read_the_game_before_it_is_played_out_and_two_share_it() -> None:
    async with what_ifs() as (reports, worker, _):
        first, second = [under_way(await reports.begin("r1", 3, load, "home")) for _ in range(2)]
        assert first is second
        report = asyncio.create_task(first.report())
        await quiet()
        assert not report.done()
        await worker.run(1)
        assert await report == await second.report() == "{}"
        assert await reports.begin("r1", 3, load, "home") == "{}"
        assert worker.ran == ["Ann 3"]


async def test_a_game_that_cannot_be_read_is_refused_and_asked_for_again() -> None:
    async def not_over() -> Record:
        await asyncio.sleep(0)
        raise Refused(Reason.NOT_OVER, "it goes on")

    async with what_ifs() as (reports, _, _):
        with pytest.raises(Refused, match="it goes on"):
            await (under_way(await reports.begin("r1", 3, not_over, "home"))).report()
        assert isinstance(await reports.begin("r1", 3, load, "home"), PlayOut)


async def test_play_outs_are_bounded_and_one_address_has_a_part_of_them() -> None:
    async with what_ifs() as (reports, _, _):
        for number in range(MAX_PLAY_OUTS_OF_AN_ADDRESS):
            await reports.begin("r1", number, load, "home")
        with pytest.raises(Refused) as refused:
            await reports.begin("r2", 0, load, "home")
        assert refused.value.reason is Reason.TOO_FAST
        assert isinstance(await reports.begin("r1", 0, load, "home"), PlayOut), "what is under way costs nothing"
        for number in range(MAX_PLAY_OUTS - MAX_PLAY_OUTS_OF_AN_ADDRESS):
            await reports.begin("r3", number, load, None)
        with pytest.raises(Refused) as refused:
            await reports.begin("r4", 0, load, "another home")
        assert refused.value.reason is Reason.TOO_FAST


def waiting(reports: WhatIfReports) -> int:
    """The number of play-outs that wait for their turn."""
    return sum(len(each) for each in reports._turns._waiting.values())


async def test_payers_take_turns_however_many_play_outs_each_has() -> None:
    async with what_ifs() as (reports, worker, _):
        begun = [(0, "home"), (1, "home"), (2, "home"), (3, "home"), (10, "another home"), (20, None)]
        for before, (number, payer) in enumerate(begun):
            await reports.begin("r1", number, load, payer)
            await until(lambda: worker.asked and waiting(reports) == before)  # noqa: B023 - waited for at once
        await worker.run(len(begun))
        assert worker.asked == [0, 1, 10, 20, 2, 3]


async def test_a_request_is_refused_after_a_while_and_the_next_one_gets_the_report_that_went_on() -> None:
    async with what_ifs() as (reports, worker, rooms):
        clock = rooms.services.clock
        assert isinstance(clock, FakeClock)
        for _ in range(2):
            asked = asyncio.create_task(under_way(await reports.begin("r1", 3, load, "home")).report())
            await until(lambda: worker.asked)
            await clock.turn(REPORT_SECONDS - 1)
            assert not asked.done()
            await clock.turn(1)
            with pytest.raises(Refused) as refused:
                await asked
            assert refused.value.reason is Reason.TOO_FAST
            assert refused.value.seconds == RETRY_SECONDS
        await worker.run(1)
        assert await reports.begin("r1", 3, load, "home") == "{}"
        assert worker.asked == [3]


@pytest.mark.parametrize("is_stopping, reason", [(False, Reason.OUR_FAULT), (True, Reason.STOPPING)])
async def test_a_lost_process_is_our_fault_unless_the_server_stops(*, is_stopping: bool, reason: Reason) -> None:
    async with what_ifs() as (reports, worker, rooms):
        worker.raises = WorkerLost("gone")
        report = asyncio.create_task((under_way(await reports.begin("r1", 3, load, "home"))).report())
        await until(lambda: worker.asked)
        rooms.services.is_stopping = is_stopping
        await worker.run(1)
        with pytest.raises(Refused) as refused:
            await report
        assert refused.value.reason is reason


async def test_while_the_server_stops_no_play_out_begins_and_none_whose_game_was_being_read() -> None:
    """It would start a process, which nobody would end."""
    may_load = asyncio.Event()

    async def load_late() -> Record:
        await may_load.wait()
        return RECORD

    async with what_ifs() as (reports, worker, rooms):
        begins = asyncio.create_task(reports.begin("r1", 3, load_late, "home"))
        await quiet()
        rooms.services.is_stopping = True
        may_load.set()
        for refused in ((under_way(await begins)).report(), reports.begin("r2", 3, load, "home")):
            with pytest.raises(Refused) as refusal:
                await refused
            assert refusal.value.reason is Reason.STOPPING
        assert worker.asked == []


@pytest.mark.integration
async def test_a_play_out_holds_up_nobody_who_reads() -> None:
    """Reads take turns, and a play-out is no read once its game has been read."""
    async with running(limits=replace(NO_LIMITS, concurrent_reads=1, concurrent_reads_of_an_address=1)) as server:
        table = await finished(server)
        worker = SlowWorker()
        server.app.what_ifs._worker = worker
        asked = asyncio.create_task(server.get(f"/api/tables/{table['id']}/choices/0/what-if"))
        await until(lambda: server.app.what_ifs._under_way)
        assert (await server.get(f"/api/tables/{table['id']}/log")).status == 200
        assert not asked.done()
        worker.may_run.release()
        assert (await asked).body == b"{}"


# --- in real processes ------------------------------------------------------------------------------------------------


@pytest.mark.integration
async def test_a_choice_of_a_finished_game_is_played_out_once_for_all_who_ask() -> None:
    async with running() as server:
        table = await finished(server)
        path = f"/api/tables/{table['id']}/choices/0/what-if"
        while (told := await server.get(path)).status == 429:  # a busy machine: whoever asks again waits on
            assert told.json()["error"] == "too_fast"
        assert told.status == 200
        found = told.json()
        assert found["choice"] == 0
        assert len(found["answers"]) == 2
        for answer in found["answers"]:
            assert len(answer["seats"]) == 3
        assert (await server.get(f"/api/tables/{table['code']}/choices/0/what-if")).json() == found
        assert await server.faults() == 0


@pytest.mark.integration
async def test_a_choice_that_was_never_made_and_a_game_that_goes_on_are_refused_by_name() -> None:
    async with running() as server:
        table = await finished(server)
        beyond = await server.get(f"/api/tables/{table['id']}/choices/9999/what-if")
        assert (beyond.status, beyond.json()["error"]) == (404, "no_such_choice")
        assert (await server.get(f"/api/tables/{table['id']}/choices/-1/what-if")).status == 422
        open_table = await server.found(seats=2)
        early = await server.get(f"/api/tables/{open_table['id']}/choices/0/what-if")
        assert (early.status, early.json()["error"]) == (409, "not_over")
        assert (await server.get("/api/tables/222222/choices/0/what-if")).status == 404
        assert await server.faults() == 0


@pytest.mark.integration
async def test_a_branch_starts_no_program_of_a_visitor() -> None:
    async with running() as server:
        table = await finished(server)
        for bot in ("program:true", "program:", "nobody"):
            plan = {
                "name": "Zoe",
                "branch": {"of": table["code"], "choice": 0},
                "options": {"turn_seconds": 5, "stand_in": bot},
            }
            told = await server.request("POST", "/api/tables", json.dumps(plan).encode())
            assert (told.status, told.json()["error"]) == (422, "unknown_bot"), bot
        assert set(server.store.rooms) == {table["id"]}
        assert await server.faults() == 0


@pytest.mark.integration
async def test_a_branch_has_no_rematch_whoever_asks_on_the_socket() -> None:
    async with running() as server:
        table = await finished(server)
        last = len((await server.get(f"/api/tables/{table['id']}/game.json")).json()["choices"]) - 1
        branch = await server.found(name="Zoe", branch={"of": table["code"], "choice": last})
        async with server.guest(branch["code"], branch["token"]) as zoe:
            zoe.heard = [{"asked": zoe.welcome["table"]["asked"]}]
            await played_out(server, branch, zoe, [{}])
            await zoe.say("rematch", re=7)
            assert await zoe.refusal(7) == "is_over"
        assert set(server.store.rooms) == {table["id"], branch["id"]}
