"""No stopwatch says when a screen is done."""

import pytest

from tests.terminal.idle import wait_for_idle


@pytest.fixture(autouse=True)
def _told_by_queues(monkeypatch: pytest.MonkeyPatch) -> None:
    """An application is at rest when its queues are empty, and what scrolls is where it is to be at once."""
    for module in ("app", "pilot"):
        monkeypatch.setattr(f"textual.{module}.wait_for_idle", wait_for_idle)
    monkeypatch.setattr("textual.constants.TEXTUAL_ANIMATIONS", "none")
