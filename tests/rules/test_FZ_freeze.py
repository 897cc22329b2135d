"""FZ. Freeze."""

import pytest

from flip7.core.cards import FREEZE
from flip7.core.decisions import HIT, Give, HitOrStay, IllegalChoice
from flip7.core.events import Froze, Given
from flip7.core.seats import Seat
from flip7.core.table import FROZEN
from tests.scenario import A, B, C, D, E, after, cards, codes, play, stacked, story


def test_FZ1_any_active_player_may_be_given_it_oneself_included() -> None:
    """FZ.1: A is dealt a Freeze and is asked at once which of the four gets it."""
    game = stacked("1 2 3 4 FZ", seats=4)
    play(game, HIT)
    assert game.asked == Give(A, FREEZE, (A, B, C, D))


@pytest.mark.parametrize("out", [A, B, C])
def test_FZ1_a_player_out_of_the_round_may_not_be_given_it(out: Seat) -> None:
    """FZ.1: A has stayed, B has busted and C is frozen: D may freeze D or E and nobody else."""
    game = after("A 1 / B 2 / C 3 / D 4 / E 5 / A s / B h 2x / C h FZ>C / D h FZ?")
    assert game.asked == Give(D, FREEZE, (D, E))
    with pytest.raises(IllegalChoice):
        game.play(out)


def test_FZ1_giving_it_is_a_choice() -> None:
    """FZ.1: A gave the Freeze to B and could have given it to another."""
    given = Given(A, FREEZE, B, forced=False)
    assert given in story("A 1 / B 2 / C 3 / A h FZ>B")
    assert given.rules == ("FZ.1",)


def test_FZ2_the_frozen_player_banks() -> None:
    """FZ.2: B is frozen with 7 and +4 and scores 11, as if B had stayed."""
    frozen = Froze(B)
    assert frozen in story("A 5 / B 7 / C 3 / A h 6 / B h +4 / C h FZ>B / A s / C s = 11 11 3")
    assert frozen.rules == ("FZ.2", "FZ.5")


def test_FZ2_the_frozen_player_is_out_of_the_round() -> None:
    """FZ.2: B is frozen before B's turn and is not asked any more, in this lap or the next."""
    assert after("A 5 / B 7 / C 3 / A h FZ>B / C h 4 / A h 6").asked == HitOrStay(C)


def test_FZ2_one_can_freeze_oneself_to_bank() -> None:
    """FZ.2: A gives the Freeze to A, banks 5 points, and B is asked."""
    game = after("A 5 / B 7 / C 3 / A h FZ>A")
    assert game.table.places[A].status is FROZEN
    assert game.asked == HitOrStay(B)


def test_FZ3_a_second_chance_does_not_stop_it() -> None:
    """FZ.3: B has a Second Chance, is frozen all the same, and the Second Chance is not used up by it."""
    game = after("A 5 / B SC / C 3 / A h FZ>B")
    assert game.table.places[B].status is FROZEN
    assert cards(game, B) == "SC FZ"


def test_FZ4_the_only_active_player_must_take_it() -> None:
    """FZ.4, X.9: B and C have stayed; A's Freeze goes to A, nobody is asked, and the event says that it was forced."""
    events = story("A 1 / B 2 / C 3 / A h 4 / B s / C s / A h FZ>A = 5 2 3")
    forced = Given(A, FREEZE, A, forced=True)
    assert events.index(forced) + 1 == events.index(Froze(A))
    assert forced.rules == ("FZ.1", "FZ.4", "X.9")


def test_FZ4_the_last_player_of_the_deal_must_take_it() -> None:
    """FZ.4: A and B are frozen before the deal comes to C, whose own Freeze must go to C: the round is over."""
    game = after("A FZ>B / C FZ>A / C h FZ>C = 0 0 0")
    assert game.table.round == 2


def test_FZ5_the_card_stays_before_the_frozen_player() -> None:
    """FZ.5: the Freeze that A was dealt lies before B, and not on the discard pile."""
    game = after("A 5 / B 7 / C 3 / A h FZ>B / C h 4")
    assert [cards(game, seat) for seat in (A, B, C)] == ["5", "7 FZ", "3 4"]
    assert codes(game.table.discard_pile) == ""


def test_FZ5_the_card_is_discarded_when_the_round_ends() -> None:
    """FZ.5: after the round the Freeze is on the discard pile with B's other card."""
    game = after("A 5 / B 7 / C 3 / A h FZ>B / C s / A s = 5 7 3")
    assert codes(game.table.discard_pile) == "5 7 FZ 3"
