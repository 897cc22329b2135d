"""G: the end of the game."""

import pytest

from flip7.core.decisions import HIT, STAY, HitOrStay
from flip7.core.events import GameWon, RoundEnded, Tied
from flip7.core.game import Game
from flip7.core.scoring import round_points
from tests.scenario import A, B, C, after, story


def test_G_1_the_highest_total_wins() -> None:
    """G.1: both have enough, A has more; nothing is asked any more."""
    game = after('[Target "20"] A 12 / B 11 / A h 11 / B h 10 / A s / B s = 23 21')
    assert game.table.winner == A
    assert game.asked is None


def test_G_1_whoever_got_there_first() -> None:
    """G.1: B banks 21 while A has 19; the round goes on, and A wins it with 27."""
    game = after('[Target "20"] A 10 / B 11 / A h 9 / B h 10 / A h 8 / B s / A s = 27 21')
    assert game.table.winner == A


def test_G_1_reaching_the_target_exactly_is_enough() -> None:
    """G.1: «at 200 or more»."""
    assert after('[Target "20"] A 12 / B 11 / A h 8 / B s / A s = 20 11').table.winner == A


def test_G_1_one_point_less_is_not_enough() -> None:
    """G.1: at 19 of 20 the game goes on."""
    game = after('[Target "20"] A 12 / B 11 / A h 7 / B s / A s = 19 11')
    assert game.table.winner is None
    assert game.table.round == 2


def test_G_1_totals_count_and_not_the_last_round() -> None:
    """G.1: B scores more in the second round, but A has more in all."""
    game = after("""
        [Target "30"]
        1. A / A 12 / B 2 / A h 11 / B s / A s = 23 2
        2. B / B 12 / A 9 / B h 11 / A s / B s = 9 23
    """)
    assert game.table.scores == [32, 25]
    assert game.table.winner == A


def test_G_1_a_flip_7_ends_the_game_at_once() -> None:
    """G.1: the seventh number ends the round, and with it the game; A is still active, scores too, and has less."""
    game = after('[Target "50"] A 12 / B 3 / A h F3>B(4 5 6) / B h 7 / A h 11 / B h 8 / A h 10 / B h 9# = 33 57')
    assert game.table.winner == B


@pytest.mark.parametrize("seed", ["Ana", "Ben", "Cleo", "Dan"])
def test_G_1_whole_games_end_with_the_first_round_that_has_one_highest_total_of_200(seed: str) -> None:
    """G.1, G.2: four players stay at 20 points or more; after every round but the last nobody has won."""
    game = Game.seeded(4, seed)
    totals = [[0, 0, 0, 0]]
    while game.asked is not None:
        assert game.table.round < 100, "somebody should have won long ago"
        match game.asked:
            case HitOrStay(seat):
                events = game.play(STAY if round_points(game.table, seat) >= 20 else HIT)
            case asked:
                events = game.play(asked.options[0])
        ended = [event.points for event in events if isinstance(event, RoundEnded)]
        totals += [[total + more for total, more in zip(totals[-1], points, strict=True)] for points in ended]
    *before, last = totals
    assert max(last) >= 200
    assert last.count(max(last)) == 1
    assert game.table.winner == last.index(max(last))
    assert all(max(each) < 200 or each.count(max(each)) > 1 for each in before)


TIE = """
    [Target "20"]
    1. A / A 12 / B 12 / C 3 / A h 8 / B h 8 / C s / A s / B s = 20 20 3
"""


def test_G_2_a_tie_for_the_highest_total_is_no_win() -> None:
    """G.2: A and B have 20 each: another round, with the next dealer."""
    game = after(TIE)
    assert Tied((A, B)) in story(TIE)
    assert game.table.winner is None
    assert game.table.round == 2


def test_G_2_everybody_plays_the_next_round_and_anyone_may_win_it() -> None:
    """G.2: C was not tied, is dealt cards like A and B, and wins."""
    game = after(TIE + "2. B / B 11 / C 12 / A 11 / B h 11x / C h 10 / A h 11x / C s = 0 0 22")
    assert game.table.scores == [20, 20, 25]
    assert game.table.winner == C


def test_G_2_a_new_tie_is_played_off_again() -> None:
    """G.2: A and B score the same once more, so there is a third round; B wins it by a point."""
    second = "2. B / B 11 / C 12 / A 11 / B s / C h 12x / A s = 11 11 0"
    third = "3. C / C 2 / A 6 / B 7 / C s / A s / B s = 6 7 2"
    assert after(TIE + second).table.round == 3
    assert after(TIE + second + "\n" + third).table.winner == B


def test_G_2_a_tie_behind_the_highest_is_none() -> None:
    """G.2: B and C have 21 each, and A has more."""
    text = '[Target "20"] A 12 / B 11 / C 11 / A h 11 / B h 10 / C h 10 / A s / B s / C s = 23 21 21'
    assert GameWon(A) in story(text)


def test_G_2_a_tie_below_the_target_is_none() -> None:
    """G.2: A and B lead with 12, which wins nothing and ties nothing."""
    events = story('[Target "20"] A 12 / B 12 / C 3 / A s / B s / C s = 12 12 3')
    assert not any(isinstance(event, Tied) for event in events)
