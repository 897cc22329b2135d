"""What the race forces, whoever plays."""

from flip7.analysis.endgame import standing
from flip7.core.decisions import HIT, STAY, Move
from flip7.core.seats import Seat
from flip7.core.table import Table


def forced(view: Table, seat: Seat) -> Move | None:
    """Hit where staying loses the game for sure, stay where it wins for sure, else None (G.1).

    Staying loses if somebody out of the round stands at the target or beyond, and higher. Staying wins if oneself does,
    above all others, and nobody else is in the round. (If two others are level at the top there will be another round,
    G.2; the rule is simpler than that, as it was published.)
    """
    own, target = standing(view, seat), view.rules.target
    others = [other for other in view.seats if other != seat]
    locked = max((standing(view, other) for other in others if not view.is_active(other)), default=-1)
    if locked >= target and locked > own:
        return HIT
    best = max((standing(view, other) for other in others), default=-1)
    alone = view.active == (seat,)
    return STAY if alone and own >= target and own > best else None
