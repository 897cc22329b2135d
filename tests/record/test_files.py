"""Files of games that cannot be read or written: one sentence each, and nothing is changed."""

import errno
import io
import os
import sys
from pathlib import Path
from types import SimpleNamespace

import pytest

from flip7.record.files import BadFile, probe, read_games, replace


class Broken(io.BytesIO):
    """A disk that fails while it is read."""

    def __init__(self, error: OSError) -> None:
        super().__init__()
        self._error = error

    def readline(self, _: int | None = -1, /) -> bytes:
        raise self._error


@pytest.mark.parametrize(
    "error, said",
    [
        (OSError(errno.EIO, os.strerror(errno.EIO)), "input/output error"),
        (PermissionError(errno.EACCES, os.strerror(errno.EACCES)), "no permission"),
    ],
    ids=["a broken disk", "no permission"],
)
def test_games_that_cannot_be_read_on_say_why(monkeypatch: pytest.MonkeyPatch, error: OSError, said: str) -> None:
    monkeypatch.setattr(sys, "stdin", SimpleNamespace(buffer=Broken(error)))
    with pytest.raises(BadFile, match=said):
        list(read_games("-"))


@pytest.mark.parametrize(
    "name, said", [("a\0b.json", "no file can have that name"), (os.devnull, "not an ordinary file")]
)
def test_no_such_file_is_replaced(name: str, said: str) -> None:
    with pytest.raises(BadFile, match=said):
        probe(Path(name))
    with pytest.raises(BadFile, match=said):
        replace(Path(name), "A 1 / B 2")


def test_a_file_that_may_not_be_written_stays_as_it_is(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kept = tmp_path / "game.f7"
    kept.write_text("A 1", encoding="utf-8")
    monkeypatch.setattr(os, "access", lambda *_: False)  # as for somebody who is not the administrator
    with pytest.raises(BadFile, match="no permission"):
        replace(kept, "A 2")
    assert kept.read_text(encoding="utf-8") == "A 1"
