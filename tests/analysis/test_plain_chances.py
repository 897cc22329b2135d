"""The chances to win in plain Python are those of the kernel."""

from random import Random

import pytest

from flip7.analysis import plain_chances, plain_network
from flip7.analysis.plain_chances import RoundStart, chances_from, round_after, round_at
from flip7.analysis.win_probability import chances_at, chances_to_win
from flip7.core.cards import Card, copies_in
from flip7.kernel import network, win_chances
from flip7.record import position


def test_the_plain_networks_have_the_shape_of_the_kernels() -> None:
    assert {name: shape[1:] for name, shape in network.NETWORKS.items()} == plain_network.NETWORKS
    for name in ("FAR", "SOFT", "HIGH", "LOW", "SURE"):
        assert getattr(plain_chances, name) == getattr(win_chances, name)
    assert win_chances.DECK == plain_chances.FULL_DECK


@pytest.mark.parametrize("seats", [1, 2, 3, 4, 6, 8, 12, 24])
def test_the_plain_chances_are_those_of_the_kernel(seats: int) -> None:
    random = Random(seats)
    for _ in range(20):
        target, decks = random.choice((100, 200, 200, 500)), random.choice((1, 2))
        totals = [random.randrange(target + 30) for _ in range(seats)]
        pile: dict[Card, int] = {}
        if random.random() < 0.8:
            pile = {card: random.randint(0, count) for card, count in copies_in(decks).items()}
        first = random.randrange(seats)
        plain = chances_from(totals, RoundStart(target, seats, first, decks, pile))
        compiled = chances_to_win(totals, target=target, first=first, pile=pile, decks=decks)
        assert plain == pytest.approx(compiled, abs=1e-9)


def test_a_round_starts_with_the_table_s_draw_pile() -> None:
    """The next round with the next seat first; the table's own round with the same."""
    table = position("12 9", ["10 stayed", "4 busted"], totals=[160, 195, 20]).table
    assert round_after(table).next_first == (table.first + 1) % 3
    assert round_after(table).pile == table.unseen()
    assert chances_from(table.scores, round_at(table, 3)) == pytest.approx(chances_at(table), abs=1e-9)
    assert round_at(table, 2).seats == 2
