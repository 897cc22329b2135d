"""Group commit: everything that waits when the writer is free is written in one transaction.

One write to the disk serves as many rooms as are waiting for it.
"""

import asyncio
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from dataclasses import dataclass
from typing import Final, TypeAlias

from sqlalchemy import Connection, Executable
from sqlalchemy.exc import DBAPIError, IntegrityError, SQLAlchemyError

from flip7.server.storage import queries
from flip7.server.storage.database import Database
from flip7.server.storage.errors import is_disk_failure, trouble, trouble_of
from flip7.server.storage.store import StoreTrouble, Taken
from flip7.server.storage.url import Place

MAX_BATCH_JOBS: Final = 512
"""Jobs in one transaction, at most: nobody waits for more than that."""
GATHER_SECONDS: Final = 0.010
"""Seconds to wait for others to join, if some came while it was writing. A single writer never waits.

A transaction costs the same for one as for twenty, and while its thread runs Python the rooms do not.
"""

Values: TypeAlias = Mapping[str, object]
Rows: TypeAlias = Mapping[Executable, Sequence[Values]]
"""The parameters of each statement. Each execution must change one row, but for `OF_ANY_NUMBER`."""


class Unchanged(Exception):
    """A statement that should change a row found none. Nothing was written."""


@dataclass(frozen=True, slots=True, eq=False)
class Job:
    """The rows that one caller wants written, and the future that tells it the outcome."""

    rows: Rows
    told: asyncio.Future[None]

    def done(self) -> None:
        """Tell the caller, if it still waits, that everything is durable."""
        if not self.told.done():
            self.told.set_result(None)

    def refuse(self, reason: Exception) -> None:
        """Tell the caller, if it still waits, why nothing was written."""
        if not self.told.done():
            self.told.set_exception(reason)


class Writer:
    """The single writer of a database, from when it is made until it is closed."""

    def __init__(self, place: Place, transaction: "Transaction") -> None:
        self._place = place
        self._transaction = transaction
        self._waiting: asyncio.Queue[Job | None] = asyncio.Queue()
        self._closed = False
        self._thread = ThreadPoolExecutor(max_workers=1, thread_name_prefix="flip7-writer")
        self._running = asyncio.create_task(self._run())

    async def write(self, rows: Rows) -> None:
        """Write the rows, all or none, and return when they are durable.

        Raise `Taken` if one of the keys is; `Unchanged` if a statement changed nothing; `StoreTrouble` if the database
        cannot be written. A caller that stops waiting does not take back what it asked for.
        """
        if self._closed:
            raise trouble(self._place, "the database has been closed")
        job = Job(rows, asyncio.get_running_loop().create_future())
        self._waiting.put_nowait(job)
        await job.told

    async def close(self) -> None:
        """Write everything that was asked for, and refuse what comes later."""
        if not self._closed:
            self._closed = True
            self._waiting.put_nowait(None)
        await asyncio.shield(self._running)  # whoever stops waiting does not stop the writing
        self._thread.shutdown()

    async def _run(self) -> None:
        while (first := await self._waiting.get()) is not None:
            await self._settle(self._batch(first))
            if not self._waiting.empty():
                await asyncio.sleep(GATHER_SECONDS)

    def _batch(self, first: Job) -> list[Job]:
        """Return the job with everything else that waits now, up to the limit."""
        batch = [first]
        while len(batch) < MAX_BATCH_JOBS and not self._waiting.empty():
            job = self._waiting.get_nowait()
            if job is None:
                self._waiting.put_nowait(None)  # nothing comes after it: it ends the run when this batch is written
                break
            batch.append(job)
        return batch

    async def _settle(self, batch: list[Job]) -> None:
        """Write all of the batch that can be written, and tell every caller."""
        try:
            refused = await asyncio.get_running_loop().run_in_executor(self._thread, self._transaction.write, batch)
        except SQLAlchemyError as error:
            for job in batch:
                job.refuse(trouble_of(self._place, error))
        except Exception as error:  # noqa: BLE001 - a mistake in one room must not leave all others waiting for ever
            for job in batch:
                job.refuse(error)
        else:
            for job in batch:
                _tell(job, refused.get(job))


def _tell(job: Job, refusal: Exception | None) -> None:
    match refusal:
        case None:
            job.done()
        case IntegrityError():
            job.refuse(Taken())
        case _:
            job.refuse(refusal)


class Transaction:
    """Writes a batch in one transaction, in the order of `WRITES`."""

    def __init__(self, database: Database) -> None:
        self._database = database

    def write(self, batch: list[Job]) -> dict[Job, Exception]:
        """Write the batch; return the jobs that could not be written, each with its reason."""
        try:
            self._write_together(batch)
        except (IntegrityError, Unchanged) as error:
            return {batch[0]: error} if len(batch) == 1 else self._write_apart(batch)
        except DBAPIError as error:
            if is_disk_failure(error):
                self._bury()
            raise
        return {}

    def _bury(self) -> None:
        """Write something else where a commit failed.

        If only the `fsync` failed, the commit stands in SQLite's journal, and would be found and done if the process
        died now, although it was refused. The next transaction is written over it.
        """
        with suppress(SQLAlchemyError, StoreTrouble), self._database.writing() as connection:
            connection.execute(queries.COUNT_UP, {"key": "failures"})

    def _write_together(self, batch: list[Job]) -> None:
        """Write the whole batch, or nothing of it."""
        with self._database.writing() as connection:
            self._execute(connection, batch)

    def _write_apart(self, batch: list[Job]) -> dict[Job, Exception]:
        """Write all jobs but those that cannot be, in one transaction, and return the latter."""
        with self._database.writing() as connection:
            return self._refused(connection, batch)

    def _refused(self, connection: Connection, jobs: list[Job]) -> dict[Job, Exception]:
        """Halve the jobs that cannot be executed together, until those that cannot be executed at all stand alone."""
        try:
            with connection.begin_nested():
                self._execute(connection, jobs)
        except (IntegrityError, Unchanged) as error:
            if len(jobs) == 1:
                return {jobs[0]: error}
            half = len(jobs) // 2
            return self._refused(connection, jobs[:half]) | self._refused(connection, jobs[half:])
        return {}

    def _execute(self, connection: Connection, jobs: list[Job]) -> None:
        for statement in queries.WRITES:
            rows = [row for job in jobs for row in job.rows.get(statement, ())]
            if not rows:
                continue
            changed = connection.execute(statement, rows).rowcount
            if changed != len(rows) and statement not in queries.OF_ANY_NUMBER:
                raise Unchanged
