"""The endgame: what staying decides for certain, and what a player must therefore do."""

from flip7.core.decisions import HIT, STAY, Move
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table


def standing(table: Table, seat: Seat) -> Points:
    """What the seat would have in all if the round ended now."""
    return Points(table.scores[seat] + round_points(table, seat))


def foremost_rival(table: Table, seat: Seat) -> Seat | None:
    """Who stands highest of the others, the first clockwise among equals; None if there is nobody else."""
    seats = len(table.places)
    others = [table.seats[(seat + step) % seats] for step in range(1, seats)]
    return max(others, key=lambda other: standing(table, other), default=None)


def beaten_by(table: Table, seat: Seat) -> Seat | None:
    """Who has the game if the seat stays: somebody out of the round, at the target or beyond, and higher (G.1).

    None if there is nobody, or if two such are level: that would mean another round (G.2). It is certain if nobody else
    is in the round; else only somebody who draws exactly level can still prevent it.

    >>> from flip7.record import position
    >>> table, asked = position("12 5", ["9 stayed", "3"], totals=[150, 195, 20])
    >>> beaten_by(table, asked.seat)
    1
    """
    out = [other for other in table.seats if other != seat and not table.is_active(other)]
    highest = max((standing(table, other) for other in out), default=Points(0))
    leaders = [other for other in out if standing(table, other) == highest]
    wins = highest >= table.rules.target and highest > standing(table, seat)
    return leaders[0] if wins and len(leaders) == 1 else None


def wins_by_staying(table: Table, seat: Seat) -> bool:
    """Nobody else is in the round, and the seat stands at the target or beyond, above everybody (G.1).

    >>> from flip7.record import position
    >>> table, asked = position("12 5", ["9 stayed", "3 busted"], totals=[190, 195, 20])
    >>> wins_by_staying(table, asked.seat)
    True
    """
    own = standing(table, seat)
    others = [other for other in table.seats if other != seat]
    is_last = not any(table.is_active(other) for other in others)
    return is_last and own >= table.rules.target and all(own > standing(table, other) for other in others)


def forced_move(view: Table, seat: Seat) -> Move | None:
    """Return HIT where staying loses the game for certain, STAY where it wins for certain, else None (G.1).

    Staying loses if an opponent out of the round has the target or more, and more than the seat. Staying wins if the
    seat is the last in the round, has the target or more, and more than all others. Two opponents level at the top
    would mean another round (G.2); the champion's published rule ignores that, and so does this one, unlike
    `beaten_by`.
    """
    own, target = standing(view, seat), view.rules.target
    others = [other for other in view.seats if other != seat]
    locked = max((standing(view, other) for other in others if not view.is_active(other)), default=-1)
    if locked >= target and locked > own:
        return HIT
    return STAY if wins_by_staying(view, seat) else None
