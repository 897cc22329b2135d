"""The PettingZoo environment: everybody at the table is an agent, and acts when asked."""

from random import Random
from typing import TYPE_CHECKING, Any, Final

from flip7.extras import MissingExtra, is_installed

if not is_installed("pettingzoo"):
    raise MissingExtra("pettingzoo", "envs")

import numpy as np
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv, ParallelEnv
from pettingzoo.utils import wrappers
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from flip7.arena.records import record_again
from flip7.bots.base import Bot
from flip7.core.decisions import Decision
from flip7.core.table import Table
from flip7.envs.actions import actions, checked_action, choice_of
from flip7.envs.bot_games import NO_WINNER
from flip7.envs.observation import Mask, Observation
from flip7.envs.opponents import action_of_bot, bots_named, dismiss
from flip7.envs.render import HUMAN, RENDER_MODES, Frame, check_mode, frame
from flip7.envs.rewards import Reward, rewards_of
from flip7.envs.seeding import TARGET, BadEnvironment, Deals, NoGame, NotDealt, setup_of
from flip7.envs.spaces import observation_box, observation_with_mask
from flip7.kernel import jit, observation, referee
from flip7.kernel.state import State
from flip7.kernel.vector_step import ILLEGAL
from flip7.record.record import Answer, Record

PLAYERS: Final = 4
Seen = dict[str, Any]
"""`observation` and `action_mask`."""
_OF_A_GAME: Final = frozenset({"agent_selection", "rewards", "terminations", "truncations", "infos"})


class Flip7AEC(AECEnv[str, Seen, int | None], EzPickle):
    """A game of Flip 7 as PettingZoo's agent-environment cycle, without the usual wrappers."""

    agents: list[str]
    agent_selection: str
    rewards: dict[str, float]
    terminations: dict[str, bool]
    truncations: dict[str, bool]
    infos: dict[str, dict[str, Any]]
    metadata: dict[str, Any] = {  # noqa: RUF012 - PettingZoo's
        "name": f"flip7_v{observation.VERSION}",
        "render_modes": list(RENDER_MODES),
        "render_fps": 2,
        "is_parallelizable": False,  # through the turn-based conversion only: see `parallel_env`
    }

    def __init__(  # noqa: PLR0913 - the options of an environment, each by its name
        self,
        *,
        players: int = PLAYERS,
        target: int = TARGET,
        reward: str = Reward.WIN,
        first: str = "dealer",
        records: bool = False,
        render_mode: str | None = None,
    ) -> None:
        """Set up the environment; docs/environments.md says what the rewards are.

        With `records` everybody's last info has the record of the game, which takes some thousandths of a second a
        game.
        """
        EzPickle.__init__(
            self,
            players=players,
            target=target,
            reward=reward,
            first=first,
            records=records,
            render_mode=render_mode,
        )
        self._deals = Deals(setup_of(players, target=target, first=first))
        players = self._deals.setup.seats
        self._reward = Reward.named(reward)
        self._games = jit.new_records(referee.GAME)
        self._mask: Mask = np.zeros(actions(players), np.int8)
        self.render_mode: str | None = check_mode(render_mode)
        self.possible_agents: list[str] = [f"player_{seat}" for seat in range(players)]
        self.agents = []
        self.state_space: spaces.Space[Any] = observation_box(players)
        self._observation_space = observation_with_mask(players)
        self._action_space = {agent: spaces.Discrete(actions(players)) for agent in self.possible_agents}
        self._seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self._size = observation.observation_size(players)
        self._nothing: Mask = np.zeros(actions(players), np.int8)
        self._nothing.flags.writeable = False
        self._records = records
        self._given: list[int] = []
        """The actions of this game, so that `record` can play it again."""
        self._bots: dict[str, Bot] = {}
        self._dice = Random(0)

    if not TYPE_CHECKING:  # for type checkers an attribute that is nowhere is a slip

        def __getattr__(self, name: str) -> Any:  # noqa: ANN401 - whatever is missing
            """Raise the right error for an attribute of a game that was never dealt."""
            if name in _OF_A_GAME:
                raise NotDealt
            raise AttributeError(f"{type(self).__name__!r} object has no attribute {name!r}", name=name, obj=self)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of every agent: `observation` and `action_mask`."""
        assert agent in self._seat_of, agent
        return self._observation_space

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the actions: stay, hit, and one for each seat, counted clockwise from the agent's own."""
        return self._action_space[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:  # noqa: ARG002 - PettingZoo's
        """Deal the next game, up to the first question. With a seed: that seed's first game."""
        setup = self._deals.deal(seed)
        self._dice.seed(f"{self._deals.setup.seed} {self._deals.number}")
        referee.start(self._games, setup, self._deals.number)
        self._given.clear()
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {"action_mask": self._nothing} for agent in self.agents}
        self._skip_agent_selection = None  # type: ignore[assignment] # PettingZoo's, which says so itself
        who = int(jit.to_array(self._games, referee.GAME)["who"][0])
        observation.show_mask(self._games, who, self._mask)
        self._ask(who)
        self._print()

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked, up to the next question."""
        if not self.agents:
            raise NoGame
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise BadEnvironment(f"{agent} is asked, and None is not an action")
        number = checked_action(action, len(self.possible_agents))
        asked = observation.act(self._games, number, self._mask)
        if asked < 0:
            raise BadEnvironment(f"action {action} is not open to {agent}: its mask is {self._mask.tolist()}")
        self._given.append(number)
        self.infos[agent] = {"action_mask": self._nothing}
        if asked == referee.NOBODY:
            self._end()
        else:
            self._ask(asked)
        self._print()

    def _ask(self, seat: int) -> None:
        self.agent_selection = self.possible_agents[seat]
        self.infos[self.agent_selection] = {"action_mask": self._mask.copy()}

    def _end(self) -> None:
        rewards = rewards_of(self._games, len(self.agents), self._reward)
        self.rewards = dict(zip(self.agents, rewards, strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)
        self.infos = {agent: self._last_info() for agent in self.agents}
        self.agent_selection = self.agents[0]

    def _last_info(self) -> dict[str, Any]:
        """Return what an agent is told when the game is over; nobody has won a game that was broken off."""
        game = jit.to_array(self._games, referee.GAME)[0]
        winner = int(game["winner"])
        info = {
            "action_mask": self._nothing,
            "scores": game["scores"][: len(self.possible_agents)].astype(np.int64),
            "winner": NO_WINNER if winner == referee.NOBODY else winner,
            "rounds": int(game["round"]),
        }
        return info | {"record": self.record()} if self._records else info

    def break_off(self) -> None:
        """End the game without a winner. A card that was to be given lies on the discard pile."""
        games = jit.to_array(self._games, referee.GAME)
        games["asked"] = referee.GAME_OVER
        self._games = jit.from_array(games)
        self.infos = {agent: self._last_info() for agent in self.agents}
        self._print()

    def last(
        self,
        observe: bool = True,  # noqa: FBT001, FBT002 - PettingZoo's
    ) -> tuple[Seen | None, float, bool, bool, dict[str, Any]]:
        """Return observation, reward, termination, truncation and info of the agent whose turn it is."""
        if not self.agents:
            raise NoGame
        return super().last(observe)

    def observe(self, agent: str) -> Seen:
        """Return what the agent sees; only the one that is asked has open actions."""
        seen = self._seen_by(self._seat_of[agent])
        asked = agent == self.agent_selection and not self.terminations.get(agent, True)
        return {"observation": seen, "action_mask": (self._mask if asked else self._nothing).copy()}

    def open_actions(self) -> Mask:
        """Return the mask of the agent that is asked, for the caller to keep."""
        return self._mask.copy()

    def state(self) -> Observation:
        """Return the table as seat 0 sees it: everything but the order of the draw pile, which nobody sees."""
        return self._seen_by(0)

    def _seen_by(self, seat: int) -> Observation:
        if self._deals.number < 0:
            raise NoGame
        seen: Observation = np.empty(self._size, np.float32)
        observation.observe(self._games, seat, seen)
        return seen

    def bot_action(self, bot: str) -> int:
        """Return what a bot would do for the agent that is asked: an opponent, or a teacher."""
        if bot not in self._bots:
            (self._bots[bot],) = bots_named([bot], self._dice)
        table, asked = self._table()
        if asked is None:
            raise BadEnvironment("the game is over, and nobody is asked")
        return action_of_bot(self._bots[bot], table, asked)

    def record(self) -> Record:
        """Return the record of the game so far, for `flip7 replay` and `flip7 review`; reset begins another."""
        if self._deals.number < 0:
            raise NoGame
        given = iter(self._given)

        def choose(_: State, asked: Decision) -> Answer | None:
            action = next(given, None)
            return None if action is None else choice_of(action, asked.seat, len(self.possible_agents))

        return record_again(self._deals.setup, self._deals.number, tuple(self.possible_agents), choose)

    def render(self) -> Frame:
        """Render the table as text, as a picture, or printed: no mode needs a display."""
        return frame(*self._table(), self.render_mode)

    def _print(self) -> None:
        if self.render_mode == HUMAN:
            self.render()

    def _table(self) -> tuple[Table, Decision | None]:
        if self._deals.number < 0:
            raise NoGame
        state = State(self._games)
        return state.table(), state.asked

    def close(self) -> None:
        """End the bots that are programs."""
        dismiss(self._bots.values())


def raw_env(**options: Any) -> Flip7AEC:  # noqa: ANN401 - the environment's own options
    """Return the environment without wrappers: fastest, and strict about illegal actions."""
    return Flip7AEC(**options)


class _IllegalLoses(wrappers.TerminateIllegalWrapper[str, Seen, int | None]):
    """A wrapper: an illegal action loses the game; one that does not exist is refused.

    What is open, the environment says itself: PettingZoo's wrapper would look at the mask that it has told the agent,
    and that is the agent's own, to be changed as it likes.

    PettingZoo has a wrapper for the second, too. It looks up so much at every step that games take half as long again.
    """

    def __init__(self, env: Flip7AEC) -> None:
        super().__init__(env, illegal_reward=ILLEGAL)
        self._raw = env

    def observe(self, agent: str) -> Seen:
        """Return what the agent sees, as a copy."""
        return self._raw.observe(agent)

    def step(self, action: int | None) -> None:
        """Do the same, unless there is no such action."""
        if action is not None:
            action = checked_action(action, len(self._raw.possible_agents))
        elif not self.terminations[self.agent_selection]:
            raise BadEnvironment(f"{self.agent_selection} is asked, and None is not an action")
        went_on = not self._terminated
        self._prev_obs = {"action_mask": self._raw.open_actions()}
        super().step(action)
        if self._terminated and went_on:
            self._raw.break_off()


def env(**options: Any) -> AECEnv[str, Seen, int | None]:  # noqa: ANN401 - the same
    """Return the environment in PettingZoo's usual wrappers: an illegal action loses the game."""
    return wrappers.OrderEnforcingWrapper(_IllegalLoses(raw_env(**options)))


def parallel_env(**options: Any) -> ParallelEnv[str, Seen, int | None]:  # noqa: ANN401 - the same
    """Return the parallel environment, which steps all agents at once: only the action of the asked agent counts."""
    return turn_based_aec_to_parallel(env(**options))
