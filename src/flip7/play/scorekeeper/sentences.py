"""Sentences of a score keeper: why something does not fit, a line of the log, and what a correction changed."""

from typing import assert_never

from flip7.core.decisions import HIT
from flip7.core.seats import Seat
from flip7.core.table import ACTIVE
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.play.scorekeeper.differences import Difference, PointsDiffer, StatusDiffers, WinnerDiffers
from flip7.play.scorekeeper.entries import (
    Bust,
    CameUp,
    Done,
    Gave,
    Laid,
    Moved,
    PlayerCameBack,
    PlayerEntry,
    PlayerJoined,
    PlayerLeft,
    PlayerRenamed,
    Score,
    SetDepth,
    Shuffled,
    Step,
)
from flip7.play.scorekeeper.entry_outcomes import Waiting
from flip7.play.scorekeeper.misfits import Misfit


def misfit_words(misfit: Misfit, names: Names) -> str:
    """Say why something does not fit."""
    name = "" if misfit.seat is None else _name(misfit.seat, names)
    card = "" if misfit.card is None else face(misfit.card)
    return say("score-misfit", why=misfit.why, name=name, card=card, count=misfit.count)


def _name(seat: Seat, names: Names) -> str:
    """Return a player's name, or a number if it was taken back that they joined."""
    return names[seat] if seat < len(names.shown) else say("score-nobody", number=seat + 1)


def entry_words(what: Step | PlayerEntry, names: Names) -> str:
    """Return a step or an entry about a player as a line of the log."""
    match what:
        case PlayerJoined(_, seat, _, points):
            return say("score-step-joined", name=_name(seat, names), points=points)
        case PlayerLeft(_, seat):
            return say("score-step-left", name=_name(seat, names))
        case PlayerCameBack(_, seat):
            return say("score-step-came-back", name=_name(seat, names))
        case PlayerRenamed(seat, name):
            return say("score-step-renamed", name=name, number=seat + 1)
        case _:
            return step_words(what, names)


def step_words(what: Step, names: Names) -> str:
    """Return a step as a line of the log."""
    match what:
        case Score(number, seat, points):
            return say("score-step-score", round=number, name=_name(seat, names), points=str(points))
        case Laid(number, seat, card):
            return say("score-step-laid", round=number, name=_name(seat, names), card=face(card))
        case Bust(number, seat):
            return say("score-step-bust", round=number, name=_name(seat, names))
        case Done(number, seat):
            return say("score-step-done", round=number, name=_name(seat, names))
        case Moved(seat, move):
            name = _name(seat, names)
            return say("score-step-hit", name=name) if move is HIT else say("score-step-stay", name=name)
        case Gave(seat, card, to):
            return say("score-step-gave", name=_name(seat, names), card=face(card), to=_name(to, names))
        case CameUp(seat, card):
            return say("score-step-came-up", name=_name(seat, names), card=face(card))
        case Shuffled():
            return say("score-step-shuffled")
        case SetDepth(depth):
            return say("score-step-depth", depth=depth)
        case _:
            assert_never(what)


def difference_words(difference: Difference, names: Names) -> str:
    """Say what a correction has changed."""
    match difference:
        case PointsDiffer(number, seat, was, now):
            return say("score-differs-points", round=number, name=names[seat], was=str(was), now=str(now))
        case StatusDiffers(_, seat, was, now) if now is ACTIVE:  # in the round under way
            return say("score-differs-active", name=names[seat], was=was)
        case StatusDiffers(number, seat, was, now):
            old, new = say("status", status=was), say("status", status=now)
            return say("score-differs-status", round=number, name=names[seat], was=old, now=new)
        case WinnerDiffers(_, winner):
            if winner is None:
                return say("score-differs-no-winner")
            return say("score-differs-winner", name=names[winner])
        case _:
            assert_never(difference)


def waiting_words(waiting: list[Waiting], names: Names) -> str:
    """Say how many entries wait, and why the first of them does not fit; nothing if none does."""
    if not waiting:
        return ""
    first = waiting[0]
    assert isinstance(first.entry.what, Step)
    entry, reason = step_words(first.entry.what, names), misfit_words(first.misfit, names)
    return say("score-waits", count=len(waiting), entry=entry, reason=reason)
