"""Solving puzzles: the rating, what comes next, and the file that remembers."""

import json
from dataclasses import asdict, replace
from errno import ENOSPC
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from flip7.analysis.puzzles import PANEL, Difficulty, Puzzle, Theme, puzzles
from flip7.play.puzzles import NEAREST, RATING, BadProgress, Progress, PuzzleSession, Wanted, names_at, rated
from flip7.record.files import BadFile

FOUND = puzzles()[:40]
CASES = json.loads(Path(__file__).with_name("puzzle_cases.json").read_text(encoding="utf-8"))
"""What both implementations answer: web/tests/puzzles.test.ts reads the same."""


def session(file: Path, progress: Progress | None = None, wanted: Wanted | None = None) -> PuzzleSession:
    return PuzzleSession(FOUND, progress or Progress(), file, wanted or Wanted(), Random(1))


def test_a_right_answer_to_a_hard_puzzle_counts_most() -> None:
    easy, hard = (rated(1500, puzzle, 0, right=True) for puzzle in (1220, 1992))
    assert 1500 < easy < hard < 1500 + RATING.first_step
    assert rated(1500, 1500, 100, right=False) == 1500 - RATING.least_step / 2


def test_the_cases_have_the_numbers_of_the_rating() -> None:
    assert CASES["rules"] == {**asdict(RATING), "nearest": NEAREST}


def test_ratings_are_those_of_the_cases() -> None:
    for case in CASES["rated"]:
        after = rated(case["own"], case["puzzle"], case["tried"], right=case["right"])
        assert after == pytest.approx(case["after"], abs=1e-5), case


def puzzle_of_case(case: dict[str, Any]) -> Puzzle:
    """Return a puzzle that as many bots miss; its position does not matter."""
    some = FOUND[0]
    best, wrong = some.answer(some.best), some.tempting
    answers = (replace(best, chosen_by=PANEL[case["missed"] :]), replace(wrong, chosen_by=PANEL[: case["missed"]]))
    puzzle = replace(some, id=case["id"], answers=answers, themes=tuple(map(Theme, case["themes"])))
    assert (puzzle.rating, puzzle.difficulty) == (case["rating"], case["difficulty"])
    return puzzle


class Listening(Random):
    """Chance that remembers among what it chose."""

    among: tuple[Puzzle, ...] = ()

    def choice(self, seq: Any) -> Any:  # noqa: ANN401 - as in Random
        self.among = tuple(seq)
        return super().choice(seq)


def test_the_next_puzzle_is_one_of_the_cases() -> None:
    found = [puzzle_of_case(case) for case in CASES["puzzles"]]
    for case in CASES["next"]:
        progress = Progress(rating=case["rating"], seen=case["seen"])
        wanted = Wanted(case["theme"] and Theme(case["theme"]), case["difficulty"] and Difficulty(case["difficulty"]))
        chance = Listening(1)
        brought = progress.next(found, wanted, chance)
        assert [puzzle.id for puzzle in chance.among] == case["among"], case
        assert (brought is None) == (not case["among"])


def test_no_puzzle_comes_twice_until_all_have_been_seen(tmp_path: Path) -> None:
    solving = session(tmp_path / "puzzles.json")
    seen = []
    while (puzzle := solving.next()) is not None:
        seen.append(puzzle.id)
        solving.answer(puzzle, puzzle.best)
    assert sorted(seen) == sorted(puzzle.id for puzzle in FOUND)
    assert (solving.progress.tried, solving.progress.solved) == (len(FOUND), len(FOUND))
    solving.begin_again()
    again = solving.next()
    assert again is not None
    assert solving.answer(again, again.best) is None, "it has counted"
    assert solving.progress.tried == len(FOUND)


def test_the_next_puzzle_is_near_ones_own_rating(tmp_path: Path) -> None:
    solving = session(tmp_path / "puzzles.json", Progress(rating=1950))
    far = sorted(abs(puzzle.rating - 1950) for puzzle in FOUND)
    puzzle = solving.next()
    assert puzzle is not None
    assert abs(puzzle.rating - 1950) <= far[NEAREST - 1]


def test_only_what_is_wanted_comes(tmp_path: Path) -> None:
    wanted = Wanted(Theme.RACE, Difficulty.EASY)
    solving = session(tmp_path / "puzzles.json", wanted=wanted)
    count = 0
    while (puzzle := solving.next()) is not None:
        assert Theme.RACE in puzzle.themes
        assert puzzle.difficulty is Difficulty.EASY
        solving.answer(puzzle, puzzle.best)
        count += 1
    assert count == solving.number > 0


def test_progress_is_kept(tmp_path: Path) -> None:
    file = tmp_path / "deep" / "puzzles.json"
    solving = session(file)
    puzzle = solving.next()
    assert puzzle is not None
    change = solving.answer(puzzle, puzzle.tempting.choice)
    assert change is not None
    assert change < 0
    assert Progress.load(file) == solving.progress
    assert Progress.load(tmp_path / "none.json") == Progress()


def test_two_terminals_write_files_of_their_own(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    monkeypatch.setattr(Path, "replace", lambda beside, _: written.append(beside.name))
    for _ in range(2):
        Progress().save(tmp_path / "puzzles.json")
    assert len({*written, "puzzles.json"}) == 3


def test_a_failed_save_leaves_nothing_behind(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "puzzles.json"
    Progress(tried=1).save(file)
    monkeypatch.setattr(Path, "replace", refuse)
    with pytest.raises(BadFile, match="no space left"):
        Progress(tried=2).save(file)
    assert list(tmp_path.iterdir()) == [file]
    assert Progress.load(file).tried == 1


def refuse(*_: object) -> NoReturn:
    raise OSError(ENOSPC, "No space left on device")


def test_that_progress_cannot_be_kept_is_said_once(tmp_path: Path) -> None:
    (tmp_path / "taken").write_text("no folder")
    solving = session(tmp_path / "taken" / "puzzles.json")
    assert solving.warning() is None
    warnings = []
    for puzzle in FOUND[:2]:
        assert solving.answer(puzzle, puzzle.best) is not None
        warnings.append(solving.warning())
    assert warnings == [f"Your progress cannot be kept: {solving.file} cannot be written.", None]
    assert solving.progress.tried == 2


@pytest.mark.parametrize("text", ["", "[]", '{"rating": "x"}', '{"rating": 1, "tried": 1, "solved": 1, "seen": 3}'])
def test_another_file_is_refused_by_name(tmp_path: Path, text: str) -> None:
    file = tmp_path / "puzzles.json"
    file.write_text(text)
    with pytest.raises(BadProgress, match="holds no solved puzzles"):
        Progress.load(file)


def test_the_seat_that_is_asked_is_called_you() -> None:
    assert names_at(3, 1, "You") == ("Ada", "You", "Cleo")


@pytest.mark.parametrize("you", ["Cleo", "cleo", "CLEO"])
def test_nobody_else_is_called_as_you_are(you: str) -> None:
    assert names_at(4, 1, you) == ("Ada", you, "Gus", "Dan")
    assert names_at(4, 2, you) == ("Ada", "Ben", you, "Dan")
