"""A person at the keyboard: asked until there is an answer."""

from pathlib import Path
from typing import assert_never

from flip7.core.decisions import Choice, Decision, Give, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat
from flip7.core.table import Place, Table
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.odds import odds_words
from flip7.i18n.questions import hint, options, question
from flip7.i18n.rulebook import find_rules
from flip7.play.autosave import Autosave
from flip7.play.local_table import LocalTable
from flip7.terminal.lineui.advice import advise_on, show_advice
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.prompt import Ask, Command, Unclear, understand
from flip7.terminal.lineui.screen import Screen


class Quit(Exception):
    """The person wants to stop."""


class KeyboardPlayer:
    """Everybody who types, one after the other, at one keyboard."""

    def __init__(self, screen: Screen, narrator: Narrator, game: LocalTable, autosave: Autosave) -> None:
        self._screen = screen
        self._narrator = narrator
        self._game = game
        self._names = game.names
        self._autosave = autosave
        self._seen: tuple[Seat, list[Place]] | None = None

    async def choose(self, table: Table, asked: Decision) -> Choice:
        """Read lines until one is an answer; run commands and explain unclear answers on the way."""
        self._before(asked, table)
        self._screen.options(options(asked, table, self._names))
        while True:
            typed = self._screen.ask(question(asked, self._names), hint(asked))
            meant = understand(typed, asked, self._names)
            match meant:
                case Command():
                    self._do(meant, table, asked)
                    self._screen.options(options(asked, table, self._names))
                case Unclear(sentence):
                    self._screen.note(sentence)
                case _:
                    return meant

    def _before(self, asked: Decision, table: Table) -> None:
        """What they see first; who has just said that they hit need not see it again to say which card came up."""
        now = (asked.seat, table.copy().places)
        if not (isinstance(asked, WhichCard) and now == self._seen):
            self._screen.before(asked.seat, table, self._names)
        self._seen = now

    def _do(self, command: Command, table: Table, asked: Decision) -> None:
        match command.ask:
            case Ask.HELP:
                self._screen.note(say("help-which-card") if isinstance(asked, WhichCard) else say("help"))
                self._screen.note(say("help-commands"))
            case Ask.TABLE:
                self._screen.seats(table, self._names, asked.seat)
            case Ask.ODDS:
                self._odds(table, asked)
            case Ask.ADVICE:
                self._advice(table, asked)
            case Ask.WHY:
                self._narrator.why()
            case Ask.RULE:
                self._rule(command.argument)
            case Ask.SAVE:
                self._save(command.argument)
            case Ask.QUIT:
                raise Quit
            case _:
                assert_never(command.ask)

    def _odds(self, table: Table, asked: Decision) -> None:
        """The odds of the seat that is asked, or of everybody who can be given the card."""
        seats = asked.options if isinstance(asked, Give) else (asked.seat,)
        for seat in seats:
            self._screen.note(odds_words(table, seat, self._names))

    def _advice(self, table: Table, asked: Decision) -> None:
        """What each answer is worth; which card comes up is for nobody to choose."""
        if isinstance(asked, WhichCard):
            self._screen.note(say("advice-none"))
            return
        try:
            show_advice(advise_on(table, seed=0), self._names, self._screen)
        except Flip7Error as error:
            self._screen.note(printable(str(error)))

    def _rule(self, argument: str) -> None:
        words = argument.split()
        try:
            self._screen.rules(find_rules(words), words)
        except Flip7Error as error:
            self._screen.note(printable(str(error)))

    def _save(self, argument: str) -> None:
        if not argument:
            self._screen.note(say("save-needs-a-name"))
            return
        try:
            self._autosave.keep_in(Path(argument).expanduser(), self._game.record)
        except (Flip7Error, RuntimeError) as error:
            self._screen.note(say("save-failed", problem=printable(str(error))))
        else:
            self._screen.note(say("saved-as", file=printable(argument)))
