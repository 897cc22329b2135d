"""The next card: what it can be, and the chance that it busts somebody."""

from collections import Counter
from fractions import Fraction

import pytest
from hypothesis import given

from flip7.analysis.odds import NextCard, bust_risk, next_card, next_cards
from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.decisions import HIT, HitOrStay, WhichCard
from flip7.core.events import Busted
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Points, Seat
from flip7.core.table import Place, Table
from flip7.record import position
from tests.analysis.tried import Tried, tried_card
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, C, after


def enumerated(game: Game, seat: Seat) -> Fraction:
    """The chance to bust by trying every card that can come up, each as often as it is left."""
    hit = game.copy()
    hit.play(HIT)
    if not isinstance(hit.asked, WhichCard):
        return Fraction(0)  # no card is left (X.8)
    busts = 0
    for card, count in hit.asked.left.items():
        if count:
            busts += count * any(isinstance(event, Busted) and event.seat == seat for event in hit.copy().play(card))
    return Fraction(busts, sum(hit.asked.left.values()))


@given(plans(kinds=("open",), most=120))
def test_the_risk_is_what_trying_every_card_gives(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    if isinstance(game.asked, HitOrStay):
        assert bust_risk(game.table, game.asked.seat) == pytest.approx(float(enumerated(game, game.asked.seat)))


@pytest.mark.parametrize(
    "text",
    [
        "A 12 / B 11",
        "A 12 / B 11 / A h 11 / B s / A h 10",
        "A 12 / B 12 / A h x2 / B s / A h +4",
        "1. A / A 12 / B 12 / A s / B s\n2. B / B 12 / A 11",
        "A F3>A(12 FZ' 11; FZ>B) / A h 10",
        "A SC / B 12 / A h 12",
    ],
)
def test_the_risk_of_a_position_is_what_trying_every_card_gives(text: str) -> None:
    game = after(text)
    assert isinstance(game.asked, HitOrStay)
    assert bust_risk(game.table, game.asked.seat) == pytest.approx(float(enumerated(game, game.asked.seat)))


@given(plans(kinds=("open",), most=120))
def test_the_next_cards_are_those_that_the_table_is_asked_for(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    if isinstance(game.asked, WhichCard):
        assert +next_cards(game.table) == +Counter(game.asked.left)


def test_the_risk_is_a_true_count() -> None:
    """Eleven 12s and ten 11s are left of 91 cards."""
    assert bust_risk(after("A 12 / B 5 / A h 11 / B s").table, A) == (11 + 10) / 91


def test_a_second_chance_takes_all_risk_away() -> None:
    assert bust_risk(after("A SC / B 2 / A h 12").table, A) == 0


def test_without_a_number_there_is_no_risk() -> None:
    assert bust_risk(after("A +10 / B 2").table, A) == 0


def test_the_risk_of_somebody_whose_turn_it_is_not() -> None:
    assert bust_risk(after("A 12 / B 2").table, B) == 1 / 92


def with_piles(draw_pile: int, discard_pile: str) -> Table:
    """A table where A has a 12, with these piles."""
    return Table(
        rules=Rules(),
        dealer=A,
        first=A,
        places=[Place([Card("12")]), Place()],
        scores=[Points(0), Points(0)],
        draw_pile=draw_pile,
        discard_pile=parse_cards(discard_pile),
    )


def test_an_empty_draw_pile_means_that_the_discard_pile_comes_next() -> None:
    """N.3: one of the three cards is a 12."""
    table = with_piles(0, "12 5 FZ")
    assert next_cards(table) == Counter(parse_cards("12 5 FZ"))
    assert bust_risk(table, A) == pytest.approx(1 / 3)


def test_one_card_in_the_draw_pile_comes_before_the_discard_pile() -> None:
    everything = Counter(full_deck())
    discarded = everything - Counter(parse_cards("12 0"))
    table = with_piles(1, " ".join(map(str, discarded.elements())))
    assert +next_cards(table) == Counter(parse_cards("0"))
    assert bust_risk(table, A) == 0


def test_no_card_at_all_is_no_risk() -> None:
    """X.8: the round ends instead."""
    assert bust_risk(with_piles(0, ""), A) == 0


def test_no_number_among_the_discards_means_that_no_card_comes() -> None:
    """X.8: the round ends instead."""
    assert next_cards(with_piles(0, "FZ SC +4")) == Counter()


# --- all there is to know about the next card -------------------------------------------------------------------------


def same(found: NextCard, tried: Tried) -> None:
    """Compare the computed odds with those of trying every card."""
    assert tried.chance == 1
    assert found.bust == pytest.approx(float(tried.bust))
    assert found.saved == pytest.approx(float(tried.saved))
    assert found.flip7 == pytest.approx(float(tried.flip7))
    assert found.points_after == pytest.approx(float(tried.points))
    assert found.cards == pytest.approx({card: float(chance) for card, chance in tried.cards.items()})


@given(plans(kinds=("open",), most=120))
def test_the_next_card_does_what_trying_every_card_gives(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    while isinstance(game.asked, WhichCard):
        game.play(game.asked.options[0])
    if isinstance(game.asked, HitOrStay):
        same(next_card(game.table, game.asked.seat), tried_card(game, game.asked.seat))


@pytest.mark.parametrize(
    "text",
    [
        "A 12 / B 11 / A h 11 / B s / A h 10",
        "A 12 / B 12 / A h x2 / B s / A h +4",
        "A SC / B 12 / A h 12",
        "A F3>A(0 1 2) / B 12 / C 11 / A h F3>A(3 4 5) / B s / C s",
        "A F3>A(0 1 2) / B 12 / C x2 / A h F3>A(3 4 SC) / B s / C s / A h 5",
    ],
)
def test_the_next_card_of_a_position_does_what_trying_every_card_gives(text: str) -> None:
    game = after(text)
    assert isinstance(game.asked, HitOrStay)
    same(next_card(game.table, game.asked.seat), tried_card(game, game.asked.seat))


@given(plans(kinds=("open",), most=120))
def test_the_chances_of_all_cards_add_up(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    for seat in game.table.seats:
        found = next_card(game.table, seat)
        assert sum(found.cards.values()) == pytest.approx(1 if next_cards(game.table) else 0)
        if game.table.is_active(seat):
            assert found.bust == bust_risk(game.table, seat)


def test_one_short_of_a_flip_7_every_new_number_is_worth_the_bonus() -> None:
    table, _ = position("0 1 2 3 4 5 SC", ["12 stayed"])
    found = next_card(table, A)
    assert found.flip7 == sum((6, 7, 8, 9, 10, 11, 11)) / 86
    assert found.saved == sum((0, 0, 1, 2, 3, 4)) / 86
    assert found.bust == 0


def test_the_points_after_are_a_mean() -> None:
    """Another 12 busts, an x2 doubles, a Freeze changes nothing."""
    table = with_piles(0, "12 x2 FZ")
    assert next_card(table, A).points_now == 12
    assert next_card(table, A).points_after == pytest.approx((0 + 24 + 12) / 3)


def test_without_a_card_to_come_the_points_are_banked() -> None:
    """X.8: the round ends."""
    found = next_card(with_piles(0, "FZ"), A)
    assert (found.bust, found.cards, found.points_after) == (0, {}, 12)


def test_somebody_who_is_out_of_the_round_is_dealt_nothing() -> None:
    table, _ = position("12", ["11 x2 stayed", "7 frozen", "7 7 busted"])
    for seat, points in ((B, 22), (C, 7), (Seat(3), 0)):
        found = next_card(table, seat)
        assert (found.bust, found.saved, found.flip7) == (0, 0, 0)
        assert found.points_now == found.points_after == points
