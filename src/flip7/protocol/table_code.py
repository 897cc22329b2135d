"""Codes and ids of tables: what people type, and what stands in links."""

import re
from typing import Final

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No letter that looks like another, and no vowel, so that no code is a word."""
CODE_LENGTH: Final = 6
_CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_ID: Final = re.compile("[A-Za-z0-9_-]{22}")


def as_key(given: str) -> str | None:
    """The id, or the code however it was typed; None if it can be neither.

    >>> as_key("bcd-234"), as_key("no table")
    ('BCD234', None)
    """
    if _ID.fullmatch(given):
        return given
    code = re.sub(r"[\s-]", "", given).upper()
    return code if _CODE.fullmatch(code) else None
