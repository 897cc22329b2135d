"""A session at a web table, against real servers: whole games, broken lines, coming back, watching, playing again."""

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random

import msgspec
import pexpect
import pytest
from textual.pilot import Pilot
from textual.widgets import Static

from flip7.client.address import TableAddress
from flip7.client.connection import CannotJoin, Connection
from flip7.client.saved_seats import SavedSeats
from flip7.client.session import RemoteSession
from flip7.clock import Clock, SystemClock
from flip7.core.decisions import HitOrStay
from flip7.core.events import Event
from flip7.core.rules import Rules
from flip7.i18n.catalog import say
from flip7.play.session import Asked, Fresh
from flip7.protocol.from_views import table_of
from flip7.protocol.game_events import core_event
from flip7.protocol.messages import GameView, Happened
from flip7.protocol.room_events import Chose, GaveWord, Left
from flip7.protocol.room_options import GameRules
from flip7.server.rooms.create import BotAt, Plan
from flip7.terminal.style.console import Colours
from flip7.terminal.tui.join import JoinApp
from flip7.terminal.tui.pace import SPEEDS
from flip7.terminal.tui.screens.table import TableScreen
from flip7.terminal.web_session import session_at
from tests.client.session_probe import Watcher
from tests.server.clocks import FakeClock
from tests.server.scripted import Player, at_random
from tests.server.served import Served
from tests.server.server_in_process import PATIENCE, Json, Running, SocketGuest, running
from tests.server.test_reviews import finished
from tests.server.turns import until
from tests.terminal.clocks import HastyClock

pytestmark = pytest.mark.integration


@pytest.fixture
def saved_seats(tmp_path: Path) -> SavedSeats:
    return SavedSeats(tmp_path / "state" / "seats.json")


def at(
    server: Running, made: Json, saved_seats: SavedSeats, name: str = "Tess", *, clock: Clock | None = None
) -> RemoteSession:
    """Join as `flip7 join LINK` does; by a clock without pauses, unless another one is given."""
    return session_at(
        f"http://127.0.0.1:{server.port}/t/{made['code']}", name, "", saved_seats, clock=clock or HastyClock()
    )


def tear(line: Connection) -> None:
    """The line is gone without a word."""
    line._socket.transport.abort()


@asynccontextmanager
async def joined(session: RemoteSession) -> AsyncIterator[Watcher]:
    """The session is open, and looked at; at the end the line is cut, without a word."""
    await session.open()
    async with Watcher(session) as watcher:
        yield watcher
    await session._disconnect()


async def told(server: Running, table: str) -> list[Event]:
    """All that the referee said at the table."""
    log = msgspec.json.decode((await server.get(f"/api/tables/{table}/log")).body, type=list[Happened])
    return [core_event(event) for each in log for event in each.events]


async def host_leaves(server: Running, made: Json) -> None:
    async with server.guest(made["id"], made["token"]) as host:
        await host.say("leave")
        await host.act("left")


async def host_locks(server: Running, made: Json) -> None:
    async with server.guest(made["id"], made["token"]) as host:
        await host.say("lock", locked=True)
        await host.act("locked")


# --- whole games ------------------------------------------------------------------------------------------------------


async def test_a_host_fills_the_seats_starts_plays_and_plays_again(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=3, seat=None, rules={"target": 40})
        async with joined(at(server, made, saved_seats)) as tess:
            session = tess.session
            assert isinstance(session, RemoteSession)
            await tess.until(lambda it: it.gathering and it.gathering.here)
            assert tess.gathering is not None
            assert (tess.gathering.free, tess.gathering.is_host, tess.gathering.host) == (2, False, "Ann")
            session.start()
            await tess.until(lambda it: "Only the host of the table may do that." in it.remarks)
            await host_leaves(server, made)
            await tess.until(lambda it: it.gathering and it.gathering.is_host)
            session.start()
            await tess.until(lambda it: it.remarks[-1].startswith("Seats B, C are free"))
            session.fill("level1")
            await tess.until(lambda it: it.gathering and it.gathering.can_start)
            session.start()
            await tess.until(lambda it: it.is_over)
            assert tess.events == await told(server, made["id"])
            assert session.offers_rematch
            session.rematch()
            await tess.until(lambda it: it.gathering and it.gathering.can_start)
            session.start()
            await tess.until(lambda it: it.is_over)
            assert tess.events == await told(server, made["code"])
            again = (await server.get(f"/api/tables/{made['code']}")).json()
            key = saved_seats.find(f"http://127.0.0.1:{server.port}", made["code"])
            assert key is not None
            assert key.table == again["id"] != made["id"]


async def test_a_branch_offers_no_rematch(saved_seats: SavedSeats) -> None:
    async with running() as server:
        table = await finished(server)
        made = await server.found(name="Zoe", branch={"of": table["code"], "choice": 0})
        session = at(server, made, saved_seats)
        async with joined(session) as tess:
            await tess.until(lambda it: it.table is not None)
            assert not session.offers_rematch


async def test_somebody_in_a_terminal_and_somebody_elsewhere_finish_a_game_together(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 60})
        ann = Player(f"ws://127.0.0.1:{server.port}/ws", made["id"], at_random(Random(1)), "Ann", token=made["token"])
        playing = asyncio.create_task(ann.play())
        async with joined(at(server, made, saved_seats)) as tess:
            await tess.until(lambda it: it.is_over)
            await playing
            assert tess.events == await told(server, made["id"])
            assert tess.here == {1}
            view = (await server.get(f"/api/tables/{made['id']}")).json()
            assert say("game-hash", hash=view["seed_hash"]) in tess.remarks


async def test_names_and_seats_are_those_of_the_table(saved_seats: SavedSeats) -> None:
    """Somebody takes a bot's seat in the middle of the game: the table is told anew, and is the same table."""
    async with running() as server:
        made = await server.found(seats=3, seat=0, bots=[{"seat": 2, "bot": "level1"}])
        session = at(server, made, saved_seats)
        async with server.guest(made["id"], made["token"]) as ann, joined(session) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await ann.say("start")
            await tess.until(lambda it: it.table)
            async with server.guest(made["id"]) as zoe:
                await zoe.say("sit", name="Zoe")
                await tess.until(lambda it: any("Zoe takes over from" in text for text in it.remarks))
                await until(lambda: 2 in session._client._present)
            await tess.until(lambda it: "Zoe is not connected." in it.remarks)
            async with server.guest(made["id"], zoe.welcome["token"]):
                await tess.until(lambda it: "Zoe is connected again." in it.remarks)
            await ann.say("send_emote", emote="wave")
            await tess.until(lambda it: "Ann waves." in it.remarks)


async def test_a_spectator_sits_down_once_the_table_is_unlocked(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=3)
        session = at(server, made, saved_seats)
        async with server.guest(made["id"], made["token"]) as ann:
            await ann.say("lock", locked=True)
            await ann.act("locked")
            async with joined(session) as tess:
                await tess.until(lambda it: say("join-watching-locked") in it.remarks)
                await ann.say("lock", locked=False)
                await tess.until(lambda it: any("unlocked" in text for text in it.remarks))
                session.sit()
                await tess.until(lambda it: it.gathering and it.gathering.here)


# --- broken lines -----------------------------------------------------------------------------------------------------


async def test_a_line_that_breaks_again_and_again_loses_nothing_and_doubles_nothing(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=3, fill=None, rules={"target": 120})
        ann = Player(f"ws://127.0.0.1:{server.port}/ws", made["id"], at_random(Random(2)), "Ann", token=made["token"])
        session = at(server, made, saved_seats)
        async with joined(session) as tess, server.guest(made["id"]) as zoe:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await zoe.say("sit", name="Zoe")
            await tess.until(lambda it: it.gathering and not it.gathering.free)
            zoes = asyncio.create_task(_plays_for(zoe, 2))
            playing = asyncio.create_task(ann.play())
            chance = Random(7)
            while not tess.is_over:
                for _ in range(chance.randrange(60)):  # in the middle of anything
                    await asyncio.sleep(0)
                if session._connection is not None:
                    tear(session._connection)
                before = len(tess.events)
                await tess.until(lambda it, before=before: len(it.events) > before or it.is_over)  # type: ignore[misc]
            await playing
            zoes.cancel()
            assert tess.events == await told(server, made["id"])
            assert tess.answered == sorted(set(tess.answered)), "nothing is asked twice"
            assert say("join-connected") in tess.remarks


async def _plays_for(client: SocketGuest, seat: int) -> None:
    while True:
        message = await client.hear()
        asked = message.get("asked")
        if asked is not None and asked["seat"] == seat:
            await client.say("answer", ordinal=asked["ordinal"], choice=asked["options"][-1])


async def test_an_answer_given_while_the_line_is_broken_is_sent_when_it_is_back(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 500})
        clock = FakeClock()
        session = at(server, made, saved_seats, clock=clock)
        await session.open()
        async with server.guest(made["id"], made["token"]) as ann, Watcher(session, lambda _: None) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await ann.say("start")
            playing = asyncio.create_task(_plays_for(ann, 0))
            await tess.until(lambda it: it.asked and it.asked.here)
            asked = tess.asked
            assert asked is not None
            assert session._connection is not None
            tear(session._connection)
            await tess.until(lambda it: it.remarks[-1] == say("join-broken"))
            session.answer(asked.ordinal, asked.decision.options[-1])
            await clock.turn(2)
            await tess.until(lambda it: it.asked and it.asked.ordinal > asked.ordinal)
            playing.cancel()
        await session.close()


@pytest.mark.parametrize("end, remark", [(Served.kill, "join-broken"), (Served.stop, "join-stopping")])
async def test_a_server_that_is_killed_or_stopped_loses_nothing_and_doubles_nothing(
    tmp_path: Path, saved_seats: SavedSeats, end: Callable[[Served], object], remark: str
) -> None:
    with Served(tmp_path / "tables.sqlite") as served:
        plan = Plan(name="Ann", seats=3, rules=GameRules(target=300), bots=(BotAt(2, "level1"),))
        made = await asyncio.to_thread(served.rest.found, plan)
        ann = Player(served.socket_url, made.id, at_random(Random(4)), "Ann", token=made.token, think=lambda: 0.02)
        playing = asyncio.create_task(ann.play())
        clock = FakeClock()
        async with joined(session_at(made.link, "Tess", "", saved_seats, clock=clock)) as tess:
            await tess.until(lambda it: it.table)
            seen = len(tess.events)
            await tess.until(lambda it: len(it.events) > seen + 10)
            await asyncio.to_thread(end, served)
            await tess.until(lambda it: say(remark) in it.remarks)
            await asyncio.to_thread(served.start)
            await clock.turn(8)  # until the next try, and not until it is given up
            await tess.until(lambda it: it.is_over, seconds=60)
            await playing
            log = await asyncio.to_thread(served.rest.log, made.id)
        assert tess.events == [core_event(event) for each in log for event in each.events]
        assert tess.answered == sorted(set(tess.answered)), "nothing is asked twice"
        assert {say(remark), say("join-connected")} <= set(tess.remarks)
        mine = [each.act.ordinal for each in log if isinstance(each.act, Chose) and each.act.seat == 1]
        assert tess.answered == mine


# --- coming back, and watching ----------------------------------------------------------------------------------------


async def test_whoever_joins_again_comes_back_to_their_own_seat(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=3, rules={"target": 500}, fill=None)
        async with server.guest(made["id"], made["token"]) as ann:
            first = at(server, made, saved_seats)
            async with joined(first) as tess:
                await tess.until(lambda it: it.gathering and it.gathering.here)
                await ann.say("fill_seats", bot="level1")
                await ann.say("start")
                await tess.until(lambda it: it.table)
            async with joined(at(server, made, saved_seats, name="")) as again:
                await again.until(lambda it: it.here == {1})
                await again.session.close()
            await ann.act("left")
            async with joined(at(server, made, saved_seats)) as back:
                await back.until(lambda it: it.here == {1})
                await ann.act("came_back")
                await back.until(lambda it: say("join-you-are-back") in it.remarks)
            async with joined(at(server, made, saved_seats, name="Another")) as other:
                await other.until(lambda it: it.here == {2})  # a bot's, which plays to the end of the round


async def _fresh(watcher: Watcher) -> Fresh:
    """The table as somebody finds it who comes to it."""
    await watcher.until(lambda it: it.table)
    return next(update for update in watcher.updates if isinstance(update, Fresh))


async def test_whoever_comes_later_finds_what_was_told_before(
    saved_seats: SavedSeats, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However many times the log has to be asked for; and without it one plays all the same."""
    async with running() as server:
        made = await server.found(
            seats=2,
            seat=None,
            bots=[{"seat": 1, "bot": "stay:15"}],
            rules={"target": 500},
            options={"bot_seconds": 0.0},
        )
        async with joined(at(server, made, saved_seats)) as tess, server.guest(made["id"], made["token"]) as host:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await host.say("start")
            await tess.until(lambda it: it.table and it.table.round == 3)
        with monkeypatch.context() as at_a_time:
            at_a_time.setattr("flip7.server.rooms.log_reader.MAX_HISTORY_EVENTS", 3)
            async with joined(at(server, made, saved_seats, clock=FakeClock())) as back:
                fresh = await _fresh(back)
        all_of_it = await told(server, made["id"])
        assert fresh.past is not None
        assert fresh.past.first.round == 0
        assert 20 < len(fresh.past.events) <= len(all_of_it)
        assert list(fresh.past.events) == list(all_of_it)[: len(fresh.past.events)]
        monkeypatch.setattr("flip7.client.history._TIMEOUT_SECONDS", 0.0)
        async with joined(at(server, made, saved_seats, clock=SystemClock())) as hurried:
            assert (await _fresh(hurried)).past is None


async def test_at_a_locked_table_one_watches_and_sees_everything(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, fill="level1", rules={"target": 60})
        ann = Player(f"ws://127.0.0.1:{server.port}/ws", made["id"], at_random(Random(3)), "Ann", token=made["token"])
        await host_locks(server, made)
        async with joined(at(server, made, saved_seats)) as tess:
            await tess.until(lambda it: it.gathering)
            assert say("join-watching-locked") in tess.remarks
            assert tess.gathering is not None
            assert tess.gathering.here is None
            await ann.play()
            await tess.until(lambda it: it.is_over)
            assert tess.events == await told(server, made["id"])
            assert tess.answered == []
        assert saved_seats.last_name() is None


async def test_without_a_free_seat_one_takes_a_bots_seat(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, fill="level1")
        session = at(server, made, saved_seats)
        async with joined(session) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)


async def test_leaving_before_the_game_makes_the_seat_free(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2)
        session = at(server, made, saved_seats)
        async with joined(session) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await session.close()
            await session.close()
        view = (await server.get(f"/api/tables/{made['id']}")).json()
        assert [seat["name"] for seat in view["seats"]] == ["Ann", None]


async def test_readiness_is_seen_by_everybody(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2)
        session = at(server, made, saved_seats)
        async with joined(session) as tess:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            session.ready()
            await tess.until(lambda it: it.gathering and it.gathering.seats[1].ready)
            session.ready(ready=False)
            await tess.until(lambda it: it.gathering and not it.gathering.seats[1].ready)


async def test_a_clock_is_told_by_ones_own(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, options={"turn_seconds": 100})
        clock = FakeClock()
        session = at(server, made, saved_seats, clock=clock)
        async with joined(session) as tess, server.guest(made["id"], made["token"]) as ann:
            await tess.until(lambda it: it.gathering and it.gathering.here)
            await ann.say("start")
            asked = (await ann.act("started"))["asked"]
            await tess.until(lambda it: it.asked)
            assert tess.asked is not None
            assert tess.asked.deadline is not None
            assert tess.asked.deadline - clock.ticks >= 100, "the clock stands still since she was welcomed"
            assert tess.asked.deadline == pytest.approx(asked["deadline"] / 1000 - session._client._ahead)


# --- what cannot be joined --------------------------------------------------------------------------------------------


async def test_a_table_that_does_not_exist_is_one_sentence(saved_seats: SavedSeats) -> None:
    async with running() as server:
        with pytest.raises(CannotJoin, match=r"^There is no table with that code\.$"):
            await at(server, {"code": "BCD234"}, saved_seats).open()


async def test_a_server_that_does_not_answer_is_one_sentence(saved_seats: SavedSeats) -> None:
    session = RemoteSession(TableAddress("http://127.0.0.1:1", "BCD234"), "Tess", saved_seats)
    with pytest.raises(CannotJoin, match=r"^cannot connect to http://127\.0\.0\.1:1: connection refused$"):
        await session.open()


async def test_a_server_that_keeps_no_tables_is_one_sentence(saved_seats: SavedSeats) -> None:
    async with running() as server:
        session = RemoteSession(
            TableAddress(f"http://127.0.0.1:{server.port}/elsewhere", "BCD234"), "Tess", saved_seats
        )
        with pytest.raises(CannotJoin, match=r"is not a Flip 7 server \(HTTP 40[34]\)$"):
            await session.open()


async def test_a_word_is_mixed_into_the_shuffle(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2)
        link = f"http://127.0.0.1:{server.port}/t/{made['code']}"
        async with joined(session_at(link, "Tess", "", saved_seats, word="nineteen  green umbrellas")) as tess:
            await tess.until(lambda it: it.remarks and "«nineteen green umbrellas»" in it.remarks[-1])
        log = msgspec.json.decode((await server.get(f"/api/tables/{made['id']}/log")).body, type=list[Happened])
        assert [each.act.word for each in log if isinstance(each.act, GaveWord)] == ["nineteen green umbrellas"]


# --- the whole program ------------------------------------------------------------------------------------------------


async def test_a_game_is_played_by_keys_with_somebody_elsewhere(saved_seats: SavedSeats) -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 40})
        ann = Player(f"ws://127.0.0.1:{server.port}/ws", made["id"], at_random(Random(5)), "Ann", token=made["token"])
        session = at(server, made, saved_seats)
        await session.open()
        app = JoinApp(session, pace=len(SPEEDS) - 1, colours=Colours.ALL)
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(3 * PATIENCE):
            playing = asyncio.create_task(ann.play())
            while not playing.done():
                await pilot.press("s", "enter")
            screen = app.screen
            assert isinstance(screen, TableScreen)
            while screen.scene is None or screen.scene.table.winner is None:
                await pilot.pause()
            await pilot.press("q")
        await session.close()
        view = (await server.get(f"/api/tables/{made['id']}")).json()
        assert view["phase"] == "over"
        assert screen.scene.table == table_of(msgspec.convert(view["game"], GameView), Rules(target=40))


@pytest.mark.parametrize("shown", [True, False])
async def test_a_table_that_hides_odds_hides_them_in_the_terminal_too(saved_seats: SavedSeats, *, shown: bool) -> None:
    """Neither the chance nor a key for it; and nothing is taken back where others play."""
    async with running() as server:
        bots = [{"seat": 1, "bot": "stay:15"}]
        made = await server.found(seats=2, seat=None, bots=bots, options={"odds": shown})
        session = at(server, made, saved_seats)
        assert not session.can_take_back
        await session.open()
        app = JoinApp(session, pace=len(SPEEDS) - 1, colours=Colours.ALL)
        async with app.run_test(size=(80, 24)) as pilot, asyncio.timeout(PATIENCE):
            await _asked_to_hit_or_stay(app, pilot, server, made)
            risk = str(app.screen.query_one("#risk", Static).content)
            assert (say("tui-safe") in risk or "%" in risk) is shown
            await pilot.press("o")
            await pilot.press("o")
            await pilot.pause()
            assert str(app.screen.query_one("#risk", Static).content) == risk
            keys = {key for key, active in app.screen.active_bindings.items() if active.enabled}
            assert ("o" in keys) is shown
            before = asked_of(app)
            assert "u" not in keys
            await pilot.press("u")
            await pilot.pause()
            assert asked_of(app) == before
            await pilot.press("q")
        await session.close()


def asked_of(app: JoinApp) -> Asked | None:
    screen = app.screen
    return screen.scene.asked if isinstance(screen, TableScreen) and screen.scene else None


async def _asked_to_hit_or_stay(app: JoinApp, pilot: Pilot[None], server: Running, made: Json) -> None:
    """Sit down at the terminal, let the game begin, and wait for the first question."""
    screen = app.screen
    assert isinstance(screen, TableScreen)
    while (gathering := screen._animator.gathering) is None or gathering.here is None:
        await pilot.pause()
    async with server.guest(made["id"], made["token"]) as host:
        await host.say("start")
        await host.act("started")
    while (asked := asked_of(app)) is None or not asked.here or not isinstance(asked.decision, HitOrStay):
        if asked is not None and asked.here:
            await pilot.press("enter")
        await pilot.pause()
    while not screen.query_one("#moves").display:  # asked already, and drawn a moment later
        await pilot.pause()


async def test_whoever_closes_the_terminal_has_left(tmp_path: Path) -> None:
    """The others need not wait until the line is given up."""
    async with running() as server:
        made = await server.found(seats=2)
        terminal = pexpect.spawn(
            sys.executable,
            ["-m", "flip7", "join", made["code"], "--server", f"http://127.0.0.1:{server.port}", "--name", "Tess"],
            env={**os.environ, "TERM": "xterm-256color", "XDG_STATE_HOME": str(tmp_path)},
            dimensions=(24, 80),
            timeout=PATIENCE,
        )
        await asyncio.to_thread(terminal.expect, "Tess")
        terminal.kill(signal.SIGHUP)
        await asyncio.to_thread(terminal.expect, pexpect.EOF)
        log = msgspec.json.decode((await server.get(f"/api/tables/{made['id']}/log")).body, type=list[Happened])
        assert any(isinstance(each.act, Left) for each in log)
