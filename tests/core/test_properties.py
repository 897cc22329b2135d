"""Properties of every game: any seats, any deck, any legal choices."""

from collections import Counter
from collections.abc import Iterator
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from flip7.core.apply import apply
from flip7.core.cards import SECOND_CHANCE, Card
from flip7.core.decisions import HIT, STAY, Give, HitOrStay, IllegalChoice, WhichCard, is_legal
from flip7.core.decks import SeededDeck, StackedDeck
from flip7.core.draw import what_for
from flip7.core.events import Dealt, Draw, Event, Flipped, Hit, Reshuffled, RoundBegan, RoundEnded
from flip7.core.game import Game
from flip7.core.seats import Seat
from flip7.core.table import Status, Table
from tests.core.random_games import DenseDeck, Plan, cards_of, plans


def told(plan: Plan) -> list[Event]:
    """All events of the plan's game."""
    game = plan.begin()
    events = list(game.opening)
    for choice in plan.choices(plan.begin()):
        events += game.play(choice)
    return events


def tables(plan: Plan) -> Iterator[tuple[Event, Table]]:
    """The table after every event, by folding the events. It is one table that changes."""
    table = Table.set_up(plan.seats, plan.rules, plan.dealer)
    for event in told(plan):
        apply(table, event)
        yield event, table


@given(plans())
def test_D6_every_card_is_in_one_place_after_every_event(plan: Plan) -> None:
    """D.6: what is not before a player, set aside, being resolved or discarded is in the draw pile; none is twice."""
    for event, table in tables(plan):
        left = table.unseen()
        assert min(left.values()) >= 0, event
        assert left.total() == table.draw_pile, event


@given(plans(kinds=("seeded", "dense")))
def test_the_draw_pile_holds_what_is_unseen(plan: Plan) -> None:
    game = plan.begin()
    for choice in plan.choices(plan.begin()):
        game.play(choice)
        deck = game._referee.deck
        assert isinstance(deck, SeededDeck | DenseDeck)
        assert Counter(deck._pile) == +game.table.unseen()


@given(plans())
def test_folding_the_events_gives_the_table(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    _, folded = list(tables(plan))[-1]
    assert folded == game.table


@given(plans())
def test_nothing_is_pending_when_a_round_ends(plan: Plan) -> None:
    for event, table in tables(plan):
        if isinstance(event, RoundEnded):
            assert not table.pending
            assert table.turned_up is None
            assert not any(place.cards for place in table.places)


@given(plans())
def test_SC1_nobody_ever_holds_two_second_chances(plan: Plan) -> None:
    """SC.1: nobody holds more than one."""
    for event, table in tables(plan):
        assert all(place.cards.count(SECOND_CHANCE) <= 1 for place in table.places), event


@given(plans())
def test_a_line_never_holds_a_number_twice_unless_it_is_busted(plan: Plan) -> None:
    for event, table in tables(plan):
        for place in table.places:
            twice = len(set(place.line)) < len(place.line)
            assert twice == (place.status is Status.BUSTED and bool(place.cards)), event


@given(plans())
def test_T6_the_turn_stays_while_anything_is_pending(plan: Plan) -> None:
    """T.6: the turn is fixed while anything is pending."""
    was_pending, turn = False, None
    for event, table in tables(plan):
        assert table.turn == turn or not (was_pending and table.pending), event
        was_pending, turn = bool(table.pending), table.turn


@given(plans())
def test_scores_never_fall_and_change_only_when_a_round_ends(plan: Plan) -> None:
    scores = [0] * plan.seats
    for event, table in tables(plan):
        assert all(now >= then for now, then in zip(table.scores, scores, strict=True))
        assert isinstance(event, RoundEnded) or table.scores == scores
        scores = list(table.scores)


@given(plans())
def test_every_event_cites_rules_and_says_whether_it_was_forced(plan: Plan) -> None:
    for event in told(plan):
        assert event.rules
        if getattr(event, "forced", False):
            assert {"X.9", "X.8"} & set(event.rules), event


@given(plans())
def test_a_question_is_put_to_an_active_seat_and_has_more_than_one_answer(plan: Plan) -> None:
    """X.9: a question with one answer is not asked; T.1: nobody who is out is asked."""
    game = plan.begin()
    for choice in plan.choices(plan.begin()):
        asked = game.asked
        assert asked is not None
        assert game.table.is_active(asked.seat)
        match asked:
            case Give():
                assert len(asked.options) > 1
                assert all(map(game.table.is_active, asked.options))
            case HitOrStay():
                assert game.table.places[asked.seat].cards
            case WhichCard():
                assert asked.options
        game.play(choice)


@given(plans(kinds=("open",)))
def test_what_a_card_is_needed_for_is_what_it_then_comes_up_for(plan: Plan) -> None:
    """`draw.what_for` and `turned_up.turn_up` tell deal, hit and flip apart in the same way."""
    game = plan.begin()
    for choice in plan.choices(plan.begin()):
        asked = game.asked
        needed = what_for(game.table, asked.seat) if isinstance(asked, WhichCard) else None
        events = game.play(choice)
        if needed is not None:
            assert isinstance(events[0], {Draw.DEAL: Dealt, Draw.HIT: Hit, Draw.FLIP: Flipped}[needed])


@given(plans(kinds=("open",)))
def test_what_is_left_to_come_up_is_what_nobody_has_seen(plan: Plan) -> None:
    """The referee counts along; a game that somebody copied or resumed has to count anew."""
    game = plan.begin()
    for number, choice in enumerate(plan.choices(plan.begin())):
        if isinstance(game.asked, WhichCard):
            assert game.asked.left == game.table.unseen()
        game = game.copy() if number % 7 == 6 else game
        game.play(choice)


@pytest.mark.integration
@given(plans(most=40))
def test_every_offered_choice_is_accepted_and_every_other_refused_with_nothing_changed(plan: Plan) -> None:
    game = plan.begin()
    everything = [HIT, STAY, *map(Seat, range(-1, plan.seats + 1)), *Card, None, True, "hit", 1.0, ()]
    for choice in plan.choices(plan.begin()):
        asked, table, made = game.asked, game.table.copy(), list(game.choices)
        assert asked is not None
        for answer in everything:
            if is_legal(answer, asked):
                game.copy().play(answer)
            else:
                with pytest.raises(IllegalChoice):
                    game.play(answer)
        assert (game.asked, game.table, game.choices) == (asked, table, made)
        game.play(choice)


@given(plans(most=60), st.integers(0, 60))
def test_a_copy_has_the_same_future_and_leaves_the_game_alone(plan: Plan, where: int) -> None:
    choices = plan.choices(plan.begin())
    game = plan.begin()
    for choice in choices[:where]:
        game.play(choice)
    table, copy = game.table.copy(), game.copy()
    told_by_copy = [copy.play(choice) for choice in choices[where:]]
    assert game.table == table
    assert [game.play(choice) for choice in choices[where:]] == told_by_copy
    assert (game.table, game.asked, game.choices) == (copy.table, copy.asked, copy.choices)


@given(plans(kinds=("seeded",), most=60), st.randoms(use_true_random=False))
def test_the_order_of_the_draw_pile_shows_in_nothing_until_it_is_drawn(plan: Plan, random: Random) -> None:
    choices = plan.choices(plan.begin())
    told_once = told(plan)
    if any(isinstance(event, Reshuffled) for event in told_once):
        return
    drawn = [event.card for event in told_once if isinstance(event, Dealt | Hit | Flipped)]
    hidden = list((Counter(cards_of(plan)) - Counter(drawn)).elements())
    random.shuffle(hidden)
    other = Game(plan.seats, StackedDeck([*drawn, *hidden]), plan.rules, plan.dealer)
    told_again = list(other.opening)
    for choice in choices:
        told_again += other.play(choice)
    assert told_again == told_once


@pytest.mark.integration
@settings(max_examples=150)
@given(plans(most=400))
def test_long_games_keep_every_card_and_fold(plan: Plan) -> None:
    """D.6, at greater length: whole games with reshuffles, ties and many rounds."""
    check_a_long_game(plan)


@pytest.mark.e2e
@settings(max_examples=400)
@given(plans(most=400))
def test_many_long_games_keep_every_card_and_fold(plan: Plan) -> None:
    check_a_long_game(plan)


def check_a_long_game(plan: Plan) -> None:
    game = plan.begin()
    plan.choices(game)
    _, last = list(tables(plan))[-1]
    assert last == game.table
    assert last.unseen().total() == last.draw_pile
    rounds = [event for event in told(plan) if isinstance(event, RoundBegan)]
    assert [each.number for each in rounds] == list(range(1, len(rounds) + 1))
