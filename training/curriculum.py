"""The course: from nothing to a mind, in a few terms, each of which learns from the games of the last."""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Final

import numpy as np

from flip7.kernel.network import NETWORKS
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.weights import Mind
from training.dataset import Lessons, Rows, joined, watch, weigh
from training.network import Network, fit, fit_winners

BEGINNER: Final = RACER
"""Whose games the first term learns from: the public champion, taught what the race forces."""
COUNTER: Final = Policy(risk=0.26)
"""Somebody who only counts cards: a game has players of every kind."""
CARDS: Final = ("freeze", "flip_three", "second_chance")
SCALE: Final = 10.0
"""A chance to win is learned in tenths, cut off where nobody doubts what to do."""
CUT: Final = 2.0
STRAY: Final = 20
"""One hit or stay in so many is decided by a coin, so that unusual tables are learned from, too."""


@dataclass(frozen=True, slots=True)
class Term:
    """How much is learned in a term."""

    rounds: int
    """Games whose rounds teach who wins."""
    games: int
    """Games whose decisions are weighed."""
    one_in: int
    """One decision in so many."""
    tries: int
    """How often each answer is tried."""
    epochs: int


@dataclass(frozen=True, slots=True)
class Course:
    """A whole training."""

    seed: int
    terms: tuple[Term, ...]
    seats: tuple[tuple[int, int], ...]
    """Tables that are played, and what part of all games each gets."""

    def run(self, threads: int, tell: Callable[[str], None] = lambda _: None) -> Mind:
        """The mind that comes of it; the same for the same course, whatever the number of threads."""
        pupil = _Pupil(self, threads, tell)
        for number, term in enumerate(self.terms):
            pupil.learn(number, term)
        trained = {"seed": self.seed, "terms": [asdict(term) for term in self.terms]}
        return Mind(pupil.mind.weights, trained).rounded()

    def shares(self, games: int) -> Iterator[tuple[int, int]]:
        """Sizes of tables, and how many of the games each gets."""
        parts = sum(part for _, part in self.seats)
        for seats, part in self.seats:
            yield seats, games * part // parts


class _Pupil:
    """A mind in the making."""

    def __init__(self, course: Course, threads: int, tell: Callable[[str], None]) -> None:
        self.mind = Mind.blank()
        self._course = course
        self._threads = threads
        self._tell = tell
        self._random = np.random.default_rng(course.seed)
        self._players = [BEGINNER]

    def learn(self, number: int, term: Term) -> None:
        """One term: first who wins, then what to do."""
        self._learn_to_foresee(number, term)
        self._learn_to_choose(self._lessons(number, term), term)
        self._players = players_of(self.mind)

    def _learn_to_foresee(self, number: int, term: Term) -> None:
        """Who wins, from how the seats stand between two rounds."""
        tables = [
            watch(self._players_with_mind()[:1], seats, _games(number, games), self._course.seed, self._threads)
            for seats, games in self._course.shares(term.rounds)
        ]
        network = Network.new("win", self._random)
        loss = fit_winners(network, tables, epochs=term.epochs, random=self._random)
        self._tell(f"term {number + 1}: {sum(len(won) for _, won in tables):,} rounds, log loss {loss:.4f}")
        self.mind = self.mind.with_network("win", network.weights())

    def _lessons(self, number: int, term: Term) -> Lessons:
        """What answers were worth, in games between the best so far, the beginner, and one who only counts cards."""
        players = [*self._players_with_mind(), BEGINNER]
        return joined(
            [
                weigh(
                    [*players, COUNTER],
                    players[len(self._players) - 1],
                    seats,
                    _games(number, games),
                    self._course.seed + 1,
                    tries=term.tries,
                    one_in=term.one_in,
                    stray=STRAY,
                    threads=self._threads,
                )
                for seats, games in self._course.shares(term.games)
            ]
        )

    def _players_with_mind(self) -> list[Policy]:
        """The best so far, with the mind as it is now to foresee with; what the beginner does needs none."""
        return [replace(player, mind=self.mind) for player in self._players]

    def _learn_to_choose(self, lessons: Lessons, term: Term) -> None:
        """When to hit and whom to give cards to, from what the answers were worth."""
        for name in ("quick", "hit"):
            self._fit(name, lessons.hits, lessons.hit_worth, term.epochs)
        for name, inputs, worth in zip(CARDS, lessons.gives, lessons.give_worth, strict=True):
            self._fit(name, inputs, worth, term.epochs)

    def _fit(self, name: str, inputs: Rows, worth: Rows, epochs: int) -> None:
        network = Network.new(name, self._random)
        seen = np.ascontiguousarray(inputs[:, : NETWORKS[name][1]])
        value = _scaled(worth)
        error = fit(network, seen, value, epochs=epochs, random=self._random)
        self._tell(f"  {name}: {len(seen):,} lessons, squared error {error:.4f} of {float(value.var()):.4f}")
        self.mind = self.mind.with_network(name, network.weights())


def _scaled(worth: Rows) -> Rows:
    cut: Rows = np.clip(worth * SCALE, -CUT, CUT).astype(np.float32)
    return cut


def players_of(mind: Mind) -> list[Policy]:
    """Those who play by a mind: looking closely, and at a glance, as the tries of the next term do."""
    return [
        Policy(mind=mind, races=True),
        at_a_glance(mind),
    ]


def _games(term: int, games: int) -> range:
    """Other games in every term."""
    return range(term * 10**9, term * 10**9 + games)


USUAL: Final = Course(
    seed=7,
    terms=(
        Term(rounds=100_000, games=20_000, one_in=8, tries=32, epochs=10),
        Term(rounds=100_000, games=40_000, one_in=8, tries=48, epochs=10),
        Term(rounds=200_000, games=100_000, one_in=8, tries=48, epochs=12),
    ),
    seats=((2, 1), (3, 2), (4, 6), (5, 1), (6, 2), (8, 1)),
)
