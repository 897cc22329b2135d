"""The course in winning: what the chances to win between two rounds are, learned from games of all kinds of players.

First from who won; then, again and again, from rounds played out and valued by what was learned before.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.core.rules import Rules
from flip7.kernel import jit, referee, round_data
from flip7.kernel.network import CHANCE_INPUTS
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.weights import Weights
from flip7.kernel.win_chances import SIGNS_1, SIGNS_2, SIGNS_3
from training.dataset import Rows, in_parts
from training.network import Array, Network, fit_chances

LINEUPS: Final = 509
"""Lineups that are drawn; game after game takes the next."""
ROUNDS_PER_GAME: Final = 20
MINORITY: Final = 2
"""At one table in this many all are of one kind but for one learned player."""


@dataclass(frozen=True, slots=True)
class Kind:
    """A kind of player in the games that are learned from."""

    policy: Policy
    skill: float
    """Tenths of winning chance above the learned player, against three champions."""
    share: float


def kinds_of(weights: Weights) -> tuple[Kind, ...]:
    """Return the players whose games are learned from, the learned one first."""
    return (
        Kind(at_a_glance(weights), 0.0, 0.38),
        Kind(replace(RACER, races=False), -0.60, 0.28),
        Kind(RACER, -0.35, 0.15),
        Kind(Policy(stay_at=25, always_with_second_chance=True), -1.12, 0.06),
        Kind(Policy(risk=0.26), -0.67, 0.08),
        Kind(Policy(risk=0.30), -0.67, 0.05),
    )


@dataclass(frozen=True, slots=True)
class Lesson:
    """One lesson: how much is played, and how it is learned."""

    games: int
    """Games at all tables together."""
    one_in: int
    """One round in this many is noted."""
    tries: int
    """Rounds played out from each position; 0: who won the game is learned."""
    epochs: int
    rate: float = 0.004
    emptied: int = 8
    """Of the positions with totals that rarely come up, one in this many gets an empty draw pile."""


@dataclass(frozen=True, slots=True)
class Tables:
    """The tables of a share of the games."""

    seats: int
    share: float
    target: int = Rules().target


USUAL_TABLES: Final = (
    Tables(2, 0.30),
    Tables(3, 0.14),
    Tables(4, 0.30),
    Tables(5, 0.05),
    Tables(6, 0.08),
    Tables(8, 0.08),
    Tables(2, 0.03, 100),
    Tables(4, 0.03, 100),
    Tables(4, 0.02, 300),
    Tables(3, 0.02, 400),
)


@dataclass(frozen=True, slots=True)
class Course:
    """All lessons."""

    lessons: tuple[Lesson, ...]
    tables: tuple[Tables, ...] = USUAL_TABLES
    begins_anew: bool = True
    """Otherwise it goes on with what the weights know."""

    def run(self, weights: Weights, seed: int, threads: int, tell: Callable[[str], None] = lambda _: None) -> Weights:
        """Return the weights with the network of the chances to win: the same for any number of threads."""
        random = np.random.default_rng((seed, 2))
        begun = Network.new("chance", random)
        if not self.begins_anew:
            begun = Network.of("chance", weights.network("chance"))
        network = begun.with_signs((SIGNS_1, SIGNS_2, SIGNS_3))
        for number, lesson in enumerate(self.lessons):
            data = [
                positions(weights, table, lesson, games=_numbered(number, games), seed=seed, threads=threads)
                for table in self.tables
                if (games := _games(lesson, table))
            ]
            tell(f"lesson {number + 1}: {sum(len(target) for _, target in data):,} positions")
            loss = fit_chances(network, data, epochs=lesson.epochs, rate=lesson.rate, random=random)
            tell(f"  cross-entropy beyond that of the targets {loss:.5f}")
            weights = weights.with_network("chance", network.weights())
        return weights


def _games(lesson: Lesson, table: Tables) -> int:
    return int(lesson.games * table.share)


def _numbered(lesson: int, games: int) -> range:
    """Return other game numbers in every lesson."""
    return range(lesson * 10**8, lesson * 10**8 + games)


def positions(  # noqa: PLR0913 - whose games at which tables, each by its name
    weights: Weights, table: Tables, lesson: Lesson, *, games: range, seed: int, threads: int
) -> tuple[Rows, Array]:
    """Return the network's inputs (positions, seats, inputs) and each seat's chance, or who won."""
    kinds = kinds_of(weights)
    setup = _setup(kinds, table, seed + games.start)
    orders = policy_records([kind.policy for kind in kinds])
    skills = _numbers([kind.skill for kind in kinds])

    def part(numbers: range) -> tuple[Rows, Array]:
        rounds = len(numbers) * ROUNDS_PER_GAME * table.target // Rules().target
        rows = jit.new_records(round_data.STANDING, rounds // lesson.one_in + 64)
        spares = [jit.new_records(referee.GAME) for _ in range(3)]
        count = round_data.watch_standings(
            spares[0], setup.record(), setup.lineup_records(), *orders, new_notes(), spares[1], spares[2], skills, rows,
            lesson.one_in, lesson.tries, 0, lesson.emptied, numbers.start, numbers.stop,
        )  # fmt: skip
        kept = jit.to_array(rows, round_data.STANDING)[:count]
        return inputs_of(kept, table.seats, table.target), _targets(kept, table.seats, lesson.tries)

    parts = in_parts(part, games, threads)
    return np.concatenate([inputs for inputs, _ in parts]), np.concatenate([targets for _, targets in parts])


def inputs_of(rows: NDArray[np.void], seats: int, target: int) -> Rows:
    """Return the network's inputs for every position and seat."""
    inputs = np.zeros((len(rows) * seats, CHANCE_INPUTS))
    round_data.standing_inputs(jit.from_array(rows), seats, target, new_notes(), inputs)
    return inputs.reshape(len(rows), seats, CHANCE_INPUTS).astype(np.float32)


def _targets(rows: NDArray[np.void], seats: int, tries: int) -> Array:
    if tries:
        chances: Array = rows["chances"][:, :seats].astype(np.float32)
        return chances
    won: Array = np.eye(seats, dtype=np.float32)[rows["winner"]]
    return won


def _numbers(values: list[float]) -> Any:  # noqa: ANN401 - an array, or a list
    return np.array(values) if jit.COMPILED else values


def _setup(kinds: tuple[Kind, ...], table: Tables, seed: int) -> Setup:
    random = np.random.default_rng((seed, table.seats, table.target))
    share = np.array([kind.share for kind in kinds])
    share /= share.sum()
    lineups = []
    for number in range(LINEUPS):
        seats = random.choice(len(kinds), size=table.seats, p=share)
        if number % MINORITY:
            seats[:] = seats[0]
            seats[random.integers(table.seats)] = 0
        lineups.append(tuple(int(kind) for kind in seats))
    return Setup(table.seats, seed=seed, rules=Rules(target=table.target), lineups=tuple(lineups), dealer=0)


USUAL: Final = (
    Course(
        lessons=(
            Lesson(games=120_000, one_in=2, tries=0, epochs=6),
            Lesson(games=40_000, one_in=2, tries=12, epochs=30),
            Lesson(games=60_000, one_in=2, tries=16, epochs=30),
            Lesson(games=240_000, one_in=2, tries=16, epochs=40),
            Lesson(games=600_000, one_in=2, tries=14, epochs=30, rate=0.003),
        )
    ),
    Course(
        lessons=(Lesson(games=110_000, one_in=2, tries=20, epochs=16, rate=0.002, emptied=2),),
        tables=(
            Tables(2, 0.50),
            Tables(3, 0.10),
            Tables(4, 0.25),
            Tables(6, 0.07),
            Tables(8, 0.08),
            Tables(2, 0.02, 100),
            Tables(4, 0.02, 300),
        ),
        begins_anew=False,
    ),
)
"""Two courses: the second repeats what was hardest, tables of two and empty draw piles."""
