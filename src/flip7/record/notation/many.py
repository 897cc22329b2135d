"""Many games in one text: each begins with a tag on a new line, as in a PGN file of chess."""

import re
from collections.abc import Iterable, Iterator
from typing import Final

from flip7.record.record import BadRecord

_PIECES: Final = re.compile(
    r"""
    (?P<tag>     \[ [^"\n\[\]{}]* "(?:[^"\\\n]|\\.)*" \s* \] )
    | (?P<comment> \{ [^}]* \}? )
    | (?P<other>   [^\s\[{]+ | \[ )
    """,
    re.VERBOSE,
)


def split_games(lines: Iterable[str], most: int) -> Iterator[tuple[int, str]]:
    """Yield the text of each game with the number of its first line, from 1; only one game is in memory at a time.

    A game ends before the next line that begins with a tag; what stands in comments does not count. `BadRecord` for one
    of more than `most` characters.

    >>> [text for _, text in split_games(['[A "Ana"] ', "A 1 / A s", '[A "Ben"] A 2'], most=100)]
    ['[A "Ana"] A 1 / A s', '[A "Ben"] A 2']
    """
    game: list[str] = []
    first, size, played, in_comment = 1, 0, False, False
    for number, line in enumerate(lines, start=1):
        kinds, in_comment = _kinds(line, in_comment=in_comment)
        if played and kinds[:1] == ["tag"]:
            yield first, "".join(game)
            game, size, played = [], 0, False
        if not game:
            if line.isspace():
                continue
            first = number
        game.append(line)
        size += len(line)
        if size > most:
            raise BadRecord(f"line {first}: too large to be a game")
        played = played or "other" in kinds
    if game:
        yield first, "".join(game)


def _kinds(line: str, *, in_comment: bool) -> tuple[list[str], bool]:
    """Return what stands on the line beside comments, `tag` or `other`, and whether a comment is open at its end."""
    if not in_comment and "[" not in line and "{" not in line:
        return ([] if not line or line.isspace() else ["other"]), False  # most lines: quicker than piece by piece
    begin = line.find("}") + 1 if in_comment else 0
    if in_comment and not begin:
        return [], True
    kinds, in_comment = [], False
    for piece in _PIECES.finditer(line, begin):
        if piece.lastgroup == "comment":
            in_comment = not piece[0].endswith("}")
        else:
            kinds.append(str(piece.lastgroup))
    return kinds, in_comment
