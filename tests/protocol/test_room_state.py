"""A client that folds what it is told has the public state of the server's room after every event."""

from collections.abc import Iterable
from random import Random

import pytest

from flip7.core.decisions import Move
from flip7.protocol.commands import (
    Answer,
    ComeBack,
    Command,
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
)
from flip7.protocol.errors import Refused
from flip7.protocol.room_events import (
    BotFailed,
    Closed,
    Closing,
    LogLine,
    Rematched,
    Revealed,
    RoomEvent,
    Unseated,
    Unseating,
)
from flip7.protocol.room_options import GameRules, Options, Phase
from flip7.protocol.room_state import RoomState
from flip7.server.rooms.commands import Sender, fill, handle, start
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.rooms.serialize import table_view
from flip7.server.storage.store import StoredRoom


def shown(room: Room) -> RoomState:
    """Return the state of a client that has just been shown the server's room."""
    return RoomState.of(table_view(room, "http://cards.test/t/X", None))


def wish(room: Room, chance: Random) -> Command:
    """Anything that somebody could wish, whether it makes sense or not."""
    seat, person = chance.randrange(len(room.chairs)), chance.randrange(max(1, len(room.people)))
    wishes: list[Command] = [
        Sit(name="Ann", seat=chance.choice([None, seat])),
        StandUp(),
        SeatBot(seat=seat, bot="level1"),
        FreeSeat(seat=seat),
        FillSeats(bot="level2"),
        Ready(ready=chance.random() < 0.7),
        GiveWord(word="plum"),
        SetOptions(rules=GameRules(target=chance.randint(20, 60)), options=Options(odds=False)),
        Start(),
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
    """What comes of a wish of somebody, or of somebody new."""
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
        room.apply_line(LogLine(event), at=0)
        client.apply(event)
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
