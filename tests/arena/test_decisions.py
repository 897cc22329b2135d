"""Decisions of simulated games as arrays: those of the games' records, one by one."""

from io import BytesIO
from pathlib import Path

import numpy as np
import pytest
from numpy.testing import assert_array_equal

from flip7.analysis.odds import next_card
from flip7.arena.decisions import COLUMNS, VERSION, Decisions, decisions_of, max_games, write_decisions
from flip7.arena.records import record_of
from flip7.arena.simulation import BadSimulation, Simulation, exchanging, rotating
from flip7.core.rules import First, Rules
from flip7.envs.actions import action_of
from flip7.envs.observation import mask_of, observation_of
from flip7.record import replay

pytestmark = pytest.mark.integration  # games in the compiled kernel

GAMES = range(3, 7)
DOCUMENT = Path(__file__).parents[2] / "docs" / "simulate.md"


def simulation(*bots: str) -> Simulation:
    return rotating(bots, None, Rules(target=60, first=First.LEFT), "decisions")


@pytest.mark.parametrize("bots", [("stay:25", "random", "level3"), ("tourist", "level5", "stay:15")])
def test_every_row_is_a_decision_of_the_games_record(bots: tuple[str, ...]) -> None:
    played = simulation(*bots)
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


def test_a_file_holds_the_columns_with_their_types_and_what_is_true_of_all(tmp_path: Path) -> None:
    found = decisions_of(simulation("stay:20", "random"), range(2))
    write_decisions(tmp_path / "d.npz", found)
    with np.load(tmp_path / "d.npz") as kept:
        assert {name: kept[name].dtype for name in COLUMNS} == {name: np.dtype(kind) for name, kind in COLUMNS.items()}
        assert {len(kept[name]) for name in COLUMNS} == {len(found)}
        assert kept["version"] == VERSION
        assert kept["bots"].tolist() == ["stay:20", "random"]
        assert (kept["seats"], kept["target"], kept["seed"]) == (2, 60, "decisions")
        assert set(kept) == {*COLUMNS, "version", "bots", "seats", "target", "seed"}


def test_the_document_lists_every_column() -> None:
    rows = [line.split("|")[1] for line in DOCUMENT.read_text(encoding="utf-8").splitlines() if line.startswith("| `")]
    assert [name.strip().strip("`") for name in rows if name.strip().strip("`") in COLUMNS] == list(COLUMNS)


def test_any_split_of_the_games_gives_the_same_rows() -> None:
    whole = decisions_of(simulation("random", "level3"), range(4))
    parts: list[Decisions] = [decisions_of(simulation("random", "level3"), part) for part in (range(1), range(1, 4))]
    for name in COLUMNS:
        assert_array_equal(whole.columns[name], np.concatenate([part.columns[name] for part in parts]))
    assert np.load(BytesIO(whole.npz()))["game"].tolist() == whole.columns["game"].tolist()


def test_what_cannot_be_kept_is_refused() -> None:
    with pytest.raises(BadSimulation, match="fit into memory"):
        decisions_of(simulation("random", "random"), range(max_games(2) + 1))
    with pytest.raises(BadSimulation, match="comparison"):
        decisions_of(exchanging("random", "stay:25", 2, Rules(), "x"), range(2))
    assert max_games(40) < max_games(4)
