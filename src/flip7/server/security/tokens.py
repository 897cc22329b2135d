"""Ids, codes and tokens: what nobody can guess."""

import hashlib
import secrets
from typing import Final

from flip7.protocol.table_code import ALPHABET, CODE_LENGTH

_ID_BYTES: Final = 16
_TOKEN_BYTES: Final = 32


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
