"""Smooth shapes and text on a picture; what is drawn again and again is cached."""

from functools import lru_cache
from typing import Final

from PIL import Image, ImageDraw

from flip7.envs.rendering.faces import font
from flip7.envs.rendering.palette import Colour

_OVER: Final = 4
_BOLD: Final = 0.022
"""The added thickness of bold letters, as a share of their size."""


def put(canvas: Image.Image, picture: Image.Image, left: float, top: float, *, opacity: float = 1) -> None:
    """Paste the picture onto the canvas."""
    mask = picture.getchannel("A")
    if opacity < 1:
        mask = mask.point(lambda value: round(value * opacity))
    canvas.paste(picture, (round(left), round(top)), mask)


@lru_cache(maxsize=2048)
def box(
    size: tuple[int, int], radius: float, fill: Colour | None, outline: Colour | None = None, thick: float = 0
) -> Image.Image:
    """Draw a rectangle with round corners, on a transparent ground."""
    width, height = size
    image = Image.new("RGBA", (width * _OVER, height * _OVER))
    corners = (0, 0, width * _OVER - 1, height * _OVER - 1)
    line = round(thick * _OVER) if outline else 0
    ImageDraw.Draw(image).rounded_rectangle(corners, radius * _OVER, fill, outline, line)
    return image.reduce(_OVER)


@lru_cache(maxsize=512)
def hatched(width: int, height: int, colour: Colour) -> Image.Image:
    """Draw slanting strokes, for points that are not yet banked."""
    image = Image.new("RGBA", (width * _OVER, height * _OVER))
    draw = ImageDraw.Draw(image)
    for x in range(-height * _OVER, width * _OVER, 5 * _OVER):
        draw.line((x, height * _OVER, x + height * _OVER, 0), colour, 2 * _OVER)
    return image.reduce(_OVER)


def write(  # noqa: PLR0913 - what, where and how
    canvas: Image.Image,
    at: tuple[float, float],
    text: str,
    size: float,
    colour: Colour,
    *,
    bold: bool = False,
    anchor: str = "l",
) -> float:
    """Write the text at half its height beside the point: to the right, to the left (`r`) or around it (`m`).

    Returns the width of the text.
    """
    letters = font(size)
    x, y = at
    stroke = size * _BOLD if bold else 0
    ImageDraw.Draw(canvas).text((x, y + size * 0.35), text, colour, letters, anchor=f"{anchor}s", stroke_width=stroke)
    return letters.getlength(text)


def width_of(text: str, size: float) -> int:
    """Return the width of the text."""
    return round(font(size).getlength(text))
