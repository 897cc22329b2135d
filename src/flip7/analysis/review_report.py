"""The report of a game review: plain values for a page to show, which computes nothing from them.

`report_of` makes it from a `Review`; `as_json` writes it. Chances and costs are in percentage points with one decimal.
Names are not in it: seats are numbers, so that a report can be kept after somebody's name was erased. What each figure
means is in docs/review.md; `SCHEMA` counts up when a field changes its meaning.
"""

import json
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass
from enum import StrEnum
from typing import Final, assert_never

from flip7.analysis.confidence import CLOSE, is_clear
from flip7.analysis.endgame import standing
from flip7.analysis.hindsight import as_values
from flip7.analysis.odds import bust_risk
from flip7.analysis.reviewed_game import Breakdown, Chances, Mistake, Moment, Review, Stroke, TurningPoint
from flip7.core.cards import SECOND_CHANCE
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.events import (
    Busted,
    Event,
    FlippedSeven,
    FlipThreeBegan,
    Froze,
    GameWon,
    Hit,
    RoundBegan,
    Saved,
    Stayed,
)
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table

SCHEMA: Final = 2
TURNING_POINTS: Final = 3
STANDS_OUT: Final = 5.0
"""A part decided a game if it did this many percentage points more than the next one, and more than the error."""
THUMB_RISK: Final = 0.26
"""By the rule of thumb one hits below this bust risk; a good answer that breaks the rule is worth telling."""
HARD_RISKS: Final = (0.15, 0.4)
"""Between these bust risks it is hard to say whether to hit."""
_TENTHS: Final = 1000
"""Tenths of a percentage point in a whole chance."""


class Verdict(StrEnum):
    """A judgement of an answer, by its cost and the error of that."""

    BEST = "best"
    CLOSE = "close"
    """Too close to another answer to call."""
    PROBABLY = "probably"
    """Another answer was probably better."""
    CLEARLY = "clearly"
    """Another answer was clearly better."""


class Turn(StrEnum):
    """The kinds of turning points, by what happened."""

    CHOICE = "choice"
    DEAL = "deal"
    FLIP_7 = "flip7"
    BUST = "bust"
    SAVED = "saved"
    FREEZE = "freeze"
    FLIP_THREE = "flip3"
    CARD = "card"
    """A card that came up for a seat by a hit."""
    STAYED = "stayed"
    ROUND = "round"
    """Anything else, up to the end of the round."""


class Part(StrEnum):
    """The parts that lead from a seat's start to its end."""

    LUCK = "luck"
    OWN = "own"
    OTHERS = "others"


@dataclass(frozen=True, slots=True)
class DecisionReport:
    """A decision, the answer, and what it cost."""

    number: int
    """Its place among the choices of the record, from 0."""
    round: int
    seat: int
    card: str | None
    """The card to be given; None: «Hit or stay?»"""
    choice: str | int
    """`hit`, `stay`, or the seat that the card was given to."""
    best: str | int
    verdict: Verdict
    cost: float
    """Percentage points of winning chance that it cost; 0 if it was the best answer or too close to it to call."""
    error: float
    """Half the width of the 95 % confidence interval of the cost."""
    why: dict[str, object] | None
    """The reason why another answer was better, by its name and with its figures (`flip7.analysis.hindsight`)."""
    points: int
    """Points of the seat in this round, if it stays."""
    risk: int
    """Chance in per cent to bust with the next card."""


@dataclass(frozen=True, slots=True)
class LuckReport:
    """A card that a seat drew, and the percentage points of winning chance that it brought."""

    decision: int
    round: int
    seat: int
    card: str
    gain: float


@dataclass(frozen=True, slots=True)
class PlayerReport:
    """The parts of a seat's result: `start + luck + own + others == end`, exactly as the figures are written."""

    start: float
    luck: float
    own: float
    others: float
    end: float
    error: float
    decisions: int
    mistakes: int
    best: int | None
    """The number of its best decision: clearly the best answer, and not an easy one. None if there is no such."""
    worst: int | None
    """The number of its costliest decision; None if none cost anything."""
    luckiest: LuckReport | None
    mainly: Part | None = None
    """The part that did most to win or lose it for the seat; None if none stands out."""


@dataclass(frozen=True, slots=True)
class TurnReport:
    """A turning point: what happened, and the seat whose chance it changed most."""

    turn: Turn
    decision: int
    """The decision that it was, or that it followed."""
    round: int
    who: int
    """The seat that chose, busted, was saved or frozen, drew the card …"""
    card: str | None
    seat: int
    before: float
    after: float


@dataclass(frozen=True, slots=True)
class ReviewReport:
    """A review as a page shows it."""

    schema: int
    sharp: int
    """Number of decisions whose figures are final."""
    rough: bool
    """Whether chances were estimated without rollouts."""
    start: tuple[float, ...]
    """Each seat's chance before the first card."""
    curve: tuple[tuple[float, ...], ...]
    """Each seat's chance at every decision, and at the end: one more than there are decisions."""
    decisions: tuple[DecisionReport, ...]
    players: tuple[PlayerReport, ...]
    turning_points: tuple[TurnReport, ...]
    best: int | None
    """The best, the worst decision and the luckiest card of the game."""
    worst: int | None
    luckiest: LuckReport | None

    @property
    def done(self) -> bool:
        """Whether all figures are final."""
        return self.sharp == len(self.decisions)


def report_of(review: Review, *, sharp: int | None = None, rough: bool = False) -> ReviewReport:
    """Report a review; `sharp` decisions of it have their final figures, all if it is None."""
    moments = review.moments
    breakdowns = review.breakdowns
    players = tuple(_player(review, Seat(seat), why) for seat, why in enumerate(breakdowns))
    return ReviewReport(
        schema=SCHEMA,
        sharp=len(moments) if sharp is None else sharp,
        rough=rough,
        start=_percent(review.start),
        curve=(*(_percent(moment.before) for moment in moments), _percent(review.end)),
        decisions=tuple(_decision(moment, rough=rough) for moment in moments),
        players=players,
        turning_points=tuple(_turn(point) for point in review.largest_turns(TURNING_POINTS)),
        best=_finest(moments),
        worst=_costliest(moments),
        luckiest=max((each.luckiest for each in players if each.luckiest), key=lambda luck: luck.gain, default=None),
    )


def as_json(report: ReviewReport) -> str:
    """Write a report as JSON; `done` says that no later one will be sharper."""
    return json.dumps(asdict(report) | {"done": report.done}, separators=(",", ":"))


def _costliest(moments: Iterable[Moment]) -> int | None:
    cost = [moment for moment in moments if _points(moment.cost)]
    return max(cost, key=lambda moment: moment.cost).number if cost else None


def _finest(moments: Iterable[Moment]) -> int | None:
    """Return the best decision: by its margin, one against the rule of thumb before all others."""
    fine = [moment for moment in moments if _is_fine(moment)]
    if not fine:
        return None
    return max(fine, key=lambda moment: (moment.choice != _by_thumb(moment.table, moment.asked), moment.margin)).number


# --- decisions --------------------------------------------------------------------------------------------------------


def _decision(moment: Moment, *, rough: bool) -> DecisionReport:
    cost = _points(moment.cost)
    reason = moment.reason if cost else None
    return DecisionReport(
        number=moment.number,
        round=moment.table.round,
        seat=moment.seat,
        card=str(moment.asked.card) if isinstance(moment.asked, Give) else None,
        choice=_answer(moment.choice),
        best=_answer(moment.best),
        verdict=_verdict(moment, cost, rough=rough),
        cost=cost,
        error=_points(moment.error),
        why=None if reason is None else as_values(reason),
        points=round_points(moment.table, moment.seat),
        risk=round(100 * bust_risk(moment.table, moment.seat)),
    )


def _answer(choice: Choice) -> str | int:
    if choice is HIT or choice is STAY:
        return str(choice)
    assert isinstance(choice, int), "players are not asked for cards"
    return int(choice)


def _verdict(moment: Moment, cost: float, *, rough: bool) -> Verdict:
    """Judge by the loss in standard errors; what would be told as a cost of 0.0 costs nothing."""
    if moment.choice == moment.best:
        return Verdict.BEST if moment.margin > CLOSE * moment.doubt else Verdict.CLOSE
    if not cost:
        return Verdict.CLOSE
    return Verdict.CLEARLY if moment.is_clear and not rough else Verdict.PROBABLY


# --- players ----------------------------------------------------------------------------------------------------------


def _player(review: Review, seat: Seat, why: Breakdown) -> PlayerReport:
    own = [moment for moment in review.moments if moment.seat == seat]
    luckiest = max((luck for moment in own if (luck := _luck(moment))), key=lambda luck: luck.gain, default=None)
    start, by_luck, by_own, by_others = _adding_up((why.start, why.luck, why.own, why.others), why.end)
    return PlayerReport(
        start=start,
        luck=by_luck,
        own=by_own,
        others=by_others,
        end=_points(why.end),
        error=_points(why.error),
        decisions=why.decisions,
        mistakes=sum(_points(moment.cost) > 0 for moment in own),
        best=_finest(own),
        worst=_costliest(own),
        luckiest=luckiest,
        mainly=_mainly({Part.LUCK: by_luck, Part.OWN: by_own, Part.OTHERS: by_others}, why),
    )


def _mainly(parts: dict[Part, float], why: Breakdown) -> Part | None:
    """Return the part that did most of what happened; None if another one did nearly as much."""
    sign = 1 if why.end > why.start else -1
    first, second, _ = sorted(parts, key=lambda part: -sign * parts[part])
    ahead = sign * (parts[first] - parts[second])
    return first if ahead >= max(STANDS_OUT, _points(why.error)) else None


def _is_fine(moment: Moment) -> bool:
    """Return whether the answer was clearly the best, and not an easy one."""
    return _is_clearly_best(moment) and (_is_hard(moment) or moment.choice != _by_thumb(moment.table, moment.asked))


def _is_clearly_best(moment: Moment) -> bool:
    return moment.choice == moment.best and is_clear(moment.margin, moment.doubt)


def _is_hard(moment: Moment) -> bool:
    low, high = HARD_RISKS
    return isinstance(moment.asked, Give) or low <= bust_risk(moment.table, moment.seat) <= high


def _by_thumb(table: Table, asked: Decision) -> Choice:
    """Return the usual answer: hit below a bust risk, give what harms to who stands highest, a shield to the lowest."""
    match asked:
        case HitOrStay(seat):
            return HIT if bust_risk(table, seat) < THUMB_RISK else STAY
        case Give(seat=seat, card=card, options=options):
            others = [other for other in options if other != seat] or list(options)
            chosen = min if card is SECOND_CHANCE else max
            return chosen(others, key=lambda other: standing(table, other))
        case WhichCard():
            raise AssertionError(asked)
        case _:
            assert_never(asked)


def _luck(moment: Moment) -> LuckReport | None:
    """Return the card of a hit, if it brought the seat something."""
    drawn = next((event for event in moment.events if isinstance(event, Hit) and event.seat == moment.seat), None)
    if moment.choice is not HIT or drawn is None:
        return None
    end = moment.after if moment.between is None else moment.between
    gain = _points(end[moment.seat] - moment.by_joining[moment.seat] - moment.chosen[moment.seat])
    if gain <= 0:
        return None
    return LuckReport(moment.number, moment.table.round, moment.seat, str(drawn.card), gain)


# --- turning points ---------------------------------------------------------------------------------------------------


def _turn(point: TurningPoint) -> TurnReport:
    moment = point.moment
    match point:
        case Mistake():
            seat, card = moment.seat, str(moment.asked.card) if isinstance(moment.asked, Give) else None
            before, after = _percent((moment.before[seat], moment.chosen[seat]))
            return TurnReport(Turn.CHOICE, moment.number, moment.table.round, seat, card, seat, before, after)
        case Stroke(of_the_deal=True):
            before, after = _percent((point.before, point.after))
            return TurnReport(
                Turn.DEAL, moment.number, moment.table.round + 1, point.seat, None, point.seat, before, after
            )
        case Stroke():
            before, after = _percent((point.before, point.after))
            turn, who, came = _main_event(_this_round(moment.events), moment.seat)
            return TurnReport(turn, moment.number, moment.table.round, who, came, point.seat, before, after)
        case _:
            assert_never(point)


def _this_round(events: Sequence[Event]) -> Sequence[Event]:
    """Return the events up to the end of the round."""
    ends = (at for at, event in enumerate(events) if isinstance(event, RoundBegan | GameWon))
    return events[: next(ends, len(events))]


def _main_event(events: Sequence[Event], seat: Seat) -> tuple[Turn, int, str | None]:
    """Return what mattered most: a Flip 7, else the last bust, save or freeze, else a Flip Three or the card drawn."""
    found: tuple[Turn, int, str | None] = Turn.ROUND, seat, None
    for event in events:
        match event:
            case FlippedSeven():
                return Turn.FLIP_7, event.seat, None
            case Busted():
                found = Turn.BUST, event.seat, str(event.card)
            case Saved():
                found = Turn.SAVED, event.seat, str(event.card)
            case Froze():
                found = Turn.FREEZE, event.seat, None
            case FlipThreeBegan() if found[0] in {Turn.ROUND, Turn.CARD}:
                found = Turn.FLIP_THREE, event.seat, None
            case Hit() if found[0] is Turn.ROUND:
                found = Turn.CARD, event.seat, str(event.card)
            case Stayed() if found[0] is Turn.ROUND:
                found = Turn.STAYED, event.seat, None
            case _:  # not every event is worth telling
                pass
    return found


# --- figures ----------------------------------------------------------------------------------------------------------


def _points(chance: float) -> float:
    """Return a chance, or a difference of chances, in percentage points with one decimal."""
    return round(chance * _TENTHS) / 10


def _percent(chances: Chances) -> tuple[float, ...]:
    return tuple(_points(chance) for chance in chances)


def _adding_up(parts: Sequence[float], end: float) -> list[float]:
    """Round the parts so that they add up to the rounded end: those that lie furthest from a tenth give way."""
    exact = [part * _TENTHS for part in parts]
    tenths = [round(part) for part in exact]
    missing = round(end * _TENTHS) - sum(tenths)
    step = 1 if missing > 0 else -1
    furthest = sorted(range(len(parts)), key=lambda at: step * (tenths[at] - exact[at]))
    for at in furthest[: abs(missing)]:
        tenths[at] += step
    return [tenth / 10 for tenth in tenths]
