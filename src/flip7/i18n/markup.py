"""Inline markup: text that knows which of its parts are names, cards and sums, so that they can be coloured.

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
    """The kind of a marked part."""

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
    """Mark the text as that part."""
    return f"{_BEGIN}{part}{_THEN}{of}{_THEN}{text}{_END}"


def spans(marked: str) -> list[Span]:
    """Return the pieces of a marked text, in order."""
    pieces = _PART.split(marked)
    found = [Span(Part.TEXT, "", pieces[0])]
    for at in range(1, len(pieces), 4):
        part, of, text, rest = pieces[at : at + 4]
        found += [Span(Part(part), of, text), Span(Part.TEXT, "", rest)]
    return [span for span in found if span.text]


def plain(marked: str) -> str:
    """Return the text without its markup."""
    return _PART.sub(r"\3", marked)


def printable(text: str) -> str:
    """Return the text without characters that move the cursor or change the colours: each becomes a question mark."""
    return "".join(character if character.isprintable() else "?" for character in text)
