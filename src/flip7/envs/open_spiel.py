"""The OpenSpiel game `python_flip7`: chance turns up the cards, so that every algorithm of the library can play.

Importing this registers it. `pyspiel.load_game("python_flip7(players=4,target=100)")` then loads it; its parameters are
`players` (2 to 40), `target`, `reward` (`win` or `placement`) and `first` (`dealer` or `left`).

Nothing is hidden but the order of the draw pile, and that does not exist: with every card a chance node stands in its
place. So this is a game of perfect information. Players' actions are those of `flip7.envs.actions`; chance's are the
numbers of the cards in canonical order, each as likely as there are copies left.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, Final

from flip7.extras import MissingExtra, is_installed

if not is_installed("pyspiel"):
    raise MissingExtra("pyspiel", "envs")

import numpy as np
import pyspiel

from flip7.core.cards import COPIES
from flip7.core.decisions import Give
from flip7.core.describe import describe
from flip7.core.errors import quoted
from flip7.core.seats import SEATS, seat_letter
from flip7.envs.actions import actions, choice_of
from flip7.envs.pyspiel_types import Game, IIGObservationType, State
from flip7.envs.rewards import Reward, rewards_of
from flip7.envs.seeding import MAX_PLAYERS, MIN_PLAYERS, TARGET, BadEnvironment, setup_of
from flip7.kernel import observation, referee
from flip7.kernel.observation import GIVE_TO, SEAT_WIDTH, TABLE_WIDTH, observation_size
from flip7.kernel.open_state import OpenState
from flip7.kernel.referee import ASKED_BITS, CARDS, DRAW, GAME_OVER, GIVE, OPTIONS, WHO, WHO_BITS
from flip7.kernel.setup import Setup
from flip7.record.record import Record

NAME: Final = "python_flip7"
PLAYERS: Final = 4
PARAMETERS: Final[Mapping[str, int | str]] = {
    "players": PLAYERS,
    "target": TARGET,
    "reward": str(Reward.WIN),
    "first": "dealer",
}
REWARDS: Final = (Reward.WIN, Reward.PLACEMENT)
"""Those with bounds, which OpenSpiel asks for."""

# Plain numbers, as games in C++ give them: to look them up in `pyspiel.PlayerId` would take longer than all the rest.
_CHANCE: Final = int(pyspiel.PlayerId.CHANCE)
_TERMINAL: Final = int(pyspiel.PlayerId.TERMINAL)

_GAME_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Flip 7",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.PERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=MAX_PLAYERS,
    min_num_players=MIN_PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=True,
    parameter_specification=dict(PARAMETERS),
)


class Flip7Game(Game):
    """The game with its parameters."""

    def __init__(self, parameters: Mapping[str, Any] | None = None) -> None:
        """Take defaults for what is not given; raise `BadEnvironment` or `BadRules` for a bad parameter."""
        given = {**PARAMETERS, **(parameters or {})}
        setup = setup_of(given["players"], target=given["target"], first=given["first"])
        self.setup: Setup = setup
        self.reward: Reward = _reward_named(given["reward"])
        self.longest: _Longest = _Longest(setup)
        self.beginning: OpenState = OpenState.new(setup)
        """The state that every game begins with a copy of."""
        super().__init__(_GAME_TYPE, _game_info(setup, self.reward, self.longest), parameters or {})

    def new_initial_state(self) -> "Flip7State":
        """Return a game before its first card."""
        return Flip7State(self)

    def max_chance_nodes_in_history(self) -> int:
        """Return the bound on the cards of a game."""
        return self.longest.cards

    def make_py_observer(
        self, iig_obs_type: IIGObservationType | None = None, params: Mapping[str, Any] | None = None
    ) -> "Observer":
        """Return an observer of states."""
        return Observer(self.num_players(), iig_obs_type or IIGObservationType(perfect_recall=False), params)


def _reward_named(name: str) -> Reward:
    reward = Reward.named(name)
    if reward not in REWARDS:
        raise BadEnvironment(
            f"reward is {quoted(name)}: in OpenSpiel, where rewards have bounds, it is win or placement"
        )
    return reward


class _Longest:
    """The longest game, as OpenSpiel asks for it.

    The rules have no bound: everybody may bust for ever. So this is one that nobody comes near who wants to win, nor
    by chance: as many rounds as there are points to win, and a hundred more, each with every card of the decks.
    """

    def __init__(self, setup: Setup) -> None:
        rounds = setup.rules.target + 100
        self.cards: int = rounds * setup.rules.decks_for(setup.seats) * sum(COPIES.values())
        # Every card may be hit for, and given to somebody; and everybody stays once a round.
        self.decisions: int = 2 * self.cards + rounds * setup.seats


def _game_info(setup: Setup, reward: Reward, longest: _Longest) -> pyspiel.GameInfo:
    return pyspiel.GameInfo(
        num_distinct_actions=actions(setup.seats),
        max_chance_outcomes=len(CARDS),
        num_players=setup.seats,
        min_utility=-1 / (setup.seats - 1) if reward is Reward.WIN else -1.0,
        max_utility=1.0,
        utility_sum=0.0,
        max_game_length=longest.decisions,
    )


class Flip7State(State):
    """A game under way.

    `position` is all that it is; OpenSpiel copies and pickles it with the state. What Python asks most often,
    `legal_actions` and `is_chance_node`, is answered at once: the base class would ask back several times.
    """

    def __init__(self, game: Flip7Game) -> None:
        """Only `Flip7Game.new_initial_state` calls this."""
        super().__init__(game)
        self.position: OpenState = game.beginning.copy()

    # --- who is asked what --------------------------------------------------------------------------------------------

    def current_player(self) -> int:
        """Return the seat that is asked; or chance, where a card comes up; or that the game is over."""
        question = self.position.question
        asked = question & ASKED_BITS
        if asked == DRAW:
            return _CHANCE
        return _TERMINAL if asked == GAME_OVER else question >> WHO & WHO_BITS

    def is_chance_node(self) -> bool:
        """Return whether a card comes up."""
        return self.position.question & ASKED_BITS == DRAW

    def is_terminal(self) -> bool:
        """Return whether the game is over."""
        return self.position.question & ASKED_BITS == GAME_OVER

    def legal_actions(self, *player: int) -> list[int]:
        """Return the player's actions: without one, those of the player that is asked, or of chance."""
        question = self.position.question
        if question & ASKED_BITS in (DRAW, GAME_OVER) or (player and player[0] != question >> WHO & WHO_BITS):
            return super().legal_actions(*player)
        return list(_answers(question, self.num_players()))

    def _legal_actions(self, player: int) -> list[int]:  # noqa: ARG002 - only the player that is asked comes here
        return list(_answers(self.position.question, self.num_players()))

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the cards that can come up, with their chances."""
        counts = self.position.left
        left = sum(counts)
        return [(card, count / left) for card, count in enumerate(counts) if count]

    def _apply_action(self, action: int) -> None:
        question = self.position.question
        if question & ASKED_BITS == DRAW:
            self.position.answer(action)
            return
        answer = _answers(question, self.num_players()).get(action)
        if answer is None:
            raise BadEnvironment(f"action {action} is not open, {self.legal_actions()} are: {self}")
        self.position.answer(answer)

    def returns(self) -> list[float]:
        """Return everybody's reward when the game is over; 0 before that."""
        players = self.num_players()
        if not self.is_terminal():
            return [0.0] * players
        return rewards_of(self.position.games, players, self.get_game().reward)

    # --- the result ---------------------------------------------------------------------------------------------------

    def record(self) -> Record:
        """Return the record of the game so far, for `flip7 replay` and `flip7 review`, with the cards as they came."""
        players, history = self.num_players(), self.full_history()
        acted = [(step.player, step.action) for step in history]
        setup: Setup = self.get_game().setup
        return Record(
            seats=tuple(f"Player {player}" for player in range(players)),
            choices=tuple(choice_of(action, SEATS[who], players) for who, action in acted if who != _CHANCE),
            dealer=setup.dealer,
            rules=setup.rules,
            drawn=tuple(CARDS[action] for who, action in acted if who == _CHANCE),
        )

    def scores(self) -> list[int]:
        """Return everybody's points of the rounds that are over."""
        return list(self.position.table().scores)

    def winner(self) -> int | None:
        """Return who has won; None before the end."""
        return self.position.table().winner

    # --- for people ---------------------------------------------------------------------------------------------------

    def _action_to_string(self, player: int, action: int) -> str:
        asked, who = self.position.asked, self.position.question >> WHO & WHO_BITS
        self._check_words(player, action)
        if player == _CHANCE:
            return f"deals {CARDS[action]} to {seat_letter(who)}"
        if action < GIVE_TO:
            return f"{seat_letter(player)} {'hits' if action == referee.HIT else 'stays'}"
        card = asked.card if isinstance(asked, Give) else "a card"
        return f"{seat_letter(player)} gives {card} to {seat_letter((player + action - GIVE_TO) % self.num_players())}"

    def _check_words(self, player: int, action: int) -> None:
        """Raise an error unless there is such a player, and it has such an action."""
        players = self.num_players()
        if player != _CHANCE and not 0 <= player < players:
            raise BadEnvironment(f"player {player}: players are 0 to {players - 1}, and {_CHANCE} is chance")
        most = len(CARDS) if player == _CHANCE else actions(players)
        if not 0 <= action < most:
            who = "chance" if player == _CHANCE else f"player {player}"
            raise BadEnvironment(f"action {action}: {who} has 0 to {most - 1}")

    def __str__(self) -> str:
        table, asked = describe(self.position.table()), self.position.asked
        return table if asked is None else f"{table} | {asked}"


@lru_cache(maxsize=2**14)
def _answers(question: int, seats: int) -> dict[int, int]:
    """Return the actions open to the seat that is asked, in ascending order, each with the kernel's answer.

    The same questions come again and again, so that looking them up is quicker than making lists of them.
    """
    options = question >> OPTIONS
    if question & ASKED_BITS != GIVE:
        return {answer: answer for answer in (referee.STAY, referee.HIT) if options >> answer & 1}
    who = question >> WHO & WHO_BITS
    clockwise = [(who + place) % seats for place in range(seats)]
    return {GIVE_TO + place: seat for place, seat in enumerate(clockwise) if options >> seat & 1}


class Observer:
    """A player's observation: everything. The numbers are those of all our environments, the text is `str(state)`.

    An observer of private information alone sees nothing, because there is none. One with perfect recall tells the
    whole history, and that in words only: there is no bound to how many numbers it would take.
    """

    def __init__(self, players: int, kind: IIGObservationType, params: Mapping[str, Any] | None) -> None:
        """Set up `tensor` and `dict`, which OpenSpiel expects: views of the same numbers; `set_from` writes them."""
        if params:
            raise BadEnvironment(f"observers have no parameters, and {quoted(dict(params))} was given")
        self._kind = kind
        self.tensor: np.ndarray[Any, np.dtype[np.float32]] | None = None
        self.dict: dict[str, np.ndarray[Any, np.dtype[np.float32]]] = {}
        if kind.public_info and not kind.perfect_recall:
            tensor = np.zeros(observation_size(players), np.float32)
            self.tensor = tensor
            self.dict = {"table": tensor[:TABLE_WIDTH], "seats": tensor[TABLE_WIDTH:].reshape(players, SEAT_WIDTH)}

    def set_from(self, state: Flip7State, player: int) -> None:
        """Write what the player sees."""
        if not 0 <= player < state.num_players():  # the compiled code looks at no bounds
            raise BadEnvironment(f"player {quoted(player)} sees nothing: players are 0 to {state.num_players() - 1}")
        if self.tensor is not None:
            observation.observe(state.position.games, player, self.tensor)

    def string_from(self, state: Flip7State, player: int) -> str:  # noqa: ARG002 - everybody sees the same
        """Return the same as text."""
        if not self._kind.public_info:
            return ""
        return state.history_str() if self._kind.perfect_recall else str(state)


if NAME not in pyspiel.registered_names():
    pyspiel.register_game(_GAME_TYPE, Flip7Game)
