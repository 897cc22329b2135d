"""Leave a game: save it, and print where it is and how to go on."""

import shlex
import sys
from enum import IntEnum
from pathlib import Path

from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.play.autosave import Autosave
from flip7.record import Record, to_json
from flip7.record.files import BadFile
from flip7.terminal.command_name import command
from flip7.terminal.lineui.screen import EndOfInput, Screen


class Outcome(IntEnum):
    """The end of a session, as the command's exit status."""

    DONE = 0
    NOT_OVER = 2
    INTERRUPTED = 130


class Leaving:
    """The ways to leave."""

    def __init__(self, screen: Screen, autosave: Autosave, way_back: str = "") -> None:
        """Leave the game of this file; `way_back` is the command that goes on with it, if not `play --resume`."""
        self._screen = screen
        self._autosave = autosave
        self._way_back = way_back

    def on_purpose(self, record: Record) -> Outcome:
        """Save the game after somebody quit."""
        return self._save_and_say(record, Outcome.DONE)

    def interrupted(self, record: Record) -> Outcome:
        """Save the game after Ctrl-C."""
        self._screen.finish()
        return self._save_and_say(record, Outcome.INTERRUPTED)

    def out_of_answers(self, record: Record) -> Outcome:
        """Leave when the input ends before the game: Ctrl-D quits; in a pipe the game is saved if a file was named."""
        self._screen.finish()
        if self._screen.interactive:
            return self.on_purpose(record)
        if self._autosave.file is None:
            sys.stderr.write(f"flip7: {say('not-over-lost')}\n")
            return Outcome.NOT_OVER
        try:
            self._autosave.save(record)
        except BadFile as error:
            return self._lost(record, error)
        sys.stderr.write(f"flip7: {say('not-over', command=self._command(self._autosave.file))}\n")
        return Outcome.NOT_OVER

    def at_the_end(self, record: Record) -> Outcome:
        """Save a finished game if it has a file or a folder, else offer to."""
        try:
            self._autosave.save(record)
        except BadFile as error:
            return self._lost(record, error)
        if self._autosave.is_kept:
            self._screen.note(say("kept-over", command=command()))
        elif self._autosave.file is not None:
            self._screen.note(say("saved-as", file=printable(str(self._autosave.file))))
        else:
            self._offer(record)
        return Outcome.DONE

    def _offer(self, record: Record) -> None:
        if not self._screen.interactive:
            return
        try:
            while name := self._screen.ask(say("save-offer"), say("save-offer-hint")).strip():
                if self._saved_as(name, record):
                    return
        except (EndOfInput, KeyboardInterrupt):
            return

    def _saved_as(self, name: str, record: Record) -> bool:
        try:
            self._autosave.save_as(Path(name), record)
        except BadFile as error:
            self._screen.note(printable(str(error)))
            return False
        self._screen.note(say("saved-as", file=printable(name)))
        return True

    def _save_and_say(self, record: Record, outcome: Outcome) -> Outcome:
        try:
            file = self._autosave.save_anywhere(record)
        except BadFile as error:
            return self._lost(record, error)
        self._screen.command(say("saved-go-on", command=self._command(file)))
        return outcome

    def _command(self, file: Path) -> str:
        """Return what to type to go on with the game."""
        again = "play --last" if self._autosave.is_kept else f"play --resume {as_typed(file)}"
        return f"{command()} {self._way_back or again}"

    def _lost(self, record: Record, error: BadFile) -> Outcome:
        """Print a game that cannot be saved, so that it is not lost."""
        self._screen.finish()
        sys.stderr.write(f"flip7: {say('save-lost', problem=printable(str(error)))}\n{to_json(record)}\n")
        return Outcome.NOT_OVER


def as_typed(file: Path) -> str:
    """Quote the file name for a shell."""
    return printable(shlex.quote(str(file)))
