"""Writes web/tests/games/: whole games and a lesson as the server tells them, for the tests of the browser's side.

The browser folds acts and events as the server does (`fold.ts`, `room.ts`). Its tests fold these games and compare what
comes of it with what the server itself shows at the same moment. `tests/server/test_web_games.py` holds the files up to
date with the code.
"""

import argparse
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from random import Random
from typing import Final

import msgspec
from msgspec import Struct

from flip7.core.cards import Card
from flip7.core.decisions import Choice, Decision, HitOrStay, Move
from flip7.core.latecomers import StartingPoints
from flip7.core.shuffle import secret_hash
from flip7.protocol.messages import Happened, TableView
from flip7.protocol.room_events import (
    Advised,
    BecameReady,
    BotFailed,
    BotSat,
    Came,
    CameBack,
    Chose,
    Closed,
    Closing,
    GaveWord,
    HandedOver,
    HandOverReason,
    HostPassed,
    Left,
    Locked,
    LogLine,
    Opened,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    Sat,
    SeatAdded,
    SeatFreed,
    SentAway,
    Started,
    StoodUp,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import GameRules, Options
from flip7.server.lessons import all_lessons
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import happened, table_view

FOLDER: Final = Path(__file__).parents[1] / "web" / "tests" / "games"
BEGIN: Final = 1_790_000_000_000
EVERY: Final = 17
"""One view for so many acts, besides the first and the last."""
LESSON: Final = "flip-three"
NO_ODDS: Final = Options(odds=False)
_SEEN: Final = (Started, Revealed, Rematched, Unseated, Locked, SentAway, BotFailed, Closed)
"""After each of these there is a view, too."""


@dataclass(frozen=True, slots=True)
class Plan:
    """One game: what happens before it, who comes and goes on the way, and how bold everybody is."""

    name: str
    secret: bytes
    before: Sequence[RoomEvent]
    between: dict[int, RoomEvent]
    """The room events before the question of that number is answered."""
    seats: int
    bold: float
    dice: int


class Told(Struct):
    """A whole game, as it was told, with the table as it was after some of the acts."""

    history: list[Happened]
    views: list[TableView]


def _opened(secret: bytes, seats: int, target: int = 200) -> Opened:
    return Opened(seats, GameRules(target=target), NO_ODDS, public=False, secret_hash=secret_hash(secret))


def _bots(first: int, *names: str) -> list[RoomEvent]:
    return [BotSat(seat, "level3", name) for seat, name in enumerate(names, first)]


def _family() -> Plan:
    """Two people and two bots; everything that can happen in a lobby, and people who come and go."""
    secret = bytes(range(32))
    before = [
        _opened(secret, 4),
        Came(0, "Ana", 3),
        Sat(0, 0),
        Came(1, "Ben", None),
        Sat(1, 3),
        StoodUp(1, 3),
        Sat(1, 1),
        BotSat(2, "level2", "Rita"),
        SeatFreed(2),
        *_bots(2, "Kenji", "Mo"),
        OptionsChanged(GameRules(target=150), NO_ODDS),
        GaveWord(1, "Käsekuchen, bitte"),
        GaveWord(0, "tea"),
        BecameReady(0, ready=True),
        BecameReady(1, ready=True),
        BecameReady(1, ready=False),
    ]
    between: dict[int, RoomEvent] = {
        3: HandedOver(1, "level3", HandOverReason.CLOCK),
        5: CameBack(1),
        9: Left(0, "level3"),
        10: HostPassed(1),
        14: CameBack(0),
    }
    return Plan("family", secret, before, between, seats=4, bold=0.72, dice=7)


def _chains() -> Plan:
    """A shuffle and dice with much in them: set aside and handed out, saved, stopped by a bust and by a Flip 7."""
    secret = (593).to_bytes(2, "little") + bytes(30)
    before = [_opened(secret, 6, 120), *_bots(0, "Ana", "Ben", "Cleo", "Dov", "Eli", "Fay")]
    return Plan("chains", secret, before, {}, seats=6, bold=0.85, dice=593)


def _crowd() -> Plan:
    """More than 18 seats: two decks."""
    secret = bytes(32)
    before = [_opened(secret, 20, 30), *_bots(0, *(f"Bot {number}" for number in range(20)))]
    return Plan("crowd", secret, before, {}, seats=20, bold=0.6, dice=5)


def _guests() -> Plan:
    """People who lose their seat, are sent away or come under a number that was left; a bot that fails; the end."""
    secret = bytes(31) + b"\7"
    before = [
        _opened(secret, 5),
        Came(0, "Ana", 3),
        Sat(0, 0),
        Came(1, "Ben", 5),
        Sat(1, 1),
        Came(2, "Cleo", None),
        Sat(2, 2),
        BecameReady(1, ready=True),
        GaveWord(1, "plum"),
        Left(1, "level3"),
        Came(1, "דנה", 7),
        Sat(1, 1),
        Unseated(1, 1, Unseating.HOST),
        Sat(1, 1),
        SentAway(2, "level3"),
        Locked(locked=True),
        Locked(locked=False),
        Locked(locked=True),
        *_bots(2, "Kenji", "Mo", "Rita"),
    ]
    between: dict[int, RoomEvent] = {
        2: BotFailed(2, 2, "level3"),
        4: SentAway(1, "level3"),
        9: Closed(Closing.OWNER),
    }
    return Plan("guests", secret, before, between, seats=5, bold=0.6, dice=11)


def _latecomers() -> Plan:
    """People who join in the middle (X.15): at a new seat with the lowest total, at a bot's seat, once more; advice."""
    secret = bytes(31) + b"\x0b"
    late = Options(odds=False, late=StartingPoints.LOWEST)
    before = [
        Opened(3, GameRules(target=80), late, public=False, secret_hash=secret_hash(secret)),
        Came(0, "Ana", 3),
        Sat(0, 0),
        Came(1, "Ben", 5),
        Sat(1, 1),
        *_bots(2, "Kenji"),
    ]
    between: dict[int, RoomEvent] = {
        2: Came(2, "Fay", 7),
        3: SeatAdded(3, StartingPoints.LOWEST),
        4: Sat(2, 3),
        7: Advised(1, 7),
        9: Came(3, "דנה", 2),
        10: Sat(3, 2),
        20: Came(4, "Gil", 6),
        21: SeatAdded(4, StartingPoints.ZERO),
        22: Sat(4, 4),
    }
    return Plan("latecomers", secret, before, between, seats=3, bold=0.6, dice=4)


PLANS: Final = (_family(), _chains(), _crowd(), _guests(), _latecomers())


def allowances(plan: Plan) -> list[int]:
    """Return for each act how many milliseconds the turn clock allows for showing what the referee said to it."""
    room = Room(id=plan.name, code=plan.name.upper(), _secret=plan.secret)
    found = []
    for act in _acts(plan, room):
        step = room.apply_line(LogLine(act), 0)
        found.append(room.reveal_milliseconds(step.events))
    return found


def played(plan: Plan) -> Told:
    """The game from its first act to its last."""
    room = Room(id=plan.name, code=plan.name.upper(), _secret=plan.secret)
    told = Told([], [])
    for number, act in enumerate(_acts(plan, room)):
        at = BEGIN + number * 1000
        said = room.apply_line(LogLine(act), at)
        told.history.append(happened(room, at, act, said, None))
        if number % EVERY == 0 or isinstance(act, _SEEN):
            told.views.append(table_view(room, f"http://cards.test/t/{room.code}", None))
    return told


def _acts(plan: Plan, room: Room) -> Iterator[RoomEvent]:
    """Everything that happens, as the room is at that moment."""
    dice = Random(plan.dice)
    yield from plan.before
    yield room.seal()
    yield Started(dice.randrange(plan.seats))
    while (asked := room.asked) is not None:
        if room.ordinal in plan.between:
            yield plan.between[room.ordinal]
        if room.closed is not None:
            return
        yield Chose(asked.seat, room.ordinal, _wire(_choice(asked, plan.bold, dice)), room.chairs[asked.seat].plays)
    sealed = room.sealed
    assert sealed is not None, "the game has been sealed"
    assert room.game is not None, "and begun"
    yield Revealed(plan.secret.hex(), sealed.words, room.seed().hex(), tuple(room.game.table.scores))
    yield Rematched("another")


def _choice(asked: Decision, bold: float, dice: Random) -> Choice:
    """Mostly another card; a card is given to anybody."""
    options: Sequence[Choice] = asked.options
    if isinstance(asked, HitOrStay):
        return Move.HIT if dice.random() < bold else Move.STAY
    return options[int(dice.random() * len(options))]


def _wire(choice: Choice) -> Move | int:
    assert not isinstance(choice, Card), "a seeded deck asks nobody for cards"
    return choice


def main() -> None:
    """All games are written, what the turn clock allows for showing them, and the lesson."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--into", type=Path, default=FOLDER, help="the folder of the games")
    into: Path = parser.parse_args().into
    into.mkdir(parents=True, exist_ok=True)
    for plan in PLANS:
        text = msgspec.json.encode(played(plan))
        (into / f"{plan.name}.json").write_bytes(text + b"\n")
        print(f"{plan.name}: {len(text) // 1000} kB")
    allowed = {plan.name: allowances(plan) for plan in PLANS}
    (into / "allowances.json").write_bytes(msgspec.json.encode(allowed) + b"\n")
    lesson = next(each for each in all_lessons() if each.id == LESSON)
    (into / "lesson.json").write_bytes(msgspec.json.encode(lesson) + b"\n")


if __name__ == "__main__":
    main()
