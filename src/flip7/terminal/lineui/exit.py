"""Leaving the table: the game is kept, and one sentence says where and how to go on."""

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
    """How a session ended, as the command's exit status."""

    DONE = 0
    NOT_OVER = 2
    INTERRUPTED = 130


class Leaving:
    """The ways to leave."""

    def __init__(self, screen: Screen, keeping: Autosave) -> None:
        self._screen = screen
        self._keeping = keeping

    def on_purpose(self, record: Record) -> Outcome:
        """Somebody quit: the game is kept."""
        return self._keep_and_say(record, Outcome.DONE)

    def interrupted(self, record: Record) -> Outcome:
        """Ctrl-C: the game is kept."""
        self._screen.finish()
        return self._keep_and_say(record, Outcome.INTERRUPTED)

    def out_of_answers(self, record: Record) -> Outcome:
        """The input ended before the game: Ctrl-D quits; in a pipe the game is kept if a file was named."""
        self._screen.finish()
        if self._screen.interactive:
            return self.on_purpose(record)
        if self._keeping.file is None:
            sys.stderr.write(f"flip7: {say('not-over-lost')}\n")
            return Outcome.NOT_OVER
        try:
            self._keeping.keep(record)
        except BadFile as error:
            return self._lost(record, error)
        sys.stderr.write(f"flip7: {say('not-over', command=command(), file=_as_typed(self._keeping.file))}\n")
        return Outcome.NOT_OVER

    def at_the_end(self, record: Record) -> Outcome:
        """The game is over: it is kept if a file was named, else that is offered."""
        if self._keeping.file is None:
            self._offer(record)
            return Outcome.DONE
        try:
            self._keeping.keep(record)
        except BadFile as error:
            return self._lost(record, error)
        self._screen.note(say("saved-as", file=printable(str(self._keeping.file))))
        return Outcome.DONE

    def _offer(self, record: Record) -> None:
        if not self._screen.interactive:
            return
        try:
            while name := self._screen.ask(say("save-offer"), say("save-offer-hint")).strip():
                if self._kept_in(name, record):
                    return
        except (EndOfInput, KeyboardInterrupt):
            return

    def _kept_in(self, name: str, record: Record) -> bool:
        try:
            self._keeping.keep_in(Path(name), record)
        except BadFile as error:
            self._screen.note(printable(str(error)))
            return False
        self._screen.note(say("saved-as", file=printable(name)))
        return True

    def _keep_and_say(self, record: Record, outcome: Outcome) -> Outcome:
        try:
            file = self._keeping.keep_somewhere(record)
        except BadFile as error:
            return self._lost(record, error)
        self._screen.note(say("saved-go-on", command=command(), file=_as_typed(file)))
        return outcome

    def _lost(self, record: Record, error: BadFile) -> Outcome:
        """There is no place for the game: it is written out, so that it is not lost."""
        self._screen.finish()
        sys.stderr.write(f"flip7: {say('save-lost', problem=printable(str(error)))}\n{to_json(record)}\n")
        return Outcome.NOT_OVER


def _as_typed(file: Path) -> str:
    """The name as it is typed in a shell."""
    return printable(shlex.quote(str(file)))
