"""Textual themes, dark and light, from the design tokens; a filter that gives Rich styles the inks of the theme."""

from collections.abc import Mapping
from functools import cache
from typing import Final

from rich.color import Color as Ink
from rich.color_triplet import ColorTriplet
from rich.segment import Segment
from rich.style import Style
from textual.color import Color
from textual.filter import LineFilter
from textual.theme import Theme

from flip7.generated.colours import DARK as DARK_TOKENS
from flip7.generated.colours import LIGHT as LIGHT_TOKENS
from flip7.generated.colours import TERMINAL
from flip7.terminal.style.palette import BUST, GOLD_INK, ICE, LEAF, MODIFIER_FIELD, POPPY


def _theme(name: str, tokens: Mapping[str, str], panel: str, *, dark: bool) -> Theme:
    return Theme(
        name=name,
        background=tokens["bg"],
        surface=tokens["cloth"],
        panel=panel,
        foreground=tokens["ink"],
        primary=tokens["poppy"],
        secondary=tokens["leaf"],
        success=tokens["leaf"],
        accent=tokens["gold-text"],
        warning=tokens["gold-text"],
        error=tokens["bust"],
        variables={
            "poppy-text": tokens["poppy-text"],
            "ice": tokens["ice"],
            "block-cursor-foreground": tokens["on-poppy"],
        },
        dark=dark,
    )


DARK: Final = _theme("petals-dark", DARK_TOKENS, DARK_TOKENS["surface"], dark=True)
LIGHT: Final = _theme("petals-light", LIGHT_TOKENS, TERMINAL["panel-light"], dark=False)

_MODIFIER_ON_LIGHT: Final = TERMINAL["modifier-on-light"]
"""The field of a modifier on light cloth, where its own would not be seen."""
_FAINT: Final = 0.72
"""The share of its ink that a dim word keeps."""
_MODIFIER: Final = Ink.parse(MODIFIER_FIELD).triplet


class Inks(LineFilter):
    """Line filter that replaces the inks of the palette, which are legible on any background, with those of a theme.

    Where the background is known, words can have more contrast than one ink has on both dark and light; so can dim
    words.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        fields = {} if theme.dark else {_MODIFIER: Ink.parse(_MODIFIER_ON_LIGHT)}
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
        """Apply the theme's inks to one line; Textual calls this."""
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
