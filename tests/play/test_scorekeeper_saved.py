"""Saved scores: read back whole, and one clear sentence for everything else."""

import json

import pytest

from flip7.core.latecomers import StartingPoints
from flip7.core.rules import First, Rules
from flip7.core.seats import Seat
from flip7.play.scorekeeper import BadScoreSheet, Depth, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import PlayerJoined
from flip7.play.scorekeeper.export import to_csv
from flip7.play.scorekeeper.game_view import game_view
from flip7.play.scorekeeper.json_form import entry_as_json, entry_from_json, from_json, merge_json, to_json
from tests.play.kept_games import enter_numbers, keeper_of, live


def saved() -> dict[str, object]:
    """A saved game with an entry of every kind."""
    keeper = live("A 12 / B 5 / C FZ>A / B h 11")
    keeper.set_by_hand(1, Seat(1), 7)
    keeper.undo()
    keeper.correct(keeper.fold.story[0].entry.id, keeper.fold.story[0].entry.what)  # type: ignore[arg-type]
    keeper.set_depth(Depth.HANDS)
    keeper.drop(keeper.fold.story[-1].entry.id)
    keeper.join("Dora", StartingPoints.LOWEST)
    keeper.leave(Seat(0))
    keeper.come_back(Seat(0))
    keeper.rename(Seat(1), "Benno")
    keeper.correct(keeper.fold.line_up.joined[0].id, PlayerJoined(2, Seat(3), "Dorothea"))
    fields: dict[str, object] = json.loads(to_json(keeper))
    return fields


def test_a_saved_game_is_read_back_whole() -> None:
    rules = Rules(target=100, first=First.LEFT, flip_7=20)
    keeper = ScoreKeeper(Setup("g-1", ("Änne", "本", "C"), rules, Seat(2), Depth.HANDS))
    keeper.set_depth(Depth.PAD)
    enter_numbers(keeper, [1, 2, 3, 4])
    keeper.undo()
    again = from_json(to_json(keeper))
    assert again.setup == keeper.setup
    assert again.log.entries == keeper.log.entries
    assert game_view(again) == game_view(keeper)


def test_every_kind_of_entry_survives() -> None:
    text = json.dumps(saved())
    assert json.loads(to_json(from_json(text))) == json.loads(text)


@pytest.mark.parametrize("text", ["", "hello", "[]", "{}", "null", "[" * 100_000, '{"format": "flip7/1"}', "1" * 5000])
def test_a_text_that_is_none_of_ours(text: str) -> None:
    with pytest.raises(BadScoreSheet, match="not a score that flip7 has saved"):
        from_json(text)


def test_a_correction_of_corrections_without_end_is_damaged() -> None:
    by: dict[str, object] = {"what": "shuffled"}
    for _ in range(300):
        by = {"what": "corrected", "of": "1.a", "by": by}
    fields = saved()
    fields["entries"] = [{"id": "2.a", "what": "corrected", "of": "1.a", "by": by}]
    with pytest.raises(BadScoreSheet, match=r"damaged: entries\[0\]\.by\.$"):
        from_json(json.dumps(fields))


def test_another_version_is_named() -> None:
    with pytest.raises(BadScoreSheet, match="saved as «flip7-score/9»"):
        from_json(json.dumps({**saved(), "format": "flip7-score/9"}))
    with pytest.raises(BadScoreSheet, match="behaviour 99"):
        from_json(json.dumps({**saved(), "behaviour": 99}))


@pytest.mark.parametrize(
    "change, where",
    [
        ({"names": "Ana"}, "names"),
        ({"names": ["Ana"]}, "players"),
        ({"names": ["Ana", "", "Cleo"]}, "Player 2"),
        ({"dealer": 3}, "dealer"),
        ({"dealer": True}, "dealer"),
        ({"depth": "deep"}, "depth"),
        ({"game": 5}, "game"),
        ({"rules": None}, "rules"),
        ({"rules": {"target": -1, "first": "dealer", "flip_7": 15}}, "rules"),
        ({"rules": {"target": 200, "first": "me", "flip_7": 15}}, "rules"),
        ({"entries": None}, "entries"),
        ({"entries": [5]}, r"entries\[0\]"),
        ({"entries": [{"id": "1.a"}]}, r"entries\[0\].what"),
        ({"entries": [{"id": "x", "what": "shuffled"}]}, r"entries\[0\].id"),
        ({"entries": [{"id": "1.", "what": "shuffled"}]}, r"entries\[0\].id"),
        ({"entries": [{"id": "1.a", "what": "shuffled"}] * 2}, "entries"),
        ({"entries": [{"id": "1.a", "what": "score", "round": 1, "seat": 9, "points": 3}]}, r"entries\[0\].seat"),
        ({"entries": [{"id": "1.a", "what": "score", "round": 0, "seat": 0, "points": 3}]}, r"entries\[0\].round"),
        ({"entries": [{"id": "1.a", "what": "score", "round": 1, "seat": 0, "points": "3"}]}, r"entries\[0\].points"),
        ({"entries": [{"id": "1.a", "what": "came_up", "seat": 0, "card": "13"}]}, r"entries\[0\].card"),
        ({"entries": [{"id": "1.a", "what": "moved", "seat": 0, "move": "jump"}]}, r"entries\[0\].move"),
        ({"entries": [{"id": "1.a", "what": "depth", "depth": 1}]}, r"entries\[0\].depth"),
        ({"entries": [{"id": "1.a", "what": "renamed", "seat": 0, "name": ""}]}, r"entries\[0\].name"),
        (
            {"entries": [{"id": "1.a", "what": "joined", "round": 2, "seat": 3, "name": "D", "points": "many"}]},
            r"entries\[0\].points",
        ),
        ({"entries": [{"id": "1.a.b", "what": "shuffled"}]}, r"entries\[0\].id"),
        ({"entries": [{"id": "9999999.a", "what": "shuffled"}]}, r"entries\[0\].id"),
        ({"entries": [{"id": "2.a", "what": "undone", "of": "2.a"}]}, r"entries\[0\].of"),
        ({"entries": [{"id": "1.a", "what": "shuffled", "after": 7}]}, r"entries\[0\].after"),
        (
            {"entries": [{"id": "1.a", "what": "corrected", "of": "1.a", "by": {"what": "undone", "of": "1.a"}}]},
            r"entries\[0\].by",
        ),
    ],
)
def test_a_damaged_text_says_where(change: dict[str, object], where: str) -> None:
    with pytest.raises(BadScoreSheet, match=where):
        from_json(json.dumps({**saved(), **change}))


def test_an_entry_travels_alone() -> None:
    entry = live("A 12 / B 5").fold.story[1].entry
    assert entry_from_json(json.loads(json.dumps(entry_as_json(entry)))) == entry
    with pytest.raises(BadScoreSheet, match="seat"):
        entry_from_json({"id": "1.a", "what": "bust", "round": 1, "seat": 24})


def test_another_game_is_not_merged() -> None:
    keeper, other = keeper_of(3), ScoreKeeper(Setup("other", ("Ana", "Ben", "Cleo")))
    other.score(5)
    with pytest.raises(BadScoreSheet, match="two different games"):
        merge_json(keeper, to_json(other))
    assert len(keeper.log) == 0


def test_the_scores_as_a_table() -> None:
    keeper = ScoreKeeper(Setup("g", ("Ana", "=1+1")))
    enter_numbers(keeper, [12, 30])
    keeper.score(300, sure=True)
    keeper.score(0)
    assert to_csv(keeper) == "round,dealer,Ana,'=1+1,by_hand\n1,Ana,12,30,\n2,'=1+1,300,0,Ana\ntotal,,312,30,\n"


def test_the_view_is_json() -> None:
    for keeper in (keeper_of(3), keeper_of(2, Depth.HANDS), live("A 12 / B F3>C(5 FZ' 6")):
        assert json.loads(json.dumps(game_view(keeper)))["version"] == 1
