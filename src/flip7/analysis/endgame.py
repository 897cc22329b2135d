"""The endgame: what staying decides for certain, and what a player must therefore do."""

from flip7.core.decisions import HIT, STAY, Move
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table


def standing(table: Table, seat: Seat) -> Points:
    """Return the total that the seat would have if the round ended now."""
    return Points(table.scores[seat] + round_points(table, seat))


def foremost_rival(table: Table, seat: Seat) -> Seat | None:
    """Return the opponent who stands highest, the first clockwise among equals; None if there is none."""
    seats = len(table.places)
    others = [table.seats[(seat + step) % seats] for step in range(1, seats)]
    return max(others, key=lambda other: standing(table, other), default=None)


def beaten_by(table: Table, seat: Seat) -> Seat | None:
    """Return who wins if the seat stays: an opponent out of the round, with the target or more, and higher (G.1).

    None if there is no such opponent, or if two are level: that would mean another round (G.2). It is certain if nobody
    else is in the round; else only a player who draws exactly level can still prevent it.

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
    """Return whether staying wins: the seat is the last one in, and alone highest with the target or more (G.1).

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
