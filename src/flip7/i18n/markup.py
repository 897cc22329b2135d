"""Text that remembers which of its parts are names, cards and sums, so that a table in colour can show them so.

A part is wrapped in control characters, which no name can hold (`check_name`), and travels through a sentence's message
wherever a translator puts it.
"""

import re
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

_BEGIN, _THEN, _END = "\x0e", "\x1f", "\x0f"
_PART: Final = re.compile(f"{_BEGIN}(.){_THEN}([^{_THEN}]*){_THEN}([^{_END}]*){_END}")


class Part(StrEnum):
    """What a piece of a text is."""

    TEXT = "t"
    NAME = "n"
    CARD = "c"
    SUM = "s"


@dataclass(frozen=True, slots=True)
class Span:
    """A piece of a text: what it is, what it stands for (a seat's number, a card's code), and how it reads."""

    part: Part
    of: str
    text: str


def mark(part: Part, of: str, text: str) -> str:
    """The text, marked as that part."""
    return f"{_BEGIN}{part}{_THEN}{of}{_THEN}{text}{_END}"


def spans(marked: str) -> list[Span]:
    """The pieces of a marked text, in order."""
    pieces = _PART.split(marked)
    found = [Span(Part.TEXT, "", pieces[0])]
    for at in range(1, len(pieces), 4):
        part, of, text, rest = pieces[at : at + 4]
        found += [Span(Part(part), of, text), Span(Part.TEXT, "", rest)]
    return [span for span in found if span.text]


def plain(marked: str) -> str:
    """The text as it is read aloud: nothing but its words."""
    return _PART.sub(r"\3", marked)


def printable(text: str) -> str:
    """The text as it can be shown: what would move the cursor or change the colours is a question mark."""
    return "".join(character if character.isprintable() else "?" for character in text)
