"""The speed of the OpenSpiel game, by random legal play from Python, beside Python games of OpenSpiel itself.

The driver is what people write: `chance_outcomes` where chance is asked, one of the outcomes by `random.choices`, else
any of `legal_actions`. What it takes itself is part of the figures.
"""

from collections.abc import Callable
from random import Random
from typing import Any

import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe  # noqa: F401 - they register their games
from timing import Figure, best

import flip7.envs.open_spiel  # noqa: F401 - the same

OURS = "python_flip7(players=4)"
PEERS = ("python_kuhn_poker", "python_tic_tac_toe")
NODES = 10_000
CLONES = 2_000


def decisions(game: Any, *, chance_too: bool = False) -> Callable[[], int]:  # noqa: ANN401 - pyspiel has no types
    """Whole games until so many nodes have been visited; the decisions are counted, or all nodes."""
    random = Random(1)

    def play() -> int:
        nodes = decided = 0
        while nodes < NODES:
            state = game.new_initial_state()
            while not state.is_terminal():
                nodes += 1
                if state.is_chance_node():
                    outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                    state.apply_action(random.choices(outcomes, chances)[0])
                else:
                    decided += 1
                    state.apply_action(random.choice(state.legal_actions()))
        return nodes if chance_too else decided

    return play


def clones(game: Any) -> Callable[[], int]:  # noqa: ANN401 - the same
    """Clones of a state after some cards."""
    state = game.new_initial_state()
    for _ in range(2):
        state.apply_action(state.legal_actions()[0])

    def clone() -> int:
        for _ in range(CLONES):
            state.clone()
        return CLONES

    return clone


def figures() -> list[Figure]:
    """Everything measured here."""
    ours = pyspiel.load_game(OURS)
    peers = [(name, pyspiel.load_game(name)) for name in PEERS]
    return [
        Figure("OpenSpiel, python_flip7, four players", "decisions", best(decisions(ours)), bar=40_000),
        *(Figure(f"OpenSpiel, {name}", "decisions", best(decisions(game))) for name, game in peers),
        Figure("OpenSpiel, python_flip7, chance nodes too", "nodes", best(decisions(ours, chance_too=True))),
        Figure("OpenSpiel, clones of python_flip7", "clones", best(clones(ours))),
        *(Figure(f"OpenSpiel, clones of {name}", "clones", best(clones(game))) for name, game in peers),
    ]


def ratios(measured: list[Figure]) -> list[str]:
    """Compare figures of this run."""
    rate = {figure.name: figure.rate for figure in measured}
    ours = rate["OpenSpiel, python_flip7, four players"]
    return [
        f"decisions of python_flip7 to those of {name}: {ours / rate[f'OpenSpiel, {name}']:.2f} times as many"
        for name in PEERS
    ]


if __name__ == "__main__":
    found = figures()
    for figure in found:
        print(f"{figure.name:60} {figure.rate:>12,.0f} {figure.unit} a second")
    print(*ratios(found), sep="\n")
