"""The chance to win from totals: it adds up, favours the leader, and knows a game that is over."""

from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from flip7.analysis.win_probability import BadStandings, chances_to_win
from flip7.core.cards import copies_in
from flip7.kernel.weights import default_weights
from flip7.kernel.win_chances import SIGNS_1, SIGNS_2, SIGNS_3
from training.network import Network

BEHIND = (0.144, 0.137)


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


@st.composite
def standings(draw: st.DrawFn) -> dict[str, Any]:
    """Any table: totals, who sits there, what is left, and to what target."""
    seats = draw(st.integers(2, 12))
    target = draw(st.sampled_from([100, 200, 200, 300, 500]))
    totals = draw(st.lists(st.integers(0, target + 40), min_size=seats, max_size=seats))
    skills = draw(st.one_of(st.just([]), st.lists(st.floats(-2, 1), min_size=seats, max_size=seats)))
    pile = {card: draw(st.integers(0, count)) for card, count in copies_in(1).items()} if draw(st.booleans()) else {}
    first = draw(st.integers(0, seats - 1))
    return {"totals": totals, "target": target, "skills": skills, "pile": pile, "first": first}


@given(standings(), st.data())
def test_chances_never_fall_with_one_s_own_total(table: dict[str, Any], draw: st.DataObject) -> None:
    totals = table.pop("totals")
    seat = draw.draw(st.integers(0, len(totals) - 1))
    more = draw.draw(st.integers(1, 60))
    before = chances_to_win(totals, **table)
    after = chances_to_win([total + more * (seat == other) for other, total in enumerate(totals)], **table)
    assert after[seat] >= before[seat] - 1e-9


@pytest.mark.parametrize("seats", [2, 4, 8])
def test_chances_never_fall_along_a_whole_game(seats: int) -> None:
    """Every total from 0 to the target, in a crowd whose places it passes one after the other."""
    others = [40 * number % 197 for number in range(1, seats)]
    for first in range(seats):
        for skills in ([], [0.0, *[-0.6] * (seats - 1)], [-1.0, *[0.1] * (seats - 1)]):
            chances = [chances_to_win([own, *others], first=first, skills=skills)[0] for own in range(201)]
            assert all(one <= other + 1e-9 for one, other in pairwise(chances))


def test_the_weights_have_the_signs_that_make_it_so() -> None:
    learned = Network.of("chance", default_weights().network("chance"))
    for layer, sign in zip(learned.layers[::2], (SIGNS_1, SIGNS_2, SIGNS_3), strict=True):
        assert (layer[sign == 1] >= 0).all()
        assert (layer[sign == -1] <= 0).all()
        assert (layer[sign == 2] == 0).all()


def test_a_hundred_and_fifty_against_a_hundred_and_ninety() -> None:
    """Two learned players, the truth from 400,000 games: with either dealt to first."""
    chances = [chances_to_win([150, 190], first=first)[0] for first in (0, 1)]
    assert chances == pytest.approx(BEHIND, abs=0.02)


def test_who_plays_better_has_the_better_chances() -> None:
    even, better = (chances_to_win([100] * 4, skills=[skill, 0, 0, 0])[0] for skill in (0, -1))
    assert better < even - 0.05


def test_skills_are_given_for_all_seats_or_none() -> None:
    with pytest.raises(BadStandings, match="1 skills for 2 seats"):
        chances_to_win([1, 2], skills=[0.5])


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
