"""Labels of the seats in a prompt: names that cannot be taken for an answer, and letters."""

import unicodedata
from collections.abc import Sequence
from typing import Final

from flip7.core.seats import Seat, seat_letter
from flip7.i18n.catalog import say
from flip7.i18n.markup import Part, mark
from flip7.i18n.seat_names import Names

_ROUND: Final = {"[": "(", "]": ")"}
_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories of controls, direction marks, surrogates, and what no font has."""
_JOINER: Final = "\u200d"
"""Hidden too, but it holds the parts of an emoji together."""


def harmless(name: str) -> str:
    r"""Return the name with round brackets for square ones, and without hidden characters.

    So the name «[hit]» cannot be copied as an answer, and no name reverses the writing direction of its line.

    >>> harmless("[stay] Ben\u202e")
    '(stay) Ben'
    """
    shown = (letter for letter in name if letter == _JOINER or unicodedata.category(letter) not in _HIDDEN)
    return "".join(_ROUND.get(unicodedata.normalize("NFKC", letter), letter) for letter in shown)


def can_be_seen(name: str) -> bool:
    """Return whether something of the name is left when it is shown."""
    return bool(harmless(name).replace(_JOINER, "").strip())


def names_of(recorded: Sequence[str]) -> Names:
    """Return the names as they are shown."""
    return Names([harmless(name) for name in recorded])


class Labels(Names):
    """The names with the letters of their seats, «Ben (B)»; the seat that reads them is told which is its own."""

    def __init__(self, names: Names, you: Seat) -> None:
        self.shown: tuple[str, ...] = names.shown
        self._you = you

    def __getitem__(self, seat: Seat) -> str:
        name, letter = self.shown[seat], seat_letter(seat)
        label = say("text-label-you", name=name, letter=letter) if seat == self._you else _label(name, letter)
        return mark(Part.NAME, str(seat), label)


def _label(name: str, letter: str) -> str:
    return say("text-label", name=name, letter=letter)
