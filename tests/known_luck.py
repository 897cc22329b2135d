"""Known luck: whatever a test leaves to chance in this process follows from the name of the test.

A game that nobody seeded, a code, a token or a shuffled order is the same in every run, alone or after any other test:
what goes wrong for one deck in a hundred goes wrong each time, or never. `os.urandom` is where all of it comes from:
`secrets`, `SystemRandom`, `uuid4`, NumPy's `default_rng()` and `flip7.core.fresh_seed` ask nothing else, even if a test
loads flip7 anew. The one gap is a `Random` without a seed, which the interpreter seeds: tests/test_known_luck.py looks
for those.
"""

import os
import random
from collections import defaultdict
from hashlib import shake_256
from itertools import count
from typing import Final

_REAL: Final = os.urandom


class KnownLuck:
    """Stands in for `os.urandom`; between tests it is as unpredictable as ever."""

    def __init__(self) -> None:
        self._test: str | None = None
        self._draws: defaultdict[int, count[int]] = defaultdict(count)

    def begin(self, test: str) -> None:
        """What is drawn from now on belongs to that test, and no other test draws the same."""
        self._test = test
        self._draws.clear()
        random.seed(test)

    def end(self) -> None:
        """Nothing is known any more."""
        self._test = None

    def urandom(self, size: int, /) -> bytes:
        """The next bytes of the test that runs.

        Counted for each size: NumPy draws 16 bytes when it is first imported, and no seed of 32 is another for that.
        """
        if self._test is None:
            return _REAL(size)
        return shake_256(f"{self._test} {size} {next(self._draws[size])}".encode()).digest(size)

    def install(self) -> None:
        """Be asked instead of the system, by all that is imported from now on, and by `random`, which already was."""
        os.urandom = self.urandom
        random._urandom = self.urandom  # type: ignore[attr-defined]


LUCK: Final = KnownLuck()
"""The luck of the tests of this process."""
