"""Decisions of simulated games, as arrays and in files: those of the games' records, one by one."""

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from flip7.analysis.odds import next_card
from flip7.arena.decision_files import check_file, write_decisions
from flip7.arena.decisions import COLUMNS, VERSION, Decisions, decisions_of, max_games
from flip7.arena.records import record_of
from flip7.arena.simulation import BadSimulation, Simulation, exchanging, rotating
from flip7.bots import Bot
from flip7.bots.strategies.kernel_bots import Searching
from flip7.core.rules import First, Rules
from flip7.envs.actions import action_of
from flip7.envs.observation import mask_of, observation_of
from flip7.record import replay

pytestmark = pytest.mark.integration  # games in the compiled kernel

GAMES = range(3, 7)
DOCUMENT = Path(__file__).parents[2] / "docs" / "simulate.md"


def simulation(*bots: str | Bot, target: int = 60) -> Simulation:
    return rotating(bots, None, Rules(target=target, first=First.LEFT), "decisions")


@pytest.mark.parametrize(
    "bots",
    [
        ("stay:25", "random", "level3"),
        ("tourist", "level5", "stay:15"),
        pytest.param((Searching(rollouts=40), "stay:31", "stay:12"), id="whoever searches sees the others"),
    ],
)
def test_every_row_is_a_decision_of_the_games_record(bots: tuple[str | Bot, ...]) -> None:
    played = simulation(*bots, target=120)
    found = decisions_of(played, GAMES)
    rows = iter(range(len(found)))
    for number in GAMES:
        replayed = replay(record_of(played, number))
        end = replayed.game.table
        for place, step in enumerate(replayed.steps[1:]):
            asked, choice = step.asked, step.choice
            assert asked is not None
            assert choice is not None
            row = {name: column[at] for at in [next(rows)] for name, column in found.columns.items()}
            seat, seats = asked.seat, len(end.places)
            assert (row["game"], row["decision"], row["seat"]) == (number, place, seat)
            assert row["round"] == step.table.round
            assert found.bots[row["player"]] == played.players[played.lineups[number % seats][seat]].name
            assert_array_equal(row["observation"], observation_of(step.table, asked, seat))
            assert_array_equal(row["mask"], mask_of(asked, seat, seats))
            assert row["action"] == action_of(choice, seat, seats)
            assert row["mask"][row["action"]] == 1
            assert row["bust"] == pytest.approx(next_card(step.table, seat).bust, abs=1e-6)
            assert row["won"] == (end.winner == seat)
            assert row["final_total"] == end.scores[seat]
    assert next(rows, None) is None


ABOUT = {"version": VERSION, "bots": ["stay:20", "random"], "seats": 2, "target": 60, "seed": "decisions"}


def test_a_numpy_file_holds_the_columns_with_their_types_and_what_is_true_of_all(tmp_path: Path) -> None:
    played = simulation("stay:20", "random")
    found = decisions_of(played, GAMES)
    assert write_decisions(tmp_path / "d.npz", played, GAMES) == len(found)
    with np.load(tmp_path / "d.npz") as kept:
        assert {name: kept[name].dtype for name in COLUMNS} == {name: np.dtype(kind) for name, kind in COLUMNS.items()}
        assert set(kept) == {*COLUMNS, *ABOUT}
        assert {name: kept[name].tolist() for name in ABOUT} == ABOUT
        for name, column in found.columns.items():
            assert_array_equal(kept[name], column)


def test_a_parquet_file_holds_the_same(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It is written while games are played: as soon as a row group is full, it is on the disk."""
    monkeypatch.setattr("flip7.arena.decision_files.ROWS_IN_A_GROUP", 1)
    played, file = simulation("stay:20", "random"), tmp_path / "d.parquet"
    found = decisions_of(played, GAMES)
    watched: list[int] = []
    assert write_decisions(file, played, GAMES, watched.append) == len(found)
    assert watched == [1, 2, 3, 4]
    kept = _parquet(file)
    assert kept.metadata.num_row_groups == len(GAMES)
    schema, rows = kept.schema_arrow, kept.read()
    assert json.loads(schema.metadata[b"flip7"]) == ABOUT
    assert schema.names == list(COLUMNS)
    for name, column in found.columns.items():
        assert not schema.field(name).nullable
        numbers = rows[name].combine_chunks()
        flat = (numbers.flatten() if column.ndim > 1 else numbers).to_numpy()
        assert flat.dtype == column.dtype == np.dtype(COLUMNS[name])
        assert_array_equal(flat.reshape(column.shape), column)
    assert list(tmp_path.iterdir()) == [file]


def test_row_groups_hold_whole_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.arena.decision_files.ROWS_IN_A_GROUP", 100)
    write_decisions(tmp_path / "d.parquet", simulation("stay:20", "random", "level3"), range(20))
    kept = _parquet(tmp_path / "d.parquet")
    groups = [set(kept.read_row_group(each)["game"].to_pylist()) for each in range(kept.metadata.num_row_groups)]
    assert 1 < len(groups) < 20
    assert sum(map(len, groups)) == len(set().union(*groups)) == 20


def _parquet(file: Path) -> Any:  # noqa: ANN401 - PyArrow has no types
    from pyarrow.parquet import ParquetFile

    return ParquetFile(file)


def test_the_document_lists_every_column() -> None:
    rows = [line.split("|")[1] for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert [name.strip().strip("`") for name in rows if name.strip().strip("`") in COLUMNS] == list(COLUMNS)


def test_any_split_of_the_games_gives_the_same_rows() -> None:
    whole = decisions_of(simulation("random", "level3"), range(4))
    parts: list[Decisions] = [decisions_of(simulation("random", "level3"), part) for part in (range(1), range(1, 4))]
    for name in COLUMNS:
        assert_array_equal(whole.columns[name], np.concatenate([part.columns[name] for part in parts]))


def test_what_cannot_be_kept_is_refused() -> None:
    with pytest.raises(BadSimulation, match="fit into memory"):
        decisions_of(simulation("random", "random"), range(max_games(2) + 1))
    with pytest.raises(BadSimulation, match="there must be one at least"):
        decisions_of(simulation("random", "random"), range(0))
    with pytest.raises(BadSimulation, match="comparison"):
        decisions_of(exchanging("random", "stay:25", 2, Rules(), "x"), range(2))
    check_file(Path("d.parquet"), seats=2, games=max_games(2) + 1)
    assert max_games(40) < max_games(4)
