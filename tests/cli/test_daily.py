"""`flip7 daily`: one try at the deal of the day."""

from pathlib import Path

import pytest

from flip7.play.daily import deal_of
from flip7.record.files import read_game
from tests.cli.command import Command

DAY = "2026-11-16"


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))


ANSWERS = "1\ns\n" * 200
"""Every card goes to the first who can get it, and one stays."""


def test_a_deal_is_played_once(flip7: Command, tmp_path: Path) -> None:
    first = flip7("daily", "--plain", "--name", "Ana", "--day", DAY, answers=ANSWERS)
    assert first.status == 0
    assert "One try" not in first.out
    assert f"The daily deal of {DAY}: the same cards" in first.out
    record = read_game(str(next((tmp_path / "data").rglob(f"{DAY}.json"))))
    assert record.seed == deal_of(DAY).seed
    again = flip7("daily", "--plain", "--day", DAY, answers=ANSWERS)
    assert again.status == 0
    assert f"You have played the daily deal of {DAY}." in again.out
    ending = [line for line in first.lines if line.startswith(("You made", "Level 5", "Flip 7, daily"))]
    assert len(ending) == 3
    assert all(line in again.lines for line in ending)
    assert f"The fingerprint of the next deal: {deal_of(DAY).next.hash}" in again.out


def test_a_deal_goes_on_where_it_was_left_and_says_how(flip7: Command) -> None:
    left = flip7("daily", "--plain", "--name", "Ana", "--day", DAY, answers="s\n")
    assert left.status == 2
    assert left.err.endswith(f"it is saved, go on with: flip7 daily --day {DAY}\n")
    going_on = flip7("daily", "--plain", "--day", DAY, answers=ANSWERS)
    assert f"The daily deal of {DAY} goes on." in going_on.out
    assert going_on.status == 0


@pytest.mark.parametrize(
    "day, problem",
    [("yesterday", "a day is written as 2026-11-18, not 'yesterday'"), ("9999-12-30", "is not there yet")],
)
def test_what_is_no_day_or_has_no_deal_yet_is_refused(flip7: Command, day: str, problem: str) -> None:
    assert problem in flip7.refused("daily", "--plain", "--day", day)


def test_where_nothing_can_be_kept_a_sentence_names_the_folder(flip7: Command, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    assert flip7.refused("daily", "--plain", "--day", DAY).startswith(str(tmp_path / "data" / "flip7" / "daily: "))
