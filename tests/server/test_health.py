"""Health and readiness: what is said is true now, and is said to the owner once (M4)."""

import asyncio
import logging

import pytest

from flip7.protocol.errors import Reason, Refused
from flip7.server.config import Limits
from flip7.server.health import CACHED_SECONDS, LOW_DISK_BYTES, Health, StoreProbe
from flip7.server.metrics import Metrics
from flip7.server.rooms.registry import Rooms
from flip7.server.storage.store import StoreTrouble
from tests.server.server_in_process import NO_LIMITS, running
from tests.server.turns import until


class Store:
    """A store that can be out of order, and counts how often it is looked at."""

    def __init__(self) -> None:
        self.trouble: str | None = None
        self.looks = 0
        self.tables = 0
        self.free: int | None = None

    async def check(self) -> None:
        self.looks += 1
        await asyncio.sleep(0)
        if self.trouble is not None:
            raise StoreTrouble(self.trouble)

    async def count(self) -> int:
        return self.tables


class Clock:
    """A clock that stands still until somebody moves it."""

    def __init__(self) -> None:
        self.now = 1000.0

    def __call__(self) -> float:
        return self.now


class House:
    """Health, with all that it looks at."""

    def __init__(self, limits: Limits | None = None) -> None:
        self.store = Store()
        self.clock = Clock()
        self.metrics = Metrics()
        self.sockets = 0
        probe = StoreProbe(self.store.check, self.store.count, lambda: self.store.free)
        self.health = Health(probe, limits or Limits(), lambda: self.sockets, self.metrics, self.clock)

    async def look_again(self) -> StoreTrouble | None:
        """Return the result of a new check, after the cached one has expired."""
        self.clock.now += CACHED_SECONDS
        return await self.health.trouble()

    def page(self) -> list[str]:
        return self.metrics.page().decode().splitlines()


async def refusal_of(app: House) -> Reason | None:
    try:
        await app.health.check_ready()
    except Refused as refusal:
        return refusal.reason
    return None


async def test_an_answer_is_remembered_for_a_second_so_that_asking_is_no_attack() -> None:
    app = House()
    await asyncio.gather(*(app.health.trouble() for _ in range(100)))
    for _ in range(100):
        await app.health.trouble()
    assert app.store.looks == 1
    await app.look_again()
    assert app.store.looks == 2


async def test_trouble_is_said_in_the_log_once_and_once_more_when_it_is_over(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.INFO)
    app = House()
    app.store.trouble = "tables.sqlite: the disk is full"
    for _ in range(20):
        assert await app.look_again() is not None
    assert [record.getMessage() for record in caplog.records] == [
        "tables.sqlite: the disk is full. Games wait, and continue by themselves when that is fixed"
    ]
    assert "flip7_store_healthy 0.0" in app.page()
    app.store.trouble = None
    for _ in range(20):
        assert await app.look_again() is None
    assert [record.getMessage() for record in caplog.records[1:]] == [
        "the database can be written again; games continue"
    ]
    assert "flip7_store_healthy 1.0" in app.page()


async def test_a_store_that_never_answers_is_not_healthy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.server.health.CHECK_TIMEOUT_SECONDS", 0)
    app = House()

    async def never() -> None:
        await asyncio.Event().wait()

    monkeypatch.setattr(app.health._probe, "check", never)
    assert "has not answered" in str(await app.health.trouble())


async def test_the_owner_is_warned_once_before_the_disk_is_full(caplog: pytest.LogCaptureFixture) -> None:
    app = House()
    for free in (2 * LOW_DISK_BYTES, LOW_DISK_BYTES // 2, LOW_DISK_BYTES // 4, 2 * LOW_DISK_BYTES, LOW_DISK_BYTES // 2):
        app.store.free = free
        await app.look_again()
    assert [record.getMessage() for record in caplog.records] == [
        "only 50 MB are free on the disk of the database: free some space before it is full"
    ] * 2
    assert "flip7_store_free_bytes 5.24288e+07" in app.page()


async def test_the_background_task_finds_trouble_that_nobody_asked_about(caplog: pytest.LogCaptureFixture) -> None:
    app = House()
    app.store.trouble = "the file is gone"
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        if len(slept) == 3:
            raise asyncio.CancelledError
        slept.append(seconds)
        app.clock.now += seconds

    with pytest.raises(asyncio.CancelledError):
        await app.health.watch(sleep)
    assert app.store.looks == 3
    assert len(caplog.records) == 1


async def test_ready_means_that_new_people_may_come() -> None:
    app = House(Limits(sockets=2, tables=3))
    assert await refusal_of(app) is None
    app.sockets = 2
    assert await refusal_of(app) is Reason.HOUSE_IS_FULL
    app.sockets, app.store.tables = 1, 3
    await app.look_again()
    assert await refusal_of(app) is Reason.HOUSE_IS_FULL
    app.store.tables, app.store.trouble = 0, "the disk is full"
    await app.look_again()
    assert await refusal_of(app) is Reason.STORE_TROUBLE
    app.store.trouble = None
    await app.look_again()
    app.health.draining = True
    assert await refusal_of(app) is Reason.STOPPING
    await app.health.check_healthy()


async def test_health_and_readiness_are_answered_by_rest_and_described() -> None:
    async with running(NO_LIMITS) as server:
        assert (await server.get("/api/health")).json() == {"status": "ok"}
        ready = await server.get("/api/ready")
        assert (ready.status, ready.json()) == (200, {"status": "ready"})
        assert ready.headers["cache-control"] == "no-store"
        assert "/api/ready" in (await server.get("/api/openapi.json")).json()["paths"]
        server.app.health.draining = True
        answer = await server.get("/api/ready")
        assert (answer.status, answer.json()["error"]) == (503, "stopping")
        assert int(answer.headers["retry-after"]) > 0
        assert (await server.get("/api/health")).status == 200


async def test_a_mistake_in_the_check_does_not_end_the_watch(monkeypatch: pytest.MonkeyPatch) -> None:
    looks = 0

    async def broken(_: Rooms) -> None:
        nonlocal looks
        looks += 1
        raise ZeroDivisionError

    monkeypatch.setattr(Rooms, "check", broken)
    monkeypatch.setattr("flip7.server.health.INTERVAL_SECONDS", 0)
    async with running() as server:
        await until(lambda: looks >= 3)
        assert await server.faults() >= 2


async def test_a_store_that_is_closed_because_the_server_stops_is_no_trouble(caplog: pytest.LogCaptureFixture) -> None:
    """The kill test saw it: a look that was under way at the end found the database closed, and said so in the log."""
    app = House()
    app.health.draining = True
    app.store.trouble = "the database has been closed"
    assert await app.look_again() is not None
    assert not caplog.records
