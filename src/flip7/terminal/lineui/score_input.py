"""What somebody types who keeps the score line by line: a command, or an answer."""

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from flip7.core.cards import Card, UnknownCard, parse_card
from flip7.core.decisions import HIT, STAY
from flip7.core.latecomers import StartingPoints
from flip7.core.seats import Points, Seat
from flip7.i18n.catalog import say
from flip7.i18n.lists import all_of
from flip7.i18n.seat_names import Names
from flip7.play.scorekeeper import Depth, Refused
from flip7.play.scorekeeper.entries import Bust, CameUp, CellEntry, Done, Gave, Laid, Moved, Score, Step
from flip7.terminal.lineui.prompt import shortened


class Ask(StrEnum):
    """The commands."""

    HELP = "?"
    UNDO = "u"
    REDO = "redo"
    LOG = "log"
    FIX = "fix"
    DROP = "drop"
    SET = "set"
    JOIN = "join"
    LEAVE = "leave"
    BACK = "back"
    RENAME = "rename"
    PAD = "pad"
    HANDS = "hands"
    LIVE = "live"
    SHUFFLED = "shuffled"
    TABLE = "t"
    ODDS = "o"
    RULE = "r"
    SAVE = "save"
    CSV = "csv"
    QUIT = "quit"


_COMMANDS: Final = {
    **{str(ask): ask for ask in Ask},
    "help": Ask.HELP,
    "undo": Ask.UNDO,
    "table": Ask.TABLE,
    "scores": Ask.TABLE,
    "odds": Ask.ODDS,
    "rule": Ask.RULE,
    "rules": Ask.RULE,
    "q": Ask.QUIT,
    "exit": Ask.QUIT,
}
DEPTHS: Final = {Ask.PAD: Depth.PAD, Ask.HANDS: Depth.HANDS, Ask.LIVE: Depth.LIVE}
_BUST: Final = ("b", "bust")
_MOVES: Final = {"h": HIT, "hit": HIT, "s": STAY, "stay": STAY}
_NUMBER_SIGN: Final = "="
"""Before a number among cards: «=44» is a score, «4» a card."""
_SURE_SIGN: Final = "!"


@dataclass(frozen=True, slots=True)
class Command:
    """A command, and what was typed behind it."""

    ask: Ask
    argument: str = ""


def command_in(typed: str) -> Command | None:
    """Return the command that was typed, or None if it is an answer."""
    word, _, argument = typed.strip().partition(" ")
    ask = _COMMANDS.get(word.casefold())
    return None if ask is None else Command(ask, argument.strip())


def cell_entries(typed: str, number: int, whose: Seat, depth: Depth, names: Names) -> list[CellEntry]:
    """Return what a line says about a player's round: «44», «ben 44», «7 11 x2», «bust»; else `Refused`."""
    words = typed.split()
    if words and not _is_answer(words[0]):
        whose, words = seat_named(words[0], names), words[1:]
    if not words:
        raise Refused(say("score-unclear", typed=shortened(typed)))
    if words[0].casefold() in _BUST:
        return [Bust(number, whose)]
    if len(words) == 1 and (depth is Depth.PAD or words[0].startswith(_NUMBER_SIGN)):
        return [_score(words[0], number, whose)]
    cards = [_card(word) for word in words]
    return [*(Laid(number, whose, card) for card in cards), Done(number, whose)]


def _is_answer(word: str) -> bool:
    digits = word.removeprefix(_NUMBER_SIGN).removesuffix(_SURE_SIGN)
    return word.casefold() in _BUST or digits.lstrip("-").isdecimal() or card_or_none(word) is not None


def _score(word: str, number: int, whose: Seat) -> Score:
    digits = word.removeprefix(_NUMBER_SIGN)
    sure = digits.endswith(_SURE_SIGN)
    try:
        return Score(number, whose, Points(int(digits.removesuffix(_SURE_SIGN))), sure)
    except ValueError:
        raise Refused(say("score-unclear", typed=shortened(word))) from None


def _card(word: str) -> Card:
    card = card_or_none(word)
    if card is None:
        raise Refused(say("score-no-card", typed=shortened(word)))
    return card


def card_or_none(word: str) -> Card | None:
    """Return the card of a code, in upper or lower case."""
    code = word.strip()
    try:
        return parse_card("x2" if code.casefold() == "x2" else code.upper())
    except UnknownCard:
        return None


def seat_named(word: str, names: Names) -> Seat:
    """Return the player of a name, or of its beginning; else `Refused`."""
    shown = [name.casefold() for name in names.shown]
    wanted = word.casefold()
    whole = [Seat(seat) for seat, name in enumerate(shown) if name == wanted]
    found = whole or [Seat(seat) for seat, name in enumerate(shown) if name.startswith(wanted)]
    if len(found) == 1:
        return found[0]
    if found:
        raise Refused(
            say("score-many-names", typed=shortened(word), names=all_of([names.shown[seat] for seat in found]))
        )
    raise Refused(say("score-no-name", typed=shortened(word)))


def name_and_points(typed: str) -> tuple[str, StartingPoints]:
    """Return who joins with which points: «dora», «dora lowest»; else `Refused`."""
    name, _, last = typed.rpartition(" ")
    if last.casefold() in tuple(StartingPoints) and name.strip():
        return name.strip(), StartingPoints(last.casefold())
    if not typed.strip():
        raise Refused(say("score-who-how", example="join dora"))
    return typed.strip(), StartingPoints.ZERO


def named_seat(typed: str, example: str, names: Names) -> Seat:
    """Return the player who was named behind a command; `Refused` says how to type it."""
    if not typed:
        raise Refused(say("score-who-how", example=example))
    return seat_named(typed, names)


def seat_and_name(typed: str, names: Names) -> tuple[Seat, str]:
    """Return whose name changes, and how they are called now: «ben Benno»; else `Refused`."""
    old, _, new = typed.partition(" ")
    if not new.strip():
        raise Refused(say("score-who-how", example="rename ben Benno"))
    return seat_named(old, names), new.strip()


def corrected(was: Step, typed: str, names: Names) -> Step:
    """Return the step that was meant, in the words in which it would have been typed; else `Refused`."""
    word = typed.strip()
    match was:
        case CameUp(seat):
            return CameUp(seat, _card(word))
        case Laid(number, seat):
            return Laid(number, seat, _card(word))
        case Gave(seat, card):
            return Gave(seat, card, _taker(word, names))
        case Moved(seat) if word.casefold() in _MOVES:
            return Moved(seat, _MOVES[word.casefold()])
        case Score(number, seat):
            return Bust(number, seat) if word.casefold() in _BUST else _score(word, number, seat)
        case _:
            raise Refused(say("score-unclear", typed=shortened(typed)))


def _taker(word: str, names: Names) -> Seat:
    if word.isdecimal() and 1 <= int(word) <= len(names.shown):
        return Seat(int(word) - 1)
    return seat_named(word, names)


def line_number(typed: str, lines: Sequence[object]) -> int:
    """Return the place of the line of the log with that number, counted from 1; else `Refused`."""
    if not typed.isdecimal() or not 1 <= int(typed) <= len(lines):
        raise Refused(say("score-no-line", typed=shortened(typed), count=len(lines)))
    return int(typed) - 1
