"""Golden logs: whole tables as one version wrote them, in tests/golden/tables (`python -m tests.server.golden_logs`).

A later version must read every one of them and come to the same end, or refuse them by name (`flip7.core.behaviour`).
Files are added for a new behaviour or new acts, and never changed.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flip7.core.cards import Card
from flip7.core.decisions import Give
from flip7.core.latecomers import StartingPoints
from flip7.play.scorekeeper import Depth, Setup
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.commands import (
    AddSeat,
    AskAdvice,
    ComeBack,
    DropSeat,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    Leave,
    Lock,
    PassHost,
    Ready,
    SeatBot,
    SendAway,
    SetOdds,
    SetOptions,
    StandUp,
    Start,
    StopSharing,
    SwapSeats,
)
from flip7.protocol.room_events import RoomEvent, decode_line
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.create import BranchPlan, Plan
from flip7.server.rooms.registry import Rooms
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import Entry, StoredRoom
from tests.scenario import B
from tests.server.boards import NAMES, Keeper, board_of, rematch_of, setup_of
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import RoomGuest, play_on, rooms_on, table_of
from tests.server.turns import until

FOLDER: Final = Path(__file__).parents[1] / "golden" / "tables"


def read_log(file: Path) -> tuple[StoredRoom, list[Entry]]:
    """Read a table from its file."""
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    kept = json.loads(first)
    entries = [json.loads(line) for line in lines]
    return (
        StoredRoom(
            kept["id"],
            kept["code"],
            bytes.fromhex(kept["secret"]),
            kept["public"],
            kept["created"],
            Phase(kept["phase"]),
        ),
        [
            Entry(each["at"], json.dumps(each["line"], ensure_ascii=False, separators=(",", ":")).encode())
            for each in entries
        ],
    )


def write_log(file: Path, kept: StoredRoom, entries: list[Entry]) -> None:
    """Write a table into its file: what is kept of it, then one entry a line."""
    head = {
        "id": kept.id,
        "code": kept.code,
        "secret": kept.secret.hex(),
        "public": kept.public,
        "created": kept.created,
        "phase": kept.phase.value,
    }
    lines = [{"at": entry.at, "line": json.loads(entry.act)} for entry in entries]
    text = "".join(json.dumps(each, ensure_ascii=False, separators=(",", ":")) + "\n" for each in (head, *lines))
    file.write_text(text, encoding="utf-8")


def acts_of(entries: list[Entry]) -> Iterator[RoomEvent]:
    """Yield the room events of the entries."""
    return (decode_line(entry.act).act for entry in entries)


# --- writing them -----------------------------------------------------------------------------------------------------


async def _a_game_of_three(rooms: Rooms) -> str:
    ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cléo", rules=GameRules(target=60))
    await ben.command(GiveWord(word="banana"))
    await ana.command(Start())
    await play_on([ana, ben, cleo])
    return ana.live.room.id


async def _much_coming_and_going(rooms: Rooms) -> str:
    ana, ben, eve = await table_of(rooms, "Ana", "Ben", "Eve", seats=5, options=Options(odds=False))
    await ana.command(FillSeats(bot="level1"))
    await ana.command(FreeSeat(seat=4))
    await ana.command(SeatBot(seat=4, bot="level2"))
    await ana.command(SetOptions(rules=GameRules(target=80), options=Options(odds=False, stand_in="level2")))
    await ben.command(Ready())
    await eve.command(StandUp())
    await eve.sit("Eve", 2)
    await ana.command(Lock(locked=True))
    eve.go()
    await ana.command(FreeSeat(seat=2))
    await ana.command(SendAway(person=2))
    await ana.command(Lock(locked=False))
    dan = await RoomGuest(rooms, ana.live).sit("דן", 2)
    await ana.command(Start())
    ben.go()
    await ana.command(HandOver(seat=1))
    back = RoomGuest(rooms, ana.live, ben.token)
    await back.command(ComeBack())
    await dan.command(Leave())
    await ana.command(PassHost(person=1))
    await play_on([ana, back])
    await rooms.rematch(ana.live, hash_token(ana.token))
    return ana.live.room.id


async def _a_table_that_was_closed(rooms: Rooms) -> str:
    ana, ben = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    await play_on([ana, ben], choices=5)
    await rooms.close_table(ana.live.room.id)
    return ana.live.room.id


async def _a_bot_that_failed(rooms: Rooms) -> str:
    plan = Plan(name="Ana", seat=None, seats=3, fill="level1", start=True, rules=GameRules(target=30))
    live = await rooms.live((await rooms.create(plan)).kept.id)

    async def fails(*_: object) -> None:
        raise OSError("Too many open files")

    choose, rooms.services.bots.choose = rooms.services.bots.choose, fails  # type: ignore[method-assign,assignment]
    watcher = RoomGuest(rooms, live)
    await until(lambda: watcher.acts("bot_failed"))
    rooms.services.bots.choose = choose  # type: ignore[method-assign]
    await until(lambda: live.room.revealed)
    return live.room.id


async def _a_table_that_grew(rooms: Rooms) -> str:
    options = Options(odds=False, late=StartingPoints.ZERO)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=80), options=options)
    cleo = await RoomGuest(rooms, ana.live).sit("Cleo")
    await ana.command(AddSeat())
    await ana.command(SwapSeats(first=0, second=3))
    await ana.command(DropSeat(seat=0))
    await ana.command(Start())
    dov = await RoomGuest(rooms, ana.live).sit("Dov")
    await play_on([ana, ben, cleo, dov])
    return ana.live.room.id


async def _a_game_with_advice(rooms: Rooms) -> str:
    options = Options(odds=False, advice=True)
    guests = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=40), options=options)
    await guests[0].command(Start())
    for _ in range(3):
        asked = guests[0].live.room.asked
        assert asked is not None
        await guests[asked.seat].command(AskAdvice(ordinal=guests[0].live.room.ordinal))
        await play_on(guests, choices=1)
    await play_on(guests)
    return guests[0].live.room.id


async def _a_score_board(rooms: Rooms) -> str:
    setup = setup_of(depth=Depth.LIVE)
    board, live, ana = await board_of(rooms, setup)
    ben = await Keeper("b", setup, board).connect(rooms)
    for keeper, cards in ((ana, ("12", "F3")), (ben, ("5", "SC")), (ana, ("7",))):
        keeper.listen()
        for card in cards:
            keeper.score.answer(Card(card) if not isinstance(keeper.score.asked, Give) else B)
        await keeper.send()
    ana.score.undo()
    await ana.send()
    assert ana.guest is not None
    await ana.guest.command(StopSharing())
    return live.room.id


async def _a_board_that_went_on(rooms: Rooms) -> str:
    board, live, ana = await board_of(rooms)
    assert ana.guest is not None
    await ana.guest.command(SetOdds(odds=OddsFor.EVERYBODY))
    ana.score.score(44)
    await ana.send()
    await rooms.rematch_board(board.kept.id, rematch_of(Setup("saturday", NAMES), ana.token))
    ana.score.score(30)
    await ana.send()
    return live.room.id


async def _a_branch(rooms: Rooms) -> str:
    """The ninth choice of a finished game, taken back by Zoë with new cards."""
    played = await _a_game_of_three(rooms)
    made = await rooms.create(Plan(name="Zoë", branch=BranchPlan(played, choice=8, same_cards=False)))
    return made.kept.id


TABLES: Final = (
    _a_game_of_three,
    _much_coming_and_going,
    _a_table_that_was_closed,
    _a_bot_that_failed,
    _a_table_that_grew,
    _a_score_board,
    _a_board_that_went_on,
    _a_game_with_advice,
    _a_branch,
)


async def main() -> None:
    """Write the golden logs that are missing: those of earlier versions stay as they were written."""
    FOLDER.mkdir(exist_ok=True)
    store = MemoryStore()
    rooms = rooms_on(store)
    for table in TABLES:
        file = FOLDER / f"1{table.__name__.replace('_', '-')}.jsonl"
        if not file.exists():
            id_ = await table(rooms)
            write_log(file, store.rooms[id_], store.logs[id_])
    await rooms.stop(0)


if __name__ == "__main__":
    asyncio.run(main())
