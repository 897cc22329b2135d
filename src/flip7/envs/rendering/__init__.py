"""Rendered tables: as text for a terminal (`ansi`), and as a picture (`rgb_array`), without a display.

>>> from flip7.envs.rendering import drawn
>>> from flip7.record import position
>>> print(drawn(*position("12 9 4 3 +4", ["7 8 SC", "3 frozen"], totals=[112, 80, 95])))
Round 2 · A deals · to 200 · 84 to draw, 0 discarded
▸ A   112            12   9   4   3   ·   ·   ·  28 +4 = 32
  B    80             7   8   ·   ·   ·   ·   ·  15  Second Chance
  C    95  frozen     3                          3  Freeze
A, hit or stay?
"""

from typing import TYPE_CHECKING

from flip7.envs.rendering.table_text import drawn

if TYPE_CHECKING:
    import numpy as np
    from numpy.typing import NDArray

    from flip7.core.decisions import Decision
    from flip7.core.table import Table

__all__ = ["drawn", "painted"]


def painted(table: "Table", asked: "Decision | None") -> "NDArray[np.uint8]":
    """Return the table as a picture, height by width by 3; its shape depends on the number of seats alone."""
    # Start-up time, and Pillow is an optional dependency.
    import numpy as np

    from flip7.envs.rendering.table_picture import picture  # needs Pillow

    return np.array(picture(table, asked))
