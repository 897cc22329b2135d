"""A client that folds what it is told has the public state of the server's room after every event."""

from collections.abc import Iterable
from dataclasses import fields, replace
from random import Random
from typing import get_args

import pytest

from flip7.core.decisions import Move
from flip7.core.events import RoundBegan
from flip7.core.latecomers import StartingPoints
from flip7.core.seats import Seat
from flip7.i18n.seat_names import BotSeat
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.commands import (
    AddSeat,
    Answer,
    ComeBack,
    Command,
    DropSeat,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    Leave,
    Lock,
    PassHost,
    Ready,
    SeatBot,
    SendAway,
    SetOptions,
    Sit,
    StandUp,
    Start,
    SwapSeats,
)
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import (
    Advised,
    BecameReady,
    BotFailed,
    BotSat,
    Branched,
    By,
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
    OddsSet,
    Opened,
    OptionsChanged,
    Rematched,
    Revealed,
    RoomEvent,
    Sat,
    ScoreEntered,
    ScoreShared,
    Sealed,
    SeatAdded,
    SeatDropped,
    SeatFreed,
    SeatsSwapped,
    SentAway,
    Started,
    StoodUp,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.protocol.room_state import Chair, Person, RoomState
from flip7.server.rooms.commands import Sender, fill, handle, start
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import table_view
from flip7.server.storage.store import StoredRoom


def shown(room: Room) -> RoomState:
    """Return the state of a client that has just been shown the server's room."""
    return RoomState.of(table_view(room, "http://cards.test/t/X", None))


def wish(room: Room, chance: Random) -> Command:
    """Anything that somebody could wish, whether it makes sense or not."""
    seat, person = chance.randrange(len(room.chairs)), chance.randrange(max(1, len(room.people)))
    wishes: list[Command] = [
        Sit(name="Ann", seat=chance.choice([None, seat, len(room.chairs)])),
        StandUp(),
        SeatBot(seat=seat, bot="level1"),
        FreeSeat(seat=seat),
        FillSeats(bot="level2"),
        AddSeat(),
        DropSeat(seat=seat),
        SwapSeats(first=seat, second=chance.randrange(len(room.chairs))),
        Ready(ready=chance.random() < 0.7),
        GiveWord(word="plum"),
        SetOptions(rules=GameRules(target=chance.randint(20, 60)), options=Options(odds=False)),
        Start(drop_free=chance.random() < 0.3),
        HandOver(seat=seat),
        ComeBack(),
        Leave(),
        PassHost(person=person),
        Lock(locked=chance.random() < 0.3),
        SendAway(person=person),
    ]
    if room.asked is not None and chance.random() < 0.5:
        choice = chance.choice(room.asked.options)
        assert isinstance(choice, Move | int)
        return Answer(ordinal=room.ordinal, choice=choice)
    return chance.choice(wishes)


def acts(room: Room, chance: Random) -> list[RoomEvent]:
    """Return the events of a random command, by a person of the room or by a new one."""
    wished = wish(room, chance)
    asked = room.asked
    people = [*room.people, None]
    if isinstance(wished, Answer) and asked is not None:
        person = room.chairs[asked.seat].person
        people = [None if person is None else room.people[person]]
    try:
        connected = [person.number for person in room.people if chance.random() < 0.5]
        return handle(room, Sender(chance.choice(people), connected), wished)
    except Refused:
        return []


def happen(room: Room, client: RoomState, happening: Iterable[RoomEvent]) -> None:
    """Apply the events to the server's room and to the client's state, and compare them after each."""
    for event in happening:
        step = room.apply_line(LogLine(event), at=0)
        client.apply(event)
        if isinstance(event, Chose) and any(isinstance(each, RoundBegan) for each in step.events):
            client.begin_round()
        assert client == shown(room), event


@pytest.mark.parametrize("seed", range(20))
def test_client_state_equals_the_servers_after_every_event(seed: int) -> None:
    chance = Random(seed)
    room = create_room(Plan(name="Ann", seats=3, seat=chance.choice([None, 1])), now=0).room
    client = shown(room)
    for _ in range(300):
        happen(room, client, acts(room, chance))
    if room.game is None:
        happen(room, client, fill(room, "level1"))
        happen(room, client, start(room))
    assert room.game is not None
    happen(room, client, [BotFailed(1, room.ordinal, "level1")])
    over = Revealed("1" * 64, ("plum",), "2" * 64, tuple(room.game.table.scores))
    happen(room, client, [over, Rematched("another")])


def test_a_number_that_is_given_again_is_somebody_new() -> None:
    room = create_room(Plan(name="Ann", seats=3), now=0).room
    client = shown(room)
    happen(room, client, handle(room, Sender(None, ()), Sit(name="Ben")))
    happen(room, client, handle(room, Sender(room.people[1], ()), GiveWord(word="plum")))
    happen(room, client, handle(room, Sender(room.people[1], ()), Leave()))
    happen(room, client, handle(room, Sender(None, ()), Sit(name="Cleo")))
    assert [(each.name, each.gave_word, each.gone) for each in client.people] == [
        ("Ann", False, False),
        ("Cleo", False, False),
    ]


@pytest.mark.parametrize("why", Closing)
def test_a_table_that_is_closed_is_over(why: Closing) -> None:
    room = create_room(Plan(name="Ann", seats=2), now=0).room
    client = shown(room)
    happen(room, client, handle(room, Sender(None, ()), Sit(name="Ben")))
    happen(room, client, [Unseated(1, 1, Unseating.AWAY), Closed(why)])
    assert (client.phase, client.closed, client.name_at(1)) == (Phase.OVER, why, None)


def test_client_state_equals_the_servers_from_the_first_event_on() -> None:
    new = create_room(Plan(name="Ann", seats=2, public=True, fill="level1", start=True, word="plum"), now=0)
    room = Room.stored(StoredRoom("id", "CODE", new.kept.secret, public=True, created=0))
    client = RoomState("id", "CODE")
    for _, event, _ in room.follow(new.entries):
        client.apply(event)
        assert client == shown(room), event
    assert client.phase is Phase.PLAYING


# --- every event, by itself -------------------------------------------------------------------------------------------

HASH = "a" * 64
LOBBY: list[RoomEvent] = [
    Opened(3, GameRules(target=50), Options(odds=False), public=True, secret_hash=HASH),
    Came(0, "Ann", 4),
    Came(1, "Ben"),
    Sat(0, 0),
    Sat(1, 1),
    BotSat(2, "level1", "Rita"),
    BecameReady(1, ready=True),
]
PLAYING: list[RoomEvent] = [*LOBBY, Sealed(("plum",), HASH), Started(1)]
ANN, BEN = Person(0, "Ann", 4, Seat(0)), Person(1, "Ben", None, Seat(1), ready=True)
RITA = Chair(bot=BotSeat("Rita", "level1"))


LATE: list[RoomEvent] = [*PLAYING, Came(2, "Cleo"), Sat(2, 2)]
"""Cleo has taken Rita's seat in a running game."""


def room_after(*events: RoomEvent) -> RoomState:
    """Fold the events from the first on."""
    room = RoomState("id", "CODE")
    for event in events:
        room.apply(event)
    return room


BRANCHED = Branched(7, same_cards=True, of="JZP0DfNXmsUX3ouVs2dmXw")
STEPS: list[tuple[list[RoomEvent], RoomEvent, dict[str, object]]] = [
    (
        [],
        LOBBY[0],
        {
            "chairs": [Chair(), Chair(), Chair()],
            "rules": GameRules(target=50),
            "options": Options(odds=False),
            "public": True,
            "secret_hash": HASH,
        },
    ),
    (LOBBY[:1], BRANCHED, {"branch": BRANCHED}),
    (LOBBY[:1], LOBBY[1], {"people": [Person(0, "Ann", 4)], "host": 0}),
    (LOBBY[:2], LOBBY[2], {"people": [Person(0, "Ann", 4), Person(1, "Ben")]}),
    (LOBBY[:3], LOBBY[3], {"people": [ANN, Person(1, "Ben")], "chairs": [Chair(0), Chair(), Chair()]}),
    (LOBBY[:5], LOBBY[5], {"chairs": [Chair(0), Chair(1), RITA]}),
    (LOBBY[:6], LOBBY[6], {"people": [ANN, BEN]}),
    (LOBBY, BecameReady(1, ready=False), {"people": [ANN, Person(1, "Ben", None, Seat(1))]}),
    (LOBBY, StoodUp(1, 1), {"people": [ANN, Person(1, "Ben")], "chairs": [Chair(0), Chair(), RITA]}),
    (
        LOBBY,
        Unseated(1, 1, Unseating.HOST),
        {"people": [ANN, Person(1, "Ben")], "chairs": [Chair(0), Chair(), RITA]},
    ),
    (LOBBY, SeatFreed(2), {"chairs": [Chair(0), Chair(1), Chair()]}),
    (LOBBY, SeatAdded(3), {"chairs": [Chair(0), Chair(1), RITA, Chair()]}),
    (
        [*LOBBY, StoodUp(0, 0)],
        SeatDropped(0),
        {"people": [Person(0, "Ann", 4), replace(BEN, seat=Seat(0))], "chairs": [Chair(1), RITA]},
    ),
    (
        LOBBY,
        SeatsSwapped(0, 2),
        {"people": [replace(ANN, seat=Seat(2)), BEN], "chairs": [RITA, Chair(1), Chair(0)]},
    ),
    (LOBBY, Locked(locked=True), {"locked": True}),
    (LOBBY, OptionsChanged(GameRules(target=99), Options()), {"rules": GameRules(target=99), "options": Options()}),
    (LOBBY, GaveWord(1, "plum"), {"people": [ANN, replace(BEN, gave_word=True)]}),
    (LOBBY, Sealed(("plum",), "b" * 64), {"seed_hash": "b" * 64}),
    (LOBBY, Left(1, "level3"), {"people": [ANN, Person(1, "Ben", gone=True)], "chairs": [Chair(0), Chair(), RITA]}),
    (
        LOBBY,
        SentAway(1, "level3"),
        {"people": [ANN, Person(1, "Ben", gone=True, sent_away=True)], "chairs": [Chair(0), Chair(), RITA]},
    ),
    ([*LOBBY, StoodUp(1, 1), Left(1, "level3")], CameBack(1), {"people": [ANN, Person(1, "Ben")]}),
    ([*LOBBY, StoodUp(1, 1), Left(1, "level3")], Came(1, "Cleo", 2), {"people": [ANN, Person(1, "Cleo", 2)]}),
    (LOBBY, HostPassed(1), {"host": 1}),
    (PLAYING[:-1], Started(1), {"phase": Phase.PLAYING}),
    (PLAYING, Chose(2, 0, Move.HIT, By.BOT), {}),
    (PLAYING, SeatAdded(3, StartingPoints.ZERO), {"chairs": [Chair(0), Chair(1), RITA, Chair()]}),
    (
        LATE[:-1],
        LATE[-1],
        {
            "people": [ANN, BEN, Person(2, "Cleo", None, Seat(2))],
            "chairs": [Chair(0), Chair(1), Chair(2, stand_in="level1", waits=True)],
        },
    ),
    (LATE, CameBack(2), {}),
    (LATE, HandedOver(2, "level3", HandOverReason.HOST), {"chairs": [Chair(0), Chair(1), Chair(2, stand_in="level3")]}),
    (
        LATE,
        Left(2, "level3"),
        {
            "people": [ANN, BEN, Person(2, "Cleo", None, Seat(2), gone=True)],
            "chairs": [Chair(0), Chair(1), Chair(2, stand_in="level3")],
        },
    ),
    (PLAYING, Advised(1, 0), {"chairs": [Chair(0), Chair(1, advised=1), RITA]}),
    (PLAYING, BotFailed(2, 0, "level1"), {}),
    (PLAYING, HandedOver(1, "level3", HandOverReason.CLOCK), {"chairs": [Chair(0), Chair(1, stand_in="level3"), RITA]}),
    (
        PLAYING,
        Left(1, "level3"),
        {
            "people": [ANN, replace(BEN, ready=False, gone=True)],
            "chairs": [Chair(0), Chair(1, stand_in="level3"), RITA],
        },
    ),
    (
        [*PLAYING, Left(1, "level3")],
        CameBack(1),
        {"people": [ANN, replace(BEN, ready=False)], "chairs": [Chair(0), Chair(1), RITA]},
    ),
    (
        PLAYING,
        Revealed(HASH, ("plum",), HASH, (50, 3, 1)),
        {"phase": Phase.OVER, "revealed": Revealed(HASH, ("plum",), HASH, (50, 3, 1))},
    ),
    (PLAYING, Closed(Closing.OWNER), {"phase": Phase.OVER, "closed": Closing.OWNER}),
    (PLAYING, Rematched("another"), {"rematch": "another", "phase": Phase.OVER}),
    ([], ScoreShared({"behaviour": 1}, (1, 2)), {"phase": Phase.PLAYING}),
    ([], ScoreEntered(0, ({"id": "1.a"},)), {}),
    ([], OddsSet(0, OddsFor.TURN), {}),
]


@pytest.mark.parametrize(
    "before, event, changed", STEPS, ids=[f"{type(event).__name__} at {len(before)}" for before, event, _ in STEPS]
)
def test_an_event_changes_what_it_says_and_nothing_else(
    before: list[RoomEvent], event: RoomEvent, changed: dict[str, object]
) -> None:
    room = room_after(*before)
    expected = {each.name: getattr(room_after(*before), each.name) for each in fields(RoomState)}
    room.apply(event)
    expected |= {"length": len(before) + 1, **changed}
    assert {name: getattr(room, name) for name in expected} == expected


def test_a_latecomer_plays_from_the_next_round_on() -> None:
    """X.15: until then the bot goes on as the stand-in."""
    room = room_after(*LATE)
    assert (room.chairs[2].plays, room.chairs[2].played_by_bot) == (By.STAND_IN, "level1")
    room.begin_round()
    assert (room.chairs[2].plays, room.chairs[2].played_by_bot) == (By.PERSON, None)


def test_a_round_that_begins_wakes_nobody_who_is_away() -> None:
    room = room_after(*PLAYING, HandedOver(1, "level3", HandOverReason.CLOCK))
    room.begin_round()
    assert room.chairs[1].stand_in == "level3"


def test_every_event_is_tried() -> None:
    assert {type(event) for _, event, _ in STEPS} == set(get_args(RoomEvent))


def test_an_event_of_a_later_version_is_counted_and_changes_nothing_else() -> None:
    room = RoomState("id", "CODE")
    room.apply(Locked(locked=True))
    before = replace(room)
    room.skip()
    room.skip()
    assert room.length == before.length + 2
    assert replace(room, length=before.length) == before
