"""Tables full of scripted players, and score boards, at a server that is killed again and again; and what must hold.

`tests/server/test_kill.py` does it for a minute, `tools/soak_server.py` as long as you like.
"""

import asyncio
import io
from collections.abc import Callable, Iterable, Sequence
from contextlib import ExitStack, closing, suppress
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path
from random import Random
from typing import Final

import msgspec

from flip7.cli.runners.verify import verify
from flip7.play.scorekeeper import Depth, ScoreKeeper
from flip7.play.scorekeeper.game_view import game_view
from flip7.protocol.errors import Reason
from flip7.protocol.game_events import wire_event
from flip7.protocol.messages import Asked, Happened, Parting
from flip7.protocol.room_events import By, Chose, ScoreEntered, Sealed, Started
from flip7.protocol.room_options import GameRules, Options
from flip7.record import from_json, replay
from flip7.server.rooms.create import BotAt, Plan
from flip7.terminal.lineui.plain import PlainScreen
from tests.server.board_clients import BoardKeeper, BoardWatcher, nothing_is_asked
from tests.server.boards import plan_of, setup_of
from tests.server.scripted import Player, at_random
from tests.server.served import Served, kept_tables
from tests.server.turns import until

BY_REST: Final = 20
"""Tables made at the running server, which lets an address make 30 in a minute; the others are made before."""
QUICK_BOTS: Final = ("level1", "level2", "level3", "cautious", "greedy")
CLOCK: Final = 5
MOST_TAPS: Final = 150
"""Taps of one keeper at a score board, in a storm however long: each is folded by three devices."""
_AT_THE_END: Final = 300.0
_TO_HEAR_IT: Final = 20.0
_TO_CONNECT: Final = 20.0
_BY_THE_CLOCK: Final = {Reason.STALE, Reason.BOT_PLAYS, Reason.NOT_ASKED}
"""Refusals of an answer that comes just after a bot has taken over, or after another process heard one."""


@dataclass(frozen=True)
class Siege:
    """A plan of attack on the server. The same seed makes the same tables and pauses, though not the same races."""

    seed: int
    tables: int = 50
    kills: int = 10
    boards: int = 3
    """Score boards with two keepers and a screen each."""
    longest_life: float = 1.5
    """Seconds from a start of the server to its end, at most."""
    longest_thought: float = 0.8
    processes: int = 1
    """Servers on the same store; each is killed now and then while the others serve on."""


@dataclass
class Outcome:
    """The result of a siege."""

    games: int = 0
    acts: int = 0
    choices: int = 0
    by_people: int = 0
    by_stand_ins: int = 0
    connections: int = 0
    told: int = 0
    repeated: int = 0
    """Answers that were sent again after a break."""
    taps: int = 0
    """Entries at score boards."""

    def __str__(self) -> str:
        return (
            f"{self.games:,} games, {self.acts:,} acts, {self.choices:,} choices ({self.by_people:,} by people, "
            f"{self.by_stand_ins:,} by stand-ins), {self.told:,} messages told, {self.connections:,} connections, "
            f"{self.repeated:,} answers sent again, {self.taps:,} taps at score boards"
        )


@dataclass
class Pace:
    """The time that everybody thinks: half of the time none at all."""

    seconds: float
    """At most, but for those who forget the clock."""
    is_storming: bool = True

    def calm(self) -> None:
        """From now on nobody thinks, so that the games come to an end."""
        self.seconds, self.is_storming = 0, False

    def thought(self, chance: Random) -> float:
        """Seconds before the next answer."""
        return chance.choice((0, chance.uniform(0, self.seconds)))


@dataclass
class SeatedTable:
    """A table and everybody at it."""

    id: str
    plan: Plan
    players: list[Player] = field(default_factory=list)
    watchers: list[Player] = field(default_factory=list)
    served_by_several: bool = False
    """Whether two processes may hear answers to the same question."""
    has_forgotten: bool = False
    """Whether a player has let the clock run out."""

    def thought(self, pace: Pace, chance: Random) -> float:
        """Seconds before somebody's next answer; after the storm somebody forgets the clock, if there is one, once."""
        clock = self.plan.options.turn_seconds
        if pace.is_storming or clock is None or self.has_forgotten:
            return pace.thought(chance)
        self.has_forgotten = True
        return clock + 1

    @property
    def everybody(self) -> list[Player]:
        """Those who play and those who watch."""
        return [*self.players, *self.watchers]


@dataclass
class KeptBoard:
    """A score board with its keepers, the one who shared it first, and a screen that watches."""

    id: str
    keepers: list[BoardKeeper]
    watcher: BoardWatcher

    @property
    def everybody(self) -> list[Player]:
        """Those who keep score and the one who watches."""
        return [*self.keepers, self.watcher]

    @property
    def is_complete(self) -> bool:
        """Whether all keepers have the same entries, and know that the board has them."""
        everything = {entry.id for keeper in self.keepers for entry in keeper.score.log.entries}
        return all(each.on_board == everything for each in self.keepers)

    async def be_kept(self, pace: Pace) -> None:
        """All tap, connected or not, until the storm is over; when all have everything, it is shared no more."""
        await asyncio.gather(*(self._taps(each, pace) for each in self.keepers))
        await until(lambda: self.is_complete, _AT_THE_END)
        self.keepers[0].stop_sharing()

    async def _taps(self, keeper: BoardKeeper, pace: Pace) -> None:
        for _ in range(MOST_TAPS):
            await keeper.wait(pace.thought(keeper.chance))
            if not pace.is_storming:
                break
            keeper.tap()


async def besiege(siege: Siege, folder: Path, database: str | None = None) -> Outcome:
    """All games are over, and nothing was lost; `AssertionError` says what was.

    One process may have a database in a file of that folder; several need one that they can share.
    """
    chance = Random(siege.seed)
    pace = Pace(siege.longest_thought)
    with ExitStack() as stack:
        servers = [
            stack.enter_context(
                closing(Served(database or folder / "tables.sqlite", errors=folder / f"{number}.stderr"))
            )
            for number in range(siege.processes)
        ]
        served = servers[0]
        tables = await _tables(siege, servers, chance, pace)
        boards = [await _board(servers, chance) for _ in range(siege.boards)]
        clients = [*(each.everybody for each in tables), *(each.everybody for each in boards)]
        playing = [asyncio.create_task(player.play()) for player in chain.from_iterable(clients)]
        playing += [asyncio.create_task(board.be_kept(pace)) for board in boards]
        try:
            await _storm(siege, servers, chance, tables)
            pace.calm()
            async with asyncio.timeout(_AT_THE_END):
                await asyncio.gather(*playing)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        outcome = Outcome()
        for table in tables:
            await asyncio.to_thread(_check, served, table, folder, outcome)
        for board in boards:
            await asyncio.to_thread(_check_board, served, board, outcome)
        for each in servers:
            assert await asyncio.to_thread(each.stop) == 0
            assert not _faults(each), _faults(each)
    return outcome


# --- the tables -------------------------------------------------------------------------------------------------------


async def _tables(siege: Siege, servers: Sequence[Served], chance: Random, pace: Pace) -> list[SeatedTable]:
    """Make the tables, with people, bots and people who watch; the servers run."""
    served = servers[0]
    plans = [_plan(chance, number) for number in range(siege.tables)]
    kept = await kept_tables(served.database, plans[BY_REST:])
    for each in servers:
        await asyncio.to_thread(each.start)
    urls = [each.socket_url for each in servers]
    made = [await asyncio.to_thread(served.rest.found, plan) for plan in plans[:BY_REST]]
    ids = [(each.id, each.token) for each in made] + [(each.kept.id, each.token) for each in kept]
    return [
        _seated(SeatedTable(id_, plan, served_by_several=len(servers) > 1), urls, token, pace, chance)
        for (id_, token), plan in zip(ids, plans, strict=True)
    ]


def _plan(chance: Random, number: int) -> Plan:
    """A table for two to four people, and up to two bots."""
    people, bots = chance.randint(2, 4), chance.choice((0, 0, 1, 2))
    seats = list(range(people + bots))
    chance.shuffle(seats)
    return Plan(
        name=f"Host {number}",
        seats=len(seats),
        seat=seats[0],
        bots=tuple(BotAt(seat, chance.choice(QUICK_BOTS)) for seat in seats[people:]),
        rules=GameRules(target=chance.choice((120, 160, 200))),
        options=Options(
            odds=chance.random() < 0.5,
            turn_seconds=chance.choice((None, None, None, CLOCK)),
            bot_seconds=chance.choice((0.0, 0.05)),
        ),
    )


def _seated(table: SeatedTable, urls: Sequence[str], token: str, pace: Pace, chance: Random) -> SeatedTable:
    """The table with people at all seats that are not a bot's, and some who watch."""
    plan = table.plan
    people = set(range(plan.seats)) - {each.seat for each in plan.bots}
    for seat in sorted(people, key=lambda seat: seat != plan.seat):
        player = _somebody(table, urls, pace, Random(chance.random()))
        player.name, player.seat, player.token = f"Seat {seat}", seat, token if seat == plan.seat else None
        table.players.append(player)
    for _ in range(chance.choice((0, 0, 1, 2))):
        table.watchers.append(_somebody(table, urls, pace, Random(chance.random())))
    return table


def _somebody(table: SeatedTable, urls: Sequence[str], pace: Pace, chance: Random) -> Player:
    think = lambda: table.thought(pace, chance)  # noqa: E731 - short
    return Player(urls[0], table.id, at_random(chance), think=think, chance=chance, other_urls=urls[1:])


async def _board(servers: Sequence[Served], chance: Random) -> KeptBoard:
    """A shared score board that two devices keep and a screen shows."""
    setup = setup_of(depth=chance.choice(tuple(Depth)))
    made = await asyncio.to_thread(servers[0].rest.share, plan_of(setup))
    url, *others = [each.socket_url for each in servers]
    keepers = [
        BoardKeeper(
            url,
            made.id,
            nothing_is_asked,
            token=token,
            chance=Random(chance.random()),
            other_urls=others,
            score=ScoreKeeper(setup, keeper=name),
            invitation=made.invitation,
        )
        for name, token in (("a", made.token), ("b", None))
    ]
    watcher = BoardWatcher(url, made.id, nothing_is_asked, chance=Random(chance.random()), other_urls=others)
    return KeptBoard(made.id, keepers, watcher)


# --- the storm --------------------------------------------------------------------------------------------------------


async def _storm(siege: Siege, servers: Sequence[Served], chance: Random, tables: Sequence[SeatedTable]) -> None:
    """A server has been killed so many times, and asked to stop once in between; now all run."""
    for number in range(siege.kills):
        served = servers[number % len(servers)]
        await asyncio.sleep(chance.uniform(0.05, siege.longest_life))
        await _connected(tables, siege.tables * (number + 1))
        if number == siege.kills // 2 and len(servers) == 1:
            await _stop_politely(served, tables)
            await asyncio.to_thread(served.start)
            await asyncio.sleep(siege.longest_life)
        await asyncio.to_thread(served.kill)
        await asyncio.sleep(chance.uniform(0, 0.3))
        await asyncio.to_thread(served.start)


async def _connected(tables: Sequence[SeatedTable], times: int) -> None:
    """All together have connected so often, or have had time to: a server on a slow machine lives longer."""
    everybody = [player for table in tables for player in table.everybody]
    await _soon(lambda: sum(player.connections for player in everybody) > times, _TO_CONNECT)


async def _soon(holds: Callable[[], bool], seconds: float) -> None:
    """It holds, or so much time has gone by."""
    with suppress(TimeoutError):
        await until(holds, seconds)


async def _stop_politely(served: Served, tables: Sequence[SeatedTable]) -> None:
    """The server has stopped, and has told everybody who was there to come back."""
    everybody = [player for table in tables for player in table.everybody]
    await _soon(lambda: any(each.connection is not None and not each.known.over for each in everybody), _TO_CONNECT)
    there = [
        (player, len(player.goodbyes))
        for table in tables
        for player in table.everybody
        if player.connection is not None and not player.known.over
    ]
    assert there, "the server is stopped while somebody plays"
    assert await asyncio.to_thread(served.stop) == 0

    def missed() -> list[Player]:
        return [player for player, before in there if len(player.goodbyes) == before and not player.known.over]

    await _soon(lambda: not missed(), _TO_HEAR_IT)
    assert not missed(), f"{len(missed())} of {len(there)} clients were not told to come back"
    partings = {player.goodbyes[-1].why for player, before in there if len(player.goodbyes) > before}
    assert partings == {Parting.STOPPING}


# --- what must hold ---------------------------------------------------------------------------------------------------


def _check(served: Served, table: SeatedTable, folder: Path, outcome: Outcome) -> None:
    log = served.rest.log(table.id)
    try:
        check_log(log, table)
        check_record(log, served.rest.record(table.id), folder)
    except AssertionError as error:
        error.add_note(f"table {table.id}: {table.plan}")
        raise
    _count(log, table, outcome)


def check_log(log: Sequence[Happened], table: SeatedTable) -> None:
    """Whatever anybody was told stands in the log, and every choice in the log was made, once, by whom it says."""
    _check_told(log, table.everybody)
    chosen = list(_choices(log))
    assert [each.ordinal for each in chosen] == list(range(len(chosen)))
    people = {player.known.seat: player for player in table.players}
    for act in chosen:
        _check_choice(act, people.get(act.seat), table.plan)
    for player in table.players:
        assert all(chosen[ordinal].seat == player.known.seat for ordinal in player.sent), "an answer of nobody asked"
        _check_refusals(player, table)


def _check_told(log: Sequence[Happened], everybody: Iterable[Player]) -> None:
    assert [each.number for each in log] == list(range(len(log)))
    for player in everybody:
        for number, told in player.known.told.items():
            assert as_told(told) == as_told(log[number]), f"{player.name or 'a watcher'} was told something else"


def _check_board(served: Served, board: KeptBoard, outcome: Outcome) -> None:
    """Every tap stands in the log once, and the screen shows at last what the keepers do."""
    log = served.rest.log(board.id)
    _check_told(log, board.everybody)
    entered = [entry["id"] for each in log if isinstance(each.act, ScoreEntered) for entry in each.act.entries]
    assert len(set(entered)) == len(entered), "an entry is stored twice"
    shown = board.watcher.boards[-1].board
    for keeper in board.keepers:
        assert set(entered) == {str(entry.id) for entry in keeper.score.log.entries}
        theirs = msgspec.to_builtins(game_view(keeper.score), str_keys=True)
        assert {name: shown[name] for name in theirs} == theirs
        assert {each.reason for each in keeper.refusals} <= {Reason.STOPPING}, keeper.refusals
    outcome.taps += len(entered)
    outcome.connections += sum(player.connections for player in board.everybody)


def _check_choice(act: Chose, player: Player | None, plan: Plan) -> None:
    match act.by:
        case By.BOT:
            assert act.seat in {each.seat for each in plan.bots}
        case By.STAND_IN:
            assert player is not None, f"{act} is made for a person"
            assert plan.options.turn_seconds is not None, f"{act}, and there is no clock"
        case By.PERSON:
            assert player is not None, f"{act} is made by a person"
            assert act.choice in player.sent[act.ordinal], f"{act}, and {player.name} sent {player.sent[act.ordinal]}"


def _check_refusals(player: Player, table: SeatedTable) -> None:
    by_the_clock = table.plan.options.turn_seconds is not None or table.served_by_several
    expected = {Reason.STOPPING, *_BY_THE_CLOCK} if by_the_clock else {Reason.STOPPING}
    assert {each.reason for each in player.refusals} <= expected, player.refusals


def check_record(log: Sequence[Happened], text: str, folder: Path) -> None:
    """The record proves itself against the hash that was published before the game, and tells the same events."""
    file = folder / "game.json"
    file.write_text(text)
    published = next(each.act.seed_hash for each in log if isinstance(each.act, Sealed))
    verify(str(file), published, PlainScreen(io.StringIO(), lambda: "", interactive=False))
    record = from_json(text)
    assert list(record.choices) == [act.choice for act in _choices(log)]
    logged = [each.events for each in log if isinstance(each.act, Started | Chose)]
    replayed = [tuple(map(wire_event, step.events)) for step in replay(record).steps]
    assert _as_json(logged) == _as_json(replayed)


def _as_json(events: object) -> object:
    return msgspec.json.decode(msgspec.json.encode(events))


def as_told(happened: Happened) -> Happened:
    """The message without the deadline, which begins anew when a server does."""
    asked: Asked | None = happened.asked
    return msgspec.structs.replace(
        happened, asked=None if asked is None else msgspec.structs.replace(asked, deadline=None)
    )


def _choices(log: Iterable[Happened]) -> Iterable[Chose]:
    return (each.act for each in log if isinstance(each.act, Chose))


def _faults(served: Served) -> list[str]:
    return [line for line in served.complaints().splitlines() if " ERROR " in line or "Traceback" in line]


def _count(log: Sequence[Happened], table: SeatedTable, outcome: Outcome) -> None:
    outcome.games += 1
    outcome.acts += len(log)
    chosen = list(_choices(log))
    outcome.choices += len(chosen)
    outcome.by_people += sum(act.by is By.PERSON for act in chosen)
    outcome.by_stand_ins += sum(act.by is By.STAND_IN for act in chosen)
    outcome.connections += sum(player.connections for player in table.everybody)
    outcome.told += sum(len(player.known.told) for player in table.everybody)
    outcome.repeated += sum(len(choices) - 1 for player in table.players for choices in player.sent.values())
