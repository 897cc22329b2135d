"""Level 6 is told what everybody has done so far, and nothing about who they are; other bots are told nothing."""

from collections.abc import Iterator, Sequence

import pytest

from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, Give, Move
from flip7.core.game import Answered, Game
from flip7.core.latecomers import StartingPoints
from flip7.core.seats import Seat
from flip7.core.table import Table
from flip7.protocol.commands import Start
from flip7.protocol.room_events import By, Chose, LogLine, SeatAdded
from flip7.protocol.room_options import GameRules, Phase
from flip7.server.rooms import room as room_module
from flip7.server.rooms.create import BotAt, Plan, create_room
from flip7.server.rooms.room import MAX_ANSWER_PLACES, MAX_ANSWERS
from tests.server.memory_store import MemoryStore
from tests.server.rooms_fixture import NoAdvice, RoomGuest, play_on, rooms_on, table_of
from tests.server.turns import until


class Listeners(NoAdvice):
    """Bots that note what they are told; each seat hits once, and then stays."""

    def __init__(self) -> None:
        self.told: list[tuple[str, tuple[Answered, ...]]] = []
        self.answers: list[Choice] = []
        self.have_hit: set[Seat] = set()

    async def choose(
        self,
        name: str,
        table: Table,  # noqa: ARG002 - as asked
        decision: Decision,
        payer: str,  # noqa: ARG002 - as asked
        history: Sequence[Answered],
    ) -> Choice:
        self.told.append((name, tuple(history)))
        self.answers.append(self._answer(decision))
        return self.answers[-1]

    def _answer(self, decision: Decision) -> Choice:
        if isinstance(decision, Give):
            return decision.options[0]
        hits = decision.seat not in self.have_hit
        self.have_hit.add(decision.seat)
        return Move.HIT if hits else Move.STAY

    def close(self) -> None:
        pass


async def test_level_6_is_told_every_answer_so_far_and_level_5_none() -> None:
    store, bots = MemoryStore(), Listeners()
    rooms = rooms_on(store, bots=bots)
    plan = Plan(
        name="Ana",
        seat=None,
        seats=3,
        bots=(BotAt(0, "level6"), BotAt(1, "level5"), BotAt(2, "level6")),
        start=True,
        rules=GameRules(target=40),
    )
    id_ = (await rooms.create(plan)).kept.id
    RoomGuest(rooms, await rooms.live(id_))  # where nobody is connected, bots wait
    await until(lambda: store.rooms[id_].phase is Phase.OVER)
    assert {name for name, _ in bots.told} == {"level5", "level6"}
    assert {Move.HIT, Move.STAY} <= {*bots.answers}
    for place, (name, history) in enumerate(bots.told):
        if name == "level5":
            assert history == ()
        else:
            assert [each.choice for each in history] == bots.answers[:place]
    await rooms.stop(0)


async def test_the_game_is_played_again_for_level_6_once_and_its_answers_are_those_of_the_game(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """In a game that people join, too: each was asked at the table as it was, which nothing has changed since."""
    replays: list[int] = []
    history = Game.history

    def counted(game: Game) -> Iterator[Answered]:
        replays.append(len(game.choices))
        return history(game)

    monkeypatch.setattr(Game, "history", counted)
    rooms = rooms_on(MemoryStore(), bots=Listeners())
    ana, *_ = await table_of(rooms, "Ana", seats=3, fill="level6", rules=GameRules(target=60))
    await ana.command(Start())
    await play_on([ana], 2)
    ben = await RoomGuest(rooms, ana.live).sit("Ben", seat=3)
    await play_on([ana, ben])
    room = ana.live.room
    assert room.game is not None
    assert len(room.game.joined) == 1
    assert len(replays) == 1
    assert room.answers() == tuple(history(room.game))
    await rooms.stop(0)


def test_at_a_large_table_and_in_a_long_game_the_latest_answers_are_told(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MAX_ANSWER_PLACES", 20)
    for seats, most in ((2, 7), (4, 5), (10, 2)):
        monkeypatch.setattr(room_module, "MAX_ANSWERS", 7)
        made = create_room(Plan(name="Ana", seats=seats, fill="level6", start=True), 0).room
        assert made.answers() == ()
        for number in range(12):
            assert made.asked is not None
            choice = made.asked.options[-1]
            assert not isinstance(choice, Card)
            made.apply_line(LogLine(Chose(made.asked.seat, number, choice, By.PERSON)), 0)
            assert made.game is not None
            assert made.answers() == tuple(made.game.history())[-most:]


def test_a_table_that_grows_is_told_fewer_answers_from_then_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "MAX_ANSWER_PLACES", 20)
    made = create_room(Plan(name="Ana", seats=2, fill="level6", start=True), 0).room
    assert made.game is not None
    assert made.answers() == ()
    for seats in (2, 4, 5, 10):
        while len(made.chairs) < seats:
            made.apply_line(LogLine(SeatAdded(len(made.chairs), StartingPoints.ZERO)), 0)
        for _ in range(12):
            assert made.asked is not None
            choice = made.asked.options[-1]
            assert not isinstance(choice, Card)
            made.apply_line(LogLine(Chose(made.asked.seat, made.ordinal, choice, By.PERSON)), 0)
            assert made.answers() == tuple(made.game.history())[-(20 // seats) :]


def test_a_usual_game_is_told_whole() -> None:
    """So level 6 plays there as it would if it were told everything."""
    for seats in (2, 4, 8):
        assert min(MAX_ANSWERS, MAX_ANSWER_PLACES // seats) == MAX_ANSWERS
