"""`flip7 join`: what cannot be joined is one line, never a traceback."""

from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture(autouse=True)
def _own_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep the tests away from the user's real seats."""
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


@pytest.fixture
def terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    """It looks as if somebody sat there."""
    monkeypatch.setattr("flip7.terminal.tui.join.full_screen", lambda: True)


def test_a_bad_link_is_one_line(flip7: Command) -> None:
    assert flip7.refused("join", "hello").startswith("'hello' is not the link or code of a table:")
    assert "not the address of a server" in flip7.refused("join", "BCD234", "--server", "cards.example.org")


def test_a_bad_name_is_one_line(flip7: Command) -> None:
    assert "characters" in flip7.refused("join", "BCD234", "--name", "x" * 99)


def test_a_bad_word_is_one_line(flip7: Command) -> None:
    assert "characters" in flip7.refused("join", "BCD234", "--word", "x" * 99)


def test_without_a_terminal_there_is_no_table(flip7: Command) -> None:
    assert "needs a terminal" in flip7.refused("join", "BCD234")


@pytest.mark.usefixtures("terminal")
@pytest.mark.parametrize("form", [[], ["--lines"], ["--plain"]], ids=str)
def test_a_server_that_does_not_answer_is_one_line(flip7: Command, form: list[str]) -> None:
    said = flip7.refused("join", "BCD234", "--server", "http://127.0.0.1:1", *form)
    assert said == "cannot connect to http://127.0.0.1:1: connection refused"


@pytest.mark.usefixtures("terminal")
def test_a_server_of_which_nobody_has_heard_is_one_line(flip7: Command) -> None:
    assert flip7.refused("join", "http://nowhere.invalid/t/BCD234").startswith("cannot connect to http://nowhere")
