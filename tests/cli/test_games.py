"""`flip7 games`: the list of kept games, and the commands that take its numbers."""

import json
import os
from pathlib import Path

import pytest

from flip7.play.user_data import games_folder
from flip7.record import from_notation, to_json
from tests.cli.command import Command

OVER = '[Target "12"]\n[A "Ana"]\n[B "Ben"]\n\nA 1 / B 12 / A s / B s'
HALF = '[A "Cleo"]\n[B "Dora"]\n\nA 1 / B 12 / A s'


@pytest.fixture
def games(flip7: Command, tmp_path_factory: pytest.TempPathFactory, monkeypatch: pytest.MonkeyPatch) -> Command:
    """Ben has won the older of two games; the newer one is not over."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path_factory.mktemp("data")))
    games_folder().mkdir(parents=True)
    for at, text in enumerate((OVER, HALF)):
        file = games_folder() / f"game-{at}.json"
        file.write_text(to_json(from_notation(text)))
        os.utime(file, (1_700_000_000 + at, 1_700_000_000 + at))
    return flip7


def test_the_last_game_is_listed_first(games: Command) -> None:
    _, first, second, *notes = games("games").lines
    assert first.split()[0] == "1"
    assert "Cleo and Dora" in first
    assert first.rstrip().endswith("round 1, not over")
    assert second.split()[0] == "2"
    assert second.rstrip().endswith("Ben won with 12")
    assert str(games_folder()) in "\n".join(notes)


def test_programs_read_the_list(games: Command) -> None:
    newer, older = (json.loads(line) for line in games("games", "--json").lines)
    assert (newer["number"], newer["seats"], newer["winner"]) == (1, ["Cleo", "Dora"], None)
    assert (older["number"], older["totals"], older["winner"]) == (2, [1, 12], 1)
    assert Path(older["file"]) == games_folder() / "game-0.json"


def test_a_file_that_cannot_be_read_is_listed_as_such(games: Command) -> None:
    (games_folder() / "broken.json").write_text("no game")
    (line,) = [line for line in games("games").lines if "broken.json" in line]
    assert line.rstrip().endswith("cannot be read")
    assert len(games("games", "--json").lines) == 2


def test_only_twenty_are_listed_unless_all_are_wanted(games: Command) -> None:
    for at in range(20):
        (games_folder() / f"more-{at}.json").write_text("no game")
    assert "There are 22 games: --all lists them all." in games("games").lines
    assert not any("Ben" in line for line in games("games").lines)
    assert any("Ben won with 12" in line for line in games("games", "--all").lines)


def test_a_number_or_nothing_names_a_kept_game(games: Command) -> None:
    assert any(line.startswith("Cleo is dealt") for line in games("replay").lines)
    assert any(line.startswith("Ana is dealt") for line in games("replay", "2").lines)
    assert len(games("replay", "--json", "1", "2").lines) == 2
    assert "A 1 / B 12" in games("convert", "2", "--to", "f7").out
    assert "over: Ben has won, after 1 round" in games("verify", "2").out
    assert games.refused("verify", "3") == "there is no game '3': 2 are kept"


def test_the_last_game_goes_on(games: Command) -> None:
    assert games("play", "--last").lines[0] == "Welcome back: round 1, Cleo and Dora."
    assert games("play", "--resume", "1").lines[0] == "Welcome back: round 1, Cleo and Dora."
    assert "give one of the two" in games.refused("play", "--last", "--resume", "1")
    assert "--seats cannot be changed" in games.refused("play", "--last", "--seats", "3")


def test_without_games_that_is_said(flip7: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    assert flip7("games").lines == ["No game is kept yet: flip7 play begins one."]
    assert flip7("games", "--json").out == ""
    assert flip7.refused("review") == "no game is kept yet: flip7 play begins one"
    assert flip7.refused("play", "--last") == "no game waits to be finished"


def test_a_game_in_a_pipe_is_not_kept(flip7: Command, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    """A script that plays a thousand games must not fill anybody's list."""
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "none"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    flip7("play", "--names", "Ana,bot:level1", "--target", "5", answers="s\n1\n" * 100)
    assert not (tmp_path / "none").exists()
    assert not (tmp_path / "state").exists()
