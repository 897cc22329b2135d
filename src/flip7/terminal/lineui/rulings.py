"""Ask for a situation in a few questions, and show the ruling."""

from collections.abc import Sequence

from flip7.core.decisions import Decision
from flip7.i18n.catalog import say
from flip7.i18n.markup import printable
from flip7.i18n.questions import hint, options, question
from flip7.i18n.rulebook import Rule, rule
from flip7.play.ruling import Ruling
from flip7.record.position import BadPosition
from flip7.record.record import BadRecord, check_name
from flip7.terminal.lineui.exit import Outcome
from flip7.terminal.lineui.prompt import Command, Unclear, understand
from flip7.terminal.lineui.score_input import card_or_none
from flip7.terminal.lineui.screen import EndOfInput, Screen

_QUIT = ("q", "quit", "exit")


def rule_on(screen: Screen, names: Sequence[str]) -> int:
    """Ask who plays, what lies there and what came up, until everything has taken effect; then show the ruling."""
    try:
        ruling = _situation(screen, names)
        while not ruling.over and ruling.asked is not None:
            _ask(screen, ruling, ruling.asked)
    except (EndOfInput, KeyboardInterrupt):
        return Outcome.NOT_OVER
    show_ruling(screen, ruling)
    return Outcome.DONE


def show_ruling(screen: Screen, ruling: Ruling) -> None:
    """Show the order as a picture, and the rules that it rests on."""
    screen.note(say("rulings-order"))
    for line in ruling.picture():
        screen.note(line)
    screen.note(say("rulings-rules"))
    found: list[Rule] = [each for number in ruling.rules() if (each := rule(number)) is not None]
    screen.rules(found)
    screen.finish()


def _situation(screen: Screen, names: Sequence[str]) -> Ruling:
    """Ask until the situation is one that a game can come to."""
    while not names:
        names = _names(screen)
    while True:
        hands = [_typed(screen, say("rulings-ask-hand", name=name), say("rulings-hint-hand")) for name in names]
        try:
            return Ruling.of_hands(names, [_codes(hand) for hand in hands])
        except BadPosition as error:
            screen.note(printable(str(error)))


def _names(screen: Screen) -> list[str]:
    typed = _typed(screen, say("rulings-ask-names"), say("rulings-hint-names"))
    names = [name.strip() for name in typed.split(",") if name.strip()]
    try:
        return [check_name(name, f"player {number}") for number, name in enumerate(names, start=1)]
    except BadRecord as error:
        screen.note(printable(str(error)))
        return []


def _codes(hand: str) -> str:
    """Return what was typed with the codes of cards as they are written: fz is FZ."""
    return " ".join(word if (card := card_or_none(word)) is None else str(card) for word in hand.split())


def _ask(screen: Screen, ruling: Ruling, asked: Decision) -> None:
    screen.options(options(asked, ruling.table, ruling.names))
    typed = _typed(screen, question(asked, ruling.names), hint(asked))
    match understand(typed, asked, ruling.names):
        case Unclear(sentence):
            screen.note(sentence)
        case Command():
            screen.note(hint(asked))
        case choice:
            ruling.answer(choice)


def _typed(screen: Screen, asked: str, how: str) -> str:
    typed = screen.ask(asked, how)
    if typed.strip().casefold() in _QUIT:
        raise EndOfInput
    return typed
