"""Choose the line UI's screen: coloured or plain, by what stdin and stdout are.

Rich and the screens are imported in the functions that need them, for start-up time.
"""

import sys
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from flip7.terminal.lineui.screen import Screen


def screen(*, plain: bool, pace: float = 0.0, asks: bool = True) -> "Screen":
    """Return the line UI's screen: coloured on a terminal; plain in a pipe, on request, or if answers are piped in."""
    at_a_terminal = sys.stdin.isatty() and sys.stdout.isatty() if asks else sys.stdout.isatty()
    if plain or not at_a_terminal:
        return _plain(interactive=at_a_terminal)
    from rich.console import Console

    from flip7.terminal.lineui.colour_screen import ColourScreen

    console = Console(highlight=False, markup=False, emoji=False)
    return _plain(interactive=True) if console.is_dumb_terminal else ColourScreen(console, pace)


def _plain(*, interactive: bool) -> "Screen":
    from flip7.terminal.lineui.plain import PlainScreen

    return PlainScreen(sys.stdout, sys.stdin.readline, interactive=interactive)
