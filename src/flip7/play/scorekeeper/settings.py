"""What a table wants to see of the odds and of advice."""

from enum import StrEnum

from msgspec import Struct


class OddsFor(StrEnum):
    """For whom a table wants to see the odds."""

    NOBODY = "nobody"
    TURN = "turn"
    """The player in turn."""
    EVERYBODY = "everybody"


class ScoreSettings(Struct, frozen=True, forbid_unknown_fields=True):
    """What a table wants to see."""

    odds: OddsFor = OddsFor.NOBODY
    advice: bool = False
