"""The settings of a table with real cards: for whom odds are shown, and advice."""

from enum import StrEnum

from msgspec import Struct


class OddsFor(StrEnum):
    """The players for whom a table wants to see the odds."""

    NOBODY = "nobody"
    TURN = "turn"
    """The player in turn."""
    EVERYBODY = "everybody"


class ScoreSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """The table's settings: odds and advice."""

    odds: OddsFor = OddsFor.NOBODY
    advice: bool = False
