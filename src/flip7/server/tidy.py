"""What people type, made fit to be shown to others."""

import re
import unicodedata
from typing import Final

from flip7.server.options import LONGEST_NAME, LONGEST_WORD
from flip7.server.refusals import Reason, Refused
from flip7.words.fluent import say
from flip7.words.names import bot_seat

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Controls, marks that turn the writing round, halves of characters, and what no font has."""
_JOINER: Final = "\u200d"
_GLUE: Final = {_JOINER, "\ufe0f"}
"""Hidden marks that stay behind a picture: they hold the parts of an emoji together, and give it its colours."""
_PICTURES: Final = {"So", "Sk", "Sm", "Po"}
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0e\uffa0\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Letters and marks, as Unicode has it, that leave nothing to be seen."""
_BLANK: Final = "\u2800"
"""A picture of no dots."""
_MARKS: Final = {"Mn", "Me", "Mc"}
_MOST_MARKS: Final = 2
"""So many accents may stand on one letter; more than that is a tower over other people's lines."""


def tidy_name(given: str) -> str:
    """The name with nothing hidden in it, or `Refused`. It cannot be taken for a bot's seat in a record."""
    name = _tidy(given)
    if not 1 <= len(name) <= LONGEST_NAME:
        raise Refused(Reason.BAD_NAME, say("refused-name", most=LONGEST_NAME))
    return name.replace("(", "[").replace(")", "]") if bot_seat(name) is not None else name


def tidy_word(given: str) -> str:
    """The word with nothing hidden in it, or `Refused`."""
    word = _tidy(given)
    if not 1 <= len(word) <= LONGEST_WORD:
        raise Refused(Reason.BAD_WORD, say("refused-word", most=LONGEST_WORD))
    return word


def _tidy(given: str) -> str:
    """One line, composed letters, single spaces, no hidden marks, no towers of accents; empty if nothing is seen."""
    spaced = "".join(" " if letter.isspace() else letter for letter in given.replace(_BLANK, " "))
    shown = " ".join(_without_towers(unicodedata.normalize("NFC", _shown(spaced))).split()).rstrip(_JOINER)
    return shown if any(unicodedata.category(letter) not in _MARKS | _HIDDEN for letter in shown) else ""


def _shown(text: str) -> str:
    """What is to be seen of the text."""
    kept: list[str] = []
    for letter in _UNSEEN.sub("", text):
        if letter in _GLUE:
            if kept and (kept[-1] in _GLUE or unicodedata.category(kept[-1]) in _PICTURES):
                kept.append(letter)
        elif unicodedata.category(letter) not in _HIDDEN:
            kept.append(letter)
    return "".join(kept)


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= _MOST_MARKS:
            kept.append(letter)
    return "".join(kept)
