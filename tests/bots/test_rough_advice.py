"""Advice without the kernel: what certain positions say, and how far its words go."""

import pytest

from flip7.analysis.confidence import Certainty
from flip7.analysis.reasons import StayingWins, TooClose
from flip7.bots.rough_advice import rough_advice
from flip7.core.decisions import HIT, STAY
from flip7.record.position import position


def test_a_hopeless_risk_is_probably_not_taken() -> None:
    table, asked = position("12 11 10 9 8", ["3 stayed", "4 stayed"], totals=[100, 100, 100])
    advice = rough_advice(table, asked)
    assert (advice.best, advice.certainty) == (STAY, Certainty.PROBABLY)
    assert advice.option(STAY).behind == advice.option(STAY).behind_error == 0
    assert advice.option(HIT).behind > 0
    assert advice.option(HIT).behind_error > 0


def test_nothing_is_clear_but_what_the_rules_say() -> None:
    table, asked = position("12 9", ["10 stayed", "4 busted"], totals=[190, 150, 20])
    advice = rough_advice(table, asked)
    assert (advice.best, advice.certainty) == (STAY, Certainty.CLEARLY)
    assert isinstance(advice.why, StayingWins)


def test_a_small_difference_is_too_close_to_call() -> None:
    table, asked = position("12 7 4", ["7 8", "3"], totals=[20, 20, 20])
    advice = rough_advice(table, asked)
    assert advice.certainty is Certainty.CLOSE
    assert isinstance(advice.why, TooClose)


@pytest.mark.parametrize("mine, card", [("12", "FZ"), ("12", "F3"), ("12 SC", "SC")])
def test_a_card_to_give_is_weighed_for_every_taker(mine: str, card: str) -> None:
    table, asked = position(mine, ["12 10", "3 2"], totals=[50, 150, 20], give=card)
    advice = rough_advice(table, asked)
    assert [option.choice for option in advice.options] == list(asked.options)
    assert advice.option(advice.best).behind == 0
    assert all(0 <= option.win <= 1 and len(option.everybody) == 3 for option in advice.options)
