"""Simulations on the machines of a Dask cluster. How to start one is in docs/cluster.md.

A part of a simulation is one task. The simulation is sent, a few hundred bytes, and two numbers; the counts come back,
compressed to a few thousand bytes. Nothing else is shared, and counts add up in any order. So a part that is lost with
its worker is played again by another one, and the sums are those of one process, bit for bit.
"""

import asyncio
import gc
import logging
import pickle
import re
import warnings
import zlib
from collections import deque
from collections.abc import Iterable, Iterator
from concurrent.futures import Future
from contextlib import ExitStack, contextmanager, suppress
from functools import lru_cache
from itertools import count, islice, takewhile
from pkgutil import resolve_name
from threading import Thread
from time import perf_counter
from types import TracebackType
from typing import Any, Final, NamedTuple, Self
from uuid import uuid4

import numpy as np

from flip7 import __version__
from flip7.arena.simulation import Simulation
from flip7.arena.tally import Tally
from flip7.core.errors import Flip7Error, quoted
from flip7.extras import require

CONNECT_SECONDS: Final = 5.0
ANSWER_SECONDS: Final = 30.0
CLOSE_SECONDS: Final = 5.0
WORKER_WAIT_SECONDS: Final = 60.0
"""The time that a run waits for another worker when the last one has died."""
COUNT_INTERVAL_SECONDS: Final = 1.0
"""The interval at which the workers are counted."""
GATHER_SECONDS: Final = 10.0
MAX_GATHERED: Final = 64
MAX_SENT: Final = 256

PROBES: Final = 3
"""The first parts are played one at a time: they show how fast the workers are."""
PER_THREAD: Final = 6
"""Parts under way for each thread. Results come in order, so a worker this many times slower holds up the others."""
MAX_LOSSES: Final = 8
"""Dask gives up a task when four workers died with it; it is sent again, up to this many times."""

FIRST_LENGTH: Final = 64
MAX_GROWTH: Final = 64
SHORTEST_SECONDS: Final = 0.4
SCHEDULER_SECONDS: Final = 0.0025
"""The scheduler's time for one task, as measured in docs/cluster.md."""
SCHEDULER_LOAD: Final = 0.5
"""The share of its time that the scheduler may spend on our tasks."""

VERSION: Final = "flip7:__version__"
NOISY: Final = ("distributed", "tornado", "asyncio")
SILENT: Final = logging.CRITICAL + 1
ADDRESS: Final = re.compile(r"(?:(?P<scheme>tcp|tls)://)?(?P<host>[\w.-]+|\[[0-9a-fA-F:.%\w]+\]):(?P<port>\d{1,5})")
HIGHEST_PORT: Final = 65_535


class NoCluster(Flip7Error):
    """A cluster that cannot be used, or no longer."""


class Cluster:
    """The workers of a Dask scheduler, as the `Workers` of a run.

    `with Cluster("tcp://192.168.1.7:8786") as workers: Run(simulation, games, workers).go()`
    """

    def __init__(self, address: str, *, patience: float = WORKER_WAIT_SECONDS) -> None:
        self.address: str = checked_address(address)
        self.patience: float = patience
        self._pace = Pace()
        self._client: Any = None
        self._opened = ExitStack()
        self._counted = (0, -COUNT_INTERVAL_SECONDS)

    def __enter__(self) -> Self:
        require("distributed")
        import distributed  # noqa: F401  # start-up time; now, so that its loggers are there to be silenced

        with ExitStack() as opened:
            opened.enter_context(_quiet())
            self._client = opened.enter_context(_connection(self.address))
            if not self.count:
                raise NoCluster(f"the Dask scheduler at {self.address} has no workers: start one with dask worker")
            self.check_versions()
            self._opened = opened.pop_all()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._opened.close()
        self._client = None

    @property
    def count(self) -> int:
        """The number of threads of all workers; at most a second old."""
        number, when = self._counted
        if perf_counter() - when >= COUNT_INTERVAL_SECONDS:
            number = sum(self._asked_for_threads().values())
            self._counted = number, perf_counter()
        return number

    def length(self) -> int:
        """Return how many games a part should have, so that neither workers nor scheduler wait for each other."""
        return self._pace.length

    def play(self, simulation: Simulation, parts: Iterable[range]) -> Iterator[Tally]:
        """Play the parts, and yield their counts in the order of the parts."""
        self._pace = Pace()
        yield from _Run(self, simulation, self._pace).results(parts)

    def send(self, parts: list[range], keys: list[str], message: bytes) -> list[Any]:
        """Send the parts; earlier games are played first."""
        with self.reached() as client:
            futures: list[Any] = client.map(
                play_part,
                [part.start for part in parts],
                [part.stop for part in parts],
                message=message,
                version=__version__,
                key=keys,
                pure=False,
                priority=-parts[0].start,
            )
        return futures

    def gather(self, futures: list[Any]) -> list[tuple[float, bytes] | None]:
        """Return what the parts gave; None for one that has failed, and an empty list if that takes too long."""
        with self.reached() as client:
            try:
                answers: dict[int, tuple[float, bytes] | None] = client.sync(
                    client.gather, dict(enumerate(futures)), errors="skip", callback_timeout=GATHER_SECONDS
                )
            except TimeoutError:
                return []
        return list(answers.values())

    def check_versions(self) -> None:
        """Raise `NoCluster` unless the scheduler and every worker have this flip7: another may play other games."""
        for who, version in self._versions().items():
            if isinstance(version, ImportError | AttributeError):
                raise NoCluster(f"{who} has no flip7: install flip7 {__version__} there")
            if isinstance(version, str) and version != __version__:
                raise NoCluster(_other_version(who, version, __version__))

    def _versions(self) -> dict[str, object]:
        """Return everybody's version of flip7, or the error instead. Dask itself has the function that asks."""
        with self.reached() as client:
            try:
                workers = client.sync(
                    client.run, resolve_name, VERSION, on_error="return", callback_timeout=ANSWER_SECONDS
                )
            except TimeoutError:
                raise NoCluster(f"not all workers of the Dask scheduler at {self.address} answer") from None
            try:
                scheduler = client.run_on_scheduler(resolve_name, VERSION)
            except (ImportError, AttributeError) as error:
                scheduler = error
        return {
            f"the Dask scheduler at {self.address}": scheduler,
            **{f"the worker at {worker}": version for worker, version in workers.items()},
        }

    @contextmanager
    def reached(self) -> Iterator[Any]:
        """Turn a broken connection within the block into one sentence."""
        try:
            if self._client is None or self._client.status != "running":
                raise self.lost()
            yield self._client
        except OSError as error:
            raise self.lost() from error

    def lost(self) -> NoCluster:
        """Return the error for a scheduler that is gone."""
        return NoCluster(f"the connection to the Dask scheduler at {self.address} is lost")

    def _asked_for_threads(self) -> dict[str, int]:
        with self.reached() as client:
            threads: dict[str, int] = client.nthreads()
        return threads


def checked_address(address: str) -> str:
    """Return the address in full; raise `NoCluster` if it is none.

    >>> checked_address("localhost:8786")
    'tcp://localhost:8786'
    """
    found = ADDRESS.fullmatch(address)
    if found is None or not 0 < int(found["port"]) <= HIGHEST_PORT:
        raise NoCluster(
            f"{quoted(address)} is not the address of a Dask scheduler: one looks like tcp://192.168.1.7:8786"
        )
    return f"{found['scheme'] or 'tcp'}://{found['host']}:{found['port']}"


# --- how long a part should be ---------------------------------------------------------------------------------------


class Pace:
    """The length of a part in games, from the seconds that parts took on their workers.

    The time between two results would say nothing here: they come in bursts, and late when the scheduler is busy; and a
    busy scheduler needs longer parts, not shorter ones.
    """

    def __init__(self) -> None:
        self.length: int = FIRST_LENGTH

    def done(self, games: int, seconds: float, threads: int) -> None:
        """Record that a part has been played, and adapt the length of the next ones."""
        if not games:
            return
        wanted = round(games * part_seconds(threads) / max(seconds, 1e-6))
        self.length = max(min(wanted, games * MAX_GROWTH), self.length // 2, 1)


def part_seconds(threads: int) -> float:
    """Return how long a part should take: short enough to see progress, long enough for the scheduler.

    >>> part_seconds(2), part_seconds(1000)
    (0.4, 5.0)
    """
    return max(SHORTEST_SECONDS, threads * SCHEDULER_SECONDS / SCHEDULER_LOAD)


# --- the parts under way ---------------------------------------------------------------------------------------------


class _Sent(NamedTuple):
    """A part that has been sent."""

    part: range
    future: Any
    losses: int = 0


class _Run:
    """The parts of one run that are under way, the first one first."""

    def __init__(self, cluster: Cluster, simulation: Simulation, pace: Pace) -> None:
        self._cluster = cluster
        self._message = _packed(simulation)
        self._pace = pace
        self._name = f"flip7-{uuid4().hex}"
        self._numbers = count()
        self._sent: deque[_Sent] = deque()
        self._received = 0
        self._seen = perf_counter()

    def results(self, parts: Iterable[range]) -> Iterator[Tally]:
        """Yield the counts of all parts, in their order. What is still under way at the end is cancelled."""
        left = iter(parts)
        try:
            while self._fill(left):
                self._wait_for_the_first()
                yield from self._arrived()
        finally:
            for sent in self._sent:
                sent.future.release()

    def _fill(self, left: Iterator[range]) -> bool:
        """Send parts until every thread has enough to do. Many are sent at a time: that is cheaper."""
        threads = max(self._cluster.count, 1)
        window = threads * PER_THREAD if self._received >= PROBES else 1
        while (room := window - len(self._sent)) >= threads or not self._sent:
            parts = list(islice(left, min(room, MAX_SENT)))
            if not parts:
                break
            self._sent.extend(self._send(parts))
        return bool(self._sent)

    def _send(self, parts: list[range], losses: int = 0) -> list[_Sent]:
        keys = [f"{self._name}-{number}" for number in islice(self._numbers, len(parts))]
        futures = self._cluster.send(parts, keys, self._message)
        return [_Sent(part, future, losses) for part, future in zip(parts, futures, strict=True)]

    def _wait_for_the_first(self) -> None:
        """Wait until the first part has been played; send it again if it was lost with its workers."""
        self._seen = perf_counter()
        while (status := self._status_of(self._sent[0].future)) != "finished":
            if status == "error":
                self._sent[0] = self._once_more(self._sent[0])
            elif status == "cancelled":
                raise self._cluster.lost()
            else:
                self._look_for_workers()

    def _status_of(self, future: Any) -> str:  # noqa: ANN401 - a future of distributed has no type
        """Return the status of a part, as soon as it is known, or after a second."""
        with self._cluster.reached(), suppress(TimeoutError):
            future.exception(timeout=COUNT_INTERVAL_SECONDS)
        return str(future.status)

    def _look_for_workers(self) -> None:
        """Raise `NoCluster` if there has been no worker for too long."""
        now = perf_counter()
        if self._cluster.count:
            self._seen = now
        elif now - self._seen > self._cluster.patience:
            raise NoCluster(f"the Dask scheduler at {self._cluster.address} has no workers left")

    def _once_more(self, sent: _Sent) -> _Sent:
        """Send a part again if its workers died; raise its error if it had one."""
        from distributed import KilledWorker  # an optional dependency

        error: BaseException = sent.future.exception()
        if isinstance(error, KilledWorker):
            if sent.losses == MAX_LOSSES:
                raise NoCluster(f"worker after worker died with games {sent.part.start} to {sent.part.stop - 1}")
            return self._send([sent.part], sent.losses + 1)[0]
        if isinstance(error, Flip7Error):
            raise error from None
        self._cluster.check_versions()
        raise error.with_traceback(sent.future.traceback())

    def _arrived(self) -> Iterator[Tally]:
        """Yield the counts of all parts that have been played, up to the first one that has not."""
        ready = list(islice(takewhile(lambda sent: sent.future.status == "finished", self._sent), MAX_GATHERED))
        answers = self._cluster.gather([sent.future for sent in ready])
        for answer in answers:
            if answer is None:
                return
            seconds, packed = answer
            self._taken_from_the_front(seconds)
            yield _unpacked(packed)

    def _taken_from_the_front(self, seconds: float) -> None:
        """Remove the first part. It is released by name: Ctrl-C in the middle of a destructor would be lost."""
        sent = self._sent.popleft()
        sent.future.release()
        self._received += 1
        self._pace.done(len(sent.part), seconds, self._cluster.count)


# --- what a worker does ----------------------------------------------------------------------------------------------


def play_part(begin: int, end: int, *, message: bytes, version: str) -> tuple[float, bytes]:
    """Play a part, on a worker; return the seconds it took, and the counts, compressed."""
    if version != __version__:
        raise NoCluster(_other_version("a worker", __version__, version))
    simulation = _simulation(message)
    simulation.play(range(0))  # what a worker does once, compiling and loading, is not this part's time
    start = perf_counter()
    tally = simulation.play(range(begin, end))
    return perf_counter() - start, zlib.compress(tally.counts.tobytes(), level=1)


@lru_cache(maxsize=4)
def _simulation(message: bytes) -> Simulation:
    try:
        simulation: Simulation = pickle.loads(message)  # noqa: S301 - whoever reaches a scheduler can run anything anyway
    except (ImportError, AttributeError) as error:
        raise NoCluster(f"a worker does not know these bots: {error}") from None
    return simulation


def _packed(simulation: Simulation) -> bytes:
    import cloudpickle  # type: ignore[import-untyped]  # comes with distributed, an optional dependency

    try:
        packed: bytes = cloudpickle.dumps(simulation)
    except (TypeError, AttributeError, pickle.PicklingError) as error:
        raise NoCluster(f"these bots cannot be sent to a cluster: {error}") from None
    return packed


def _unpacked(packed: bytes) -> Tally:
    return Tally(np.frombuffer(zlib.decompress(packed), np.int64))


def _other_version(who: str, theirs: str, ours: str) -> str:
    return f"{who} has flip7 {theirs}, and this is flip7 {ours}: install the same on both"


# --- the connection --------------------------------------------------------------------------------------------------


@contextmanager
def _connection(address: str) -> Iterator[Any]:
    """Open a client of the scheduler, with a thread of its own; both are gone at the end."""
    with _event_loop() as loop:
        client = asyncio.run_coroutine_threadsafe(_connected(address), loop).result()
        try:
            yield client
        finally:
            with suppress(OSError):
                client.close(timeout=CLOSE_SECONDS)


@contextmanager
def _event_loop() -> Iterator[asyncio.AbstractEventLoop]:
    """Run an event loop in a thread of its own."""
    started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]] = Future()
    thread = Thread(target=lambda: asyncio.run(_until_stopped(started)), name="flip7 cluster", daemon=True)
    thread.start()
    loop, stop = started.result()
    try:
        yield loop
    finally:
        loop.call_soon_threadsafe(stop.set)
        thread.join(CLOSE_SECONDS)


async def _until_stopped(started: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event]]) -> None:
    stop = asyncio.Event()
    started.set_result((asyncio.get_running_loop(), stop))
    await stop.wait()


async def _connected(address: str) -> Any:  # noqa: ANN401 - a client of distributed has no type
    """Connect to the scheduler. Without our own timeout, a server of another kind would be waited for."""
    from distributed import Client  # an optional dependency

    client: Any = Client(  # type: ignore[no-untyped-call]
        address, asynchronous=True, set_as_default=False, timeout=CONNECT_SECONDS
    )
    with warnings.catch_warnings(action="ignore"):  # about other versions of Dask: they work, or fail with an error
        try:
            async with asyncio.timeout(CONNECT_SECONDS):
                await client
        except OSError:
            problem = f"no Dask scheduler answers at {address}"
        except TypeError:
            problem = _no_scheduler(address)
        except ImportError as error:
            problem = f"the Dask scheduler at {address} has another Dask than this: {error}"
        else:
            return client
        await client.close()
    del client  # or it would live on in the error's traceback, and complain later
    raise NoCluster(problem)


def _no_scheduler(address: str) -> str:
    if address.startswith("tls:"):
        return f"{address} needs a certificate: none is named in the settings of Dask (distributed.comm.tls)"
    return f"at {address} there is no Dask scheduler, but something else, perhaps a worker"


@contextmanager
def _quiet() -> Iterator[None]:
    """Silence distributed's messages about its connections: a run reports them in one sentence."""
    loggers = [logging.getLogger(name) for name in [*NOISY, *logging.root.manager.loggerDict] if _is_noisy(name)]
    levels = [logger.level for logger in loggers]
    for logger in loggers:
        logger.setLevel(SILENT)
    try:
        yield
    finally:
        gc.collect()  # a connection that is thrown away says so
        for logger, level in zip(loggers, levels, strict=True):
            logger.setLevel(level)


def _is_noisy(name: str) -> bool:
    return name.partition(".")[0] in NOISY
