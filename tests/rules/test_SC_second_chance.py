"""SC: Second Chance."""

from flip7.core.cards import SECOND_CHANCE
from flip7.core.decisions import Give, HitOrStay
from flip7.core.events import PassedOn
from flip7.core.table import ACTIVE
from tests.scenario import A, B, C, D, E, after, cards, codes, story


def test_SC_1_is_kept_by_the_player_it_is_dealt_to() -> None:
    """SC.1: A is dealt one and keeps it; nobody is asked who should have it."""
    game = after("A 1 / B 2 / C 3 / A h SC")
    assert cards(game, A) == "1 SC"
    assert game.asked == HitOrStay(B)


def test_SC_1_nobody_holds_two() -> None:
    """SC.1: A's second one lies before C in the end."""
    game = after("A SC / B 2 / C 3 / A h SC>C")
    assert [cards(game, seat) for seat in (A, B, C)] == ["SC", "2", "3 SC"]


def test_SC_2_the_number_and_the_second_chance_are_discarded_instead_of_a_bust() -> None:
    """SC.2: A has a 5 and is dealt another."""
    game = after("A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~")
    assert cards(game, A) == "5"
    assert codes(game.table.discard_pile) == "5 SC"
    assert game.table.places[A].status is ACTIVE


def test_SC_2_saves_once_only() -> None:
    """SC.2: the third 5 busts A, because the Second Chance went with the second."""
    after("A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~ / A h 5x = 0 2 3")


def test_SC_2_a_new_one_saves_again() -> None:
    """SC.2: A is saved twice in one round, each time by another Second Chance."""
    after("A SC / B 2 / C 3 / A h 5 / B s / C s / A h 5~ / A h SC / A h 5~ / A s = 5 2 3")


def test_SC_2_is_used_by_a_number_that_its_holder_has_and_no_other() -> None:
    """SC.2: a new number joins the line and leaves the Second Chance alone."""
    game = after("A SC / B 2 / C 3 / A h 2")
    assert cards(game, A) == "SC 2"


def test_SC_3_a_second_one_goes_to_another_active_player_who_has_none() -> None:
    """SC.3: A must give it away; B has stayed and C has one, so D or E it is."""
    game = after("A SC / B 2 / C SC / D 4 / E 5 / A h 6 / B s / C h 7 / D h 8 / E h 9 / A h SC?")
    assert game.asked == Give(A, SECOND_CHANCE, (D, E))


def test_SC_3_the_only_player_who_can_take_it_gets_it() -> None:
    """SC.3: B has stayed, so D is the only other active player without one."""
    events = story("A SC / B 2 / C SC / D 4 / A h 6 / B s / C h 7 / D h 8 / A h SC>D")
    assert PassedOn(A, D, forced=True) in events


def test_SC_3_is_passed_on_at_once() -> None:
    """SC.3: the new one lies before B before anybody else is asked, and saves B on the next card."""
    game = after("A SC / B 2 / C 3 / A h SC>B / B h 2~")
    assert cards(game, B) == "2"


def test_SC_3_is_discarded_if_nobody_can_take_it() -> None:
    """SC.3: B has one and C has stayed, so A's second one is gone."""
    game = after("A SC / B SC / C 3 / A h 4 / B h 5 / C s / A h SC-")
    assert cards(game, A) == "SC 4"
    assert codes(game.table.discard_pile) == "SC"
    assert game.asked == HitOrStay(B)


def test_SC_4_being_saved_on_ones_own_hit_ends_the_turn() -> None:
    """SC.4: A is saved and still in the round, and B is asked."""
    game = after("A SC / B 2 / C 3 / A h 5 / B h 6 / C h 7 / A h 5~")
    assert game.asked == HitOrStay(B)
    assert A in game.table.active


def test_SC_4_the_saved_player_is_asked_again_when_the_turn_comes_round() -> None:
    """SC.4: A is saved; B and C have their turns, then A."""
    game = after("A SC / B 2 / C 3 / A h 5 / B h 6 / C h 7 / A h 5~ / B s / C s")
    assert game.asked == HitOrStay(A)


def test_SC_4_during_a_flip_three_the_flipping_goes_on() -> None:
    """SC.4: B is saved at the second flip and still flips the third."""
    game = after("A 1 / B SC / C 3 / A h F3>B(5 5~ 6)")
    assert cards(game, B) == "5 6"
    assert game.asked == HitOrStay(B)


def test_SC_5_an_unused_one_is_discarded_when_the_round_ends() -> None:
    """SC.5: A stays with a Second Chance, and begins the next round without it."""
    game = after("A SC / B 2 / C 3 / A s / B s / C s = 0 2 3")
    assert cards(game, A) == ""
    assert codes(game.table.discard_pile) == "SC 2 3"
