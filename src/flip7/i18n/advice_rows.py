"""The figures of advice in columns, for a terminal."""

from typing import Final, assert_never

from rich.cells import cell_len

from flip7.analysis.recommendation import Advice, Option
from flip7.core.cards import FLIP_THREE
from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.i18n.advice import choice_words, decimal
from flip7.i18n.catalog import say
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names

BEST: Final = "▸"


def rows(advice: Advice, names: Names) -> list[str]:
    """Return a line for each answer, in columns: its risk, its points, how often it wins. The best is marked."""
    words = [choice_words(option.choice, advice.asked, names) for option in advice.options]
    width = max(cell_len(plain(word)) for word in words)
    return [
        _row(advice, option, word + " " * (width - cell_len(plain(word))))
        for option, word in zip(advice.options, words, strict=True)
    ]


def _row(advice: Advice, option: Option, choice: str) -> str:
    mark = BEST if option.choice == advice.best else " "
    bust, points = f"{100 * option.bust:3.0f}", decimal(option.points, 5)
    win, error = decimal(100 * option.win, 5), decimal(100 * option.error)
    match advice.asked:
        case HitOrStay():
            row = say(
                "advice-row-hit-or-stay", mark=mark, choice=choice, bust=bust, points=points, win=win, error=error
            )
        case Give(card=card) if card is FLIP_THREE:
            row = say("advice-row-flip-three", mark=mark, choice=choice, bust=bust, points=points, win=win, error=error)
        case Give() | WhichCard():
            row = say("advice-row-give", mark=mark, choice=choice, points=points, win=win, error=error)
        case _:
            assert_never(advice.asked)
    return row if option.choice == advice.best else f"{mark} {row}"
