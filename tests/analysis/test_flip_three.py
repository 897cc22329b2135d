"""The next three: a Flip Three on any seat, against the referee who plays out every card."""

from dataclasses import replace
from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from flip7.analysis.odds import NextThree, next_card, next_cards, next_three
from flip7.core.cards import FLIP_THREE, FREEZE, NUMBER, SECOND_CHANCE, Card, Kind, full_deck, parse_cards
from flip7.core.game import Game
from flip7.core.numbers import FLIP_7
from flip7.core.pending import Assigned, FlipThree, HandOut
from flip7.core.rules import Rules
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import BUSTED, Table
from flip7.kernel.state import State
from flip7.record import position
from tests.analysis.tried import Tried, after_a_flip_three_came_up, game_at, laid_out, tried_three
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, C, after

SIGMAS = 4.5


def same(found: NextThree, tried: Tried) -> None:
    """Compare the computed odds with those of trying every card."""
    assert tried.chance == 1
    assert found.bust == pytest.approx(float(tried.bust))
    assert found.saved == pytest.approx(float(tried.saved))
    assert found.flip7 == pytest.approx(float(tried.flip7))
    assert found.freeze == pytest.approx(float(tried.freeze))
    assert found.flip_three == pytest.approx(float(tried.flip_three))
    assert found.points_after == pytest.approx(float(tried.points))
    assert found.cards == pytest.approx({card: float(chance) for card, chance in tried.cards.items()})


def with_a_flip_three_turned_up(table: Table) -> Table:
    """The box gives a Flip Three, which A must give to somebody."""
    lying = table.copy()
    lying.places[-1].cards.remove(FLIP_THREE)
    return replace(lying, turned_up=FLIP_THREE, turn=A)


# --- small piles ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "mine, yours, draw_pile, discards",
    [
        pytest.param("12 5", "7", "12 5 3 SC +4 FZ", "11 10", id="no reshuffle"),
        pytest.param("12 5", "7", "12 12 SC SC 5 5", "", id="saved by a Second Chance of the same Flip Three"),
        pytest.param("12 SC", "7 SC", "SC 12", "11", id="a spare that nobody can take is shuffled in at once"),
        pytest.param("12 SC", "7", "SC 12", "11", id="a spare that somebody takes is not"),
        pytest.param("12 SC", "7 SC", "12", "11", id="the number and Second Chance of a save are shuffled in at once"),
        pytest.param("12 SC", "7 SC", "12", "", id="nothing else is shuffled in"),
        pytest.param("12", "7", "FZ F3", "12 FZ", id="what is set aside is not shuffled in"),
        pytest.param("12", "7", "FZ F3", "FZ SC", id="no number is left: the round ends, A banks"),
        pytest.param("12", "7", "", "FZ SC", id="no number is left from the start"),
        pytest.param("12", "7", "", "FZ SC 12 11", id="a reshuffle from the start"),
        pytest.param("12", "7", "", "", id="no card at all"),
        pytest.param("12", "7", "10", "", id="only one card"),
        pytest.param("0 1 2 3 4", "7", "5 6 4 x2", "8 9", id="two short of a Flip 7"),
        pytest.param("0 1 2 3 4 5 x2 +10", "7", "5 6 SC x2", "8 9", id="one short of a Flip 7"),
        pytest.param("SC", "", "SC SC 3 3", "3", id="a Second Chance and no number"),
    ],
)
def test_the_chances_are_what_trying_every_card_gives(mine: str, yours: str, draw_pile: str, discards: str) -> None:
    decks = Rules(decks=2)  # so that there are cards enough for every case
    lying = laid_out([parse_cards(mine), parse_cards(yours)], parse_cards(draw_pile), parse_cards(discards), decks)
    table = with_a_flip_three_turned_up(lying)
    for seat in (A, B):
        same(next_three(table, seat), tried_three(game_at(table), seat))


@st.composite
def small_tables(draw: st.DrawFn, *, flip_three_next: bool = False) -> Table:
    """Two or three active seats, up to six numbers before each, and few cards in the piles, often action cards.

    One or two Flip Threes are in the piles or none; with `flip_three_next` one is where the next card comes from.
    """
    random = Random(draw(st.integers(0, 2**32)))
    rules = Rules(decks=draw(st.sampled_from([1, 2])), flip_7=draw(st.sampled_from([15, 0])))
    cards = [card for card in full_deck(rules.decks_for(3)) if card is not FLIP_THREE]
    random.shuffle(cards)
    rare = draw(st.sampled_from([0.1, 1.0]))
    cards.sort(key=lambda card: random.random() * (1 if card.kind is NUMBER else rare), reverse=True)
    hands: list[list[Card]] = [[] for _ in range(draw(st.integers(2, 3)))]
    for hand in hands:
        for _ in range(draw(st.integers(0, 7))):
            card = cards.pop(random.randrange(len(cards)))
            fits = card.kind is Kind.MODIFIER or card not in hand
            full = card.kind is NUMBER and sum(held.kind is NUMBER for held in hand) == FLIP_7 - 1
            if fits and not full and card is not FREEZE:
                hand.append(card)
    piles = cards[-12:] + [FLIP_THREE] * draw(st.integers(0, 1))
    random.shuffle(piles)
    drawn, discarded = draw(st.integers(0, 5)), draw(st.integers(0, 5))
    draw_pile, discards = piles[:drawn], piles[drawn : drawn + discarded]
    if flip_three_next:
        (draw_pile or discards).append(FLIP_THREE)
    return laid_out(hands, draw_pile, discards, rules)


@given(small_tables())
def test_any_small_table_a_flip_three_turned_up(table: Table) -> None:
    lying = with_a_flip_three_turned_up(table)
    for seat in lying.active:
        same(next_three(lying, seat), tried_three(game_at(lying), seat))


@given(small_tables(flip_three_next=True))
def test_any_small_table_what_if(table: Table) -> None:
    """The Flip Three is the next card drawn, after a reshuffle if need be."""
    assume(next_cards(table))
    game = after_a_flip_three_came_up(game_at(table))
    for seat in table.active:
        same(next_three(table, seat), tried_three(game, seat))


@given(small_tables())
def test_a_what_if_that_cannot_come_next_takes_nothing_from_the_pile(table: Table) -> None:
    assume(not next_cards(table)[FLIP_THREE])
    for seat in table.active:
        assert next_three(table, seat) == next_three(with_a_flip_three_turned_up(table), seat)


@given(small_tables())
def test_the_chances_are_chances(table: Table) -> None:
    for seat in table.seats:
        found = next_three(table, seat)
        chances = (found.bust, found.saved, found.flip7, found.freeze, found.flip_three, *found.cards.values())
        assert all(-1e-12 <= chance <= 1 + 1e-12 for chance in chances)
        assert found.bust + found.flip7 + max(found.freeze, found.flip_three) <= 1 + 1e-12
        assert max(found.freeze - found.cards.get(FREEZE, 0), 0) == pytest.approx(0)
        assert max(found.flip_three - found.cards.get(FLIP_THREE, 0), 0) == pytest.approx(0)


# --- in the middle of one ---------------------------------------------------------------------------------------------


def in_the_middle(plan: Plan, left: int) -> Game | None:
    """The plan's game where somebody has so many cards left to flip."""
    game = plan.begin()
    random = Random(plan.seed)
    for _ in range(plan.most):
        match game.table.pending:
            case [*_, FlipThree(_, flips)] if flips == left:
                return game
        if game.asked is None:
            return None
        game.play(plan.style.choose(game.asked, random))
    return None


@pytest.mark.integration
@given(plans(kinds=("open",), most=100), st.integers(0, 2))
def test_one_under_way_is_what_is_left_of_it(plan: Plan, left: int) -> None:
    game = in_the_middle(plan, left)
    assume(game is not None)
    assert game is not None
    under_way = game.table.pending[-1]
    assert isinstance(under_way, FlipThree)
    same(next_three(game.table, under_way.target), tried_three(game, under_way.target))


def test_a_flip_three_under_way_keeps_what_it_has_set_aside() -> None:
    """A flips a Freeze, then holds one Second Chance and must pass on another: one card is left to flip."""
    game = after("A SC / B 2 / C 3 / A h F3>A(FZ' SC")
    found = next_three(game.table, A)
    assert found.bust == 0
    assert found.freeze == 1
    assert sum(found.cards.values()) == pytest.approx(1)


def test_after_its_third_card_nothing_of_it_is_left() -> None:
    game = after("A SC / B 2 / C 3 / A h F3>A(FZ' 5 SC")
    found = next_three(game.table, A)
    assert (found.bust, found.freeze, found.flip_three, found.cards) == (0, 1, 0, {})
    assert found.points_after == found.points_now == 5


def at_a_hand_out(task: HandOut) -> Table:
    """A has a 12, B an 11; C is out. Of the cards being handed out nothing is in the piles."""
    table = laid_out([parse_cards("12"), parse_cards("11")], parse_cards("F3 6 7 8"), parse_cards("9"))
    for card in (*task.to_give, *(card for card, _ in task.assigned)):
        table.places[-1].cards.remove(card)
    return replace(table, pending=[task], turn=A)


def test_one_being_handed_out_is_not_in_the_pile() -> None:
    """All four cards can come up, the other Flip Three among them."""
    for task in (HandOut(A, (FLIP_THREE,)), HandOut(A, (), (Assigned(FLIP_THREE, B),))):
        assert next_three(at_a_hand_out(task), B).cards[FLIP_THREE] == pytest.approx(3 / 4)


def test_one_assigned_to_somebody_else_is_no_flip_three_on_me() -> None:
    """Mine would be the one in the pile, and so does not come up."""
    found = next_three(at_a_hand_out(HandOut(A, (), (Assigned(FLIP_THREE, B),))), A)
    assert FLIP_THREE not in found.cards


def test_one_set_aside_may_be_given_to_me() -> None:
    table = laid_out([parse_cards("12"), parse_cards("11 SC")], parse_cards("F3 6 7 8"), parse_cards("9"))
    for card in (FLIP_THREE, FLIP_THREE):
        table.places[-1].cards.remove(card)
    lying = replace(table, pending=[FlipThree(B, 1, (FLIP_THREE,))], turn=A)
    assert next_three(lying, A).cards[FLIP_THREE] == pytest.approx(3 / 4)


def test_a_second_chance_being_passed_on_goes_to_one_of_those_who_can_take_it() -> None:
    """A passes one on, to B or C; the next spare goes to the other, the third to the discards, which are reshuffled."""
    hands = [parse_cards("12 SC"), parse_cards("11"), parse_cards("10")]
    table = laid_out(hands, parse_cards("SC SC"), parse_cards("12"), Rules(decks=2))
    for card in (FLIP_THREE, SECOND_CHANCE):
        table.places[-1].cards.remove(card)
    lying = replace(table, pending=[FlipThree(A)], turned_up=SECOND_CHANCE, turn=A)
    found = next_three(lying, A)
    assert found.saved == pytest.approx(1 / 2)
    assert found.bust == 0


# --- full piles -------------------------------------------------------------------------------------------------------


@pytest.mark.integration
@pytest.mark.parametrize(
    "mine, yours",
    [("12 5 +4", "7 8"), ("12 11 10 SC x2", "3 SC"), ("0 1 2 3 4 5 +10", "SC 12")],
)
def test_a_full_pile_against_the_referee(mine: str, yours: str) -> None:
    table, _ = position(mine, [yours, "9 8 stayed"], gone="12 12 12 4", give="F3")
    for seat in (A, B):
        same(next_three(table, seat), tried_three(game_at(table), seat))


@pytest.mark.integration
@pytest.mark.parametrize("mine, yours", [("12 5 +4", "7 8 11 x2"), ("3 SC", "0 1 2 3 4 +10"), ("10", "12 11 SC")])
def test_a_full_pile_against_games_of_the_kernel(mine: str, yours: str) -> None:
    games = 1500
    table, _ = position(mine, [yours, "9"], give="F3")
    busts, points, flips = [], [], []
    for number in range(games):
        state = State.of(table, seed=7, number=number)
        state.play(B)
        end = state.table()
        over = end.round != table.round
        busts.append(float(not over and end.places[B].status is BUSTED))
        flips.append(float(over))
        points.append(float(end.scores[B] if over else round_points(end, B)))
    found = next_three(table, B)
    for mean, seen in ((found.bust, busts), (found.flip7, flips), (found.points_after, points)):
        assert abs(fmean(seen) - mean) <= SIGMAS * max(stdev(seen), 0.02) / sqrt(games)


# --- single cases -----------------------------------------------------------------------------------------------------


def test_a_seat_that_is_out_of_the_round_is_given_none() -> None:
    table, _ = position("12", ["11 x2 stayed", "7 frozen", "busted"])
    for seat, points in ((B, 22), (C, 7), (Seat(3), 0)):
        found = next_three(table, seat)
        assert (found.bust, found.saved, found.flip7, found.cards) == (0, 0, 0, {})
        assert found.points_now == found.points_after == points


def test_three_cards_are_riskier_than_one() -> None:
    table, _ = position("12 11", ["7", "8"], give="F3")
    assert next_three(table, A).bust > 2 * next_card(table, A).bust


def test_the_flip_three_itself_never_comes_up_again() -> None:
    """The two others are on the discard pile."""
    table, _ = position("12 11", ["7", "8"], gone="F3 F3", give="F3")
    assert next_three(table, A).flip_three == 0
    assert FLIP_THREE not in next_three(table, A).cards


def test_the_table_is_left_as_it_was() -> None:
    table, _ = position("12 11 SC", ["7", "8 stayed"], gone="F3 F3", give="F3")
    before = table.copy()
    next_three(table, A)
    next_card(table, B)
    assert table == before
