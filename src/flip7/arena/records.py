"""Records of the kernel's games: played again, and checked by the referee."""

from collections.abc import Callable, Sequence

from flip7.arena.simulation import Simulation, setup_of
from flip7.bots.base import WithHistory
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Decision, HitOrStay
from flip7.core.game import Answered, Game
from flip7.core.seats import SEATS
from flip7.core.table import Table
from flip7.kernel import game_loop, referee
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
    answer = int(game_loop.decide(state.games, *policies, notes, player))
    if isinstance(asked, HitOrStay):
        return HIT if answer == referee.HIT else STAY
    return SEATS[answer]


class _SimulationChooser:
    """Chooses for the players of the simulation, in the kernel or in Python."""

    def __init__(self, simulation: Simulation, lineup: Sequence[int]) -> None:
        self._simulation = simulation
        self._lineup = lineup
        self._policies = policy_records(simulation.policies)
        self._notes = new_notes()
        self._history: list[Answered] = []

    def __call__(self, state: State, asked: Decision) -> Answer:
        """Return the choice of the player who is asked."""
        table = state.table()
        choice = self._choice(state, table, asked)
        self._history.append(Answered(table, asked, choice))
        return choice

    def _choice(self, state: State, table: Table, asked: Decision) -> Answer:
        player = self._lineup[asked.seat]
        policy = self._simulation.policies[player]
        if policy is None or policy.rollouts is not None:
            bot = self._simulation.players[player]
            if isinstance(bot, WithHistory):
                choice = bot.choose_after(self._history, table, asked)
            else:
                choice = bot.choose(table, asked)
            assert not isinstance(choice, Card), "a player says hit, stay, or a seat"
            return choice
        return choice_in_the_kernel(state, asked, self._policies, self._notes, player)
