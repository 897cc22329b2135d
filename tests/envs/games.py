"""Random games through the environments, and what can be said of many."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from functools import partial
from hashlib import sha256
from math import sqrt
from random import Random
from statistics import mean, stdev
from typing import Any

import numpy as np
from gymnasium.vector import VectorEnv
from pettingzoo import AECEnv, ParallelEnv

from flip7.bots.strategies.random import RandomBot
from flip7.core.rules import Rules
from flip7.envs import flip7_v0
from flip7.envs.gymnasium_vector import Flip7VectorEnv
from flip7.envs.language import TextGame, play
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.setup import Setup, new_notes, policy_records
from tests.envs.scripted import stays_at

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


def with_seed(env: Any, chosen: int) -> Any:  # noqa: ANN401 - of PettingZoo, in turn or together
    """The environment, with other cards and other chance for each seed, whatever checks do to it.

    PettingZoo's checks reset with seeds that are written into them: here each of those is so much greater.
    """
    reset = env.reset

    def reset_further(seed: int | None = None, options: Seen | None = None) -> Any:  # noqa: ANN401 - the same
        return reset(None if seed is None else seed + chosen, options)

    env.reset = reset_further
    for place, agent in enumerate(env.possible_agents):
        env.action_space(agent).seed(chosen + place)
    return env


def rounds_together(
    env: ParallelEnv[str, Seen, int | None], seed: int | None, random: Random
) -> Iterator[tuple[dict[str, Seen], dict[str, float]]]:
    """A game of random actions, all agents at once: what they see and get, from question to question."""
    seen, _ = env.reset(seed=seed)
    yield seen, {}
    while env.agents:
        given: dict[str, int | None] = dict.fromkeys(env.agents, 0)
        given |= {
            agent: random_action(told["action_mask"], random)
            for agent, told in seen.items()
            if told["action_mask"].any()
        }
        seen, rewards, *_ = env.step(given)
        yield seen, rewards


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


def digest_together(env: ParallelEnv[str, Seen, int | None], seed: int, games: int) -> str:
    """The same of all agents at once."""
    told = sha256()
    random = Random(seed)
    for number in range(games):
        for seen, rewards in rounds_together(env, None if number else seed, random):
            told.update(str(sorted(rewards.items())).encode())
            for agent, one in sorted(seen.items()):
                told.update(agent.encode() + one["observation"].tobytes() + one["action_mask"].tobytes())
    return told.hexdigest()


def digest_of_words(game: TextGame) -> str:
    """The same of a game in words, which is played to its end."""
    play([partial(stays_at, 15 + seat) for seat in game.table.seats], game)
    return sha256(str([game.messages(seat) for seat in game.table.seats]).encode()).hexdigest()


def digests() -> list[str]:
    """Return digests of some games, for every way in which a seed deals the cards."""
    return [
        digest(flip7_v0.env(players=5), 3, 4),
        digest_together(flip7_v0.parallel_env(players=5, target=60), 3, 4),
        digest_of_rows(Flip7VectorEnv(16), 3),
        digest_of_words(TextGame(3, seed=3, rules=Rules(target=60))),
    ]


@dataclass
class Sample:
    """Statistics of many games: how many decisions each took, and how often the player at seat 0 won."""

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


def random_play_in_the_kernel(seats: int, games: int = 50_000, target: int = 200) -> Kernel:
    """Return the statistics of random play by the kernel alone."""
    setup = Setup(seats=seats, seed=2026, rules=Rules(target=target))
    record = jit.new_records(referee.GAME)
    tally = jit.new_records(game_loop.TALLY)
    orders = policy_records([RandomBot.policy] * seats)
    game_loop.run(record, setup.record(), setup.lineup_records(), *orders, new_notes(), tally, 0, games)
    counted = jit.to_array(tally, game_loop.TALLY)[0]
    return Kernel(counted["decisions"] / games, counted["seat_wins"][0] / games)


def sampled(play: Callable[[int], tuple[int, bool]], games: int) -> Sample:
    """Play many games: `play` plays one of a number and tells its decisions, and whether seat 0 has won."""
    sample = Sample()
    for number in range(games):
        decisions, won = play(number)
        sample.decisions.append(decisions)
        sample.wins.append(won)
    return sample
