"""Games that are kept for their player: found by number, gone on with, and named in a list."""

import os
from datetime import datetime
from pathlib import Path

import pytest

from flip7.core.decisions import STAY
from flip7.i18n.catalog import speak
from flip7.play.autosave import Autosave
from flip7.play.game_lock import GameLock
from flip7.play.kept_games import KeptGames, NoGame
from flip7.play.options import PlayOptions
from flip7.play.setup import remember_player, setting_of
from flip7.play.user_data import games_folder, last_name, remember_name
from flip7.record import Record, read_record
from flip7.record.files import BadFile

NOON = datetime(2031, 5, 6, 12, 30, 15)  # noqa: DTZ001 - the clock on the wall
NEW = Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32))
LATER = Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32), choices=(STAY,))
OVER = '[Target "12"]\n\nA 1 / B 12 / A s / B s'


@pytest.fixture(autouse=True)
def _home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "data"))
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))


def kept(folder: Path, name: str, text: str, at: int) -> Path:
    """A game in the folder, played so many seconds after the epoch."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / name
    file.write_text(text)
    os.utime(file, (at, at))
    return file


def begun(folder: Path | None) -> Autosave:
    return Autosave.begin(None, NEW, resumed=None, now=lambda: NOON, folder=folder, lock_file=GameLock)


def test_a_game_is_kept_from_its_first_question_on(tmp_path: Path) -> None:
    autosave = begun(tmp_path / "data" / "games")
    autosave.save(NEW)
    assert autosave.is_kept
    assert autosave.file == tmp_path / "data" / "games" / "flip7-20310506-123015.json"
    autosave.save(LATER)
    assert read_record(autosave.file.read_text()) == LATER


def test_a_game_with_a_file_of_its_own_is_not_kept_twice(tmp_path: Path) -> None:
    autosave = Autosave.begin(
        tmp_path / "a.json", NEW, resumed=None, now=lambda: NOON, folder=tmp_path / "games", lock_file=GameLock
    )
    autosave.save(LATER)
    assert not autosave.is_kept
    assert not (tmp_path / "games").exists()


def test_a_game_that_goes_on_stays_where_it_is_kept(tmp_path: Path) -> None:
    file = kept(tmp_path / "games", "one.json", "", 1)
    autosave = Autosave.begin(None, NEW, resumed=file, now=lambda: NOON, folder=tmp_path / "games", lock_file=GameLock)
    autosave.save(LATER)
    assert autosave.is_kept
    assert list((tmp_path / "games").iterdir()) == [file]


def test_a_folder_that_cannot_be_made_is_named(tmp_path: Path) -> None:
    (tmp_path / "games").write_text("a file")
    with pytest.raises(BadFile, match="games"):
        begun(tmp_path / "games").save(LATER)


def test_the_game_that_was_played_last_has_the_number_one(tmp_path: Path) -> None:
    old, new = kept(tmp_path, "b.json", "{}", 1), kept(tmp_path, "a.json", "{}", 2)
    games = KeptGames(tmp_path)
    assert games.find("") == games.find("1") == str(new)
    assert games.find("2") == str(old)
    assert games.find("elsewhere.f7") == "elsewhere.f7"
    for number in ("0", "3"):
        with pytest.raises(NoGame, match="2 are kept"):
            games.find(number)


def test_a_file_whose_name_is_a_number_is_meant_by_its_name(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    kept(tmp_path / "games", "a.json", "{}", 1)
    (tmp_path / "1").touch()
    assert KeptGames(tmp_path / "games").find("1") == "1"


def test_the_last_game_that_is_not_over_goes_on(tmp_path: Path) -> None:
    kept(tmp_path, "half.json", "A 1 / B 12 / A s", 1)
    older = kept(tmp_path, "other.json", "A 1 / B 12 / A s", 2)
    games = KeptGames(tmp_path)
    kept(tmp_path, "over.json", OVER, 3)
    kept(tmp_path, "damaged.json", "no game", 4)
    assert [game.goes_on for game in games.all()] == [False, False, True, True]
    assert [game.replayed is None for game in games.all()] == [True, False, False, False]
    assert games.last_unfinished() == older


@pytest.mark.parametrize("text", [None, "no game"])
def test_without_a_game_to_go_on_with_that_is_said(tmp_path: Path, text: str | None) -> None:
    if text is not None:
        kept(tmp_path, "a.json", text, 1)
    with pytest.raises(NoGame, match="no game waits to be finished"):
        KeptGames(tmp_path / "none" if text is None else tmp_path).last_unfinished()


def test_without_any_game_that_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoGame, match="no game is kept yet"):
        KeptGames(tmp_path / "none").find("")


def test_games_lie_in_the_data_folder(tmp_path: Path) -> None:
    assert games_folder() == tmp_path / "data" / "flip7" / "games"


# --- the name ---------------------------------------------------------------------------------------------------------


def test_a_name_is_remembered() -> None:
    assert last_name() is None
    remember_player(setting_of(PlayOptions(names=("bot:level1", "Zoë", "Ben"))))
    assert last_name() == "Zoë"
    assert setting_of(PlayOptions(me=last_name())).record.seats[0] == "Zoë"


@pytest.mark.parametrize("language", ["en", "de"])
def test_a_name_that_nobody_chose_is_not_remembered(language: str) -> None:
    remember_name("Ana")
    speak(language)
    remember_player(setting_of(PlayOptions()))
    remember_player(setting_of(PlayOptions(names=("bot:level1", "bot:level2"))))
    assert last_name() == "Ana"


@pytest.mark.parametrize("content", [b"", b"\xff", b"\x1b[2J", b"n" * 500])
def test_a_file_without_a_name_is_no_name(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "state" / "flip7").mkdir(parents=True)
    (tmp_path / "state" / "flip7" / "name").write_bytes(content)
    assert last_name() is None


def test_a_name_that_cannot_be_written_stops_nobody(tmp_path: Path) -> None:
    (tmp_path / "state").write_text("a file")
    remember_name("Ana")
    assert last_name() is None
