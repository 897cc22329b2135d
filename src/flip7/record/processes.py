"""Work on many things in parallel, in a process pool: results come in order, and only a few things are in memory."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from itertools import islice
from multiprocessing import get_context
from typing import Final, TypeVar

__all__ = ["BrokenProcessPool", "in_processes"]

THINGS_OF_A_BLOCK: Final = 100
"""Games sent to a process at once: enough that sending them takes little beside reading them."""
BLOCKS_AHEAD: Final = 3
"""Blocks begun ahead for each process."""

Thing = TypeVar("Thing")
Result = TypeVar("Result")


def in_processes(
    things: Iterable[Thing], work: Callable[[list[Thing]], Result], processes: int
) -> Iterator[tuple[list[Thing], Result]]:
    """Yield the things in blocks, each with what the work makes of it; the work is a function of a module.

    Raise `BrokenProcessPool` if a process ends before its work is done.
    """
    blocks = _blocks(iter(things))
    waiting: deque[tuple[list[Thing], Future[Result]]] = deque()
    pool = ProcessPoolExecutor(processes, mp_context=get_context("spawn"))  # a fork would copy somebody's threads
    try:
        for block in blocks:
            waiting.append((block, pool.submit(work, block)))
            if len(waiting) > BLOCKS_AHEAD * processes:
                first, result = waiting.popleft()
                yield first, result.result()
        for block, result in waiting:
            yield block, result.result()
    finally:
        pool.shutdown(cancel_futures=True)


def _blocks(things: Iterator[Thing]) -> Iterator[list[Thing]]:
    while block := list(islice(things, THINGS_OF_A_BLOCK)):
        yield block
