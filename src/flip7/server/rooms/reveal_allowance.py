"""Reveal time: how long a page shows what happened in the game before it can ask.

It must be no shorter than `lasting` in web/src/animation/reveal.ts: web/tests/allowances.test.ts compares them for
whole games. The durations are those of design/reveal_timing.json.
"""

from collections.abc import Collection, Sequence
from itertools import zip_longest
from typing import Final

from flip7.core.events import (
    Busted,
    Dealt,
    Discarded,
    Event,
    Flipped,
    FlippedSeven,
    Froze,
    Given,
    HandedOut,
    Hit,
    Kept,
    PassedOn,
    RanDry,
    Reshuffled,
    RoundEnded,
    Saved,
    SetAside,
    Stayed,
    Tied,
)
from flip7.core.seats import Seat
from flip7.generated.reveal_timing import (
    BLOOM,
    BREATH,
    BRISK_BOT,
    BUST,
    DANGER,
    DEAL,
    DRAW,
    FLIP,
    FREEZE,
    GIVE,
    HOLD,
    SAVED,
    SAY,
    SETTLE,
    SUMMARY,
    SUMMARY_LINES,
    SUMMARY_LONGEST,
    SUMMARY_PER_LINE,
    TOGETHER,
    TRAVEL,
    TWIN,
)

_TURN_UP: Final = TRAVEL + FLIP


def reveal_seconds(events: Sequence[Event], bots: Collection[Seat]) -> float:
    """Return how many seconds these events are shown at normal speed, with the scores of a round that they end."""
    seconds, goes_straight = 0.0, False
    for event, then in zip_longest(events, events[1:]):
        match event:
            case Dealt() | Hit() | Flipped():
                goes_straight = _goes_straight(event, then, bots)
                straight = DEAL if isinstance(event, Dealt) else DRAW
                seconds += straight if goes_straight else _TURN_UP + _hold(event, then, bots)
            case Kept() if goes_straight:
                pass  # it has turned over on its way
            case _:
                seconds += _seconds(event, bots)
    return seconds


def _goes_straight(card: Dealt | Hit | Flipped, then: Event | None, bots: Collection[Seat]) -> bool:
    """Return whether a card goes to its place at once: dealt or drawn by a bot, with no other consequence."""
    return isinstance(then, Kept) and (isinstance(card, Dealt) or (isinstance(card, Hit) and card.seat in bots))


def _hold(card: Dealt | Hit | Flipped, then: Event | None, bots: Collection[Seat]) -> float:
    """Return how long a card is held up; each of a Flip Three as long as its last one, with the breath before it."""
    pace = _pace(card.seat, bots)
    if isinstance(card, Flipped):
        return (BREATH + DANGER) * pace
    if isinstance(then, Busted | Saved | FlippedSeven):
        return DANGER * pace
    return HOLD if card.seat in bots else TOGETHER


def _pace(seat: Seat, bots: Collection[Seat]) -> float:
    return BRISK_BOT if seat in bots else 1.0


def _seconds(event: Event, bots: Collection[Seat]) -> float:
    match event:
        case Kept() | SetAside():
            return SETTLE
        case Busted(seat):
            return (TWIN + BUST) * _pace(seat, bots)
        case Saved(seat):
            return (TWIN + SAVED) * _pace(seat, bots)
        case Froze(seat):
            return FREEZE * _pace(seat, bots)
        case FlippedSeven():
            return DANGER + BLOOM
        case Given(to=to) | HandedOut(to=to) | PassedOn(to=to):
            return GIVE * _pace(to, bots)
        case Discarded() | Stayed() | Reshuffled() | RanDry() | Tied():
            return SAY
        case RoundEnded(points=points):
            return min(SUMMARY + max(0, len(points) - SUMMARY_LINES) * SUMMARY_PER_LINE, SUMMARY_LONGEST)
        case _:
            return 0.0
