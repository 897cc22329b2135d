"""What each answer to a question is worth: tried many times, to the end of the round, with the same cards for all.

The round is played to its end by somebody who plays well; what its end is worth is the chance to win from there
(`flip7.odds.winning`). Because all answers meet the same cards, the difference between two of them is known much better
than either.
"""

from dataclasses import dataclass
from math import sqrt
from typing import Final

import numpy as np

from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.kernel import compiling, machine
from flip7.kernel.mind import Mind
from flip7.kernel.state import State
from flip7.kernel.trial import Trial
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
    state = State.of(table)
    if state.asked is None:
        raise NothingToWeigh("the game is over: nobody is asked anything")
    trial = Trial(state.games, mind or usual_mind(), seed)
    _run(trial, most, enough)
    found = trial.found
    places = {int(answer): place for place, answer in enumerate(found["answer"][: found["count"]])}
    return tuple(_weighed(found, places[_number(choice)], choice, len(table.places)) for choice in state.asked.options)


def _run(trial: Trial, most: int, enough: float | None) -> None:
    """Until everything is known well enough, or tried often enough."""
    pause = min(FIRST_TRIES, most)
    trial.go_on_to(pause)
    while pause < most and not (enough is not None and _is_known(trial, enough)):
        pause = min(pause + max(pause // 2, FIRST_TRIES), most)
        trial.go_on_to(pause)


def _is_known(trial: Trial, enough: float) -> bool:
    found = trial.found
    places = [place for place in range(int(found["count"])) if found["open"][place]]
    return all(_error(found, place) <= enough for place in places)


def _error(found: np.void, place: int) -> float:
    """The standard error of an answer's chance to win."""
    tries = int(found["tries"][place])
    win = float(found["win"][place]) / tries
    square = float(found["cross"][place * machine.MAX_SEATS + place]) / tries
    return sqrt(max(square - win * win, 0.0) / tries)


def _weighed(found: np.void, place: int, choice: Choice, seats: int) -> Weighed:
    tries = int(found["tries"][place])
    return Weighed(
        choice=choice,
        win=float(found["win"][place]) / tries,
        error=_error(found, place),
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
