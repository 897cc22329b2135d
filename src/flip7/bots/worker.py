"""Bot workers: ask bots for choices and advice without blocking the event loop.

Most bots answer in microseconds. Those that use the compiled kernel may have to compile it first, which takes half a
minute and stops everything else in their process: they have a process of their own.
"""

import asyncio
from collections import deque
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from functools import lru_cache, partial
from random import SystemRandom
from typing import TYPE_CHECKING, Final, TypeVar

from flip7.bots import bot_named
from flip7.bots.base import Bot, WithHistory
from flip7.bots.catalog import needs_kernel
from flip7.core.decisions import Choice, Decision
from flip7.core.errors import Flip7Error
from flip7.core.game import Answered
from flip7.core.table import Table

if TYPE_CHECKING:
    from concurrent.futures import ProcessPoolExecutor

    from flip7.analysis.recommendation import Advice

T = TypeVar("T")

_ATTEMPTS: Final = 2
ANSWER_SECONDS: Final = 120.0
"""Time for a bot to answer, with compiling the kernel before it; then it counts as hung."""


class NoAnswer(Flip7Error):
    """A bot could not be asked, or raised an error."""


class FairSemaphore:
    """A semaphore whose waiters take turns by key, however many of them have the same key."""

    def __init__(self, value: int) -> None:
        self._value = value
        self._waiting: dict[str, deque[asyncio.Future[None]]] = {}
        """The waiters by key; the key whose turn is next comes first."""

    @asynccontextmanager
    async def turn_of(self, key: str) -> AsyncIterator[None]:
        """Hold the semaphore within the block."""
        await self._acquire(key)
        try:
            yield
        finally:
            self._release()

    async def _acquire(self, key: str) -> None:
        if self._value > 0 and not self._waiting:
            self._value -= 1
            return
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.setdefault(key, deque()).append(turn)
        try:
            await turn
        except asyncio.CancelledError:
            if turn.done() and not turn.cancelled():
                self._release()  # it had just become ours
            raise

    def _release(self) -> None:
        while self._waiting:
            key, waiting = next(iter(self._waiting.items()))
            turn = waiting.popleft()
            del self._waiting[key]
            if waiting:
                self._waiting[key] = waiting  # behind all others
            if not turn.done():
                turn.set_result(None)
                return
        self._value += 1


class BotsHere:
    """Asks all bots in this process, one after the other: where there is no other process, as in a browser."""

    async def choose(
        self,
        name: str,
        table: Table,
        decision: Decision,
        payer: str = "",  # noqa: ARG002 - nobody waits
        history: Sequence[Answered] = (),
    ) -> Choice:
        """Return the bot's choice."""
        return _answer(_bot(name), table, decision, history)

    async def advise(self, table: Table, decision: Decision, payer: str = "") -> "Advice":  # noqa: ARG002 - nobody waits
        """Advise without the kernel, from estimates."""
        from flip7.bots.rough_advice import rough_advice  # few ask, and starting must be quick

        return rough_advice(table, decision)

    def close(self) -> None:
        """Do nothing: there is no process to end."""


class BotWorkers:
    """Asks bots: in this process, or in a pool of worker processes if they need the kernel."""

    def __init__(self, workers: int = 1, answer_seconds: float = ANSWER_SECONDS) -> None:
        # Loaded with the first `BotWorkers`, not with the module: where there are no processes, others ask the bots.
        from flip7.bots import process_pool

        self._processes = process_pool
        self._workers = workers
        self._answer_seconds = answer_seconds
        self._free = FairSemaphore(workers)
        """A bot's time runs from when a worker takes its question, not from when it is queued."""
        self._pool: ProcessPoolExecutor | None = None

    async def choose(
        self, name: str, table: Table, decision: Decision, payer: str = "", history: Sequence[Answered] = ()
    ) -> Choice:
        """Return the bot's choice; the table must not change meanwhile.

        When many wait for a worker, payers take turns, however many questions each of them has. The history is for
        bots that need it (`catalog.needs_history`).
        """
        if not needs_kernel(name):
            return _answer(_bot(name), table, decision, history)
        return await self._elsewhere(partial(_choose, name, table.copy(), decision, history), f"the bot {name}", payer)

    async def advise(self, table: Table, decision: Decision, payer: str = "") -> "Advice":  # noqa: ARG002 - the table's own
        """Advise on the table's question, in a worker process; the table must not change meanwhile."""
        return await self._elsewhere(partial(_advise, table.copy()), "the adviser", payer)

    async def _elsewhere(self, ask: Callable[[], T], who: str, payer: str) -> T:
        """Ask in a worker process; once more in a new one, if that process is gone."""
        loop = asyncio.get_running_loop()
        for _ in range(_ATTEMPTS):
            async with self._free.turn_of(payer):
                pool = self._pool = self._pool or self._processes.new_pool(self._workers)
                try:
                    async with asyncio.timeout(self._answer_seconds):
                        return await loop.run_in_executor(pool, ask)
                except self._processes.BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                except TimeoutError:
                    self._abandon(pool)
                    raise NoAnswer(f"{who} gave no answer in {self._answer_seconds:g} seconds") from None
        raise NoAnswer(f"{who} could not be asked")

    def _abandon(self, pool: "ProcessPoolExecutor") -> None:
        """Kill the workers of a pool, one of which hangs; others who wait for it ask again in a new pool."""
        if self._pool is pool:
            self._pool = None
        for worker in self._processes.workers_of(pool):
            worker.kill()

    def close(self) -> None:
        """Shut down the bot process pool, without waiting for a worker that compiles or hangs."""
        if self._pool is not None:
            workers = self._processes.workers_of(self._pool)
            self._pool.shutdown(wait=False, cancel_futures=True)
            for worker in workers:  # one that compiles would be waited for otherwise
                worker.kill()
            self._pool = None


def _choose(name: str, table: Table, decision: Decision, history: Sequence[Answered]) -> Choice:
    """Ask the bot: runs in the worker process."""
    return _answer(_bot(name), table, decision, history)


def _advise(table: Table) -> "Advice":
    """Advise by rollouts: runs in the worker process."""
    from flip7.analysis.advice import advise  # NumPy and the kernel: the server itself needs neither

    return advise(table)


def _answer(bot: Bot, table: Table, decision: Decision, history: Sequence[Answered]) -> Choice:
    """Ask the bot. One that calls `sys.exit` ends neither the server nor the worker: the executor would pass it on."""
    try:
        if history and isinstance(bot, WithHistory):
            return bot.choose_after(history, table, decision)
        return bot.choose(table, decision)
    except Exception:
        raise
    except BaseException as error:
        raise NoAnswer(f"the bot {bot.name} gave up: {type(error).__name__}") from error


@lru_cache(maxsize=256)
def _bot(name: str) -> Bot:
    return bot_named(name, SystemRandom())
