"""The players' last course: what a search finds that is told who sits where, distilled into level 5's network.

The learned player plays games against players of all kinds. Where it hesitates to hit or to stay, both are tried to the
end of the round: its opponents play as they do, itself as the network says so far, and what the end is worth is said by
the learned chances to win. It goes on learning from there; what it has learned about giving cards stays as it is.
"""

from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.kernel import jit, referee, rollouts, training_data
from flip7.kernel.network import HIT_INPUTS
from flip7.kernel.policy import RACER, Policy, To, at_a_glance
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.weights import Weights
from training.dataset import Rows, in_parts
from training.network import Network, fit
from training.standings import Kind

LINEUPS: Final = 509
"""Lineups that are drawn; game after game takes the next."""
ALIKE: Final = 2
"""At one table in this many all opponents are of one kind."""
STRAY: Final = 25
"""One hit or stay in this many is decided by a coin, so that unusual tables are learned from, too."""
SCALE: Final = 10.0
"""Differences of chances to win are learned in tenths."""
CUT: Final = 2.0
"""They are clipped here, in tenths: beyond, the best answer is beyond doubt."""
HESITATION: Final = 0.3
"""Tenths: errors count half where the player sees this much between the answers, and less where it sees more."""
USUAL_TABLES: Final = ((2, 0.16), (3, 0.16), (4, 0.40), (5, 0.04), (6, 0.14), (8, 0.10))
"""Sizes of the tables, and each one's share of the seats that are played."""


def kinds_of(weights: Weights) -> tuple[Kind, ...]:
    """Return who plays: the learner first, then its opponents; the learner may sit among these, too."""
    return (
        Kind(Policy(weights=weights, races=True), 0.1, 0.30),
        Kind(replace(RACER, races=False, flip_three_to=To.LEADER), -0.60, 0.36),
        Kind(RACER, -0.36, 0.16),
        Kind(Policy(stay_at=25, always_with_second_chance=True), -1.13, 0.05),
        Kind(Policy(risk=0.26), -0.71, 0.08),
        Kind(Policy(risk=0.30), -0.77, 0.05),
    )


@dataclass(frozen=True, slots=True)
class Distillation:
    """One round of it. The next begins with the player that this one has made, and learns from its labels, too."""

    seats: int
    """Seats to play at, all tables together: four for each game of four."""
    tries: int
    """Rollouts of each answer."""
    one_in: int
    """A decision about which the player is sure is weighed once in this many."""
    epochs: int
    rate: float = 0.002
    tables: tuple[tuple[int, float], ...] = USUAL_TABLES

    def labels(self, weights: Weights, seed: int, threads: int) -> tuple[Rows, Rows]:
        """Return what the player saw, and what a hit was worth: the same for any number of threads."""
        parts = [
            weigh_close(
                weights, self, seats=seats, games=range(int(self.seats * share / seats)), seed=seed, threads=threads
            )
            for seats, share in self.tables
        ]
        return np.concatenate([inputs for inputs, _ in parts]), np.concatenate([worth for _, worth in parts])


def weigh_close(  # noqa: PLR0913 - one for each thing that can be chosen
    weights: Weights, lesson: Distillation, *, seats: int, games: range, seed: int, threads: int
) -> tuple[Rows, Rows]:
    """Play games at tables of one size; return what the learner saw, and what a hit was worth."""
    kinds = kinds_of(weights)
    setup = _setup(kinds, seats, seed)
    orders = policy_records([*(kind.policy for kind in kinds), at_a_glance(weights)])
    skills = _numbers([kind.skill for kind in kinds])
    in_rollouts = _numbers([len(kinds), *range(1, len(kinds))])

    def part(numbers: range) -> NDArray[np.void]:
        samples = jit.new_records(training_data.SAMPLE, len(numbers) * seats * 40 + 1000)
        written = training_data.weigh_close_decisions(
            jit.new_records(referee.GAME), setup.record(), setup.lineup_records(), *orders, new_notes(),
            jit.new_records(referee.GAME), jit.new_records(rollouts.FOUND), samples, skills, in_rollouts,
            lesson.tries, lesson.one_in, STRAY, numbers.start, numbers.stop,
        )  # fmt: skip
        return jit.to_array(samples, training_data.SAMPLE)[:written].copy()

    samples = np.concatenate(in_parts(part, games, threads))
    return samples["inputs"][:, :HIT_INPUTS].astype(np.float32), samples["worth"].astype(np.float32)


def distil(
    weights: Weights,
    lessons: tuple[Distillation, ...],
    seed: int,
    threads: int,
    tell: Callable[[str], None] = lambda _: None,
) -> Weights:
    """Return the weights with a better network for hits and stays."""
    random = np.random.default_rng((seed, 3))
    labels: list[tuple[Rows, Rows]] = []
    for number, lesson in enumerate(lessons):
        labels.append(lesson.labels(weights.rounded(), seed + number, threads))
        inputs, worth = (np.concatenate(rows) for rows in zip(*labels, strict=True))
        network = Network.of("hit", weights.network("hit"))
        news = _learn(network, (inputs, worth), lesson, random)
        tell(f"distillation {number + 1}: {len(inputs):,} hits or stays, {news}")
        weights = weights.with_network("hit", network.weights())
    return weights


def _learn(network: Network, labels: tuple[Rows, Rows], lesson: Distillation, random: np.random.Generator) -> str:
    """Let the network go on learning from these labels; return how it went."""
    inputs, worth = labels
    hesitation = 1 / (HESITATION + abs(network.judge(inputs)))
    matters = (hesitation / hesitation.mean()).astype(np.float32)
    value = np.clip(worth * SCALE, -CUT, CUT).astype(np.float32)
    error = fit(network, inputs, value, epochs=lesson.epochs, rate=lesson.rate, random=random, matters=matters)
    return f"squared error {error:.4f} of {float((matters * value**2).mean()):.4f}"


def _numbers(values: list[Any]) -> Any:  # noqa: ANN401 - an array, or a list
    return np.array(values) if jit.COMPILED else values


def _setup(kinds: tuple[Kind, ...], seats: int, seed: int) -> Setup:
    random = np.random.default_rng((seed, seats))
    share = np.array([kind.share for kind in kinds])
    share /= share.sum()
    lineups = []
    for number in range(LINEUPS):
        players = random.choice(len(kinds), size=seats, p=share)
        if number % ALIKE:
            players[:] = players[0]
        players[random.integers(seats)] = 0
        lineups.append(tuple(int(player) for player in players))
    return Setup(seats, seed=seed, lineups=tuple(lineups), dealer=0)


USUAL: Final = (
    Distillation(seats=120_000, tries=24, one_in=5, epochs=16),
    Distillation(seats=160_000, tries=24, one_in=5, epochs=16),
)
"""The second learns from the games of the player that the first has made."""
