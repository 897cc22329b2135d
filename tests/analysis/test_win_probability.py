"""The chance to win from totals: it adds up, favours the leader, and knows a game that is over."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.analysis.win_probability import BadStandings, chances_to_win


@given(st.lists(st.integers(0, 230), min_size=1, max_size=40), st.data())
def test_chances_add_up(totals: list[int], draw: st.DataObject) -> None:
    first = draw.draw(st.integers(0, len(totals) - 1))
    chances = chances_to_win(totals, first=first)
    assert len(chances) == len(totals)
    assert sum(chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in chances)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6, 8, 12])
def test_equal_seats_have_about_equal_chances(seats: int) -> None:
    chances = chances_to_win([100] * seats)
    assert max(chances) - min(chances) < 0.25 / seats


@pytest.mark.parametrize("seats", [2, 3, 4, 6, 8])
def test_who_is_ahead_wins_more_often_and_the_more_so_the_further(seats: int) -> None:
    leads = [chances_to_win([100 + lead] + [100] * (seats - 1))[0] for lead in (0, 20, 40, 60, 80)]
    assert leads == sorted(leads)
    assert leads[-1] > 1.8 / seats


def test_a_game_that_is_over_is_known() -> None:
    assert chances_to_win([180, 205, 203]) == (0, 1, 0)
    assert chances_to_win([90, 100], target=100) == (0, 1)


def test_a_tie_at_the_target_is_not_over() -> None:
    """G.2: everybody plays another round."""
    chances = chances_to_win([205, 205, 100])
    assert max(chances) < 0.75
    assert chances[2] < 0.1


@pytest.mark.parametrize("totals, first", [([], 0), ([0] * 41, 0), ([1, 2], 2), ([1, 2], -1)])
def test_what_is_no_table_is_refused(totals: list[int], first: int) -> None:
    with pytest.raises(BadStandings):
        chances_to_win(totals, first=first)
