"""Taking back, and comparing: a game is exactly what it was before."""

from re import escape

import pytest
from hypothesis import given

from flip7.core.cards import full_deck, parse_cards
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, WhichCard
from flip7.core.decks import OpenDeck, SeededDeck, StackedDeck
from flip7.core.game import Game, NothingToUndo
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.rules import Rules
from flip7.core.shuffle import seed_of
from flip7.core.table import BadTable
from tests.core.random_games import Plan, plans
from tests.scenario import A, B, C, after, stacked

NUMBERS_FIRST = [card for card in full_deck() if card not in parse_cards("1 2")] + parse_cards("2")
"""All cards but a 1 and a 2."""


@given(plans(kinds=("seeded", "open"), most=25))
def test_undo_leads_back_through_every_position(plan: Plan) -> None:
    game, positions = plan.begin(), []
    for choice in plan.choices(plan.begin()):
        positions.append((game.copy(), choice))
        game.play(choice)
    for before, choice in reversed(positions):
        assert game.undo() == choice
        assert game == before
        assert game.choices == before.choices


@given(plans(kinds=("seeded",), most=30))
def test_the_same_cards_come_up_again(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    if not game.choices:
        return
    after_it = game.copy()
    game.play(game.undo())
    assert game == after_it


def test_nothing_can_be_taken_back_before_the_first_choice() -> None:
    game = Game.seeded(3, "family night")
    with pytest.raises(NothingToUndo, match=r"^nothing has been played that could be taken back$"):
        game.undo()
    game.play(STAY)
    game.undo()
    with pytest.raises(NothingToUndo):
        game.undo()


def test_a_game_that_is_won_goes_on_after_an_undo() -> None:
    game = after('[Target "5"] A 12 / A s = 12')
    assert game.undo() is STAY
    assert game.asked == HitOrStay(A)
    assert game.table.winner is None


def test_what_happened_before_the_first_question_stays() -> None:
    game = Game.seeded(3, "family night")
    opening = game.opening
    game.play(STAY)
    game.undo()
    assert game.opening == opening


def test_the_copy_of_a_game_is_undone_apart_from_it() -> None:
    game = Game.seeded(3, "family night")
    game.play(STAY)
    copy = game.copy()
    copy.undo()
    assert game.choices == [STAY]
    assert copy == Game.seeded(3, "family night")
    game.undo()
    assert game == copy


def test_a_resumed_game_goes_back_to_where_it_was_resumed() -> None:
    table = after("A 1 / B 2 / C 3 / A s").table.copy()
    game = Game.resume(table, OpenDeck())
    game.play(HIT)
    game.undo()
    assert game.asked == HitOrStay(B)
    with pytest.raises(NothingToUndo):
        game.undo()


def test_X15_undo_keeps_who_joined_before_the_choice_and_drops_who_joined_after_it() -> None:
    """X.15: A stays, somebody joins, B stays; and somebody else joins."""
    game = stacked("1 2 3 4 5 6", seats=2)
    game.play(STAY)
    game.join(StartingPoints.LOWEST)
    before = game.copy()
    game.play(STAY)
    assert len(game.table.places) == 3
    game.join()
    game.undo()
    assert game == before
    game.play(STAY)
    assert game.joined == (Latecomer(2, StartingPoints.LOWEST),)
    game.undo()
    game.undo()
    game.play(STAY)
    game.play(STAY)
    assert len(game.table.places) == 2


def test_X15_undo_expects_those_who_were_announced_at_the_start() -> None:
    game = Game(2, StackedDeck([*parse_cards("1 2"), *NUMBERS_FIRST]), latecomers=[Latecomer(2)])
    game.play(STAY)
    game.undo()
    while game.table.round == 1:
        game.play(STAY)
    assert len(game.table.places) == 3


# --- == ---------------------------------------------------------------------------------------------------------------


def test_a_game_equals_its_copy_until_one_is_played() -> None:
    game = Game.seeded(3, "family night")
    copy = game.copy()
    assert game == copy
    copy.play(STAY)
    assert game != copy
    game.play(STAY)
    assert game == copy


def test_games_with_other_cards_to_come_differ() -> None:
    """The tables look the same; the fourth card does not."""
    assert stacked("1 2 3 4", seats=3).table == stacked("1 2 3 5", seats=3).table
    assert stacked("1 2 3 4", seats=3) != stacked("1 2 3 5", seats=3)
    assert stacked("1 2 3 4", seats=3) == stacked("1 2 3 4", seats=3)


def test_games_differ_in_what_is_asked() -> None:
    """With an open deck, a player who has hit waits for the card, and nothing on the table shows it."""
    one, other = after("A 1 / B 2"), after("A 1 / B 2 / A h ?")
    assert one.table == other.table
    assert one != other


def test_games_differ_in_who_will_join() -> None:
    one, other = Game.seeded(2, "x"), Game.seeded(2, "x")
    other.join()
    assert one != other


def test_a_game_is_no_other_thing_and_no_key() -> None:
    assert Game.seeded(2, "x") != "x"
    with pytest.raises(TypeError, match="unhashable"):
        hash(Game.seeded(2, "x"))


def test_decks_with_the_same_future_are_equal() -> None:
    """A stacked deck may have another past."""
    one, two, three = (StackedDeck(parse_cards("1 2"), parse_cards("2 1")) for _ in range(3))
    other = StackedDeck(parse_cards("3 1 2"), parse_cards("2 1"))
    for deck in (one, two):
        deck.shuffle(parse_cards("1 2"))
    other.shuffle(parse_cards("1 2 3"))
    assert one == two
    assert one != three
    assert one != other
    other.draw()
    assert one == other
    assert StackedDeck() != OpenDeck()
    assert OpenDeck() == OpenDeck()
    assert OpenDeck() != StackedDeck()


def test_seeded_decks_differ_in_seed_shuffles_and_pile() -> None:
    def deck(text: str, *, shuffles: int = 1, drawn: int = 0) -> SeededDeck:
        made = SeededDeck(seed_of(text))
        for _ in range(shuffles):
            made.shuffle(parse_cards("1 1"))
        for _ in range(drawn):
            made.draw()
        return made

    assert deck("x") == deck("x")
    assert deck("x") != deck("y")
    assert deck("x") != deck("x", shuffles=2)
    assert deck("x") != deck("x", drawn=1)
    assert deck("x") != OpenDeck()


# --- where the cards come from ----------------------------------------------------------------------------------------


def test_a_game_without_a_deck_is_shuffled_by_a_seed_that_it_tells() -> None:
    one, other = Game(4), Game(4)
    assert one.seed is not None
    assert one.seed != other.seed
    assert one == Game.seeded(4, one.seed.hex())


def test_a_game_with_another_deck_has_no_seed() -> None:
    assert Game(3, OpenDeck()).seed is None
    assert Game(3, StackedDeck(full_deck())).seed is None


def test_options_go_with_chance_too() -> None:
    game = Game(2, rules=Rules(target=50), dealer=1)
    assert (game.table.rules.target, game.table.dealer) == (50, B)


def test_a_position_goes_on_with_unseen_cards_in_an_order_of_chance() -> None:
    table = after("A 1 / B 2 / C 3 / A s").table
    one, other = Game.resume(table.copy()), Game.resume(table.copy())
    assert one.table == other.table
    assert one.seed != other.seed
    while one.asked is not None:
        one.play(one.asked.options[-1])
    assert one.table.winner is not None


@pytest.mark.parametrize(
    "text",
    [
        "A 1 / B 2 / C 3 / A h FZ?",
        "A 1 / B 2 / C F3?",
        "A SC / B 2 / C 3 / A h SC?",
        "A 1 / B 2 / C SC / A h F3>C(4 SC?",
        "A 1 / B 2 / C SC / D 4 / A h F3>D(F3' FZ' 5; F3>C(SC?) FZ>B)",
    ],
)
def test_a_game_that_goes_on_asks_again_who_gets_the_card_turned_up(text: str) -> None:
    game = after(text)
    assert isinstance(game.asked, Give)
    resumed = Game.resume(game.table.copy(), OpenDeck())
    assert resumed == game
    assert resumed.opening == ()


@pytest.mark.parametrize("card", ["7", "+4"])
def test_a_game_does_not_go_on_from_a_card_that_nobody_has_resolved(card: str) -> None:
    table = after("A 1 / B 2 / C 3").table
    table.turned_up = parse_cards(card)[0]
    table.turn = C
    with pytest.raises(
        BadTable, match=rf"^the {escape(card)} that is turned up is nobody's to give: a game goes on from a"
    ):
        Game.resume(table, OpenDeck())


def test_a_card_turned_up_before_anybodys_turn_is_refused() -> None:
    table = after("A 1 / B 2 / C 3").table
    table.turned_up = parse_cards("FZ")[0]
    table.turn = None
    with pytest.raises(BadTable, match=r"^the FZ that is turned up"):
        Game.resume(table, OpenDeck())


def test_an_open_deck_asks_for_the_first_card() -> None:
    assert isinstance(Game(3, OpenDeck()).asked, WhichCard)
