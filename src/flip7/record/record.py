"""A game on file: who sat where, by which rules, where the cards came from, and the answers that were given."""

import unicodedata
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Final, Self

from flip7.core.cards import Card
from flip7.core.decisions import Move
from flip7.core.decks import BadDeck, Deck, OpenDeck, SeededDeck, StackedDeck
from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.seats import Seat

MAX_NAME: Final = 100

Answer = Move | Seat
"""What is kept of a choice: hit, stay, or the seat a card was given to."""


class BadRecord(Flip7Error):
    """A record that describes no game; the message says what is wrong and where."""


@dataclass(frozen=True, slots=True)
class Record:
    """A game as it is kept: everything else follows by replaying it.

    The cards come from a seed, from given shuffles (with a seed too, both must agree), or, for a game with a real deck,
    they are the cards as they came up.

    >>> Record(seats=("Ana", "Ben", "Cleo"), seed=bytes(32)).choices
    ()
    """

    seats: tuple[str, ...]
    """The names, clockwise."""
    choices: tuple[Answer, ...] = ()
    """The answers to the questions that were asked, in order."""
    dealer: int = 0
    """The first dealer's seat."""
    rules: Rules = field(default_factory=Rules)
    seed: bytes | None = None
    seed_hash: str | None = None
    """The hash of the seed, if it was published before the game."""
    shuffles: tuple[tuple[Card, ...], ...] | None = None
    drawn: tuple[Card, ...] | None = None

    def __post_init__(self) -> None:
        shuffled = self.seed is not None or self.shuffles is not None
        if shuffled == (self.drawn is not None):
            raise BadRecord("a record needs a seed or shuffles, or else the cards drawn from a real deck")
        for seat, name in enumerate(self.seats):
            check_name(name, f"seats[{seat}]")

    def deck(self) -> Deck:
        """A fresh deck that gives this game's cards."""
        if self.drawn is not None:
            return OpenDeck()
        if self.seed is None:
            return StackedDeck(*(self.shuffles or ()))
        return _WitnessedDeck(self.seed, self.shuffles or ())


def check_name(name: str, where: str) -> str:
    """The name itself, or `BadRecord` if it is empty, too long, or would not show as one line of text."""
    if not name.strip() or len(name) > MAX_NAME:
        raise BadRecord(f"{where}: a name has 1 to {MAX_NAME} characters, not {name[:MAX_NAME]!r}")
    if any(unicodedata.category(character) in {"Cc", "Cs", "Zl", "Zp"} for character in name):
        raise BadRecord(f"{where}: {name!r} has characters that cannot be shown")
    return name


class _WitnessedDeck(SeededDeck):
    """A seeded deck whose shuffles somebody has written down; what is written must agree with the seed."""

    def __init__(self, seed: bytes, witnessed: Sequence[tuple[Card, ...]] = ()) -> None:
        super().__init__(seed)
        self._witnessed = witnessed

    def copy(self) -> Self:
        """A deck with the same future."""
        other = super().copy()
        other._witnessed = self._witnessed
        return other

    def shuffle(self, cards: Sequence[Card]) -> None:
        """The seed's shuffle, which must be the one written down."""
        number = self._shuffles
        super().shuffle(cards)
        if number < len(self._witnessed) and self._witnessed[number] != tuple(reversed(self._pile)):
            raise BadDeck(f"shuffle {number} is not the one that the seed gives")
