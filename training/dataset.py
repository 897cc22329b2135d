"""Gather training samples from games in the kernel, on several threads."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from flip7.core.rules import Rules
from flip7.kernel import jit, referee, rollouts, training_data
from flip7.kernel.network import GIVE_INPUTS, HIT_INPUTS, WIN_INPUTS
from flip7.kernel.policy import Policy
from flip7.kernel.setup import Setup, new_notes, policy_records

Rows: TypeAlias = NDArray[np.float32]

LINEUPS: Final = 97
"""Random lineups that are drawn; game after game takes the next."""
ROUNDS_PER_GAME: Final = 16


@dataclass(frozen=True, slots=True)
class Samples:
    """Training samples: what players saw, and what their answers were worth."""

    hits: Rows
    hit_worth: Rows
    gives: tuple[Rows, ...]
    """For Freeze, Flip Three and Second Chance."""
    give_worth: tuple[Rows, ...]


def watch(policies: Sequence[Policy], seats: int, games: range, seed: int, threads: int) -> tuple[Rows, Any]:
    """Return the win network's inputs (rounds, seats, inputs) for every round of the games, and the seats that won."""
    setup = _setup(len(policies), seats, seed)
    orders = policy_records(policies)
    rules = Rules()

    def part(numbers: range) -> tuple[Rows, Any]:
        rounds = np.zeros(len(numbers) * ROUNDS_PER_GAME, training_data.ROUND)
        notes = new_notes()
        records = jit.from_array(rounds)
        game = jit.new_records(referee.GAME)
        count = training_data.watch_rounds(
            game,
            setup.record(),
            setup.lineup_records(),
            *orders,
            notes,
            records,
            numbers.start,
            numbers.stop,
        )
        rounds = jit.to_array(records, training_data.ROUND)[:count]
        inputs = np.zeros((count * seats, WIN_INPUTS))
        training_data.look_back(jit.from_array(rounds), seats, rules.target, notes, inputs)
        return inputs.reshape(count, seats, WIN_INPUTS).astype(np.float32), rounds["winner"]

    parts = in_parts(part, games, threads)
    return np.concatenate([inputs for inputs, _ in parts]), np.concatenate([winners for _, winners in parts])


def weigh(  # noqa: PLR0913 - one for each thing that can be chosen
    policies: Sequence[Policy],
    base: Policy,
    seats: int,
    games: range,
    seed: int,
    *,
    tries: int,
    one_in: int,
    stray: int,
    threads: int,
) -> Samples:
    """Play games between the policies and return samples; `base` plays the rollouts."""
    setup = _setup(len(policies), seats, seed)
    orders = policy_records([*policies, base])

    def part(numbers: range) -> NDArray[np.void]:
        samples = jit.new_records(training_data.SAMPLE, len(numbers) * seats * 40 // one_in + 1000)
        written = training_data.weigh_decisions(
            jit.new_records(referee.GAME),
            setup.record(),
            setup.lineup_records(),
            *orders,
            new_notes(),
            jit.new_records(referee.GAME),
            jit.new_records(rollouts.FOUND),
            samples,
            len(policies),
            tries,
            one_in,
            stray,
            numbers.start,
            numbers.stop,
        )
        return jit.to_array(samples, training_data.SAMPLE)[:written].copy()

    return samples_of(np.concatenate(in_parts(part, games, threads)))


def joined(several: Sequence[Samples]) -> Samples:
    """Return all samples together."""
    return Samples(
        np.concatenate([samples.hits for samples in several]),
        np.concatenate([samples.hit_worth for samples in several]),
        tuple(np.concatenate(rows) for rows in zip(*(samples.gives for samples in several), strict=True)),
        tuple(np.concatenate(rows) for rows in zip(*(samples.give_worth for samples in several), strict=True)),
    )


def samples_of(array: NDArray[np.void]) -> Samples:
    """Return the samples that the kernel has written."""
    hits = array[array["asked"] == referee.HIT_OR_STAY]
    gives = [array[(array["asked"] == referee.GIVE) & (array["card"] == card)] for card in range(3)]
    return Samples(
        hits["inputs"][:, :HIT_INPUTS].astype(np.float32),
        hits["worth"].astype(np.float32),
        tuple(part["inputs"][:, :GIVE_INPUTS].astype(np.float32) for part in gives),
        tuple(part["worth"].astype(np.float32) for part in gives),
    )


def _setup(players: int, seats: int, seed: int) -> Setup:
    random = np.random.default_rng((seed, seats))
    lineups = tuple(tuple(int(player) for player in random.integers(players, size=seats)) for _ in range(LINEUPS))
    return Setup(seats=seats, seed=seed, lineups=lineups, dealer=0)


def in_parts(part: Callable[[range], Any], games: range, threads: int) -> list[Any]:
    """Split the games into as many parts as there are threads; return the results in order."""
    size = -(-len(games) // threads)
    parts = [games[begin : begin + size] for begin in range(0, len(games), size)]
    with ThreadPoolExecutor(threads) as pool:
        return list(pool.map(part, parts))
