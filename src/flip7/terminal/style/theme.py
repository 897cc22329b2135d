"""The colours of «Petals» in a terminal: the web table's tokens, as a dark and a light theme."""

from functools import cache
from typing import Final

from rich.color import Color as Ink
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from flip7.terminal.style.palette import BUST, GOLD_INK, ICE, LEAF, MODIFIER_FIELD, POPPY

DARK: Final = Theme(
    name="petals-dark",
    background="#061d21",
    surface="#08282b",
    panel="#173439",
    foreground="#f5f0e4",
    primary="#f86e49",
    secondary="#7fdfa9",
    success="#7fdfa9",
    accent="#f2cd64",
    warning="#f2cd64",
    error="#fe9b93",
    variables={"poppy-text": "#ff936d", "ice": "#98d9f4", "block-cursor-foreground": "#250e0b"},
    dark=True,
)
LIGHT: Final = Theme(
    name="petals-light",
    background="#f3ecdd",
    surface="#e9dfc7",
    panel="#d8cfbb",
    foreground="#0a2b33",
    primary="#d73215",
    secondary="#0a6c49",
    success="#0a6c49",
    accent="#764f05",
    warning="#764f05",
    error="#a51d2b",
    variables={"poppy-text": "#b8260c", "ice": "#015e8c", "block-cursor-foreground": "#fffbf4"},
    dark=False,
)

_TICKET: Final = "#c4b48a"
"""The field of a modifier on light cloth, where its own would not be seen."""
_FAINT: Final = 0.72
"""How much of its ink a dim word keeps."""
_TICKETS_OWN: Final = Ink.parse(MODIFIER_FIELD).triplet


class Inks(LineFilter):
    """Words in the inks of the line-based table, which are legible on any terminal, in those of a theme.

    Where the background is known they can have more contrast than one ink can have on dark and on light, and so can dim
    words.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        fields = {} if theme.dark else {_TICKETS_OWN: Ink.parse(_TICKET)}
        own = {**_inks(theme), **fields}  # the edges of a card are drawn in the colour of its field

        @cache
        def inked(style: Style, background: Color) -> Style:
            if style.color is None:
                return style
            ink = own.get(style.color.triplet, style.color)
            field = style.bgcolor and fields.get(style.bgcolor.triplet, style.bgcolor)
            if not style.dim:
                return style + Style(color=ink, bgcolor=field)
            below = background if field is None else Color.from_rich_color(field)
            faint = below.blend(Color.from_rich_color(ink), _FAINT).rich_color
            return style + Style(color=faint, bgcolor=field, dim=False)

        self._inked = inked

    def apply(self, segments: list[Segment], background: Color) -> list[Segment]:
        """Textual asks for this, line by line."""
        return [
            Segment(segment.text, segment.style and self._inked(segment.style, background), segment.control)
            for segment in segments
        ]


def _inks(theme: Theme) -> dict[ColorTriplet | None, Ink]:
    own = {
        POPPY: theme.variables["poppy-text"],
        LEAF: theme.success,
        ICE: theme.variables["ice"],
        BUST: theme.error,
        GOLD_INK: theme.accent,
    }
    return {of.color.triplet: Ink.parse(ink) for of, ink in own.items() if of.color is not None and ink is not None}
