"""A notice on stderr while the kernel is compiled."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from threading import Timer
from typing import Final

from flip7.i18n.catalog import say

COMPILE_SECONDS: Final = 15
"""Seconds that compiling the games takes on an ordinary machine, for the notice."""
NOTICE_AFTER_SECONDS: Final = 0.8
"""Seconds before the notice is printed: what was compiled before is loaded sooner."""


@contextmanager
def explained(why: str, patience: float = NOTICE_AFTER_SECONDS) -> Iterator[None]:
    """Print the sentence on stderr if the block takes longer than `patience` seconds."""
    notice = Timer(patience, lambda: remark(why))
    notice.daemon = True
    notice.start()
    try:
        yield
    finally:
        notice.cancel()


def compile_games(prepare: Callable[[], None]) -> None:
    """Compile the games that will be played; say so if it takes a while or cannot be done."""
    from flip7.kernel import jit  # NumPy and numba: not at start-up

    if not jit.COMPILED:
        remark(say("sim-plain"))
    with explained(say("sim-compiling", seconds=COMPILE_SECONDS)):
        prepare()


def remark(text: str) -> None:
    """Print a line on stderr, beside the result."""
    sys.stderr.write(f"{text}\n")
    sys.stderr.flush()
