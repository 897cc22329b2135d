"""Bots that think in another process: one that hangs is given up, and the next question is asked in a new one."""

import asyncio
import sys
from collections.abc import Sequence

import pytest

from flip7.analysis.confidence import Certainty
from flip7.analysis.reasons import StayingLoses
from flip7.bots import worker
from flip7.bots.worker import BotsHere, BotWorkers, FairSemaphore, NoAnswer
from flip7.core.decisions import Choice, Decision, Move, is_legal
from flip7.core.decks import SeededDeck
from flip7.core.game import Answered, Game
from flip7.core.seats import Points
from flip7.core.table import Table
from flip7.record.position import position
from tests.scenario import B

pytestmark = pytest.mark.integration


async def test_a_bot_that_gives_no_answer_in_time_is_given_up_and_can_be_asked_again() -> None:
    """S10: its process is killed, so that it holds up nobody; whoever asks next gets a new one."""
    game = Game(3, SeededDeck(bytes(32)))
    assert game.asked is not None
    thinkers = BotWorkers(answer_seconds=0)
    try:
        with pytest.raises(NoAnswer, match="the bot level5 gave no answer in 0 seconds"):
            await thinkers.choose("level5", game.table, game.asked)
        assert thinkers._pool is None
        thinkers._answer_seconds = 240
        assert is_legal(await thinkers.choose("level5", game.table, game.asked), game.asked)
    finally:
        thinkers.close()


async def test_advice_is_computed_in_a_worker_with_its_errors() -> None:
    table, asked = position("12 9", ["10 stayed", "4 busted"], totals=[160, 195, 20])
    workers = BotWorkers()
    try:
        advice = await workers.advise(table, asked)
    finally:
        workers.close()
    assert (advice.best, advice.certainty) == (Move.HIT, Certainty.CLEARLY)
    assert advice.why == StayingLoses(B, Points(205), Points(24))
    assert advice.tries > 0, "by rollouts"
    assert advice.option(Move.HIT).error > 0


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
    monkeypatch.setattr(worker, "_bot", lambda _: Quitter())
    with pytest.raises(NoAnswer, match="the bot quitter gave up: SystemExit"):
        await BotWorkers().choose("quitter", game.table, game.asked)
    with pytest.raises(NoAnswer, match="the bot quitter gave up: SystemExit"):
        worker._choose("quitter", game.table, game.asked, ())


class Listener:
    """A bot that stays once it knows what somebody has done."""

    name = "listener"

    def choose(self, _view: Table, _decision: Decision) -> Choice:
        return Move.HIT

    def choose_after(self, history: Sequence[Answered], _view: Table, _decision: Decision) -> Choice:
        assert history
        return Move.STAY


async def test_a_history_goes_to_a_bot_that_looks_at_it(monkeypatch: pytest.MonkeyPatch) -> None:
    game = Game(3, SeededDeck(bytes(32)))
    assert game.asked is not None
    monkeypatch.setattr(worker, "_bot", lambda _: Listener())
    told = (Answered(game.table, game.asked, Move.HIT),)
    for bots in (BotWorkers(), BotsHere()):
        assert await bots.choose("listener", game.table, game.asked, history=told) is Move.STAY
        assert await bots.choose("listener", game.table, game.asked) is Move.HIT
    assert worker._choose("listener", game.table, game.asked, told) is Move.STAY


async def test_payers_take_turns_however_many_questions_one_of_them_has() -> None:
    """Thirty tables of level-6 bots from one address made everybody else's level 5 wait for seconds."""
    worker = FairSemaphore(1)
    order: list[str] = []

    async def ask(payer: str) -> None:
        async with worker.turn_of(payer):
            order.append(payer)
            await asyncio.sleep(0)

    async with asyncio.TaskGroup() as tasks:
        for payer in ("a", "a", "a", "a", "b", "a", "c", "b"):
            tasks.create_task(ask(payer))
    assert "".join(order) == "aabcabaa"


async def test_who_stops_waiting_for_a_worker_keeps_nobody_else_from_it() -> None:
    worker = FairSemaphore(1)
    order: list[str] = []

    async def ask(payer: str) -> None:
        async with worker.turn_of(payer):
            order.append(payer)

    async with worker.turn_of("a"):
        waiting = {payer: asyncio.create_task(ask(payer)) for payer in "bcd"}
        await asyncio.sleep(0)
        waiting["b"].cancel()
        await asyncio.sleep(0)
    waiting["c"].cancel()  # the turn has just become its own
    await asyncio.wait(waiting.values())
    assert order == ["d"]
    async with worker.turn_of("e"):
        pass
