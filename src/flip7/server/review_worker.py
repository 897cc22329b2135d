"""The process in which games are reviewed, one stage after the other, at the lowest priority."""

import asyncio
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from typing import TYPE_CHECKING, Final, ParamSpec, Protocol, TypeVar

from flip7.analysis.review_report import as_json
from flip7.bots import process_pool
from flip7.bots.worker import FairSemaphore
from flip7.clock import Clock, SystemClock, timeout
from flip7.core.errors import Flip7Error
from flip7.record import Record, from_json

if TYPE_CHECKING:
    from flip7.analysis.review_stages import StagedReview

NICENESS: Final = 15
"""The nice value of the process that reviews: bots and the event loop take the processor whenever they need it."""
STAGE_DECISIONS: Final = 10
"""Decisions that one stage sharpens: some tenths of a second, after which another review has its turn."""
STAGE_SECONDS: Final = 120.0
"""Time for a stage, with compiling the kernel before the first; then the process counts as hung."""
_ATTEMPTS: Final = 2
_WARM_UP: Final = Record(seats=("A", "B"), seed=bytes(32))
"""A game whose first question is weighed before the first review, so that the kernel is loaded by then."""


P = ParamSpec("P")
T = TypeVar("T")


class WorkerLost(Flip7Error):
    """The process was gone, twice, or hung, or could not be started."""


@dataclass(frozen=True, slots=True)
class Stage:
    """The outcome of a stage: the report as JSON, and what the next stage needs."""

    report: str
    staged: "StagedReview"

    @property
    def sharp(self) -> int:
        """Return the number of decisions whose figures are final."""
        return len(self.staged.judged) - len(self.staged.waiting)


class Reviewing(Protocol):
    """A service that runs the stages of a review elsewhere."""

    async def start(self) -> None:
        """Get ready for a first stage that may come soon; raise `WorkerLost` if that is not possible."""

    async def stage(self, record: str, before: Stage | None) -> Stage:
        """Run the first stage, or the one after that; raise `Flip7Error` if the record cannot be reviewed."""

    async def play_out(self, record: str, choice: int) -> str:
        """Play a decision out elsewhere; raise `Flip7Error` if the record cannot be played, or has no such decision."""

    def close(self) -> None:
        """Shut down; the next stage starts anew."""


class ReviewWorker:
    """Runs stages in a process of its own, which starts before the first of them and loads the kernel at once."""

    def __init__(
        self,
        stage_seconds: float = STAGE_SECONDS,
        clock: Clock | None = None,
        new_pool: Callable[[], ProcessPoolExecutor] | None = None,
    ) -> None:
        self._stage_seconds = stage_seconds
        self._clock = clock or SystemClock()
        self._new_pool = new_pool or _new_pool
        self._free = FairSemaphore(1)
        """A stage's time runs from when the process takes it, not from when it is queued."""
        self._pool: ProcessPoolExecutor | None = None
        self._starting = asyncio.Lock()
        """Reviews and play-outs may need the process at the same moment: it is started once."""
        self._shutdowns = 0

    async def start(self) -> None:
        """Start the process, in a thread: that takes some milliseconds, which the event loop does not have."""
        shutdowns = self._shutdowns
        async with self._starting:
            self._check_open_since(shutdowns)
            if self._pool is None:
                await self._start(shutdowns)

    async def _start(self, shutdowns: int) -> None:
        starting = asyncio.create_task(asyncio.to_thread(self._new_pool))
        try:
            self._pool = await asyncio.shield(starting)
        except asyncio.CancelledError:
            self._pool = await starting  # so that `close` ends it
            raise
        except OSError as error:
            raise WorkerLost(f"the process for reviews could not be started: {error}") from None
        finally:
            if shutdowns != self._shutdowns:
                self._end()  # it was shut down meanwhile, and nobody shuts it down again
        self._check_open_since(shutdowns)

    def _check_open_since(self, shutdowns: int) -> None:
        if shutdowns != self._shutdowns:
            raise WorkerLost("the process for reviews was shut down")

    async def stage(self, record: str, before: Stage | None) -> Stage:
        """Run a stage; once more in a new process, if that one was killed."""
        return await self._run("review", run_stage, record, before)

    async def play_out(self, record: str, choice: int) -> str:
        """Play a decision out, and return the report as JSON; raise `Flip7Error` if the record has no such decision."""
        return await self._run("play-out", run_play_out, record, choice)

    async def _run(self, kind: str, function: Callable[P, T], /, *args: P.args, **kwargs: P.kwargs) -> T:
        """Run it when the process is free; reviews and play-outs take turns, however many of each there are."""
        shutdowns = self._shutdowns
        for _ in range(_ATTEMPTS):
            async with self._free.turn_of(kind):
                if shutdowns != self._shutdowns:
                    break
                await self.start()
                pool = self._pool
                assert pool is not None, "it has been started"
                try:
                    async with timeout(self._clock, self._stage_seconds):
                        return await asyncio.wrap_future(pool.submit(function, *args, **kwargs))
                except process_pool.BrokenProcessPool:
                    if self._pool is pool:
                        self._pool = None
                except TimeoutError:
                    self._abandon(pool)
                    raise WorkerLost(f"a {kind} took longer than {self._stage_seconds:g} seconds") from None
        raise WorkerLost("the process for reviews was lost")

    def _abandon(self, pool: ProcessPoolExecutor) -> None:
        """Kill a process that hangs; whoever waits for it goes on in a new one."""
        if self._pool is pool:
            self._pool = None
        for worker in process_pool.workers_of(pool):
            worker.kill()

    @property
    def pids(self) -> tuple[int, ...]:
        """List the ids of the processes."""
        workers = () if self._pool is None else process_pool.workers_of(self._pool)
        return tuple(worker.pid for worker in workers if worker.pid is not None)

    def close(self) -> None:
        """Kill the process, whatever it is doing; for whoever waits for it, it is lost."""
        self._shutdowns += 1
        self._end()

    def _end(self) -> None:
        if self._pool is None:
            return
        workers = process_pool.workers_of(self._pool)
        self._pool.shutdown(wait=False)  # what is cancelled would cancel whoever waits for it
        for worker in workers:
            worker.kill()
        self._pool = None


def _new_pool() -> ProcessPoolExecutor:
    """Start a process that loads the kernel, and after that takes stages."""
    pool = process_pool.new_pool(1, NICENESS)
    pool.submit(warm_up)
    return pool


def warm_up() -> None:
    """Weigh one decision, so that everything a review needs is loaded: in the worker process."""
    from flip7.analysis import review_stages  # NumPy and the kernel: the server itself needs neither

    review_stages.report(_WARM_UP, review_stages.draft(_WARM_UP))


def run_stage(text: str, before: Stage | None) -> Stage:
    """Run a stage: in the worker process."""
    from flip7.analysis import review_stages  # NumPy and the kernel: the server itself needs neither

    record = from_json(text)
    if before is None:
        staged = review_stages.draft(record)
    else:
        staged = review_stages.sharpen(record, before.staged, STAGE_DECISIONS)
    return Stage(as_json(review_stages.report(record, staged)), staged)


def run_play_out(text: str, choice: int) -> str:
    """Play a decision out: in the worker process."""
    import msgspec

    from flip7.arena.what_if import what_if  # NumPy and the kernel, as above

    return msgspec.json.encode(what_if(from_json(text), choice)).decode()
