"""Bots that think in another process: one that hangs is given up, and the next question is asked in a new one."""

import pytest

from flip7.core.decisions import is_legal
from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.server.thinking import NoAnswer, Thinkers

pytestmark = pytest.mark.integration


async def test_a_bot_that_gives_no_answer_in_time_is_given_up_and_can_be_asked_again() -> None:
    """S10: its process is killed, so that it holds up nobody; whoever asks next gets a new one."""
    game = Game(3, SeededDeck(bytes(32)))
    assert game.asked is not None
    thinkers = Thinkers(answer_seconds=0)
    try:
        with pytest.raises(NoAnswer, match="the bot level5 gave no answer in 0 seconds"):
            await thinkers.choose("level5", game.table, game.asked)
        assert thinkers._pool is None
        thinkers._answer_seconds = 240
        assert is_legal(await thinkers.choose("level5", game.table, game.asked), game.asked)
    finally:
        thinkers.close()
