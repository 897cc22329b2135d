"""Reviews of finished games: made once, in stages, in another process, and kept in the store.

A review that is asked for while it is being made is shared. Drafts come before everything else, so that whoever asks
sees a curve soon; then reviews take turns. Nothing of a review that is under way is stored: after a kill it is asked
for again, and made again. The process is started when a game is about to end, or a page of a finished one is opened
(`expect`), so that whoever asks then does not wait for that.
"""

import asyncio
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from typing import Final

from flip7.analysis.review_report import SCHEMA
from flip7.clock import timeout
from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.record import Record, to_json
from flip7.server.http_status import cut_short
from flip7.server.review_worker import Reviewing, Stage, WorkerLost
from flip7.server.rooms.services import RoomServices
from flip7.server.storage.store import ReviewStore, StoreTrouble

MAX_REVIEWS: Final = 32
"""Reviews that are under way or wait for their turn; more are refused."""
WAIT_SECONDS: Final = 10.0
"""A request is answered after this long, whether there is something new or not."""
IDLE_SECONDS: Final = 300.0
"""The process for reviews ends when nobody has asked for one, and nothing said that somebody might, for this long."""
RETRY_SECONDS: Final = 5.0
"""After this long it is worth asking again, where many reviews were under way."""
RETRY_SPREAD: Final = 10
"""The number of different seconds at which those who are refused together are told to ask again: where all come back
at once, other tables wait for them."""


Load = Callable[[], Awaitable[Record]]
"""Reads the record of a finished game, or raises `Refused`."""


def _heard(read: "asyncio.Task[Job]") -> None:
    """Mark the outcome of a read as seen, so that asyncio logs no error if everybody who waited for it has gone."""
    if not read.cancelled():
        read.exception()


@dataclass(frozen=True, slots=True)
class Progress:
    """A review as far as it is."""

    report: str | None
    """The report as JSON; None before the draft is made."""
    ahead: int
    """Number of other reviews whose draft is made before this one's."""


@dataclass(slots=True, eq=False)
class Job:
    """A review that is being made."""

    room: str
    record: Record
    text: str | None = None
    """The record as JSON, once it was needed."""
    stage: Stage | None = None
    refusal: Refused | None = None
    news: asyncio.Event = field(default_factory=asyncio.Event)

    @property
    def sharp(self) -> int:
        """Return the number of decisions whose figures are final; -1 before the draft."""
        return -1 if self.stage is None else self.stage.sharp

    @property
    def is_done(self) -> bool:
        """Return whether all figures are final."""
        return self.stage is not None and self.stage.staged.is_done

    def tell(self) -> None:
        """Wake everybody who waits for news."""
        self.news.set()
        self.news = asyncio.Event()


class Reviews:
    """Makes, shares and keeps reviews."""

    def __init__(self, store: ReviewStore, worker: Reviewing, services: RoomServices) -> None:
        self._store = store
        self._worker = worker
        self._services = services
        self._clock = services.clock
        self._background = services.background
        self._warnings = services.warnings
        self._jobs: dict[str, Job] = {}
        """By room, in the order in which they have their next turn."""
        self._refused = 0
        self._reading: dict[str, asyncio.Task[Job]] = {}
        """The rooms whose games are being read for a review, or wait for that."""
        self._one_read = asyncio.Lock()
        """Games are read one after the other: that happens on the event loop, and tables come in between."""
        self._wake = asyncio.Event()
        self._is_running = False

    def expect(self) -> None:
        """Have the process started: somebody may ask for a review soon, of a game that ends or is looked at."""
        self._wake.set()
        if not self._is_running and not self._services.is_stopping:
            self._is_running = True
            self._background.spawn(self._run())

    async def find(self, room: str, load: Load) -> Progress | Job:
        """Return the final report of a room, or the job that makes it; `load` reads the record if there is neither.

        Raise `Refused` if too many reviews are under way.
        """
        if room in self._jobs:
            return self._jobs[room]
        packed = await self._store.review(room, SCHEMA)
        if packed is not None:
            return Progress(zlib.decompress(packed).decode(), 0)
        if room in self._jobs:  # somebody has asked meanwhile
            return self._jobs[room]
        if room not in self._reading:
            self._check_free()  # before the game is read: those who are refused try again and again
            self._reading[room] = asyncio.create_task(self._read(room, load))
            self._reading[room].add_done_callback(_heard)
        return await asyncio.shield(self._reading[room])  # others wait for it, too

    async def _read(self, room: str, load: Load) -> Job:
        try:
            async with self._one_read:
                record = await load()
        finally:
            del self._reading[room]
        return self._begin(room, record)

    async def wait(self, job: Job, after: int = -1) -> Progress:
        """Return the report when more than `after` decisions are final, or after a while.

        Raise `Refused` if the record cannot be reviewed.
        """
        try:
            async with timeout(self._clock, WAIT_SECONDS):
                while job.refusal is None and job.sharp <= after and not job.is_done:
                    await job.news.wait()
        except TimeoutError:
            pass
        if job.refusal is not None:
            raise job.refusal
        return Progress(None if job.stage is None else job.stage.report, self._ahead(job))

    def _begin(self, room: str, record: Record) -> Job:
        job = self._jobs[room] = Job(room, record)
        self.expect()
        return job

    def _check_free(self) -> None:
        if len(self._jobs) + len(self._reading) >= MAX_REVIEWS:
            self._refused += 1
            raise Refused(Reason.TOO_FAST, say("refused-reviews"), seconds=RETRY_SECONDS + self._refused % RETRY_SPREAD)

    def _ahead(self, job: Job) -> int:
        if job.stage is not None or job.room not in self._jobs:
            return 0
        return sum(other.stage is None for other in [*self._jobs.values()][: [*self._jobs].index(job.room)])

    # --- making them, one stage after the other -----------------------------------------------------------------------

    async def _run(self) -> None:
        """Run stages until nobody has asked for a review for long."""
        try:
            await self._start()
            while await self._is_needed():
                if self._jobs:
                    await self._advance(self._next())
        finally:
            self._is_running = False
            self._worker.close()
            for job in self._jobs.values():  # the server stops
                job.refusal = Refused(Reason.STOPPING, say("refused-stopping"))
                job.tell()
            self._jobs.clear()

    async def _start(self) -> None:
        try:
            await self._worker.start()
        except WorkerLost as error:  # the first stage tries again
            self._warnings.warning("a process could not be started", error)

    async def _is_needed(self) -> bool:
        """Return whether there is a review to make, or there may be one soon; wait for long before it is not."""
        self._wake.clear()
        if self._jobs:
            return True
        try:
            async with timeout(self._clock, IDLE_SECONDS):
                await self._wake.wait()
        except TimeoutError:
            return bool(self._jobs)
        return True

    def _next(self) -> Job:
        """Return the first that has no draft, or else the one whose turn is longest ago."""
        waiting = self._jobs.values()
        return next((job for job in waiting if job.stage is None), None) or next(iter(waiting))

    async def _advance(self, job: Job) -> None:
        """Run the next stage of a review; after the last one, keep it."""
        if job.text is None:
            job.text = await asyncio.to_thread(to_json, job.record)
        try:
            job.stage = await self._worker.stage(job.text, job.stage)
        except WorkerLost as error:
            self._fail(job, Refused(Reason.OUR_FAULT, say("refused-our-fault")), error)
            return
        except Flip7Error as error:
            self._fail(job, Refused(Reason.BAD_RECORD, say("refused-review", problem=cut_short(str(error)))), None)
            return
        if job.is_done:
            await self._keep(job)
            del self._jobs[job.room]  # not before it is kept, so that nobody has it made again
        else:
            self._jobs[job.room] = self._jobs.pop(job.room)  # behind all others
        job.tell()

    async def _keep(self, job: Job) -> None:
        assert job.stage is not None, "a review that is done has a report"
        packed = zlib.compress(job.stage.report.encode())
        try:
            await self._store.keep_review(job.room, SCHEMA, packed)
        except StoreTrouble as trouble:  # whoever asked is answered; the next one has it made again
            self._warnings.warning("a review could not be kept", trouble)

    def _fail(self, job: Job, refusal: Refused, error: Flip7Error | None) -> None:
        del self._jobs[job.room]
        job.refusal = refusal
        job.tell()
        if error is not None:
            self._warnings.warning("a review failed", error)
