"""Explain why an answer is the best: what is certain comes first, then what decides."""

from collections.abc import Sequence
from typing import Final, assert_never

from flip7.analysis.confidence import CLOSE
from flip7.analysis.endgame import beaten_by, foremost_rival, standing, wins_by_staying
from flip7.analysis.odds.flip_three import next_three
from flip7.analysis.odds.next_card import next_card
from flip7.analysis.reasons import (
    BanksForOneself,
    BanksLittle,
    CannotBust,
    FlipsForOneself,
    HelpsLeast,
    MayBust,
    MustGamble,
    NoNeedToGamble,
    Reason,
    RiskTooHigh,
    SecondChanceHolds,
    SeventhNumber,
    StayingLeads,
    StayingLoses,
    StayingWins,
    StopsShort,
    StopsTheLeader,
    TooClose,
    WorthTheRisk,
)
from flip7.analysis.weighed_answer import Weighed
from flip7.core.cards import FLIP_THREE, FREEZE, Card
from flip7.core.decisions import HIT, Choice, Decision, Give, HitOrStay, Move, WhichCard
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table

ALMOST_NONE: Final = 0.01
"""Below this, a chance to win is as good as none."""
NEAR: Final = 25
"""Points: a good round away from the target."""
BUST_IS_LIKELY: Final = 0.35
"""From here on a Flip Three is given for the bust that it may bring."""


def reason_for(
    table: Table, asked: Decision, weighed: Sequence[Weighed], best: Weighed, *, points_differ: bool
) -> Reason:
    """Return the reason for the best answer; `points_differ` if another one brings clearly more points."""
    match asked:
        case HitOrStay(seat):
            certain = _certain(table, seat, weighed, best)
            if certain is not None:
                return certain
        case Give() | WhichCard():
            pass
        case _:
            assert_never(asked)
    close = [one for one in weighed if one is not best and one.is_close]
    if close:
        return TooClose(max(one.behind + CLOSE * one.behind_error for one in close))
    if isinstance(asked, Give):
        return _why_give(table, asked, taker(best.choice))
    other = next(one for one in weighed if one is not best)
    if best.choice is HIT:
        return _why_hit(table, asked.seat, best.points - other.points, points_differ=points_differ)
    return _why_stay(table, asked.seat, points_differ=points_differ)


def taker(choice: Choice) -> Seat:
    """Return the seat that this answer gives a card to."""
    assert not isinstance(choice, Move | Card), f"{choice} gives nothing to anybody"
    return choice


# --- hit or stay ------------------------------------------------------------------------------------------------------


def _certain(table: Table, seat: Seat, weighed: Sequence[Weighed], best: Weighed) -> Reason | None:
    """Return what staying decides for certain (G.1)."""
    own = standing(table, seat)
    if best.choice is not HIT:
        return StayingWins(own) if wins_by_staying(table, seat) else None
    leader = beaten_by(table, seat)
    staying = next(one for one in weighed if one.choice is not HIT)
    if leader is None or staying.win > ALMOST_NONE:
        return None
    ahead = standing(table, leader)
    return StayingLoses(leader, ahead, Points(ahead - own))


def _why_hit(table: Table, seat: Seat, gain: float, *, points_differ: bool) -> Reason:
    after = next_card(table, seat)
    if after.saved:
        return SecondChanceHolds(after.saved)
    if not after.bust:
        return CannotBust()
    if after.flip7:
        return SeventhNumber(after.flip7, after.bust)
    rival = foremost_rival(table, seat)
    if points_differ and rival is not None:
        stands, own = standing(table, rival), standing(table, seat)
        if stands > own or stands >= table.rules.target:
            return MustGamble(rival, stands, Points(stands - own))
    return WorthTheRisk(after.bust, gain)


def _why_stay(table: Table, seat: Seat, *, points_differ: bool) -> Reason:
    bust, own, rival = next_card(table, seat).bust, standing(table, seat), foremost_rival(table, seat)
    too_high = RiskTooHigh(bust, round_points(table, seat))
    if rival is None or own <= standing(table, rival):
        return too_high
    still_in = [other for other in table.active if other != seat]
    if own >= table.rules.target and still_in:
        nearest = max(still_in, key=lambda other: standing(table, other))
        return StayingLeads(own, nearest, Points(own - standing(table, nearest) + 1))
    return NoNeedToGamble(rival, Points(own - standing(table, rival)), bust) if points_differ else too_high


# --- giving a card ----------------------------------------------------------------------------------------------------


def _why_give(table: Table, asked: Give, to: Seat) -> Reason:
    if asked.card is FREEZE:
        return _why_freeze(table, asked.seat, to)
    if asked.card is FLIP_THREE:
        return _why_flip_three(table, asked, to)
    return HelpsLeast(asked.card, to, standing(table, to))


def _why_freeze(table: Table, seat: Seat, to: Seat) -> Reason:
    banks = round_points(table, to)
    if to == seat:
        return BanksForOneself(banks, standing(table, to))
    stands, target = standing(table, to), table.rules.target
    if target - NEAR <= stands < target:
        return StopsShort(to, stands, target)
    return StopsTheLeader(to, stands, banks) if _leads(table, seat, to) else BanksLittle(to, banks)


def _why_flip_three(table: Table, asked: Give, to: Seat) -> Reason:
    flips = next_three(table, to)
    if to == asked.seat:
        return FlipsForOneself(flips.bust, flips.points_now, flips.points_after)
    if flips.bust >= BUST_IS_LIKELY:
        return MayBust(to, flips.bust, flips.points_now, leads=_leads(table, asked.seat, to))
    return HelpsLeast(asked.card, to, standing(table, to))


def _leads(table: Table, seat: Seat, to: Seat) -> bool:
    """Return whether no opponent who is still in stands higher."""
    rivals = [other for other in table.active if other != seat]
    return standing(table, to) == max(standing(table, other) for other in rivals)
