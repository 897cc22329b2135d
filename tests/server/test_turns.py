"""`until` and `quiet` look after every turn of the loop, and need no timer."""

import asyncio
from threading import Event

import pytest

from tests.server.turns import quiet, until


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


async def test_quiet_is_when_nothing_is_left_to_do_but_to_wait() -> None:
    done: list[int] = []

    async def work() -> None:
        for number in range(500):
            await asyncio.sleep(0)
            done.append(number)
        await asyncio.Event().wait()

    working = asyncio.create_task(work())
    await quiet()
    assert len(done) == 500
    working.cancel()


async def test_quiet_is_not_before_what_was_sent_on_this_machine_has_arrived() -> None:
    heard: list[bytes] = []

    async def listen(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        while piece := await reader.read(100):
            heard.append(piece)
            writer.write(piece)
        writer.close()

    async with await asyncio.start_server(listen, "127.0.0.1", 0) as server:
        reader, writer = await asyncio.open_connection(*server.sockets[0].getsockname())
        for word in (b"one", b"two"):
            writer.write(word)
            await quiet()
            assert heard.pop() == word
            assert await reader.read(100) == word
        writer.close()
        assert await reader.read() == b""
        await quiet()


async def test_quiet_comes_even_if_something_never_rests() -> None:
    async def spin() -> None:
        while True:  # noqa: ASYNC110 - on purpose
            await asyncio.sleep(0)

    spinning = asyncio.create_task(spin())
    await quiet()
    spinning.cancel()
