"""The colours of the table: number cards run from a cool 0 to a hot 12, as the web table's do.

Cards have a field and an ink of their own, so they look the same on a dark terminal and on a light one. Everything else
is in the terminal's own ink or in colours that can be read on both.
"""

from typing import Final, assert_never

from rich.style import Style

from flip7.core.cards import TIMES_2, Card, Kind
from flip7.core.table import ACTIVE, BUSTED, FROZEN, STAYED
from flip7.i18n.narration import Tone
from flip7.terminal.style.console import Colours

PAPER: Final = "#faf5ea"
INK: Final = "#0a2b33"

_NUMBER_FIELDS: Final = (
    *("#2f3d67", "#254c85", "#075c94", "#026a8b", "#007176", "#08745d", "#25793f", "#4e7b1e"),
    *("#a8ad2a", "#e2921c", "#e76a00", "#cd3a10", "#ba0329"),
)
_FEW_NUMBER_FIELDS: Final = (60, 61, 25, 31, 30, 29, 28, 64, 142, 172, 166, 160, 124)
"""The same run in the 256 colours, where the nearest would often be the same."""
_DARK_INK: Final = (8, 9, 10)
"""Fields light enough for dark ink."""

MODIFIER_FIELD: Final = "#efe6d0"

POPPY: Final = Style(color="#e0522f", bold=True)
"""You, now."""
LEAF: Final = Style(color="#2fa36b")
ICE: Final = Style(color="#3a9cc9")
BUST: Final = Style(color="#d9434e")
STATUS_STYLES: Final = {ACTIVE: Style(), STAYED: LEAF, FROZEN: ICE, BUSTED: BUST}
STATUS_SIGNS: Final = {ACTIVE: " ", STAYED: "✓", FROZEN: "❄", BUSTED: "✕"}
"""Where there is no room for the word: nothing is told by colour alone."""
GOLD: Final = Style(color="#4b2e01", bgcolor="#f1c035", bold=True)
GOLD_INK: Final = Style(color="#c8951a", bold=True)
DIM: Final = Style(dim=True)
NOT_DIM: Final = Style(dim=False)
"""Cards keep their colours in a dim sentence."""
BOLD: Final = Style(bold=True)
FACE_DOWN: Final = Style(color="#b3b8b8", bgcolor="#3c4446", strike=True)

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
    """Field and ink of a card."""
    match card.kind:
        case Kind.NUMBER:
            ink = INK if card.points in _DARK_INK else PAPER
            return Style(color=ink, bgcolor=_number_field(card, colours), bold=True)
        case Kind.MODIFIER:
            return Style(color=INK, bgcolor=MODIFIER_FIELD, bold=True, underline=card is TIMES_2)
        case Kind.FREEZE:
            return Style(color="#063a5c", bgcolor="#b7e7f8", bold=True)
        case Kind.FLIP_THREE:
            return Style(color=PAPER, bgcolor="#9e1b61", bold=True)
        case Kind.SECOND_CHANCE:
            return Style(color="#0b3d2c", bgcolor="#86eaab", bold=True)
        case _:
            assert_never(card.kind)


def _number_field(card: Card, colours: Colours) -> str:
    if colours is Colours.ALL:
        return _NUMBER_FIELDS[card.points]
    return f"color({_FEW_NUMBER_FIELDS[card.points]})"
