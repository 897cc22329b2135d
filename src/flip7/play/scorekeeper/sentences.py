"""What a score keeper says: why something does not fit, a line of the log, and what a correction changed."""

from typing import assert_never

from flip7.core.decisions import HIT
from flip7.core.table import ACTIVE
from flip7.i18n.cards import face
from flip7.i18n.catalog import say
from flip7.i18n.seat_names import Names
from flip7.play.scorekeeper.board import Waiting
from flip7.play.scorekeeper.differences import Difference, PointsDiffer, StatusDiffers, WinnerDiffers
from flip7.play.scorekeeper.entries import (
    Bust,
    CameUp,
    Done,
    Gave,
    Laid,
    Moved,
    Score,
    SetDepth,
    Shuffled,
    Step,
)
from flip7.play.scorekeeper.misfits import Misfit


def misfit_words(misfit: Misfit, names: Names) -> str:
    """Say why something does not fit."""
    name = "" if misfit.seat is None else names[misfit.seat]
    card = "" if misfit.card is None else face(misfit.card)
    return say("score-misfit", why=misfit.why, name=name, card=card, count=misfit.count)


def step_words(what: Step, names: Names) -> str:
    """Return a step as a line of the log."""
    match what:
        case Score(number, seat, points):
            return say("score-step-score", round=number, name=names[seat], points=str(points))
        case Laid(number, seat, card):
            return say("score-step-laid", round=number, name=names[seat], card=face(card))
        case Bust(number, seat):
            return say("score-step-bust", round=number, name=names[seat])
        case Done(number, seat):
            return say("score-step-done", round=number, name=names[seat])
        case Moved(seat, move):
            return say("score-step-hit", name=names[seat]) if move is HIT else say("score-step-stay", name=names[seat])
        case Gave(seat, card, to):
            return say("score-step-gave", name=names[seat], card=face(card), to=names[to])
        case CameUp(seat, card):
            return say("score-step-came-up", name=names[seat], card=face(card))
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
