"""What each answer to a question is worth: tried many times, to the end of the round, with the same cards for all.

The round is played to its end by somebody who plays well; what its end is worth is the chance to win from there
(`flip7.odds.winning`). Because all answers meet the same cards, the difference between two of them is known much better
than either.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from flip7.core.decisions import HIT, STAY, Choice, Decision
from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.kernel import compiling, machine, search
from flip7.kernel.mind import Mind
from flip7.kernel.setup import base_of, new_desk, policy_records
from flip7.kernel.state import State
from flip7.odds.learned import usual_mind

FIRST_TRIES: Final = 64
MOST_TRIES: Final = 4_000 if compiling.COMPILED else 1_000
"""So often every answer is tried, if nothing else is said: hundredths of a second; half a second in plain Python."""
MAX_TRIES: Final = 10_000_000
CLOSE: Final = 2.0
"""Two answers are too close to call within so many standard errors of their difference."""


class NothingToWeigh(Flip7Error):
    """A table at which no player is asked anything."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What one answer is worth."""

    choice: Choice
    win: float
    """The chance to win the game."""
    error: float
    """The standard error of that chance."""
    everybody: tuple[float, ...]
    """Each seat's chance to win the game."""
    points: float
    """Points of this round, on average."""
    bust: float
    """The chance to bust before the round is over."""
    tries: int
    behind: float
    """How much chance to win is lost against the best answer; 0 for the best."""
    behind_error: float
    """The standard error of that loss."""

    @property
    def is_close(self) -> bool:
        """It is the best answer, or too close to it to call."""
        return self.behind <= CLOSE * self.behind_error


def weigh(
    table: Table, *, most: int = MOST_TRIES, enough: float | None = None, seed: int = 0, mind: Mind | None = None
) -> tuple[Weighed, ...]:
    """What each answer to the table's question is worth, in the order of the decision's options.

    Every answer is tried so many times, but one that is clearly worse than the best is dropped early. With `enough` the
    tries end as soon as the standard error of every answer that is left is below it. Same seed, same answer. The
    order of the draw pile is not known, and not looked at.
    """
    if not 1 <= most <= MAX_TRIES:
        raise NothingToWeigh(f"{most:,} tries: an answer is tried 1 to {MAX_TRIES:,} times")
    trial = _Trial(table, seed, mind or usual_mind())
    trial.run(most, enough)
    return trial.weighed()


class _Trial:
    """A question whose answers are being tried."""

    def __init__(self, table: Table, seed: int, mind: Mind) -> None:
        state = State.of(table, seed=seed)
        asked = state.asked
        if asked is None:
            raise NothingToWeigh("the game is over: nobody is asked anything")
        self._games = state.games
        self._seats = len(table.places)
        self._asked: Decision = asked
        self._seed = compiling.u64(seed % 2**64)
        self._orders = policy_records([base_of(mind)])
        self._desk = new_desk()
        self._tried = 0

    def run(self, most: int, enough: float | None) -> None:
        """Until everything is known well enough, or tried often enough."""
        pause = min(FIRST_TRIES, most)
        while True:
            self._go_on_to(pause)
            if pause == most or (enough is not None and self._is_known(enough)):
                return
            pause = min(pause + max(pause // 2, FIRST_TRIES), most)

    def _go_on_to(self, end: int) -> None:
        search.try_more(self._games, self._seed, self._tried, end, *self._orders, *self._desk)
        search.settle(self._desk.founds)
        self._tried = end

    def _is_known(self, enough: float) -> bool:
        return all(one.error <= enough for one in self.weighed() if one.tries == self._tried)

    def weighed(self) -> tuple[Weighed, ...]:
        """What is known so far."""
        found = compiling.to_array(self._desk.founds, search.FOUND)[0]
        places = {int(answer): place for place, answer in enumerate(found["answer"][: found["count"]])}
        return tuple(_weighed(found, places[_number(choice)], choice, self._seats) for choice in self._asked.options)


def _weighed(found: np.void, place: int, choice: Choice, seats: int) -> Weighed:
    tries = int(found["tries"][place])
    win = float(found["win"][place]) / tries
    square = float(found["cross"][place * machine.MAX_SEATS + place]) / tries
    return Weighed(
        choice=choice,
        win=win,
        error=sqrt(max(square - win * win, 0.0) / tries),
        everybody=tuple((found["everybody"][place * machine.MAX_SEATS :][:seats] / tries).tolist()),
        points=float(found["points"][place]) / tries,
        bust=float(found["busts"][place]) / tries,
        tries=tries,
        behind=float(found["behind"][place]),
        behind_error=float(found["error"][place]),
    )


def _number(choice: Choice) -> int:
    """The answer as the machine knows it."""
    if choice is HIT:
        return machine.HIT
    if choice is STAY:
        return machine.STAY
    assert isinstance(choice, int), "only an open deck asks for cards"
    return choice
