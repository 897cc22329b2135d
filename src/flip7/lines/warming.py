"""Compiling, once: whoever waits is told why."""

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

PATIENCE: Final = 0.8
"""Seconds after which it is said what takes so long."""


@contextmanager
def explained(why: str, patience: float = PATIENCE) -> Iterator[None]:
    """If what is done inside takes longer than that many seconds, the sentence says why, on stderr."""
    notice = Timer(patience, lambda: remark(why))
    notice.daemon = True
    notice.start()
    try:
        yield
    finally:
        notice.cancel()


def remark(text: str) -> None:
    """A line beside the result, on stderr."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
