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
from flip7.server.app import House
from flip7.server.config import DAY, Limits, Patience, Rate, Settings
from flip7.server.pubsub import Attending, LocalBus, Notice, decode_notice
from flip7.server.rooms.create import Plan
from flip7.server.security.log_limit import LINES_PER_MINUTE
from flip7.server.storage.store import Entry
from flip7.server.ws.handler import Conversation
from tests.server.clocks import FakeClock
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import Guest, hall_on, table_of
from tests.server.server_in_process import running
from tests.server.turns import quiet

NEVER: Final = 1e9
"""Seconds between two rounds of a chore that a test does not look at."""
HOUR: Final = 3600
HOME, ELSEWHERE = "192.0.2.7", "198.51.100.1"


def house_with(
    clock: FakeClock, patience: Patience | None = None, limits: Limits | None = None, store: MemoryStore | None = None
) -> House:
    settings = Settings("http://cards.test", patience=patience or Patience(), limits=limits or Limits())
    return House(store or MemoryStore(), LocalBus(), settings, clock)


# --- chores -----------------------------------------------------------------------------------------------------------


async def test_a_house_sweeps_every_hour_and_spares_a_lobby_that_is_open() -> None:
    """Somebody who waits for friends for days is not swept away; a lobby that nobody came to is."""
    clock, store = FakeClock(), MemoryStore()
    house = house_with(clock, Patience(sweep=HOUR, upkeep=NEVER, keep_up=NEVER), store=store)
    forgotten = (await house.hall.found(Plan(name="Ben"))).kept.id
    (ana,) = await table_of(house.hall, "Ana", seats=2)
    async with house.running():
        await clock.turn(4 * DAY)
        assert forgotten not in store.rooms
        assert ana.desk.room.id in store.rooms
        await ana.wish(Ready())


async def test_a_house_frees_the_seats_of_people_who_are_long_gone() -> None:
    """M2: without the host, and without anybody asking for it."""
    clock = FakeClock()
    patience = Patience(upkeep=20, sweep=NEVER, keep_up=NEVER)
    house = house_with(clock, patience)
    async with house.running():
        ana, ben = await table_of(house.hall, "Ana", "Ben")
        ben.go()
        await clock.turn(patience.seat_away - 60)
        assert not ana.acts("unseated")
        await clock.turn(120)
        assert [act["person"] for act in ana.acts("unseated")] == [1]


async def test_a_house_follows_what_another_process_writes_to_a_shared_store() -> None:
    """Nobody tells it: there is no bus between processes. A client's `pong` must not quote an old number for long."""
    clock, store = FakeClock(), MemoryStore()
    store.shared = True
    house = house_with(clock, Patience(sweep=NEVER, upkeep=NEVER), store=store)
    elsewhere = hall_on(store, clock=clock)
    async with house.running():
        ana, _ = await table_of(elsewhere, "Ana", "Ben")
        watcher = Guest(house.hall, await house.hall.desk(ana.desk.room.id))
        await ana.wish(Ready())
        assert not watcher.acts("became_ready")
        await clock.turn(house.hall.settings.patience.keep_up)
        assert watcher.acts("became_ready")
        assert watcher.desk.room.length == ana.desk.room.length
    await elsewhere.stop(0)


async def test_who_is_connected_is_repeated_for_other_processes() -> None:
    """They forget whoever they have not heard of for a minute."""
    bus, clock = LocalBus(), FakeClock()
    hall = hall_on(MemoryStore(), Settings("http://cards.test"), bus=bus, clock=clock)
    (ana,) = await table_of(hall, "Ana", seats=2)
    heard: list[Notice] = []
    await bus.subscribe(ana.desk.room.id, lambda told: heard.append(decode_notice(told)))
    await hall.upkeep()
    assert [(type(each), getattr(each, "people", None)) for each in heard] == [(Attending, (0,))]
    await hall.stop(0)


async def test_a_lobby_is_lonely_until_somebody_comes() -> None:
    """M3: lobbies at which only their founder was are thrown away after an hour."""
    store = MemoryStore()
    hall = hall_on(store, clock=FakeClock())
    (ana,) = await table_of(hall, "Ana", seats=2)
    id_ = ana.desk.room.id
    await ana.wish(Ready())
    assert not store.rooms[id_].joined
    await Guest(hall, ana.desk).sit("Ben")
    assert store.rooms[id_].joined
    await hall.stop(0)


# --- requests ---------------------------------------------------------------------------------------------------------


async def ask(house: House, path: str, address: str = HOME, *, body: bytes | None = None) -> tuple[int, bytes]:
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
    await house.app(scope, receive, send)
    status = next((each["status"] for each in told if "status" in each), 0)
    return status, b"".join(each.get("body", b"") for each in told)


async def get(house: House, path: str, address: str = HOME) -> int:
    status, _ = await ask(house, path, address)
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
    house = house_with(clock, limits=limits)
    asked = [asyncio.create_task(get(house, path)) for _ in range(4)]
    await quiet()
    assert [each.done() for each in asked] == [True, True, False, False]
    assert await get(house, path, ELSEWHERE) == status
    await clock.turn(PAUSE)
    assert [each.done() and each.result() for each in asked] == [status] * 4


async def test_an_address_that_shakes_hands_all_the_time_waits_for_its_sockets(monkeypatch: pytest.MonkeyPatch) -> None:
    """S4: a handshake costs a millisecond, and 240 connections that came back at once took a core."""

    async def hang_up(_: Conversation) -> None:
        pass

    monkeypatch.setattr(Conversation, "hold", hang_up)
    clock = FakeClock()
    house = house_with(clock, limits=Limits(handshakes=FEW))
    asked = [asyncio.create_task(get(house, "/ws")) for _ in range(4)]
    await quiet()
    assert [each.done() for each in asked] == [True, True, False, False]
    await get(house, "/ws", ELSEWHERE)
    await clock.turn(PAUSE)
    assert all(each.done() for each in asked)


async def test_a_blocked_address_is_refused_and_waits_if_it_asks_again_and_again() -> None:
    clock = FakeClock()
    house = house_with(clock, limits=Limits(refusals=FEW))
    house.limiter.set_blocks([("192.0.2.0/24", None)])
    asked = [asyncio.create_task(get(house, "/api/version")) for _ in range(3)]
    await quiet()
    assert [each.done() and each.result() for each in asked] == [403, 403, False]
    await clock.turn(PAUSE)
    assert asked[2].result() == 403
    assert await get(house, "/api/version", ELSEWHERE) == 200


async def test_tables_that_an_address_made_are_counted_until_they_are_over() -> None:
    """M3: one address filled the house in a minute."""
    house = house_with(FakeClock(), limits=Limits(tables_of_an_address=2))

    async def make(address: str = HOME) -> tuple[int, str]:
        status, body = await ask(house, "/api/tables", address, body=b'{"name": "Ann"}')
        return status, json.loads(body).get("id", "")

    made = [await make() for _ in range(4)]
    assert [status for status, _ in made] == [201, 201, 429, 429]
    assert (await make(ELSEWHERE))[0] == 201
    await house.hall.close_table(made[0][1])
    assert [(await make())[0] for _ in range(2)] == [201, 429]
    await house.hall.stop(0)


@pytest.mark.parametrize(
    "error", [ZeroDivisionError(), UnicodeDecodeError("utf-8", b"\xff", 0, 1, "no mistake of a client")], ids=type
)
async def test_conversations_that_break_off_by_mistakes_of_ours_are_counted_each_and_logged_now_and_then(
    error: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    """S7: uvicorn would log a traceback of each, and anybody can open sockets all day."""

    async def broken(_: Conversation) -> None:
        raise error

    monkeypatch.setattr(Conversation, "hold", broken)
    house = house_with(FakeClock())
    with caplog.at_level(logging.ERROR):
        for _ in range(3 * LINES_PER_MINUTE):
            await ask(house, "/ws")
    assert len(caplog.records) == LINES_PER_MINUTE
    assert f"flip7_faults_total {3 * LINES_PER_MINUTE}.0" in house.metrics.page().decode()
    assert house.closed_sockets == 3 * LINES_PER_MINUTE, "by which garbage is collected (M9)"


async def test_trouble_with_the_store_is_logged_now_and_then_however_often_people_try(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """S7: on a full disk every answer, and every bot's next try, was one more line."""
    clock, store = FakeClock(), MemoryStore()
    hall = hall_on(store, clock=clock)
    (ana,) = await table_of(hall, "Ana", seats=2)
    store.trouble = True
    for _ in range(3 * LINES_PER_MINUTE):
        with pytest.raises(Refused):
            await ana.wish(Ready())
    assert len(caplog.records) == LINES_PER_MINUTE
    assert f"flip7_store_trouble_total {3 * LINES_PER_MINUTE}.0" in hall.metrics.page().decode()
    await hall.stop(0)


async def test_tables_that_cannot_be_listed_are_logged_now_and_then(caplog: pytest.LogCaptureFixture) -> None:
    """The list is made every three seconds while somebody looks at it, with up to fifty tables that may be damaged."""
    clock, store = FakeClock(), MemoryStore()
    hall = hall_on(store, clock=clock)
    for _ in range(5):
        store.logs[(await hall.found(Plan(name="Ana", public=True))).kept.id] = [Entry(0, b"damaged")]
    for _ in range(6):
        await hall.public(20)
        await quiet()
        clock.pass_time(4)
    assert len(caplog.records) == LINES_PER_MINUTE
    await hall.stop(0)


async def test_somebody_who_sits_down_just_when_presence_is_told_is_told_all_the_same(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The timer may ring between the act with which somebody comes and the moment their client is known as theirs."""
    clock = FakeClock()
    async with running(patience=Patience(), clock=clock) as server:
        table = await server.found(seats=3)
        wish = server.house.hall.wish

        async def slowly(*given: Any) -> None:  # noqa: ANN401 - as `wish`
            await wish(*given)
            await clock.turn(Patience().presence)

        monkeypatch.setattr(server.house.hall, "wish", slowly)
        async with server.guest(table["code"]) as guest:
            await guest.say("sit", name="Ben")
            await guest.next("you")
            await clock.turn(Patience().presence)
            told = await guest.next("present", lambda message: message["people"] == [1])
            assert told["watching"] == 0
