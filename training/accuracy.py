"""The accuracy of the chances to win: held against long play-outs, by the phase of the game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from math import sqrt
from typing import Final

import numpy as np
from numpy.typing import NDArray

from flip7.core.rules import Rules
from flip7.kernel import jit, referee, round_data
from flip7.kernel.policy import RACER, Policy, at_a_glance
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.weights import Weights
from training.dataset import in_parts
from training.network import Network
from training.standings import inputs_of

PHASES: Final = ((0, 100), (100, 150), (150, 185), (185, 1_000))
"""By the highest total at the table."""
ONE_IN: Final = 8


@dataclass(frozen=True, slots=True)
class Field:
    """A table of players."""

    name: str
    players: tuple[Policy, ...]
    skills: tuple[float, ...]

    @classmethod
    def of(cls, name: str, *seats: tuple[Policy, float]) -> "Field":
        """Return the table with these players and their skills."""
        return cls(name, tuple(player for player, _ in seats), tuple(skill for _, skill in seats))


@dataclass(frozen=True, slots=True)
class Accuracy:
    """The error of the chances at one table: hundredths, root mean square."""

    field: Field
    positions: int
    games: int
    overall: float
    phases: tuple[float, ...]
    first_seat: float
    """By how much the first player's chances were too high, on average."""


def usual_fields(weights: Weights) -> tuple[Field, ...]:
    """Return the tables that the bars are about."""
    quick = (at_a_glance(weights), 0.0)
    champion = (replace(RACER, races=False), -0.60)
    level5 = (Policy(weights=weights, races=True), 0.05)
    return (
        Field.of("4 learned", *[quick] * 4),
        Field.of("level 5 and 3 champions", level5, *[champion] * 3),
        Field.of("4 champions", *[champion] * 4),
        Field.of("2 learned", *[quick] * 2),
        Field.of("learned and champion", quick, champion),
        Field.of("3 learned", *[quick] * 3),
        Field.of("6 learned", *[quick] * 6),
        Field.of("8 learned", *[quick] * 8),
    )


def accuracies(  # noqa: PLR0913 - how well it is to be known, each by its name
    weights: Weights, *, positions: int, games: int, seed: int, threads: int, fields: tuple[Field, ...] | None = None
) -> Iterator[Accuracy]:
    """Hold the chances against so many games from each of about so many positions, one table after the other."""
    for field in usual_fields(weights) if fields is None else fields:
        rows = _true_chances(field, weights, range(positions), games=games, seed=seed, threads=threads)
        yield _compared(field, rows, games, weights)


def _compared(field: Field, rows: NDArray[np.void], games: int, weights: Weights) -> Accuracy:
    seats = len(field.players)
    truth = rows["chances"][:, :seats]
    output = Network.of("chance", weights.network("chance")).judge(
        inputs_of(rows, seats, Rules().target).reshape(len(rows) * seats, -1)
    )
    foreseen = np.exp(output.reshape(len(rows), seats).astype(np.float64))
    foreseen /= foreseen.sum(axis=1, keepdims=True)
    # What is left of a difference when the noise of the truth is taken off. Seat 0 is not always the first player.
    error = (foreseen - truth) ** 2 - truth * (1 - truth) / (games - 1)
    highest = rows["totals"][:, :seats].max(axis=1)
    own = rows["skills"][:, :seats] == field.skills[0]
    return Accuracy(
        field=field,
        positions=len(rows),
        games=games,
        overall=_root(error),
        phases=tuple(_root(error[(highest >= low) & (highest < high)]) for low, high in PHASES),
        first_seat=float((foreseen - truth)[own].mean()) * 100,
    )


def _root(squares: NDArray[np.float64]) -> float:
    return 100 * sqrt(max(float(squares.mean()), 0.0)) if squares.size else float("nan")


def _true_chances(  # noqa: PLR0913 - the same
    field: Field, weights: Weights, positions: range, *, games: int, seed: int, threads: int
) -> NDArray[np.void]:
    """Return positions between two rounds, with each seat's share of the games won from there."""
    seats = len(field.players)
    lineups = tuple(tuple((seat + turn) % seats for seat in range(seats)) for turn in range(seats))
    setup = Setup(seats, seed=seed, lineups=lineups)
    orders = policy_records([*field.players, at_a_glance(weights)])
    skills = np.array(field.skills) if jit.COMPILED else list(field.skills)

    def part(numbers: range) -> NDArray[np.void]:
        rows = jit.new_records(round_data.STANDING, len(numbers) * 8)
        spares = [jit.new_records(referee.GAME) for _ in range(3)]
        count = round_data.watch_standings(
            spares[0], setup.record(), setup.lineup_records(), *orders, new_notes(), spares[1], spares[2], skills, rows,
            ONE_IN, games, 1, 1, numbers.start, numbers.stop,
        )  # fmt: skip
        return jit.to_array(rows, round_data.STANDING)[:count]

    return np.concatenate(in_parts(part, positions, threads))
