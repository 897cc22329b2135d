"""The speed of the environments, by random legal play at a table of four."""

import random
from collections.abc import Callable
from typing import Any

import gymnasium
import numpy as np
from timing import Figure, best

import flip7.envs
from flip7.envs import flip7_v0

STEPS = 4_000
GAMES = 1_024
ROUNDS = 60


def cycle(env: Any) -> Callable[[], int]:  # noqa: ANN401 - any environment of PettingZoo
    """Steps through an agent-environment cycle, acting as PettingZoo's own benchmark does."""
    env.reset(seed=1)

    def steps() -> int:
        for _ in range(STEPS):
            seen, _, terminated, truncated, _ = env.last()
            over = terminated or truncated
            env.step(None if over else random.choice(np.flatnonzero(seen["action_mask"]).tolist()))
            if not env.agents:
                env.reset()
        return STEPS

    return steps


def together(bot: str) -> Callable[[], int]:
    """Steps of many games at once; choosing the actions, by NumPy, is part of what is measured."""
    envs = gymnasium.make_vec(flip7.envs.GYMNASIUM_ID, num_envs=GAMES, bots=[bot] * 3)
    chance = np.random.default_rng(1)
    _, infos = envs.reset(seed=1)
    given = [infos["action_mask"]]

    def steps() -> int:
        for _ in range(ROUNDS):
            *_, infos = envs.step((given[-1] * chance.random(given[-1].shape, np.float32)).argmax(axis=1))
            given[-1] = infos["action_mask"]
        return ROUNDS * GAMES

    steps()  # the first games end at very different times: from here on some end with every step
    return steps


def alone() -> Callable[[], int]:
    """Steps of one game against bots."""
    env = gymnasium.make(flip7.envs.GYMNASIUM_ID, bots=["random"] * 3).unwrapped
    told = [env.reset(seed=1)[1]]

    def steps() -> int:
        for _ in range(STEPS):
            _, _, over, _, info = env.step(random.choice(np.flatnonzero(told[-1]["action_mask"]).tolist()))
            told[-1] = env.reset()[1] if over else info
        return STEPS

    return steps


def figures() -> list[Figure]:
    """Everything measured here."""
    return [
        Figure("PettingZoo, raw_env", "steps", best(cycle(flip7_v0.raw_env())), bar=30_000),
        Figure("PettingZoo, env in its wrappers", "steps", best(cycle(flip7_v0.env())), bar=12_000),
        Figure("Gymnasium, one game against random bots", "steps", best(alone())),
        Figure("Gymnasium, native vector of 1,024, random bots", "steps", best(together("random")), bar=2_000_000),
        Figure("Gymnasium, native vector of 1,024, level 3", "steps", best(together("level3"))),
    ]
