"""Waiting for what another process does."""

import time
from collections.abc import Callable
from typing import Final

GIVE_UP_SECONDS: Final = 90.0
"""The time-out on a busy machine; nothing that works takes as long."""
LOOK_SECONDS: Final = 0.02


def wait_until(happened: Callable[[], object]) -> None:
    """Wait until the condition holds.

    For files and processes of others, which ring no bell when they change; inside this process, wait for an event or
    turn a clock. The only place that looks again and again: tools/no_sleeps.py knows it.
    """
    end = time.monotonic() + GIVE_UP_SECONDS
    while not happened():
        if time.monotonic() > end:
            raise AssertionError(f"it has not happened within {GIVE_UP_SECONDS:g} s")
        time.sleep(LOOK_SECONDS)
