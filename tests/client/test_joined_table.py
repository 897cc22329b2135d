"""Programs at a web table: `join`, and the example bot that uses it."""

import asyncio
import subprocess
import sys
from pathlib import Path
from random import Random

import msgspec
import pytest

from examples.table_bot import play
from flip7.bots import bot_named
from flip7.client.connection import CannotJoin
from flip7.client.joined_table import JoinedTable, join
from flip7.client.saved_seats import SavedSeats
from flip7.core.decisions import IllegalChoice
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.protocol.from_views import table_of
from flip7.protocol.messages import GameView
from tests.server.scripted import Player, at_random
from tests.server.server_in_process import Json, Running, SocketGuest, running
from tests.terminal.clocks import HastyClock

pytestmark = pytest.mark.integration


def link(server: Running, made: Json) -> str:
    return f"http://127.0.0.1:{server.port}/t/{made['code']}"


def host(server: Running, made: Json) -> Player:
    """The founder of the table: starts the game when everybody is there, and plays."""
    return Player(f"ws://127.0.0.1:{server.port}/ws", made["id"], at_random(Random(1)), "Ann", token=made["token"])


async def answered(table: JoinedTable, bot: str = "stay:20") -> int:
    """Let a bot answer everything that it is asked in this game; return how much that was."""
    player, count = bot_named(bot), 0
    async for question in table.questions():
        table.answer(player.choose(question.table, question.decision))
        count += 1
    return count


async def test_the_example_bot_plays_a_whole_game(capsys: pytest.CaptureFixture[str]) -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 100})
        playing = asyncio.create_task(host(server, made).play())
        await play(link(server, made), "Rita", "risk:0.26")
        await playing
        view = (await server.get(f"/api/tables/{made['id']}")).json()
    scores = dict(line.split(": ") for line in capsys.readouterr().out.splitlines())
    assert set(scores) == {"Ann", "Rita"}
    assert max(map(int, scores.values())) >= 100
    assert view["phase"] == "over"


async def test_a_program_sees_the_table_of_the_referee() -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 60})
        playing = asyncio.create_task(host(server, made).play())
        async with join(link(server, made), "Tess", clock=HastyClock()) as table:
            assert await answered(table) > 0
            await playing
            game = (await server.get(f"/api/tables/{made['id']}")).json()["game"]
            assert table.table == table_of(msgspec.convert(game, GameView), Rules(target=60))
            assert (table.seat, table.names) == (Seat(1), ("Ann", "Tess"))


async def test_an_illegal_answer_is_refused_here() -> None:
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 60})
        playing = asyncio.create_task(host(server, made).play())
        async with join(link(server, made), "Tess", clock=HastyClock()) as table:
            with pytest.raises(RuntimeError, match="nothing was asked yet"):
                table.answer(Seat(0))
            async for _ in table.questions():
                with pytest.raises(IllegalChoice):
                    table.answer(Seat(9))
                break
        playing.cancel()


async def test_a_program_without_a_seat_is_told_so() -> None:
    async with running() as server:
        made = await server.found(seats=2, fill="level1")
        async with server.guest(made["id"], made["token"]) as ann:
            await ann.say("start")
            await ann.act("started")
            async with join(link(server, made), "Tess", clock=HastyClock()) as table:
                with pytest.raises(CannotJoin, match="you watch"):
                    await answered(table)


async def test_a_program_that_is_started_again_comes_back_to_its_seat(tmp_path: Path) -> None:
    saved_seats = SavedSeats(tmp_path / "seats.json")
    async with running() as server:
        made = await server.found(seats=2, rules={"target": 100})
        playing = asyncio.create_task(host(server, made).play())
        address = link(server, made)
        async with join(address, "Tess", saved_seats=saved_seats, clock=HastyClock()) as table:
            async for _ in table.questions():
                break
        async with join(address, "Tess", saved_seats=saved_seats, clock=HastyClock()) as table:
            await answered(table)
            assert table.seat == Seat(1)
        await playing


async def test_questions_go_on_in_the_rematch() -> None:
    async with running() as server:
        made = await server.found(seats=2, seat=None, rules={"target": 40}, bots=[{"seat": 0, "bot": "level1"}])
        async with join(link(server, made), "Tess", clock=HastyClock()) as table:
            async with server.guest(made["id"], made["token"]) as ann:
                await started_when_ready(ann, table)
                await ann.say("rematch")
                again = (await ann.act("rematched"))["act"]["table"]
            async with server.guest(again, made["token"]) as ann:
                await started_when_ready(ann, table)
                view = (await server.get(f"/api/tables/{again}")).json()
                assert view["phase"] == "over"


async def started_when_ready(ann: SocketGuest, table: JoinedTable) -> None:
    """Play a game that the host, who has no seat, starts."""
    playing = asyncio.create_task(answered(table))
    await ann.act("became_ready")
    await ann.say("start")
    assert await playing > 0


WITHOUT = """
import sys
for blocked in ("textual", "rich", "flip7.terminal", "flip7.server", "numpy", "fastapi", "uvicorn"):
    sys.modules[blocked] = None
import flip7.client.joined_table, flip7.client.session, flip7.client.table_client, flip7.client.history
"""


def test_the_client_needs_no_terminal_and_no_server() -> None:
    """Bots, tests and benchmarks use it without Textual."""
    subprocess.run([sys.executable, "-c", WITHOUT], check=True)
