"""Win probability: each seat's chance to win the game, from how the seats stand between two rounds."""

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import lru_cache
from typing import Any

import numpy as np

from flip7.core.cards import Card
from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.kernel import jit, network, referee, rollouts
from flip7.kernel.policy import Policy
from flip7.kernel.referee import MAX_SEATS
from flip7.kernel.setup import policy_records
from flip7.kernel.weights import Weights, default_weights


class BadStandings(Flip7Error):
    """Totals from which no chance to win can be computed."""


def chances_to_win(  # noqa: PLR0913 - what the chances depend on, each by its name
    totals: Sequence[int],
    *,
    target: int = Rules().target,
    first: int = 0,
    pile: Mapping[Card, int] | None = None,
    decks: int | None = None,
    skills: Sequence[float] = (),
    weights: Weights | None = None,
) -> tuple[float, ...]:
    """Return each seat's chance to win, if a round begins with these totals and seat `first` is dealt to first.

    `pile` counts the cards in the draw pile; nothing left, or nothing known, is a full deck. `skills` say how well each
    seat plays, in tenths of winning chance above strong players; without them everybody is one. A seat's chance never
    falls when its own total rises. A game that is over is certain: one seat alone is highest, with the target or more
    (G.1, G.2).

    >>> chances_to_win([200, 150, 150])
    (1.0, 0.0, 0.0)
    """
    seats = len(totals)
    if not 1 <= seats <= MAX_SEATS:
        raise BadStandings(f"{seats} totals: a table has 1 to {MAX_SEATS} seats")
    if not 0 <= first < seats:
        raise BadStandings(f"seat {first} cannot come first: seats are numbered 0 to {seats - 1}")
    if skills and len(skills) != seats:
        raise BadStandings(f"{len(skills)} skills for {seats} seats")
    notes = np.zeros(1, network.NOTES)
    notes["totals"][0, :seats] = totals
    notes["skills"][0, : len(skills)] = skills
    noted = jit.from_array(notes)
    rollouts.foresee_standing(
        _with_pile(pile or {}, decks or Rules().decks_for(seats)), seats, target, first, _nets(weights), noted
    )
    return tuple(jit.to_array(noted, network.NOTES)["win"][0, :seats].tolist())


def _with_pile(pile: Mapping[Card, int], decks: int) -> Any:  # noqa: ANN401 - an array, or a list of plain records
    """Return a game of which nothing but the draw pile is known."""
    game = np.zeros(1, referee.GAME)
    game["decks"] = decks
    game["left"] = sum(pile.values())
    game["in_pile"] = [pile.get(card, 0) for card in referee.CARDS]
    return jit.from_array(game)


@lru_cache(maxsize=4)
def _nets(weights: Weights | None) -> Any:  # noqa: ANN401 - the same
    return policy_records([Policy(weights=weights or default_weights())]).nets


def chances_at(table: Table, weights: Weights | None = None) -> tuple[float, ...]:
    """Return each seat's chance to win, if the round on the table began anew: cards before the seats do not count."""
    if table.winner is not None:
        return tuple(float(seat == table.winner) for seat in table.seats)
    return chances_to_win(
        table.scores,
        target=table.rules.target,
        first=table.first,
        pile=pile_of(table),
        decks=table.rules.decks_for(len(table.places)),
        weights=weights,
    )


def pile_of(table: Table) -> Counter[Card]:
    """Count the draw pile of a table; nothing if it is empty, and will be reshuffled."""
    return table.unseen() if table.draw_pile else Counter()
