"""Tests of the screens may be coroutines: each runs in a loop of its own. No stopwatch says when a screen is done."""

import pytest

from tests.server.conftest import pytest_pyfunc_call
from tests.tui.idle import wait_for_idle

__all__ = ["pytest_pyfunc_call"]


@pytest.fixture(autouse=True)
def _told_by_queues(monkeypatch: pytest.MonkeyPatch) -> None:
    """An application is at rest when its queues are empty, and what scrolls is where it is to be at once."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", wait_for_idle)
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")
