"""What the tests of the command share."""

from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture
def flip7(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return Command(monkeypatch, capsys, tmp_path)
