"""Waiting for a condition: `until` looks after every turn of the loop, and needs no timer."""

import asyncio
from threading import Event

import pytest

from tests.server.halls import until


async def test_a_condition_that_holds_is_not_waited_for() -> None:
    await until(lambda: True)


async def test_what_a_task_does_is_seen_after_its_turn() -> None:
    done: list[int] = []

    async def work() -> None:
        await asyncio.sleep(0)
        done.append(1)

    working = asyncio.create_task(work())
    await until(lambda: done)
    await working


async def test_what_a_thread_does_is_seen_when_it_ends() -> None:
    begin, done = Event(), Event()

    def work() -> None:
        begin.wait()
        done.set()

    working = asyncio.create_task(asyncio.to_thread(work))
    asyncio.get_running_loop().call_soon(begin.set)
    await until(done.is_set)
    await working


async def test_several_wait_at_once_and_end_in_any_order() -> None:
    count = 0

    async def work() -> None:
        nonlocal count
        for _ in range(3):
            await asyncio.sleep(0)
            count += 1

    await asyncio.gather(until(lambda: count >= 3), until(lambda: count >= 1), until(lambda: count >= 2), work())


async def test_an_idle_loop_looks_no_more_than_once_for_each_turn() -> None:
    looks = 0

    def hold() -> bool:
        nonlocal looks
        looks += 1
        return False

    with pytest.raises(TimeoutError):
        await until(hold, seconds=0.01)
    assert looks < 10


async def test_a_condition_that_fails_is_told() -> None:
    left = 2

    def hold() -> bool:
        nonlocal left
        left -= 1
        return bool(1 // left) and False

    with pytest.raises(ZeroDivisionError):
        await until(hold)
