"""Tables of numbers, as HTML."""

from collections.abc import Sequence
from html import escape
from typing import Final, TypeAlias

Cell: TypeAlias = str | tuple[str, str]
"""A number, or one with something small under it."""
NARROW_TABLE: Final = 3
"""A table of so few columns does not spread over the whole page."""


def folded(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]], note: str = "") -> str:
    """A table that opens when its caption is chosen."""
    said = f"<p>{escape(note)}</p>" if note else ""
    return f"<details><summary>{escape(caption)}</summary>{said}{table(caption, heads, rows)}</details>"


def table(caption: str, heads: Sequence[str], rows: Sequence[Sequence[Cell]]) -> str:
    """The rows under their heads; the first cell of a row says what it is about. Who listens hears the caption."""
    pairs = [" class=pair" if isinstance(cell, tuple) else "" for cell in rows[0]] if rows else [""] * len(heads)
    top = "".join(f'<th scope="col"{pair}>{escape(head)}</th>' for head, pair in zip(heads, pairs, strict=True))
    body = "\n".join(f"<tr>{_row(row)}</tr>" for row in rows)
    narrow = ' class="narrow"' if len(heads) <= NARROW_TABLE else ""
    return (
        f"<table{narrow}><caption>{escape(caption)}</caption>"
        f"<thead><tr>{top}</tr></thead>\n<tbody>{body}</tbody></table>"
    )


def _row(cells: Sequence[Cell]) -> str:
    first, *others = map(_cell, cells)
    return f'<th scope="row">{first}</th>' + "".join(f"<td>{cell}</td>" for cell in others)


def _cell(cell: Cell) -> str:
    if isinstance(cell, str):
        return escape(cell)
    number, small = cell
    return f"{escape(number)} <small>{escape(small)}</small>"
