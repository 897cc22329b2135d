"""Run a simulation to its end, on threads; `cli/runners/simulate.py` calls it."""

from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from time import perf_counter
from typing import Final, Protocol

from flip7.arena.result import Result, result_of
from flip7.arena.sequential_test import is_settled
from flip7.arena.simulation import Simulation, check_games, exchanging, rotating, stretches
from flip7.arena.tally import Tally
from flip7.bots.base import Bot
from flip7.core.rules import Rules

FIRST_STRETCH: Final = 64
LONGEST_STRETCH: Final = 200_000
STRETCH_SECONDS: Final = 0.2
FIRST_LOOK: Final = 2_000
"""Games after which a comparison is tested for the first time."""
LONGEST_LOOK: Final = 200_000


Clock = Callable[[], float]
"""A clock: seconds since some fixed moment."""


class Workers(Protocol):
    """Workers that play the games: threads of this process, or a cluster."""

    def length(self) -> int:
        """Return how many games the next part should have."""

    def play(self, simulation: Simulation, parts: Iterable[range]) -> Iterator[Tally]:
        """Play the parts, several at a time, and yield their counts in the order of the parts."""


class Threads:
    """Threads of this process; compiled games release the GIL."""

    def __init__(self, count: int = 1, clock: Clock = perf_counter) -> None:
        self._count = count
        self._clock = clock
        self._length = FIRST_STRETCH

    def length(self) -> int:
        """Double the length while parts are played quickly: progress is seen several times a second."""
        return self._length

    def play(self, simulation: Simulation, parts: Iterable[range]) -> Iterator[Tally]:
        """Play the parts on all threads, one more waiting."""
        self._length = FIRST_STRETCH
        with ThreadPoolExecutor(self._count) as pool:
            waiting: deque[Future[tuple[Tally, float]]] = deque()
            try:
                for part in parts:
                    waiting.append(pool.submit(self._timed, simulation, part))
                    if len(waiting) > self._count:
                        yield self._taken(waiting.popleft())
                while waiting:
                    yield self._taken(waiting.popleft())
            finally:
                for future in waiting:
                    future.cancel()

    def _timed(self, simulation: Simulation, part: range) -> tuple[Tally, float]:
        start = self._clock()
        return simulation.play(part), self._clock() - start

    def _taken(self, part: Future[tuple[Tally, float]]) -> Tally:
        tally, seconds = part.result()
        if seconds < STRETCH_SECONDS / 2 and tally.one("games") >= self._length:
            self._length = min(self._length * 2, LONGEST_STRETCH)
        elif seconds > STRETCH_SECONDS * 2:
            self._length = max(self._length // 2, 1)
        return tally


def looks(games: int) -> Iterator[range]:
    """Yield the games after which a comparison is tested: always the same ones, so that the answer is the same."""
    begin, length = 0, FIRST_LOOK
    while begin < games:
        end = min(begin + length, games)
        yield range(begin, end)
        begin, length = end, min(end, LONGEST_LOOK)


class Run:
    """A simulation under way. `watch` is called with the counts so far after every stretch."""

    def __init__(self, simulation: Simulation, games: int, workers: Workers, clock: Clock = perf_counter) -> None:
        self.simulation: Simulation = simulation
        self.games: int = -(-check_games(games) // simulation.same_cards) * simulation.same_cards
        self.workers: Workers = workers
        self.tally: Tally = Tally.empty()
        self.seconds: float = 0.0
        self._clock = clock

    def warm_up(self) -> None:
        """Compile and load everything, without playing a game."""
        self.simulation.play(range(0))

    def go(self, watch: Callable[[Tally], None] = lambda _: None) -> None:
        """Play the games; a comparison stops as soon as it is settled."""
        start = self._clock()
        try:
            for part in self.workers.play(self.simulation, self._stretches()):
                self.tally += part
                self.seconds = self._clock() - start
                watch(self.tally)
                if self._may_stop():
                    break
        finally:
            self.seconds = self._clock() - start

    def _stretches(self) -> Iterator[range]:
        """Split the games into short stretches, so that progress is seen; a comparison's pairs stay together."""
        together = self.simulation.same_cards
        for look in [range(self.games)] if together == 1 else looks(self.games):
            yield from stretches(look, lambda: -(-self.workers.length() // together) * together)

    def _may_stop(self) -> bool:
        """Return whether a comparison is settled; it is tested after the same games whatever the stretches are."""
        if self.simulation.same_cards == 1:
            return False
        games = self.tally.one("games")
        return any(look.stop == games for look in looks(self.games)) and is_settled(self.tally)

    @property
    def result(self) -> Result:
        """The result so far."""
        return result_of(self.simulation, self.tally, self.seconds)


def simulate(  # noqa: PLR0913 - one for each option
    bots: Sequence[str | Bot],
    *,
    games: int = 100_000,
    seats: int | None = None,
    seed: str = "0",
    rules: Rules | None = None,
    threads: int = 1,
) -> Result:
    """Simulate games of bots at one table; from game to game everybody moves one seat on.

    >>> result = simulate(["stay:25", "stay:25", "stay:25", "random"], games=400)
    >>> [bot.name for bot in result.bots if bot.win_rate < 0.1]
    ['random']
    """
    run = Run(rotating(bots, seats, rules or Rules(), seed), games, Threads(threads))
    run.warm_up()
    run.go()
    return run.result


def compare_bots(  # noqa: PLR0913 - the same
    one: str | Bot,
    other: str | Bot,
    *,
    games: int = 10_000_000,
    seats: int | None = None,
    seed: str = "0",
    rules: Rules | None = None,
    threads: int = 1,
) -> Result:
    """Compare two bots with the same cards and seats exchanged, until they can be told apart or the games are over.

    >>> compare_bots("stay:25", "stay:10").comparison.better
    'stay:25'
    """
    run = Run(exchanging(one, other, seats, rules or Rules(), seed), games, Threads(threads))
    run.warm_up()
    run.go()
    return run.result
