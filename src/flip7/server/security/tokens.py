"""Ids, codes and tokens: what nobody can guess."""

import hashlib
import re
import secrets
from typing import Final

ALPHABET: Final = "23456789BCDFGHJKMNPQRSTVWXZ"
"""No letter that looks like another, and no vowel, so that no code is a word."""
CODE_LENGTH: Final = 6
_ID_BYTES: Final = 16
_TOKEN_BYTES: Final = 32
_CODE: Final = re.compile(f"[{ALPHABET}]{{{CODE_LENGTH}}}")
_ID: Final = re.compile("[A-Za-z0-9_-]{22}")


def new_id() -> str:
    """The id of a room: 128 bits of chance."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_code() -> str:
    """What people type to come in: one of 387 million, and wrong ones are counted."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def new_token() -> str:
    """What a person holds their seat by: 256 bits of chance."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def key_of(token: str) -> str:
    """The hash under which a token is known; the token itself is kept by its owner alone."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def as_key(given: str) -> str | None:
    """The id, or the code however it was typed; None if it can be neither.

    >>> as_key("bcd-234"), as_key("no table")
    ('BCD234', None)
    """
    if _ID.fullmatch(given):
        return given
    code = re.sub(r"[\s-]", "", given).upper()
    return code if _CODE.fullmatch(code) else None
