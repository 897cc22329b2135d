"""Advice in words."""

from dataclasses import replace

import pytest

from flip7.analysis import reasons
from flip7.analysis.confidence import Certainty
from flip7.analysis.recommendation import Advice, Option
from flip7.core.cards import FREEZE, SECOND_CHANCE
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay
from flip7.core.seats import Points
from flip7.i18n.advice import for_points, recommendation, why_words
from flip7.i18n.advice_rows import rows
from flip7.i18n.markup import plain
from flip7.i18n.seat_names import Names
from tests.scenario import A, B, C

NAMES = Names(["Ana", "Ben", "Cleo"])


def option(choice: Choice, *, points: float = 20.0, win: float = 0.3, close: bool = False) -> Option:
    return Option(choice, 0.1724, 0.3, points, win, 0.0049, 0.0, 0.0, close, (win, 0.4, 0.6 - win))


def advice(
    asked: Decision, why: reasons.Reason, best: Choice, *others: Choice, close: tuple[Choice, ...] = ()
) -> Advice:
    options = (option(best, close=True), *(option(other, points=26, close=other in close) for other in others))
    certainty = Certainty.CLOSE if close else Certainty.CLEARLY
    return Advice(
        asked, options, best, close, for_points=best, points_differ=False, why=why, certainty=certainty, tries=1000
    )


STAYS = advice(HitOrStay(A), reasons.RiskTooHigh(0.34, Points(31)), STAY, HIT)
GIVES = advice(Give(A, FREEZE, (A, B, C)), reasons.StopsShort(B, Points(195), 200), B, A, C)


def test_rows_line_up_and_the_best_is_marked() -> None:
    assert [plain(row) for row in rows(STAYS, NAMES)] == [
        "▸ stay   bust  17 %    20.0 points   wins  30.0 % ±0.5",
        "  hit    bust  17 %    26.0 points   wins  30.0 % ±0.5",
    ]
    assert [plain(row) for row in rows(GIVES, NAMES)] == [
        "▸ to Ben        you  20.0 points   you win  30.0 % ±0.5",
        "  to yourself   you  26.0 points   you win  30.0 % ±0.5",
        "  to Cleo       you  26.0 points   you win  30.0 % ±0.5",
    ]


def test_the_recommendation_says_what_to_do_and_why() -> None:
    assert plain(recommendation(STAYS, NAMES)) == "Stay. The next card busts you with 34 %, and 31 points are at stake."
    assert plain(recommendation(GIVES, NAMES)) == "Give it to Ben. The Freeze stops Ben at 195, short of 200."


@pytest.mark.parametrize(
    "advised, sentence",
    [
        (STAYS, "Probably stay."),
        (replace(STAYS, best=HIT), "Probably hit."),
        (GIVES, "Probably give it to Ben."),
        (replace(GIVES, best=A), "Probably take it yourself."),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_what_is_only_probable_is_said_so(advised: Advice, sentence: str) -> None:
    doubtful = replace(advised, certainty=Certainty.PROBABLY)
    assert plain(recommendation(doubtful, NAMES)).startswith(sentence)


def test_what_is_too_close_to_call_is_said_instead_of_an_advice() -> None:
    close = advice(HitOrStay(A), reasons.TooClose(0.0064), HIT, STAY, close=(STAY,))
    assert plain(recommendation(close, NAMES)) == "Too close to call: hit or stay, within 0.6 points of winning chance."
    same = advice(HitOrStay(A), reasons.TooClose(0.0), HIT, STAY, close=(STAY,))
    assert plain(recommendation(same, NAMES)) == "Whatever you do, your chance to win is the same."
    several = advice(Give(A, FREEZE, (A, B, C)), reasons.TooClose(0.01), B, A, C, close=(A, C))
    assert plain(recommendation(several, NAMES)) == (
        "Too close to call: to Ben, to yourself or to Cleo, within 1.0 points of winning chance."
    )


def test_points_are_named_only_where_they_differ() -> None:
    assert for_points(STAYS, NAMES) is None
    hit = replace(STAYS, for_points=HIT, points_differ=True)
    assert for_points(hit, NAMES) == "For points alone you would hit: 26.0 instead of 20.0 in this round."
    stay = replace(STAYS, best=HIT, for_points=STAY, points_differ=True)
    assert for_points(stay, NAMES) == "For points alone you would stay: 20.0 instead of 26.0 in this round."
    give = for_points(replace(GIVES, for_points=C, points_differ=True), NAMES)
    assert plain(give or "") == "For points alone it would go to Cleo: 26.0 instead of 20.0 for you in this round."
    take = for_points(replace(GIVES, for_points=A, points_differ=True), NAMES)
    assert take == "For points alone you would take it yourself: 26.0 instead of 20.0 in this round."


@pytest.mark.parametrize(
    "reason, sentence",
    [
        (
            reasons.StayingLoses(C, Points(204), Points(40)),
            "You are 40 behind with Cleo standing at 204: staying loses.",
        ),
        (reasons.SecondChanceHolds(0.36), "Your Second Chance takes a bust, should one come (36 %)."),
        (reasons.CannotBust(), "No card can bust you."),
        (
            reasons.MustGamble(B, Points(190), Points(12)),
            "You are 12 behind Ben, who stands at 190: safe points are not enough.",
        ),
        (reasons.MustGamble(B, Points(205), Points(-1)), "Ben stands at 205: your 206 will hardly be enough."),
        (reasons.WorthTheRisk(0.17, 2.04), "The risk to bust is 17 %, and on average a hit brings 2.0 points more."),
        (
            reasons.WorthTheRisk(0.17, -1.0),
            "The risk to bust is 17 %: on average a hit costs points, but it wins more games.",
        ),
        (reasons.StayingWins(Points(202)), "Nobody else is in, and you stand highest with 202: staying wins."),
        (reasons.StayingLeads(Points(202), B, Points(9)), "You stand at 202, and Ben needs 9 more to pass you."),
        (
            reasons.NoNeedToGamble(B, Points(30), 0.2),
            "You are 30 ahead of Ben: a bust (20 %) would cost you more than the points are worth.",
        ),
        (reasons.RiskTooHigh(0.5, Points(1)), "The next card busts you with 50 %, and 1 point is at stake."),
        (
            reasons.StopsTheLeader(B, Points(109), Points(19)),
            "The Freeze stops Ben, who stands highest of those still in, at 109.",
        ),
        (reasons.BanksLittle(B, Points(0)), "The Freeze ends the round for Ben with no points."),
        (reasons.BanksForOneself(Points(31), Points(131)), "Frozen, you bank 31 points for sure and stand at 131."),
        (
            reasons.MayBust(B, 0.73, Points(31), leads=True),
            "Ben stands highest of those still in, and the Flip Three is a bust with 73 %.",
        ),
        (
            reasons.MayBust(B, 0.73, Points(31), leads=False),
            "For Ben the Flip Three is a bust with 73 %, with 31 points at stake.",
        ),
        (
            reasons.FlipsForOneself(0.18, Points(1), 19.4),
            "The three cards bust you with 18 %, and on average you have 19.4 points after them instead of 1.",
        ),
        (
            reasons.HelpsLeast(SECOND_CHANCE, B, Points(95)),
            "Ben stands at 95: there the Second Chance does you the least harm.",
        ),
    ],
    ids=lambda given: given[:30] if isinstance(given, str) else type(given).__name__,
)
def test_every_reason_is_one_sentence(reason: reasons.Reason, sentence: str) -> None:
    assert plain(why_words(replace(STAYS, why=reason), NAMES)) == sentence
