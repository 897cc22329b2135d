"""Why an answer is the best: every reason, at a table where it decides. What the answers are worth is made up here."""

import pytest

from flip7.analysis.confidence import CLOSE
from flip7.analysis.explain import reason_for
from flip7.analysis.odds.flip_three import next_three
from flip7.analysis.odds.next_card import next_card
from flip7.analysis.reasons import (
    BanksForOneself,
    BanksLittle,
    FlipsForOneself,
    HelpsLeast,
    MayBust,
    MustGamble,
    NoNeedToGamble,
    Reason,
    RiskTooHigh,
    StayingLeads,
    StopsShort,
    StopsTheLeader,
    TooClose,
    WorthTheRisk,
)
from flip7.analysis.weighed_answer import Weighed
from flip7.core.cards import FLIP_THREE, FREEZE, SECOND_CHANCE
from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.seats import Points
from flip7.core.table import Table
from flip7.record.position import position
from tests.scenario import A, B, C

FAR = 0.1
"""A loss that is clear, with an error of next to nothing."""


def weighed(choice: Choice, *, behind: float = 0.0, points: float = 20.0) -> Weighed:
    return Weighed(
        choice=choice,
        win=0.5 - behind,
        error=0.001,
        everybody=(0.5, 0.5),
        points=points,
        bust=0.2,
        tries=1_000,
        behind=behind,
        behind_error=0.001,
        fewer_points=0.0,
        fewer_points_error=0.1,
    )


def why(  # noqa: PLR0913 - a table and an answer
    hands: list[str],
    best: Choice,
    other: Choice,
    *,
    totals: list[int] | None = None,
    give: str | None = None,
    behind: float = FAR,
    points_differ: bool = False,
) -> tuple[Reason, Table]:
    """The reason for the best of two answers of A, who is asked to hit or stay, or to give the card."""
    me, *others = hands
    table, asked = position(me, others, totals=totals or [0] * len(hands), give=give)
    answers = (weighed(best, points=23.5), weighed(other, behind=behind))
    return reason_for(table, asked, answers, answers[0], points_differ=points_differ), table


def test_answers_that_are_too_close_to_call_have_no_other_reason() -> None:
    reason, _ = why(["12 5", "7"], HIT, STAY, behind=0.001)
    assert reason == TooClose(0.001 + CLOSE * 0.001)


# --- hit --------------------------------------------------------------------------------------------------------------


def test_somebody_who_is_behind_must_gamble() -> None:
    reason, _ = why(["12 5", "12 11"], HIT, STAY, totals=[100, 150], points_differ=True)
    assert reason == MustGamble(B, Points(173), Points(56))


@pytest.mark.parametrize(
    "totals, points_differ", [([100, 150], False), ([150, 100], True)], ids=["hitting brings more points", "ahead"]
)
def test_else_the_risk_is_worth_it(totals: list[int], points_differ: bool) -> None:  # noqa: FBT001 - pytest's
    reason, table = why(["12 5", "12 11"], HIT, STAY, totals=totals, points_differ=points_differ)
    assert reason == WorthTheRisk(next_card(table, A).bust, 3.5)


# --- stay -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("hands, totals", [(["12 11"], [0]), (["12 11", "9"], [0, 60])], ids=["alone", "behind"])
def test_what_lies_there_is_too_much_to_risk(hands: list[str], totals: list[int]) -> None:
    reason, table = why(hands, STAY, HIT, totals=totals, points_differ=True)
    assert reason == RiskTooHigh(next_card(table, A).bust, Points(23))


def test_whoever_is_ahead_need_not_gamble_for_more_points() -> None:
    reason, table = why(["12 11", "9"], STAY, HIT, totals=[100, 60], points_differ=True)
    assert reason == NoNeedToGamble(B, Points(54), next_card(table, A).bust)
    reason, table = why(["12 11", "9"], STAY, HIT, totals=[100, 60])
    assert reason == RiskTooHigh(next_card(table, A).bust, Points(23))


def test_whoever_leads_beyond_the_target_is_to_be_passed_by_those_still_in() -> None:
    reason, _ = why(["12 11", "9", "12 10 stayed"], STAY, HIT, totals=[190, 160, 170])
    assert reason == StayingLeads(Points(213), B, Points(45))


# --- giving a card ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "to, totals, reason",
    [
        pytest.param(A, [100, 50, 60], BanksForOneself(Points(17), Points(117)), id="oneself"),
        pytest.param(B, [100, 180, 60], StopsShort(B, Points(189), 200), id="near the target"),
        pytest.param(C, [100, 50, 90], StopsTheLeader(C, Points(111), Points(21)), id="the leader"),
        pytest.param(B, [100, 50, 90], BanksLittle(B, Points(9)), id="somebody with little"),
    ],
)
def test_a_freeze(to: Choice, totals: list[int], reason: Reason) -> None:
    other = A if to != A else B
    assert why(["12 5", "9", "11 10"], to, other, totals=totals, give=str(FREEZE))[0] == reason


def test_a_flip_three_is_taken_for_its_cards() -> None:
    reason, table = why(["1", "9", "11 10"], A, B, give=str(FLIP_THREE))
    flips = next_three(table, A)
    assert reason == FlipsForOneself(flips.bust, Points(1), flips.points_after)


@pytest.mark.parametrize("totals, leads", [([0, 0, 50], True), ([0, 90, 50], False)])
def test_a_flip_three_may_bust(totals: list[int], leads: bool) -> None:  # noqa: FBT001 - pytest's
    reason, table = why(["1", "9", "12 11 10 8 7"], C, B, totals=totals, give=str(FLIP_THREE))
    flips = next_three(table, C)
    assert flips.bust > 0.5
    assert reason == MayBust(C, flips.bust, Points(48), leads=leads)


@pytest.mark.parametrize("card", [FLIP_THREE, SECOND_CHANCE], ids=str)
def test_a_card_that_helps_goes_where_it_helps_least(card: object) -> None:
    # A Second Chance is given away only by somebody who holds one (SC.3).
    hands = ["1 SC" if card is SECOND_CHANCE else "1", "2", "11 10"]
    assert why(hands, B, C, give=str(card))[0] == HelpsLeast(card, B, Points(2))  # type: ignore[arg-type]
