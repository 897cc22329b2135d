"""Records of the kernel's games: played again, and checked by the referee."""

from collections.abc import Callable, Sequence

from flip7.arena.simulation import Onlookers, Simulation, answers_in_python, setup_of
from flip7.core.decisions import HIT, STAY, Decision, HitOrStay, Move
from flip7.core.game import Game
from flip7.core.seats import SEATS
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.rng import StreamDeck
from flip7.kernel.setup import PolicyRecords, Setup, new_notes, policy_records
from flip7.kernel.state import State
from flip7.record import Record
from flip7.record.record import Answer

Chooser = Callable[[State, Decision], Answer | None]
"""Answers a decision of the game; None: nobody has answered it yet."""


def record_of(simulation: Simulation, number: int) -> Record:
    """Return the record of the game of this number; the referee has checked every choice, and the scores."""
    lineup = simulation.lineups[number % len(simulation.lineups)]
    names = tuple(f"Player {player + 1} ({simulation.players[player].name})" for player in lineup)
    choose = _SimulationChooser(simulation, lineup)
    return record_again(setup_of(simulation), number // simulation.same_cards, names, choose)


def record_again(setup: Setup, number: int, names: tuple[str, ...], choose: Chooser) -> Record:
    """Play the kernel's game of this number again, up to a decision without an answer, and return its record.

    The referee plays beside it and checks every choice, and the scores.
    """
    state = State.new(setup, number)
    deck = StreamDeck(setup.seed, number)
    game = Game(setup.seats, deck, setup.rules, setup.dealer)
    choices: list[Answer] = []
    while (asked := state.asked) is not None and (choice := choose(state, asked)) is not None:
        state.play(choice)
        game.play(choice)
        choices.append(choice)
    assert game.asked == state.asked, f"the referee asks {game.asked}, the kernel {state.asked}"
    assert game.table.scores == state.table().scores, "the referee has counted other scores"
    return Record(names, tuple(choices), setup.dealer, setup.rules, shuffles=tuple(deck.shuffles))


def choice_in_the_kernel(state: State, asked: Decision, policies: PolicyRecords, notes: object, player: int) -> Answer:
    """Return what the policy of a player chooses; its own luck goes on."""
    return _named(int(game_loop.decide(state.games, *policies, notes, player)), asked)


class _SimulationChooser:
    """Chooses for the players of one game as the simulation does, so that the record is of the game that was counted.

    Bots in Python are asked without a history, and whoever searches sees the others through the same onlookers.
    """

    def __init__(self, simulation: Simulation, lineup: Sequence[int]) -> None:
        self._simulation = simulation
        self._lineup = lineup
        self._policies = simulation.policies
        self._records = policy_records(self._policies)
        self._notes = new_notes()
        self._onlookers = Onlookers.of(self._policies, slots=1)

    def __call__(self, state: State, asked: Decision) -> Answer:
        """Return the choice of the player who is asked."""
        choice = self._choice(state, asked)
        if self._onlookers is not None:
            answer = int(choice is HIT) if isinstance(choice, Move) else choice
            self._onlookers.observe(jit.to_array(state.games, referee.GAME), [answer])
        return choice

    def _choice(self, state: State, asked: Decision) -> Answer:
        player = self._lineup[asked.seat]
        policy = self._policies[player]
        if policy is not None and policy.rollouts is None:
            return choice_in_the_kernel(state, asked, self._records, self._notes, player)
        games, bots = jit.to_array(state.games, referee.GAME), self._simulation.players
        return _named(answers_in_python(bots, self._policies, games, [player], self._onlookers)[0], asked)


def _named(answer: int, asked: Decision) -> Answer:
    """Return an answer in the kernel's numbers as the referee has it."""
    if isinstance(asked, HitOrStay):
        return HIT if answer == referee.HIT else STAY
    return SEATS[answer]
