"""Confidence of a recommendation: by the errors of the answers, which are made up here."""

import pytest

from flip7.analysis.confidence import Certainty
from flip7.analysis.reasons import StayingWins
from flip7.analysis.recommendation import recommend
from flip7.analysis.weighed_answer import Weighed
from flip7.core.decisions import HIT, STAY, Choice
from flip7.record.position import position

ERROR = 0.01
"""The standard error of the loss."""


def weighed(choice: Choice, behind: float) -> Weighed:
    return Weighed(
        choice=choice,
        win=0.5 - behind,
        error=ERROR,
        everybody=(0.5, 0.5),
        points=20.0,
        bust=0.2,
        tries=1_000,
        behind=behind,
        behind_error=ERROR if behind else 0.0,
        fewer_points=0.0,
        fewer_points_error=0.1,
    )


@pytest.mark.parametrize(
    "errors, certainty",
    [(1.9, Certainty.CLOSE), (2.1, Certainty.PROBABLY), (2.9, Certainty.PROBABLY), (3.1, Certainty.CLEARLY)],
)
def test_the_loss_in_standard_errors_says_how_sure_it_is(errors: float, certainty: Certainty) -> None:
    table, asked = position("12 5", ["7 8"])
    assert recommend(table, asked, [weighed(HIT, 0.0), weighed(STAY, errors * ERROR)]).certainty is certainty


def test_rough_values_are_never_clear() -> None:
    table, asked = position("12 5", ["7 8"])
    advice = recommend(table, asked, [weighed(HIT, 0.0), weighed(STAY, 10 * ERROR)], rough=True)
    assert advice.certainty is Certainty.PROBABLY


def test_what_the_rules_decide_is_clear_however_it_was_weighed() -> None:
    table, asked = position("12 9", ["4 busted"], totals=[190, 100])
    advice = recommend(table, asked, [weighed(HIT, 0.0), weighed(STAY, ERROR)], rough=True)
    assert (advice.best, advice.certainty) == (STAY, Certainty.CLEARLY)
    assert isinstance(advice.why, StayingWins)
