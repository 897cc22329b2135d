"""Running the `flip7` command, inside the test or beside it: what it prints, and how it ends."""

import io
import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import ClassVar, Self

import pytest

from flip7.cli import main


@dataclass(frozen=True)
class Ended:
    """The result of a command."""

    status: int
    out: str
    err: str

    @property
    def lines(self) -> list[str]:
        return self.out.splitlines()


class StoppedTimer:
    """Stands in for `threading.Timer`: its time never comes, unless a test says so."""

    made: ClassVar[list["StoppedTimer"]] = []

    def __init__(self, seconds: float, ring: Callable[[], None]) -> None:
        self.seconds = seconds
        self.ring = ring
        self.daemon = False
        self.running = False
        self.made.append(self)

    def start(self) -> None:
        self.running = True

    def cancel(self) -> None:
        self.running = False


class Command:
    """Runs `flip7` with arguments, answers on its standard input, in a folder of its own.

    However long the kernel takes to compile, no notice of it stands between the lines.
    """

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], folder: Path) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys
        self.folder = folder
        monkeypatch.chdir(folder)
        monkeypatch.setattr("flip7.terminal.compile_notice.Timer", StoppedTimer)
        monkeypatch.setattr(StoppedTimer, "made", [])

    def __call__(self, *arguments: str | Path, answers: str | bytes = "") -> Ended:
        given = answers.encode() if isinstance(answers, str) else answers
        self._monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(given), encoding="utf-8"))
        self._capsys.readouterr()
        status = main([str(argument) for argument in arguments])
        said = self._capsys.readouterr()
        return Ended(status, said.out, said.err)

    def refused(self, *arguments: str | Path, answers: str | bytes = "") -> str:
        """The one line that says what is wrong; nothing else was said, and nothing was written."""
        before = self.files()
        ended = self(*arguments, answers=answers)
        assert ended.status == 2
        assert ended.out == ""
        assert ended.err.startswith("flip7: ")
        assert ended.err.count("\n") == 1
        assert "Traceback" not in ended.err
        assert self.files() == before
        return ended.err.removeprefix("flip7: ").strip()

    def files(self) -> dict[str, bytes]:
        """All files in the folder, with what is in them."""
        return {path.name: path.read_bytes() for path in self.folder.iterdir() if path.is_file()}

    def with_file(self, name: str, text: str | bytes) -> Self:
        """The folder holds that file."""
        (self.folder / name).write_bytes(text.encode() if isinstance(text, str) else text)
        return self


@contextmanager
def beside(*arguments: str, folder: Path) -> Iterator[subprocess.Popen[str]]:
    """The command runs in that folder, and is killed at the end if it has not ended."""
    with subprocess.Popen(
        [sys.executable, "-m", "flip7", *arguments],
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        env={**os.environ, "PYTHONUNBUFFERED": "1"},
    ) as run:
        try:
            yield run
        finally:
            run.kill()
