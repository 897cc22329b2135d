"""Draw the faces of the cards: our own design, drawn large and scaled down, so that every edge is smooth.

A number is a flower with as many petals as there are copies of it in the deck; a modifier is a ticket; a Freeze is cut
like ice, a Flip Three a fan, a Second Chance a shield with a shoot. The drawing is that of the web table
(web/src/components/cards), on a card of 100 by 140.
"""

from functools import lru_cache
from math import cos, radians, sin
from typing import Final, assert_never

from PIL import Image, ImageDraw, ImageFont

from flip7.core.cards import TIMES_2, Card, Kind
from flip7.envs.rendering.palette import (
    BACK,
    BACK_DISC,
    BACK_HEART,
    BACK_LINE,
    CARD_INK,
    CHANCE_FIELD,
    CHANCE_HI,
    FAN,
    FIELDS,
    FLIP_THREE_FIELD,
    FLIP_THREE_HI,
    FREEZE_FIELD,
    FREEZE_HI,
    ICE_SOFT,
    NUMERALS,
    PAPER,
    PETALS,
    Colour,
    mixed,
)

Point = tuple[float, float]

RATIO: Final = 1.4
WIDTH, HEIGHT = 100, 140
CENTRE: Final[Point] = (50, 70)
_MINI: Final = 40
"""Cards narrower than this have fewer details, and larger numerals."""
_OVER: Final = 4
"""The scale at which a face is drawn, before it is made smaller."""
_CURVE: Final = 16
"""Points on a curve."""
_WIDEST: Final = (0, 21, 21, 23, 22.5, 20, 17.4, 15.2, 13.5, 12, 10.8, 9.8, 9)
"""Half the width of a petal, by the number of petals."""
_FROST: Final = 0.7
NOTHING: Final = (0, 0, 0, 0)
BLOOM: Final = 7
_ARMS: Final = 6
_TWO_DIGITS: Final = 10


@lru_cache(maxsize=256)
def font(size: float) -> ImageFont.FreeTypeFont:
    """Return Pillow's own font in that size."""
    letters = ImageFont.load_default(size)
    assert isinstance(letters, ImageFont.FreeTypeFont), "this Pillow was built without FreeType"
    return letters


@lru_cache(maxsize=1024)
def face(card: Card, width: int, *, frosted: bool = False) -> Image.Image:
    """Draw the card at this width in pixels, on a transparent ground."""
    pen = _Pen(width)
    match card.kind:
        case Kind.NUMBER:
            _number(pen, card.points, frost=_FROST if frosted else 0)
        case Kind.MODIFIER:
            _modifier(pen, card)
        case Kind.FREEZE:
            _freeze(pen)
        case Kind.FLIP_THREE:
            _flip_three(pen)
        case Kind.SECOND_CHANCE:
            _second_chance(pen)
        case _:
            assert_never(card.kind)
    return pen.finished()


@lru_cache(maxsize=64)
def back(width: int) -> Image.Image:
    """Draw a card face down: the bloom of seven petals in outline."""
    pen = _Pen(width)
    pen.rounded((0, 0, WIDTH, HEIGHT), 11, BACK)
    if not pen.mini:
        pen.rounded((5, 5, 95, 135), 7.5, None, outline=mixed(BACK, BACK_LINE, 0.7), thick=1.6)
        pen.disc(CENTRE, 42, BACK_DISC)
    length, half = (44, 16.5) if pen.mini else (39, 15)
    for petal in flower(BLOOM, length, half):
        pen.path([*petal, petal[0]], BACK_LINE, 5 if pen.mini else 2)
    pen.disc(CENTRE, 9 if pen.mini else 7, BACK_HEART)
    return pen.finished()


@lru_cache(maxsize=64)
def bloom(size: int, colour: Colour) -> Image.Image:
    """Draw the logo: seven petals."""
    pen = _Pen(size, ratio=1)
    for petal in flower(BLOOM, 48, 17, (50, 50)):
        pen.filled(petal, colour)
    return pen.finished()


def flower(petals: int, length: float, half_width: float, centre: Point = CENTRE) -> list[list[Point]]:
    """Return petals around a centre, the first pointing upwards."""
    one = _petal(length, half_width, centre)
    return [turned(one, 360 / petals * number, centre) for number in range(petals)]


def _petal(length: float, half: float, centre: Point) -> list[Point]:
    """Return one petal that points upwards: narrow at the centre, broad and round at its end."""
    x, y = centre
    top, waist = y - length, y - length * 0.58
    left = _curve((x, y), (x - half * 1.18, waist), (x - half * 1.12, top), (x, top))
    right = _curve((x, top), (x + half * 1.12, top), (x + half * 1.18, waist), (x, y))
    return left + right


def _curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Return a cubic Bézier curve as points."""

    def at(t: float, axis: int) -> float:
        s = 1 - t
        return s**3 * start[axis] + 3 * s * s * t * first[axis] + 3 * s * t * t * second[axis] + t**3 * end[axis]

    return [(at(step / _CURVE, 0), at(step / _CURVE, 1)) for step in range(_CURVE + 1)]


def turned(points: list[Point], degrees: float, centre: Point) -> list[Point]:
    """Turn the points clockwise around a centre."""
    cosine, sine = cos(radians(degrees)), sin(radians(degrees))
    x, y = centre
    return [(x + (a - x) * cosine - (b - y) * sine, y + (a - x) * sine + (b - y) * cosine) for a, b in points]


class _Pen:
    """Draws on a card of 100 by 140 units, whatever its size in pixels."""

    def __init__(self, width: int, ratio: float = RATIO) -> None:
        self.mini = width < _MINI
        self._scale = width * _OVER / WIDTH
        self._image = Image.new("RGBA", (width * _OVER, round(width * ratio) * _OVER))
        self._draw = ImageDraw.Draw(self._image)

    def finished(self) -> Image.Image:
        return self._image.reduce(_OVER)

    def filled(self, points: list[Point], fill: Colour, outline: Colour | None = None, thick: float = 0) -> None:
        self._draw.polygon(self._scaled(points), fill)
        if outline is not None:
            self.path([*points, points[0]], outline, thick)

    def path(self, points: list[Point], colour: Colour, thick: float) -> None:
        """Draw a line with round ends and corners."""
        scaled, width = self._scaled(points), max(1, round(thick * self._scale))
        self._draw.line(scaled, colour, width, joint="curve")
        for x, y in (scaled[0], scaled[-1]):
            self._draw.ellipse((x - width / 2, y - width / 2, x + width / 2, y + width / 2), colour)

    def disc(
        self,
        centre: Point,
        radius: float,
        fill: Colour | tuple[int, int, int, int] | None,
        ring: Colour | None = None,
        thick: float = 0,
    ) -> None:
        (x, y), r = self._scaled([centre])[0], radius * self._scale
        self._draw.ellipse((x - r, y - r, x + r, y + r), fill, ring, max(1, round(thick * self._scale)))

    def rounded(
        self,
        box: tuple[float, float, float, float],
        radius: float,
        fill: Colour | None,
        *,
        outline: Colour | None = None,
        thick: float = 0,
    ) -> None:
        left, top, right, bottom = (side * self._scale for side in box)
        corners = (left, top, right - 1, bottom - 1)
        width = max(1, round(thick * self._scale))
        self._draw.rounded_rectangle(corners, radius * self._scale, fill, outline, width if outline else 0)

    def text(self, at: Point, text: str, size: float, colour: Colour, weight: float = 0.045) -> None:
        """Draw the text on its middle, in bold: Pillow's font has one weight."""
        (x, y), size = self._scaled([at])[0], size * self._scale
        self._draw.text((x, y + size * 0.35), text, colour, font(round(size)), anchor="ms", stroke_width=size * weight)

    def _scaled(self, points: list[Point]) -> list[Point]:
        return [(x * self._scale, y * self._scale) for x, y in points]


def _number(pen: _Pen, number: int, frost: float) -> None:
    """Draw the field, as many petals as there are copies in the deck (D.2), and the numeral on a disc."""
    field, petals = (mixed(colour, ICE_SOFT, frost) for colour in (FIELDS[number], PETALS[number]))
    disc = 37 if pen.mini else 28
    pen.rounded((0, 0, WIDTH, HEIGHT), 11, field)
    if number:
        _flower(pen, number, petals)
    elif pen.mini:
        pen.disc(CENTRE, 46, None, petals, 5)
    else:
        for dot in range(30):
            pen.disc(turned([(50, 31)], 360 / 30 * dot, CENTRE)[0], 1.6, petals)
    pen.disc(CENTRE, disc, PAPER)
    large = 54 if pen.mini else 38
    size = large if number >= _TWO_DIGITS else large + 6
    pen.text(CENTRE, str(number), size, NUMERALS[number])


def _flower(pen: _Pen, number: int, petals: Colour) -> None:
    few = 8 if number < 3 else 5 if number == 3 else 0  # noqa: PLR2004 - few petals are longer
    length = (55 if pen.mini else 47) + few
    half = _WIDEST[number] * (1.1 if pen.mini else 1)
    for petal in flower(number, length, half):
        pen.filled(petal, petals)


def _modifier(pen: _Pen, card: Card) -> None:
    """Draw a ticket with two notches; the dots on its stub are half the points, two rings are the double."""
    thick, tear, notch = (6.0, 106, 9) if pen.mini else (3.4, 98, 8)
    edge = thick / 2
    pen.rounded((0, 0, WIDTH, HEIGHT), 12, PAPER, outline=CARD_INK, thick=thick)
    for x in (0, WIDTH):
        pen.disc((x, tear), notch + edge, CARD_INK)
        pen.disc((x, tear), notch - edge, NOTHING)
    size = 54 if pen.mini else 46
    if card is TIMES_2:
        _times_2(pen, size)
    else:
        pen.text((50, 55), str(card), size if card.points < _TWO_DIGITS else size * 0.8, CARD_INK)
    if pen.mini:
        pen.path([(24, tear), (76, tear)], CARD_INK, 4)
        return
    for x in range(22, 80, 7):
        pen.disc((x, tear), 1.3, CARD_INK)
    if card is TIMES_2:
        pen.disc((43, 118), 9, None, CARD_INK, 2.6)
        pen.disc((57, 118), 9, None, CARD_INK, 2.6)
    half = card.points // 2
    for dot in range(half):
        pen.disc((50 + (dot - (half - 1) / 2) * 14, 118), 4.6, CARD_INK)


def _times_2(pen: _Pen, size: float) -> None:
    """Draw the multiplication sign, which the font lacks, and a 2."""
    arm, (x, y) = size * 0.17, (50 - size * 0.28, 57)
    for rise in (-arm, arm):
        pen.path([(x - arm, y - rise), (x + arm, y + rise)], CARD_INK, size * 0.15)
    pen.text((50 + size * 0.25, 55), "2", size, CARD_INK)


def _freeze(pen: _Pen) -> None:
    """Draw corners cut like ice, and a crystal of six arms."""
    outline: list[Point] = [(24, 2), (76, 2), (98, 26), (98, 114), (76, 138), (24, 138), (2, 114), (2, 26)]
    pen.filled(outline, FREEZE_FIELD, FREEZE_HI, 5 if pen.mini else 3)
    thick, arm = (8, 42) if pen.mini else (5, 37)
    fork = 70 - arm * 0.52
    for number in range(_ARMS):
        for points in (
            [CENTRE, (50, 70 - arm)],
            [(50 - arm * 0.3, fork - arm * 0.26), (50, fork), (50 + arm * 0.3, fork - arm * 0.26)],
        ):
            pen.path(turned(points, 360 / _ARMS * number, CENTRE), FREEZE_HI, thick)


def _flip_three(pen: _Pen) -> None:
    """Draw a fan of three cards."""
    thick = 4.5 if pen.mini else 2.4
    for degrees in (-5.6, 5.6):
        sheet: list[Point] = [(19, 11), (81, 11), (81, 128), (19, 128)]
        pen.filled(turned(sheet, degrees, (50, 190)), FAN, PAPER, thick)
    pen.rounded((17, 4, 83, 137), 10, FLIP_THREE_FIELD, outline=PAPER, thick=thick)
    pen.text((50, 70), "3", 70 if pen.mini else 60, PAPER)
    if not pen.mini:
        pen.path([(37, 22), (50, 30), (63, 22)], FLIP_THREE_HI, 4.8)
        for x in (37, 50, 63):
            pen.disc((x, 114), 4.6, FLIP_THREE_HI)


def _second_chance(pen: _Pen) -> None:
    """Draw a shield, and a new shoot on it."""
    shield = [
        *_curve((50, 2), (66, 10), (82, 13), (97, 13.5)),
        *_curve((97, 74), (97, 106), (76, 127), (50, 138)),
        *_curve((50, 138), (24, 127), (3, 106), (3, 74)),
        *_curve((3, 13.5), (18, 13), (34, 10), (50, 2)),
    ]
    pen.filled(shield, CHANCE_FIELD, CHANCE_HI, 5 if pen.mini else 3)
    size = 1.28 if pen.mini else 1.05
    leaves = (
        [*_curve((0, 2), (-2, -20), (-18, -28), (-34, -27)), *_curve((-34, -27), (-34, -9), (-20, 4), (0, 2))],
        [*_curve((0, 12), (1, -8), (15, -17), (32, -16)), *_curve((32, -16), (33, 2), (20, 14), (0, 12))],
    )
    pen.path([(50, 68 + 36 * size), (50, 66)], PAPER, 6)
    for leaf in leaves:
        pen.filled([(50 + x * size, 68 + y * size) for x, y in leaf], CHANCE_HI)
