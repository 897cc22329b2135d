"""CSV files: lines under a header, and text that no spreadsheet takes for a formula."""

import csv
import re
from collections.abc import Iterable, Iterator, Sequence
from io import StringIO
from typing import Final, TypeAlias

from flip7.core.errors import escape_unprintable

FORMULA: Final = re.compile(r"[=+\-@]")
NUMBER: Final = re.compile(r"[+-]?\d+(\.\d+)?")

Line: TypeAlias = dict[str, str | int | float]


def csv_of(columns: Sequence[str], lines: Iterable[Line]) -> str:
    """Write the lines under a header; what a line does not say is empty."""
    return "".join(csv_pieces(columns, lines))


def csv_pieces(columns: Sequence[str], lines: Iterable[Line]) -> Iterator[str]:
    """Yield the same line by line, the header first."""
    out = StringIO()
    writer = csv.DictWriter(out, columns, restval="", lineterminator="\n")
    writer.writeheader()
    for line in lines:
        yield out.getvalue()
        out.seek(0)
        out.truncate()
        writer.writerow(line)
    yield out.getvalue()


def harmless(text: str) -> str:
    """Escape text that a spreadsheet would take for a formula: put an apostrophe before it.

    A number is no formula, and control characters are spelt out.

    >>> harmless("=1+1"), harmless("-5"), harmless("stay:25")
    ("'=1+1", '-5', 'stay:25')
    """
    text = escape_unprintable(text)
    return f"'{text}" if FORMULA.match(text) and not NUMBER.fullmatch(text) else text
