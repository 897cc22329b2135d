"""Decisions of simulated games as arrays: what the seat saw, what was open to it, its choice, the odds, the outcome.

For training and for statistics; docs/simulate.md has the layout. Observations, masks and actions are those of the
environments (docs/environments.md), so that what is learned from these arrays can play there.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, Final

import numpy as np
from numpy.typing import NDArray

from flip7.arena.simulation import BadSimulation, Onlookers, Simulation, answers_in_python, setup_of
from flip7.kernel import game_loop, jit, observation, referee
from flip7.kernel.observation import GIVE_TO, SEAT_FEATURES, TABLE_FEATURES, TABLE_WIDTH, observation_size, offsets
from flip7.kernel.setup import new_notes, policy_records

VERSION: Final = 1
"""Counts up when a column changes its name, its type or its meaning; new columns do not count."""
COLUMNS: Final[dict[str, type[np.generic]]] = {
    "game": np.int64,
    "decision": np.int32,
    "round": np.int32,
    "seat": np.uint8,
    "player": np.uint8,
    "observation": np.float32,
    "mask": np.int8,
    "action": np.uint8,
    "bust": np.float32,
    "won": np.int8,
    "final_total": np.int32,
}
"""Each with one row for a decision."""
MAX_BYTES: Final = 2**30
"""Memory for observations: `decisions_of` keeps them all."""
USUAL_DECISIONS: Final = 30
"""Decisions of a seat in a game, roughly and rather too many."""
_BUSTING: Final = offsets(TABLE_FEATURES)["busting"]
_SECOND_CHANCE: Final = TABLE_WIDTH + offsets(SEAT_FEATURES)["second_chance"]


def max_games(seats: int) -> int:
    """Return how many games of a table fit into memory."""
    return MAX_BYTES // (4 * observation_size(seats) * USUAL_DECISIONS * seats)


@dataclass(frozen=True, slots=True)
class Decisions:
    """The decisions of some games, in order; `columns` has the arrays of `COLUMNS`."""

    columns: dict[str, NDArray[Any]]
    bots: tuple[str, ...]
    """The bot of each player."""
    seats: int
    target: int
    seed: str

    def __len__(self) -> int:
        return len(self.columns["game"])


def decisions_of(simulation: Simulation, games: range, watch: Callable[[int], None] = lambda _: None) -> Decisions:
    """Play these games of a simulation and return every decision; `watch` is told how many games are over.

    They are the games that `simulation.play` counts, decision by decision.
    """
    most = max_games(simulation.seats)
    if len(games) > most:
        raise BadSimulation(f"the decisions of {len(games):,} games: at this table 1 to {most:,} fit into memory")
    played = list(decisions_by_game(simulation, games, watch))
    return Decisions(
        columns={name: np.concatenate([each[name] for each in played]) for name in COLUMNS},
        bots=tuple(bot.name for bot in simulation.players),
        seats=simulation.seats,
        target=simulation.rules.target,
        seed=simulation.seed,
    )


def decisions_by_game(
    simulation: Simulation, games: range, watch: Callable[[int], None] = lambda _: None
) -> Iterator[dict[str, NDArray[Any]]]:
    """Play these games and yield the columns of each, so that only one is in memory; as `decisions_of` otherwise."""
    if simulation.same_cards > 1:
        raise BadSimulation("the decisions of a comparison cannot be kept: name the bots with --bots")
    if not games:
        raise BadSimulation("the decisions of 0 games: there must be one at least")
    player = _Player(simulation)
    for played, number in enumerate(games, start=1):
        yield player.play(number)
        watch(played)


class _Player:
    """Plays games one after the other, and looks at every question."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._setup = setup_of(simulation).record()
        self._policies = simulation.policies
        self._records = (*policy_records(self._policies), new_notes())
        self._seats = simulation.seats
        self._onlookers: Onlookers | None = None
        """The searching players' observations of the others in this game."""

    def play(self, number: int) -> dict[str, NDArray[Any]]:
        """Play a game to its end, and return its columns."""
        games = jit.new_records(referee.GAME)
        referee.start(games, self._setup, number)
        lineup = self._simulation.lineups[number % len(self._simulation.lineups)]
        self._onlookers = Onlookers.of(self._policies, slots=1)
        seen = list(self._asked(games, lineup))
        end = jit.to_array(games, referee.GAME)[0]
        columns: dict[str, list[Any]] = {name: [] for name in COLUMNS}
        for place, (about, sight, mask, action) in enumerate(seen):
            seat = about["seat"]
            own = {
                "game": number,
                "decision": place,
                **about,
                "player": lineup[seat],
                "observation": sight,
                "mask": mask,
                "action": action,
                "bust": 0.0 if sight[_SECOND_CHANCE] else sight[_BUSTING],
                "won": int(end["winner"]) == seat,
                "final_total": int(end["scores"][seat]),
            }
            for name, values in columns.items():
                values.append(own[name])
        return {name: np.array(values, COLUMNS[name]) for name, values in columns.items()}

    def _asked(
        self,
        games: Any,  # noqa: ANN401 - a kernel record
        lineup: Sequence[int],
    ) -> Iterator[tuple[dict[str, int], NDArray[np.float32], NDArray[np.int8], int]]:
        """Yield each question of the game with its answer, and play that."""
        mask = np.zeros(GIVE_TO + self._seats, np.int8)
        game = jit.to_array(games, referee.GAME)[0]
        seat = int(game["who"])
        observation.show_mask(games, seat, mask)
        while seat != referee.NOBODY:
            game = jit.to_array(games, referee.GAME)[0]
            sight = np.empty(observation_size(self._seats), np.float32)
            observation.observe(games, seat, sight)
            answer = self._answer(games, lineup[seat])
            if self._onlookers is not None:
                self._onlookers.observe(jit.to_array(games, referee.GAME), [answer])
            action = answer if int(game["asked"]) != referee.GIVE else GIVE_TO + (answer - seat) % self._seats
            yield {"seat": seat, "round": int(game["round"])}, sight, mask.copy(), action
            seat = int(observation.act(games, action, mask))

    def _answer(self, games: Any, player: int) -> int:  # noqa: ANN401 - the same
        """Return the player's answer in the kernel's numbers."""
        policy = self._policies[player]
        if policy is None or policy.rollouts is not None:
            records = jit.to_array(games, referee.GAME)
            return answers_in_python(self._simulation.players, self._policies, records, [player], self._onlookers)[0]
        return int(game_loop.decide(games, *self._records, player))
