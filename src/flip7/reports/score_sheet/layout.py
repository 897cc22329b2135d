"""The layout of a score sheet: paper, columns and rows, in millimetres from the top left corner."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flip7.core.errors import Flip7Error
from flip7.i18n.catalog import say
from flip7.record.record import BadRecord, check_name

MIN_PLAYERS: Final = 2
MAX_PLAYERS: Final = 24
MARGIN: Final = 11.0
TITLE_HEIGHT: Final = 12.0
NAME_HEIGHT: Final = 9.0
TALL_NAME_HEIGHT: Final = 22.0
"""Names are written upwards where columns are narrow."""
ROUND_WIDTH: Final = 11.0
ROW_HEIGHT: Final = 8.0
"""Room for a pencil."""
MIN_SPLIT_WIDTH: Final = 24.0
"""A column as wide as this has room for the points and the total side by side."""
MIN_FLAT_NAME_WIDTH: Final = 17.0
MAX_UPRIGHT_PLAYERS: Final = 10
"""More players need the sheet on its side."""
GAP: Final = 4.0


class Paper(StrEnum):
    """The sizes of paper."""

    A4 = "a4"
    LETTER = "letter"


_SIZES: Final = {Paper.A4: (210.0, 297.0), Paper.LETTER: (215.9, 279.4)}
_REFERENCE_HEIGHT: Final = {True: 92.0, False: 74.0}
"""Millimetres for the reference below the grid: on upright paper, and on paper on its side."""


class BadSheet(Flip7Error):
    """A sheet that cannot be printed."""


@dataclass(frozen=True, slots=True)
class Layout:
    """The layout of a score sheet, in millimetres."""

    width: float
    height: float
    names: tuple[str, ...]
    """A name for each column; an empty one is left to the pencil."""
    rounds: int

    @classmethod
    def of(cls, paper: Paper, names: tuple[str, ...]) -> "Layout":
        """Lay out a sheet for these players with as many rounds as fit; `BadSheet` if it cannot be."""
        if not MIN_PLAYERS <= len(names) <= MAX_PLAYERS:
            raise BadSheet(say("score-players", count=len(names), least=MIN_PLAYERS, most=MAX_PLAYERS))
        for number, name in enumerate(names, start=1):
            _check_name(name, number)
        upright = len(names) <= MAX_UPRIGHT_PLAYERS
        width, height = _SIZES[paper] if upright else _SIZES[paper][::-1]
        empty = cls(width, height, names, rounds=0)
        left = height - MARGIN - empty.grid_top - empty.name_height - ROW_HEIGHT - GAP - _REFERENCE_HEIGHT[upright]
        return cls(width, height, names, rounds=int(left // ROW_HEIGHT))

    @property
    def upright(self) -> bool:
        """Higher than wide."""
        return self.height > self.width

    @property
    def grid_top(self) -> float:
        """Where the names begin."""
        return MARGIN + TITLE_HEIGHT

    @property
    def column_width(self) -> float:
        """The width of a player's column."""
        return (self.width - 2 * MARGIN - ROUND_WIDTH) / len(self.names)

    @property
    def tall_names(self) -> bool:
        """Whether names are written upwards."""
        return self.column_width < MIN_FLAT_NAME_WIDTH

    @property
    def split(self) -> bool:
        """Whether each field has room for the points and the total."""
        return self.column_width >= MIN_SPLIT_WIDTH

    @property
    def name_height(self) -> float:
        """The height of the row of the names."""
        return TALL_NAME_HEIGHT if self.tall_names else NAME_HEIGHT

    @property
    def grid_bottom(self) -> float:
        """Where the grid ends: names, rounds, totals."""
        return self.grid_top + self.name_height + (self.rounds + 1) * ROW_HEIGHT

    @property
    def reference_top(self) -> float:
        """Where what is looked up begins."""
        return self.grid_bottom + GAP

    def column(self, seat: int) -> float:
        """Return the left edge of a player's column."""
        return MARGIN + ROUND_WIDTH + seat * self.column_width

    def row(self, number: int) -> float:
        """Return the upper edge of a round's row; that of the totals is the one behind the last round."""
        return self.grid_top + self.name_height + (number - 1) * ROW_HEIGHT


def _check_name(name: str, number: int) -> None:
    if not name:
        return
    try:
        check_name(name, f"player {number}")
    except BadRecord:
        raise BadSheet(say("score-name", number=number)) from None
