"""Thousands of games stepped together: all open questions as arrays, all answers as one array."""

from collections.abc import Sequence
from typing import Any, Final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from flip7.core.errors import Flip7Error
from flip7.kernel import game_loop, jit, referee
from flip7.kernel.policy import Policy
from flip7.kernel.setup import Setup, new_notes, policy_records
from flip7.kernel.state import State

SLOTS: Final = 4096


class BadAnswers(Flip7Error):
    """Answers that do not fit the questions. No game has moved."""


class BadBatch(Flip7Error):
    """A batch that cannot be set up."""


class Batch:
    """Many games at once; the questions of players without a policy are yours.

    >>> from flip7.kernel.referee import HIT_OR_STAY
    >>> batch = Batch(Setup(seats=4, seed=7), games=1000, slots=100)
    >>> while batch.open:
    ...     asked = batch.questions
    ...     hit = (asked["points"] < 25).astype(int)
    ...     batch.step(np.where(asked["asked"] == HIT_OR_STAY, hit, asked["leader"]))
    >>> int(batch.tally["games"])
    1000

    A slot whose game is over goes on with the next game, so that all slots stay busy until no game is left.
    """

    def __init__(
        self,
        setup: Setup,
        *,
        games: int | None = None,
        begin: int = 0,
        slots: int = SLOTS,
        policies: Sequence[Policy | None] = (),
    ) -> None:
        """Set up `games` games from number `begin` on; without a number they never end."""
        for name, number in (("games", games or 0), ("begin", begin), ("slots", slots)):
            if type(number) is not int or number < 0:
                raise BadBatch(f"{name} is {number!r}: it must be a whole number, and not negative")
        self.setup: Setup = setup
        end = np.iinfo(np.int64).max if games is None else begin + games
        players = 1 + max((player for lineup in setup.lineups for player in lineup), default=setup.seats - 1)
        policies = policies or [None] * players
        if len(policies) != players:
            raise BadBatch(f"{len(policies)} policies for {players} players")
        self._end = end
        self._games = jit.new_records(referee.GAME, slots)
        self._slots = jit.new_records(game_loop.SLOT, slots)
        self._questions = jit.new_records(game_loop.QUESTION, slots)
        self._tally = jit.new_records(game_loop.TALLY)
        self._fixed = (setup.record(), setup.lineup_records(), *policy_records(policies), new_notes())
        self._following = game_loop.begin_slots(self._games, self._slots, self._fixed[0], begin, end)
        self._go_on(np.zeros(slots, np.int64))

    @property
    def questions(self) -> NDArray[np.void]:
        """The question in every slot (`game_loop.QUESTION_FIELDS`); `asked` is 4 in a slot that has no game left."""
        return jit.to_array(self._questions, game_loop.QUESTION)

    @property
    def open(self) -> bool:
        """Whether any slot has a question."""
        return bool((jit.to_array(self._slots, game_loop.SLOT)["open"]).any())

    @property
    def tally(self) -> np.void:
        """The counts so far: the fields of `game_loop.TALLY_FIELDS`."""
        counted: np.void = jit.to_array(self._tally, game_loop.TALLY)[0]
        return counted

    @property
    def games(self) -> NDArray[np.void]:
        """The records of the games in the slots: the fields of `referee.FIELDS`. Read only."""
        return jit.to_array(self._games, referee.GAME)

    def state(self, slot: int) -> State:
        """Return a copy of the game in a slot."""
        return State.from_bytes(self.games[slot].tobytes())

    def step(self, answers: ArrayLike) -> None:
        """Answer all open questions: 1 hits, 0 stays, a card goes to the seat of that number.

        If one answer is not among its options, `BadAnswers` says which, and no game has gone on.
        """
        given = np.asarray(answers)
        if given.shape != (len(self._games),) or given.dtype.kind not in "iub":
            raise BadAnswers(
                f"answers are {len(self._games)} whole numbers, one for each slot, not {given.dtype} {given.shape}"
            )
        given = given.astype(np.int64)
        wrong = game_loop.first_illegal(self._games, self._slots, given)
        if wrong >= 0:
            raise BadAnswers(f"slot {wrong}: {given[wrong]} is not an answer to «{self.state(wrong).asked}»")
        self._go_on(given)

    def _go_on(self, answers: NDArray[np.int64]) -> None:
        given: Any = answers if jit.COMPILED else answers.tolist()
        self._following = game_loop.step(
            self._games, self._slots, *self._fixed, self._tally, self._questions, given, self._end, self._following
        )
