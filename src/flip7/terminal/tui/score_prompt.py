"""The prompt of the score keeper's screen: the question, the hint below it, and the keys on the screen."""

from typing import Final

from rich.text import Text

from flip7.analysis.odds import bust_risk
from flip7.core.decisions import Give, HitOrStay
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.i18n.catalog import say
from flip7.i18n.questions import question
from flip7.i18n.sums import sum_of
from flip7.i18n.table import worth_as_a_sum
from flip7.play.scorekeeper import ScoreKeeper
from flip7.play.scorekeeper.sentences import waiting_words
from flip7.terminal.style.console import Colours
from flip7.terminal.style.markup import styled, token
from flip7.terminal.tui.score_entry import EntryInProgress, Wanted
from flip7.terminal.tui.widgets.keys import Key, Rows, card_keys, card_label
from flip7.terminal.tui.widgets.score_table import SheetCell, entered

_AMBIGUOUS: Final = "1"
"""A card, or the beginning of three others."""
_BESIDE: Final = "   "
"""Between two remarks."""


def prompt_question(entry: EntryInProgress) -> str:
    """Ask for what is entered next."""
    keeper, at = entry.keeper, entry.at
    if at is not None:
        name = keeper.names[at.seat]
        if entry.is_settled(at):
            return say("tui-score-change", round=at.round, name=name, points=entered(keeper, at).plain)
        if entry.wanted is Wanted.POINTS:
            return say("score-ask-points", round=at.round, name=name)
        return say("score-ask-cards", round=at.round, name=name)
    if keeper.asked is not None:
        return question(keeper.asked, keeper.names)
    return say("score-ask-over")


def hint(entry: EntryInProgress, *, odds: bool, colours: Colours, width: int) -> str | Text:
    """Return the line below the question: an ambiguous card, an entry that waits, or the worth of the cards."""
    waiting = entry.keeper.fold.waiting
    if entry.card.typed == _AMBIGUOUS:
        return say("tui-score-one-hint")
    if waiting:
        return f"{waiting_words(waiting, entry.keeper.names)} {say('tui-score-waits-hint')}"
    match entry.wanted, entry.at:
        case Wanted.CARDS, SheetCell() as at:
            return _hand(entry.keeper, at, colours, width)
        case Wanted.CARD, _:
            return _worth(entry.keeper, odds=odds)
        case Wanted.TAKER, _ if odds:
            return _worth(entry.keeper, odds=odds)
        case Wanted.NOTHING, _:
            return say("tui-score-over-hint")
        case _, SheetCell() as at if entry.is_settled(at):
            return say("tui-score-change-hint")
        case _:
            return ""


def _hand(keeper: ScoreKeeper, at: SheetCell, colours: Colours, width: int) -> str | Text:
    """Return the cards entered for the player with their sum as it grows; the sum alone where they do not fit."""
    fold = keeper.fold
    cell = fold.round.cells[at.seat]
    if not cell.cards:
        return say("tui-score-hand-hint")
    bonus = fold.table.rules.flip_7 if cell.flipped_seven else 0
    cards = [token(card, card_label(card).strip(), colours=colours) for card in cell.cards]
    worth = styled(sum_of(cell.cards, flip_7=bonus), colours=colours)
    hand = Text(" ").join([*cards, Text(" "), worth])
    return hand if hand.cell_len <= width else worth


def _worth(keeper: ScoreKeeper, *, odds: bool) -> str:
    """Return what staying banks and, if the table wants them, the odds."""
    asked, fold = keeper.asked, keeper.fold
    assert asked is not None
    words = []
    if isinstance(asked, HitOrStay):
        words.append(say("tui-worth", sum=worth_as_a_sum(fold.table, asked.seat)))
    if odds and isinstance(asked, Give):
        words += [f"{keeper.names[seat]} {_risk(fold.table, seat)}" for seat in asked.options]
    elif odds:
        words.append(_risk(fold.table, asked.seat))
    if odds and not fold.exact:
        words.append(say("score-odds-guess"))
    return _BESIDE.join(words)


def _risk(table: Table, seat: Seat) -> str:
    """Return the odds of the next card, by the cards really seen."""
    percent = round(100 * bust_risk(table, seat))
    return say("tui-risk", percent=percent) if percent else say("tui-safe")


def key_rows(entry: EntryInProgress) -> Rows:
    """Return the keys to click for what is entered next."""
    keeper = entry.keeper
    match entry.wanted:
        case Wanted.POINTS:
            digits = [Key(str(digit), str(digit)) for digit in range(10)]
            return [[*digits, Key("⌫", "backspace"), _bust_key(), Key("⏎", "enter")]]
        case Wanted.CARDS:
            assert entry.at is not None
            impossible = keeper.impossible(entry.at.seat)
            done = Key(f"⏎ {say('tui-score-done')}", "enter")
            return card_keys(impossible, [_bust_key(), Key("⌫", "backspace"), done])
        case Wanted.CARD:
            moves = [Key(f"H {say('tui-hit')}", "h"), Key(f"S {say('tui-stay')}", "s")]
            return card_keys(keeper.impossible(), moves if isinstance(keeper.asked, HitOrStay) else ())
        case Wanted.TAKER | Wanted.NOTHING:
            return []


def _bust_key() -> Key:
    return Key(f"B {say('tui-score-bust')}", "b")
