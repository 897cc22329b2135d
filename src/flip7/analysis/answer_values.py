"""Answer values: what each answer to a question is worth, with its error, from the rollouts of `flip7.kernel.rollouts`.

`weigh` runs them until everything is known well enough; the rollouts themselves are played in the kernel.

Everybody plays the round to its end by a good policy; what its end is worth is the chance to win from there
(`flip7.analysis.win_probability`). Because all answers meet the same cards, the difference between two of them is
known much better than either.
"""

# ruff: noqa: E402 - what is missing is to be said before NumPy is imported
from flip7.extras import require

require("numpy")
from collections.abc import Sequence
from math import inf, sqrt
from typing import Any, Final, NamedTuple

import numpy as np
from numpy.typing import NDArray

from flip7.analysis.weighed_answer import Weighed
from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.kernel import jit, referee
from flip7.kernel.rollout_driver import Trial, pauses
from flip7.kernel.state import State
from flip7.kernel.weights import Weights, default_weights

FIRST_TRIES: Final = 64
DEFAULT_ROLLOUTS: Final = 4_000 if jit.COMPILED else 1_000
"""Rollouts of every answer by default: hundredths of a second; half a second in plain Python."""
MAX_TRIES: Final = 10_000_000
UNSEEN: Final = 0.25
"""The square of half a game: how far from the mean a rollout may lie that has not come up yet."""
LEAST_TRIES: Final = 1_000 if jit.COMPILED else 200
"""No fewer rollouts are enough: something rare may not have come up."""
ENOUGH_PAUSES: Final = 5
"""From this many batches on, their differences tell the standard error of the mean."""


class NothingToWeigh(Flip7Error):
    """A table at which no player is asked anything."""


def weigh(  # noqa: PLR0913 - how well it is to be known, each by its name
    table: Table,
    *,
    most: int = DEFAULT_ROLLOUTS,
    enough: float | None = None,
    enough_to_drop: float | None = None,
    seed: int = 0,
    weights: Weights | None = None,
) -> tuple[Weighed, ...]:
    """Weigh each answer to the table's question; return them in the order of the decision's options.

    Every answer gets up to `most` rollouts, but one that is clearly worse than the best is dropped early; with
    `enough_to_drop` not before its own standard error is below that, so with 0 never. With `enough` the rollouts end as
    soon as the standard error of every answer that is left is below it. Same seed, same result. The order of the draw
    pile is not used.
    """
    if not 1 <= most <= MAX_TRIES:
        raise NothingToWeigh(f"{most:,} tries: an answer is tried 1 to {MAX_TRIES:,} times")
    state = State.of(table)
    if state.asked is None:
        raise NothingToWeigh("the game is over: nobody is asked anything")
    trial = _Weighing(state.games, weights or default_weights(), seed, enough_to_drop)
    _run(trial, most, enough)
    places = {int(answer): place for place, answer in enumerate(trial.found["answer"][: trial.found["count"]])}
    return tuple(_weighed(trial, places[_number(choice)], choice, len(table.places)) for choice in state.asked.options)


def _run(trial: Trial, most: int, enough: float | None) -> None:
    """Run rollouts until everything is known well enough, or the limit is reached."""
    for pause in pauses(most, FIRST_TRIES):
        trial.go_on_to(pause)
        if enough is not None and pause >= LEAST_TRIES and _is_known(trial, enough):
            return


def _is_known(trial: Trial, enough: float) -> bool:
    found = trial.found
    places = [place for place in range(int(found["count"])) if found["open"][place]]
    return all(_error(found, place) <= enough for place in places)


class _Pause(NamedTuple):
    """The results at a pause between batches of rollouts: how often each answer had been tried, and its points."""

    tries: NDArray[np.float64]
    points: NDArray[np.float64]


class _Weighing(Trial):
    """A trial that remembers its pauses, and drops no answer before enough is known of it."""

    def __init__(self, games: Any, weights: Weights, seed: int, enough_to_drop: float | None) -> None:  # noqa: ANN401 - records
        super().__init__(games, weights, seed)
        self._enough_to_drop = enough_to_drop
        self.pauses: list[_Pause] = [_Pause(np.zeros(referee.MAX_SEATS), np.zeros(referee.MAX_SEATS))]

    def go_on_to(self, end: int) -> bool:
        """Run rollouts as `Trial` does, and remember the results."""
        left = super().go_on_to(end)
        found = self.found
        self.pauses.append(_Pause(found["tries"].astype(np.float64), found["points"].copy()))
        if self._enough_to_drop is not None:
            self._take_up_again(found, self._enough_to_drop)
        return left

    def _take_up_again(self, found: np.void, enough: float) -> None:
        """Reopen answers that have just been dropped but of which too little is known."""
        first = self._founds[0]
        still_open = first["open"] if jit.COMPILED else first.open
        for place in range(found["count"]):
            just_tried = found["tries"][place] == self.tried
            if just_tried and (len(self.pauses) <= ENOUGH_PAUSES or _error(found, place) >= enough):
                still_open[place] = 1

    @property
    def most_points(self) -> int:
        """Return the place of the answer that brings the most points."""
        found = self.found
        return max(range(found["count"]), key=lambda place: float(found["points"][place] / found["tries"][place]))


def _weighed(trial: _Weighing, place: int, choice: Choice, seats: int) -> Weighed:
    found = trial.found
    tries = int(found["tries"][place])
    fewer, fewer_error = _fewer_points(trial.pauses, place, trial.most_points)
    return Weighed(
        choice=choice,
        win=float(found["win"][place]) / tries,
        error=_error(found, place),
        everybody=tuple((found["everybody"][place * referee.MAX_SEATS :][:seats] / tries).tolist()),
        points=float(found["points"][place]) / tries,
        bust=float(found["busts"][place]) / tries,
        tries=tries,
        behind=float(found["behind"][place]),
        behind_error=_behind_error(found, place),
        fewer_points=fewer,
        fewer_points_error=fewer_error,
    )


def _error(found: np.void, place: int) -> float:
    """Return the standard error of an answer's chance to win.

    What was never seen in the tries is not impossible: one more may come out otherwise.
    """
    tries = int(found["tries"][place])
    win = float(found["win"][place]) / tries
    square = float(found["cross"][place * referee.MAX_SEATS + place]) / tries
    return sqrt((max(square - win * win, 0.0) + UNSEEN / tries) / tries)


def _behind_error(found: np.void, place: int) -> float:
    """Return the standard error of what an answer loses against the best one; the best loses nothing."""
    if found["behind"][place] == 0.0:
        return 0.0
    return sqrt(float(found["error"][place]) ** 2 + UNSEEN / int(found["tries"][place]) ** 2)


def _fewer_points(pauses: Sequence[_Pause], place: int, most_points: int) -> tuple[float, float]:
    """Return the points that an answer loses against the one that brings most, and their standard error.

    Both met the same cards. The error comes from how much the loss differs from pause to pause.
    """
    if place == most_points:
        return 0.0, 0.0
    tries = np.diff([pause.tries[[place, most_points]] for pause in pauses], axis=0).min(axis=1)
    lost = np.diff([pause.points[most_points] - pause.points[place] for pause in pauses])[tries > 0]
    tries = tries[tries > 0]
    fewer = max(float(lost.sum() / tries.sum()), 0.0)
    if len(tries) < ENOUGH_PAUSES:
        return fewer, inf
    spread = float((tries * (lost / tries - fewer) ** 2).sum()) / (len(tries) - 1)
    return fewer, sqrt(spread / float(tries.sum()))


def _number(choice: Choice) -> int:
    """Return the answer in the kernel's numbers."""
    if choice is HIT:
        return referee.HIT
    if choice is STAY:
        return referee.STAY
    assert isinstance(choice, int), "only an open deck asks for cards"
    return choice
