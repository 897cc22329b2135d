"""Waiting in this process without a timer: for a condition, or until the event loop has nothing left to do.

Whatever changes in this process changes in a turn of its loop, or wakes the loop when it is done, as a thread does. So
it is enough to look after every turn. What another process does is waited for with `tests.waiting.wait_until`.
"""

import asyncio
from collections.abc import Callable
from typing import Final
from weakref import WeakKeyDictionary

GIVE_UP_SECONDS: Final = 60.0
"""The time-out on a busy machine; nothing that works takes as long."""
_MOST_TURNS: Final = 1000
"""After so many turns without rest, whoever waits for quiet goes on: something asks for a turn again and again."""
_Look = Callable[[bool], bool]
"""Told whether the loop has nothing left to do; says whether somebody has been woken."""


async def until(holds: Callable[[], object], seconds: float = GIVE_UP_SECONDS) -> None:
    """Wait until the condition holds; it is looked at after every turn of the event loop, and at no other time."""
    if not holds():
        async with asyncio.timeout(seconds):
            await _seen(lambda _: holds())


async def quiet() -> None:
    """Let everything go on that waits for no timer, no thread and no other process."""
    turns = 0

    def is_quiet(is_idle: bool) -> bool:  # noqa: FBT001 - told by position
        nonlocal turns
        turns += 1
        return is_idle or turns > _MOST_TURNS

    await _seen(is_quiet)


async def _seen(holds: Callable[[bool], object]) -> None:
    loop = asyncio.get_running_loop()
    if not hasattr(loop, "_selector"):  # uvloop: what is looked at in every turn keeps the loop turning
        while not holds(False):  # noqa: ASYNC110, FBT003 - as above
            await asyncio.sleep(0)
        return
    met: asyncio.Future[None] = loop.create_future()

    def look(is_idle: bool) -> bool:  # noqa: FBT001 - told by position
        if met.done():
            return False
        try:
            if holds(is_idle):
                met.set_result(None)
        except Exception as error:  # noqa: BLE001 - whoever waits is told
            met.set_exception(error)
        return met.done()

    looks = _looks_after_every_turn(loop)
    looks.append(look)
    try:
        await met
    finally:
        looks.remove(look)


_LOOKS: WeakKeyDictionary[asyncio.AbstractEventLoop, list[_Look]] = WeakKeyDictionary()


def _looks_after_every_turn(loop: asyncio.AbstractEventLoop) -> list[_Look]:
    """Return what is called whenever the loop has made a turn, before it waits for sockets, threads and timers.

    asyncio offers no such hook. `_selector` is what its loops on Unix wait with; test_turns.py fails if that changes.
    """
    if loop in _LOOKS:
        return _LOOKS[loop]
    looks: list[_Look] = []
    _LOOKS[loop] = looks
    selector = loop._selector  # type: ignore[attr-defined]
    select = selector.select

    def look_and_select(timeout: float | None = None) -> object:
        events = select(0)
        is_idle = not events and timeout != 0
        woken = [look(is_idle) for look in tuple(looks)]
        return events if events or any(woken) or not is_idle else select(timeout)

    selector.select = look_and_select
    return looks
