"""Leaving a game: what is saved where, what is offered, and what happens if nothing can be saved."""

import io
from collections.abc import Iterable
from pathlib import Path

import pytest

from flip7.play.autosave import Autosave
from flip7.record import from_notation, read_record
from flip7.record.files import read_game
from flip7.terminal.lineui.exit import Leaving, Outcome
from flip7.terminal.lineui.plain import PlainScreen
from tests.terminal.tables import NOW

OVER = from_notation('[Target "12"]\n\nA 1 / B 12 / A s / B s')
HALF = from_notation("A 1 / B 12 / A s")
CTRL_C = "\x03"


@pytest.fixture(autouse=True)
def _in_a_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)


class Left:
    """A person at a screen leaves a game that is saved in that file, if any."""

    def __init__(self, file: Path | None = None, typed: Iterable[str] = (), *, interactive: bool = True) -> None:
        self._typed = iter(typed)
        self._out = io.StringIO()
        screen = PlainScreen(self._out, self._read, interactive=interactive)
        self.leaving = Leaving(screen, Autosave(file, lambda: NOW))

    def _read(self) -> str:
        line = next(self._typed, "")
        if line == CTRL_C:
            raise KeyboardInterrupt
        return line and f"{line}\n"

    @property
    def lines(self) -> list[str]:
        return self._out.getvalue().splitlines()


def test_a_finished_game_is_offered_until_it_has_a_name_that_is_free() -> None:
    Path("taken.json").write_text("mine")
    left = Left(typed=["taken.json", "evening.f7"])
    assert left.leaving.at_the_end(OVER) is Outcome.DONE
    offer, problem, again, saved = left.lines
    assert offer == again == "Save this game? (a file name, or Enter to leave it)"
    assert problem.startswith("taken.json: ")
    assert saved == "Saved as evening.f7."
    assert Path("taken.json").read_text() == "mine"
    assert read_game("evening.f7") == OVER


@pytest.mark.parametrize("typed", [[""], [CTRL_C], []], ids=["Enter", "Ctrl-C", "Ctrl-D"])
def test_a_finished_game_that_nobody_wants_is_not_saved(typed: list[str]) -> None:
    left = Left(typed=typed)
    assert left.leaving.at_the_end(OVER) is Outcome.DONE
    assert list(Path().iterdir()) == []


def test_in_a_pipe_nothing_is_offered() -> None:
    left = Left(typed=["evening.json"], interactive=False)
    assert left.leaving.at_the_end(OVER) is Outcome.DONE
    assert left.lines == []


def test_a_finished_game_says_which_file_it_is_in() -> None:
    left = Left(Path("evening.json"))
    assert left.leaving.at_the_end(OVER) is Outcome.DONE
    assert left.lines == ["Saved as evening.json."]
    assert read_game("evening.json") == OVER


@pytest.mark.parametrize("how", ["at_the_end", "on_purpose", "interrupted", "out_of_answers"])
def test_a_game_that_cannot_be_saved_is_printed(how: str, capsys: pytest.CaptureFixture[str]) -> None:
    left = Left(Path("gone/evening.json"), interactive=how != "out_of_answers")
    assert getattr(left.leaving, how)(HALF) is Outcome.NOT_OVER
    problem, game = capsys.readouterr().err.splitlines()
    assert problem.startswith("flip7: gone/evening.json: ")
    assert problem.endswith("this line is the game, keep it in a file to go on with it:")
    assert read_record(game) == HALF
