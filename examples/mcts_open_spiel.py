"""OpenSpiel's Monte-Carlo tree search at a table with our bots.

    python examples/mcts_open_spiel.py --against stay:25 level3 --simulations 200 --games 10

Every card is a chance node, so that the search needs to know nothing of Flip 7: it tries out what may come up, and
plays each try to the end by chance. `python_flip7` is a game like any other of OpenSpiel's from here on: `Search` can
be anything that looks at a state and names an action.
"""

import argparse
from collections.abc import Sequence
from random import Random

import pyspiel

import flip7.envs
from flip7.core.seats import seat_letter
from flip7.envs.open_spiel_bots import BotNamed

EXPLORE = 1.4
MEMORY = 500  # megabytes


class Search(pyspiel.Bot):  # type: ignore[misc] # pyspiel has no types
    """Monte-Carlo tree search from the position as it stands."""

    def __init__(self, game: pyspiel.Game, simulations: int, seed: int) -> None:
        super().__init__()
        rollouts = pyspiel.RandomRolloutEvaluator(n_rollouts=1, seed=seed)
        self._search = pyspiel.MCTSBot(
            game, rollouts, EXPLORE, simulations, MEMORY, solve=False, seed=seed, verbose=False
        )

    def step(self, state: pyspiel.State) -> int:
        """Return the action that was tried most often.

        The search's own `step` would do the same, but it releases Python's lock and then crashes with any game that is
        written in Python (OpenSpiel 2.0.2).
        """
        action: int = self._search.mcts_search(state).best_child().action
        return action

    def restart_at(self, state: pyspiel.State) -> None:
        """Do nothing: every search starts from scratch."""


def play(game: pyspiel.Game, bots: Sequence[pyspiel.Bot], random: Random) -> pyspiel.State:
    """Play one game to its end, sampling the chance nodes here."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            cards, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(cards, chances)[0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state


def main() -> None:
    """Play some games, with the search one seat further in each, and print how often it has won."""
    parser = argparse.ArgumentParser(description="Let OpenSpiel's MCTS play Flip 7 against bots.")
    parser.add_argument("--against", nargs="+", default=["stay:25", "random"], metavar="BOT", help="see `flip7 bots`")
    parser.add_argument("--simulations", type=int, default=200, help="tries before every decision")
    parser.add_argument("--games", type=int, default=5)
    parser.add_argument("--target", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    options = parser.parse_args()
    random = Random(options.seed)
    players = 1 + len(options.against)
    game = pyspiel.load_game(flip7.envs.open_spiel.NAME, {"players": players, "target": options.target})
    won = 0
    for number in range(options.games):
        seat = number % players
        bots: list[pyspiel.Bot] = [BotNamed(name, random) for name in options.against]
        bots.insert(seat, Search(game, options.simulations, random.getrandbits(31)))
        state = play(game, bots, random)
        won += state.returns()[seat] == game.max_utility()
        print(f"game {number + 1}, the search at seat {seat_letter(seat)}: {state}")
    print(f"The search has won {won} of {options.games} games; by luck alone it would be one in {players}.")


if __name__ == "__main__":
    main()
