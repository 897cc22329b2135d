"""Win probability: each seat's chance to win the game, from the totals between two rounds."""

from collections.abc import Sequence

import numpy as np

from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.table import Table
from flip7.kernel import jit, network, rollouts
from flip7.kernel.policy import Policy
from flip7.kernel.referee import MAX_SEATS
from flip7.kernel.setup import policy_records
from flip7.kernel.weights import Weights, default_weights


class BadStandings(Flip7Error):
    """Totals from which no chance to win can be computed."""


def chances_to_win(
    totals: Sequence[int], *, target: int = Rules().target, first: int = 0, weights: Weights | None = None
) -> tuple[float, ...]:
    """Return each seat's chance to win, if a round begins with these totals and seat `first` is dealt to first.

    The chances were learned from games between strong players. A game that is over is certain: one
    seat alone is highest, with the target or more (G.1, G.2).

    >>> chances_to_win([200, 150, 150])
    (1.0, 0.0, 0.0)
    """
    seats = len(totals)
    if not 1 <= seats <= MAX_SEATS:
        raise BadStandings(f"{seats} totals: a table has 1 to {MAX_SEATS} seats")
    if not 0 <= first < seats:
        raise BadStandings(f"seat {first} cannot come first: seats are numbered 0 to {seats - 1}")
    notes = np.zeros(1, network.NOTES)
    notes["totals"][0, :seats] = totals
    noted = jit.from_array(notes)
    rollouts.foresee_totals(
        seats, target, first, policy_records([Policy(weights=weights or default_weights())]).nets, noted
    )
    return tuple(jit.to_array(noted, network.NOTES)["win"][0, :seats].tolist())


def chances_at(table: Table, weights: Weights | None = None) -> tuple[float, ...]:
    """Return each seat's chance to win, if the round on the table began anew: cards before the seats do not count."""
    if table.winner is not None:
        return tuple(float(seat == table.winner) for seat in table.seats)
    return chances_to_win(table.scores, target=table.rules.target, first=table.first, weights=weights)
