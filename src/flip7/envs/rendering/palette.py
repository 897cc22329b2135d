"""The palette of rendered pictures and terminal frames: the light theme of design/colours.json, as RGB."""

from typing import Final

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card
from flip7.generated.colours import CARD, LIGHT, SEAT

Colour = tuple[int, int, int]
_NUMBERS: Final = range(13)
"""The number cards, 0 to 12."""


def _rgb(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


def _numbers(suffix: str) -> tuple[Colour, ...]:
    return tuple(_rgb(CARD[f"n{number}{suffix}"]) for number in _NUMBERS)


BG: Final = _rgb(LIGHT["bg"])
CLOTH: Final = _rgb(LIGHT["cloth"])
SURFACE: Final = _rgb(LIGHT["surface"])
INK: Final = _rgb(LIGHT["ink"])
INK_2: Final = _rgb(LIGHT["ink-2"])
LINE: Final = _rgb(LIGHT["line"])
POPPY: Final = _rgb(LIGHT["poppy"])
ON_POPPY: Final = _rgb(LIGHT["on-poppy"])
LEAF: Final = _rgb(LIGHT["leaf"])
LEAF_SOFT: Final = _rgb(LIGHT["leaf-soft"])
ICE: Final = _rgb(LIGHT["ice"])
ICE_SOFT: Final = _rgb(LIGHT["ice-soft"])
BUST: Final = _rgb(LIGHT["bust"])
BUST_SOFT: Final = _rgb(LIGHT["bust-soft"])
GOLD: Final = _rgb(CARD["gold-2"])
GOLD_EDGE: Final = _rgb(CARD["gold-3"])
GOLD_INK: Final = _rgb(CARD["gold-ink"])
GOLD_SOFT: Final = _rgb(LIGHT["gold-soft"])
PAPER: Final = _rgb(CARD["paper"])
CARD_INK: Final = _rgb(CARD["card-ink"])
FREEZE_FIELD: Final = _rgb(CARD["freeze"])
FREEZE_HI: Final = _rgb(CARD["freeze-hi"])
FLIP_THREE_FIELD: Final = _rgb(CARD["flip3"])
FLIP_THREE_HI: Final = _rgb(CARD["flip3-hi"])
CHANCE_FIELD: Final = _rgb(CARD["chance"])
CHANCE_HI: Final = _rgb(CARD["chance-hi"])
FIELDS: Final = _numbers("")
PETALS: Final = _numbers("-hi")
NUMERALS: Final = _numbers("-ink")
SEAT_COLOURS: Final = tuple(map(_rgb, SEAT.values()))
FAN: Final = _rgb(CARD["flip3-fan"])
BACK: Final = _rgb(CARD["back"])
BACK_DISC: Final = _rgb(CARD["back-disc"])
BACK_LINE: Final = _rgb(CARD["back-line"])
BACK_HEART: Final = _rgb(CARD["back-heart"])

GIVING: Final = {FREEZE: ICE, FLIP_THREE: FLIP_THREE_FIELD, SECOND_CHANCE: CHANCE_FIELD}
"""The ring around whoever can be given the card."""

_DARK_INK: Final = (8, 9, 10)
"""Numbers whose field is light enough for dark ink."""


def number_ink(card: Card) -> Colour:
    """Return the ink for what is written straight onto the field of a number card."""
    return CARD_INK if card.points in _DARK_INK else PAPER


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """Mix two colours; `share` is that of the second."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
