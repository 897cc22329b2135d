"""`flip7 solve`: the answer as lines, as JSON and as a page, and what is refused."""

import json
from pathlib import Path

import platformdirs
import pytest

from flip7.analysis.solver import solve
from flip7.cli.runners import solve as runner
from flip7.cli.runners.solve import _smallest
from tests.cli.command import Command

pytestmark = pytest.mark.integration


@pytest.fixture(autouse=True)
def cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Nothing that was solved before is known, and nothing is kept for later."""
    folder = tmp_path / "cache"
    monkeypatch.setattr(platformdirs, "user_cache_path", lambda _name: folder)
    return folder


SMALL = ("--cards", "12 11 10 9 8 7", "--gone", "0 1 2 2 3 3 3")


def test_the_answer_comes_first(flip7: Command) -> None:
    ended = flip7("solve", *SMALL)
    assert ended.status == 0
    assert ended.lines[0].startswith("Stay: it is worth 57 points; a hit is worth ")
    assert ended.lines[1] == "With 7 8 9 10 11 12 before you, the best choices score 57.0000 points on average."


def test_simple_rules_and_when_to_stay_are_told(flip7: Command) -> None:
    out = flip7("solve", *SMALL).out
    assert "stay when the chance to bust is 22 % or more" in out
    assert "When to stay, without a Second Chance and by the sum of your numbers" in out


def test_a_hit_is_told_as_well(flip7: Command) -> None:
    ended = flip7("solve", "--cards", "0 1 2 3 4 5", "--gone", "12 12 12 12")
    assert ended.lines[0].startswith("Hit: it is worth ")


def test_json_has_the_promised_names(flip7: Command) -> None:
    ended = flip7("solve", *SMALL, "--json")
    answer = json.loads(ended.out)
    assert ended.out.count("\n") == 1
    assert answer["value"] == 57
    assert answer["states"] > 0
    assert answer["seconds"] >= 0
    assert answer["best"] == "stay"
    assert answer["stay"] == 57 > answer["hit"]
    assert {"rule", "at", "value"} <= answer["rules"][0].keys()
    assert max(rule["value"] for rule in answer["rules"]) <= 57


@pytest.mark.e2e
def test_a_whole_round(flip7: Command) -> None:
    """The solver with a full deck; tests/analysis/test_solver_full_deck.py has more."""
    answer = json.loads(flip7("solve", "--json").out)
    assert answer["value"] == pytest.approx(20.2976, abs=0.0001)
    assert answer["states"] == 211_288_064


def test_a_round_that_took_long_is_solved_once(
    flip7: Command, monkeypatch: pytest.MonkeyPatch, cache_folder: Path
) -> None:
    monkeypatch.setattr(runner, "KEEP_SECONDS", 0)
    first = flip7("solve", *SMALL, "--json")
    monkeypatch.setattr(runner, "solved", None)
    again = flip7("solve", *SMALL, "--json")
    assert again.out == first.out
    assert str(cache_folder / "solve") in again.err


def test_the_page_is_written(flip7: Command) -> None:
    ended = flip7("solve", *SMALL, "--plot", "answer.html")
    assert "Written: answer.html" in ended.err
    assert "the best choices score 57.000 points" in (flip7.folder / "answer.html").read_text(encoding="utf-8")


REFUSED = {
    ("--cards", "4 4"): "2 cards 4 before one player: a second one busts (B.1)",
    ("--gone", "4 4 4 4 4"): "5 cards 4: the deck has 4",
    ("--cards", "0 1 2 3 4 5 6 7 8"): "9 numbers before one player: with 7 the round is over (F7.1)",
    ("--cards", "SC SC"): "2 cards SC before one player: nobody holds two (SC.1)",
    ("--cards", "13"): "'13' is not a card",
    ("--cards", "F3"): "F3 does not stay before a player who is asked",
    ("--plot", "nowhere/answer.html"): "nowhere/answer.html: there is no such folder",
    ("--dance",): "dance",
}


@pytest.mark.parametrize("arguments", REFUSED, ids=" ".join)
def test_what_cannot_be_is_one_line(flip7: Command, arguments: tuple[str, ...]) -> None:
    assert REFUSED[arguments] in flip7.refused("solve", *arguments)


def test_a_page_that_cannot_be_written_is_said_before_the_round_is_solved(flip7: Command) -> None:
    Path("folder").mkdir()
    assert flip7.refused("solve", "--plot", "folder") == "folder: a folder, not a file"


def test_what_is_compiled_first_is_tiny() -> None:
    assert solve(_smallest()).states == 1
