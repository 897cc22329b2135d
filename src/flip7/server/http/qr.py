"""An address as a picture that a phone can read."""

from functools import lru_cache
from itertools import groupby
from typing import Final

import segno

_BLOCKS: Final = {(False, False): " ", (True, False): "▀", (False, True): "▄", (True, True): "█"}
MARGIN: Final = 2
"""Free modules around the code; the page lays it on paper, which adds the rest."""


_REMEMBERED: Final = 256
"""Pictures that are kept; each has some 5 kB and takes 4 ms to draw."""


@lru_cache(maxsize=_REMEMBERED)
def qr_svg(address: str) -> str:
    """The address as a QR code: one path in the colour of the text, on nothing, without style or script."""
    rows = _modules(address)
    side = len(rows) + 2 * MARGIN
    path = "".join(_bars(y, row) for y, row in enumerate(rows, MARGIN))
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}" shape-rendering="crispEdges">'
        f'<path fill="currentColor" d="{path}"/></svg>'
    )


def qr_blocks(address: str) -> list[str]:
    """The address as a QR code in characters, two modules high each: dark ones are to be black, on white."""
    empty = [False] * (len(_modules(address)) + 2 * MARGIN)
    edge = [False] * MARGIN
    rows = [*[empty] * MARGIN, *([*edge, *row, *edge] for row in _modules(address)), *[empty] * MARGIN]
    pairs = zip(rows[::2], [*rows[1::2], empty], strict=False)
    return ["".join(_BLOCKS[above, below] for above, below in zip(*pair, strict=True)) for pair in pairs]


def _modules(address: str) -> list[list[bool]]:
    """Which of its small squares are dark."""
    return [[bool(module) for module in row] for row in segno.make(address, micro=False).matrix]


def _bars(y: int, row: list[bool]) -> str:
    """The dark modules of a row, those side by side as one bar."""
    bars: list[str] = []
    x = MARGIN
    for dark, run in groupby(row):
        width = len(list(run))
        if dark:
            bars.append(f"M{x} {y}h{width}v1h-{width}z")
        x += width
    return "".join(bars)
