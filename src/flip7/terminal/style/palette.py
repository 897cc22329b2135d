"""The palette of the line-based table: Rich styles for cards, seats and sentences, from the design tokens.

Cards have a field and an ink of their own, so they look the same on a dark terminal and on a light one. Everything else
is in the terminal's own ink or in colours that can be read on both.
"""

from typing import Final, assert_never

from rich.style import Style

from flip7.core.cards import TIMES_2, Card, Kind
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED
from flip7.generated.colours import CARD, TERMINAL
from flip7.i18n.narration_types import Tone
from flip7.terminal.style.console import Colours

_TOKENS: Final = {**CARD, **TERMINAL}
"""The terminal's own colours take precedence: 8 and 9 have lighter fields than on the web."""

PAPER: Final = _TOKENS["paper"]
INK: Final = _TOKENS["card-ink"]

_FEW_NUMBER_FIELDS: Final = (60, 61, 25, 31, 30, 29, 28, 64, 142, 172, 166, 160, 124)
"""The fields of 0 to 12 in the 256 colours of xterm, chosen by hand: the nearest colours would often be the same."""
_DARK_INK: Final = (8, 9, 10)
"""Fields light enough for dark ink."""

MODIFIER_FIELD: Final = _TOKENS["modifier"]

POPPY: Final = Style(color=_TOKENS["poppy"], bold=True)
"""You, now."""
LEAF: Final = Style(color=_TOKENS["leaf"])
ICE: Final = Style(color=_TOKENS["ice"])
BUST: Final = Style(color=_TOKENS["bust"])
STATUS_STYLES: Final = {ACTIVE: Style(), STAYED: LEAF, FROZEN: ICE, BUSTED: BUST}
STATUS_SIGNS: Final = {ACTIVE: " ", STAYED: "✓", FROZEN: "❄", BUSTED: "✕"}
"""Where there is no room for the word: nothing is told by colour alone."""
GOLD: Final = Style(color=_TOKENS["gold-ink"], bgcolor=_TOKENS["gold-2"], bold=True)
GOLD_INK: Final = Style(color=_TOKENS["gold-text"], bold=True)
DIM: Final = Style(dim=True)
NOT_DIM: Final = Style(dim=False)
"""Cards keep their colours in a dim sentence."""
BOLD: Final = Style(bold=True)
FACE_DOWN: Final = Style(color=_TOKENS["face-down-ink"], bgcolor=_TOKENS["face-down"], strike=True)

TONES: Final = {
    Tone.HEADING: BOLD,
    Tone.CARD: Style(),
    Tone.FOLLOWS: DIM,
    Tone.HAPPENS: Style(),
    Tone.BUST: BUST,
    Tone.SAFE: LEAF,
    Tone.FROZEN: ICE,
    Tone.GOLD: GOLD,
    Tone.WON: POPPY,
    Tone.QUIET: DIM,
}


def card_style(card: Card, colours: Colours = Colours.ALL) -> Style:
    """Return the field and the ink of a card."""
    match card.kind:
        case Kind.NUMBER:
            ink = INK if card.points in _DARK_INK else PAPER
            return Style(color=ink, bgcolor=_number_field(card, colours), bold=True)
        case Kind.MODIFIER:
            return Style(color=INK, bgcolor=MODIFIER_FIELD, bold=True, underline=card is TIMES_2)
        case Kind.FREEZE:
            return Style(color=_TOKENS["freeze-ink"], bgcolor=_TOKENS["freeze-hi"], bold=True)
        case Kind.FLIP_THREE:
            return Style(color=PAPER, bgcolor=_TOKENS["flip3"], bold=True)
        case Kind.SECOND_CHANCE:
            return Style(color=_TOKENS["chance-ink"], bgcolor=_TOKENS["chance-hi"], bold=True)
        case _:
            assert_never(card.kind)


def _number_field(card: Card, colours: Colours) -> str:
    if colours is Colours.ALL:
        return _TOKENS[f"n{card.points}"]
    return f"color({_FEW_NUMBER_FIELDS[card.points]})"
