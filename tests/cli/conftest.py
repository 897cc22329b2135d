"""Fixtures for the tests of the command."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.command import Command


@pytest.fixture
def flip7(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path) -> Command:
    return Command(monkeypatch, capsys, tmp_path)


@pytest.fixture
def fill_the_disk(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """From the call on, one more file can be written, the try before the games; then the disk is full."""
    real = os.fsync
    calls: list[int] = []

    def full(descriptor: int) -> None:
        calls.append(descriptor)
        if len(calls) > 1:
            raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))
        real(descriptor)

    return lambda: monkeypatch.setattr(os, "fsync", full)
