"""Shared score boards for tests: keepers with a score keeper of their own, whose connection comes and goes."""

from collections.abc import Sequence
from random import Random
from typing import Any

import msgspec

from flip7.core.decisions import Give, HitOrStay, WhichCard
from flip7.play.scorekeeper import Depth, Refused, ScoreKeeper, Setup
from flip7.play.scorekeeper.entries import EntryId
from flip7.play.scorekeeper.json_form import entry_as_json, entry_from_json, setup_as_json
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.commands import EnterScore, KeepScore
from flip7.server.rooms.create_board import BoardPlan, BoardRematch, NewBoard
from flip7.server.rooms.live_room import LiveRoom
from flip7.server.rooms.registry import Rooms
from flip7.server.security.tokens import new_token
from tests.server.rooms_fixture import RoomGuest

NAMES = ("Ana", "Ben", "Cleo")
BATCH = 20
"""Entries in one message."""


def setup_of(names: Sequence[str] = NAMES, depth: Depth = Depth.PAD) -> Setup:
    return Setup("friday", tuple(names), depth=depth)


def plan_of(setup: Setup, odds: OddsFor = OddsFor.NOBODY) -> BoardPlan:
    """Return the request of a page that shares the game."""
    colours = tuple(seat % 8 + 1 for seat in range(len(setup.names)))
    return BoardPlan(msgspec.json.decode(setup_as_json(setup)), colours, odds)


def rematch_of(setup: Setup, token: str) -> BoardRematch:
    """Return the request of a page that keeps the next game at the same board."""
    plan = plan_of(setup)
    return BoardRematch(plan.setup, plan.colours, plan.odds, token=token)


class Keeper:
    """A device that keeps score: its own copy of the game, and what it knows of the board."""

    def __init__(self, name: str, setup: Setup, board: NewBoard, token: str | None = None) -> None:
        self.score = ScoreKeeper(setup, keeper=name)
        self.board = board
        self.token = token or new_token()
        self.on_board: set[EntryId] = set()
        self.guest: RoomGuest | None = None
        self._read = 0

    async def connect(self, rooms: Rooms) -> "Keeper":
        """Connect, become a keeper, read what was missed, and send what the board lacks."""
        live = await rooms.live(self.board.kept.id)
        self.guest = RoomGuest(rooms, live, self.token)
        if self.guest.person is None:
            await self.guest.command(KeepScore(invitation=self.board.invitation))
        await self._catch_up(rooms)
        await self.send()
        return self

    async def _catch_up(self, rooms: Rooms) -> None:
        assert self.guest is not None
        self._read = len(self.guest.heard)
        for text in await rooms.history(self.board.kept.id):
            self._take(msgspec.json.decode(text)["act"])

    def lose_connection(self) -> None:
        """Lose the connection: from now on, taps stay on this device."""
        if self.guest is not None:
            self.guest.go()
            self.guest = None

    async def send(self) -> None:
        """Send what the board lacks, in the order of the ids, as the page does."""
        self.listen()
        while self.guest is not None and (missing := self.missing()):
            await self.guest.command(EnterScore(entries=tuple(missing[:BATCH])))
            self.listen()

    def missing(self) -> list[dict[str, Any]]:
        return [entry_as_json(each) for each in self.score.log.entries if each.id not in self.on_board]

    def listen(self) -> None:
        """Take over what the board has told since."""
        if self.guest is None:
            return
        heard = self.guest.heard[self._read :]
        self._read = len(self.guest.heard)
        for message in heard:
            if message["type"] == "happened":
                self._take(message["act"])

    def _take(self, act: dict[str, Any]) -> None:
        if act["act"] == "score_entered":
            entries = [entry_from_json(each) for each in act["entries"]]
            self.on_board.update(each.id for each in entries)
            self.score.merge(entries)


async def board_of(
    rooms: Rooms, setup: Setup | None = None, odds: OddsFor = OddsFor.NOBODY
) -> tuple[NewBoard, LiveRoom, Keeper]:
    """A shared board, and the keeper who shared it, connected."""
    setup = setup or setup_of()
    board = await rooms.create_board(plan_of(setup, odds))
    keeper = await Keeper("a", setup, board, board.token).connect(rooms)
    return board, await rooms.live(board.kept.id), keeper


def tap(score: ScoreKeeper, random: Random) -> None:
    """Tap anything that is offered, or take something back."""
    try:
        match random.random():
            case chance if chance < 0.1:
                score.undo()
            case chance if chance < 0.15:
                score.redo()
            case chance if chance < 0.2:
                score.set_depth(random.choice(tuple(Depth)))
            case chance if chance < 0.25 and score.fold.conflicts:
                score.drop(random.choice(score.fold.conflicts).entry.id)
            case chance if chance < 0.3 and score.fold.waiting:
                score.drop_waiting()
            case _:
                _go_on(score, random)
    except Refused:
        pass


def _go_on(score: ScoreKeeper, random: Random) -> None:
    match score.asked:
        case HitOrStay() as asked:
            score.answer(random.choice(asked.options))
        case Give() as asked:
            score.answer(random.choice(asked.options))
        case WhichCard() as asked:
            score.answer(random.choice([card for card, left in asked.left.items() if left]))
        case None:
            score.score(random.choice((0, 12, 30)))
