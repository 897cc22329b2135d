"""The public champion does exactly what was published; the racer adds what the race forces."""

import pytest

from flip7.analysis.endgame import forced_move
from flip7.bots import bot_named
from flip7.bots.strategies.champion import limit
from flip7.core.decisions import HIT, STAY
from flip7.core.seats import Points
from flip7.record.position import position
from tests.scenario import A


def allowed(me: str, other: str, totals: tuple[int, int]) -> int:
    """The champion's limit with these cards and totals, in hundredths."""
    return limit(position(me, [other], totals=totals).table, A)


@pytest.mark.parametrize(
    "behind, hundredths",
    [(51, 45), (50, 35), (26, 35), (25, 30), (11, 30), (10, 28), (-9, 28), (-10, 25), (-24, 25), (-25, 22), (-90, 22)],
)
def test_the_further_behind_the_more_risk(behind: int, hundredths: int) -> None:
    """12 points each in this round, and totals that make the gap."""
    own, other = (0, behind) if behind > 0 else (-behind, 0)
    assert allowed("12", "12", (own, other)) == hundredths


@pytest.mark.parametrize(
    "me, change",
    [("12 11 10 +4", -8), ("12 11 10 +2", -5), ("12 11 3", -5), ("12 11 2", 0), ("10", 0), ("9", 3)],
    ids=["37", "35", "26", "25", "10", "9"],
)
def test_less_risk_with_much_to_lose_and_more_with_little(me: str, change: int) -> None:
    table = position(me, ["8"], totals=(0, 0)).table
    table.scores = [Points(0), Points(sum(int(card) for card in me.replace("+", "").split()) - 8)]
    assert limit(table, A) == 28 + change


@pytest.mark.parametrize("highest, change", [(150, 0), (151, 3), (170, 3), (171, 5)])
def test_more_risk_when_somebody_is_about_to_win(highest: int, change: int) -> None:
    assert allowed("12", "12", (highest, highest)) == 28 + change


@pytest.mark.parametrize("me, hundredths", [("x2 12", 28 + 4), ("x2 12 1", 25 - 5)], ids=["24", "26"])
def test_more_risk_with_a_double_and_fewer_than_25_points(me: str, hundredths: int) -> None:
    assert allowed(me, "12 3", (0, 0)) == hundredths


def test_the_limit_is_kept_between_15_and_50() -> None:
    assert allowed("12 11 10 9", "", (0, 0)) == 15
    assert allowed("9", "1", (0, 180)) == 50


def test_a_busted_opponent_has_only_its_total() -> None:
    """B would be 15 ahead; the bust leaves B 10 ahead of A."""
    assert allowed("12", "5 busted", (0, 22)) == 28
    assert allowed("12", "5 stayed", (0, 22)) == 30


@pytest.mark.parametrize("name", ["champion", "level4"])
def test_it_never_stays_with_a_second_chance(name: str) -> None:
    table, asked = position("SC 12 11 10 9 8 +10", ["7"])
    assert bot_named(name).choose(table, asked) is HIT


def test_a_spare_second_chance_goes_to_the_lowest() -> None:
    table, asked = position("SC 12", ["5", "11", "10"], totals=(0, 10, 0, 30), give="SC")
    assert bot_named("champion").choose(table, asked) == 2


def test_the_champion_gives_a_flip_three_to_the_leader_even_with_no_card() -> None:
    table, asked = position("", ["5", "11"], totals=(0, 10, 0), give="F3")
    assert bot_named("champion").choose(table, asked) == 1
    assert bot_named("level4").choose(table, asked) == A


# --- what the race forces ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "others, totals, move",
    [
        (["12 stayed", "5"], (170, 189, 0), HIT),
        (["12 stayed", "5"], (189, 188, 0), None),
        (["12 stayed", "5"], (150, 187, 0), None),
        (["12", "5"], (170, 189, 0), None),
        (["5 busted", "3 stayed"], (190, 180, 0), STAY),
        (["5 busted", "3 stayed"], (187, 180, 0), None),
        (["5 busted", "3"], (190, 180, 0), None),
        (["5 busted", "11 stayed"], (190, 180, 190), None),
    ],
    ids=[
        "201 out of the round",
        "200 out of the round, and 201 oneself",
        "199 is not enough",
        "201 still in the round",
        "201 and alone",
        "199 and alone",
        "201 and not alone",
        "201 against 201",
    ],
)
def test_staying_is_forced_or_forbidden_only_where_it_decides_the_game(
    others: list[str], totals: tuple[int, ...], move: object
) -> None:
    """A has 11 points in this round."""
    assert forced_move(position("11", others, totals=totals).table, A) is move
