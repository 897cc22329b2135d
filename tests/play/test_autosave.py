"""Games in files: whole or not at all."""

import os
import subprocess
import sys
from datetime import datetime
from pathlib import Path

import pytest

from flip7.play.autosave import Autosave
from flip7.play.game_lock import GameIsOpen, GameLock
from flip7.play.user_data import locks_folder
from flip7.record import Record, read_record
from flip7.record.files import BadFile, as_text, create, fresh_name, replace

RECORD = Record(seats=("Ana", "Ben"), seed=bytes(32))
NOON = datetime(2031, 5, 6, 12, 30, 15)  # noqa: DTZ001 - the clock on the wall


def test_the_name_says_the_form(tmp_path: Path) -> None:
    assert as_text(RECORD, Path("a.json")).startswith("{")
    assert as_text(RECORD, Path("a.F7")).startswith("[Format")
    for name in ("a.json", "a.f7", "a"):
        assert read_record(as_text(RECORD, tmp_path / name)) == RECORD


def test_a_new_file_is_not_put_over_another(tmp_path: Path) -> None:
    create(tmp_path / "a", "one")
    with pytest.raises(BadFile, match="already"):
        create(tmp_path / "a", "two")
    assert (tmp_path / "a").read_text() == "one"


def test_a_write_that_fails_leaves_what_was_there(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    create(tmp_path / "a", "one")
    monkeypatch.setattr("flip7.record.files.os.fsync", full)
    with pytest.raises(BadFile, match="no space left on device"):
        replace(tmp_path / "a", "two")
    with pytest.raises(BadFile):
        create(tmp_path / "b", "two")
    assert {path.name: path.read_text() for path in tmp_path.iterdir()} == {"a": "one"}


def test_a_link_is_followed(tmp_path: Path) -> None:
    create(tmp_path / "a", "one")
    (tmp_path / "link").symlink_to(tmp_path / "a")
    replace(tmp_path / "link", "two")
    assert (tmp_path / "link").is_symlink()
    assert (tmp_path / "a").read_text() == "two"


def test_a_game_without_a_file_gets_a_name_that_is_free(tmp_path: Path) -> None:
    for name in ("flip7-20310506-123015.json", "flip7-20310506-123015-2.json"):
        assert fresh_name(tmp_path, NOON).name == name
        (tmp_path / name).touch()
    assert fresh_name(tmp_path, NOON).name == "flip7-20310506-123015-3.json"


def test_keeping_begins_before_the_first_card(tmp_path: Path) -> None:
    autosave = Autosave.begin(tmp_path / "a.json", RECORD, resumed=None, now=lambda: NOON, lock_file=GameLock)
    assert read_record((tmp_path / "a.json").read_text()) == RECORD
    assert autosave.save_anywhere(RECORD) == tmp_path / "a.json"


def test_a_resumed_game_is_kept_where_it_was(tmp_path: Path) -> None:
    create(tmp_path / "a.json", as_text(RECORD, tmp_path / "a.json"))
    autosave = Autosave.begin(None, RECORD, resumed=tmp_path / "a.json", now=lambda: NOON, lock_file=GameLock)
    assert autosave.save_anywhere(RECORD) == tmp_path / "a.json"


def test_a_game_that_is_open_in_another_terminal_is_refused(tmp_path: Path) -> None:
    """Both played on into one file, and one finished game was lost."""
    file = tmp_path / "a.json"
    first = Autosave.begin(file, RECORD, resumed=None, now=lambda: NOON, lock_file=GameLock)
    with pytest.raises(GameIsOpen, match="open in another terminal"):
        Autosave.begin(None, RECORD, resumed=file, now=lambda: NOON, lock_file=GameLock)
    first.close()
    second = Autosave.begin(None, RECORD, resumed=file, now=lambda: NOON, lock_file=GameLock)
    with pytest.raises(GameIsOpen):
        GameLock(file)
    second.close()
    assert list(locks_folder().iterdir()) == []


def test_a_game_that_was_just_begun_is_open(tmp_path: Path) -> None:
    autosave = Autosave.begin(None, RECORD, resumed=None, now=lambda: NOON, folder=tmp_path, lock_file=GameLock)
    file = autosave.save_anywhere(RECORD)
    with pytest.raises(GameIsOpen):
        GameLock(file)
    autosave.close()
    GameLock(file).release()


def test_a_game_is_played_where_nothing_can_be_locked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "state").write_text("a file where the folder should be")
    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path / "state"))
    GameLock(tmp_path / "a.json").release()
    GameLock(tmp_path / "a.json").release()


@pytest.mark.integration
@pytest.mark.skipif(not hasattr(os, "fork"), reason="no process is forked here")
def test_the_lock_of_a_game_dies_with_its_process(tmp_path: Path) -> None:
    """Killed, so that nothing can tidy up; the lock file is left, the lock is not."""
    program = (
        "import sys; from pathlib import Path; from flip7.play.game_lock import GameLock\n"
        "lock = GameLock(Path(sys.argv[1])); print('held', flush=True); sys.stdin.read()"
    )
    file = tmp_path / "a.json"
    with subprocess.Popen(
        [sys.executable, "-c", program, str(file)], stdin=subprocess.PIPE, stdout=subprocess.PIPE
    ) as other:
        assert other.stdout is not None
        assert other.stdout.readline() == b"held\n"
        with pytest.raises(GameIsOpen):
            GameLock(file)
        other.kill()
    GameLock(file).release()
