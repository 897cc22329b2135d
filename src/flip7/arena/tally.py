"""The counts of played games: whole numbers only, so that any order of adding gives the same sums."""

from dataclasses import dataclass
from typing import Self

import numpy as np
from numpy.typing import NDArray

from flip7.kernel import game_loop, referee


@dataclass(frozen=True, slots=True)
class Tally:
    """Counts of games; the fields are those of `flip7.kernel.game_loop.TALLY_FIELDS`."""

    counts: NDArray[np.int64]

    @classmethod
    def empty(cls) -> Self:
        """Return the counts of no games."""
        return cls(np.zeros(game_loop.TALLY.itemsize // 8, np.int64))

    @classmethod
    def of(cls, record: np.void) -> Self:
        """Return what the kernel has counted."""
        return cls(np.frombuffer(record.tobytes(), np.int64))

    def __add__(self, other: Self) -> Self:
        return type(self)(self.counts + other.counts)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Tally) and bool((self.counts == other.counts).all())

    def __hash__(self) -> int:
        return hash(self.counts.tobytes())

    def one(self, name: str) -> int:
        """Return a single count."""
        return int(self._record()[name])

    def each(self, name: str, count: int) -> list[int]:
        """Return the first counts of a field with many."""
        return [int(value) for value in self._record()[name][:count]]

    def table(self, name: str, rows: int) -> NDArray[np.int64]:
        """Return a field as one row for each player."""
        values = self._record()[name]
        return np.asarray(values.reshape(referee.MAX_SEATS, -1)[:rows], np.int64)

    def _record(self) -> np.void:
        record: np.void = self.counts.view(game_loop.TALLY)[0]
        return record
