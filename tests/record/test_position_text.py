"""A position in one line: any table at which something is asked, both ways."""

import pytest
from hypothesis import given

from flip7.core.decks import OpenDeck
from flip7.core.describe import describe
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.core.table import Table
from flip7.record import BadPosition, from_position, position, to_position
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, after

PLAIN = "round 1, dealer A | A 0: 12 | B 0: 5 | draw 92, discard 0"
CHAIN = "A 12 / B 5 / C SC / D 1 / A h F3>D(F3' FZ' 6; F3>C(7 SC?) FZ>B)"


@given(plans(most=40))
def test_every_table_at_a_question_is_read_back_as_it_was(plan: Plan) -> None:
    game = plan.begin()
    for choice in plan.choices(plan.begin()):
        assert from_position(to_position(game.table)) == game.table
        game.play(choice)
    assert from_position(to_position(game.table)) == game.table


def test_the_line_begins_as_errors_show_the_table() -> None:
    table = after(CHAIN).table
    assert to_position(table) == (
        "round 1, dealer A | *A 0: 12 | B 0: 5 | C 0: SC 7 | D 0: 1 6 | draw 84, discard 1 | turned up SC"
        " | C flips 1 more | D hands out FZ>B | turn A | gone F3"
    )
    assert to_position(table).startswith(describe(table))


def test_a_game_goes_on_from_its_line() -> None:
    game = after(CHAIN)
    assert Game.resume(from_position(to_position(game.table)), OpenDeck()) == game


def test_what_is_usual_need_not_be_written() -> None:
    table = from_position(PLAIN)
    assert (table.first, table.turn, table.dealing, table.rules) == (A, None, False, Rules())
    assert to_position(table) == PLAIN


def test_what_is_unusual_is_written() -> None:
    rules = Rules(target=50, first=First.LEFT, flip_7=0, decks=2)
    table = position("12", ["5", "7"], rules=rules, dealer=1).table
    table.first = A
    assert to_position(table).endswith("| turn C | first A | rules target=50 first=left flip_7=0 decks=2")
    assert from_position(to_position(table)) == table


def test_cards_set_aside_and_a_deal_under_way() -> None:
    table = after("A 12 / B F3>C(F3' ?").table
    assert to_position(table) == (
        "round 1, dealer A | A 0: 12 | *B 0: - | C 0: - | draw 91, discard 0 | C flips 2 more F3' | turn B | dealing"
    )
    assert from_position(to_position(table)) == table


def test_cards_still_to_hand_out() -> None:
    table = after("A 12 / B 5 / C 7 / A h F3>B(F3' FZ' 6; F3>C FZ?").table
    assert "B hands out F3>C FZ" in to_position(table)
    assert from_position(to_position(table)) == table


def test_a_game_that_is_won_by_a_flip_7() -> None:
    table = after('[Target "5"] A 0 / A h 1 / A h 2 / A h 3 / A h 4 / A h 5 / A h 6#').table
    assert "| won by A | flip 7 A | gone 0 1 2 3 4 5 6 | rules target=5" in to_position(table)
    assert from_position(to_position(table)) == table


def test_a_table_before_the_first_round() -> None:
    table = Table.set_up(3, Rules(first=First.LEFT), dealer=2)
    assert from_position(to_position(table)) == table


def test_a_star_says_whose_turn_it_is_if_nothing_else_does() -> None:
    assert from_position("round 1, dealer A | A 0: 1 | *B 0: 2 | draw 91, discard 0 | turned up FZ").turn == B


def test_spaces_do_not_matter() -> None:
    assert from_position(f"  {PLAIN.replace(' | ', '|')}\n") == from_position(PLAIN)


def test_who_sits_out_has_stayed_without_a_card() -> None:
    """X.16: as a score keeper has it."""
    table = from_position(PLAIN.replace("B 0: 5 | draw 92", "B 0 stayed: - | draw 93"))
    assert to_position(table).count("B 0 stayed: -") == 1


@pytest.mark.parametrize(
    "old, new, problem",
    [
        ("A 0: 12", "A 0: 13", "A: '13' is not a card: cards are"),
        ("A 0: 12", "A 0: 12 12", "A has more than one 12: that would have been a bust (B.1)"),
        ("A 0: 12", "A 0: 2 1", "draw 92, but 91 cards are nowhere else"),
        ("B 0: 5", "C 0: 5", "seat C comes after 1 others: seats are A, B and so on, at most 100"),
        ("B 0: 5", f"B {'9' * 5000}: 5", "'B 99999"),
        ("B 0: 5", "B zero: 5", "'B zero: 5' is not a part of a position"),
        ("dealer A", "dealer C", "there is no seat C: the seats are A to B"),
        ("dealer A", "dealer ZZ", "there is no seat ZZ: a table has 1 to 100, A to CV"),
        ("round 1, dealer A | ", "", "the round is missing"),
        ("A 0: 12 | B 0: 5 | ", "", "the seat is missing"),
        (" | draw 92, discard 0", "", "the draw pile is missing"),
        ("discard 0", "discard 3", "discard 3, but 0 cards are named behind 'gone'"),
        ("discard 0", "discard 0 | gone x3", "gone: 'x3' is not a card"),
        ("discard 0", "discard 2 | gone 0 0", "there is only one 0, and 2 are named (gone: 2)"),
        ("discard 0", "discard 0 | turned up 7", "turned up 7: only FZ, F3 and SC wait for somebody's answer"),
        ("draw 92, discard 0", "draw 91, discard 0 | turned up FZ", "turned up FZ, but it is nobody's turn"),
        ("discard 0", "discard 0 | turn D", "there is no seat D: the seats are A to B"),
        ("discard 0", "discard 0 | first D", "there is no seat D"),
        ("discard 0", "discard 0 | won by D", "there is no seat D"),
        ("discard 0", "discard 0 | flip 7 D", "there is no seat D"),
        ("discard 0", "discard 0 | D flips 2 more", "there is no seat D"),
        ("discard 0", "discard 0 | A flips 4 more", "A flips 4 more: a Flip Three has 3"),
        ("discard 0", "discard 0 | A hands out FZ>D", "there is no seat D"),
        ("discard 0", "discard 0 | D hands out FZ>A", "there is no seat D"),
        ("discard 0", "discard 0 | A hands out", "A hands out nothing: name its cards"),
        ("discard 0", "discard 0 | A hands out FZ FZ FZ FZ", "there are only three FZs, and 4 are named (waiting: 4)"),
        ("discard 0", "discard 0 | rules target=0", "rules: target is 0: it must be a whole number from 1"),
        ("discard 0", "discard 0 | rules first=right", "rules: 'first=right' is not target=, first=, flip_7="),
        ("discard 0", "discard 0 | rules colour=red", "rules: 'colour=red' is not target=, first=, flip_7= or decks="),
        ("discard 0", "discard 0 | rules target=ten", "rules: 'target=ten' is not target=, first="),
    ],
)
def test_what_is_no_position_is_refused_in_one_line(old: str, new: str, problem: str) -> None:
    assert old in PLAIN
    with pytest.raises(BadPosition) as caught:
        from_position(PLAIN.replace(old, new))
    assert str(caught.value).startswith(problem)
    assert "\n" not in str(caught.value)


def test_a_table_is_not_a_text() -> None:
    with pytest.raises(BadPosition, match="is not a text: to_position writes one"):
        from_position(from_position(PLAIN))  # type: ignore[arg-type] # that is the point


def test_seats_beyond_the_last_are_refused() -> None:
    hands = " | ".join(f"{'CV' if seat == 99 else 'CW'} 0: -" for seat in (99, 100))
    with pytest.raises(BadPosition, match="seats are A, B and so on, at most 100"):
        from_position(f"round 1, dealer A | {hands} | draw 94, discard 0")
