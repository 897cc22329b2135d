"""The colours of «Petals» for pictures and terminals: the web table's tokens by day (web/src/styles/tokens.css).

A test holds them equal (tests/envs/test_rendering.py).
"""

from typing import Final

from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE, Card

Colour = tuple[int, int, int]


def _rgb(code: str) -> Colour:
    red, green, blue = bytes.fromhex(code.removeprefix("#"))
    return red, green, blue


TOKENS: Final = {
    "bg": "#f3ecdd",
    "cloth": "#e9dfc7",
    "surface": "#fcfaf4",
    "ink": "#0a2b33",
    "ink-2": "#3f5a61",
    "line": "#d3cab5",
    "poppy": "#d73215",
    "on-poppy": "#fffbf4",
    "leaf": "#0a6c49",
    "leaf-soft": "#c2e9ce",
    "ice": "#015e8c",
    "ice-soft": "#c8e7f8",
    "bust": "#a51d2b",
    "bust-soft": "#fcd4c5",
    "gold-2": "#f1c035",
    "gold-3": "#c78b09",
    "gold-ink": "#4b2e01",
    "gold-soft": "#fae7af",
    "paper": "#faf5ea",
    "card-ink": "#0a2b33",
    "freeze": "#005887",
    "freeze-hi": "#b7e7f8",
    "flip3": "#9e1b61",
    "flip3-hi": "#f167a2",
    "chance": "#136147",
    "chance-hi": "#86eaab",
}
NUMBER_TOKENS: Final = {
    "": (
        *("#2f3d67", "#254c85", "#075c94", "#026a8b", "#007176", "#08745d", "#25793f", "#4e7b1e"),
        *("#929917", "#db8106", "#e76a00", "#cd3a10", "#ba0329"),
    ),
    "-hi": (
        *("#6d7fae", "#64a3e3", "#65b8eb", "#6bcde9", "#73d8d4", "#74dfb9", "#85e189", "#bbe35f"),
        *("#ecef75", "#ffdda2", "#ffd39b", "#ffae7d", "#ff958b"),
    ),
    "-ink": (
        *("#263561", "#173c70", "#004574", "#004a64", "#004a4d", "#044b3b", "#154f27", "#32521b"),
        *("#494f0e", "#743c01", "#7f3200", "#89240c", "#900f21"),
    ),
}
"""Field, petals and numeral of the cards 0 to 12, cool to hot."""
SEAT_TOKENS: Final = ("#c13d34", "#006c98", "#227c45", "#9e366f", "#007d7e", "#aa5910", "#395097", "#5a6242")

BG: Final = _rgb(TOKENS["bg"])
CLOTH: Final = _rgb(TOKENS["cloth"])
SURFACE: Final = _rgb(TOKENS["surface"])
INK: Final = _rgb(TOKENS["ink"])
INK_2: Final = _rgb(TOKENS["ink-2"])
LINE: Final = _rgb(TOKENS["line"])
POPPY: Final = _rgb(TOKENS["poppy"])
ON_POPPY: Final = _rgb(TOKENS["on-poppy"])
LEAF: Final = _rgb(TOKENS["leaf"])
LEAF_SOFT: Final = _rgb(TOKENS["leaf-soft"])
ICE: Final = _rgb(TOKENS["ice"])
ICE_SOFT: Final = _rgb(TOKENS["ice-soft"])
BUST: Final = _rgb(TOKENS["bust"])
BUST_SOFT: Final = _rgb(TOKENS["bust-soft"])
GOLD: Final = _rgb(TOKENS["gold-2"])
GOLD_EDGE: Final = _rgb(TOKENS["gold-3"])
GOLD_INK: Final = _rgb(TOKENS["gold-ink"])
GOLD_SOFT: Final = _rgb(TOKENS["gold-soft"])
PAPER: Final = _rgb(TOKENS["paper"])
CARD_INK: Final = _rgb(TOKENS["card-ink"])
FREEZE_FIELD: Final = _rgb(TOKENS["freeze"])
FREEZE_HI: Final = _rgb(TOKENS["freeze-hi"])
FLIP_THREE_FIELD: Final = _rgb(TOKENS["flip3"])
FLIP_THREE_HI: Final = _rgb(TOKENS["flip3-hi"])
CHANCE_FIELD: Final = _rgb(TOKENS["chance"])
CHANCE_HI: Final = _rgb(TOKENS["chance-hi"])
FIELDS: Final = tuple(map(_rgb, NUMBER_TOKENS[""]))
PETALS: Final = tuple(map(_rgb, NUMBER_TOKENS["-hi"]))
NUMERALS: Final = tuple(map(_rgb, NUMBER_TOKENS["-ink"]))
SEAT_COLOURS: Final = tuple(map(_rgb, SEAT_TOKENS))

# Of the card faces alone (web/src/components/cards/faces.ts).
FAN: Final = _rgb("#6c1242")
BACK: Final = _rgb("#043f43")
BACK_DISC: Final = _rgb("#104f51")
BACK_LINE: Final = _rgb("#9dcab1")
BACK_HEART: Final = _rgb("#ef5a39")

GIVING: Final = {FREEZE: ICE, FLIP_THREE: FLIP_THREE_FIELD, SECOND_CHANCE: CHANCE_FIELD}
"""The ring around whoever can be given the card."""

_DARK_INK: Final = (8, 9, 10)
"""Numbers whose field is light enough for dark ink."""


def number_ink(card: Card) -> Colour:
    """What is written straight onto the field of a number card."""
    return CARD_INK if card.points in _DARK_INK else PAPER


def mixed(one: Colour, other: Colour, share: float) -> Colour:
    """The first colour with a share of the other in it."""
    red, green, blue = (round(a + (b - a) * share) for a, b in zip(one, other, strict=True))
    return red, green, blue
