"""Answers at a question: help, why, saving, and a game that is over."""

import io
from datetime import UTC, datetime
from pathlib import Path

import pytest

from flip7.play.autosave import Autosave
from flip7.play.seating import Person
from flip7.play.setup import Setting
from flip7.record import from_notation
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.plain import PlainScreen
from flip7.terminal.lineui.play import Session


class Played:
    """A game that is gone on with at a plain terminal."""

    def __init__(self, game: str, answers: str = "", *, interactive: bool = False) -> None:
        out = io.StringIO()
        record = from_notation(game)
        screen = PlainScreen(out, io.StringIO(answers).readline, interactive=interactive)
        players = [Person(name) for name in record.seats]
        autosave = Autosave(None, lambda: datetime(2026, 1, 2, tzinfo=UTC))
        self.outcome = Session(Setting(record, players), screen, autosave).play()
        self.out = out.getvalue()
        self.lines = self.out.splitlines()


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    monkeypatch.chdir(tmp_path)
    return tmp_path


def test_end_of_input_at_a_terminal_keeps_the_game(folder: Path) -> None:
    played = Played("A 12 / B 5", "h\n7\n", interactive=True)
    assert played.outcome is Outcome.DONE
    (kept,) = folder.iterdir()
    assert played.lines[-1] == f"Saved. Go on with: flip7 play --resume {kept.name}"


def test_end_of_input_in_a_pipe_does_not(folder: Path) -> None:
    assert Played("A 12 / B 5", "h\n7\n").outcome is Outcome.NOT_OVER
    assert list(folder.iterdir()) == []


def test_a_game_that_is_over_says_who_has_won() -> None:
    played = Played('[Target "10"]\nA 12 / B 5 / A s / B s = 12 5')
    assert played.outcome is Outcome.DONE
    assert played.lines[1:3] == ["This game is over: A has won with 12.", "1 round was played."]


def test_the_seat_is_shown_once_to_those_who_hit_with_a_real_deck() -> None:
    lines = Played("A 12 / B 5", "h\n7\n").lines
    assert [line for line in lines if line.startswith("A: ")] == ["A: 0 points, in. Holds 12, worth 12."]
    assert any(line.startswith("B: 0 points") for line in lines)


def test_help_at_a_card_says_how_cards_are_typed() -> None:
    lines = Played("A 12 / B 5", "h\n?\n").lines
    assert any(line.startswith("F3 ") and line.endswith("Flip Three") for line in lines)
    assert any(line.startswith("save FILE") for line in lines)
    assert not any(line.startswith("h or hit") for line in lines)


def test_why_tells_a_card_and_its_sum_together() -> None:
    lines = Played("A 12 / B 5", "h\n7\nw\n").lines
    assert any(line.startswith("A drew a 7 – 12+7 = 19 (T.2") for line in lines)  # noqa: RUF001


@pytest.mark.parametrize("typed", ["save x\x1b[31mred.json", "save no/\x1b[2J/x.json", "r \x1b[31m", "\x1b[31m"])
def test_nothing_typed_is_shown_raw(typed: str) -> None:
    played = Played("A 12 / B 5", f"{typed}\n")
    assert "\x1b" not in played.out
    assert "[" in played.out


def test_undo_takes_back_the_last_choice_and_all_after_it() -> None:
    played = Played("A 12 / B 5", "s\nundo\nh\n7\nundo\nundo\nt\n")
    said = played.lines
    assert said.count("Taken back.") == 3
    assert "A: 0 points, in. Holds 12, worth 12." in said[said.index("Taken back.") :]
    assert said[-1].startswith("A, hit or stay?")
    assert any(line.startswith("B: 0 points, in. Holds 5") for line in said[-4:])


def test_after_an_undo_what_is_told_is_told_from_there() -> None:
    """The new sum is that of the cards that lie there now; «why» forgets what did not happen."""
    played = Played("A 12 / B 5", "h\n7\nundo\nw\n4\nundo\n7\n")
    assert "Nothing has happened yet." in played.lines
    assert any("12+4 = 16" in line for line in played.lines)
    assert sum("12+7 = 19" in line for line in played.lines) == 2


def test_where_there_is_one_try_nothing_is_taken_back_and_no_advice_given() -> None:
    out = io.StringIO()
    record = from_notation("A 12 / B 5 / A s")
    screen = PlainScreen(out, io.StringIO("undo\nadvice\n").readline, interactive=False)
    setting = Setting(record, [Person(name) for name in record.seats], one_try=True)
    Session(setting, screen, Autosave(None, lambda: datetime(2026, 1, 2, tzinfo=UTC))).play()
    assert "There is nothing to take back." in out.getvalue()
    assert "The daily deal is played without advice" in out.getvalue()
    assert "wins" not in out.getvalue()
