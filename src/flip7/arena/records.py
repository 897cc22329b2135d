"""Records of a simulation's games: played in the kernel, and checked by the referee."""

from flip7.arena.simulation import Simulation, setup_of
from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Decision, HitOrStay
from flip7.core.game import Game
from flip7.core.seats import SEATS
from flip7.kernel import game_loop, referee
from flip7.kernel.rng import StreamDeck
from flip7.kernel.setup import new_notes, policy_records
from flip7.kernel.state import State
from flip7.record import Record
from flip7.record.record import Answer


def record_of(simulation: Simulation, number: int) -> Record:
    """Return the record of the game of this number; the referee has checked every choice, and the scores."""
    setup = setup_of(simulation)
    shuffle = number // simulation.same_cards
    lineup = simulation.lineups[number % len(simulation.lineups)]
    state = State.new(setup, shuffle)
    deck = StreamDeck(setup.seed, shuffle)
    game = Game(simulation.seats, deck, simulation.rules)
    choose = _Chooser(simulation)
    choices: list[Answer] = []
    while (asked := state.asked) is not None:
        choice = choose(lineup[asked.seat], state, asked)
        state.play(choice)
        game.play(choice)
        choices.append(choice)
    assert game.asked is None, f"the referee still asks: {game.asked}"
    assert game.table.scores == state.table().scores, "the referee has counted other scores"
    return Record(
        seats=tuple(f"Player {player + 1} ({simulation.players[player].name})" for player in lineup),
        choices=tuple(choices),
        rules=simulation.rules,
        shuffles=tuple(deck.shuffles),
    )


class _Chooser:
    """Chooses for the players of the simulation, in the kernel or in Python."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._records = (*policy_records(simulation.policies), new_notes())

    def __call__(self, player: int, state: State, asked: Decision) -> Answer:
        """Return the choice of the player."""
        policy = self._simulation.policies[player]
        if policy is None or policy.rollouts is not None:
            choice = self._simulation.players[player].choose(state.table(), asked)
            assert not isinstance(choice, Card), "a player says hit, stay, or a seat"
            return choice
        answer = int(game_loop.decide(state.games, *self._records, player))
        if isinstance(asked, HitOrStay):
            return HIT if answer == referee.HIT else STAY
        return SEATS[answer]
