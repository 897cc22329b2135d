"""Run `flip7 replay`: tell games as they happened, or summarise them for programs."""

import json
import sys
from collections.abc import Callable, Sequence

from flip7.core.errors import Flip7Error
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.narrate import Teller
from flip7.i18n.questions import question
from flip7.i18n.seat_names import Names
from flip7.record import Record, Replay, replay, summary
from flip7.record.files import BadFile, read_game
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.screen import EndOfInput, Screen

Complain = Callable[[str], None]


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
        for at, step in enumerate(replayed.steps):
            if at and self._step and not self._goes_on():
                return
            narrator.tell(step.events)
        self._end(replayed, names)
        self._screen.finish()

    def _goes_on(self) -> bool:
        """Wait for a key: Enter goes on, q does not."""
        try:
            return not self._screen.ask("", say("step-hint")).strip().casefold().startswith("q")
        except EndOfInput:
            return False

    def _end(self, replayed: Replay, names: Names) -> None:
        asked = replayed.game.asked
        if asked is not None:
            self._screen.note(say("game-stops-asked", question=question(asked, names)))


def _first_table(record: Record) -> Table:
    return record.new_table()
