"""An opponent model: a posterior over a family of rules for each seat, from what that seat was seen to do.

At every decision of a seat each rule of the family is asked what it would have done; one that agrees gains on one that
does not (Bayes' rule). Nothing else is kept, and nothing else is looked at: neither names nor kinds of bots come here.
A search draws a rule for every opponent in every try (`rollouts.seat_players`).
"""

from dataclasses import replace
from functools import lru_cache
from typing import Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.kernel.jit import Record, Records, compiled, i64, record_type
from flip7.kernel.policy import RACER, Policy, To, at_a_glance
from flip7.kernel.policy_eval import ASKS, answer_of
from flip7.kernel.referee import GIVE, HIT_OR_STAY, MAX_SEATS, options
from flip7.kernel.rollouts import MAX_RULES
from flip7.kernel.setup import PolicyRecords, new_notes, policy_records
from flip7.kernel.weights import Weights

AGREES: Final = 0.96
"""The likelihood of a hit or stay that the rule would have chosen, too."""
GIVES_ALIKE: Final = 0.8
"""The likelihood of a gift that the rule would have made, too; the other options share the rest."""
OWN_SKILL: Final = 0.15
"""The skill of a searching player itself, in tenths of winning chance above the quick network's."""
NO_GAME: Final = -1


class Rule(NamedTuple):
    """A rule of the family: how an opponent may play."""

    policy: Policy
    prior: float
    """The prior: its likelihood before anything was seen, in proportion to the others."""
    skill: float
    """Tenths of winning chance above the quick network's, against three champions."""


def family_of(weights: Weights) -> tuple[Rule, ...]:
    """Return the rules that an opponent may play by; the first stands for all players that have learned."""
    stays = ((20, -2.23), (23, -1.84), (25, -1.62), (28, -1.50), (31, -1.38))
    saved = ((22, -1.38), (25, -1.13), (28, -1.02), (31, -0.97))
    risks = ((0.18, -1.22), (0.22, -0.81), (0.26, -0.71), (0.30, -0.77), (0.34, -1.03))
    champion = replace(RACER, races=False, flip_three_to=To.LEADER)
    return (
        Rule(at_a_glance(weights), 0.30, 0.0),
        Rule(champion, 0.15, -0.60),
        Rule(RACER, 0.15, -0.36),
        *(Rule(Policy(stay_at=points), 0.02, skill) for points, skill in stays),
        *(Rule(Policy(stay_at=points, always_with_second_chance=True), 0.02, skill) for points, skill in saved),
        *(Rule(Policy(risk=risk), 0.04, skill) for risk, skill in risks),
    )


WATCH_FIELDS: Final = (
    ("game", "i8", (), "the number of the game that is watched; -1: none yet"),
    ("evidence", "f8", (MAX_SEATS * MAX_RULES,), "logarithms of each rule's likelihood, seat after seat"),
)
WATCH: Final = record_type(WATCH_FIELDS)


# --- what is seen -----------------------------------------------------------------------------------------------------


@compiled
def observe(
    s: Record, answer: int, watch: Record, policies: Records, tables: Records, nets: Records, notes: Record
) -> None:
    """Note the answer that the asked seat gave: each rule is held against it. A gift without a choice says nothing."""
    asked = i64(s.asked)
    alike = AGREES
    other = 1.0 - AGREES
    if asked == GIVE:
        count = 0
        rest = i64(options(s))
        while rest:
            count += 1
            rest &= rest - 1
        if count == 1:
            return
        alike = GIVES_ALIKE
        other = (1.0 - GIVES_ALIKE) / (count - 1)
    gain = np.log(alike / other)
    for rule in range(len(policies)):
        policy = policies[rule]
        if answer_of(s, asked, policy, tables[policy.table], nets[policy.net], notes) == answer:
            watch.evidence[s.who * MAX_RULES + rule] += gain


@compiled
def observe_all(
    games: Records,
    answers: Records,
    watches: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
) -> None:
    """Note the answers to the questions of all games, each in its own watch."""
    for place in range(len(games)):
        if games[place].asked == HIT_OR_STAY or games[place].asked == GIVE:
            observe(games[place], answers[place], watches[place], policies, tables, nets, notes[0])


@compiled
def meet(questions: Records, watches: Records) -> None:
    """Forget the game before, wherever another has begun."""
    for place in range(len(questions)):
        watch = watches[place]
        if watch.game != questions[place].game:
            watch.game = questions[place].game
            for number in range(MAX_SEATS * MAX_RULES):
                watch.evidence[number] = 0.0


@compiled
def answer_all(
    games: Records,
    questions: Records,
    answers: Records,
    policies: Records,
    tables: Records,
    nets: Records,
    notes: Records,
) -> None:
    """Answer by policy wherever the player who is asked has one that does not search; leave the other answers alone."""
    for place in range(len(games)):
        if questions[place].asked == HIT_OR_STAY or questions[place].asked == GIVE:
            policy = policies[questions[place].player]
            if not policy.rules & ASKS:
                s = games[place]
                answers[place] = answer_of(s, i64(s.asked), policy, tables[policy.table], nets[policy.net], notes[0])


# --- what is believed -------------------------------------------------------------------------------------------------


class Belief(NamedTuple):
    """The belief about every seat of a table."""

    shares: NDArray[np.float64]
    """The posterior: a row for each seat, in it the probability of each rule."""
    skills: NDArray[np.float64]
    """The posterior mean of each seat's skill."""


@lru_cache(maxsize=8)
def _priors(weights: Weights) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
    """Return the logarithms of the rules' priors, and their skills."""
    rules = family_of(weights)
    assert len(rules) <= MAX_RULES, "the records have room for so many rules"
    return np.log([rule.prior for rule in rules]), np.array([rule.skill for rule in rules])


@lru_cache(maxsize=8)
def family_records(weights: Weights) -> PolicyRecords:
    """Return the records of the family's policies, which are only read."""
    return policy_records([rule.policy for rule in family_of(weights)])


@lru_cache(maxsize=8)
def search_records(weights: Weights) -> PolicyRecords:
    """Return the same, and after the last rule the policy by which a searching player goes on itself."""
    return policy_records([*(rule.policy for rule in family_of(weights)), Policy(weights=weights, races=True)])


def belief_of(watch: np.void | None, seats: int, weights: Weights) -> Belief:
    """Compute the posterior of each seat; without a watch, or for seats that have not been seen, it is the prior."""
    priors, skills = _priors(weights)
    logarithms = np.tile(priors, (seats, 1))
    if watch is not None:
        logarithms += watch["evidence"].reshape(MAX_SEATS, MAX_RULES)[:seats, : len(priors)]
    shares = np.exp(logarithms - logarithms.max(axis=1, keepdims=True))
    shares /= shares.sum(axis=1, keepdims=True)
    return Belief(shares, shares @ skills)


class Watches:
    """The opponent model of many games at once, one in each slot of a batch."""

    def __init__(self, slots: int, weights: Weights) -> None:
        self._watches = np.zeros(slots, WATCH)
        self._watches["game"] = NO_GAME
        self._family = family_records(weights)
        self._notes = new_notes()

    def meet(self, questions: NDArray[np.void]) -> None:
        """Begin anew in every slot where another game has begun."""
        meet(questions, self._watches)

    def of(self, slot: int) -> np.void:
        """Return what was seen in the game of a slot."""
        watch: np.void = self._watches[slot]
        return watch

    def observe(self, games: NDArray[np.void], answers: NDArray[np.int64]) -> None:
        """Note an answer for each open question, before it is played."""
        observe_all(games, answers, self._watches, *self._family, self._notes)
