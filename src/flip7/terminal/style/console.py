"""What the terminal can show, and which screen fits it. A screen is loaded when it is the one."""

import sys
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

    from flip7.terminal.lineui.screen import Screen

COLUMNS: Final = 80
LINES: Final = 24
"""A smaller terminal has no room for a table that fills it."""


class Colours(Enum):
    """What the terminal can show."""

    NONE = auto()
    FEW = auto()
    """256 of them, or fewer."""
    ALL = auto()


def colours_of(console: "Console") -> Colours:
    """What this terminal can show, and wants to: NO_COLOR is heard."""
    if console.no_color or console.color_system is None:
        return Colours.NONE
    return Colours.ALL if console.color_system == "truecolor" else Colours.FEW


def full_screen() -> bool:
    """There is a terminal, and it is large enough for a table that fills it."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return False
    from rich.console import Console

    console = Console()
    return not console.is_dumb_terminal and console.width >= COLUMNS and console.height >= LINES


def screen(*, plain: bool, pace: float = 0.0, asks: bool = True) -> "Screen":
    """Colour on a terminal; plain lines in a pipe, on request, or when the answers come from a pipe."""
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty() if asks else sys.stdout.isatty()
    if plain or not at_a_terminal:
        return _plain(interactive=at_a_terminal)
    from rich.console import Console

    from flip7.terminal.lineui.colour import ColourScreen

    console = Console(highlight=False, markup=False, emoji=False)
    return _plain(interactive=True) if console.is_dumb_terminal else ColourScreen(console, pace)


def _plain(*, interactive: bool) -> "Screen":
    from flip7.terminal.lineui.plain import PlainScreen

    return PlainScreen(sys.stdout, sys.stdin.readline, interactive=interactive)
