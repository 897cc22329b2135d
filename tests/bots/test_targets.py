"""Whom a bot gives a card to, unless it says otherwise."""

import pytest

from flip7.bots import bot_named
from flip7.core.cards import FREEZE
from flip7.core.decisions import Give
from flip7.core.seats import Seat
from tests.scenario import A, B, C, D, E, after

SCORES = "1. A / A 5 / B 9 / C 7 / D 9 / A s / B s / C s / D s = 5 9 7 9\n"
"""After this round B and D lead with 9 points; B deals the second."""


def target(text: str) -> Seat:
    """Whom the bots give the card to; those that think agree."""
    game = after(text)
    assert isinstance(game.asked, Give)
    given = {bot_named(name).choose(game.table, game.asked) for name in ("stay:25", "risk:0.26")}
    (seat,) = given
    assert isinstance(seat, int)
    return seat


@pytest.mark.parametrize("card", ["FZ", "F3"])
@pytest.mark.parametrize(
    "text, leader",
    [
        ("A 1 / B 12 / C 3 / A h {}?", B),
        ("A 1 / B 2 / C 3 / A h {}?", C),
        ("A 12 / B 2 / C 3 / A h {}?", C),
        (SCORES + "2. B / B {}?", D),
        (SCORES + "2. B / B 1 / C 4 / D 2 / A 3 / B h {}?", C),
        (SCORES + "2. B / B 1 / C +2 / D 2 / A 3 / B h {}?", D),
        (SCORES + "2. B / B 1 / C 7 / D 2 / A 3 / B s / C s / D h {}?", A),
    ],
    ids=[
        "the most points in the round",
        "not oneself",
        "not oneself even with the most",
        "the highest total",
        "total plus round: 7 and 4 equal 9 and 2, C comes first clockwise",
        "a modifier counts: 7 and 2 are less than 9 and 2",
        "only who is active",
    ],
)
def test_freeze_and_flip_three_go_to_the_leading_active_opponent(card: str, text: str, leader: Seat) -> None:
    assert target(text.format(card)) == leader


@pytest.mark.parametrize(
    "text, first",
    [("A 1 / B 5 / C 5 / A h FZ?", B), ("A 5 / B 1 / C 7 / A h 2 / B h FZ?", C), ("A 5 / B 5 / C 4 / D FZ?", A)],
    ids=["A gives", "B gives", "D gives, past the last seat"],
)
def test_among_equals_the_first_clockwise_from_the_giver(text: str, first: Seat) -> None:
    assert target(text) == first


def test_what_was_set_aside_goes_to_the_leader_too() -> None:
    """C hands out; B has the most apart from C."""
    assert target("A 1 / B 12 / C 3 / A h F3>C(11 FZ' 10; FZ?") == B


def test_without_an_opponent_to_choose_from_it_goes_to_oneself() -> None:
    """F3.1: the referee does not even ask then, but somebody else may."""
    game = after("A 1 / B 2 / C FZ?")
    assert bot_named("stay:25").choose(game.table, Give(C, FREEZE, (C,))) == C


@pytest.mark.parametrize(
    "text, taker",
    [
        ("A SC / B 2 / C 12 / A h SC?", B),
        ("A SC / B SC / C 3 / D 12 / A h SC?", C),
        ("A 1 / B 2 / C SC / A h 3 / B h 4 / C h SC?", A),
        ("A 1 / B 2 / C SC / D 4 / E 5 / A h 3 / B h 6 / C h 7 / D s / E h 8 / A h 9 / B h 10 / C h SC?", E),
    ],
    ids=["the next seat", "who has none", "past the last seat", "who is active"],
)
def test_a_spare_second_chance_goes_to_the_next_eligible_seat_clockwise(text: str, taker: Seat) -> None:
    assert target(text) == taker


def test_in_a_flip_three_the_spare_second_chance_goes_on_from_the_one_who_flips() -> None:
    """A gave the Flip Three, C flips: the next after C is D."""
    assert target("A 1 / B 2 / C SC / D 4 / A h F3>C(SC?") == D
