"""Compiling, once: whoever waits is told why."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from flip7.i18n.catalog import say

COMPILING: Final = 15
"""Seconds that it takes to compile the games, on an ordinary machine."""
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


def compile_games(prepare: Callable[[], None]) -> None:
    """All games that will be played are compiled; if that takes a while, or cannot be done, it is said."""
    from flip7.kernel import jit

    if not jit.COMPILED:
        remark(say("sim-plain"))
    with explained(say("sim-compiling", seconds=COMPILING)):
        prepare()


def remark(text: str) -> None:
    """A line beside the result, on stderr."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
