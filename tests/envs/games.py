"""Random games through the environments, and what can be said of many."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np
from gymnasium.vector import VectorEnv
from pettingzoo import AECEnv

from flip7.bots.random_bot import RandomBot
from flip7.core.rules import Rules
from flip7.kernel import compiling, machine, matches
from flip7.kernel.setup import Setup, new_notes, policy_records

Seen = dict[str, Any]


def random_action(mask: Any, random: Random) -> int:  # noqa: ANN401 - an array, or a list
    """Any action that is open, all equally likely."""
    return random.choice(np.flatnonzero(mask).tolist())


def turns(env: AECEnv[str, Seen, int | None], random: Random) -> Iterator[tuple[str, Seen, float, bool, Seen]]:
    """A game of random actions, from turn to turn: agent, observation, reward, whether it is over, and info."""
    for agent in env.agent_iter():
        seen, reward, over, _, info = env.last()
        assert seen is not None
        yield agent, seen, reward, over, info
        env.step(None if over else random_action(seen["action_mask"], random))


def digest(env: AECEnv[str, Seen, int | None], seed: int, games: int) -> str:
    """Everything that agents are told in these games of a seed, as one number."""
    told = sha256()
    random = Random(seed)
    for number in range(games):
        env.reset(seed=None if number else seed)
        for agent, seen, reward, over, _ in turns(env, random):
            told.update(f"{agent} {reward:.9f} {over}".encode())
            told.update(seen["observation"].tobytes() + seen["action_mask"].tobytes())
    return told.hexdigest()


def digest_of_rows(envs: VectorEnv[Any, Any, Any], seed: int, steps: int = 120) -> str:
    """The same of many games at a time."""
    told = sha256()
    _, infos = envs.reset(seed=seed)
    for _ in range(steps):
        seen, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
        told.update(seen.tobytes() + infos["action_mask"].tobytes() + rewards.round(9).tobytes() + ended.tobytes())
    return told.hexdigest()


@dataclass
class Sample:
    """What was seen in many games: how many decisions each took, and how often the player at seat 0 won."""

    decisions: list[float] = field(default_factory=list)
    wins: list[float] = field(default_factory=list)

    def assert_like(self, expected: "Kernel", tolerance: float = 4.0) -> None:
        """The means are the kernel's, within so many standard errors."""
        for what, seen, known in (
            ("decisions", self.decisions, expected.decisions),
            ("wins", self.wins, expected.wins),
        ):
            error = stdev(seen) / sqrt(len(seen))
            assert abs(mean(seen) - known) < tolerance * error, (
                f"{what}: {mean(seen)} ± {error}, the kernel has {known}"
            )


@dataclass(frozen=True)
class Kernel:
    """The same of very many games that the kernel has played by itself."""

    decisions: float
    wins: float


def random_play_in_the_kernel(seats: int, games: int = 200_000, target: int = 200) -> Kernel:
    """What random play comes to, by the kernel alone."""
    setup = Setup(seats=seats, seed=2026, rules=Rules(target=target))
    record = compiling.new_records(machine.GAME)
    tally = compiling.new_records(matches.TALLY)
    orders = policy_records([RandomBot.policy] * seats)
    matches.run(record, setup.record(), setup.lineup_records(), *orders, new_notes(), tally, 0, games)
    counted = compiling.to_array(tally, matches.TALLY)[0]
    return Kernel(counted["decisions"] / games, counted["seat_wins"][0] / games)


def sampled(play: Callable[[int], tuple[int, bool]], games: int) -> Sample:
    """So many games: `play` plays one of a number and tells its decisions, and whether seat 0 has won."""
    sample = Sample()
    for number in range(games):
        decisions, won = play(number)
        sample.decisions.append(decisions)
        sample.wins.append(won)
    return sample
