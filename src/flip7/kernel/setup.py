"""The setup that many games share, as kernel records."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final, NamedTuple

import numpy as np

from flip7.core.errors import Flip7Error
from flip7.core.rules import First, Rules
from flip7.kernel import game_loop, jit, network, policy_eval, referee
from flip7.kernel.policy import HitTable, Policy
from flip7.kernel.weights import Weights

MAX_SEED: Final = 2**64


class TooLarge(Flip7Error):
    """A table that the kernel's record cannot hold."""


def check_size(seats: int, rules: Rules) -> None:
    """Raise `TooLarge` unless the table has 1 to 40 seats and at most three decks."""
    if not 1 <= seats <= referee.MAX_SEATS:
        raise TooLarge(f"{seats} seats: the kernel plays tables of 1 to {referee.MAX_SEATS}")
    decks = rules.decks_for(seats)
    if decks > referee.MAX_DECKS:
        raise TooLarge(f"{decks} decks: the kernel plays with at most {referee.MAX_DECKS}")


def rotations(players: int) -> tuple[tuple[int, ...], ...]:
    """Return every way to seat the players in the same order around the table: in the next game all move one seat on.

    >>> rotations(3)
    ((0, 1, 2), (2, 0, 1), (1, 2, 0))
    """
    return tuple(tuple((seat - turn) % players for seat in range(players)) for turn in range(players))


@dataclass(frozen=True, slots=True)
class Setup:
    """The setup of games: who sits where, by which rules, and where the cards come from."""

    seats: int
    seed: int = 0
    rules: Rules = field(default_factory=Rules)
    dealer: int = 0
    lineups: tuple[tuple[int, ...], ...] = ()
    """The player at each seat; game after game takes the next lineup. Empty: player 0 at seat 0, and so on."""
    same_cards: int = 1
    """This many games in a row have the same cards."""

    def __post_init__(self) -> None:
        check_size(self.seats, self.rules)
        if not 0 <= self.seed < MAX_SEED:
            raise TooLarge(f"seed {self.seed}: the kernel's seeds are numbers of 64 bits")
        if self.same_cards < 1:
            raise TooLarge(f"same_cards is {self.same_cards}: at least one game has the same cards")
        for lineup in self.lineups:
            if len(lineup) != self.seats or not all(0 <= player < referee.MAX_SEATS for player in lineup):
                raise TooLarge(
                    f"lineup {lineup}: {self.seats} players, numbered 0 to {referee.MAX_SEATS - 1}, have seats"
                )
        if not 0 <= self.dealer < self.seats:
            raise TooLarge(f"dealer {self.dealer}: seats are numbered 0 to {self.seats - 1}")

    def record(self) -> Any:  # noqa: ANN401 - an array, or a list of plain records
        """Return the setup as a kernel record."""
        array = np.zeros(1, referee.SETUP)
        array["seed"] = self.seed
        array["seats"] = self.seats
        array["decks"] = self.rules.decks_for(self.seats)
        array["left_first"] = self.rules.first is First.LEFT
        array["dealer"] = self.dealer
        array["flip_7"] = self.rules.flip_7
        array["target"] = self.rules.target
        array["lineups"] = max(len(self.lineups), 1)
        array["same_cards"] = self.same_cards
        return jit.from_array(array)

    def lineup_records(self, policies: Any = None) -> Any:  # noqa: ANN401 - the same
        """Return the lineups as kernel records; `game_loop.run` is faster if they know the policies' records."""
        lineups = self.lineups or (tuple(range(self.seats)),)
        array = np.zeros(len(lineups), game_loop.LINEUP)
        array["player"][:, : self.seats] = lineups
        if policies is not None:
            by_points = jit.to_array(policies, policy_eval.POLICY)
            hits_below = np.where(by_points["rules"] == 0, by_points["stay_at"], 0)
            array["hits_below"][:, : self.seats] = hits_below[np.array(lineups)]
        return jit.from_array(array)


class PolicyRecords(NamedTuple):
    """The policies of the players as kernel records, which are only read."""

    policies: Any
    tables: Any
    nets: Any
    """None if no policy has weights."""


def policy_records(policies: Sequence[Policy | None]) -> PolicyRecords:
    """Convert policies, hit tables and weights; players without a policy, or that search, are asked in Python."""
    array = np.zeros(len(policies), policy_eval.POLICY)
    tables: dict[HitTable, int] = {}
    known: dict[Weights, int] = {}
    for place, policy in enumerate(policies):
        _write(array[place], policy, tables, known)
    hits = np.zeros(max(len(tables), 1), policy_eval.HIT_TABLE)
    for table, number in tables.items():
        hits["hits"][number] = np.array(table.rows, np.uint64).view(np.int64)
    return PolicyRecords(jit.from_array(array), jit.from_array(hits), _net_records(known) if known else None)


def _net_records(known: dict[Weights, int]) -> Any:  # noqa: ANN401 - the same
    learned = np.zeros(len(known), network.NET)
    for weights, number in known.items():
        learned["weights"][number] = weights.values
    return jit.from_array(learned)


def new_notes() -> Any:  # noqa: ANN401 - an array, or a list of plain records
    """Return scratch memory for the players' networks; games that run at the same time need one each."""
    return jit.new_records(network.NOTES)


def _write(record: Any, policy: Policy | None, tables: dict[HitTable, int], known: dict[Weights, int]) -> None:  # noqa: ANN401
    rules = {
        policy_eval.BY_DICE: policy is not None and policy.hit_chance is not None,
        policy_eval.KEEPS_ON: policy is not None and policy.always_with_second_chance,
        policy_eval.BY_RISK: policy is not None and policy.risk is not None,
        policy_eval.BY_TABLE: policy is not None and policy.table is not None,
        policy_eval.ASKS: policy is None or policy.rollouts is not None,
        policy_eval.BY_GAP: policy is not None and policy.by_gap,
        policy_eval.RACES: policy is not None and policy.races,
        policy_eval.QUICK: policy is not None and policy.quick,
        policy_eval.LEARNED: policy is not None and policy.weights is not None and not policy.by_gap,
    }
    record["rules"] = sum(rule for rule, holds in rules.items() if holds)
    if policy is None:
        return
    record["stay_at"] = 2 * game_loop.SCORES if policy.stay_at is None else min(policy.stay_at, 2 * game_loop.SCORES)
    record["risk"] = policy.risk or 0
    record["hit_chance"] = policy.hit_chance or 0
    record["freeze_to"] = policy.freeze_to
    record["flip_three_to"] = policy.flip_three_to
    record["second_chance_to"] = policy.second_chance_to
    if policy.table is not None:
        record["table"] = tables.setdefault(policy.table, len(tables))
    if policy.weights is not None:
        record["net"] = known.setdefault(policy.weights, len(known))
