"""Options of a game: the target, the bonus for a Flip 7, the decks, who comes first."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flip7.core.cards import decks_for
from flip7.core.errors import Flip7Error, quoted

MAX_TARGET: Final = 1_000_000
MAX_FLIP_7: Final = 1_000
MAX_DECKS: Final = 20


class First(StrEnum):
    """The seat that comes first, in the deal and in the asking (X.2)."""

    DEALER = "dealer"
    LEFT = "left"


DEALER: Final = First.DEALER


class BadRules(Flip7Error):
    """An option outside what the game allows."""


@dataclass(frozen=True, slots=True)
class Rules:
    """The options of a game; the defaults are the rules as printed.

    >>> Rules(target=100).target
    100
    """

    target: int = 200
    """The game ends when a round ends with somebody at so many points (S.3, G.1)."""
    first: First = First.DEALER
    """The seat that is dealt to and asked first (X.2)."""
    flip_7: int = 15
    """The points for seven different numbers (F7.3)."""
    decks: int | None = None
    """The number of decks shuffled together; `None`: as many as the seats need (D.5)."""

    def __post_init__(self) -> None:
        _check("target", self.target, least=1, most=MAX_TARGET)
        _check("flip_7", self.flip_7, least=0, most=MAX_FLIP_7)
        if self.decks is not None:
            _check("decks", self.decks, least=1, most=MAX_DECKS)
        if not isinstance(self.first, First):
            raise BadRules(f"first is {quoted(self.first)}: it must be 'dealer' or 'left'")

    def decks_for(self, seats: int) -> int:
        """The number of decks for a table of so many seats (D.5)."""
        return decks_for(seats) if self.decks is None else self.decks


def check_rules(rules: Rules) -> Rules:
    """Return the rules themselves; raise `BadRules` if they are none, such as a dictionary."""
    if not isinstance(rules, Rules):
        raise BadRules(f"rules is {quoted(rules)}: it must be Rules, such as Rules(target=100)")
    return rules


def _check(name: str, value: object, *, least: int, most: int) -> None:
    if type(value) is not int or not least <= value <= most:
        raise BadRules(f"{name} is {quoted(value)}: it must be a whole number from {least} to {most}")
