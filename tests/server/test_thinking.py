"""Bots that think in another process: one that hangs is given up, and the next question is asked in a new one."""

import sys

import pytest

from flip7.core.decisions import Choice, Decision, is_legal
from flip7.core.decks import SeededDeck
from flip7.core.game import Game
from flip7.core.table import Table
from flip7.server import thinking
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


class Quitter:
    """A bot that ends its process instead of answering."""

    name = "quitter"

    def choose(self, _view: Table, _decision: Decision) -> Choice:
        sys.exit("enough")


async def test_a_bot_that_ends_its_process_ends_neither_the_server_nor_the_worker(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """S11: asyncio and the process pool pass SystemExit on, and the server was gone."""
    game = Game(3, SeededDeck(bytes(32)))
    assert game.asked is not None
    monkeypatch.setattr(thinking, "_bot", lambda _: Quitter())
    with pytest.raises(NoAnswer, match="the bot quitter gave up: SystemExit"):
        await Thinkers().choose("quitter", game.table, game.asked)
    with pytest.raises(NoAnswer, match="the bot quitter gave up: SystemExit"):
        thinking._choose("quitter", game.table, game.asked)
