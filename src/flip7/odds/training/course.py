"""The course: from nothing to a mind, in a few terms, each of which learns from the games of the last."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

import numpy as np

from flip7.kernel.mind import Mind
from flip7.kernel.policy import Policy, To
from flip7.odds.training.network import Network, fit, fit_winners
from flip7.odds.training.watching import Lessons, joined, watch, weigh

BEGINNER: Final = Policy(
    by_gap=True,
    always_with_second_chance=True,
    races=True,
    flip_three_to=To.EMPTY_SELF,
    second_chance_to=To.LAST,
)
"""Whose games the first term learns from: the public champion, taught what the race forces."""
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
        random = np.random.default_rng(self.seed)
        mind, players = Mind.blank(), [BEGINNER]
        for number, term in enumerate(self.terms):
            mind = self._learn_to_foresee(mind, players, number, term, threads, random, tell)
            base = BEGINNER if number == 0 else players[-1]
            mind = self._learn_to_choose(mind, players, base, number, term, threads, random, tell)
            players = players_of(mind)
        trained = {"seed": self.seed, "terms": len(self.terms)}
        return Mind(mind.weights, trained).rounded()

    def _learn_to_foresee(  # noqa: PLR0913 - what a term is made of
        self,
        mind: Mind,
        players: list[Policy],
        number: int,
        term: Term,
        threads: int,
        random: np.random.Generator,
        tell: Callable[[str], None],
    ) -> Mind:
        """Who wins, from how the seats stand between two rounds."""
        tables = [
            watch(players[:1], seats, _games(number, term.rounds * part // self._parts), self.seed, threads)
            for seats, part in self.seats
        ]
        network = Network.new("win", random)
        loss = fit_winners(network, tables, epochs=term.epochs, random=random)
        tell(f"term {number + 1}: {sum(len(won) for _, won in tables):,} rounds, log loss {loss:.4f}")
        return mind.with_network("win", network.weights())

    def _learn_to_choose(  # noqa: PLR0913 - the same
        self,
        mind: Mind,
        players: list[Policy],
        base: Policy,
        number: int,
        term: Term,
        threads: int,
        random: np.random.Generator,
        tell: Callable[[str], None],
    ) -> Mind:
        """When to hit and whom to give cards to, from what the answers were worth."""
        own = [with_mind(player, mind) for player in players]
        lessons = joined(
            [
                weigh(
                    [*own, BEGINNER, Policy(risk=0.26)],
                    with_mind(base, mind),
                    seats,
                    _games(number, term.games * part // self._parts),
                    self.seed + 1,
                    tries=term.tries,
                    one_in=term.one_in,
                    stray=STRAY,
                    threads=threads,
                )
                for seats, part in self.seats
            ]
        )
        tell(f"term {number + 1}: {len(lessons.hits):,} hits or stays, {[len(rows) for rows in lessons.gives]} gifts")
        return _fitted(mind, lessons, term.epochs, random, tell)

    @property
    def _parts(self) -> int:
        return sum(part for _, part in self.seats)


def _fitted(mind: Mind, lessons: Lessons, epochs: int, random: np.random.Generator, tell: Callable[[str], None]) -> Mind:
    """The mind, having learned the lessons."""
    worth = _scaled(lessons.hit_worth)
    for name in ("quick", "hit"):
        network = Network.new(name, random)
        inputs = np.ascontiguousarray(lessons.hits[:, : len(network.layers[0])])
        error = fit(network, inputs, worth, epochs=epochs, random=random)
        tell(f"  {name}: error {error:.4f} of {float(worth.var()):.4f}")
        mind = mind.with_network(name, network.weights())
    for name, inputs, value in zip(CARDS, lessons.gives, lessons.give_worth, strict=True):
        network = Network.new(name, random)
        error = fit(network, inputs, _scaled(value), epochs=epochs, random=random)
        tell(f"  {name}: error {error:.4f} of {float(_scaled(value).var()):.4f}")
        mind = mind.with_network(name, network.weights())
    return mind


def _scaled(worth: np.ndarray) -> np.ndarray:
    return np.clip(worth * SCALE, -CUT, CUT).astype(np.float32)


def players_of(mind: Mind) -> list[Policy]:
    """Those who play by a mind: looking closely, and at a glance, as the tries of the next term do."""
    return [
        Policy(mind=mind, races=True),
        Policy(mind=mind, quick=True, races=True, flip_three_to=To.EMPTY_SELF, second_chance_to=To.LAST),
    ]


def with_mind(policy: Policy, mind: Mind) -> Policy:
    """The policy with a mind to foresee with; what it does stays the same where it did not use one."""
    from dataclasses import replace

    return replace(policy, mind=mind)


def _games(term: int, games: int) -> range:
    """Other games in every term."""
    return range(term * 10**9, term * 10**9 + games)


USUAL: Final = Course(
    seed=7,
    terms=(
        Term(rounds=150_000, games=30_000, one_in=16, tries=48, epochs=12),
        Term(rounds=150_000, games=60_000, one_in=16, tries=48, epochs=12),
        Term(rounds=200_000, games=120_000, one_in=16, tries=48, epochs=15),
    ),
    seats=((2, 1), (3, 2), (4, 6), (5, 1), (6, 2), (8, 1)),
)
