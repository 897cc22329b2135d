"""QR codes of a table's link: as SVG for browsers, as block characters for terminals."""

import io
from functools import lru_cache
from typing import Final

import segno

BORDER_MODULES: Final = 2
"""The quiet zone: the page and the terminal lay the code on paper, which adds the rest of the four that are wanted."""
_CACHED_CODES: Final = 256
"""Each takes some 2 kB of memory, and 4 ms to draw."""
_NEGATIVE: Final = str.maketrans(" █▀▄", "█ ▄▀")


@lru_cache(maxsize=_CACHED_CODES)
def qr_svg(address: str) -> str:
    """Draw the address as SVG without style or script; the page uses it as a mask, so its colour does not matter."""
    drawn = io.BytesIO()
    segno.make(address, micro=False).save(
        drawn,
        kind="svg",
        border=BORDER_MODULES,
        omitsize=True,
        xmldecl=False,
        svgclass=None,
        lineclass=None,
        nl=False,
    )
    # Without this, browsers blur the edges between rows when they scale the picture.
    return drawn.getvalue().decode().replace("<svg ", '<svg shape-rendering="crispEdges" ', 1)


def qr_terminal(address: str) -> str:
    """Draw the address in block characters, for light text on a dark terminal; two modules high each."""
    drawn = io.StringIO()
    segno.make(address, micro=False).terminal(drawn, border=BORDER_MODULES, compact=True)
    return drawn.getvalue().rstrip("\n")


def qr_blocks(address: str) -> list[str]:
    """Draw the address in block characters, for dark text on white; two modules high each."""
    *lines, last = qr_terminal(address).split("\n")
    blank = " " * len(last)  # the side of a code is odd: half of the last line is border, half lies outside
    return [*(line.translate(_NEGATIVE) for line in lines), blank]
