"""Detect the format of a record: JSON looks like JSON from its second character on, any other text is notation."""

import re
from typing import Final

from flip7.core.errors import quoted
from flip7.record.json_form import from_json
from flip7.record.notation.reader import from_notation
from flip7.record.record import BadRecord, Record

_JSON: Final = re.compile(r'\s*(?:\{\s*["}]|\[\s*[^A-Za-z\s])')
"""An object or a list, not a comment in braces or a tag in brackets."""


def read_record(text: str) -> Record:
    """Read a record in either format; raise `BadRecord` or `BadNotation` if something is wrong with it.

    >>> read_record("A 12 / B 5 / C 7 / A s").seats
    ('A', 'B', 'C')
    """
    if not isinstance(text, str):
        raise BadRecord(f"{quoted(text)} is not a text: read_game reads a file")
    text = text.removeprefix("\ufeff")
    if not text.strip():
        raise BadRecord("the record is empty")
    return from_json(text) if is_json(text) else from_notation(text)


def is_json(text: str) -> bool:
    """Return whether a text that is not empty is meant as JSON."""
    return _JSON.match(text) is not None
