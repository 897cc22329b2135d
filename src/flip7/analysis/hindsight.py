"""Reasons why an answer cost something: the reason that a friend who plays well would give, with its figures.

It is chosen from what everybody at the table could see: odds, points and totals. Where no figure speaks for the better
answer there is no reason, and none is told. The sentences are in `flip7.i18n`.
"""

from dataclasses import asdict
from typing import ClassVar, Final, assert_never

from flip7.analysis.endgame import beaten_by, foremost_rival, standing, wins_by_staying
from flip7.analysis.odds.flip_three import next_three
from flip7.analysis.odds.next_card import next_card
from flip7.core.cards import FLIP_THREE, FREEZE, TIMES_2, Card
from flip7.core.decisions import STAY, Choice, Decision, Give, HitOrStay, Move, WhichCard
from flip7.core.scoring import round_points
from flip7.core.seats import Points, Seat
from flip7.core.table import Table
from flip7.core.values import fact

MUCH_LIKELIER: Final = 2
"""Times of ten by which one player must bust more often than another before that is a reason."""

NEAR: Final = 25
"""Points: a good round away from the target."""
FAR_BEHIND: Final = 20
"""Points behind, from which on it is a reason to risk more."""
SMALL_LEAD: Final = 12
"""Points that one more card can make up for."""
MANY_MORE: Final = 5
"""Points more that a Freeze must bank for somebody before that is a reason."""

# --- a hit, where staying was better ----------------------------------------------------------------------------------


@fact
class StayingWon:
    """Staying would have won the game: no other seat was in, and this one stood highest (G.1)."""

    name: ClassVar[str] = "staying_won"
    standing: Points


@fact
class InFront:
    """The seat stood at the target or beyond, and highest: the others had to pass it in this round."""

    name: ClassVar[str] = "in_front"
    standing: Points
    rival: Seat
    needs: Points
    """Points that the rival still needed to pass it."""


@fact
class NoNeed:
    """The seat was ahead of everybody without another card."""

    name: ClassVar[str] = "no_need"
    rival: Seat
    gap: Points
    bust: int
    """Of ten cards, so many would bust the seat: so it is called in all reasons."""


@fact
class TooRisky:
    """Many cards would bust the seat, or many points lay there."""

    name: ClassVar[str] = "too_risky"
    bust: int
    points: Points


# --- a stay, where a hit was better -----------------------------------------------------------------------------------


@fact
class StayingLost:
    """An opponent out of the round won the game if the seat stayed (G.1)."""

    name: ClassVar[str] = "staying_lost"
    rival: Seat
    standing: Points


@fact
class SecondChanceHeld:
    """A Second Chance would have been used instead of a bust (SC.2)."""

    name: ClassVar[str] = "second_chance"


@fact
class NothingBusts:
    """No card that could come next busted the seat."""

    name: ClassVar[str] = "cannot_bust"


@fact
class FlipSevenNear:
    """The next card could make a Flip 7 (F7.1)."""

    name: ClassVar[str] = "flip7"
    flip7: int
    """Of ten cards, so many make it."""


@fact
class WithinReach:
    """Few points were missing to the target, and others could get there first."""

    name: ClassVar[str] = "within_reach"
    short: Points
    target: int


@fact
class SmallLead:
    """The seat stood at the target or beyond, but an opponent who was still in stood just behind it."""

    name: ClassVar[str] = "small_lead"
    rival: Seat
    lead: Points


@fact
class NotEnough:
    """The seat was far behind, or a rival stood higher at the target, and its points did not change that."""

    name: ClassVar[str] = "not_enough"
    rival: Seat
    gap: Points
    points: Points


@fact
class WorthIt:
    """One more card brought points on average."""

    name: ClassVar[str] = "worth_it"
    bust: int
    points: Points


# --- a card that was given --------------------------------------------------------------------------------------------


@fact
class SafeBank:
    """The Freeze would have banked the seat's own points."""

    name: ClassVar[str] = "safe_bank"
    points: Points


@fact
class FrozeOneself:
    """The Freeze ended the seat's own round, and another stood to be stopped."""

    name: ClassVar[str] = "froze_oneself"
    points: Points
    to: Seat
    standing: Points


@fact
class MissedTheLeader:
    """The card that harms went to somebody who stood lower than another."""

    name: ClassVar[str] = "missed_leader"
    card: str
    given: Seat
    behind: bool
    """Whether who got it stood behind the one who gave it."""
    to: Seat
    leads: bool
    """Whether who should have got it stood highest of all, not of the others alone."""


@fact
class HeldSecondChance:
    """Another player, who could go on without a risk because of a Second Chance, was to be stopped (SC.2)."""

    name: ClassVar[str] = "held_second_chance"
    to: Seat


@fact
class HeldDouble:
    """Another player, who holds the x2, was to be stopped (M.3)."""

    name: ClassVar[str] = "held_double"
    to: Seat


@fact
class BankedMore:
    """The Freeze banked more points where it went."""

    name: ClassVar[str] = "banked_more"
    given: Seat
    more: Points
    to: Seat
    less: Points


@fact
class FlipsWereGood:
    """The Flip Three would have brought the seat itself points on average."""

    name: ClassVar[str] = "flips_good"
    gain: int


@fact
class FlipsTooRisky:
    """The Flip Three was likely to bust the seat itself."""

    name: ClassVar[str] = "flips_risky"
    bust: int
    points: Points


@fact
class BustsOther:
    """The Flip Three busts another player much likelier."""

    name: ClassVar[str] = "busts_other"
    to: Seat
    bust: int
    given: Seat
    less: int


@fact
class BroughtMore:
    """The Flip Three brings points on average, and more of them where it went."""

    name: ClassVar[str] = "brought_more"
    given: Seat
    more: int
    to: Seat
    less: int


@fact
class HelpedTheStronger:
    """The Second Chance went to the player who stood higher."""

    name: ClassVar[str] = "helped_stronger"
    given: Seat
    higher: Points
    to: Seat
    lower: Points


Hindsight = (
    StayingWon
    | InFront
    | NoNeed
    | TooRisky
    | StayingLost
    | SecondChanceHeld
    | NothingBusts
    | FlipSevenNear
    | WithinReach
    | SmallLead
    | NotEnough
    | WorthIt
    | SafeBank
    | FrozeOneself
    | MissedTheLeader
    | HeldSecondChance
    | HeldDouble
    | BankedMore
    | FlipsWereGood
    | FlipsTooRisky
    | BustsOther
    | BroughtMore
    | HelpedTheStronger
)


def hindsight(table: Table, asked: Decision, choice: Choice, best: Choice) -> Hindsight | None:
    """Return why `best` was better than `choice`; None if no figure says it.

    >>> from flip7.core.decisions import HIT
    >>> from flip7.record import position
    >>> table, asked = position("12 11 9 8", ["7 4", "3"])
    >>> hindsight(table, asked, HIT, STAY)
    TooRisky(bust=4, points=40)
    """
    match asked:
        case HitOrStay(seat):
            return _after_a_hit(table, seat) if best is STAY else _after_a_stay(table, seat)
        case Give():
            assert not isinstance(choice, Move | Card), f"{choice} gives nothing to anybody"
            assert not isinstance(best, Move | Card), f"{best} gives nothing to anybody"
            return _after_a_gift(table, asked, choice, best)
        case WhichCard():
            raise AssertionError(asked)
        case _:
            assert_never(asked)


def as_values(reason: Hindsight) -> dict[str, object]:
    """Return a reason as plain values: its name, and its figures."""
    return {"reason": reason.name, **asdict(reason)}


# --- hit or stay ------------------------------------------------------------------------------------------------------


def _after_a_hit(table: Table, seat: Seat) -> Hindsight | None:
    own, rival, after = standing(table, seat), foremost_rival(table, seat), next_card(table, seat)
    bust = _of_ten(after.bust)
    if wins_by_staying(table, seat):
        return StayingWon(own)
    if rival is not None and own > standing(table, rival):
        still_in = [other for other in table.active if other != seat]
        if own >= table.rules.target and still_in:
            nearest = max(still_in, key=lambda other: standing(table, other))
            return InFront(own, nearest, Points(own - standing(table, nearest) + 1))
        if bust and after.points_after > after.points_now:
            return NoNeed(rival, Points(own - standing(table, rival)), bust)
    return TooRisky(bust, after.points_now) if bust and after.points_now else None


def _after_a_stay(table: Table, seat: Seat) -> Hindsight | None:
    leader, after = beaten_by(table, seat), next_card(table, seat)
    if leader is not None:
        return StayingLost(leader, standing(table, leader))
    if after.saved:
        return SecondChanceHeld()
    if not after.bust:
        return NothingBusts()
    if _of_ten(after.flip7):
        return FlipSevenNear(_of_ten(after.flip7))
    at_the_end = _stay_at_the_end(table, seat)
    if at_the_end is not None:
        return at_the_end
    if after.points_after > after.points_now:
        return WorthIt(_of_ten(after.bust), after.points_now)
    rival = foremost_rival(table, seat)
    gap = 0 if rival is None else standing(table, rival) - standing(table, seat)
    return NotEnough(rival, Points(gap), after.points_now) if rival is not None and gap >= FAR_BEHIND else None


def _stay_at_the_end(table: Table, seat: Seat) -> Hindsight | None:
    """Return the reason to go on where the target is near or passed."""
    own, target = standing(table, seat), table.rules.target
    rival = foremost_rival(table, seat)
    if rival is not None and standing(table, rival) >= max(target, own + 1):
        return NotEnough(rival, Points(standing(table, rival) - own), round_points(table, seat))
    if target - NEAR <= own < target:
        return WithinReach(Points(target - own), target)
    if rival is None or not table.is_active(rival) or own < target:
        return None
    lead = own - standing(table, rival)
    return SmallLead(rival, Points(lead)) if 0 < lead <= SMALL_LEAD else None


# --- a card that was given --------------------------------------------------------------------------------------------


def _after_a_gift(table: Table, asked: Give, given: Seat, to: Seat) -> Hindsight | None:
    if asked.card is FREEZE:
        return _after_a_freeze(table, asked, given, to)
    if asked.card is FLIP_THREE:
        return _after_a_flip_three(table, asked, given, to)
    higher, lower = standing(table, given), standing(table, to)
    return HelpedTheStronger(given, higher, to, lower) if higher > lower else None


def _after_a_freeze(table: Table, asked: Give, given: Seat, to: Seat) -> Hindsight | None:
    more, less = round_points(table, given), round_points(table, to)
    if to == asked.seat:
        return SafeBank(less) if less else None
    if given == asked.seat:
        return FrozeOneself(more, to, standing(table, to))
    missed = _missed_leader(table, asked, given, to)
    if missed is not None:
        return missed
    if table.places[to].has_second_chance and not table.places[given].has_second_chance:
        return HeldSecondChance(to)
    if TIMES_2 in table.places[to].cards:
        return HeldDouble(to)
    return BankedMore(given, more, to, less) if more - less >= MANY_MORE else None


def _after_a_flip_three(table: Table, asked: Give, given: Seat, to: Seat) -> Hindsight | None:
    was, would = next_three(table, given), next_three(table, to)
    gains = round(was.points_after - was.points_now), round(would.points_after - would.points_now)
    if to == asked.seat:
        return FlipsWereGood(gains[1]) if gains[1] > 0 else None
    if given == asked.seat:
        bust = _of_ten(was.bust)
        return FlipsTooRisky(bust, was.points_now) if bust and was.points_now else None
    if _of_ten(would.bust) - _of_ten(was.bust) >= MUCH_LIKELIER:
        return BustsOther(to, _of_ten(would.bust), given, _of_ten(was.bust))
    missed = _missed_leader(table, asked, given, to)
    if missed is None and gains[0] > max(gains[1], 0):
        return BroughtMore(given, gains[0], to, gains[1])
    return missed


def _missed_leader(table: Table, asked: Give, given: Seat, to: Seat) -> MissedTheLeader | None:
    """Return the reason that another stood highest of those who could get the card, if that is so."""
    others = [seat for seat in asked.options if seat != asked.seat]
    highest = standing(table, to)
    if highest < max(standing(table, seat) for seat in others) or highest == standing(table, given):
        return None
    return MissedTheLeader(
        card=str(asked.card),
        given=given,
        behind=standing(table, given) < standing(table, asked.seat),
        to=to,
        leads=highest == max(standing(table, seat) for seat in table.seats),
    )


def _of_ten(chance: float) -> int:
    """Return how often of ten times something happens, rounded."""
    return int(10 * chance + 0.5)
