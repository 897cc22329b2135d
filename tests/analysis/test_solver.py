"""The round solver against the referee, on draw piles of a handful of cards."""

import random

import numpy as np
import pytest

from flip7.analysis.odds import bust_risk
from flip7.analysis.solver import CannotSolve, SimpleRule, solve, solve_start, table_with
from flip7.analysis.solver.simple_strategies import Kind
from flip7.analysis.solver.sweep import sweep
from flip7.analysis.solver.sweep_numpy import plain_sweep
from flip7.core.cards import Card, full_deck, parse_cards
from flip7.core.errors import Flip7Error
from flip7.core.rules import Rules
from flip7.core.scoring import points
from flip7.core.seats import Seat
from flip7.core.table import Place, Table
from tests.analysis.brute_force import played_out, small_table
from tests.scenario import A, B, codes

pytestmark = pytest.mark.integration

CASES = {
    "numbers alone": ("12 5", "12 5 3 4 7", ""),
    "a seventh number": ("12 11 10 9 8 7", "6 12 3", ""),
    "the first card": ("", "12 5 5 +4", ""),
    "modifiers": ("7", "x2 +10 7 +4 8", ""),
    "a Second Chance": ("7 8", "SC 7 8 9", ""),
    "a spare Second Chance is discarded": ("7 SC", "SC 7 7 9", ""),
    "a Freeze": ("7 8", "FZ 7 8 9", ""),
    "a Flip Three": ("7 8", "F3 7 9 10 11", ""),
    "a Flip Three sets aside a Freeze": ("7", "F3 FZ 7 9 10", ""),
    "a chain of Flip Threes": ("7", "F3 F3 F3 8 9", ""),
    "a chain that ends in a Freeze": ("7", "F3 F3 FZ 8 7", ""),
    "a chain with Second Chances": ("7", "F3 F3 SC 7 9", ""),
    "a reshuffle before the first card": ("7 8", "", "7 9 F3 SC"),
    "a reshuffle after one card": ("7 8", "3", "7 9 12"),
    "a reshuffle in the middle of a Flip Three": ("7", "F3 8", "7 9 10 11"),
    "a reshuffle with a Freeze set aside": ("7", "F3 FZ 8", "7 9 FZ 11"),
    "a used Second Chance comes back": ("7 8", "SC 7", "9 10"),
    "a used Flip Three comes back": ("7", "F3 8 9 +2", "7 10"),
    "no number can come": ("7 8", "+2", "FZ +4"),
    "no card can come": ("7 8", "", ""),
    "a shuffle for ever": ("7 8 10", "11 F3", "SC 7 F3 6"),
}


@pytest.mark.parametrize("case", CASES)
def test_solver_and_referee_agree(case: str) -> None:
    cards, pile, discards = CASES[case]
    table = small_table(cards, pile, discards)
    assert solve(table, A).value == pytest.approx(played_out(table), abs=1e-10)


@pytest.mark.parametrize("case", CASES)
def test_plain_and_compiled_agree(case: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """The two ways to sweep; where nothing is compiled, the first of them runs as plain Python as well."""
    table = small_table(*CASES[case])
    rule = SimpleRule(Kind.RISK, 0.3)
    monkeypatch.setattr(solve_start, "_sweep", lambda: sweep)
    compiled = solve(table, A)
    monkeypatch.setattr(solve_start, "_sweep", lambda: plain_sweep)
    plain = solve(table, A)
    assert plain.value == pytest.approx(compiled.value, abs=1e-10)
    assert plain.worth_of(rule) == pytest.approx(compiled.worth_of(rule), abs=1e-10)
    assert np.allclose(plain.hit_values, compiled.hit_values) or not table.draw_pile


def random_case(chance: random.Random) -> tuple[str, str, str]:
    """Cards before A, the draw pile and the discard pile: actions and duplicates are common."""
    deck = list(full_deck())
    chance.shuffle(deck)
    before: list[Card] = []
    for card in deck[: chance.randint(0, 5)]:
        if card not in before and card not in {Card.FREEZE, Card.FLIP_THREE}:
            before.append(card)
            deck.remove(card)
    drawn: list[Card] = []
    for _ in range(chance.randint(0, 6)):
        likely = chance.choice([deck, [card for card in deck if card in before], deck[-1:], _actions(deck)])
        drawn.append(chance.choice(likely or deck))
        deck.remove(drawn[-1])
    cut = chance.randint(0, len(drawn))
    return codes(before), codes(drawn[:cut]), codes(drawn[cut:])


def _actions(deck: list[Card]) -> list[Card]:
    return [card for card in deck if card in {Card.FREEZE, Card.FLIP_THREE, Card.SECOND_CHANCE}]


@pytest.mark.parametrize("seed", [pytest.param(0), pytest.param(1, marks=pytest.mark.integration)])
def test_solver_and_referee_agree_wherever_chance_leads(seed: int) -> None:
    chance = random.Random(seed)
    for _ in range(20 if seed == 0 else 400):
        case = random_case(chance)
        table = small_table(*case)
        assert solve(table, A).value == pytest.approx(played_out(table), abs=1e-10), case


@pytest.mark.parametrize("case", ["a Flip Three", "a chain with Second Chances", "modifiers"])
def test_what_hitting_and_staying_are_worth(case: str) -> None:
    """Hitting once by force, and then by the solution."""
    cards, pile, discards = CASES[case]
    table = small_table(cards, pile, discards)
    solution = solve(table, A)
    options = solution.options(parse_cards(cards))

    def hits(now: Table) -> bool:
        place = now.places[A].cards
        return now.draw_pile == table.draw_pile or (now.draw_pile > 0 and solution.hits(place, now.discard_pile))

    assert options.hit == pytest.approx(played_out(table, hits), abs=1e-10)
    assert options.stay == points(parse_cards(cards))
    assert solution.value == max(options)


RULES = {
    SimpleRule(Kind.POINTS, 20): lambda now: points(now.places[A].cards) < 20,
    SimpleRule(Kind.POINTS_UNLESS_SAFE, 20): lambda now: points(now.places[A].cards) < 20 or _safe(now),
    SimpleRule(Kind.NUMBERS, 20): lambda now: points(now.places[A].line) < 20 or _safe(now),
    SimpleRule(Kind.RISK, 0.3): lambda now: bust_risk(now, A) < 0.3,
}


def _safe(now: Table) -> bool:
    return now.places[A].has_second_chance


@pytest.mark.parametrize("rule", RULES, ids=str)
@pytest.mark.parametrize("case", CASES)
def test_a_simple_rule_is_worth_what_the_referee_says(case: str, rule: SimpleRule) -> None:
    table = small_table(*CASES[case])
    assert solve(table, A).worth_of(rule) == pytest.approx(played_out(table, RULES[rule]), abs=1e-10)


def test_one_card_more_is_weighed_right() -> None:
    """7 and 8 with an 8, a 9 and +10 to come: 0, 24 and 25 make 16.3 on average, more than 15."""
    solution = solve(small_table("7 8", "8 9 +10"), A)
    assert solution.worth_of(SimpleRule(Kind.ONE_CARD)) > 15
    assert solve(small_table("7 8", "8 7 9"), A).worth_of(SimpleRule(Kind.ONE_CARD)) == 15


def test_the_chances_to_bust_and_to_flip_seven() -> None:
    """With six numbers and one card of three to come: one is the seventh, one busts, one is worth staying for."""
    solution = solve(small_table("0 1 2 3 4 5", "6 5 5", flip_7=60), A)
    assert solution.flip_7 == pytest.approx(1 / 3)
    assert solution.bust == pytest.approx(2 / 3)


def test_the_bonus_of_a_flip_7_is_the_table_s() -> None:
    assert solve(small_table("0 1 2 3 4 5", "6", flip_7=100), A).value == 121


def test_a_table_of_hits_says_what_the_solution_says() -> None:
    solution = solve(small_table("7", "8 9 12 7 +4 x2"), A)
    for cards in ("7", "7 8", "7 12", "7 x2", "7 8 9 +4", "7 8 9 12 +4 x2"):
        assert solution.table.hits(parse_cards(cards)) == solution.hits(parse_cards(cards)), cards


def test_without_a_card_there_is_no_choice() -> None:
    assert solve(small_table("", "12 12")).hits([])


def test_cards_that_cannot_follow_are_refused() -> None:
    with pytest.raises(CannotSolve, match="«7 3» cannot follow"):
        solve(small_table("7", "8 9"), A).options(parse_cards("7 3"))


BAD = {
    "12 12": "2 cards 12 before one player: a second one busts",
    "SC SC": "nobody holds two",
    "FZ": "FZ does not stay before a player",
    "0 1 2 3 4 5 6": "7 numbers before one player: with 7 the round is over",
}


@pytest.mark.parametrize("cards", BAD)
def test_cards_that_cannot_lie_before_a_player_are_refused(cards: str) -> None:
    with pytest.raises(CannotSolve, match=BAD[cards]):
        solve(table_with(parse_cards(cards)))


def test_more_cards_than_the_deck_has_are_refused() -> None:
    with pytest.raises(CannotSolve, match="5 cards 4: the deck has 4"):
        solve(table_with(parse_cards("4"), parse_cards("4 4 4 4")))


def test_tables_that_the_solver_does_not_know_are_refused() -> None:
    table = small_table("7", "8")
    table.places[B] = Place()
    with pytest.raises(CannotSolve, match="2 players are active"):
        solve(table)
    with pytest.raises(CannotSolve, match="seat 5"):
        solve(table, Seat(5))
    with pytest.raises(CannotSolve, match="is out of the round: stayed"):
        solve(small_table("7", "8"), B)
    with pytest.raises(CannotSolve, match="does not go with the cards"):
        solve(table, A)
    with pytest.raises(CannotSolve, match="more than one deck"):
        solve(Table.set_up(19, Rules()), A)


def test_what_is_wrong_is_ours() -> None:
    assert issubclass(CannotSolve, Flip7Error)
