"""Level 5 in plain Python gives the answers of the compiled kernel."""

from random import Random

import pytest

from flip7.bots import bot_named
from flip7.bots.catalog import UnknownBot
from flip7.bots.strategies import kernel_bots, learned
from flip7.core.decisions import Choice, Decision, Give, WhichCard
from flip7.core.decks import OpenDeck
from flip7.core.game import Game
from flip7.core.rules import First, Rules
from flip7.kernel import network, referee

pytestmark = pytest.mark.integration

DECISIONS = 2_400


def test_the_plain_network_has_the_shape_of_the_kernels() -> None:
    assert (learned.MAX_SEATS, learned.MAX_DECKS) == (referee.MAX_SEATS, referee.MAX_DECKS)
    assert (learned.EXPECTED, learned.RIVALS, learned.SURE) == (network.EXPECTED, network.RIVALS, network.SURE)
    assert learned._NOBODY == referee.NOBODY


@pytest.mark.parametrize("seats", range(2, 9))
def test_the_plain_network_answers_as_the_kernel_does(seats: int) -> None:
    """Random games at 2 to 8 seats, with every kind of question, empty draw piles and the last rounds among them."""
    random = Random(seats)
    compiled, plain = kernel_bots.Learned(), learned.PlainLearned()
    seen = gives = number = 0
    while seen < DECISIONS // 7 + 1:
        number += 1
        rules = Rules(target=random.choice((60, 120, 200)), first=random.choice(tuple(First)))
        game = Game.seeded(seats, f"{seats} {number}", rules, random.randrange(seats))
        while game.asked is not None:
            asked = game.asked
            assert plain.choose(game.table, asked) == compiled.choose(game.table, asked), str(game.table)
            seen, gives = seen + 1, gives + isinstance(asked, Give)
            game.play(_wild(asked, random, plain.choose(game.table, asked)))
    assert gives > 10


def _wild(asked: Decision, random: Random, learned_choice: Choice) -> Choice:
    """Play as learned, and now and then anything."""
    assert not isinstance(asked, WhichCard)
    options: tuple[Choice, ...] = asked.options
    return random.choice(options) if random.random() < 0.3 else learned_choice


def test_the_plain_network_plays_where_there_is_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("flip7.bots.catalog.is_installed", lambda _: False)
    assert isinstance(bot_named("level5"), learned.PlainLearned)
    with pytest.raises(UnknownBot, match="needs NumPy"):
        bot_named("level6")


def test_a_card_that_came_up_is_no_question_for_the_plain_network() -> None:
    game = Game(2, OpenDeck())
    assert isinstance(game.asked, WhichCard)
    with pytest.raises(Exception, match="only somebody who sees the deck can"):
        learned.PlainLearned().choose(game.table, game.asked)
