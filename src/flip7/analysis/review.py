"""Game review: every seat's chance to win all along, what each answer cost, and luck and skill apart.

At every decision each seat's chance to win is known twice: *before* it, if the best answer is given, and *chosen*, once
the answer has been given and before any card comes up. Then the cards do what they do, up to the next decision. So

- what the answer changes, `chosen - before`, is skill: a loss for who gave it, a present to others;
- what happens from there to the next decision, `after - chosen`, is luck;
- and for every seat: chance at the start + luck + own choices + others' choices = chance at the end.

An answer too close to the best to call costs nothing.
"""

from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from math import hypot
from typing import Final

from flip7.analysis.answer_values import Weighed, weigh
from flip7.analysis.confidence import Z_95
from flip7.analysis.win_probability import chances_at, chances_to_win
from flip7.core.decisions import Choice, Decision, WhichCard
from flip7.core.events import Event, Joined, RoundBegan
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel import jit
from flip7.kernel.weights import Weights
from flip7.record import Record, Replay, replay

Chances = tuple[float, ...]
"""Each seat's chance to win."""
Watch = Callable[[int], None]

ENOUGH: Final = 0.004
"""Rollouts stop at this standard error of a chance to win."""
MAX_ROLLOUTS: Final = 4_000 if jit.COMPILED else 100
"""Rollouts of each answer at most: some hundredths of a second for a decision, compiled or not."""
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
    """Chances if the best answer is given."""
    chosen: Chances
    """Chances once the answer was given."""
    after: Chances
    """Chances at the next decision, or where the game ends."""
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
    """Why a seat ended where it did: `start + luck + own + others == end`."""

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
        """Everybody's chance at the first decision of each round."""
        firsts: dict[int, Chances] = {}
        for moment in self.moments:
            firsts.setdefault(moment.table.round, moment.before)
        return tuple(firsts.values())

    @property
    def costliest(self) -> tuple[Moment, ...]:
        """All answers that cost something, the costliest first."""
        return tuple(sorted((each for each in self.moments if each.cost), key=lambda each: -each.cost))

    @property
    def turning_points(self) -> tuple[TurningPoint, ...]:
        """The few largest changes of anybody's chance, by an answer or by the cards, in the order they came."""
        strokes = [stroke for moment in self.moments for stroke in moment.strokes]
        points: list[TurningPoint] = [*map(Mistake, self.moments), *strokes]
        largest = sorted((point for point in points if point.size >= A_TURN), key=lambda point: -point.size)
        return tuple(sorted(largest[:MAX_TURNING_POINTS], key=lambda point: point.when))


def review(record: Record, *, seed: int = 0, weights: Weights | None = None, watch: Watch = lambda _: None) -> Review:
    """Review the game of a record, also if it is not over; `watch` is called with the number of decisions done.

    Same seed, same review. The hidden order of the cards is not used: chances are those that a player at the table
    could have known.
    """
    replayed = replay(record)
    return _Reviewer(replayed, seed, weights, watch).review()


@dataclass(frozen=True, slots=True)
class _Asked:
    """A decision of the game, with what followed its answer."""

    table: Table
    asked: Decision
    choice: Choice
    then: Table
    """The table at the next question, or at the end."""
    events: tuple[Event, ...]


@dataclass(frozen=True, slots=True)
class _Judged:
    """An answer compared with the best one."""

    chosen: Weighed
    best: Weighed

    @property
    def before(self) -> Chances:
        return (self.chosen if self.chosen.is_close else self.best).everybody

    @property
    def cost(self) -> float:
        return 0.0 if self.chosen.is_close else self.chosen.behind


class _Reviewer:
    def __init__(self, replayed: Replay, seed: int, weights: Weights | None, watch: Watch) -> None:
        self._replayed = replayed
        self._seed = seed
        self._weights = weights
        self._watch = watch

    def review(self) -> Review:
        decisions = list(_decisions(self._replayed))
        judged = [self._judge(number, each) for number, each in enumerate(decisions)]
        start = self._everybody(chances_at(_new_game(self._replayed.record).table, self._weights))
        end = self._end(start, judged)
        afters = [*(self._everybody(each.before) for each in judged[1:]), end]
        return Review(
            replayed=self._replayed,
            start=start,
            opening=self._everybody(judged[0].before) if judged else end,
            moments=tuple(
                self._moment(number, *each) for number, each in enumerate(zip(decisions, judged, afters, strict=False))
            ),
            end=end,
        )

    def _weigh(self, number: int, table: Table) -> tuple[Weighed, ...]:
        """Weigh the answers without dropping any, so that all have met the same cards."""
        seed = self._seed + number
        return weigh(table, most=MAX_ROLLOUTS, enough=ENOUGH, enough_to_drop=0.0, seed=seed, weights=self._weights)

    def _judge(self, number: int, each: _Asked) -> _Judged:
        weighed = self._weigh(number, each.table)
        chosen = next(one for one in weighed if one.choice == each.choice)
        best = chosen if chosen.behind == 0 else next(one for one in weighed if one.behind == 0)
        self._watch(number + 1)
        return _Judged(chosen, best)

    def _moment(self, number: int, each: _Asked, judged: _Judged, after: Chances) -> Moment:
        begins = any(isinstance(event, RoundBegan) for event in each.events)
        between = self._everybody(chances_at(each.then, self._weights)) if begins else None
        return Moment(
            number=number,
            table=each.table,
            asked=each.asked,
            choice=each.choice,
            best=judged.best.choice,
            cost=judged.cost,
            error=Z_95 * judged.chosen.behind_error if judged.cost else 0.0,
            before=self._everybody(judged.before),
            chosen=self._everybody(judged.chosen.everybody),
            after=after,
            between=between,
            joined=None if between is None else self._joined(each, between),
            events=each.events,
        )

    def _everybody(self, chances: Chances) -> Chances:
        """Add those who are not at the table yet: they cannot win so far."""
        return (*chances, *(0.0 for _ in self._replayed.record.seats[len(chances) :]))

    def _joined(self, each: _Asked, between: Chances) -> Chances | None:
        """Return what those who joined before the round did to everybody's chance; None if nobody did."""
        seats = len(each.table.places)
        if seats == len(each.then.places):
            return None
        scores, first = each.then.scores[:seats], each.then.first if each.then.first < seats else 0
        target = each.then.rules.target
        without = chances_to_win(scores, target=target, first=first, weights=self._weights)
        return _less(between, self._everybody(without))

    def _end(self, start: Chances, judged: list[_Judged]) -> Chances:
        """Return the chances where the game stops: known if it is over; before an open card, as after the last one."""
        game = self._replayed.game
        if game.asked is None:
            return self._everybody(chances_at(game.table))
        if isinstance(game.asked, WhichCard):
            return self._everybody(judged[-1].chosen.everybody) if judged else start
        return self._everybody(max(self._weigh(len(judged), game.table), key=lambda one: one.behind == 0).everybody)


def _new_game(record: Record) -> Game:
    """Return the game at its first question."""
    return record.new_game()


def _decisions(replayed: Replay) -> Iterator[_Asked]:
    """Yield every decision of a player; the cards that an open deck was asked for belong to the one before."""
    game = _new_game(replayed.record)
    now: _Asked | None = None
    for step in replayed.steps[1:]:
        asked, choice = game.asked, step.choice
        assert asked is not None, "a step answers something"
        assert choice is not None, "only the first step has no answer"
        before = game.table.copy()
        game.play(choice)
        if not isinstance(asked, WhichCard):
            if now is not None:
                yield now
            now = _Asked(before, asked, choice, game.table.copy(), step.events)
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
