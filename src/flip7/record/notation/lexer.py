"""The lexer: split a text into words, each a match of one pattern.

What always stands together is one word: `/ B h` is one, and so is `% 12>C`. There may be space and comments in it.
"""

import re
from collections.abc import Iterator
from typing import Final

from flip7.core.errors import quoted
from flip7.record.notation.tree import Misread, Offset

Word = re.Match[str]
"""A word of the text: `lastgroup` is its kind."""

_GAP: Final = r"(?: \s | \{[^}]*\} )*+"  # comments count as space
_SEAT: Final = r"(?!(?:FZ|SC)\b) [A-Z]+ (?=[\s/={]|$)"  # these two are cards
_VERB: Final = r"[hs] (?=[\s/={]|$)"

_WORDS: Final = re.compile(
    rf"""
    {_GAP}
    (?: (?P<turn>  (?: (?P<stroke>/) {_GAP} )? (?P<seat>{_SEAT}) (?: {_GAP} (?P<verb>{_VERB}) )? )
    |   (?P<shown> (?: (?P<reshuffled>%) {_GAP} )?
                   (?: (?P<card>x2|\+[0-9]{{1,9}}|[0-9]{{1,9}}|FZ|F3|SC)
                       (?:>(?P<to>[A-Z]+))? (?P<mark>['~x\#?-])? (?=[\s()/;={{]|$)
                   |   (?P<nothing>[?!]) ) )
    |   (?P<sign>  [()/;=%] )
    |   (?P<round> (?P<number>[0-9]{{1,9}}\. (?=\s|$)) (?: {_GAP} (?P<dealer>{_SEAT}) )? )
    |   (?P<tag>   \[\s*(?P<name>[A-Za-z][A-Za-z0-9]*)\s+(?P<value>"(?:[^"\\\n]|\\.)*")\s*\] )
    |   (?P<stray> {_VERB} )
    |   (?P<end>   \Z )
    |   (?P<wrong> [\s\S] ) )
    """,
    re.VERBOSE,
)


def words(text: str) -> Iterator[Word]:
    """Yield the words of a text, without comments and space around them."""
    for word in _WORDS.finditer(text):
        if word.lastgroup == "wrong":
            at = start_of(word)
            raise Misread(at, _complaint(text[at : at + 40].partition("\n")[0]))
        if word.lastgroup != "end":
            yield word


def start_of(word: Word) -> Offset:
    """Return where the word begins, behind the space and the comments before it."""
    return word.start(word.lastgroup or 0)


def beginning_of(word: Word) -> str:
    """Return the word, or the first part of one that stands together with others."""
    return word["stroke"] or word["seat"] or word["reshuffled"] or word["number"] or word[word.lastgroup or 0]


def _complaint(rest: str) -> str:
    if rest.startswith("{"):
        return "this comment is never closed"
    if rest.startswith("["):
        return 'a tag looks like [A "Ana"]'
    return f"{quoted(rest.split(maxsplit=1)[0])} is not a card, seat or mark"
