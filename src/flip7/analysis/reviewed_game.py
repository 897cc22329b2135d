"""A reviewed game: every decision with the chances around it, luck and skill apart, turning points.

This module puts a review together from what each answer was worth, wherever that comes from: rollouts
(`flip7.analysis.review`), or the plain estimates of a device without NumPy (`flip7.browser.review`).

At every decision each seat's chance to win is known twice: *before* it, if a best answer is given (`chances_before`),
and *chosen*, once the answer has been given and before any card comes up. Then the cards do what they do, up to the
next decision. So

- what the answer changes, `chosen - before`, is skill: a loss for who gave it, a present to others;
- what happens from there to the next decision, `after - chosen`, is luck;
- and for every seat: chance at the start + luck + own choices + others' choices = chance at the end.

An answer too close to the best to call costs its seat nothing. To the others it may matter which of the close answers
is given: whom a Freeze hits is a choice of the seat that gives it, and no luck.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from flip7.analysis.confidence import is_clear
from flip7.analysis.hindsight import Hindsight, hindsight
from flip7.core.decisions import Choice, Decision, WhichCard
from flip7.core.events import Event, Joined, RoundBegan
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.record import Record, Replay

Chances = tuple[float, ...]
"""Each seat's chance to win."""

MAX_TURNING_POINTS: Final = 5
A_TURN: Final = 0.05
"""A smaller change of a seat's chance to win is no turning point."""


@dataclass(frozen=True, slots=True)
class Moment:
    """A decision, the answer that was given, and what followed."""

    number: int
    """The answer's place among the record's choices, from 0."""
    table: Table
    """The table when the decision was asked."""
    asked: Decision
    choice: Choice
    best: Choice
    cost: float
    """Win probability that the answer cost the seat; 0 if it is too close to the best to call."""
    error: float
    """Half the width of the 95 % confidence interval of the cost."""
    before: Chances
    """Chances before the answer was known: `chances_before`."""
    chosen: Chances
    """Chances once the answer was given."""
    after: Chances
    """Chances at the next decision, or where the game ends."""
    margin: float
    """Win probability that the answer is better by than every other one; below 0 if another one is better."""
    doubt: float
    """The standard error of the difference to the best answer, or of the best one's margin."""
    between: Chances | None
    """Chances before the first card of a new round, if one began on the way."""
    joined: Chances | None
    """Change of everybody's chance by the latecomers who joined before that round; None if there were none (X.15)."""
    events: tuple[Event, ...]
    """The events up to there."""

    @property
    def strokes(self) -> "Iterator[Stroke]":
        """Return what the cards did, up to the end of the round, and in the deal of the next."""
        if self.between is None:
            yield _stroke(self, self.chosen, self.after, of_the_deal=False)
        else:
            yield _stroke(self, self.chosen, _less(self.between, self.by_joining), of_the_deal=False)
            yield _stroke(self, self.between, self.after, of_the_deal=True)

    @property
    def seat(self) -> Seat:
        """The seat that was asked."""
        return self.asked.seat

    @property
    def is_clear(self) -> bool:
        """Whether what the answer cost is certain, and not only probable."""
        return is_clear(self.cost, self.doubt)

    @property
    def reason(self) -> Hindsight | None:
        """The reason why another answer was better; None if the answer cost nothing, or no figure says it."""
        return hindsight(self.table, self.asked, self.choice, self.best) if self.cost else None

    @property
    def by_joining(self) -> Chances:
        """Return the change by latecomers: they gain the chance that they begin with, and the others lose it."""
        return (0.0,) * len(self.chosen) if self.joined is None else self.joined

    @property
    def luck(self) -> Chances:
        """The change of everybody's chance by the cards."""
        return _less(_less(self.after, self.chosen), self.by_joining)

    @property
    def skill(self) -> Chances:
        """The change of everybody's chance by the answer."""
        return _less(self.chosen, self.before)


@dataclass(frozen=True, slots=True)
class Breakdown:
    """The parts of a seat's result: `start + luck + own + others == end`."""

    start: float
    """Before the first card, or when it joined (X.15)."""
    luck: float
    own: float
    """The cost of its own answers, in chance to win: never above 0."""
    others: float
    """Change by the other seats: their answers, and the latecomers who joined."""
    end: float
    error: float
    """Half the width of the 95 % confidence interval of `own`."""
    decisions: int
    mistakes: int
    """Number of its answers that were clearly not the best."""


@dataclass(frozen=True, slots=True)
class Mistake:
    """A turning point: an answer that cost a lot."""

    moment: Moment

    @property
    def size(self) -> float:
        """Win probability that it cost."""
        return self.moment.cost

    @property
    def when(self) -> tuple[int, int]:
        """Its place among the turning points of the game: an answer comes before its cards."""
        return self.moment.number, 0


@dataclass(frozen=True, slots=True)
class Stroke:
    """A turning point: the cards changed the chance of this seat most."""

    moment: Moment
    of_the_deal: bool
    """Whether the deal of the next round did it."""
    seat: Seat
    before: float
    after: float

    @property
    def size(self) -> float:
        """Win probability that was gained or lost."""
        return abs(self.after - self.before)

    @property
    def when(self) -> tuple[int, int]:
        """Its place among the turning points of the game: the deal of the next round comes last."""
        return self.moment.number, 2 if self.of_the_deal else 1


TurningPoint = Mistake | Stroke


@dataclass(frozen=True, slots=True)
class Review:
    """A reviewed game."""

    replayed: Replay
    start: Chances
    """Before the first card."""
    opening: Chances
    """At the first decision."""
    moments: tuple[Moment, ...]
    end: Chances
    """1 and 0 if the game is over, else the chances where it stops."""

    @property
    def record(self) -> Record:
        """The game."""
        return self.replayed.record

    @property
    def breakdowns(self) -> tuple[Breakdown, ...]:
        """Luck and skill of each seat."""
        return tuple(self._breakdown(Seat(seat)) for seat in range(len(self.start)))

    def _breakdown(self, seat: Seat) -> Breakdown:
        own = [moment for moment in self.moments if moment.seat == seat]
        joining = sum(moment.by_joining[seat] for moment in self.moments if seat in _joining(moment))
        joined = sum(moment.by_joining[seat] for moment in self.moments) - joining
        return Breakdown(
            start=self.start[seat] + joining,
            luck=self.opening[seat] - self.start[seat] + sum(moment.luck[seat] for moment in self.moments),
            own=sum(moment.skill[seat] for moment in own),
            others=sum(moment.skill[seat] for moment in self.moments if moment.seat != seat) + joined,
            end=self.end[seat],
            error=hypot(*(moment.error for moment in own if moment.cost)),
            decisions=len(own),
            mistakes=sum(moment.cost > 0 for moment in own),
        )

    @property
    def by_round(self) -> tuple[Chances, ...]:
        """Everybody's chance when each round began, before its first card."""
        return self.start, *(moment.between for moment in self.moments if moment.between is not None)

    @property
    def costliest(self) -> tuple[Moment, ...]:
        """All answers that cost something, the costliest first."""
        return tuple(sorted((each for each in self.moments if each.cost), key=lambda each: -each.cost))

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The few largest changes of anybody's chance, by an answer or by the cards, in the order they came."""
        return self.largest_turns(MAX_TURNING_POINTS)

    def largest_turns(self, most: int) -> tuple[TurningPoint, ...]:
        """Return at most so many turning points: the largest, in the order they came."""
        strokes = [stroke for moment in self.moments for stroke in moment.strokes]
        points: list[TurningPoint] = [*map(Mistake, self.moments), *strokes]
        largest = sorted((point for point in points if point.size >= A_TURN), key=lambda point: -point.size)
        return tuple(sorted(largest[:most], key=lambda point: point.when))


@dataclass(frozen=True, slots=True)
class Asked:
    """A decision of the game, with what followed its answer."""

    number: int
    """Its place among the record's choices, from 0."""
    table: Table
    asked: Decision
    choice: Choice
    then: Table
    """The table at the next question, or at the end."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class Judged:
    """The worth of an answer compared with the others."""

    best: Choice
    before: Chances
    """Chances before the answer was known: `chances_before`."""
    chosen: Chances
    cost: float
    """0 if it is too close to the best to call."""
    error: float
    """Half the width of the 95 % confidence interval of the cost."""
    margin: float
    """Win probability that the answer is better by than every other one; below 0 if another one is better."""
    doubt: float
    """The standard error of the margin."""


@dataclass(frozen=True, slots=True)
class Standings:
    """Chances to win from totals alone, between two rounds."""

    at: Callable[[Table], Chances]
    """Each seat's chance, if the round on the table began anew."""
    among: Callable[[Table, int], Chances]
    """The chances of the first so many seats alone, as if the others were not there."""


def chances_before(seat: Seat, best: Chances, close: Sequence[Chances]) -> Chances:
    """Return everybody's chance while the seat still thinks: it gives one of the answers that are too close to call.

    The seat has the chance of the best answer, or of the given one if that is among the close ones. The others have the
    mean of the close answers, in the parts of what the seat leaves them.

    >>> chances_before(Seat(0), (0.4, 0.1, 0.5), [(0.4, 0.1, 0.5), (0.4, 0.5, 0.1)])
    (0.4, 0.3, 0.3)
    """
    if len(close) == 1:
        return close[0]
    means = [sum(chances) / len(close) for chances in zip(*close, strict=True)]
    rest = sum(means) - means[seat]
    share = (sum(best) - best[seat]) / rest if rest else 0.0
    return tuple(best[seat] if other == seat else share * mean for other, mean in enumerate(means))


def reviewed(
    replayed: Replay, asked: Sequence[Asked], judged: Sequence[Judged], known: Standings, end: Chances
) -> Review:
    """Put a review together from what each answer was worth, and the chances where the game stops."""
    everybody = _Everybody(len(replayed.record.seats))
    start = everybody(known.at(replayed.record.new_game().table))
    end = everybody(end)
    afters = [*(everybody(each.before) for each in judged[1:]), end]
    return Review(
        replayed=replayed,
        start=start,
        opening=everybody(judged[0].before) if judged else end,
        moments=tuple(
            _moment(each, its, after, known, everybody) for each, its, after in zip(asked, judged, afters, strict=False)
        ),
        end=end,
    )


@dataclass(frozen=True, slots=True)
class _Everybody:
    """Adds those who are not at the table yet: they cannot win so far."""

    seats: int

    def __call__(self, chances: Chances) -> Chances:
        return (*chances, *[0.0] * (self.seats - len(chances)))


def _moment(each: Asked, judged: Judged, after: Chances, known: Standings, everybody: _Everybody) -> Moment:
    begins = any(isinstance(event, RoundBegan) for event in each.events)
    between = everybody(known.at(each.then)) if begins else None
    grew = len(each.table.places) < len(each.then.places)
    without = everybody(known.among(each.then, len(each.table.places))) if grew else None
    return Moment(
        number=each.number,
        table=each.table,
        asked=each.asked,
        choice=each.choice,
        best=judged.best,
        cost=judged.cost,
        error=judged.error,
        before=everybody(judged.before),
        chosen=everybody(judged.chosen),
        after=after,
        margin=judged.margin,
        doubt=judged.doubt,
        between=between,
        joined=None if between is None or without is None else _less(between, without),
        events=each.events,
    )


def decisions(replayed: Replay) -> Iterator[Asked]:
    """Yield every decision of a player; the cards that an open deck was asked for belong to the one before."""
    game = replayed.record.new_game()
    now: Asked | None = None
    number = 0
    for step in replayed.steps[1:]:
        asked, choice = game.asked, step.choice
        assert asked is not None, "a step answers something"
        assert choice is not None, "only the first step has no answer"
        before = game.table.copy()
        game.play(choice)
        if not isinstance(asked, WhichCard):
            if now is not None:
                yield now
            now = Asked(number, before, asked, choice, game.table.copy(), step.events)
            number += 1
        elif now is not None:
            now = replace(now, then=game.table.copy(), events=(*now.events, *step.events))
    if now is not None:
        yield now


def _joining(moment: Moment) -> frozenset[Seat]:
    """Return who joined at the end of that moment's round."""
    return frozenset(event.seat for event in moment.events if isinstance(event, Joined))


def _less(one: Chances, other: Chances) -> Chances:
    return tuple(a - b for a, b in zip(one, other, strict=True))


def _stroke(moment: Moment, before: Chances, after: Chances, *, of_the_deal: bool) -> Stroke:
    """Return the seat whose chance changed most between the two, and by how much."""
    seat = Seat(max(range(len(before)), key=lambda seat: abs(after[seat] - before[seat])))
    return Stroke(moment, of_the_deal, seat, before[seat], after[seat])
