"""The layout of a picture of a table: one size for each number of seats, so that frames of a film have one shape."""

from dataclasses import dataclass
from functools import cache
from typing import Final

from flip7.core.numbers import FLIP_7
from flip7.envs.rendering.faces import RATIO

_COLUMNS: Final = (
    *((1, 1), (2, 2), (3, 3), (4, 2), (6, 3), (8, 4), (9, 3), (12, 4)),
    *((15, 5), (18, 6), (20, 5), (30, 6), (40, 8)),
)
"""Columns of seats, up to a number of seats."""
_MOST_COLUMNS: Final = 10
_CARDS: Final = ((2, 56), (4, 46), (12, 38), (20, 32), (40, 28))
"""The width of cards in pixels, up to a number of seats."""
_SMALLEST_CARD: Final = 26
_BLOCK: Final = 16
"""Both sides are a multiple of this: video codecs work in blocks of pixels."""


@dataclass(frozen=True, slots=True)
class Layout:
    """All measures in pixels."""

    seats: int
    columns: int
    card: int
    """The width of a card in a line."""

    @property
    def rows(self) -> int:
        """The rows of seats."""
        return -(-self.seats // self.columns)

    @property
    def gap(self) -> int:
        """Between two slots of a line."""
        return max(3, self.card // 9)

    @property
    def pad(self) -> int:
        """Between a plate's edge and what lies on it."""
        return self.card // 3

    @property
    def small(self) -> int:
        """The width of a card above the line."""
        return round(self.card * 0.62)

    @property
    def head(self) -> int:
        """The height of a plate's first row: who, in which status, with how many points."""
        return max(20, round(self.card * 0.6))

    @property
    def rail(self) -> int:
        """The thickness of the rail to the target."""
        return max(4, self.card // 9)

    @property
    def space(self) -> int:
        """Between the rows of a plate."""
        return max(5, round(self.card * 0.17))

    @property
    def plate(self) -> tuple[int, int]:
        """Width and height of a seat's plate."""
        width = FLIP_7 * self.card + (FLIP_7 - 1) * self.gap + 2 * self.pad
        rows = (self.head, self.rail, tall(self.small), tall(self.card))
        return width, sum(rows) + (len(rows) - 1) * self.space + 2 * self.pad

    def slot(self, number: int) -> int:
        """Return where a slot of the line begins, from the plate's edge; slots are counted from 0."""
        return self.pad + number * (self.card + self.gap)

    @property
    def between(self) -> int:
        """Between two plates."""
        return max(8, self.card // 4)

    @property
    def header(self) -> int:
        """The height of what lies above the seats: the piles, the question, the card that is turned up."""
        return 120

    @property
    def margin(self) -> int:
        """Around the cloth."""
        return 12

    @property
    def size(self) -> tuple[int, int]:
        """Width and height of the picture."""
        wide, high = self.plate
        width = self.columns * wide + (self.columns + 1) * self.between + 2 * self.margin
        height = self.header + self.rows * high + (self.rows + 1) * self.between + 2 * self.margin
        return _whole_blocks(width), _whole_blocks(height)

    def at(self, seat: int) -> tuple[int, int]:
        """Return the upper left corner of a seat's plate."""
        row, column = divmod(seat, self.columns)
        wide, high = self.plate
        width, height = self.size
        left = (width - self.columns * wide - (self.columns - 1) * self.between) // 2
        below = height - self.margin - self.rows * (high + self.between)
        return left + column * (wide + self.between), below + row * (high + self.between)


@cache
def layout_for(seats: int) -> Layout:
    """Return the layout for this many seats."""
    columns = next((columns for most, columns in _COLUMNS if seats <= most), _MOST_COLUMNS)
    card = next((card for most, card in _CARDS if seats <= most), _SMALLEST_CARD)
    return Layout(seats, columns, card)


def tall(card: int) -> int:
    """Return the height of a card of that width."""
    return round(card * RATIO)


def _whole_blocks(pixels: int) -> int:
    return -(-pixels // _BLOCK) * _BLOCK
