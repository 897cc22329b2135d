"""A game looked at again: what choices cost, and luck and skill apart."""

from dataclasses import replace
from functools import cache
from itertools import pairwise

import pytest

from flip7.analysis.review import review
from flip7.analysis.reviewed_game import Mistake, Review, Stroke, TurningPoint
from flip7.core.decisions import HIT, STAY, Choice, Decision, Give, HitOrStay
from flip7.core.game import Game
from flip7.core.latecomers import Latecomer, StartingPoints
from flip7.core.scoring import round_points
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.record import Record, from_notation, replay
from tests.scenario import A, B

pytestmark = pytest.mark.integration

SEED = bytes(32)
STAY_AT = 25


def usual_answer(table: Table, asked: Decision) -> Choice:
    """Stays at 25 points, and gives cards to the first who may have them."""
    if isinstance(asked, HitOrStay):
        return STAY if round_points(table, asked.seat) >= STAY_AT else HIT
    assert isinstance(asked, Give)
    return asked.options[0]


def played(seats: int, *, stops_after: int = 10_000) -> Record:
    game = Game.seeded(seats, SEED.hex())
    while game.asked is not None and len(game.choices) < stops_after:
        game.play(usual_answer(game.table, game.asked))
    choices = tuple(choice for choice in game.choices if isinstance(choice, str | int))
    return Record(tuple("ABCD"[:seats]), choices, seed=SEED)


@cache
def whole() -> Review:
    return review(played(3))


def test_luck_own_choices_and_others_choices_add_up_to_the_end() -> None:
    for each in whole().breakdowns:
        assert each.start + each.luck + each.own + each.others == pytest.approx(each.end)
        assert each.own <= 0
    assert sum(each.start for each in whole().breakdowns) == pytest.approx(1, abs=1e-6)
    assert sum(each.luck for each in whole().breakdowns) == pytest.approx(0, abs=1e-6)


def test_the_winner_ends_with_certainty() -> None:
    winner = whole().replayed.game.table.winner
    assert [seat for seat, chance in enumerate(whole().end) if chance == 1] == [winner]
    assert sum(whole().end) == 1


def test_every_decision_is_there_and_hangs_together_with_the_next() -> None:
    moments = whole().moments
    assert [moment.choice for moment in moments] == list(whole().record.choices)
    assert [moment.number for moment in moments] == list(range(len(moments)))
    for moment, following in pairwise(moments):
        assert moment.after == following.before
    assert moments[-1].after == whole().end
    assert whole().opening == moments[0].before


def test_all_that_happened_is_told_once() -> None:
    events = [event for moment in whole().moments for event in moment.events]
    assert events == whole().replayed.events[len(whole().replayed.steps[0].events) :]


def test_a_choice_costs_what_the_best_one_is_worth_more() -> None:
    for moment in whole().moments:
        lost = moment.before[moment.seat] - moment.chosen[moment.seat]
        assert moment.cost == pytest.approx(lost)
        assert moment.cost >= 0
        if moment.choice == moment.best:
            assert moment.cost == moment.error == 0


def test_an_answer_too_close_to_call_costs_its_seat_nothing_and_keeps_the_sum() -> None:
    close = [moment for moment in whole().moments if not moment.cost]
    assert close
    for moment in close:
        assert moment.skill[moment.seat] == 0
        assert sum(moment.before) == pytest.approx(1, abs=1e-6)


def test_a_freeze_by_somebody_else_is_their_choice_and_no_luck() -> None:
    """A, dealt a Freeze first of all, may give it to any of four equals; B had no less chance before that."""
    found = review(from_notation("A FZ>B / C 7 / D 2"))
    freeze = found.moments[0]
    assert freeze.cost == 0
    assert freeze.before[B] == pytest.approx(found.start[B], abs=0.03)
    assert freeze.skill[B] < -0.03
    assert found.breakdowns[B].others == pytest.approx(freeze.skill[B])
    assert found.breakdowns[B].own == 0


def test_a_round_begins_with_the_chances_before_its_first_card() -> None:
    found = review(from_notation("A FZ>B / C 7 / D 2 / A h 5 / C s / D s / A s"))
    second = found.moments[-1].between
    assert second is not None
    assert found.by_round == (found.start, second)
    assert len(whole().by_round) == whole().replayed.game.table.round
    assert whole().by_round[0] == whole().start


def test_reckonings_count_decisions_and_mistakes() -> None:
    assert sum(each.decisions for each in whole().breakdowns) == len(whole().moments)
    assert sum(each.mistakes for each in whole().breakdowns) == len(whole().costliest)


def test_a_new_round_on_the_way_is_a_stroke_of_its_own() -> None:
    for moment in whole().moments:
        strokes = list(moment.strokes)
        assert len(strokes) == (1 if moment.between is None else 2)
        assert [stroke.of_the_deal for stroke in strokes] == [False, True][: len(strokes)]


def test_turning_points_are_the_largest_changes_in_order() -> None:
    points = whole().turning_points
    assert [point.when for point in points] == sorted(point.when for point in points)
    assert all(point.size >= 0.05 for point in points)
    largest = max(stroke.size for moment in whole().moments for stroke in moment.strokes)
    assert largest in [point.size for point in points if isinstance(point, Stroke)]


def test_an_answer_turns_the_game_before_its_cards_do_and_those_before_the_next_deal() -> None:
    moment = next(moment for moment in whole().moments if moment.between is not None)
    card, deal = moment.strokes
    points: list[TurningPoint] = [deal, card, Mistake(moment)]
    assert sorted(points, key=lambda point: point.when) == [Mistake(moment), card, deal]


def test_the_same_seed_gives_the_same_review() -> None:
    few = played(3, stops_after=6)
    assert review(few, seed=5).moments == review(few, seed=5).moments
    assert review(few, seed=5).moments != review(few, seed=6).moments


def test_somebody_hears_how_far_it_is() -> None:
    heard: list[int] = []
    review(played(3, stops_after=3), watch=heard.append)
    assert heard == [1, 2, 3]


# --- blunders and forced games ----------------------------------------------------------------------------------------


def test_G1_staying_when_it_loses_for_sure_costs_all_that_a_hit_was_worth() -> None:
    """B stays with 5 below A, who has the target and is out: a hit was the only chance."""
    found = review(from_notation('[Target "10"]\nA 12 / B 5 / A s / B s'))
    blunder = found.moments[1]
    assert (blunder.seat, blunder.choice, blunder.best) == (B, STAY, HIT)
    assert blunder.chosen == (1.0, 0.0)
    assert blunder.cost == pytest.approx(blunder.before[B])
    assert blunder.cost > 0.2
    assert Mistake(blunder) in found.turning_points
    assert found.breakdowns[B].own == pytest.approx(-blunder.cost)
    assert found.breakdowns[A].others == pytest.approx(blunder.cost)


def test_G1_hitting_when_staying_wins_for_sure_is_a_mistake_even_if_it_goes_well() -> None:
    found = review(from_notation('[Target "10"]\nA 5 / B 12 / A s / B h 3 / B s'))
    risked, took = found.moments[1:]
    assert (risked.seat, risked.choice, risked.best) == (B, HIT, STAY)
    assert 0.02 < risked.cost < 0.5
    assert risked.luck[B] == pytest.approx(risked.cost)
    assert took.cost == 0


def test_doing_what_must_be_done_costs_nothing_however_it_ends() -> None:
    """B must hit to pass A, and busts: that was luck."""
    found = review(from_notation('[Target "10"]\nA 12 / B 3 / A s / B h 3x'))
    assert found.breakdowns[B].own == 0
    assert found.breakdowns[B].mistakes == 0
    assert found.end == (1.0, 0.0)
    assert found.moments[-1].luck[B] == pytest.approx(-found.moments[-1].before[B])


def test_a_choice_that_cannot_matter_costs_nothing() -> None:
    """Alone, one wins sooner or later."""
    found = review(from_notation("A 12 / A s"))
    assert [moment.cost for moment in found.moments] == [0]
    assert found.end == (1.0,)


# --- games that are not over ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text, decisions",
    [
        ("A 12 / B 5 / C 7", 0),
        ("A 12", 0),
        ("A 12 / B 5 / C 7 / A h 4", 1),
        ("A 12 / B 5 / C 7 / A s / B s / C s", 3),
        ("A F3>B(5 6 7) / B s / C 12", 2),
        ("A F3", 0),
    ],
)
def test_a_game_that_stops_anywhere_is_looked_at_as_far_as_it_goes(text: str, decisions: int) -> None:
    found = review(from_notation(text))
    assert len(found.moments) == decisions
    assert sum(found.end) == pytest.approx(1, abs=1e-6)
    for each in found.breakdowns:
        assert each.start + each.luck + each.own + each.others == pytest.approx(each.end)


def test_a_record_says_the_same_as_its_notation() -> None:
    record = played(3, stops_after=8)
    drawn = review(record)
    assert [moment.table.places for moment in drawn.moments] == [
        moment.table.places for moment in review(replay(record).record).moments
    ]
    assert drawn.moments[0].seat == Seat(0)


def grown() -> Record:
    """Two play; a third joins for the second round, and a fourth for the third with the lowest total (X.15)."""
    late = (Latecomer(2), Latecomer(3, StartingPoints.LOWEST))
    record = Record(tuple("ABCD"), seed=SEED, late=late)
    game = record.new_game()
    while game.asked is not None:
        game.play(usual_answer(game.table, game.asked))
    return replace(record, choices=tuple(choice for choice in game.choices if isinstance(choice, str | int)))


@cache
def grown_review() -> Review:
    return review(grown())


def test_joining_is_no_luck_and_counts_among_the_choices_of_the_others() -> None:
    """X.15: who joins begins with the chance that they take from the others."""
    reviewed = grown_review()
    by_joining = [moment.joined for moment in reviewed.moments if moment.joined is not None]
    assert len(by_joining) == 2
    third, fourth = by_joining
    assert third[2] > 0 > max(third[:2])
    assert third[3] == 0
    assert fourth[3] > 0 > max(fourth[:3])
    assert sum(third) == pytest.approx(0, abs=1e-6)
    starts = [each.start for each in reviewed.breakdowns]
    assert starts[2:] == [third[2], fourth[3]]
    for each in reviewed.breakdowns:
        assert each.start + each.luck + each.own + each.others == pytest.approx(each.end)
    assert sum(each.luck for each in reviewed.breakdowns) == pytest.approx(0, abs=1e-6)


def test_nobody_has_a_chance_before_they_join() -> None:
    first = grown_review().moments[0]
    assert [len(first.before), *first.before[2:]] == [4, 0.0, 0.0]
    assert [len(chances) for chances in grown_review().by_round] == [4] * len(grown_review().by_round)
    assert sum(grown_review().end) == 1
