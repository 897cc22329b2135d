"""Golden logs: whole tables as one version wrote them, in tests/golden/tables (`python -m tests.server.golden_logs`).

A later version must read every one of them and come to the same end, or refuse them by name (`flip7.core.behaviour`).
Files are added for a new behaviour or new acts, and never changed.
"""

import asyncio
import json
from collections.abc import Iterator
from pathlib import Path
from typing import Final

from flip7.protocol.commands import (
    ComeBack,
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
    SetOptions,
    StandUp,
    Start,
)
from flip7.protocol.room_events import Act, decode_line
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.server.rooms.create import Plan
from flip7.server.rooms.registry import Hall
from flip7.server.security.tokens import key_of
from flip7.server.storage.store import Entry, Kept
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import Guest, hall_on, play_on, table_of
from tests.server.turns import until

FOLDER: Final = Path(__file__).parents[1] / "golden" / "tables"


def read_log(file: Path) -> tuple[Kept, list[Entry]]:
    """Read a table from its file."""
    first, *lines = file.read_text(encoding="utf-8").splitlines()
    kept = json.loads(first)
    entries = [json.loads(line) for line in lines]
    return (
        Kept(
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


def write_log(file: Path, kept: Kept, entries: list[Entry]) -> None:
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


def acts_of(entries: list[Entry]) -> Iterator[Act]:
    """What the entries say."""
    return (decode_line(entry.act).act for entry in entries)


# --- writing them -----------------------------------------------------------------------------------------------------


async def _a_game_of_three(hall: Hall) -> str:
    ana, ben, cleo = await table_of(hall, "Ana", "Ben", "Cléo", rules=GameRules(target=60))
    await ben.wish(GiveWord(word="banana"))
    await ana.wish(Start())
    await play_on([ana, ben, cleo])
    return ana.desk.room.id


async def _much_coming_and_going(hall: Hall) -> str:
    ana, ben, eve = await table_of(hall, "Ana", "Ben", "Eve", seats=5, options=Options(odds=False))
    await ana.wish(FillSeats(bot="level1"))
    await ana.wish(FreeSeat(seat=4))
    await ana.wish(SeatBot(seat=4, bot="level2"))
    await ana.wish(SetOptions(rules=GameRules(target=80), options=Options(odds=False, stand_in="level2")))
    await ben.wish(Ready())
    await eve.wish(StandUp())
    await eve.sit("Eve", 2)
    await ana.wish(Lock(locked=True))
    eve.go()
    await ana.wish(FreeSeat(seat=2))
    await ana.wish(SendAway(person=2))
    await ana.wish(Lock(locked=False))
    dan = await Guest(hall, ana.desk).sit("דן", 2)
    await ana.wish(Start())
    ben.go()
    await ana.wish(HandOver(seat=1))
    back = Guest(hall, ana.desk, ben.token)
    await back.wish(ComeBack())
    await dan.wish(Leave())
    await ana.wish(PassHost(person=1))
    await play_on([ana, back])
    await hall.rematch(ana.desk, key_of(ana.token))
    return ana.desk.room.id


async def _a_table_that_was_closed(hall: Hall) -> str:
    ana, ben = await table_of(hall, "Ana", "Ben")
    await ana.wish(Start())
    await play_on([ana, ben], choices=5)
    await hall.close_table(ana.desk.room.id)
    return ana.desk.room.id


async def _a_bot_that_failed(hall: Hall) -> str:
    plan = Plan(name="Ana", seat=None, seats=3, fill="level1", start=True, rules=GameRules(target=30))
    desk = await hall.desk((await hall.found(plan)).kept.id)

    async def fails(*_: object) -> None:
        raise OSError("Too many open files")

    choose, hall.dues._bots.choose = hall.dues._bots.choose, fails  # type: ignore[method-assign,assignment]
    watcher = Guest(hall, desk)
    await until(lambda: watcher.acts("bot_failed"))
    hall.dues._bots.choose = choose  # type: ignore[method-assign]
    await until(lambda: desk.room.revealed)
    return desk.room.id


async def main() -> None:
    """Write the golden logs of this version."""
    FOLDER.mkdir(exist_ok=True)
    store = MemoryStore()
    hall = hall_on(store)
    for table in (_a_game_of_three, _much_coming_and_going, _a_table_that_was_closed, _a_bot_that_failed):
        id_ = await table(hall)
        file = FOLDER / f"1{table.__name__.replace('_', '-')}.jsonl"
        write_log(file, store.rooms[id_], store.logs[id_])
    await hall.stop(0)


if __name__ == "__main__":
    asyncio.run(main())
