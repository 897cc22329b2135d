"""What people type, made fit to be shown to others."""

import unicodedata
from typing import Final

from flip7.server.options import LONGEST_NAME, LONGEST_WORD
from flip7.server.refusals import Reason, Refused
from flip7.words.fluent import say
from flip7.words.names import bot_seat

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Controls, marks that turn the writing round, halves of characters, and what no font has."""
_JOINER: Final = "\u200d"
"""Holds the parts of an emoji together: the one hidden mark that stays."""
_MARKS: Final = {"Mn", "Me", "Mc"}
_MOST_MARKS: Final = 2
"""So many accents may stand on one letter; more than that is a tower over other people's lines."""


def tidy_name(given: str) -> str:
    """The name with nothing hidden in it, or `Refused`. It cannot be taken for a bot's seat in a record."""
    name = _tidy(given)
    if not 1 <= len(name) <= LONGEST_NAME or not any(letter.isprintable() for letter in name):
        raise Refused(Reason.BAD_NAME, say("refused-name", most=LONGEST_NAME))
    return name.replace("(", "[").replace(")", "]") if bot_seat(name) is not None else name


def tidy_word(given: str) -> str:
    """The word with nothing hidden in it, or `Refused`."""
    word = _tidy(given)
    if not 1 <= len(word) <= LONGEST_WORD:
        raise Refused(Reason.BAD_WORD, say("refused-word", most=LONGEST_WORD))
    return word


def _tidy(given: str) -> str:
    """One line, composed letters, single spaces, no hidden marks, no towers of accents."""
    spaced = "".join(" " if letter.isspace() else letter for letter in unicodedata.normalize("NFC", given))
    return " ".join("".join(_shown(spaced)).split()).strip(_JOINER)


def _shown(text: str) -> list[str]:
    kept: list[str] = []
    marks = 0
    for letter in text:
        category = unicodedata.category(letter)
        marks = marks + 1 if category in _MARKS else 0
        if (category not in _HIDDEN or letter == _JOINER) and marks <= _MOST_MARKS:
            kept.append(letter)
    return kept
