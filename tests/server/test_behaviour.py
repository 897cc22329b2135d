"""Games outlive versions: logs name the referee's behaviour, and no game is silently rescored (M5)."""

from datetime import UTC, datetime
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from flip7.core import scoring
from flip7.core.behaviour import BEHAVIOUR
from flip7.protocol.commands import Start
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import Closing, Opened, Revealed, RoomEvent, decode_line, encode_line
from flip7.protocol.room_options import GameRules, Phase
from flip7.server.admin.repair import Outcome, repair
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import table_view
from flip7.server.storage.store import Entry, StoreTrouble
from flip7.server.storage.url import find_place
from tests.server.golden_logs import FOLDER, acts_of, read_log
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import RoomGuest, play_on, rooms_on, table_of
from tests.server.server_in_process import running

LOGS = sorted(FOLDER.glob("*.jsonl"))


def folded(file: Path) -> Room:
    kept, entries = read_log(file)
    room = Room.stored(kept)
    for _ in room.follow(entries):
        pass
    return room


@pytest.mark.parametrize("file", LOGS, ids=lambda file: file.stem)
def test_a_golden_log_is_read_to_the_same_end_and_would_be_written_the_same_way(file: Path) -> None:
    kept, entries = read_log(file)
    room = folded(file)
    assert room.length == len(entries)
    assert room.phase is kept.phase
    for entry in entries:
        assert encode_line(decode_line(entry.act)) == entry.act
    if room.revealed is not None:
        assert room.game is not None
        assert room.revealed.scores == tuple(room.game.table.scores)
        assert room.game.table.winner is not None


def test_golden_logs_hold_every_kind_of_act() -> None:
    seen = {type(act) for file in LOGS for act in acts_of(read_log(file)[1])}
    assert set(get_args(RoomEvent)) - seen == set()


@pytest.mark.parametrize("file", [file for file in LOGS if "game-of-three" in file.stem])
def test_a_referee_that_would_score_a_finished_game_otherwise_says_so(
    file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A change of the rules without a new number of the behaviour: the stored final scores give it away."""
    monkeypatch.setattr(scoring, "points", lambda *_, **__: 7)
    with pytest.raises(StoreTrouble, match=r"cannot be read: (the game ended|seat|.*nothing is asked)"):
        folded(file)


def foreign(entries: list[Entry]) -> list[Entry]:
    """The same log, begun by a referee of another behaviour."""
    first = decode_line(entries[0].act)
    assert isinstance(first.act, Opened)
    opened = msgspec.structs.replace(first.act, behaviour=BEHAVIOUR + 1)
    return [Entry(entries[0].at, encode_line(msgspec.structs.replace(first, act=opened))), *entries[1:]]


async def test_a_running_game_of_another_behaviour_is_ended_with_a_clear_act() -> None:
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, ben = await table_of(rooms, "Ana", "Ben")
    await ana.command(Start())
    await play_on([ana, ben], choices=4)
    id_ = ana.live.room.id
    await rooms.stop(0)
    store.logs[id_] = foreign(store.logs[id_])

    rooms = rooms_on(store)
    live = await rooms.live(id_)
    guest = RoomGuest(rooms, live, ana.token)
    assert (live.room.phase, live.room.closed, live.room.asked) == (Phase.OVER, Closing.BEHAVIOUR, None)
    assert [type(act).__name__ for act in acts_of(store.logs[id_])][-1] == "Closed"
    assert store.rooms[id_].phase is Phase.OVER
    with pytest.raises(Refused):
        await guest.answer("stay", 4)
    await rooms.stop(0)


async def test_a_finished_game_of_another_behaviour_shows_its_stored_scores_and_no_cards() -> None:
    (file,) = (file for file in LOGS if "game-of-three" in file.stem)
    kept, entries = read_log(file)
    scores = next(act.scores for act in acts_of(entries) if isinstance(act, Revealed))
    store = MemoryStore()
    await store.create(kept, foreign(entries))
    rooms = rooms_on(store)
    _, room, _ = await rooms.look(kept.id)
    view = table_view(room, "", None)
    assert (view.phase, view.game, view.scores) == (Phase.OVER, None, scores)
    await rooms.stop(0)


def test_logs_of_version_0_1_that_name_no_behaviour_and_no_scores_are_read_as_before() -> None:
    opened = (
        b'{"act":{"act":"opened","seats":2,"rules":{},"options":{},"public":false,"secret_hash":"' + b"0" * 64 + b'"}}'
    )
    act = decode_line(opened).act
    assert isinstance(act, Opened)
    assert act.behaviour == 1


async def test_record_and_review_of_a_game_of_another_behaviour_are_refused_by_name() -> None:
    (file,) = (file for file in LOGS if "game-of-three" in file.stem)
    kept, entries = read_log(file)
    async with running() as server:
        await server.store.create(kept, foreign(entries))
        for asked in ("game.json", "game.f7", "review", "choices/0/what-if"):
            answer = await server.get(f"/api/tables/{kept.id}/{asked}")
            assert (answer.status, msgspec.json.decode(answer.body)["error"]) == (409, "other_behaviour")
        assert await server.faults() == 0


async def test_repair_never_cuts_a_finished_game_that_this_referee_scores_otherwise(tmp_path: Path) -> None:
    """The program is wrong then, not the log: somebody changed the rules and did not raise the behaviour."""
    (file,) = (file for file in LOGS if "game-of-three" in file.stem)
    kept, entries = read_log(file)
    line = decode_line(entries[-1].act)
    assert isinstance(line.act, Revealed)
    assert line.act.scores is not None
    wrong = msgspec.structs.replace(line.act, scores=(*line.act.scores[:-1], 999))
    entries[-1] = Entry(entries[-1].at, encode_line(msgspec.structs.replace(line, act=wrong)))
    store = MemoryStore()
    await store.create(kept, entries)
    done = await repair(store, find_place(str(tmp_path / "x")), [], datetime.now(UTC))
    assert [each.outcome for each in done.tables] == [Outcome.UNREADABLE]
    assert store.logs[kept.id] == entries


def test_a_new_table_names_the_behaviour_of_the_referee_that_plays_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """Today's number is also that of logs which name none, so only another one shows whether it is written."""
    monkeypatch.setattr("flip7.server.rooms.create.BEHAVIOUR", BEHAVIOUR + 1)
    opened = decode_line(create_room(Plan(name="Ana"), now=0).entries[0].act).act
    assert isinstance(opened, Opened)
    assert opened.behaviour == BEHAVIOUR + 1


async def test_a_game_that_is_over_names_its_final_scores() -> None:
    """Whoever opens it later, perhaps with another referee, compares them."""
    store = MemoryStore()
    rooms = rooms_on(store)
    ana, ben = await table_of(rooms, "Ana", "Ben", rules=GameRules(target=1))
    await ana.command(Start())
    await play_on([ana, ben])
    room = ana.live.room
    assert room.game is not None
    (revealed,) = (act for act in acts_of(store.logs[room.id]) if isinstance(act, Revealed))
    assert revealed.scores == tuple(room.game.table.scores)
    await rooms.stop(0)
