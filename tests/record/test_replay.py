"""Replaying a record: the same game again, from whatever its cards come from, up to wherever it stops."""

import pytest

from flip7.core.cards import FLIP_THREE, FREEZE, parse_cards
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, WhichCard
from flip7.core.events import Dealt, Hit, Reshuffled, RoundBegan, Stayed
from flip7.core.game import Game
from flip7.core.pending import Assigned, FlipThree, HandOut
from flip7.core.rules import First, Rules
from flip7.record import BadRecord, Record, from_notation, replay
from tests.record.samples import SEED, order, with_reshuffles
from tests.scenario import A, B, C, D

NAMES = ("Ana", "Ben", "Cleo", "Dov")


def dealt(top: str, *choices: object, **fields: object) -> Record:
    """Four seats and a deck that begins with these cards."""
    return Record(NAMES, choices, shuffles=(order(top),), **fields)  # type: ignore[arg-type] # fields of a record


def test_every_step_is_one_answer_and_what_came_of_it() -> None:
    steps = replay(dealt("1 2 3 4 5", HIT, STAY)).steps
    assert [step.choice for step in steps] == [None, HIT, STAY]
    assert steps[0].events[:2] == (RoundBegan(1, A, A), Dealt(A, parse_cards("1")[0]))
    assert steps[1].events[0] == Hit(A, parse_cards("5")[0], forced=False)
    assert steps[2].events == (Stayed(B, forced=False),)


def test_the_events_of_all_steps_are_the_story() -> None:
    replayed = replay(with_reshuffles())
    assert replayed.events == [event for step in replayed.steps for event in step.events]


def test_it_gives_the_game_that_was_played() -> None:
    game = Game.seeded(4, SEED.hex(), Rules(first=First.LEFT), dealer=2)
    while game.asked is not None:
        game.play(game.asked.options[-1])
    choices = tuple(game.choices)
    record = Record(NAMES, choices, dealer=2, rules=Rules(first=First.LEFT), seed=SEED)  # type: ignore[arg-type] # no cards
    assert replay(record).game.table == game.table


def test_a_record_without_choices_stops_at_the_first_question() -> None:
    assert replay(dealt("1 2 3 4")).game.asked == HitOrStay(A)


def test_a_record_may_stop_inside_a_flip_three() -> None:
    """C has flipped a second Second Chance and is asked; one card is still to flip."""
    game = replay(dealt("1 2 SC 4 F3 FZ SC", HIT, C)).game
    assert game.table.pending == [FlipThree(C, left=1, set_aside=(FREEZE,))]
    assert game.asked == Give(C, parse_cards("SC")[0], (A, B, D))


def test_a_record_may_stop_while_cards_are_handed_out() -> None:
    """C has given the Freeze to D, who is not frozen yet, and is asked for the Flip Three."""
    game = replay(dealt("1 2 3 4 F3 FZ F3 5", HIT, C, D)).game
    assert game.table.pending == [HandOut(C, (FLIP_THREE,), (Assigned(FREEZE, D),))]
    assert game.asked == Give(C, FLIP_THREE, (A, B, C, D))


def test_a_record_may_stop_with_a_card_just_turned_up() -> None:
    game = replay(dealt("1 2 3 4 FZ", HIT)).game
    assert game.table.turned_up is FREEZE


def test_a_real_deck_may_stop_at_a_card() -> None:
    game = replay(Record(NAMES, (HIT,), drawn=tuple(parse_cards("1 2 3 4")))).game
    assert isinstance(game.asked, WhichCard)
    assert game.asked.seat == A


def test_a_real_deck_may_stop_at_a_choice() -> None:
    assert replay(Record(NAMES, (), drawn=tuple(parse_cards("1 2 3 4")))).game.asked == HitOrStay(A)


def test_a_real_deck_and_a_stacked_deck_give_the_same_table() -> None:
    text = "A 1 / B 2 / C 3 / D 4 / A h F3>C(5 F3' 6; F3>D(7 8 9)) / B s"
    real = replay(from_notation(text))
    stacked = replay(dealt("1 2 3 4 F3 5 F3 6 7 8 9", HIT, C, D, STAY))
    assert stacked.game.table == real.game.table
    assert stacked.events == real.events


def test_seed_and_shuffles_may_both_be_given() -> None:
    both = with_reshuffles()
    seed_only = Record(both.seats, both.choices, rules=both.rules, seed=both.seed)
    shuffles_only = Record(both.seats, both.choices, rules=both.rules, shuffles=both.shuffles)
    assert replay(both).events == replay(seed_only).events == replay(shuffles_only).events
    assert sum(isinstance(event, Reshuffled) for event in replay(both).events) == 2


@pytest.mark.parametrize("given", [0, 1, 2])
def test_beside_a_seed_not_every_shuffle_must_be_given(given: int) -> None:
    both = with_reshuffles()
    assert both.shuffles is not None
    fewer = Record(both.seats, both.choices, rules=both.rules, seed=SEED, shuffles=both.shuffles[:given])
    assert replay(fewer).events == replay(both).events


def test_shuffles_that_are_not_reached_do_no_harm() -> None:
    more = Record(NAMES, (STAY,), shuffles=(order("1 2 3 4"), order("5"), ()))
    assert replay(more).events == replay(dealt("1 2 3 4", STAY)).events


def test_shuffles_that_are_not_reached_do_no_harm_beside_a_seed() -> None:
    both = with_reshuffles()
    assert both.shuffles is not None
    cut = Record(both.seats, both.choices[:5], rules=both.rules, seed=SEED, shuffles=both.shuffles)
    assert replay(cut).game.table.draw_pile > 0


def test_the_whole_record_is_checked_not_only_its_beginning() -> None:
    both = with_reshuffles()
    assert both.shuffles is not None
    first, second, third = both.shuffles
    wrong = Record(both.seats, both.choices, rules=both.rules, seed=SEED, shuffles=(first, second, third[::-1]))
    with pytest.raises(BadRecord, match="shuffle 2 is not the one that the seed gives"):
        replay(wrong)


@pytest.mark.parametrize(
    "record",
    [
        pytest.param(Record(NAMES, seed=SEED), id="seeded"),
        pytest.param(Record(NAMES, shuffles=(order("1 2 3 4"),)), id="stacked"),
        pytest.param(Record(NAMES, drawn=()), id="real"),
    ],
)
def test_the_game_can_be_copied_and_played_on(record: Record) -> None:
    game = replay(record).game
    copy = game.copy()
    assert game.asked is not None
    first = game.asked.options[0]
    events = copy.play(first)
    assert game.table != copy.table
    assert game.play(first) == events
    assert game.table == copy.table
