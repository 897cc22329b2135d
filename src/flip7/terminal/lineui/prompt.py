"""What a person typed: an answer, a command, or neither."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final, assert_never

from rich.cells import cell_len, set_cell_size

from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay, WhichCard
from flip7.core.seats import Seat, seat_letter
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.markup import printable
from flip7.i18n.questions import hint
from flip7.i18n.seat_names import Names

_MOST_SHOWN: Final = 40


class Ask(StrEnum):
    """What can be asked for at any question."""

    HELP = "?"
    TABLE = "t"
    ODDS = "o"
    ADVICE = "advice"
    WHY = "w"
    RULE = "r"
    SAVE = "save"
    QUIT = "quit"


@dataclass(frozen=True, slots=True)
class Command:
    """Something other than an answer."""

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
    "w": Ask.WHY,
    "why": Ask.WHY,
    "q": Ask.QUIT,
    "quit": Ask.QUIT,
    "exit": Ask.QUIT,
}
_WITH_ARGUMENT: Final = {"r": Ask.RULE, "rule": Ask.RULE, "rules": Ask.RULE, "save": Ask.SAVE}
_MOVES: Final = {"h": HIT, "hit": HIT, "s": STAY, "stay": STAY}


def understand(typed: str, asked: Decision, names: Names) -> Choice | Command | Unclear:
    """What was meant. A command is always one, so at a table with somebody called T a card goes there by number."""
    answer = typed.strip()
    word, _, argument = answer.partition(" ")
    if answer.casefold() in _ALONE:
        return Command(_ALONE[answer.casefold()])
    if word.casefold() in _WITH_ARGUMENT:
        return Command(_WITH_ARGUMENT[word.casefold()], argument.strip())
    if not answer:
        return Unclear(say("unclear-empty", hint=hint(asked)))
    return _answer(answer, asked, names)


def _answer(answer: str, asked: Decision, names: Names) -> Choice | Unclear:
    match asked:
        case HitOrStay():
            move = _MOVES.get(answer.casefold())
            return Unclear(say("unclear-hit-or-stay", answer=_short(answer))) if move is None else move
        case Give():
            return _taker(answer, asked, names)
        case WhichCard():
            card = next((card for card in asked.options if str(card).casefold() == answer.casefold()), None)
            return Unclear(say("unclear-which-card", answer=_short(answer))) if card is None else card
        case _:
            assert_never(asked)


def _taker(answer: str, asked: Give, names: Names) -> Seat | Unclear:
    """By number, by name or its beginning, or by the seat's letter."""
    if answer in _MOVES:  # a finger that was still at «Hit or stay?» gives nothing away
        return Unclear(say("unclear-give", answer=_short(answer)))
    if answer.isdecimal():
        matching: Sequence[Seat] = [seat for seat in asked.options if str(seat + 1) == answer]
    else:
        matching = _called(answer.casefold(), asked, names)
    if len(matching) == 1:
        return matching[0]
    if matching:
        return Unclear(
            say("unclear-give-many", answer=_short(answer), names=all_of([names[seat] for seat in matching]))
        )
    return Unclear(say("unclear-give", answer=_short(answer)))


def _called(answer: str, asked: Give, names: Names) -> list[Seat]:
    shown = {seat: names.shown[seat].casefold() for seat in asked.options}
    whole = [seat for seat, name in shown.items() if name == answer]
    beginning = [seat for seat, name in shown.items() if name.startswith(answer)]
    letter = [seat for seat in asked.options if seat_letter(seat).casefold() == answer]
    return whole or beginning or letter


def _short(answer: str) -> str:
    """The answer as it can be quoted in a line."""
    shown = printable(answer)
    return shown if cell_len(shown) <= _MOST_SHOWN else set_cell_size(shown, _MOST_SHOWN - 1) + "…"
