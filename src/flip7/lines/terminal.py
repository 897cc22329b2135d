"""Which screen fits the place where the output goes."""

import sys
from typing import Final

from flip7.lines.plain import PlainScreen
from flip7.lines.screen import Screen

COLUMNS: Final = 80
LINES: Final = 24
"""A smaller terminal has no room for a table that fills it."""


def full_screen() -> bool:
    """There is a terminal, and it is large enough for a table that fills it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    from rich.console import Console

    console = Console()
    return not console.is_dumb_terminal and console.width >= COLUMNS and console.height >= LINES


def screen(*, plain: bool, pace: float = 0.0, asks: bool = True) -> Screen:
    """Colour on a terminal; plain lines in a pipe, on request, or when the answers come from a pipe."""
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty() if asks else sys.stdout.isatty()
    if plain or not at_a_terminal:
        return PlainScreen(sys.stdout, sys.stdin.readline, interactive=at_a_terminal)
    from rich.console import Console

    from flip7.lines.colour import ColourScreen

    console = Console(highlight=False, markup=False, emoji=False)
    if console.is_dumb_terminal:
        return PlainScreen(sys.stdout, sys.stdin.readline, interactive=True)
    return ColourScreen(console, pace)
