"""`flip7 serve` whose tables all have the secret that is named first, so that a test knows the cards.

python tests/web/known_deck.py 473 serve …
"""

import secrets
import sys

from flip7.__main__ import main

SECRET = int(sys.argv.pop(1)).to_bytes(32, "big")
_token_bytes = secrets.token_bytes


def known(nbytes: int | None = None) -> bytes:
    """The secret of a table; everything else stays as hard to guess as it was."""
    return SECRET if nbytes == len(SECRET) else _token_bytes(nbytes)


setattr(secrets, "token_bytes", known)  # noqa: B010 - a type checker would mind
main()
