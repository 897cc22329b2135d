"""What is known of a table after each act is what the server shows of it."""

from collections.abc import Iterable
from random import Random

import pytest
from msgspec.structs import replace

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
from flip7.protocol.company import after
from flip7.protocol.errors import Refused
from flip7.protocol.messages import TableView
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
from flip7.protocol.room_options import GameRules, Options
from flip7.server.rooms.commands import Sender, fill, handle, start
from flip7.server.rooms.create import Plan, create_room
from flip7.server.rooms.room import Room
from flip7.server.rooms.serialize import table_view
from flip7.server.storage.store import StoredRoom


def known(room: Room) -> TableView:
    """What the server shows, but for cards and question."""
    return replace(table_view(room, "http://cards.test/t/X", None), game=None, asked=None)


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


def happen(room: Room, view: TableView, happening: Iterable[RoomEvent]) -> TableView:
    """The acts happen in the room, and in what is known of it."""
    for act in happening:
        room.apply(LogLine(act), at=0)
        view = after(view, act)
        assert view == known(room), act
    return view


@pytest.mark.parametrize("seed", range(20))
def test_a_table_is_known_after_every_act(seed: int) -> None:
    chance = Random(seed)
    room = create_room(Plan(name="Ann", seats=3, seat=chance.choice([None, 1])), now=0).room
    view = known(room)
    for _ in range(300):
        view = happen(room, view, acts(room, chance))
    if room.game is None:
        view = happen(room, view, fill(room, "level1"))
        view = happen(room, view, start(room))
    assert room.game is not None
    view = happen(room, view, [BotFailed(1, room.ordinal, "level1")])
    over = Revealed("1" * 64, ("plum",), "2" * 64, tuple(room.game.table.scores))
    happen(room, view, [over, Rematched("another")])


def test_a_number_that_is_given_again_is_somebody_new() -> None:
    room = create_room(Plan(name="Ann", seats=3), now=0).room
    view = known(room)
    view = happen(room, view, handle(room, Sender(None, ()), Sit(name="Ben")))
    view = happen(room, view, handle(room, Sender(room.people[1], ()), GiveWord(word="plum")))
    view = happen(room, view, handle(room, Sender(room.people[1], ()), Leave()))
    view = happen(room, view, handle(room, Sender(None, ()), Sit(name="Cleo")))
    assert [(each.name, each.gave_word, each.gone) for each in view.people] == [
        ("Ann", False, False),
        ("Cleo", False, False),
    ]


@pytest.mark.parametrize("why", Closing)
def test_a_table_that_is_closed_is_over(why: Closing) -> None:
    room = create_room(Plan(name="Ann", seats=2), now=0).room
    view = happen(room, known(room), handle(room, Sender(None, ()), Sit(name="Ben")))
    view = happen(room, view, [Unseated(1, 1, Unseating.AWAY), Closed(why)])
    assert (view.phase, view.closed, view.seats[1].name) == ("over", why, None)


def test_a_table_is_known_from_its_first_act_on() -> None:
    founding = create_room(Plan(name="Ann", seats=2, public=True, fill="level1", start=True, word="plum"), now=0)
    room = Room.of(StoredRoom("id", "CODE", founding.kept.secret, public=True, created=0))
    view = replace(known(founding.room), id="id", code="CODE", number=-1, seats=(), people=(), host=None)
    view = replace(view, seed_hash=None, phase=room.phase)
    for _, act, _ in room.follow(founding.entries):
        view = after(view, act)
        assert view == known(room), act
