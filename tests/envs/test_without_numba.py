"""Without numba the environments are slower, and the same."""

import os
import subprocess
import sys

import pytest

SCRIPT = """
import gymnasium
from flip7.envs import flip7_v0
from tests.envs.games import digest

print(digest(flip7_v0.env(players=5), 3, 1))
envs = gymnasium.make_vec("Flip7-v0", num_envs=3, bots=["level3"] * 2, target=60)
_, infos = envs.reset(seed=1)
for _ in range(30):
    seen, rewards, ended, _, infos = envs.step(infos["action_mask"].argmax(axis=1))
    print(seen.tobytes().hex(), rewards, ended)
"""


@pytest.mark.integration
def test_the_environments_are_the_same_without_numba() -> None:
    told = [
        subprocess.run(
            [sys.executable, "-c", SCRIPT],
            env={**os.environ, "FLIP7_KERNEL": kernel},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for kernel in ("", "plain")
    ]
    assert told[0] == told[1]
