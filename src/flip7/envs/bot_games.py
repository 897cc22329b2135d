"""Games of one agent against bots, many at a time: the common core of the Gymnasium environments."""

from collections.abc import Sequence
from dataclasses import replace
from secrets import randbits
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.arena.records import choice_in_the_kernel, record_again
from flip7.bots.base import Bot, policy_of
from flip7.core.decisions import Decision
from flip7.core.errors import quoted
from flip7.core.table import Table
from flip7.envs.actions import actions, choice_of
from flip7.envs.opponents import action_of_bot, bots_named
from flip7.envs.rewards import Reward
from flip7.envs.seeding import MAX_PLAYERS, TARGET, BadEnvironment, NoGame, checked_seed, plain_int, setup_of
from flip7.kernel import jit, referee, vector_step
from flip7.kernel.observation import observation_size
from flip7.kernel.setup import Setup, new_notes, policy_records, rotations
from flip7.kernel.state import State
from flip7.record.record import MAX_NAME, Answer, Record

BOTS: Final = ("level3", "level3", "level3")
AGENT_NAME: Final = "Agent"
"""The agent's name in records."""
NO_WINNER: Final = -1
MAX_TRAIL: Final = 1024
"""After this many steps, forget the actions of games that are long over."""


class AgainstBots:
    """Games with an agent each and the same bots. What agents are told is in arrays, one row per game."""

    def __init__(  # noqa: PLR0913 - the options of an environment, each by its name
        self,
        games: int,
        *,
        bots: Sequence[str],
        target: int = TARGET,
        reward: str = Reward.WIN,
        first: str = "dealer",
        seat: int | None = None,
    ) -> None:
        """The bots sit clockwise from the agent, which sits at `seat`, or in every game one seat further.

        Where it sits in the first game follows from the seed, so that games of many seeds are fair too.
        """
        games = plain_int(games)
        if type(games) is not int or games < 1:
            raise BadEnvironment(f"{quoted(games)} games at a time: it must be a whole number from 1 on")
        self.bots: tuple[Bot, ...] = bots_named(bots)
        if not 1 <= len(self.bots) < MAX_PLAYERS:
            raise BadEnvironment(f"bots names {len(self.bots)} bots: there must be 1 to {MAX_PLAYERS - 1}")
        self.players: int = 1 + len(self.bots)
        setup = setup_of(self.players, target=target, first=first)
        lineups = rotations(self.players)
        if seat is not None:
            seat = plain_int(seat)
            if type(seat) is not int or not 0 <= seat < self.players:
                raise BadEnvironment(f"seat is {quoted(seat)}: it must be None or from 0 to {self.players - 1}")
            lineups = (lineups[seat],)
        self._seatings = lineups
        self.setup: Setup = replace(setup, lineups=lineups)
        self._policies = policy_records([None, *(None if _thinks(bot) else policy_of(bot) for bot in self.bots)])
        self._kind = Reward.named(reward).kind
        self._notes = new_notes()
        self._games = jit.new_records(referee.GAME, games)
        self._slots = jit.new_records(vector_step.AGENT_SLOT, games)
        self.count: int = games
        thinking = [bot.name for bot in self.bots if _thinks(bot)]
        if thinking and games > 1:
            raise BadEnvironment(
                f"bot {quoted(thinking[0])} is asked in Python, game by game: it cannot play {games} games at a time"
            )
        self._bots_think = bool(thinking)
        self._is_bots_turn = False
        """Whether a bot is asked; it stays so if the bot has failed."""
        self.begun: bool = False
        self.masks: NDArray[np.int8] = np.zeros((games, actions(self.players)), np.int8)
        self.ended: NDArray[np.bool_] = np.zeros(games, np.bool_)
        """Both are read again later: agents are told copies of them."""
        self._trail: list[NDArray[np.uint8]] = []
        """The actions of the last steps, a row of all games for each step, so that `record` can play a game again."""
        self._begun_at: NDArray[np.int64] = np.zeros(games, np.int64)
        """The step of the trail with the first action of each game."""
        self.look_anew()

    def look_anew(self) -> None:
        """Use new arrays for what the agents see and get from now on; those of before stay as they are."""
        self.observations: NDArray[np.float32] = np.empty((self.count, observation_size(self.players)), np.float32)
        self.rewards: NDArray[np.float64] = np.zeros(self.count)

    def begin(self, seed: int | None) -> None:
        """Deal every game. With a seed these are its first games; without one, those that follow.

        If there never was a seed, chance chooses one.
        """
        slots = jit.to_array(self._slots, vector_step.AGENT_SLOT)
        if seed is None and self.begun:
            slots["game"] += self.count
        else:
            seed = randbits(64) if seed is None else checked_seed(seed)
            turned = seed % len(self._seatings)
            lineups = self._seatings[turned:] + self._seatings[:turned]
            self.setup = replace(self.setup, seed=seed, lineups=lineups)
            slots["game"] = np.arange(self.count)
        self.begun = True
        self._slots = jit.from_array(slots)
        self._setup, self._lineups = self.setup.record(), self.setup.lineup_records()
        self.rewards[:] = 0
        self._trail.clear()
        self._begun_at[:] = 0
        vector_step.begin_all(self._games, self._slots, *self._fixed(), *self._told())
        self._ask_bots()
        if self._bots_think and self.ended[0]:  # the agent was never asked: there is nothing to learn
            self.begin(None)

    def step(self, given: NDArray[np.int64]) -> None:
        """Play every agent's action; a game that was over begins anew instead."""
        if self._is_bots_turn:
            raise NoGame
        if self._bots_think and jit.to_array(self._slots, vector_step.AGENT_SLOT)["over"][0]:
            self.begin(None)
            return
        self._go_on(given)
        self._ask_bots()

    def table(self) -> tuple[Table, Decision | None]:
        """Return the first game's table, and what is asked there."""
        if not self.begun:
            raise NoGame
        state = State(jit.from_array(jit.to_array(self._games, referee.GAME)[:1]))
        return state.table(), state.asked

    def record(self, place: int = 0) -> Record:
        """Return the record of a game so far; one that is over stays in its place until the next step.

        An illegal action is not in it: the record ends before.
        """
        if not self.begun:
            raise NoGame
        place = plain_int(place)
        if type(place) is not int or not 0 <= place < self.count:
            raise BadEnvironment(f"game {quoted(place)}: there are 0 to {self.count - 1}")
        number = int(jit.to_array(self._slots, vector_step.AGENT_SLOT)["game"][place])
        lineup = self.setup.lineups[number % len(self.setup.lineups)]
        names = (AGENT_NAME, *(f"Bot {place} ({bot.name})"[:MAX_NAME] for place, bot in enumerate(self.bots, 1)))
        end = len(self._trail) - int(self.illegal[place])
        given = iter([int(row[place]) for row in self._trail[self._begun_at[place] : end]])

        def choose(state: State, asked: Decision) -> Answer | None:
            player = lineup[asked.seat]
            if player != vector_step.AGENT and not _thinks(self.bots[player - 1]):
                return choice_in_the_kernel(state, asked, self._policies, self._notes, player)
            action = next(given, None)
            return None if action is None else choice_of(action, asked.seat, self.players)

        return record_again(self.setup, number, tuple(names[player] for player in lineup), choose)

    def results(self) -> dict[str, NDArray[Any]]:
        """Return scores, winner and number of rounds of the games that are over, one row per game; 0 in the others."""
        games, over = jit.to_array(self._games, referee.GAME), np.flatnonzero(self.ended)
        scores = np.zeros((self.count, self.players), np.int64)
        winners, rounds = np.zeros(self.count, np.int64), np.zeros(self.count, np.int64)
        winner = games["winner"][over].astype(np.int64)
        scores[over] = games["scores"][over, : self.players]
        winners[over] = np.where(winner == referee.NOBODY, NO_WINNER, winner)
        rounds[over] = games["round"][over]
        return {"scores": scores, "winner": winners, "rounds": rounds}

    @property
    def illegal(self) -> NDArray[np.bool_]:
        """The games that are over because of an illegal action."""
        return jit.to_array(self._slots, vector_step.AGENT_SLOT)["illegal"].astype(np.bool_)

    @property
    def seats(self) -> NDArray[np.int64]:
        """The seat of each game's agent."""
        return jit.to_array(self._slots, vector_step.AGENT_SLOT)["seat"].astype(np.int64)

    def _ask_bots(self) -> None:
        """Let bots that are asked in Python answer, until the agent is asked or the game is over."""
        self._is_bots_turn = self._bots_think
        while self._bots_think and not self.ended[0]:
            table, asked = self.table()
            assert asked is not None, "the game goes on"
            game = int(jit.to_array(self._slots, vector_step.AGENT_SLOT)["game"][0])
            player = self.setup.lineups[game % len(self.setup.lineups)][asked.seat]
            if player == vector_step.AGENT:
                break
            self._go_on(np.array([action_of_bot(self.bots[player - 1], table, asked)]))
        self._is_bots_turn = False

    def _go_on(self, given: NDArray[np.int64]) -> None:
        self._trail.append(given.astype(np.uint8))
        begin = self.ended.nonzero()[0]  # most often few, and quicker by number than by mask
        if begin.size:
            self._begun_at[begin] = len(self._trail)
        vector_step.step(self._games, self._slots, *self._fixed(), given, *self._told())
        if len(self._trail) >= MAX_TRAIL and (past := int(self._begun_at.min())):
            del self._trail[:past]
            self._begun_at -= past

    def _fixed(self) -> tuple[Any, ...]:
        return (self._setup, self._lineups, *self._policies, self._notes, self._kind)

    def _told(self) -> tuple[Any, ...]:
        return (self.observations, self.masks, self.rewards, self.ended)


def _thinks(bot: Bot) -> bool:
    """Return whether the bot is asked in Python: it has no policy, or one that searches."""
    policy = policy_of(bot)
    return policy is None or policy.rollouts is not None
