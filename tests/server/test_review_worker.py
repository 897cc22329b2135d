"""The process of the reviews: what hangs or is killed takes nothing from others who wait for it."""

import asyncio
import threading
from collections.abc import Callable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, cast

import pytest

from flip7.record import Record, to_json
from flip7.server.review_worker import STAGE_SECONDS, ReviewWorker, Stage, WorkerLost
from tests.server.clocks import FakeClock
from tests.server.turns import GIVE_UP_SECONDS, quiet, until

TEXT = to_json(Record(seats=("Ann", "Ben"), seed=bytes(32)))


class FakeProcess:
    """A worker of a pool, which can be killed."""

    def __init__(self, pool: "FakePool") -> None:
        self.pid = id(self)
        self._pool = pool

    def kill(self) -> None:
        self._pool.end()


class FakePool:
    """A pool of one process that does what the test says; its jobs end with it, as in a real one."""

    def __init__(self) -> None:
        self.jobs: list[tuple[tuple[Any, ...], Future[Any]]] = []
        self._processes = {1: FakeProcess(self)}
        self.is_shut_down = False

    def submit(self, _: Callable[..., object], *args: object) -> Future[Any]:
        future: Future[Any] = Future()
        self.jobs.append((args, future))
        return future

    def shutdown(self, *, wait: bool, cancel_futures: bool = False) -> None:
        assert not wait
        self.is_shut_down = True
        for _, future in self.jobs:
            if cancel_futures:
                future.cancel()

    def end(self) -> None:
        """The process is gone."""
        for _, future in self.jobs:
            if not future.done():
                future.set_exception(BrokenProcessPool("killed"))


class Worker:
    """A `ReviewWorker` with fake pools."""

    def __init__(self) -> None:
        self.clock = FakeClock()
        self.pools: list[FakePool] = []
        self.may_start = threading.Event()
        """Until it is set, a process that is being started is not there."""
        self.may_start.set()
        self.worker = ReviewWorker(STAGE_SECONDS, self.clock, self._new_pool)

    def _new_pool(self) -> ProcessPoolExecutor:
        pool = FakePool()
        self.pools.append(pool)
        self.may_start.wait(GIVE_UP_SECONDS)
        return cast("ProcessPoolExecutor", pool)

    def play_out(self, choice: int) -> asyncio.Task[str]:
        return asyncio.create_task(self.worker.play_out(TEXT, choice))

    def stage(self) -> asyncio.Task[Stage]:
        return asyncio.create_task(self.worker.stage(TEXT, None))

    async def job(self, pool: int, number: int = 0) -> Future[Any]:
        """The job of that number in a pool, once the process has it."""
        await until(lambda: len(self.pools) > pool and len(self.pools[pool].jobs) > number)
        return self.pools[pool].jobs[number][1]


async def test_a_play_out_that_hangs_ends_alone_and_others_go_on_in_a_new_process() -> None:
    """Time runs from when the process is free: whoever waited behind it has all of theirs."""
    here = Worker()
    hangs, review, waits = here.play_out(1), here.stage(), here.play_out(2)
    await here.job(0)
    await here.clock.turn(STAGE_SECONDS - 1)
    assert not hangs.done()
    await here.clock.turn(1)
    with pytest.raises(WorkerLost, match="longer than 120 seconds"):
        await hangs
    job = await here.job(1)
    await here.clock.turn(STAGE_SECONDS - 1)
    assert not review.done()
    job.set_result("a stage")
    assert await review == "a stage"  # type: ignore[comparison-overlap] # as the fake one says
    (await here.job(1, 1)).set_result("{}")
    assert await waits == "{}"
    assert len(here.pools) == 2


async def test_a_process_that_was_killed_is_started_again_once_for_all() -> None:
    here = Worker()
    first, second = here.play_out(1), here.play_out(2)
    await here.job(0)
    here.pools[0].end()
    await here.job(1)
    here.pools[1].jobs[0][1].set_result("{}")
    await asyncio.wait((first, second), return_when=asyncio.FIRST_COMPLETED)
    (await here.job(1, 1)).set_result("{}")
    assert [await first, await second] == ["{}", "{}"]
    assert len(here.pools) == 2


async def test_reviews_and_play_outs_take_turns_however_many_of_each_there_are() -> None:
    here = Worker()
    tasks = [here.play_out(number) for number in range(3)]
    await here.job(0)
    review = here.stage()
    await quiet()
    for number, (args, result) in enumerate([((TEXT, 0), "{}"), ((TEXT, 1), "{}"), ((TEXT, None), "a stage")]):
        job = await here.job(0, number)
        assert here.pools[0].jobs[number][0] == args
        job.set_result(result)
    (await here.job(0, 3)).set_result("{}")
    assert await review == "a stage"  # type: ignore[comparison-overlap] # as the fake one says
    assert await asyncio.gather(*tasks) == ["{}"] * 3


async def test_when_it_is_shut_down_whoever_waits_is_told_and_no_process_is_started() -> None:
    here = Worker()
    tasks = [here.play_out(1), here.play_out(2)]
    await here.job(0)
    here.worker.close()
    for task in tasks:
        with pytest.raises(WorkerLost):
            await task
    assert len(here.pools) == 1
    again = here.play_out(3)
    (await here.job(1)).set_result("{}")
    assert await again == "{}"


async def test_a_process_that_is_being_started_when_it_is_shut_down_is_ended_and_does_nothing() -> None:
    """Nobody shuts it down again. Whoever waited for it starts no other one; who comes later does."""
    here = Worker()
    here.may_start.clear()
    tasks = [here.play_out(1), here.play_out(2), asyncio.create_task(here.worker.start())]
    await until(lambda: here.pools)
    await quiet()
    here.worker.close()
    later = here.play_out(3)
    here.may_start.set()
    for task in tasks:
        with pytest.raises(WorkerLost):
            await task
    assert here.pools[0].is_shut_down
    assert here.pools[0].jobs == []
    (await here.job(1)).set_result("{}")
    assert await later == "{}"
    assert len(here.pools) == 2


@pytest.mark.integration
async def test_a_real_process_that_is_shut_down_before_it_has_begun_is_lost_and_cancels_nobody() -> None:
    worker = ReviewWorker()
    await worker.start()
    waits = asyncio.create_task(worker.play_out(TEXT, 0))
    await quiet()
    worker.close()
    with pytest.raises(WorkerLost):
        await waits
    assert worker.pids == ()
