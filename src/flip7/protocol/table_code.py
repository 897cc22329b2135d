"""Codes and ids of tables, as people type them and as links have them."""

import re
from typing import Final

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No letter that looks like another, and no vowel, so that no code is a word."""
CODE_LENGTH: Final = 6
DEVICE_MARK: Final = "~"
"""With this begin the ids and codes of tables that are kept on a device, in its browser, and by no server."""
_CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_ID: Final = re.compile("[A-Za-z0-9_-]{22}")


def as_key(given: str) -> str | None:
    """Normalize an id or a code, however it was typed; return None if it is neither.

    >>> as_key("bcd-234"), as_key("no table")
    ('BCD234', None)
    """
    if _ID.fullmatch(given):
        return given
    code = re.sub(r"[\s-]", "", given).upper()
    return code if _CODE.fullmatch(code) else None
