"""The kernel has no rule of its own: it asks what the referee asks, and holds what lies on the referee's table."""

from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations, takewhile
from pathlib import Path
from random import Random
from typing import Final

import numpy as np
import pytest

from flip7.core.cards import Card, full_deck
from flip7.core.decisions import HIT, STAY, Choice, HitOrStay, IllegalChoice, is_legal
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.kernel import referee
from flip7.kernel.rng import StreamDeck
from flip7.kernel.setup import Setup, TooLarge
from flip7.kernel.state import BadState, State
from flip7.record import from_notation
from tests.kernel import situations as rare
from tests.kernel.differential import play
from tests.kernel.fields import canonical
from tests.kernel.kernels import KERNEL, Kernel, plain_kernel
from tests.kernel.plans import Order, Plan, plan_of
from tests.kernel.situations import RARE, Situations

pytestmark = pytest.mark.integration  # the compiled kernel

GOLDEN: Final = sorted((Path(__file__).parents[1] / "golden").glob("*.f7"))


@pytest.fixture(params=["compiled", pytest.param("plain", marks=pytest.mark.integration)])
def kernel(request: pytest.FixtureRequest) -> Kernel:
    """The kernel as everybody imports it, compiled where there is numba, and as plain Python."""
    return plain_kernel() if request.param == "plain" else KERNEL


# --- equal to the referee, game after game ----------------------------------------------------------------------------

LEAST: Final = {
    rare.ASKED_IN_THE_DEAL: 200,
    rare.BUST: 200,
    rare.SEVEN: 12,
    rare.SAVE: 50,
    rare.WASTED_BY_A_BUST: 30,
    rare.SEVERAL: 250,
    rare.THREE: 75,
    rare.ONLY_ONE_ACTIVE: 100,
    rare.HOLDER_IS_OUT: 75,
    rare.CHAINED: 350,
    rare.DEEP: 12,
    rare.FLIP_7: 75,
    rare.WASTED_BY_A_FLIP_7: 2,
    rare.FREEZE_DESPITE_A_CHANCE: 100,
    rare.PASSED_ON: 30,
    rare.PASSED_ON_IN_A_CHAIN: 5,
    rare.PASSED_ON_TO_THE_ONLY: 7,
    rare.NOBODY_TAKES_IT: 50,
    rare.RESHUFFLE: 20,
    rare.RESHUFFLE_IN_A_FLIP_THREE: 2,
    rare.DRY: 7,
    rare.DRY_IN_A_FLIP_THREE: 2,
    rare.WASTED_AS_CARDS_RUN_OUT: 2,
    rare.WON: 200,
    rare.TIE: 2,
    rare.LOADED: 250,
    rare.LOADED_PENDING: 40,
}
"""How often 1,000 games must meet each situation: about half as often as they do."""


def test_the_same_question_options_and_table_at_every_decision(kernel: Kernel) -> None:
    for number in range(200):
        play(plan_of(seed=1, number=number), kernel, whole=number % 10 == 0)


@pytest.mark.integration
@pytest.mark.parametrize("numbers", [range(1000), range(1000, 2000)], ids=["first", "second"])
def test_thousands_of_games_are_equal_and_meet_every_rare_situation_often(numbers: range) -> None:
    """1 to 40 seats, every option, decks stacked for chains; without the rare ones the test would prove little."""
    situations = Situations()
    for number in numbers:
        play(plan_of(seed=2, number=number), KERNEL, situations, whole=number % 20 == 0)
    assert LEAST.keys() == set(RARE)
    assert {name: situations[name] for name, least in LEAST.items() if situations[name] < least} == {}


@pytest.mark.integration
@pytest.mark.parametrize("numbers", [range(300), range(300, 600)], ids=["first", "second"])
def test_hundreds_of_games_are_equal_without_a_compiler(numbers: range) -> None:
    for number in numbers:
        play(plan_of(seed=3, number=number), plain_kernel(), whole=number % 20 == 0)


def test_the_plans_hold_tables_of_every_size_and_every_option() -> None:
    plans = [plan_of(seed=2, number=number) for number in range(2000)]
    assert {plan.seats for plan in plans} == set(range(1, 41))
    assert {plan.rules.decks_for(plan.seats) for plan in plans} == {1, 2, 3}
    assert len({(plan.rules.target, plan.rules.first, plan.rules.flip_7, plan.stay) for plan in plans}) == 48
    assert {plan.order for plan in plans} == set(Order)
    assert all(plan.rules.decks != Rules().decks_for(plan.seats) for plan in plans)


# --- compiled and plain -----------------------------------------------------------------------------------------------


def positions(plan: Plan, state: State) -> Iterator[State]:
    """The game at every decision, with the plan's players."""
    random = plan.random()
    yield state
    for _ in range(plan.most):
        if state.asked is None:
            return
        state.play(plan.choose(state.asked, random))
        yield state


def not_reshuffled(state: State) -> bool:
    """The discard pile has not been shuffled since the game began or was loaded."""
    return not np.frombuffer(state.to_bytes(), referee.GAME)["reshuffles"][0]


def begun(plan: Plan, kernel: Kernel) -> State:
    return kernel.state.new(kernel.setup(plan.seats, plan.seed, plan.rules, plan.dealer), plan.number)


def test_compiled_and_plain_give_the_same_bytes() -> None:
    for number in range(60):
        plan = plan_of(seed=4, number=number)
        compiled, plain = (positions(plan, begun(plan, each)) for each in (KERNEL, plain_kernel()))
        for ours, theirs in zip(compiled, plain, strict=True):
            assert ours.to_bytes() == theirs.to_bytes(), plan


# --- the cards of the stream ------------------------------------------------------------------------------------------


def test_a_stream_deck_gives_the_cards_that_the_kernel_draws(kernel: Kernel) -> None:
    """What the kernel will draw is the rest of the deck's order, until it is shuffled again."""
    for number in range(30):
        plan = plan_of(seed=5, number=number)
        deck = kernel.deck(plan.seed, plan.number)
        deck.shuffle(full_deck(plan.rules.decks_for(plan.seats)))
        (order,) = deck.shuffles
        for state in takewhile(not_reshuffled, positions(plan, begun(plan, kernel))):
            assert state.draw_pile() == list(order[len(order) - state.table().draw_pile :])


def test_a_stream_deck_does_not_care_in_which_order_it_is_given_the_cards() -> None:
    decks = StreamDeck(1, 2), StreamDeck(1, 2)
    decks[0].shuffle(full_deck())
    decks[1].shuffle(full_deck()[::-1])
    assert decks[0].shuffles == decks[1].shuffles


def test_a_stream_deck_with_a_given_order_shuffles_from_then_on() -> None:
    given, other = StreamDeck(1, 2, first=full_deck()), StreamDeck(1, 2)
    given.shuffle(full_deck())
    assert [given.draw() for _ in full_deck()] == list(full_deck())
    given.shuffle(full_deck())
    other.shuffle(full_deck())
    assert given.shuffles == [full_deck(), other.shuffles[0]]


def test_a_copy_of_a_stream_deck_has_the_same_future() -> None:
    deck = StreamDeck(1, 2)
    deck.shuffle(full_deck())
    copy = deck.copy()
    futures = []
    for each in (deck, copy):
        drawn = [each.draw() for _ in full_deck()]
        each.shuffle(drawn)
        futures.append((drawn, each.shuffles))
    assert futures[0] == futures[1]


def test_other_seeds_and_other_numbers_give_other_cards() -> None:
    orders = set()
    for seed, number in ((0, 0), (0, 1), (1, 0), (2**64 - 1, 2**40)):
        deck = StreamDeck(seed, number)
        deck.shuffle(full_deck())
        orders.add(deck.shuffles[0])
    assert len(orders) == 4


# --- a game of the kernel as a value ----------------------------------------------------------------------------------


def some_states(kernel: Kernel, games: int = 10) -> Iterator[tuple[Plan, State]]:
    """Games at every decision, of any number of seats."""
    for number in range(games):
        plan = plan_of(seed=6, number=number)
        for state in positions(plan, begun(plan, kernel)):
            yield plan, state


def test_a_copy_is_equal_and_goes_its_own_way(kernel: Kernel) -> None:
    for plan, state in some_states(kernel):
        copy, kept = state.copy(), state.to_bytes()
        assert copy == state
        assert hash(copy) == hash(state)
        if copy.asked is not None:
            copy.play(plan.choose(copy.asked, Random(0)))
            assert copy != state
        assert state.to_bytes() == kept


def test_a_game_kept_as_bytes_has_the_same_future(kernel: Kernel) -> None:
    for number in range(20):
        plan = plan_of(seed=7, number=number)
        state = begun(plan, kernel)
        ends = [list(positions(plan, each))[-1] for each in (type(state).from_bytes(state.to_bytes()), state)]
        assert ends[0] == ends[1]


def test_a_game_of_the_kernel_is_equal_to_nothing_else() -> None:
    state = State.new(Setup(3))
    assert state != state.to_bytes()
    assert state != State.new(Setup(3), number=1)
    assert len({state, state.copy(), State.new(Setup(3))}) == 1


# --- from the referee's table, and back -------------------------------------------------------------------------------


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_every_table_of_the_golden_games_comes_back_as_it_was(path: Path, kernel: Kernel) -> None:
    """The kernel, loaded at every decision and at the end, asks the same and shows the same table."""
    record = from_notation(path.read_text(encoding="utf-8"))
    game = Game(len(record.seats), record.deck(), record.rules, record.dealer)
    for choice in (*record.choices, None):
        state = kernel.state.of(game.table)
        assert state.asked == game.asked
        assert state.table() == canonical(game.table)
        if choice is not None:
            game.play(choice)
    assert game.asked is None


def test_there_are_golden_games() -> None:
    assert len(GOLDEN) == 10


def test_a_game_loaded_when_it_is_won_is_over(kernel: Kernel) -> None:
    game = finished()
    state = kernel.state.of(game.table)
    assert state.asked is None
    assert state.table().winner == game.table.winner
    with pytest.raises(IllegalChoice, match="the game is over"):
        state.play(HIT)
    assert kernel.state.from_bytes(state.to_bytes()).asked is None


def finished() -> Game:
    """A game that somebody has won."""
    game = Game.seeded(3, "won soon", Rules(target=1))
    while isinstance(game.asked, HitOrStay):
        game.play(STAY)
    assert game.asked is None
    return game


# --- a draw pile in an unknown order ----------------------------------------------------------------------------------


def with_four_cards_left() -> Table:
    """A table with four cards in the draw pile, no two alike."""
    for seed in range(1000):
        game = Game.seeded(3, f"four left {seed}")
        random = Random(seed)
        while game.asked is not None and game.table.draw_pile > 4:
            game.play(STAY if random.random() < 0.3 and STAY in game.asked.options else game.asked.options[0])
        if game.asked is not None and game.table.draw_pile == len(+game.table.unseen()) == 4:
            return game.table
    pytest.fail("no game comes to such a table")


def test_an_unknown_draw_pile_may_lie_in_any_order() -> None:
    """Four cards, no two alike: each of the 24 orders comes up, about equally often."""
    table = with_four_cards_left()
    orders = Counter(tuple(State.of(table, seed=1, number=number).draw_pile()) for number in range(2400))
    assert orders.keys() == set(permutations(+table.unseen()))
    assert min(orders.values()) > 60
    assert max(orders.values()) < 150


def test_an_unknown_draw_pile_holds_the_cards_that_nobody_has_seen(kernel: Kernel) -> None:
    for plan, state in some_states(kernel, games=4):
        table = state.table()
        for number in range(3):
            assert Counter(kernel.state.of(table, seed=plan.seed, number=number).draw_pile()) == +table.unseen()


def test_the_same_seed_and_number_give_an_unknown_draw_pile_the_same_future(kernel: Kernel) -> None:
    for plan, state in islice(some_states(kernel, games=3), 0, None, 5):
        first, again = (kernel.state.of(state.table(), seed=8, number=9) for _ in range(2))
        assert first == again
        assert list(positions(plan, first))[-1] == list(positions(plan, again))[-1]


def test_a_sampled_draw_pile_comes_in_the_order_that_the_kernel_tells(kernel: Kernel) -> None:
    """The same game with the order given goes the same way until the pile is shuffled."""
    plan = plan_of(seed=9, number=0)
    table = begun(plan, kernel).table()
    sampled = kernel.state.of(table, seed=1)
    given = kernel.state.of(table, sampled.draw_pile())
    for ours, theirs in zip(takewhile(not_reshuffled, positions(plan, sampled)), positions(plan, given), strict=False):
        assert ours.table() == theirs.table()
        assert ours.draw_pile() == theirs.draw_pile()


# --- what is refused --------------------------------------------------------------------------------------------------


def test_an_illegal_choice_is_refused_and_changes_nothing(kernel: Kernel) -> None:
    for plan, state in islice(some_states(kernel, games=6), 0, None, 3):
        kept, asked = state.to_bytes(), state.asked
        everything: list[object] = [HIT, STAY, *map(Seat, range(-1, plan.seats + 1)), *Card, None, True, "hit", 1.0, ()]
        for answer in everything:
            if asked is None or not is_legal(answer, asked):
                with pytest.raises(IllegalChoice):
                    refused(state, answer)
        assert state.to_bytes() == kept


def refused(state: State, answer: object) -> None:
    choice: Choice = answer  # type: ignore[assignment] # whatever a caller may pass
    state.play(choice)


def test_a_draw_pile_with_other_cards_is_refused() -> None:
    table = with_four_cards_left()
    pile = list(+table.unseen())
    State.of(table, pile)
    for wrong in (pile[1:], [*pile, pile[0]], [pile[0], *pile[:3]], []):
        with pytest.raises(BadState, match="the draw pile given does not hold the cards that nobody has seen"):
            State.of(table, wrong)


def test_a_table_that_does_not_hold_its_cards_is_refused() -> None:
    for change in (1, -1):
        table = with_four_cards_left().copy()
        table.draw_pile += change
        with pytest.raises(BadState, match="the table does not hold the cards of its decks"):
            State.of(table)
    table = with_four_cards_left().copy()
    table.discard_pile += [Card.N0, Card.N0]
    with pytest.raises(BadState, match="the table does not hold the cards of its decks"):
        State.of(table)


@pytest.mark.parametrize("change", [-1, 1])
def test_bytes_of_another_length_are_refused(change: int) -> None:
    kept = State.new(Setup(3)).to_bytes()
    wrong = kept[:change] if change < 0 else kept + bytes(change)
    with pytest.raises(BadState, match=rf"a game in the kernel is {len(kept)} bytes, not {len(wrong)}"):
        State.from_bytes(wrong)


def test_a_table_of_41_seats_is_refused() -> None:
    with pytest.raises(TooLarge, match="41 seats: the kernel plays tables of 1 to 40"):
        Setup(41)
    with pytest.raises(TooLarge, match="41 seats: the kernel plays tables of 1 to 40"):
        State.of(Game.seeded(41, "large").table)
    with pytest.raises(TooLarge, match="0 seats"):
        Setup(0)


def test_four_decks_are_refused() -> None:
    rules = Rules(decks=4)
    with pytest.raises(TooLarge, match="4 decks: the kernel plays with at most 3"):
        Setup(3, rules=rules)
    with pytest.raises(TooLarge, match="4 decks: the kernel plays with at most 3"):
        State.of(Game.seeded(3, "many decks", rules).table)


@pytest.mark.parametrize("seed", [-1, 2**64])
def test_a_seed_of_more_than_64_bits_is_refused(seed: int) -> None:
    with pytest.raises(TooLarge, match=f"seed {seed}"):
        Setup(3, seed)


@pytest.mark.parametrize("dealer", [-1, 3])
def test_a_dealer_who_is_not_at_the_table_is_refused(dealer: int) -> None:
    with pytest.raises(TooLarge, match=f"dealer {dealer}: seats are numbered 0 to 2"):
        Setup(3, dealer=dealer)
