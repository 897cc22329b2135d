"""Why an answer cost something: every reason, at a table where it is the one to tell."""

import json

import pytest

from flip7.analysis.hindsight import (
    BankedMore,
    BroughtMore,
    BustsOther,
    FlipSevenNear,
    FlipsTooRisky,
    FlipsWereGood,
    FrozeOneself,
    HeldDouble,
    HeldSecondChance,
    HelpedTheStronger,
    Hindsight,
    InFront,
    MissedTheLeader,
    NoNeed,
    NotEnough,
    NothingBusts,
    SafeBank,
    SecondChanceHeld,
    SmallLead,
    StayingLost,
    StayingWon,
    TooRisky,
    WithinReach,
    WorthIt,
    as_values,
    hindsight,
)
from flip7.core.decisions import HIT, STAY, Choice
from flip7.core.seats import Points
from flip7.record.position import position
from tests.scenario import A, B, C


def why(
    hands: list[str], choice: Choice, best: Choice, *, totals: list[int] | None = None, give: str | None = None
) -> Hindsight | None:
    """The reason why A's answer was not the best."""
    me, *others = hands
    table, asked = position(me, others, totals=totals or [0] * len(hands), give=give)
    return hindsight(table, asked, choice, best)


def test_a_hit_with_many_points_was_too_risky() -> None:
    assert why(["12 11 9 8", "7 4", "3"], HIT, STAY) == TooRisky(4, Points(40))


def test_a_hit_far_ahead_was_not_needed() -> None:
    assert why(["12 3", "7", "9"], HIT, STAY, totals=[100, 60, 20]) == NoNeed(B, Points(48), 1)
    assert why(["12 3", "7", "9"], HIT, STAY, totals=[20, 60, 20]) == TooRisky(1, Points(15))


def test_a_hit_beyond_the_target_gave_the_lead_away() -> None:
    assert why(["12 11", "9", "12 10 stayed"], HIT, STAY, totals=[190, 160, 170]) == InFront(Points(213), B, Points(45))


def test_a_hit_where_staying_won() -> None:
    assert why(["12 5", "9 stayed", "3 busted"], HIT, STAY, totals=[190, 195, 20]) == StayingWon(Points(207))


def test_a_hit_that_could_not_bust_has_no_reason_to_tell() -> None:
    assert why(["+4 SC", "9", "3"], HIT, STAY) is None


def test_a_stay_where_staying_lost() -> None:
    reason = why(["12 5", "9 stayed", "3"], STAY, HIT, totals=[150, 195, 20])
    assert reason == StayingLost(B, Points(204))


def test_a_stay_with_a_second_chance() -> None:
    assert why(["12 5 SC", "7", "8"], STAY, HIT) == SecondChanceHeld()


def test_a_stay_that_nothing_could_bust() -> None:
    assert why(["+10", "7", "8"], STAY, HIT) == NothingBusts()


def test_a_stay_one_card_short_of_a_flip_7() -> None:
    assert why(["0 1 2 3 4 5", "12 stayed"], STAY, HIT) == FlipSevenNear(7)


def test_a_stay_with_few_points() -> None:
    assert why(["5 3", "7", "8"], STAY, HIT) == WorthIt(1, Points(8))
    assert why(["2", "7", "8"], STAY, HIT) == WorthIt(0, Points(2))


def test_a_stay_that_left_one_behind() -> None:
    reason = why(["12 11 9 8", "7 4", "3"], STAY, HIT, totals=[0, 150, 20])
    assert reason == NotEnough(B, Points(121), Points(40))
    assert why(["12 11 9 8", "7 4", "3"], STAY, HIT, totals=[0, 40, 20]) is None


def test_a_stay_shortly_before_the_target() -> None:
    assert why(["12 3 4 5 6", "10 11", "7"], STAY, HIT, totals=[161, 161, 20]) == WithinReach(Points(9), 200)


def test_a_stay_with_a_lead_that_one_card_can_pass() -> None:
    reason = why(["4 6 11 12", "6 2 10 5", "3"], STAY, HIT, totals=[184, 190, 20])
    assert reason == SmallLead(B, Points(4))


FREEZES = ["12 5", "9", "11 10"]


@pytest.mark.parametrize(
    "given, to, totals, reason",
    [
        pytest.param(B, A, [0, 0, 0], SafeBank(Points(17)), id="oneself"),
        pytest.param(A, C, [0, 0, 100], FrozeOneself(Points(17), C, Points(121)), id="another than oneself"),
        pytest.param(
            B, C, [50, 20, 90], MissedTheLeader("FZ", B, behind=True, to=C, leads=True), id="the leader of all"
        ),
        pytest.param(
            B, C, [50, 70, 90], MissedTheLeader("FZ", B, behind=False, to=C, leads=True), id="one who is ahead"
        ),
        pytest.param(
            B,
            C,
            [150, 20, 90],
            MissedTheLeader("FZ", B, behind=True, to=C, leads=False),
            id="the next best",
        ),
        pytest.param(C, B, [0, 0, 100], BankedMore(C, Points(21), B, Points(9)), id="one with fewer points"),
        pytest.param(B, C, [0, 100, 0], None, id="no figure says it"),
    ],
)
def test_a_freeze_belonged_to(given: Choice, to: Choice, totals: list[int], reason: Hindsight | None) -> None:
    assert why(FREEZES, given, to, totals=totals, give="FZ") == reason


def test_a_freeze_belonged_to_who_holds_the_double() -> None:
    assert why(["12", "8 +4", "4 x2"], B, C, totals=[179, 139, 125], give="FZ") == HeldDouble(C)


def test_a_freeze_belonged_to_who_holds_a_second_chance() -> None:
    assert why(["12", "8 11", "4 SC"], B, C, give="FZ") == HeldSecondChance(C)
    both = why(["12", "8 11 SC", "4 SC"], B, C, give="FZ")
    assert both == BankedMore(B, Points(19), C, Points(4)), "that does not tell the two apart"


def test_a_stay_behind_a_rival_at_the_target_was_not_enough() -> None:
    """Who has passed the target and is still in need not get there first."""
    reason = why(["6 12 10 8", "5 4 8 6"], STAY, HIT, totals=[154, 187])
    assert reason == NotEnough(B, Points(20), Points(36))


@pytest.mark.parametrize(
    "hands, given, to, totals, reason",
    [
        pytest.param(["1", "9", "11 10"], B, A, [0, 0, 0], FlipsWereGood(17), id="oneself"),
        pytest.param(["12 11 10 9", "1", "2"], A, B, [0, 0, 0], FlipsTooRisky(8, Points(42)), id="another"),
        pytest.param(["1", "3", "12 11 10 8"], B, C, [0, 0, 0], BustsOther(C, 8, B, 2), id="one who busts"),
        pytest.param(
            ["1", "3", "4"],
            B,
            C,
            [10, 50, 90],
            MissedTheLeader("F3", B, behind=False, to=C, leads=True),
            id="the leader",
        ),
        pytest.param(["1", "x2 3", "4"], B, C, [0, 90, 0], BroughtMore(B, 30, C, 15), id="one whom it helps less"),
    ],
)
def test_a_flip_three_belonged_to(
    hands: list[str], given: Choice, to: Choice, totals: list[int], reason: Hindsight
) -> None:
    assert why(hands, given, to, totals=totals, give="F3") == reason


def test_a_second_chance_belonged_to_the_weaker_one() -> None:
    hands, totals = ["1 SC", "2", "11 10"], [0, 20, 100]
    assert why(hands, C, B, totals=totals, give="SC") == HelpedTheStronger(C, Points(121), B, Points(22))
    assert why(hands, B, C, totals=totals, give="SC") is None


def test_a_reason_is_told_by_its_name_and_figures() -> None:
    reason = why(FREEZES, B, C, totals=[50, 20, 90], give="FZ")
    assert reason is not None
    assert json.loads(json.dumps(as_values(reason))) == {
        "reason": "missed_leader",
        "card": "FZ",
        "given": 1,
        "behind": True,
        "to": 2,
        "leads": True,
    }
