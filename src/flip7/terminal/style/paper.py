"""What results are printed on."""

import sys
from typing import Final

from rich.console import Console

_PLAIN_WIDTH: Final = 160
"""Columns where nobody looks: in a pipe, or a file."""


def paper(*, soft_wrap: bool = False) -> Console:
    """The standard output: as wide as the terminal that it is, or wide enough for any of our tables."""
    console = Console(file=sys.stdout, highlight=False, markup=False, emoji=False, soft_wrap=soft_wrap)
    if not console.is_terminal:
        console.width = _PLAIN_WIDTH
    return console
