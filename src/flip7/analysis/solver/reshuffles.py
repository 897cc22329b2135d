"""The chain of reshuffles: a start and all starts that follow when the draw pile runs out, evaluated together."""

from collections.abc import Callable, Mapping
from typing import Final

from flip7.analysis.solver.solve_start import Alone, Counted, Worth
from flip7.analysis.solver.start import Start

CLOSE: Final = 1e-12
"""A round that can be reshuffled for ever is iterated until its worth moves by less than this."""

Play = Callable[[Alone, Mapping[Start, Worth]], Worth]


class ReshuffleChain:
    """A start, and those that a reshuffle can lead to (N.3)."""

    def __init__(self, start: Start) -> None:
        self.first: Start = start
        self.rounds: dict[Start, Alone] = {}
        """Each start after those that it leads to, but for those that lead back to it."""
        self._endless = False
        self._dry: list[Start] = []
        self._look_ahead(start, ())

    @property
    def states(self) -> int:
        """Hands times stages, of all starts."""
        return sum(alone.states for alone in self.rounds.values())

    def played(self, play: Play, counted: Counted = Counted.POINTS) -> Worth:
        """Return what the first start is worth if every start is played like this."""
        known = dict.fromkeys(self.rounds, Worth(0.0, 0.0))
        known |= {start: _dry_worth(start, counted) for start in self._dry}
        while True:
            before = dict(known)
            for start, alone in self.rounds.items():
                known[start] = play(alone, known)
            moved = max(_distance(known[start], before[start]) for start in self.rounds)
            if not self._endless or moved < CLOSE:
                return known[self.first]

    def _look_ahead(self, start: Start, before: tuple[Start, ...]) -> None:
        alone = Alone(start)
        for after in alone.runs_out.values():
            if after.ends_dry:
                self._dry.append(after)
            elif after == start or after in before:
                self._endless = True
            elif after not in self.rounds:
                self._look_ahead(after, (*before, start))
        self.rounds[start] = alone


def _dry_worth(start: Start, counted: Counted) -> Worth:
    """No number is left to come: a hit banks (X.8)."""
    points = float(start.points) if counted is Counted.POINTS else 0.0
    return Worth(points, points)


def _distance(one: Worth, other: Worth) -> float:
    return max(abs(one.value - other.value), abs(one.hit - other.hit))
