"""Random ids, join codes and auth tokens.

A token comes in the `hello` of a client. `rooms/conversation.py` hashes it, `Room.person_with` finds whose it is, and
`rooms/commands.py` (`check_welcome`) refuses the token of somebody who was sent away.
"""

import hashlib
import secrets
from dataclasses import dataclass
from typing import Final

from flip7.protocol.table_code import ALPHABET, CODE_LENGTH, as_key

_ID_BYTES: Final = 16
_TOKEN_BYTES: Final = 32


def new_id() -> str:
    """Return a new room id: 128 random bits."""
    return secrets.token_urlsafe(_ID_BYTES)


def new_code() -> str:
    """Return a new join code: one of 387 million, and wrong tries are counted."""
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


@dataclass(frozen=True, slots=True)
class TableKeys:
    """Makes and reads the ids and codes of tables, which begin with a mark: a server's is empty, a device's is not.

    >>> TableKeys("~").as_key("~bcd-234"), TableKeys("~").as_key("bcd-234"), TableKeys().as_key("~bcd-234")
    ('~BCD234', None, None)
    """

    mark: str = ""

    def new_id(self) -> str:
        """Return a new room id."""
        return self.mark + new_id()

    def new_code(self) -> str:
        """Return a new join code."""
        return self.mark + new_code()

    def as_key(self, given: str) -> str | None:
        """Normalize an id or a code, however it was typed; return None if it is neither."""
        if not given.startswith(self.mark):
            return None
        tidy = as_key(given.removeprefix(self.mark))
        return None if tidy is None else self.mark + tidy


def new_token() -> str:
    """Return a new token, which proves who a person is: 256 random bits."""
    return secrets.token_urlsafe(_TOKEN_BYTES)


def hash_token(token: str) -> str:
    """Return the hash of a token; the server never stores the token itself."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()
