"""`flip7 puzzle`, line by line."""

import json
from pathlib import Path

import pytest

from flip7.analysis.puzzles import Theme, puzzles
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.i18n.catalog import speaking
from flip7.i18n.languages import LANGUAGES
from flip7.i18n.seat_names import Names
from flip7.i18n.table import heading
from flip7.play.user_data import remember_name
from tests.cli.command import Command


@pytest.fixture(autouse=True)
def _data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


TURN = next(puzzle for puzzle in puzzles() if puzzle.best == "stay")
GIFT = next(puzzle for puzzle in puzzles() if isinstance(puzzle.best, int) and Theme.FLIP_THREE in puzzle.themes)


def test_a_puzzle_is_answered_explained_and_rated(flip7: Command, tmp_path: Path) -> None:
    solved = flip7("puzzle", TURN.id, "--plain", answers="t\nwhat\nstay\nq\n")
    assert solved.status == 0
    assert f"Puzzle {TURN.id} · " in solved.out
    assert "Right: stay!" in solved.lines
    assert "points of winning chance." in solved.out
    assert "bots miss it" in solved.out
    kept = json.loads(next((tmp_path / "data").rglob("puzzles.json")).read_text())
    assert (kept["tried"], kept["solved"], kept["seen"]) == (1, 1, [TURN.id])
    again = flip7("puzzle", TURN.id, "--plain", answers="h\nq\n")
    assert "Better: stay." in again.lines
    assert "had counted before" in again.out


def test_the_id_of_a_puzzle_may_be_typed_in_capitals(flip7: Command) -> None:
    assert f"Puzzle {TURN.id} · " in flip7("puzzle", TURN.id.upper(), "--plain", answers="q\n").out


def test_a_wrong_answer_says_what_is_better_and_another_one_follows(flip7: Command) -> None:
    solved = flip7("puzzle", TURN.id, "--plain", "--seed", "1", answers="h\n\n")
    assert "Better: stay." in solved.lines
    assert sum(line.startswith("Puzzle ") for line in solved.lines) == 2
    assert solved.status == 0, "the answers were all"


def test_help_tells_the_commands_of_a_puzzle(flip7: Command) -> None:
    asked = flip7("puzzle", TURN.id, "--plain", answers="?\nq\n").lines
    assert "s or stay    bank your points and leave the round" in asked
    assert "quit         stop; your progress is kept" in asked
    assert "save FILE    save the game (.json or .f7)" not in asked


@pytest.mark.parametrize(
    "language, said",
    [
        *zip(
            LANGUAGES,
            ("You flip three", "Du ziehst drei", "Toi tu pioches", "Tú robas", "あなた、3枚引く"),
            strict=True,
        )
    ],
)
def test_you_flip_three_and_ana_flips_three(flip7: Command, language: str, said: str) -> None:
    """«You flips three» was said to those without a name."""
    assert said in flip7("puzzle", GIFT.id, "--plain", "--language", language, answers="q\n").out
    remember_name("Ana")
    assert "Ana flips three" in flip7("puzzle", GIFT.id, "--plain", "--language", "en", answers="q\n").out


def test_one_stops_at_a_question(flip7: Command) -> None:
    assert flip7("puzzle", "--plain", "--theme", "gifts", "--difficulty", "hard", answers="q\n").status == 0


@pytest.mark.parametrize(
    "wish, problem",
    [
        (("nosuch",), "there is no puzzle 'nosuch'"),
        (("--theme", "luck"), "--theme 'luck': it must be one of counting, race"),
        (("--difficulty", "0"), "--difficulty '0': it must be one of easy"),
    ],
)
def test_what_does_not_exist_is_refused(flip7: Command, wish: tuple[str, ...], problem: str) -> None:
    assert problem in flip7.refused("puzzle", "--plain", *wish)


def test_all_seen_is_said_and_they_come_again(flip7: Command, tmp_path: Path) -> None:
    flip7("puzzle", TURN.id, "--plain", answers="s\nq\n")
    file = next((tmp_path / "data").rglob("puzzles.json"))
    kept = json.loads(file.read_text())
    file.write_text(json.dumps(kept | {"seen": [puzzle.id for puzzle in puzzles()]}))
    assert "With --again they come again." in flip7("puzzle", "--plain").out
    assert "Puzzle " in flip7("puzzle", "--plain", "--again", answers="q\n").out


def test_where_nothing_can_be_written_puzzles_are_solved_and_a_sentence_says_so(flip7: Command, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder")
    solved = flip7("puzzle", TURN.id, "--plain", "--theme", "counting", answers="s\n\nh\nq\n")
    assert solved.status == 0
    assert solved.out.count("Your progress cannot be kept: ") == 1
    assert solved.out.count("points of winning chance.") == 2


@pytest.mark.parametrize(
    "language, said", [*zip(LANGUAGES, ("you deal", "du gibst", "tu donnes", "repartes tú", "あなた"), strict=True)]
)
@pytest.mark.parametrize("name", ["", "Ana"])
def test_you_deal_and_ana_deals(language: str, said: str, name: str) -> None:
    """«You deals» was said to those without a name."""
    names = Names(["Ana" if name else "You", "Ben"], you=None if name else Seat(0))
    with speaking(language):
        assert (said in heading(Game.seeded(2, "x").table, names)) is not bool(name)
