"""`flip7 serve` whose tables have the secret that stands in a file at that time, so that a test knows the cards.

python tests/web/fixed_secret_server.py FILE serve …
"""

import sys
from pathlib import Path
from types import SimpleNamespace

from flip7.__main__ import main
from flip7.server.rooms import create

SECRET = Path(sys.argv.pop(1))
SECRET_BYTES = 32


def known(nbytes: int) -> bytes:
    """The secret of a table; people's tokens and the tables' codes stay as hard to guess as they were."""
    assert nbytes == SECRET_BYTES
    return int(SECRET.read_text(encoding="ascii")).to_bytes(SECRET_BYTES, "big")


setattr(create, "secrets", SimpleNamespace(token_bytes=known))  # noqa: B010 - a type checker would mind
main()
