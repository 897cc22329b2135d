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
"""Seconds that compiling may take before the notice is printed: a small function is not worth a line."""


@contextmanager
def explained(why: str) -> Iterator[None]:
    """Print the sentence on stderr if something is compiled in the block, and that takes a while.

    What was compiled before is only loaded, which takes seconds on a slow or busy machine: no reason for a notice.
    """
    from flip7.kernel import jit  # NumPy and numba: not at start-up

    notice = Timer(NOTICE_AFTER_SECONDS, lambda: remark(why))
    notice.daemon = True
    try:
        with jit.on_compiling(notice.start):
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
