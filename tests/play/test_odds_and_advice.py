"""Odds of the next card from the cards really seen, and the advice of a strong player, for a game with real cards."""

import pytest

from flip7.core.cards import Card
from flip7.core.decisions import HIT, STAY
from flip7.i18n.catalog import speaking
from flip7.i18n.languages import LANGUAGES
from flip7.play.scorekeeper.odds_and_advice import advice, advice_words, odds, risks
from tests.play.kept_games import keeper_of, live
from tests.scenario import A, B, C


def test_the_risk_is_counted_from_the_cards_that_were_seen() -> None:
    keeper = live("A 12 / B 5 / C 12")
    found = odds(keeper)
    assert found is not None
    assert (found.seat, found.cards_left, found.exact) == (A, 91, True)
    assert found.bust == pytest.approx(10 / 91), "two of the twelve 12s lie on the table"
    keeper.answer(HIT)
    assert odds(keeper) == found, "the card is about to come up"


def test_everybody_still_in_has_a_risk() -> None:
    keeper = live("A 12 / B 5 / C 12 / A s")
    assert risks(keeper) == [None, pytest.approx(4 / 91), pytest.approx(10 / 91)]
    assert risks(keeper_of(2)) == [None, None]


def test_a_second_chance_takes_the_risk_away() -> None:
    keeper = live("A SC / B 5 / A h 12 / B s")
    found = odds(keeper)
    assert found is not None
    assert (found.seat, found.bust) == (A, 0)


def test_nothing_is_drawn_while_a_card_is_given_away() -> None:
    keeper = live("A 12 / B 5 / C 7")
    keeper.answer(HIT)
    keeper.answer(Card("FZ"))
    assert odds(keeper) is None
    assert advice(keeper) in (A, B, C)


def test_a_strong_player_stops_before_a_likely_bust_and_goes_on_with_little() -> None:
    much = live("A 12 / B 5 / A h 11 / B s / A h 10 / A h 9 / A h 8")
    assert advice(much) is STAY
    assert advice(live("A 2 / B 5")) is HIT
    assert advice(keeper_of(2)) is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_advice_is_a_sentence_in_every_language(language: str) -> None:
    keeper = live("A 12 / B 5 / C 7", ["Ana", "Ben", "Cleo"])
    with speaking(language):
        said = [advice_words(keeper, choice) for choice in (HIT, STAY, A, B)]
    assert len(set(said)) == len(said)
    assert "Ben" in said[-1]
    assert (said[0] == "A strong player would hit.") is (language == "en")
