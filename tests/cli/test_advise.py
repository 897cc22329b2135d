"""`flip7 advise`: from a game, from a line, from a description."""

import json
import os
import subprocess
import sys
from pathlib import Path

import pytest

from flip7.record import read_record, to_json
from tests.cli.command import Command

LINE = "A 12 / B 5 / C 7 / A h 4"
LINE_OVER = '[Target "10"]\n1. A / A 12 / B 5 / A s / B s = 12 5'
ME = ["--me", "12 9", "--others", "10 stayed; 4 busted", "--totals", "160,195,20"]


def test_a_described_position_is_advised_on(flip7: Command) -> None:
    ended = flip7("advise", *ME)
    assert ended.status == 0
    assert ended.lines[:5] == [
        "Round 2 · A deals · 89 cards to draw, 0 discarded",
        "A: 160 points, in. Holds 12, 9, worth 12+9 = 21.",
        "B: 195 points, stayed. Holds 10, worth 10.",
        "C: 20 points, busted. Held 4, 4, worth 0.",
        "A, hit or stay?",
    ]
    assert ended.lines[5].startswith("▸ hit    bust  21 %")
    assert ended.lines[6] == "  stay   bust   0 %    21.0 points   wins   0.0 % ±0.0"
    assert ended.lines[7] == "Hit. You are 24 behind with B standing at 205: staying loses."
    assert ended.lines[8].startswith("For points alone you would stay: 21.0 instead of ")


def test_json_is_one_line_with_what_was_promised(flip7: Command) -> None:
    ended = flip7("advise", *ME, "--json", "--names", "Ana,Ben,Cleo")
    (line,) = ended.lines
    found = json.loads(line)
    assert [option["choice"] for option in found["options"]] == ["hit", "stay"]
    assert {"choice", "bust", "points", "win", "error"} <= found["options"][0].keys()
    assert found["best"] == "hit"
    assert found["certainty"] == "clearly"
    assert found["for_points"] == "stay"
    assert found["points_differ"] is True
    assert found["too_close"] == []
    assert found["reason"] == "You are 24 behind with Ben standing at 205: staying loses."
    assert found["asked"] == {"seat": 0, "ask": "hit_or_stay"}


def test_a_card_to_give_names_seats_by_number(flip7: Command) -> None:
    found = json.loads(flip7("advise", "--me", "12 5", "--others", "7 8; 3", "--give", "F3", "--json").out)
    assert found["asked"] == {"seat": 0, "ask": "give", "card": "F3"}
    assert [option["choice"] for option in found["options"]] == [0, 1, 2]
    assert found["best"] in {0, 1, 2}


def test_the_same_seed_gives_the_same_answer(flip7: Command) -> None:
    first, again, other = (flip7("advise", LINE, "--json", "--seed", seed).out for seed in ("1", "1", "2"))
    assert first == again
    assert first != other


def test_a_game_is_advised_on_where_it_stops(flip7: Command) -> None:
    flip7.with_file("turns.f7", LINE)
    by_file, by_line = flip7("advise", "turns.f7"), flip7("advise", LINE)
    assert by_file.out == by_line.out == flip7("advise", "-", answers=LINE).out
    assert "B, hit or stay?" in by_line.lines


def test_rules_can_be_others(flip7: Command) -> None:
    ended = flip7("advise", "--me", "12", "--others", "3 stayed", "--target", "10", "--first", "left")
    assert "Stay. Nobody else is in, and you stand highest with 12: staying wins." in ended.lines


@pytest.mark.parametrize(
    "arguments, problem",
    [
        ([], "no position"),
        (["--others", "3"], "no position"),
        (["nothing.json"], "nothing.json: there is no such file or folder"),
        (["A 12 / B 5 / A h"], "a card"),
        (["A 12 / B 5 / B s"], "it is A's turn, not B's"),
        (["A 12 / B 5 / A s / B s"], "the game stops where a card comes up for B"),
        (['[Target "10"]\nA 12 / B 5 / A s / B s'], "the game is over: A has won with 12"),
        ([LINE, "--me", "12"], "--me describes a position of its own"),
        ([LINE, "--target", "100"], "--target describes a position of its own"),
        (["--me", "12 12"], "A has more than one 12"),
        (["--me", "12 5"], "alone you win whatever you do"),
        (["--me", "12", "--totals", "many"], "--totals 'many': it must be numbers"),
        (["--me", "12", "--totals", "1,2"], "2 totals for 1 players"),
        (["--me", "12", "--others", "5", "--names", "Ana"], "1 names for 2 players"),
        (["--me", "12", "--others", "5", "--names", "Ana,"], "a name has 1 to 100 characters"),
        (["--me", "12", "--give", "+2"], "give is '+2'"),
        (["--me", "12", "--target", "0"], "target is 0"),
        (["--me", "12", "--others", ";".join(["3"] * 50)], "there are only"),
        (["--me", "12", "--others", ";" * 41], "1 to 40"),
        (["broken.json"], "broken.json: "),
    ],
    ids=lambda given: ascii(" ".join(given))[1:40] if isinstance(given, list) else "",
)
def test_what_is_wrong_is_said_in_one_line(flip7: Command, arguments: list[str], problem: str) -> None:
    flip7.with_file("broken.json", '{"format": "flip7/1"')
    assert problem in flip7.refused("advise", *arguments)


def test_advice_can_be_had_at_the_table(flip7: Command) -> None:
    ended = flip7(
        "play", "--names", "Ana,bot:stay:25,bot:stay:20", "--seed", "x", "--save", "x.json", answers="advice\n"
    )
    assert any(line.startswith("▸ ") for line in ended.lines)


@pytest.mark.integration
def test_without_numba_it_works_and_says_that_it_is_less_sure(tmp_path: Path) -> None:
    plain = subprocess.run(
        [sys.executable, "-m", "flip7", "advise", *ME, "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "FLIP7_KERNEL": "plain"},
    )
    assert "numba is not used" in plain.stderr
    assert json.loads(plain.stdout)["reason"] == "You are 24 behind with B standing at 205: staying loses."


def test_a_game_is_taken_back_to_any_of_its_choices(flip7: Command) -> None:
    first, second = (flip7("advise", LINE_OVER, "--after", after) for after in ("0", "1"))
    assert "A, hit or stay?" in first.lines
    assert "B, hit or stay?" in second.lines
    assert "A: 0 points, in. Holds 12, worth 12." in first.lines


def test_a_kept_game_is_named_by_its_number(flip7: Command, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(flip7.folder / "data"))
    kept = flip7.folder / "data" / "flip7" / "games"
    kept.mkdir(parents=True)
    (kept / "flip7-1.json").write_text(to_json(read_record(LINE)), encoding="utf-8")
    assert flip7("advise", "1").out == flip7("advise", LINE).out
    assert flip7.refused("advise", "2").startswith("there is no game '2'")


@pytest.mark.parametrize(
    "arguments, problem",
    [
        ([LINE_OVER], "the game is over: A has won with 12; --after N goes back to where N choices had been made"),
        ([LINE, "--after", "2"], "no question comes after 2 choices: the record has 1"),
        ([LINE, "--after", "-1"], "--after '-1': it must be at least 0"),
        ([*ME, "--after", "2"], "--after 2: it needs a game whose first 2 choices are kept"),
    ],
)
def test_what_cannot_be_gone_back_to_is_one_line(flip7: Command, arguments: list[str], problem: str) -> None:
    assert flip7.refused("advise", *arguments) == problem
