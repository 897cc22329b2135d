"""Run `flip7 replay`: tell games as they happened, or summarise them for programs."""

import json
import sys
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Final

from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.extras import MissingExtra, require
from flip7.i18n.catalog import say
from flip7.i18n.extras import extra_words
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names
from flip7.record import Record, Replay, replay, summary
from flip7.record.files import BadFile, read_game
from flip7.terminal.chances import answers_in, chances_told, cost_told, course_of, review_in_stages
from flip7.terminal.lineui.advice import get_ready
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.screen import EndOfInput, Screen

if TYPE_CHECKING:
    from flip7.analysis.reviewed_game import Review

Complain = Callable[[str], None]
_CHANCES: Final = "c"
_QUIT: Final = "q"


def replay_file(file: str) -> Replay:
    """Read a game from a file and replay it."""
    record = read_game(file)
    try:
        return replay(record)
    except Flip7Error as error:
        raise BadFile(file, str(error)) from None


def each_file(files: Sequence[str], show: Callable[[str, Replay], None], complain: Complain) -> int:
    """Show every game that can be read; complain in one line about each other file."""
    outcome = Outcome.DONE
    for file in files:
        try:
            show(file, replay_file(file))
        except Flip7Error as error:
            complain(str(error))
            outcome = Outcome.NOT_OVER
    return outcome


def print_summary(_: str, replayed: Replay) -> None:
    """Print where the game stands, as one line of JSON."""
    sys.stdout.write(json.dumps(summary(replayed), ensure_ascii=False) + "\n")
    sys.stdout.flush()


class GameTeller:
    """Tells games on a screen, all at once or step by step."""

    def __init__(self, screen: Screen, *, several: bool, step: bool) -> None:
        self._screen = screen
        self._several = several
        self._step = step

    def __call__(self, file: str, replayed: Replay) -> None:
        """Print the game of the file."""
        if self._several:
            self._screen.note(printable(file))
        names = Names(replayed.record.seats)
        narrator = Narrator(self._screen, Teller(_first_table(replayed.record), names))
        chances = _Chances(replayed, names, self._screen)
        for at, step in enumerate(replayed.steps):
            if at and self._step and not self._goes_on(chances, at):
                return
            narrator.tell(step.events)
        self._end(replayed, names)
        self._screen.finish()

    def _goes_on(self, chances: "_Chances", at: int) -> bool:
        """Wait for a key: Enter goes on, c shows the chances from here on or no more, q does not go on."""
        if chances.shown:
            chances.tell(at)
        try:
            while (key := self._screen.ask("", say("step-hint")).strip().casefold()[:1]) == _CHANCES:
                chances.shown = not chances.shown
                if chances.shown:
                    chances.tell(at)
        except EndOfInput:
            return False
        return key != _QUIT

    def _end(self, replayed: Replay, names: Names) -> None:
        asked = replayed.game.asked
        if asked is not None:
            self._screen.note(say("game-stops-asked", question=question(asked, names)))


class _Chances:
    """The chances after a step, once somebody has asked for them."""

    def __init__(self, replayed: Replay, names: Names, screen: Screen) -> None:
        self.shown = False
        self._replayed = replayed
        self._names = names
        self._screen = screen
        self._review: Review | None = None

    def tell(self, at: int) -> None:
        """Print everybody's chance to win after that many steps, and what the last choice cost."""
        try:
            review = self._review = self._review or self._found()
        except (Flip7Error, MissingExtra) as problem:
            self.shown = False
            self._screen.note(extra_words(problem) if isinstance(problem, MissingExtra) else str(problem))
            return
        made = min(answers_in(self._replayed.steps[:at]), len(review.moments))
        told = [chances_told(course_of(review)[made], self._names), cost_told(review, made, self._names)]
        for line in filter(None, told):
            self._screen.note(line)

    def _found(self) -> "Review":
        require("numpy")
        get_ready()
        *_, review = review_in_stages(self._replayed.record)
        return review


def _first_table(record: Record) -> Table:
    return record.new_table()
