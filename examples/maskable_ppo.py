"""MaskablePPO of sb3-contrib learns Flip 7 against bots.

    pip install -e ".[envs]" -r examples/requirements.txt
    python examples/maskable_ppo.py --bots level1 level1 level1 --steps 4000000 --save player.zip

It is examined before and after, in games that it has not trained on. Four million steps take two and a half minutes on
one core. Then it wins 36 % against three bots of level 1 (before: none; a fair share is 25 %), and 24 % against bots of
level 3, which count cards and which it has never met.
"""

import argparse
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import gymnasium
import numpy as np
from numpy.typing import NDArray
from win_rate import WinRate, win_rate

import flip7.envs  # noqa: F401 - Gymnasium learns the name Flip7-v0

try:
    import torch
    from sb3_contrib import MaskablePPO
    from stable_baselines3.common.vec_env import VecEnv
except ModuleNotFoundError as missing:
    raise SystemExit(f"{missing.name} is not installed: pip install -r examples/requirements.txt") from None

TABLES = 256
STEPS = 64
"""Rollout length: steps at each table before every update of the policy."""
NOTHING = 0
"""The only legal action when a game is over: a no-op."""


class Tables(VecEnv):
    """Flip 7's vector environment as a Stable-Baselines3 `VecEnv`: training takes about half the time.

    The two differ in when the next game begins. Ours shows how a game has ended, and begins the next with the step
    after that; SB3 wants it with the step that ends the last. So here a game has one step more: when it is over and its
    reward is paid, there is one action, a no-op that leads to the next game. Then SB3 is told of the end.
    """

    render_mode = None

    def __init__(self, games: int, **options: Any) -> None:  # noqa: ANN401 - the environment's own options
        self.envs = gymnasium.make_vec("Flip7-v0", num_envs=games, **options)
        self._over = np.zeros(games, np.bool_)
        super().__init__(games, self.envs.single_observation_space, self.envs.single_action_space)

    def reset(self) -> NDArray[np.float32]:
        """Deal every game; after `seed`, those of its seed."""
        self._seen, _ = self.envs.reset(seed=self._seeds[0])
        self._reset_seeds()
        self._over = np.zeros(self.num_envs, np.bool_)
        return self._seen

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Store the actions; `step_wait` takes the step."""
        self._actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], NDArray[np.bool_], list[dict[str, Any]]]:
        """Take the step, and start the next game where one was over."""
        began, last_seen = self._over, self._seen
        self._seen, rewards, self._over, _, _ = self.envs.step(self._actions)
        infos: list[dict[str, Any]] = [{} for _ in range(self.num_envs)]
        for place in np.flatnonzero(began):
            infos[place]["terminal_observation"] = last_seen[place]
        return self._seen, rewards.astype(np.float32), began, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return the mask of legal actions, one row a game. MaskablePPO asks for it by `env_method`."""
        masks = self.envs.unwrapped.action_masks()
        masks[self._over, NOTHING] = True
        return masks

    def close(self) -> None:
        """Do nothing: nothing is open."""

    def get_attr(self, attr_name: str, indices: Any = None) -> list[Any]:  # noqa: ANN401 - SB3's
        """Return the same attribute for every game."""
        return [getattr(self, attr_name) for _ in self._get_indices(indices)]

    def set_attr(self, attr_name: str, value: Any, indices: Any = None) -> None:  # noqa: ANN401 - SB3's
        """Refuse: a game has no attributes of its own."""
        raise AttributeError(f"{attr_name} of {indices} cannot be {value}: all games are one")

    def env_method(self, method_name: str, *args: Any, indices: Any = None, **kwargs: Any) -> list[Any]:  # noqa: ANN401 - SB3's
        """Call a method for each game."""
        said = getattr(self, method_name)(*args, **kwargs)
        return [said[place] for place in self._get_indices(indices)]

    def env_is_wrapped(self, wrapper_class: Any, indices: Any = None) -> list[bool]:  # noqa: ANN401, ARG002 - SB3's
        """Say that no game has a wrapper."""
        return [False for _ in self._get_indices(indices)]


def new_model(bots: Sequence[str], steps: int, seed: int) -> MaskablePPO:
    """Make an untrained model at tables with these bots."""
    return MaskablePPO(
        "MlpPolicy",
        Tables(TABLES, bots=bots),
        gamma=1.0,  # a win is a win whenever it comes
        n_steps=min(STEPS, max(2, steps // TABLES)),
        batch_size=2048,
        n_epochs=4,
        learning_rate=lambda left: 1e-3 * left,
        ent_coef=0.01,
        policy_kwargs={"net_arch": [64]},
        seed=seed,
        device="cpu",
    )


def examined(model: MaskablePPO, bots: Sequence[str], games: int) -> WinRate:
    """Evaluate the model's win rate when it plays greedily."""
    return win_rate(
        lambda seen, masks: model.predict(seen, action_masks=masks, deterministic=True)[0], bots, games=games
    )


def main() -> None:
    """Train a model, and evaluate it before and after."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument(
        "--bots", nargs="+", default=["level1"] * 3, help="who sits at the table, clockwise from the model"
    )
    parser.add_argument("--steps", type=int, default=4_000_000, help="how many actions to learn from")
    parser.add_argument("--exam-games", type=int, default=4_000, help="how many games an exam takes")
    parser.add_argument("--seed", type=int, default=0, help="of the games and of the model")
    parser.add_argument("--save", type=Path, help="where to keep the model")
    wishes = parser.parse_args()
    torch.set_num_threads(1)  # the network is small: a second thread waits more than it works
    model = new_model(wishes.bots, wishes.steps, wishes.seed)
    against = ", ".join(wishes.bots)
    print(f"Before: wins {examined(model, wishes.bots, wishes.exam_games)} against {against}", flush=True)
    start = time.perf_counter()
    model.learn(wishes.steps)
    took = f"{model.num_timesteps:,} steps, {time.perf_counter() - start:.0f} s"
    print(f"After {took}: wins {examined(model, wishes.bots, wishes.exam_games)} against {against}")
    if wishes.save:
        model.save(wishes.save)
        print(f"Saved to {wishes.save}")


if __name__ == "__main__":
    main()
