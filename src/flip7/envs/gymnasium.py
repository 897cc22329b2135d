"""The Gymnasium environment: one agent against bots."""

from collections.abc import Sequence
from operator import index
from typing import Any, Final

from flip7.extras import MissingExtra, is_installed

if not is_installed("gymnasium"):
    raise MissingExtra("gymnasium", "envs")

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from flip7.core.errors import quoted
from flip7.envs.actions import actions
from flip7.envs.bot_games import BOTS, AgainstBots
from flip7.envs.opponents import dismiss
from flip7.envs.render import HUMAN, RENDER_MODES, Frame, check_mode, frame
from flip7.envs.rewards import Reward
from flip7.envs.seeding import TARGET, BadEnvironment, NoGame, checked_seed
from flip7.envs.spaces import observation_box, observation_with_mask
from flip7.record.record import Record

FLAT: Final = "flat"
DICT: Final = "dict"


def observation_space(kind: str, players: int) -> spaces.Space[Any]:
    """Return the space of flat observations, or of dictionaries that hold the mask as well."""
    if kind not in (FLAT, DICT):
        raise BadEnvironment(f"observation is {quoted(kind)}: it must be {FLAT} or {DICT}")
    return observation_box(players) if kind == FLAT else observation_with_mask(players)


class Flip7Env(gymnasium.Env[Any, int]):
    """A game of Flip 7 against bots, from action to action of the agent."""

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # noqa: RUF012 - Gymnasium's

    def __init__(  # noqa: PLR0913 - the options of an environment, each by its name
        self,
        *,
        bots: Sequence[str] = BOTS,
        observation: str = FLAT,
        target: int = TARGET,
        reward: str = Reward.WIN,
        first: str = "dealer",
        seat: int | None = None,
        records: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment. Without a seat the agent sits in every game one seat further.

        With `records` the last info of a game has its record, which takes some thousandths of a second a game.
        """
        self._games = AgainstBots(1, bots=bots, target=target, reward=reward, first=first, seat=seat)
        self._flat = observation == FLAT
        self._records = records
        self.observation_space: spaces.Space[Any] = observation_space(observation, self._games.players)
        self.action_space: spaces.Space[Any] = spaces.Discrete(actions(self._games.players))
        self.render_mode: str | None = check_mode(render_mode)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Any, dict[str, Any]]:
        """Deal the next game, and play up to the agent's first question. With a seed: that seed's first game."""
        if seed is not None:
            seed = checked_seed(seed)
        super().reset(seed=seed, options=options)
        self._games.look_anew()
        self._games.begin(seed)
        return self._told()

    def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """Play the agent's action, and go on up to its next question or the end of the game."""
        if not self._games.begun or self._games.ended[0]:
            raise NoGame
        if action not in self.action_space:
            raise BadEnvironment(f"action {quoted(action)}: there are 0 to {actions(self._games.players) - 1}")
        self._games.look_anew()
        self._games.step(np.array([index(action)]))
        observation, info = self._told()
        return observation, float(self._games.rewards[0]), bool(self._games.ended[0]), False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return True for each action that is open to the agent, as sb3-contrib expects it."""
        mask: NDArray[np.bool_] = self._games.masks[0].astype(np.bool_)
        return mask

    def record(self) -> Record:
        """Return the record of the game so far, for `flip7 replay` and `flip7 review`; reset begins another."""
        return self._games.record()

    def render(self) -> Frame:
        """Render the table as text, as a picture, or printed: no mode needs a display."""
        return frame(*self._games.table(), self.render_mode)

    def close(self) -> None:
        """End the bots that are programs."""
        dismiss(self._games.bots)

    def _told(self) -> tuple[Any, dict[str, Any]]:
        games = self._games
        if self.render_mode == HUMAN:
            self.render()
        info = {"action_mask": games.masks[0].copy(), "seat": int(games.seats[0]), "illegal": bool(games.illegal[0])}
        if games.ended[0]:
            scores, winner, rounds = games.results().values()
            info |= {"scores": scores[0], "winner": int(winner[0]), "rounds": int(rounds[0])}
            info |= {"record": self.record()} if self._records else {}
        observation = games.observations[0]
        return (observation if self._flat else {"observation": observation, "action_mask": games.masks[0].copy()}), info
