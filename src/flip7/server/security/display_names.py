"""Sanitize names and words that people type; compare names by how they look (homoglyphs, confusables)."""

import json
import re
import unicodedata
from functools import cache
from importlib.resources import files
from importlib.util import find_spec
from typing import Final

from flip7.i18n.catalog import say
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.room_options import LONGEST_NAME, LONGEST_WORD

_HIDDEN: Final = {"Cc", "Cf", "Cs", "Co", "Cn"}
"""Unicode categories of invisible characters: controls, direction marks, surrogates, private and unassigned ones."""
_JOINER: Final = "\u200d"
_COLOURED: Final = "\ufe0f"
"""The variation selector that asks for an emoji in colour; with the joiner, the only hidden marks that may stay."""
_PICTURES: Final = {"So", "Sk", "Sm", "Po"}
_UNSEEN: Final = re.compile(
    "[\u034f\u115f\u1160\u17b4\u17b5\u180b-\u180f\u3164\ufe00-\ufe0e\uffa0\U00016fe4\U0001d159"
    "\U0001d173-\U0001d17a\U000e0000-\U000e0fff]"
)
"""Letters and marks, as Unicode has it, that leave nothing to be seen."""
_BLANK: Final = "\u2800"
"""A picture of no dots."""
_LEFT_TO_RIGHT: Final = "\u200e"
"""Stands around letters of right-to-left scripts in the table of confusables."""
_MARKS: Final = {"Mn", "Me", "Mc"}
_MAX_COMBINING_MARKS: Final = 2
"""Combining marks on one letter, at most: stops Zalgo text."""
_WIDE: Final = re.compile("[\ua9c1-\ua9cd\ufdf0-\ufdfd\U00012000-\U0001254f]")
"""Whole phrases that are one character (U+FDFD), signs of the Javanese and cuneiform ones."""
_WIDTH_OF_WIDE: Final = 6
"""Letters that one of them is as wide as, or nearly: four of them make a name."""
_LIKE_A_BOT: Final = re.compile(r".*\S \([^()]+\)")
"""Pattern of a bot's name in a record: «Rita (risk:0.26)»."""


def tidy_name(given: str) -> str:
    """Return the name with nothing hidden in it, or raise `Refused`.

    A person is never recorded as a bot's seat is, whichever bot: a record must not make whoever reads it look for
    a plug-in of that name, and neither must we.
    """
    name = _tidy(given)
    if not 1 <= len(name) <= _width(name) <= LONGEST_NAME:
        raise Refused(Reason.BAD_NAME, say("refused-name", most=LONGEST_NAME))
    return name.replace("(", "[").replace(")", "]") if _LIKE_A_BOT.fullmatch(name) else name


def tidy_word(given: str) -> str:
    """Return the word with nothing hidden in it, or raise `Refused`."""
    word = _tidy(given)
    if not 1 <= len(word) <= LONGEST_WORD:
        raise Refused(Reason.BAD_WORD, say("refused-word", most=LONGEST_WORD))
    return word


def _tidy(given: str) -> str:
    """Sanitize: one line, composed letters, single spaces, no hidden characters; empty if nothing is visible."""
    spaced = "".join(" " if letter.isspace() else letter for letter in given.replace(_BLANK, " "))
    shown = " ".join(_without_towers(unicodedata.normalize("NFC", _shown(spaced))).split()).rstrip(_JOINER)
    return shown if any(unicodedata.category(letter) not in _MARKS | _HIDDEN for letter in shown) else ""


def _shown(text: str) -> str:
    """Return the visible characters. An emoji keeps its colour and then one joiner; chains would hide a difference."""
    kept: list[str] = []
    for letter in _UNSEEN.sub("", text):
        if letter in {_COLOURED, _JOINER}:
            before = kept[-1] if kept else ""
            if _is_picture(before) or (letter == _JOINER and before == _COLOURED):
                kept.append(letter)
        elif unicodedata.category(letter) not in _HIDDEN:
            kept.append(letter)
    return "".join(kept)


def _is_picture(letter: str) -> bool:
    return letter != "" and unicodedata.category(letter) in _PICTURES


def _width(name: str) -> int:
    """Return how wide the name is, in usual letters."""
    return len(name) + (_WIDTH_OF_WIDE - 1) * len(_WIDE.findall(name))


def _without_towers(text: str) -> str:
    kept: list[str] = []
    marks = 0
    for letter in text:
        marks = marks + 1 if unicodedata.category(letter) in _MARKS else 0
        if marks <= _MAX_COMBINING_MARKS:
            kept.append(letter)
    return "".join(kept)


# --- names that look alike --------------------------------------------------------------------------------------------


def name_keys(name: str) -> frozenset[str]:
    """Return what the name must not share with another at the table: its letters, whatever their case; and its looks.

    Both, because a capital and its small letter may look like two different Latin letters, as the Greek Nu
    does: N and v.
    """
    return frozenset({name.casefold(), skeleton(name)})


def skeleton(name: str) -> str:
    """Return the same text for all names that look alike (UTS #39, confusables), in capital or small letters.

    >>> skeleton("\u0410nn") == skeleton("ann") == skeleton("\uff41\uff4e\uff4e") == skeleton("ANN")
    True
    """
    seen = "".join(letter for letter in name if unicodedata.category(letter) != "Cf" and letter != _COLOURED)
    plain = unicodedata.normalize("NFKD", _UNSEEN.sub("", seen)).translate(_prototypes())
    # Folded after the look-alikes: the Cyrillic Ve looks like B, but its small letter like no b. Then once more: m
    # looks like rn, and M does not. And i joins l, because its capital looks like one.
    return unicodedata.normalize("NFKD", plain.casefold().translate(_prototypes()).replace("i", "l")).casefold()


@cache
def _prototypes() -> dict[int, str]:
    """Map each letter to the one that stands for all that look like it, by the confusables of Unicode.

    The package lists pairs, each both ways: a letter with a single partner is the copy, one with many the prototype.
    Of two that have only each other, either will do.
    """
    if find_spec("confusable_homoglyphs") is None:
        return {}  # in a browser: nobody at one device pretends to be another, and the table has a megabyte
    data = json.loads(files("confusable_homoglyphs").joinpath("confusables.json").read_text(encoding="utf-8"))
    partners = {letter: {each["c"] for each in listed} for letter, listed in data.items()}
    found: dict[int, str] = {}
    for letter, others in partners.items():
        copy = letter.strip(_LEFT_TO_RIGHT)
        if len(others) == 1 and len(copy) == 1:
            (other,) = others
            found[ord(copy)] = min(copy, other) if partners[other] == {letter} else other.strip(_LEFT_TO_RIGHT)
    return found
