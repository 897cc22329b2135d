"""QR codes of addresses: as SVG for browsers, as block characters for terminals."""

import io
from collections.abc import Iterator, Sequence
from functools import lru_cache
from itertools import groupby
from typing import Final

import segno
from segno.encoder import DataOverflowError, encode

BORDER_MODULES: Final = 2
"""The quiet zone: the page and the terminal lay the code on paper, which adds the rest of the four that are wanted."""
_CACHED_CODES: Final = 256
"""Each takes some 2 kB of memory, and 4 ms to draw."""
MAX_VERSION_ON_A_SCREEN: Final = 27
"""125 modules on a side, some 1,460 letters: three points each on a phone's screen."""
_NEGATIVE: Final = str.maketrans(" █▀▄", "█ ▄▀")


@lru_cache(maxsize=_CACHED_CODES)
def qr_svg(address: str) -> str:
    """Draw the address as SVG without style or script; the page uses it as a mask, so its colour does not matter."""
    return _svg(encode(address, micro=False).matrix)  # type: ignore[no-untyped-call]  # segno types its root alone


def short_qr_svg(address: str) -> str | None:
    """Draw the address as SVG; None if it is too long for a code that a phone reads from another phone's screen."""
    try:
        code = encode(address, micro=False, boost_error=False)  # type: ignore[no-untyped-call]
    except DataOverflowError:
        return None
    return _svg(code.matrix) if code.version <= MAX_VERSION_ON_A_SCREEN else None


def _svg(matrix: Sequence[Sequence[int]]) -> str:
    """Draw the dark modules of each row as lines one module thick."""
    side = len(matrix) + 2 * BORDER_MODULES
    lines = [
        f"M{start + BORDER_MODULES} {row + BORDER_MODULES}.5h{length}"
        for row, modules in enumerate(matrix)
        for start, length in _runs(modules)
    ]
    # Without `crispEdges`, browsers blur the edges between rows when they scale the picture.
    frame = f'<svg xmlns="http://www.w3.org/2000/svg" shape-rendering="crispEdges" viewBox="0 0 {side} {side}">'
    return f'{frame}<path stroke="#000" d="{"".join(lines)}"/></svg>'


def _runs(modules: Sequence[int]) -> Iterator[tuple[int, int]]:
    """Yield where dark modules begin in a row, and how many there are."""
    start = 0
    for dark, run in groupby(modules):
        length = len(list(run))
        if dark:
            yield start, length
        start += length


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
