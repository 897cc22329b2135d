"""The command to go on, as the shell that has started the program understands it."""

import sys
from pathlib import Path

import pytest

from flip7.terminal.command_name import command


@pytest.fixture
def installed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A program in a folder of its own, which is found only if somebody says so."""
    program = tmp_path / "my tools" / "flip7"
    program.parent.mkdir()
    program.write_text("#!/bin/sh\n", encoding="utf-8")
    program.chmod(0o755)
    monkeypatch.setenv("PATH", str(tmp_path / "elsewhere"))
    monkeypatch.setattr(sys, "argv", [str(program), "play"])
    return program


def test_a_program_that_is_found_is_called_by_its_name(installed: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(installed.parent))
    assert command() == "flip7"


def test_a_program_that_is_not_found_is_called_as_it_was(installed: Path) -> None:
    assert command() == f"'{installed}'"


def test_another_program_of_that_name_is_not_meant(installed: Path, tmp_path: Path) -> None:
    other = tmp_path / "elsewhere" / "flip7"
    other.parent.mkdir()
    other.write_text("#!/bin/sh\n", encoding="utf-8")
    other.chmod(0o755)
    assert command() == f"'{installed}'"


def test_make_calls_it_by_a_path_from_here(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(sys, "argv", [".venv/bin/flip7", "play"])
    assert command() == ".venv/bin/flip7"


def test_a_module_is_called_as_a_module(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/somewhere/flip7/__main__.py", "play"])
    monkeypatch.setattr(sys, "executable", "/usr/bin/python3")
    assert command() == "/usr/bin/python3 -m flip7"


def test_another_program_that_plays_names_the_usual_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "argv", ["/usr/bin/pytest"])
    assert command() == "flip7"
