"""A house as a server makes it: the chores that it does by itself, and what every request passes before its answer.

The parts have tests of their own. These fail if one of them is not asked.
"""

import asyncio
import json
import logging
from collections.abc import MutableMapping
from typing import Any, Final

import pytest

from flip7.protocol.commands import Ready
from flip7.protocol.errors import Refused
from flip7.server import health
from flip7.server.app import App
from flip7.server.config import DAY, Limits, Rate, Settings, Timeouts
from flip7.server.pubsub import LocalPubSub, Notice, PresenceNotice
from flip7.server.rooms.create import Plan
from flip7.server.rooms.journal import Journal
from flip7.server.security.log_limit import LINES_PER_MINUTE
from flip7.server.storage.store import Entry
from flip7.server.ws.handler import ClientSession
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import RoomGuest, metrics_page, rooms_on, table_of
from tests.server.server_in_process import running
from tests.server.test_review_worker import FakePool
from tests.server.turns import quiet

pytestmark = pytest.mark.integration  # a whole server in this process

NEVER: Final = 1e9
"""Seconds between two rounds of a chore that a test does not look at."""
HOUR: Final = 3600
HOME, ELSEWHERE = "192.0.2.7", "198.51.100.1"


def house_with(
    clock: FakeClock, timeouts: Timeouts | None = None, limits: Limits | None = None, store: MemoryStore | None = None
) -> App:
    settings = Settings("http://cards.test", timeouts=timeouts or Timeouts(), limits=limits or Limits())
    return App(store or MemoryStore(), LocalPubSub(), settings, clock)


# --- chores -----------------------------------------------------------------------------------------------------------


async def test_a_house_sweeps_every_hour_and_spares_a_lobby_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody who waits for friends for days is not swept away; a lobby that nobody came to is."""
    monkeypatch.setattr(health, "INTERVAL_SECONDS", NEVER)
    clock, store = FakeClock(), MemoryStore()
    app = house_with(clock, Timeouts(sweep=HOUR, upkeep=NEVER, keep_up=NEVER), store=store)
    forgotten = (await app.rooms.create(Plan(name="Ben"))).kept.id
    (ana,) = await table_of(app.rooms, "Ana", seats=2)
    async with app.running():
        await clock.turn(4 * DAY)
        assert forgotten not in store.rooms
        assert ana.live.room.id in store.rooms
        await ana.command(Ready())


async def test_a_house_frees_the_seats_of_people_who_are_long_gone() -> None:
    """M2: without the host, and without anybody asking for it."""
    clock = FakeClock()
    timeouts = Timeouts(upkeep=20, sweep=NEVER, keep_up=NEVER)
    app = house_with(clock, timeouts)
    async with app.running():
        ana, ben = await table_of(app.rooms, "Ana", "Ben")
        ben.go()
        await clock.turn(timeouts.seat_away - 60)
        assert not ana.acts("unseated")
        await clock.turn(120)
        assert [act["person"] for act in ana.acts("unseated")] == [1]


async def test_a_house_follows_what_another_process_writes_to_a_shared_store() -> None:
    """Nobody tells it: there is no bus between processes. A client's `pong` must not quote an old number for long."""
    clock, store = FakeClock(), MemoryStore()
    store.shared = True
    app = house_with(clock, Timeouts(sweep=NEVER, upkeep=NEVER), store=store)
    elsewhere = rooms_on(store, clock=clock)
    async with app.running():
        ana, _ = await table_of(elsewhere, "Ana", "Ben")
        watcher = RoomGuest(app.rooms, await app.rooms.live(ana.live.room.id))
        await ana.command(Ready())
        assert not watcher.acts("became_ready")
        await clock.turn(app.rooms.settings.timeouts.keep_up)
        assert watcher.acts("became_ready")
        assert watcher.live.room.length == ana.live.room.length
    await elsewhere.stop(0)


async def test_a_process_that_a_play_out_has_started_ends_with_the_server(monkeypatch: pytest.MonkeyPatch) -> None:
    """No review was asked for, which would have ended it."""
    app, pool = house_with(FakeClock()), FakePool()
    monkeypatch.setattr(app.review_worker, "_new_pool", lambda: pool)
    async with app.running():
        await app.review_worker.start()
        assert app.review_worker.pids
    assert pool.is_shut_down
    assert app.review_worker.pids == ()


async def test_who_is_connected_is_repeated_for_other_processes() -> None:
    """They forget whoever they have not heard of for a minute."""
    pubsub, clock = LocalPubSub(), FakeClock()
    rooms = rooms_on(MemoryStore(), Settings("http://cards.test"), pubsub=pubsub, clock=clock)
    (ana,) = await table_of(rooms, "Ana", seats=2)
    heard: list[Notice] = []
    await pubsub.subscribe(ana.live.room.id, "another process", heard.append)
    await rooms.upkeep()
    assert [(type(each), getattr(each, "people", None)) for each in heard] == [(PresenceNotice, (0,))]
    await rooms.stop(0)


async def test_a_lobby_is_lonely_until_somebody_comes() -> None:
    """M3: lobbies at which only their founder was are thrown away after an hour."""
    store = MemoryStore()
    rooms = rooms_on(store, clock=FakeClock())
    (ana,) = await table_of(rooms, "Ana", seats=2)
    id_ = ana.live.room.id
    await ana.command(Ready())
    assert not store.rooms[id_].joined
    await RoomGuest(rooms, ana.live).sit("Ben")
    assert store.rooms[id_].joined
    await rooms.stop(0)


# --- requests ---------------------------------------------------------------------------------------------------------


async def ask(app: App, path: str, address: str = HOME, *, body: bytes | None = None) -> tuple[int, bytes]:
    """Return the status and the body of the answer to a request from that address; a POST if it has a body."""
    type_ = "websocket" if path == "/ws" else "http"
    told: list[dict[str, Any]] = []

    async def send(message: MutableMapping[str, Any]) -> None:
        told.append(dict(message))

    async def receive() -> dict[str, Any]:
        return {"type": "websocket.connect" if type_ == "websocket" else "http.request", "body": body or b""}

    scope = {
        "type": type_,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": "GET" if body is None else "POST",
        "scheme": "http",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"",
        "root_path": "",
        "headers": [],
        "client": (address, 50_000),
        "server": ("cards.test", 80),
    }
    await app.asgi(scope, receive, send)
    status = next((each["status"] for each in told if "status" in each), 0)
    return status, b"".join(each.get("body", b"") for each in told)


async def get(app: App, path: str, address: str = HOME) -> int:
    status, _ = await ask(app, path, address)
    return status


FEW: Final = Rate(at_once=2, per_second=1e-9)
PAUSE: Final = Limits().longest_delay


@pytest.mark.parametrize(
    "limits, path, status",
    [(Limits(requests=FEW), "/api/version", 200), (Limits(refusals=FEW), "/api/tables/BCDFGH", 404)],
    ids=["requests", "refusals"],
)
async def test_an_address_that_asks_or_is_refused_all_the_time_waits_for_its_answers(
    limits: Limits, path: str, status: int
) -> None:
    """S5: a refusal costs half a millisecond, and a limit that only refuses holds against nobody who asks again."""
    clock = FakeClock()
    app = house_with(clock, limits=limits)
    asked = [asyncio.create_task(get(app, path)) for _ in range(4)]
    await quiet()
    assert [each.done() for each in asked] == [True, True, False, False]
    assert await get(app, path, ELSEWHERE) == status
    await clock.turn(PAUSE)
    assert [each.done() and each.result() for each in asked] == [status] * 4


async def test_an_address_that_shakes_hands_all_the_time_waits_for_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """S4: a handshake costs a millisecond, and 240 connections that came back at once took a core."""

    async def hang_up(_: ClientSession) -> None:
        pass

    monkeypatch.setattr(ClientSession, "run", hang_up)
    clock = FakeClock()
    app = house_with(clock, limits=Limits(handshakes=FEW))
    asked = [asyncio.create_task(get(app, "/ws")) for _ in range(4)]
    await quiet()
    assert [each.done() for each in asked] == [True, True, False, False]
    await get(app, "/ws", ELSEWHERE)
    await clock.turn(PAUSE)
    assert all(each.done() for each in asked)


async def test_a_blocked_address_is_refused_and_waits_if_it_asks_again_and_again() -> None:
    clock = FakeClock()
    app = house_with(clock, limits=Limits(refusals=FEW))
    app.limiter.set_blocks([("192.0.2.0/24", None)])
    asked = [asyncio.create_task(get(app, "/api/version")) for _ in range(3)]
    await quiet()
    assert [each.done() and each.result() for each in asked] == [403, 403, False]
    await clock.turn(PAUSE)
    assert asked[2].result() == 403
    assert await get(app, "/api/version", ELSEWHERE) == 200


async def test_tables_that_an_address_made_are_counted_until_they_are_over() -> None:
    """M3: one address filled the house in a minute."""
    app = house_with(FakeClock(), limits=Limits(tables_of_an_address=2))

    async def make(address: str = HOME) -> tuple[int, str]:
        status, body = await ask(app, "/api/tables", address, body=b'{"name": "Ann"}')
        return status, json.loads(body).get("id", "")

    made = [await make() for _ in range(4)]
    assert [status for status, _ in made] == [201, 201, 429, 429]
    assert (await make(ELSEWHERE))[0] == 201
    await app.rooms.close_table(made[0][1])
    assert [(await make())[0] for _ in range(2)] == [201, 429]
    await app.rooms.stop(0)


@pytest.mark.parametrize(
    "error", [ZeroDivisionError(), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no mistake of a client")], ids=type
)
async def test_conversations_that_break_off_by_mistakes_of_ours_are_counted_each_and_logged_now_and_then(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """S7: uvicorn would log a traceback of each, and anybody can open sockets all day."""

    async def broken(_: ClientSession) -> None:
        raise error

    monkeypatch.setattr(ClientSession, "run", broken)
    app = house_with(FakeClock())
    with caplog.at_level(logging.ERROR):
        for _ in range(3 * LINES_PER_MINUTE):
            await ask(app, "/ws")
    assert len(caplog.records) == LINES_PER_MINUTE
    assert f"flip7_faults_total {3 * LINES_PER_MINUTE}.0" in app.metrics.page().decode()
    assert app.closed_sockets == 3 * LINES_PER_MINUTE, "by which garbage is collected (M9)"


async def test_trouble_with_the_store_is_logged_now_and_then_however_often_people_try(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """S7: on a full disk every answer, and every bot's next try, was one more line."""
    clock, store = FakeClock(), MemoryStore()
    rooms = rooms_on(store, clock=clock)
    (ana,) = await table_of(rooms, "Ana", seats=2)
    store.trouble = True
    for _ in range(3 * LINES_PER_MINUTE):
        with pytest.raises(Refused):
            await ana.command(Ready())
    assert len(caplog.records) == LINES_PER_MINUTE
    assert f"flip7_store_trouble_total {3 * LINES_PER_MINUTE}.0" in metrics_page(rooms).decode()
    await rooms.stop(0)


async def test_tables_that_cannot_be_listed_are_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    """The list is made every three seconds while somebody looks at it, with up to fifty tables that may be damaged."""
    clock, store = FakeClock(), MemoryStore()
    rooms = rooms_on(store, clock=clock)
    for _ in range(5):
        store.logs[(await rooms.create(Plan(name="Ana", public=True))).kept.id] = [Entry(0, b"damaged")]
    for _ in range(6):
        await rooms.public(20)
        await quiet()
        clock.pass_time(4)
    assert len(caplog.records) == LINES_PER_MINUTE
    await rooms.stop(0)


async def test_somebody_who_sits_down_just_when_presence_is_told_is_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The timer may ring between the act with which somebody comes and the moment their client is known as theirs."""
    clock = FakeClock()
    async with running(timeouts=Timeouts(), clock=clock) as server:
        table = await server.found(seats=3)
        command = Journal.command

        async def slowly(*given: Any) -> None:  # noqa: ANN401 - as `Journal.command`
            await command(*given)
            await clock.turn(Timeouts().presence)

        monkeypatch.setattr(Journal, "command", slowly)
        async with server.guest(table["code"]) as guest:
            await guest.say("sit", name="Ben")
            await guest.next("you")
            await clock.turn(Timeouts().presence)
            told = await guest.next("present", lambda message: message["people"] == [1])
            assert told["watching"] == 0
