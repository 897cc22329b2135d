"""The terminal's abilities: its colours and size, and a console that fits them.

Rich is imported in the functions that need it, for start-up time.
"""

import sys
from enum import Enum, auto
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from rich.console import Console

COLUMNS: Final = 80
LINES: Final = 24
"""The size of a usual terminal, which the screens are made for."""
MIN_COLUMNS: Final = 60
MIN_LINES: Final = 20
"""The smallest terminal that has room for the full-screen table."""
_PIPE_COLUMNS: Final = 160
"""The width of output to a pipe or a file: wide enough for all our tables."""


class Colours(Enum):
    """The colours that a terminal can show."""

    NONE = auto()
    FEW = auto()
    """256 or fewer."""
    ALL = auto()


def colours_of(console: "Console") -> Colours:
    """Detect the colours of a terminal; respect NO_COLOR."""
    if console.no_color or console.color_system is None:
        return Colours.NONE
    return Colours.ALL if console.color_system == "truecolor" else Colours.FEW


def full_screen(columns: int = MIN_COLUMNS, lines: int = MIN_LINES) -> bool:
    """Return whether stdin and stdout are a terminal that is large enough for a full screen."""
    size = _terminal_size()
    return size is not None and size[0] >= columns and size[1] >= lines


def is_too_small() -> bool:
    """Return whether the full-screen table is missed only because the terminal is too small for it."""
    return _terminal_size() is not None and not full_screen()


def _terminal_size() -> tuple[int, int] | None:
    """Return the columns and lines of the terminal; None where a screen cannot be drawn at all."""
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        return None
    from rich.console import Console

    console = Console()
    return None if console.is_dumb_terminal else (console.width, console.height)


def paper(*, soft_wrap: bool = False) -> "Console":
    """Return a console for results on stdout: as wide as the terminal, or wide enough for any of our tables."""
    from rich.console import Console

    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap)
    if not console.is_terminal:
        console.width = _PIPE_COLUMNS
    return console
