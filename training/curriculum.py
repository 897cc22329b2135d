"""The training curriculum: a few terms, each of which learns from games of the players of the last.

Then the course in winning: the chances to win between two rounds (`training.standings`). At last the players' network
for hits and stays learns what a search finds that stands on these chances (`training.distillation`).
"""

from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass, replace
from typing import Final

import numpy as np

from flip7.kernel.network import NETWORKS
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.weights import Weights
from training.dataset import Rows, Samples, joined, watch, weigh
from training.distillation import USUAL as USUAL_DISTILLATIONS
from training.distillation import Distillation, distil
from training.network import Network, fit, fit_winners
from training.standings import USUAL as USUAL_COURSES
from training.standings import Course

BEGINNER: Final = RACER
"""The player whose games the first term learns from: the public champion with the moves that the endgame forces."""
COUNTER: Final = Policy(risk=0.26)
"""A player who only counts cards: the games need players of every kind."""
CARDS: Final = ("freeze", "flip_three", "second_chance")
SCALE: Final = 10.0
"""Differences of chances to win are learned in tenths."""
CUT: Final = 2.0
"""They are clipped here, in tenths: beyond, the best answer is beyond doubt."""
STRAY: Final = 20
"""One hit or stay in this many is decided by a coin, so that unusual tables are learned from, too."""


@dataclass(frozen=True, slots=True)
class Term:
    """One term: how much is played and learned."""

    rounds: int
    """Games from whose rounds the win network learns."""
    games: int
    """Games whose decisions are weighed."""
    one_in: int
    """One decision in this many is weighed."""
    tries: int
    """Rollouts of each answer."""
    epochs: int


@dataclass(frozen=True, slots=True)
class Curriculum:
    """A whole training run."""

    seed: int
    terms: tuple[Term, ...]
    seats: tuple[tuple[int, int], ...]
    """The sizes of the tables, and each one's share of the games."""
    courses: tuple[Course, ...] = ()
    """The chances to win, learned from games of the players of the last term."""
    distillations: tuple[Distillation, ...] = ()
    """What level 5 learns at last from a search."""

    def run(self, threads: int, tell: Callable[[str], None] = lambda _: None) -> Weights:
        """Train, and return the weights: the same for the same curriculum, whatever the number of threads."""
        trainer = _Trainer(self, threads, tell)
        for number, term in enumerate(self.terms):
            trainer.learn(number, term)
        weights = Weights(trainer.weights.values, {"seed": self.seed, "terms": [asdict(term) for term in self.terms]})
        return self.distil(self.learn_chances(weights, threads, tell), threads, tell)

    def learn_chances(self, weights: Weights, threads: int, tell: Callable[[str], None] = lambda _: None) -> Weights:
        """Return the weights with the chances to win learned anew; what the players have learned stays as it is."""
        learned = weights
        for number, course in enumerate(self.courses):
            learned = course.run(learned.rounded(), self.seed + number, threads, tell)
        lessons = [asdict(lesson) for course in self.courses for lesson in course.lessons]
        return Weights(learned.values, weights.trained | {"lessons": lessons}).rounded()

    def distil(self, weights: Weights, threads: int, tell: Callable[[str], None] = lambda _: None) -> Weights:
        """Return the weights with a better network for hits and stays; all others stay as they are."""
        learned = distil(weights, self.distillations, self.seed, threads, tell)
        lessons = [asdict(lesson) for lesson in self.distillations]
        return Weights(learned.values, weights.trained | {"distilled": lessons}).rounded()

    def shares(self, games: int) -> Iterator[tuple[int, int]]:
        """Yield the sizes of the tables, and how many of the games each gets."""
        parts = sum(part for _, part in self.seats)
        for seats, part in self.seats:
            yield seats, games * part // parts


class _Trainer:
    """The state of a training run."""

    def __init__(self, curriculum: Curriculum, threads: int, tell: Callable[[str], None]) -> None:
        self.weights = Weights.blank()
        self._curriculum = curriculum
        self._threads = threads
        self._tell = tell
        self._random = np.random.default_rng(curriculum.seed)
        self._players = [BEGINNER]

    def learn(self, number: int, term: Term) -> None:
        """Run one term: learn first who wins, then what to do."""
        self._learn_to_foresee(number, term)
        self._learn_to_choose(self._samples(number, term), term)
        self._players = players_of(self.weights)

    def _learn_to_foresee(self, number: int, term: Term) -> None:
        """Train the win network, from how the seats stand between two rounds."""
        tables = [
            watch(self._players_with_weights()[:1], seats, _games(number, games), self._curriculum.seed, self._threads)
            for seats, games in self._curriculum.shares(term.rounds)
        ]
        network = Network.new("win", self._random)
        loss = fit_winners(network, tables, epochs=term.epochs, random=self._random)
        self._tell(f"term {number + 1}: {sum(len(won) for _, won in tables):,} rounds, log loss {loss:.4f}")
        self.weights = self.weights.with_network("win", network.weights())

    def _samples(self, number: int, term: Term) -> Samples:
        """Weigh answers in games between the best players so far, the beginner, and one who only counts cards."""
        players = [*self._players_with_weights(), BEGINNER]
        return joined(
            [
                weigh(
                    [*players, COUNTER],
                    players[len(self._players) - 1],
                    seats,
                    _games(number, games),
                    self._curriculum.seed + 1,
                    tries=term.tries,
                    one_in=term.one_in,
                    stray=STRAY,
                    threads=self._threads,
                )
                for seats, games in self._curriculum.shares(term.games)
            ]
        )

    def _players_with_weights(self) -> list[Policy]:
        """Return the best players so far with the present weights, which rollouts evaluate the end of a round by."""
        return [replace(player, weights=self.weights) for player in self._players]

    def _learn_to_choose(self, samples: Samples, term: Term) -> None:
        """Train the networks that hit and give cards, from what the answers were worth."""
        for name in ("quick", "hit"):
            self._fit(name, samples.hits, samples.hit_worth, term.epochs)
        for name, inputs, worth in zip(CARDS, samples.gives, samples.give_worth, strict=True):
            self._fit(name, inputs, worth, term.epochs)

    def _fit(self, name: str, inputs: Rows, worth: Rows, epochs: int) -> None:
        network = Network.new(name, self._random)
        seen = np.ascontiguousarray(inputs[:, : NETWORKS[name][1]])
        value = _scaled(worth)
        error = fit(network, seen, value, epochs=epochs, random=self._random)
        self._tell(f"  {name}: {len(seen):,} samples, squared error {error:.4f} of {float(value.var()):.4f}")
        self.weights = self.weights.with_network(name, network.weights())


def _scaled(worth: Rows) -> Rows:
    cut: Rows = np.clip(worth * SCALE, -CUT, CUT).astype(np.float32)
    return cut


def players_of(weights: Weights) -> list[Policy]:
    """Return the players that use the weights: with the full network, and with the quick one as in rollouts."""
    return [
        Policy(weights=weights, races=True),
        at_a_glance(weights),
    ]


def _games(term: int, games: int) -> range:
    """Return other game numbers in every term."""
    return range(term * 10**9, term * 10**9 + games)


USUAL: Final = Curriculum(
    seed=7,
    terms=(
        Term(rounds=100_000, games=20_000, one_in=8, tries=32, epochs=10),
        Term(rounds=100_000, games=40_000, one_in=8, tries=48, epochs=10),
        Term(rounds=200_000, games=100_000, one_in=8, tries=48, epochs=12),
    ),
    seats=((2, 1), (3, 2), (4, 6), (5, 1), (6, 2), (8, 1)),
    courses=USUAL_COURSES,
    distillations=USUAL_DISTILLATIONS,
)
