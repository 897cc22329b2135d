"""`flip7 serve` whose tables all have the secret that is named first, so that a test knows the cards.

python tests/web/known_deck.py 473 serve …
"""

import sys
from types import SimpleNamespace

from flip7.__main__ import main
from flip7.server import founding

SECRET = int(sys.argv.pop(1)).to_bytes(32, "big")


def known(nbytes: int) -> bytes:
    """The secret of a table; people's tokens and the tables' codes stay as hard to guess as they were."""
    assert nbytes == len(SECRET)
    return SECRET


setattr(founding, "secrets", SimpleNamespace(token_bytes=known))  # noqa: B010 - a type checker would mind
main()
