"""The line UI's prompt: ask a person until they answer, parse what they type, run their commands."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from pathlib import Path
from typing import Final, assert_never

from rich.cells import cell_len, set_cell_size

from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.errors import Flip7Error
from flip7.core.seats import Seat, seat_letter
from flip7.core.table import Place, Table
from flip7.extras import MissingExtra
from flip7.i18n.catalog import say
from flip7.i18n.extras import extra_words
from flip7.i18n.lists import all_of
from flip7.i18n.markup import printable
from flip7.i18n.odds import odds_words
from flip7.i18n.questions import hint, options, question
from flip7.i18n.rulebook import find_rules
from flip7.i18n.seat_names import Names
from flip7.play.autosave import Autosave
from flip7.play.local_table import LocalTable, TakeBack
from flip7.terminal.lineui.advice import advise_on, show_advice
from flip7.terminal.lineui.narrator import Narrator
from flip7.terminal.lineui.screen import Screen

_MAX_QUOTED_COLUMNS: Final = 40
"""A longer answer is shortened in the sentence that says it is unclear."""


class Ask(StrEnum):
    """The commands that can be typed at any question."""

    HELP = "?"
    TABLE = "t"
    ODDS = "o"
    ADVICE = "advice"
    UNDO = "undo"
    WHY = "w"
    RULE = "r"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Command:
    """A command instead of an answer."""

    ask: Ask
    argument: str = ""


@dataclass(frozen=True, slots=True)
class Unclear:
    """Neither answer nor command; the sentence says what would be one."""

    sentence: str


_ALONE: Final = {
    "?": Ask.HELP,
    "help": Ask.HELP,
    "t": Ask.TABLE,
    "table": Ask.TABLE,
    "o": Ask.ODDS,
    "odds": Ask.ODDS,
    "advice": Ask.ADVICE,
    "advise": Ask.ADVICE,
    "u": Ask.UNDO,
    "undo": Ask.UNDO,
    "w": Ask.WHY,
    "why": Ask.WHY,
    "q": Ask.QUIT,
    "quit": Ask.QUIT,
    "exit": Ask.QUIT,
}
_WITH_ARGUMENT: Final = {"r": Ask.RULE, "rule": Ask.RULE, "rules": Ask.RULE, "save": Ask.SAVE}
_MOVES: Final = {"h": HIT, "hit": HIT, "s": STAY, "stay": STAY}


def understand(typed: str, asked: Decision, names: Names) -> Choice | Command | Unclear:
    """Parse a typed line. A command wins over a name: to give a card to somebody called T, type their number."""
    answer = typed.strip()
    if (command := command_of(answer)) is not None:
        return command
    if not answer:
        return Unclear(say("unclear-empty", hint=hint(asked)))
    return _answer(answer, asked, names)


def command_of(answer: str) -> Command | None:
    """Return the command that was typed; None if it is none."""
    word, _, argument = answer.partition(" ")
    if answer.casefold() in _ALONE:
        return Command(_ALONE[answer.casefold()])
    if word.casefold() in _WITH_ARGUMENT:
        return Command(_WITH_ARGUMENT[word.casefold()], argument.strip())
    return None


def _answer(answer: str, asked: Decision, names: Names) -> Choice | Unclear:
    match asked:
        case HitOrStay():
            move = _MOVES.get(answer.casefold())
            return Unclear(say("unclear-hit-or-stay", answer=shortened(answer))) if move is None else move
        case Give():
            return _taker(answer, asked, names)
        case WhichCard():
            card = next((card for card in asked.options if str(card).casefold() == answer.casefold()), None)
            return Unclear(say("unclear-which-card", answer=shortened(answer))) if card is None else card
        case _:
            assert_never(asked)


def _taker(answer: str, asked: Give, names: Names) -> Seat | Unclear:
    """Find the seat by number, by name or its beginning, or by the seat's letter."""
    if answer in _MOVES:  # a late «hit» or «stay» must not give a card away
        return Unclear(say("unclear-give", answer=shortened(answer)))
    if answer.isdecimal():
        matching: Sequence[Seat] = [seat for seat in asked.options if str(seat + 1) == answer]
    else:
        matching = _called(answer.casefold(), asked, names)
    if len(matching) == 1:
        return matching[0]
    if matching:
        return Unclear(
            say("unclear-give-many", answer=shortened(answer), names=all_of([names[seat] for seat in matching]))
        )
    return Unclear(say("unclear-give", answer=shortened(answer)))


def _called(answer: str, asked: Give, names: Names) -> list[Seat]:
    shown = {seat: names.shown[seat].casefold() for seat in asked.options}
    whole = [seat for seat, name in shown.items() if name == answer]
    beginning = [seat for seat, name in shown.items() if name.startswith(answer)]
    letter = [seat for seat in asked.options if seat_letter(seat).casefold() == answer]
    return whole or beginning or letter


def shortened(answer: str) -> str:
    """Shorten the answer for a quote in one line."""
    shown = printable(answer)
    return shown if cell_len(shown) <= _MAX_QUOTED_COLUMNS else set_cell_size(shown, _MAX_QUOTED_COLUMNS - 1) + "…"


# --- at the keyboard --------------------------------------------------------------------------------------------------


class Quit(Exception):
    """The person wants to stop."""


class KeyboardPlayer:
    """The players at this keyboard, one after the other."""

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
        """Show the table before the question; not again to whoever has just hit and types which card came up."""
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
            case Ask.UNDO:
                self._undo()
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

    def _undo(self) -> None:
        """Take back the last choice that was made here, if there is one."""
        if self._game.can_take_back:
            raise TakeBack
        self._screen.note(say("undo-nothing"))

    def _odds(self, table: Table, asked: Decision) -> None:
        """Show the odds of the asked seat, or of everybody who can be given the card."""
        seats = asked.options if isinstance(asked, Give) else (asked.seat,)
        for seat in seats:
            self._screen.note(odds_words(table, seat, self._names))

    def _advice(self, table: Table, asked: Decision) -> None:
        """Show what each answer is worth; nobody chooses which card comes up."""
        if isinstance(asked, WhichCard):
            self._screen.note(say("advice-none"))
            return
        if not self._game.offers_advice:
            self._screen.note(say("daily-no-advice"))
            return
        try:
            show_advice(advise_on(table, seed=0), self._names, self._screen)
        except MissingExtra as missing:
            self._screen.note(extra_words(missing))
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
            self._autosave.save_as(Path(argument).expanduser(), self._game.record)
        except (Flip7Error, RuntimeError) as error:
            self._screen.note(say("save-failed", problem=printable(str(error))))
        else:
            self._screen.note(say("saved-as", file=printable(argument)))
