"""The vectorised Gymnasium environment, stepped in compiled code."""

from collections.abc import Sequence
from typing import Any

from flip7.extras import MissingExtra, is_installed

if not is_installed("gymnasium"):
    raise MissingExtra("gymnasium", "envs")

import numpy as np
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from flip7.core.errors import quoted
from flip7.envs.actions import actions
from flip7.envs.bot_games import BOTS, AgainstBots
from flip7.envs.gymnasium import FLAT, observation_space
from flip7.envs.opponents import dismiss
from flip7.envs.rewards import Reward
from flip7.envs.seeding import TARGET, BadEnvironment, NoGame, checked_seed
from flip7.record.record import Record

Told = tuple[Any, dict[str, Any]]


class Flip7VectorEnv(VectorEnv[Any, Any, Any]):
    """Many games against bots at once, each with an agent. A game that is over begins anew with the next step."""

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.NEXT_STEP}  # noqa: RUF012 - Gymnasium's

    def __init__(  # noqa: PLR0913 - the options of an environment, each by its name
        self,
        num_envs: int = 1,
        *,
        bots: Sequence[str] = BOTS,
        observation: str = FLAT,
        target: int = TARGET,
        reward: str = Reward.WIN,
        first: str = "dealer",
        seat: int | None = None,
        records: bool = False,
        copy: bool = True,
        render_mode: None = None,
    ) -> None:
        """Set up the environments as `Flip7Env`. Without `copy` a step overwrites the arrays of the one before."""
        if render_mode is not None:
            raise BadEnvironment(f"render_mode is {quoted(render_mode)}: many games at a time have no picture")
        self._games = AgainstBots(num_envs, bots=bots, target=target, reward=reward, first=first, seat=seat)
        self._flat = observation == FLAT
        self._records = records
        self._copy = copy
        self.num_envs: int = self._games.count
        self.single_observation_space: spaces.Space[Any] = observation_space(observation, self._games.players)
        self._actions = actions(self._games.players)
        self.single_action_space: spaces.Space[Any] = spaces.Discrete(self._actions)
        self.observation_space: spaces.Space[Any] = batch_space(self.single_observation_space, self.num_envs)
        self.action_space: spaces.Space[Any] = batch_space(self.single_action_space, self.num_envs)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> Told:
        """Deal every game. With a seed: game k of that seed in place k."""
        if seed is not None:
            seed = checked_seed(seed)
        super().reset(seed=seed, options=options)
        self._look_anew()
        self._games.begin(seed)
        return self._told()

    def step(
        self,
        actions: Any,  # noqa: ANN401 - whatever NumPy makes an array of
    ) -> tuple[Any, NDArray[np.float64], NDArray[np.bool_], NDArray[np.bool_], dict[str, Any]]:
        """Play every agent's action. Where a game was over it is ignored, the next is dealt, and the reward is 0."""
        if not self._games.begun:
            raise NoGame
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise BadEnvironment(f"actions are {self.num_envs} whole numbers, not {given.dtype} of shape {given.shape}")
        if (unknown := ((given < 0) | (given >= self._actions)) & ~self._games.ended).any():
            place = int(unknown.argmax())
            raise BadEnvironment(f"action {given[place]} in place {place}: there are 0 to {self._actions - 1}")
        self._look_anew()
        self._games.step(given.astype(np.int64, copy=False))
        observations, infos = self._told()
        never = np.zeros(self.num_envs, np.bool_)
        return observations, self._games.rewards, self._games.ended.copy(), never, infos

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each action that is open, one row per game; a game that is over has none."""
        return self._games.masks.astype(np.bool_)

    def record(self, place: int) -> Record:
        """Return the record of the game in this place so far; one that is over stays there until the next step."""
        return self._games.record(place)

    def close_extras(self, **kwargs: Any) -> None:  # noqa: ANN401, ARG002 - Gymnasium's
        """End the bots that are programs."""
        dismiss(self._games.bots)

    def _look_anew(self) -> None:
        if self._copy:
            self._games.look_anew()

    def _recorded(self) -> dict[str, NDArray[np.object_]]:
        """Return the records of the games that are over, if they are wanted."""
        if not self._records:
            return {}
        records = np.full(self.num_envs, None, np.object_)
        for place in np.flatnonzero(self._games.ended).tolist():
            records[place] = self._games.record(place)
        return {"record": records}

    def _told(self) -> Told:
        games = self._games
        told = {"action_mask": games.masks.copy(), "seat": games.seats, "illegal": games.illegal}
        infos: dict[str, Any] = told | {f"_{name}": np.ones(self.num_envs, np.bool_) for name in told}
        if games.ended.any():
            results = games.results() | self._recorded()
            infos |= results | {f"_{name}": games.ended.copy() for name in results}
        if self._flat:
            return games.observations, infos
        return {"observation": games.observations, "action_mask": games.masks.copy()}, infos
