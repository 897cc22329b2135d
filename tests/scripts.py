"""Running a script of examples/ or tools/ inside the test: what it prints, and how it ends."""

import runpy
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest


@dataclass(frozen=True)
class ScriptEnded:
    """The result of a script."""

    status: object
    out: str
    err: str


class Script:
    """Runs a script as `python FILE ARGUMENT…` would, but without a new interpreter."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
        self._monkeypatch = monkeypatch
        self._capsys = capsys

    def __call__(self, file: Path, *arguments: str | Path) -> ScriptEnded:
        self._capsys.readouterr()
        status: object = 0
        with self._monkeypatch.context() as patch:
            patch.setattr(sys, "argv", [str(file), *map(str, arguments)])
            patch.setattr(sys, "path", [str(file.parent), *sys.path])
            try:
                runpy.run_path(str(file), run_name="__main__")
            except SystemExit as end:
                status = end.code or 0
        said = self._capsys.readouterr()
        return ScriptEnded(status, said.out, said.err)
