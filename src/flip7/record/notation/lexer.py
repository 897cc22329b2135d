"""The lexer: split a text into words with their positions."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from flip7.core.errors import quoted
from flip7.record.notation.tree import BadNotation, Position

_WORDS: Final = re.compile(
    r"""
      (?P<space>   \s+ | \{[^}]*\} )                              # comments count as space
    | (?P<tag>     \[\s*(?P<name>[A-Za-z][A-Za-z0-9]*)\s+(?P<value>"(?:[^"\\\n]|\\.)*")\s*\] )
    | (?P<number>  [0-9]{1,9}\. (?=\s|$) )
    | (?P<shown>   (?P<card>x2|\+[0-9]{1,9}|[0-9]{1,9}|FZ|F3|SC)
                   (?:>(?P<to>[A-Z]+))? (?P<mark>['~x\#?-])? (?=[\s()/;={]|$) )
    | (?P<verb>    [hs] (?=[\s/={]|$) )
    | (?P<nothing> [?!] )
    | (?P<seat>    [A-Z]+ (?=[\s/={]|$) )
    | (?P<sign>    [()/;=%] )
    """,
    re.VERBOSE,
)


@dataclass(frozen=True, slots=True)
class Word:
    """A word of the text; `kind` is the name of its group in the pattern above."""

    kind: str
    text: str
    where: Position
    parts: re.Match[str]


def words(text: str) -> Iterator[Word]:
    """Yield the words of a text, without comments and space."""
    at = 0
    line, line_start = 1, 0
    while at < len(text):
        where = Position(line, at - line_start + 1)
        found = _WORDS.match(text, at)
        if found is None:
            raise BadNotation(where, _complaint(text[at : at + 40].partition("\n")[0]))
        kind = next(name for name in _KINDS if found[name] is not None)
        if kind != "space":
            yield Word(kind, found[kind], where, found)
        line += found[0].count("\n")
        if "\n" in found[0]:
            line_start = at + found[0].rindex("\n") + 1
        at = found.end()


_KINDS: Final = ("space", "tag", "number", "shown", "verb", "nothing", "seat", "sign")


def _complaint(rest: str) -> str:
    if rest.startswith("{"):
        return "this comment is never closed"
    if rest.startswith("["):
        return 'a tag looks like [A "Ana"]'
    return f"{quoted(rest.split(maxsplit=1)[0])} is not a card, seat or mark"
