"""With an open deck, too, the kernel has no rule of its own: it stops where the referee stops, and asks the same."""

import pickle
from collections import Counter
from copy import deepcopy
from random import Random
from typing import Final, NamedTuple

import pytest

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY, Choice, Decision, HitOrStay, IllegalChoice, WhichCard, is_legal
from flip7.core.decks import OpenDeck
from flip7.core.describe import describe
from flip7.core.game import Game
from flip7.core.rules import Rules
from flip7.core.seats import Seat
from flip7.kernel import jit, referee
from flip7.kernel.open_state import OpenState
from flip7.kernel.setup import Setup
from flip7.kernel.state import BadState, State
from tests.kernel import situations as rare
from tests.kernel.fields import canonical
from tests.kernel.kernels import KERNEL, Kernel, broken_kernel, plain_kernel
from tests.kernel.plans import Order, Plan, plan_of, stacked
from tests.kernel.situations import Situations

pytestmark = pytest.mark.integration  # the compiled kernel


@pytest.fixture(params=["compiled", pytest.param("plain", marks=pytest.mark.integration)])
def kernel(request: pytest.FixtureRequest) -> Kernel:
    """The kernel as everybody imports it, compiled where there is numba, and as plain Python."""
    return plain_kernel() if request.param == "plain" else KERNEL


def choose(plan: Plan, asked: Decision, random: Random) -> Choice:
    """A random legal answer; the cards come as the plan has them, those for rare chains first."""
    if not isinstance(asked, WhichCard):
        return plan.choose(asked, random)
    cards = list(Counter(asked.left).elements())
    return random.choice(cards) if plan.order is Order.SHUFFLED else stacked(cards, plan.order, random)[0]


def begun(plan: Plan, kernel: Kernel) -> OpenState:
    return kernel.open_state.new(kernel.setup(plan.seats, 0, plan.rules, plan.dealer))


def play(plan: Plan, kernel: Kernel, situations: Situations | None = None) -> None:
    """One game on both sides; at every question, chance's included, question, options and table are the same."""
    met = Situations() if situations is None else situations
    random = plan.random()
    game = Game(plan.seats, OpenDeck(), plan.rules, plan.dealer)
    state = begun(plan, kernel)
    for _ in range(2 * plan.most):
        where = f"{plan} | {describe(game.table)}"
        assert state.asked == game.asked, where
        assert state.table() == canonical(game.table), where
        if game.asked is None:
            return
        assert options(state) == numbers(game.asked), where
        choice = choose(plan, game.asked, random)
        if not isinstance(game.asked, WhichCard):
            met.answer(game.asked, choice, game.table)
        met.tell(game.play(choice))
        state.play(choice)


def options(state: OpenState) -> tuple[int, int, set[int]]:
    """What the machine says in one integer: what is asked, of whom, and which answers there are."""
    asked, who, may = (
        state.question & referee.ASKED_BITS,
        state.question >> referee.WHO & referee.WHO_BITS,
        state.question >> referee.OPTIONS,
    )
    return asked, who, {number for number in range(may.bit_length()) if may >> number & 1}


def numbers(asked: Decision) -> tuple[int, int, set[int]]:
    """The same of a decision of the referee."""
    match asked:
        case HitOrStay(seat):
            return referee.HIT_OR_STAY, seat, {referee.HIT, referee.STAY}
        case WhichCard(seat):
            return referee.DRAW, seat, {tuple(Card).index(card) for card in asked.options}
        case _:
            return referee.GIVE, asked.seat, set(asked.options)


# --- equal to the referee ---------------------------------------------------------------------------------------------

LEAST: Final = {
    rare.ASKED_IN_THE_DEAL: 70,
    rare.BUST: 50,
    rare.SEVEN: 2,
    rare.SAVE: 16,
    rare.WASTED_BY_A_BUST: 9,
    rare.SEVERAL: 110,
    rare.ONLY_ONE_ACTIVE: 50,
    rare.HOLDER_IS_OUT: 45,
    rare.CHAINED: 130,
    rare.DEEP: 14,
    rare.FLIP_7: 20,
    rare.PASSED_ON: 15,
    rare.PASSED_ON_TO_THE_ONLY: 8,
    rare.NOBODY_TAKES_IT: 40,
    rare.RESHUFFLE: 5,
    rare.DRY: 1,
    rare.WON: 55,
    rare.TIE: 1,
}
"""How often 300 games must meet each situation: about half as often as they do."""


def test_the_same_question_options_and_table_at_every_question_chance_included(kernel: Kernel) -> None:
    for number in range(60):
        play(plan_of(seed=21, number=number), kernel)


@pytest.mark.integration
def test_hundreds_of_games_are_equal_and_meet_the_rare_situations() -> None:
    situations = Situations()
    for number in range(300):
        play(plan_of(seed=22, number=number), KERNEL, situations)
    assert {name: situations[name] for name, least in LEAST.items() if situations[name] < least} == {}


class Break(NamedTuple):
    """What is broken, and the snippet of source that breaks it in place of another."""

    how: str
    snippet: str
    broken: str


BREAKS: Final = (
    Break("a card that came up is still in the draw pile", "s.in_pile[answer] -= 1", "pass"),
    Break(
        "a reshuffle ends the round",
        "DRAW and s.left == 0 and not reshuffle(s)",
        "DRAW and s.left == 0 and reshuffle(s)",
    ),
    Break("the turn does not come to the seat that is dealt a card", "s.turn = seat\n", "pass\n"),
    Break("a Flip Three does not count its cards", "s.flips_left -= 1", "pass"),
    Break("a round does not end", "if stop == ROUND_OVER:\n            stop = end_round(s)", "pass"),
)


@pytest.mark.integration
@pytest.mark.parametrize("broken", BREAKS, ids=[each.how for each in BREAKS])
def test_a_broken_rule_is_noticed(broken: Break) -> None:
    kernel = broken_kernel(broken.how, broken.snippet, broken.broken)
    with pytest.raises((AssertionError, IllegalChoice, IndexError)):
        play_many(kernel)


def play_many(kernel: Kernel) -> None:
    for number in range(300):
        play(plan_of(seed=23, number=number), kernel)


# --- a game as a value ------------------------------------------------------------------------------------------------


def test_a_copy_goes_its_own_way(kernel: Kernel) -> None:
    plan = plan_of(seed=24, number=0)
    random = plan.random()
    state = begun(plan, kernel)
    for _ in range(plan.most):
        asked = state.asked
        if asked is None:
            break
        before = state.table()
        for copy in (state.copy(), deepcopy(state)):
            copy.play(choose(plan, asked, Random(0)))
        assert (state.asked, state.table()) == (asked, before)
        state.play(choose(plan, asked, random))


def test_a_pickled_game_goes_on_as_the_game_does() -> None:
    plan = plan_of(seed=24, number=1)
    random = plan.random()
    state = begun(plan, KERNEL)
    for _ in range(plan.most):
        kept = pickle.loads(pickle.dumps(state))  # noqa: S301 - our own
        assert (kept.asked, kept.table(), kept.question) == (state.asked, state.table(), state.question)
        if state.asked is None:
            break
        choice = choose(plan, state.asked, random)
        state.play(choice)
        kept.play(choice)
        assert kept.table() == state.table()


def test_the_counts_are_those_of_the_question() -> None:
    state = OpenState.new(Setup(3))
    state.play(Card.N12)
    asked = state.asked
    assert isinstance(asked, WhichCard)
    assert dict(zip(Card, state.left, strict=True)) == asked.left
    assert asked.left[Card.N12] == 11


def test_a_game_with_an_open_deck_is_none_with_a_closed_one() -> None:
    state = OpenState.new(Setup(3))
    kept = jit.to_array(state.games, referee.GAME).tobytes()
    with pytest.raises(BadState, match="no game in the kernel has such a field: asked"):
        State.from_bytes(kept)


# --- what is refused --------------------------------------------------------------------------------------------------


def test_an_illegal_choice_is_refused_and_changes_nothing(kernel: Kernel) -> None:
    plan = plan_of(seed=25, number=2)
    random = plan.random()
    state = begun(plan, kernel)
    everything: list[Choice] = [HIT, STAY, *map(Seat, range(-1, plan.seats + 1)), *Card]
    for _ in range(plan.most):
        asked, table = state.asked, state.table()
        for answer in everything:
            if asked is None or not is_legal(answer, asked):
                with pytest.raises(IllegalChoice):
                    state.play(answer)
        assert (state.asked, state.table()) == (asked, table)
        if asked is None:
            break
        state.play(choose(plan, asked, random))


@pytest.mark.parametrize("number", [-1, 22, 63, 64, 10**6])
def test_a_number_that_is_no_option_is_refused(number: int) -> None:
    state = OpenState.new(Setup(3))
    with pytest.raises(IllegalChoice, match=f"{number} is not an answer here: asked was A: which card came up"):
        state.answer(number)


def test_a_game_that_is_won_takes_no_answer() -> None:
    state = OpenState.new(Setup(2, rules=Rules(target=1)))
    for choice in (Card.N5, Card.N6, STAY, STAY):
        state.play(choice)
    assert state.asked is None
    assert state.table().winner == 1
    for number in (referee.STAY, referee.HIT):
        with pytest.raises(IllegalChoice, match="the game is over"):
            state.answer(number)
