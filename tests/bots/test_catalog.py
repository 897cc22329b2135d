"""Bots by name: `name[:parameter]`."""

from random import Random

import pytest

from flip7.bots import Bot, UnknownBot, bot_named
from flip7.bots.strategies.random import RandomBot
from flip7.bots.strategies.risk_below import RiskBelow
from flip7.bots.strategies.stay_at import StayAt
from flip7.core.game import Game


def test_random_takes_no_parameter() -> None:
    assert isinstance(bot_named("random"), RandomBot)


@pytest.mark.parametrize("name, limit", [("stay", 25), ("stay:25", 25), ("stay:0", 0), ("stay:1000", 1000)])
def test_stay_takes_points(name: str, limit: int) -> None:
    bot = bot_named(name)
    assert isinstance(bot, StayAt)
    assert bot.limit == limit


@pytest.mark.parametrize(
    "name, limit", [("risk", 0.26), ("risk:0.3", 0.3), ("risk:0", 0), ("risk:1", 1), ("risk:.5", 0.5)]
)
def test_risk_takes_a_chance(name: str, limit: float) -> None:
    bot = bot_named(name)
    assert isinstance(bot, RiskBelow)
    assert bot.limit == limit


@pytest.mark.parametrize(
    "name, full",
    [
        ("random", "random"),
        ("stay", "stay:25"),
        ("stay:17", "stay:17"),
        ("risk", "risk:0.26"),
        ("risk:0.1234567", "risk:0.1234567"),
    ],
)
def test_a_bots_name_says_its_parameter_and_names_the_same_bot(name: str, full: str) -> None:
    assert bot_named(name).name == full
    assert bot_named(full).name == full


BAD = {
    "unknown": ("magic", ["'magic'", "there are stay:POINTS, risk:CHANCE, level1, "]),
    "nothing": ("", ["''", "there are stay:POINTS, risk:CHANCE, level1, "]),
    "in capitals": ("Stay:25", ["'Stay:25'", "there is no bot"]),
    "two lines": ("stay\n", [r"'stay\n'", "there is no bot"]),
    "a colon and nothing": ("stay:", ["'stay:'", "the parameter after the colon is missing"]),
    "random with a parameter": ("random:3", ["takes no parameter", "'3'"]),
    "stay with a word": ("stay:long", ["points from 0 to 1000", "'long'"]),
    "stay below 0": ("stay:-1", ["points from 0 to 1000", "'-1'"]),
    "stay too high": ("stay:1001", ["points from 0 to 1000", "'1001'"]),
    "stay with half a point": ("stay:2.5", ["points from 0 to 1000", "'2.5'"]),
    "stay in another script": ("stay:٢٥", ["points from 0 to 1000"]),
    "risk with a word": ("risk:high", ["a chance from 0 to 1", "'high'"]),
    "risk below 0": ("risk:-0.1", ["a chance from 0 to 1", "'-0.1'"]),
    "risk above 1": ("risk:26", ["a chance from 0 to 1", "'26'"]),
    "risk that is not a number": ("risk:nan", ["a chance from 0 to 1", "'nan'"]),
    "two parameters": ("risk:0.2:0.3", ["a chance from 0 to 1", "'0.2:0.3'"]),
}


@pytest.mark.parametrize("name, words", BAD.values(), ids=BAD)
def test_a_bad_name_is_refused_in_one_sentence(name: str, words: list[str]) -> None:
    with pytest.raises(UnknownBot) as caught:
        bot_named(name)
    message = str(caught.value)
    assert len(message.splitlines()) == 1
    for word in words:
        assert word in message


def test_points_of_5000_digits_are_refused_like_any_others() -> None:
    with pytest.raises(UnknownBot):
        bot_named("stay:" + "7" * 5000)


def test_random_rolls_the_dice_it_is_given() -> None:
    """The same dice, the same choices: a game can be played again."""

    def choices(bot: Bot) -> list[object]:
        game = Game.seeded(3, "family night")
        while game.asked is not None:
            game.play(bot.choose(game.table, game.asked))
        return list(game.choices)

    assert choices(bot_named("random", Random(1))) == choices(bot_named("random", Random(1)))
    assert choices(bot_named("random", Random(1))) != choices(bot_named("random", Random(2)))
