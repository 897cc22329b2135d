"""Run a league to its end; it can be stopped anywhere and resumed from there."""

from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import closing
from threading import Lock
from time import perf_counter
from typing import Final, NamedTuple

from flip7.arena.league.counts import Count, Faults
from flip7.arena.league.league import League
from flip7.arena.league.play import Played, play
from flip7.arena.league.schedule import lineups
from flip7.arena.league.standings import LeagueResult, standings
from flip7.arena.runner import Clock
from flip7.bots.external.program import ProgramBot

FIRST_STRETCH: Final = 1
"""Shuffles: how long a game takes is not known yet."""
LONGEST_STRETCH: Final = 50_000
STRETCH_SECONDS: Final = 0.25
MAX_GROWTH: Final = 16
MAX_AHEAD: Final = 3
"""A stretch has at most this many times the games that its party has played, so that no party is far ahead."""


class _Stretch(NamedTuple):
    """Shuffles that one party plays in one go."""

    party: int
    shuffles: range


class LeagueRun:
    """A league under way: the counts of every party, which may be those of an earlier run."""

    def __init__(  # noqa: PLR0913 - one for each thing that can be kept or passed in
        self,
        league: League,
        counts: Sequence[Count] | None = None,
        *,
        faults: Iterable[tuple[int, str]] = (),
        seconds: float = 0.0,
        threads: int = 1,
        clock: Clock = perf_counter,
    ) -> None:
        self.league: League = league
        self.counts: list[Count] = list(counts or (Count() for _ in league.parties))
        self.faults: Faults = Faults(faults)
        self.seconds: float = seconds
        self._threads = threads
        self._clock = clock
        self._begun = [count.shuffles for count in self.counts]
        self._wanted = [league.shuffles(party) for party in league.parties]
        self._lengths = [FIRST_STRETCH] * len(self.counts)
        self._asking = Lock()

    @property
    def games(self) -> int:
        """The number of games played so far."""
        return sum(count.games for count in self.counts)

    @property
    def games_wanted(self) -> int:
        """The number of games that there will be at the end."""
        return sum(
            wanted * len(lineups(party)) for wanted, party in zip(self._wanted, self.league.parties, strict=True)
        )

    @property
    def result(self) -> LeagueResult:
        """The result so far."""
        return standings(self.league, self.counts, self.faults, seconds=self.seconds, wanted=self.games_wanted)

    def warm_up(self) -> None:
        """Compile and load everything, without playing a game."""
        for party in self.league.parties[:1]:
            play(self.league, party, range(0))

    def go(self, watch: Callable[["LeagueRun"], None] = lambda _: None) -> None:
        """Play all games; `watch` is called after every stretch. Programs that played are ended."""
        begin, before = self._clock(), self.seconds
        try:
            with closing(self._played()) as stretches:
                for stretch, played, took in stretches:
                    self._add(stretch, played, took)
                    self.seconds = before + self._clock() - begin
                    watch(self)
        finally:
            for bot in self._programs():
                bot.close()

    def _played(self) -> Generator[tuple[_Stretch, Played, float], None, None]:
        """Play the stretches on all threads, one more waiting; yield them in the order they began."""
        with ThreadPoolExecutor(self._threads) as pool:
            waiting: deque[tuple[_Stretch, Future[tuple[Played, float]]]] = deque()
            try:
                for stretch in self._stretches():
                    waiting.append((stretch, pool.submit(self._play, stretch)))
                    if len(waiting) > self._threads:
                        yield self._taken(waiting)
                while waiting:
                    yield self._taken(waiting)
            except BaseException:
                for bot in self._programs():
                    bot.stop()
                for _, future in waiting:
                    future.cancel()
                raise

    @staticmethod
    def _taken(waiting: deque[tuple[_Stretch, Future[tuple[Played, float]]]]) -> tuple[_Stretch, Played, float]:
        stretch, future = waiting.popleft()
        return stretch, *future.result()

    def _stretches(self) -> Iterator[_Stretch]:
        """Yield the next stretches: of the party that has played least, so that none is far ahead."""
        while True:
            open_parties = [party for party, begun in enumerate(self._begun) if begun < self._wanted[party]]
            if not open_parties:
                return
            party = min(open_parties, key=self._begun.__getitem__)
            begin = self._begun[party]
            end = min(begin + min(self._lengths[party], max(MAX_AHEAD * begin, FIRST_STRETCH)), self._wanted[party])
            self._begun[party] = end
            yield _Stretch(party, range(begin, end))

    def _play(self, stretch: _Stretch) -> tuple[Played, float]:
        """Play the stretch. Those that ask Python play one at a time, so that a bot has one question at a time."""
        party = self.league.parties[stretch.party]
        if not self.league.is_asked(party):
            begin = self._clock()
            return play(self.league, party, stretch.shuffles), self._clock() - begin
        with self._asking:
            begin = self._clock()
            return play(self.league, party, stretch.shuffles), self._clock() - begin

    def _add(self, stretch: _Stretch, played: Played, took: float) -> None:
        """Add the stretch to the counts, and adapt the length of the party's next one."""
        self.counts[stretch.party] += played.count  # at once: Ctrl-C leaves no half of it
        for bot, fault in played.faults:
            self.faults.add(bot, fault)
        right = round(len(stretch.shuffles) * STRETCH_SECONDS / max(took, 1e-9))
        longest = min(self._lengths[stretch.party] * MAX_GROWTH, LONGEST_STRETCH)
        self._lengths[stretch.party] = max(min(right, longest), 1)

    def _programs(self) -> Iterator[ProgramBot]:
        return (bot for bot in self.league.bots if isinstance(bot, ProgramBot))
