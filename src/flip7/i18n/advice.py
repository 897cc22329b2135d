"""Advice as sentences, to the player who is asked."""

from typing import Final, assert_never

from flip7.analysis.confidence import Certainty
from flip7.analysis.explain import taker
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
from flip7.analysis.recommendation import Advice
from flip7.core.decisions import HIT, STAY, Choice, Decision
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.lists import listed
from flip7.i18n.seat_names import Names

NO_MATTER: Final = 0.0005
"""A difference of the chance to win that nobody would notice: it is shown as 0.0 points."""


def choice_words(choice: Choice, asked: Decision, names: Names) -> str:
    """Return the answer in a word or two: «hit», «to Ben»."""
    if choice is HIT:
        return say("advice-hit")
    if choice is STAY:
        return say("advice-stay")
    return say("advice-to-self") if choice == asked.seat else say("advice-to", name=names[taker(choice)])


def recommendation(advice: Advice, names: Names) -> str:
    """Say what to do and why: «Stay. The next card busts you with 34 %, and 31 points are at stake.»

    What is only probable is said so: «Probably stay.»
    """
    why = why_words(advice, names)
    return why if isinstance(advice.why, TooClose) else say("advice-line", do=_do(advice, names), why=why)


def _do(advice: Advice, names: Names) -> str:
    sure = "no" if advice.certainty is Certainty.PROBABLY else "yes"
    if advice.best is HIT:
        return say("advice-do-hit", sure=sure)
    if advice.best is STAY:
        return say("advice-do-stay", sure=sure)
    if advice.best == advice.asked.seat:
        return say("advice-do-give-self", sure=sure)
    return say("advice-do-give", sure=sure, name=names[taker(advice.best)])


def for_points(advice: Advice, names: Names) -> str | None:
    """Say what one would do for points alone, if that clearly differs."""
    if not advice.points_differ:
        return None
    most, points = (decimal(advice.option(each).points) for each in (advice.for_points, advice.best))
    choice = advice.for_points
    if choice is HIT:
        return say("advice-for-points-hit", most=most, points=points)
    if choice is STAY:
        return say("advice-for-points-stay", most=most, points=points)
    if choice == advice.asked.seat:
        return say("advice-for-points-give-self", most=most, points=points)
    return say("advice-for-points-give", name=names[taker(choice)], most=most, points=points)


def why_words(advice: Advice, names: Names) -> str:
    """Return the reason in one sentence."""
    match advice.why:
        case TooClose(within=within):
            return _too_close(advice, within, names)
        case reason:
            return _decided(reason, names)


def _too_close(advice: Advice, within: float, names: Names) -> str:
    if within < NO_MATTER and len(advice.too_close) == len(advice.options) - 1:
        return say("why-all-the-same")
    *others, last = (choice_words(each, advice.asked, names) for each in (advice.best, *advice.too_close))
    choices = say("advice-or", first=listed(others), last=last)
    return say("why-too-close", choices=choices, within=decimal(100 * within))


def _decided(reason: Reason, names: Names) -> str:
    match reason:
        case StayingLoses(leader, standing, gap):
            return say("why-staying-loses", gap=gap, name=names[leader], standing=standing)
        case SecondChanceHolds(risk):
            return say("why-second-chance", risk=_percent(risk))
        case CannotBust():
            return say("why-cannot-bust")
        case SeventhNumber(flip7, bust):
            return say("why-seventh", flip7=_percent(flip7), bust=_percent(bust))
        case MustGamble(rival, standing, gap) if gap > 0:
            return say("why-must-gamble", gap=gap, name=names[rival], standing=standing)
        case MustGamble(rival, standing, gap):
            return say("why-need-more", name=names[rival], standing=standing, own=standing - gap)
        case WorthTheRisk(bust, gain) if gain > 0:
            return say("why-worth", bust=_percent(bust), gain=decimal(gain))
        case WorthTheRisk(bust):
            return say("why-worth-even", bust=_percent(bust))
        case StayingWins(standing):
            return say("why-staying-wins", standing=standing)
        case StayingLeads(standing, rival, needs):
            return say("why-staying-leads", standing=standing, name=names[rival], needs=needs)
        case NoNeedToGamble(rival, gap, bust):
            return say("why-no-need", gap=gap, name=names[rival], bust=_percent(bust))
        case RiskTooHigh(bust, at_stake):
            return say("why-risk", bust=_percent(bust), points=at_stake)
        case StopsTheLeader(to, standing):
            return say("why-stops-leader", name=names[to], standing=standing)
        case StopsShort(to, standing, target):
            return say("why-stops-short", name=names[to], standing=standing, target=target)
        case BanksLittle(to, banks):
            return say("why-banks-little", name=names[to], points=banks)
        case BanksForOneself(banks, standing):
            return say("why-banks-own", points=banks, standing=standing)
        case MayBust(to, bust, at_stake, leads):
            leading = "yes" if leads else "no"
            return say("why-may-bust", leads=leading, name=names[to], bust=_percent(bust), points=at_stake)
        case FlipsForOneself(bust, before, after):
            return say("why-flips-own", bust=_percent(bust), before=before, after=decimal(after))
        case HelpsLeast(card, to, standing):
            return say("why-helps-least", name=names[to], standing=standing, card=face(card))
        case TooClose():
            raise AssertionError(reason)
        case _:
            assert_never(reason)


def _percent(chance: float) -> str:
    return f"{100 * chance:.0f}"


def decimal(value: float, columns: int = 0) -> str:
    """Format to one decimal, as the language writes it."""
    return f"{value:{columns}.1f}".replace(".", say("decimal-mark"))
