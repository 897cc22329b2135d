"""Render modes: the table as text, as a picture, or printed. None of them needs a display."""

import sys
from importlib.util import find_spec
from typing import Any, Final

from flip7.core.decisions import Decision
from flip7.core.errors import quoted
from flip7.core.table import Table
from flip7.envs.seeding import BadEnvironment

HUMAN: Final = "human"
ANSI: Final = "ansi"
RGB_ARRAY: Final = "rgb_array"
RENDER_MODES: Final = (HUMAN, ANSI, RGB_ARRAY)

Frame = Any
"""A string, an array of pixels (height, width, red green blue), or None where it was printed."""


def check_mode(mode: str | None) -> str | None:
    """Return the mode, or raise if there is no such mode or it lacks what it needs."""
    if mode is not None and mode not in RENDER_MODES:
        raise BadEnvironment(f"render_mode is {quoted(mode)}: it must be {', '.join(RENDER_MODES)} or None")
    if mode == RGB_ARRAY and find_spec("PIL") is None:
        raise BadEnvironment("render_mode rgb_array needs Pillow, which is not installed: pip install pillow")
    return mode


def frame(table: Table, asked: Decision | None, mode: str | None) -> Frame:
    """Return the table on which this is asked, in the mode's form."""
    from flip7.envs.rendering import drawn, painted  # start-up time: most environments are never rendered

    if mode == ANSI:
        return drawn(table, asked)
    if mode == RGB_ARRAY:
        return painted(table, asked)
    if mode == HUMAN:
        sys.stdout.write(f"{drawn(table, asked)}\n")
        sys.stdout.flush()
        return None
    raise BadEnvironment(
        f"an environment made without render_mode has no picture: give one of {', '.join(RENDER_MODES)}"
    )
