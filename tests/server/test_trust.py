"""Trust at a table: sending away, freeing seats, locking; and games that do not go on for ever."""

from pathlib import Path

import msgspec
import pytest

from flip7.core.behaviour import BEHAVIOUR
from flip7.play.scorekeeper.settings import OddsFor
from flip7.protocol.commands import (
    AddSeat,
    Answer,
    AskAdvice,
    ComeBack,
    Command,
    DropSeat,
    EnterScore,
    FillSeats,
    FreeSeat,
    GiveWord,
    HandOver,
    KeepScore,
    Leave,
    Lock,
    PassHost,
    Ready,
    SeatBot,
    SendAway,
    SetOdds,
    SetOptions,
    SetPause,
    Sit,
    StandUp,
    Start,
    StopSharing,
    SwapSeats,
)
from flip7.protocol.errors import Reason, Refused
from flip7.protocol.messages import as_text
from flip7.protocol.room_events import (
    Closed,
    Closing,
    Locked,
    LogLine,
    Opened,
    SeatFreed,
    SentAway,
    Started,
    StoodUp,
    Unseated,
    Unseating,
    decode_line,
    encode_line,
)
from flip7.protocol.room_options import MOST_SEATS, GameRules, Options, Phase
from flip7.server.rooms import commands
from flip7.server.rooms.commands import Sender, handle
from flip7.server.rooms.create import NewRoom, Plan, create_rematch, create_room
from flip7.server.rooms.room import Room
from flip7.server.rooms.views import happened, listed, table_view
from flip7.server.security.tokens import hash_token
from flip7.server.storage.store import Entry, StoredRoom
from tests.server.lone_room import LoneRoom
from tests.server.rooms_fixture import RoomGuest, open_rooms, play_on, table_of

SHORT = GameRules(target=40)


EVERY_WISH: list[Command] = [
    Sit(name="Ben"),
    StandUp(),
    SeatBot(seat=1, bot="level1"),
    FreeSeat(seat=1),
    AddSeat(),
    DropSeat(seat=1),
    SwapSeats(first=0, second=1),
    FillSeats(bot="level1"),
    Ready(),
    SetOptions(rules=GameRules(), options=Options()),
    SetPause(bot_seconds=1),
    GiveWord(word="banana"),
    Start(),
    Answer(ordinal=0, choice=0),
    AskAdvice(ordinal=0),
    HandOver(seat=1),
    ComeBack(),
    Leave(),
    PassHost(person=1),
    SendAway(person=1),
    Lock(locked=True),
    KeepScore(invitation="guessed"),
    EnterScore(entries=()),
    SetOdds(odds=OddsFor.TURN),
    StopSharing(),
]


def test_the_list_of_wishes_is_whole() -> None:
    assert {type(command) for command in EVERY_WISH} == set(Command.__args__)


# --- freeing a seat ---------------------------------------------------------------------------------------------------


def test_the_host_frees_the_seat_of_somebody_who_is_not_connected() -> None:
    table = LoneRoom()
    ben = table.sit("Ben")
    table.connected.remove(ben.number)
    assert ben.seat is not None
    assert table.do(table.host, FreeSeat(seat=ben.seat)) == [Unseated(1, 1, Unseating.HOST)]
    assert table.room.chairs[1].is_free
    assert not ben.gone
    table.sit("Cleo", seat=1)
    assert table.sit("Ben").seat == 2


def test_the_host_does_not_free_the_seat_of_somebody_who_is_here_or_that_nobody_has() -> None:
    table = LoneRoom()
    table.sit("Ben")
    assert "Ben" in table.refuse(Reason.IS_HERE, table.host, FreeSeat(seat=1))
    table.refuse(Reason.IS_HERE, table.host, FreeSeat(seat=0))
    table.refuse(Reason.NO_BOT_THERE, table.host, FreeSeat(seat=2))
    table.refuse(Reason.NOT_THE_HOST, "Ben", FreeSeat(seat=0))
    table.do(table.host, SeatBot(seat=2, bot="level1"))
    assert table.acts(table.host, FreeSeat(seat=2)) == [SeatFreed(2)]


def test_no_seat_is_freed_in_a_running_game() -> None:
    table = LoneRoom(seats=2)
    ben = table.sit("Ben")
    table.do(table.host, Start())
    table.connected.remove(ben.number)
    table.refuse(Reason.ALREADY_STARTED, table.host, FreeSeat(seat=1))


# --- sending away -----------------------------------------------------------------------------------------------------


def test_somebody_sent_away_in_the_lobby_has_no_seat_and_can_do_nothing_at_the_table_any_more() -> None:
    table = LoneRoom()
    ben = table.sit("Ben")
    assert table.do(table.host, SendAway(person=1)) == [SentAway(1, "level3")]
    assert (ben.gone, ben.sent_away, ben.seat) == (True, True, None)
    assert table.room.chairs[1].is_free
    for command in EVERY_WISH:
        table.refuse(Reason.SENT_AWAY, "Ben", command)


def test_a_bot_plays_the_seat_of_somebody_sent_away_in_the_game_to_its_end() -> None:
    table = LoneRoom(seats=2)
    ben = table.sit("Ben")
    table.do(table.host, Start())
    table.do(table.host, SendAway(person=1))
    assert table.room.chairs[1].stand_in == "level3"
    assert table.room.phase is Phase.PLAYING
    assert ben.seat == 1
    for command in EVERY_WISH:
        table.refuse(Reason.SENT_AWAY, "Ben", command)
    table.refuse(Reason.SEAT_TAKEN, "Cleo", Sit(name="Cleo", seat=1))


def test_only_the_host_sends_away_and_nobody_twice_and_not_themself() -> None:
    table = LoneRoom()
    table.sit("Ben")
    table.sit("Cleo")
    table.refuse(Reason.NOT_THE_HOST, "Ben", SendAway(person=2))
    table.refuse(Reason.NOT_THE_HOST, "a watcher", SendAway(person=2))
    assert "host" in table.refuse(Reason.NO_SUCH_PERSON, table.host, SendAway(person=0))
    table.refuse(Reason.NO_SUCH_PERSON, table.host, SendAway(person=3))
    table.do(table.host, SendAway(person=1))
    table.refuse(Reason.NO_SUCH_PERSON, table.host, SendAway(person=1))
    table.refuse(Reason.NO_SUCH_PERSON, table.host, PassHost(person=1))


def test_somebody_who_has_left_can_be_sent_away_so_that_they_do_not_come_back() -> None:
    table = LoneRoom()
    table.sit("Ben")
    table.do("Ben", Leave())
    table.do(table.host, SendAway(person=1))
    table.refuse(Reason.SENT_AWAY, "Ben", ComeBack())


def test_a_table_remembers_only_so_many_as_sent_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_BANNED_PEOPLE", 3)
    table = LoneRoom()
    for number in range(3):
        person = table.sit(f"Eve {number}")
        table.do(table.host, SendAway(person=person.number))
    last = table.sit("Eve 3")
    assert "3 people" in table.refuse(Reason.TOO_FAST, table.host, SendAway(person=last.number))


async def test_everybody_hears_of_it_and_it_holds_after_the_room_was_read_again(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo")
        await ana.command(SendAway(person=1))
        assert cleo.acts("sent_away") == [{"act": "sent_away", "person": 1, "bot": "level3"}]
        table, token = ana.live.room.id, ben.token
    async with open_rooms(tmp_path) as rooms:
        live = await rooms.live(table)
        with pytest.raises(Refused) as refusal:
            await RoomGuest(rooms, live, token).command(Sit(name="Ben"))
        assert refusal.value.reason is Reason.SENT_AWAY


# --- locking ----------------------------------------------------------------------------------------------------------


def test_at_a_locked_table_nobody_new_sits_down_but_people_who_are_known_do() -> None:
    table = LoneRoom(seats=4)
    table.sit("Ben")
    table.sit("Cleo")
    table.do("Ben", StandUp())
    table.do("Cleo", Leave())
    assert table.do(table.host, Lock(locked=True)) == [Locked(locked=True)]
    assert table.acts(table.host, Lock(locked=True)) == []
    table.refuse(Reason.LOCKED, "Dan", Sit(name="Dan"))
    assert table.sit("Ben").seat == 1
    table.do("Ben", Sit(seat=3))
    table.do("Cleo", ComeBack())
    assert table.sit("Cleo").seat == 1
    table.do(table.host, Lock(locked=False))
    assert table.sit("Dan").seat == 2


def test_nobody_joins_a_running_game_that_is_locked() -> None:
    table = LoneRoom(seats=2, fill="level1")
    table.do(table.host, Start())
    table.do(table.host, Lock(locked=True))
    table.refuse(Reason.LOCKED, "Dan", Sit(name="Dan"))
    table.refuse(Reason.NOT_THE_HOST, "Dan", Lock(locked=False))
    table.do(table.host, Lock(locked=False))
    assert table.sit("Dan").seat == 1


def test_a_table_says_that_it_is_locked() -> None:
    table = LoneRoom(public=True)
    table.do(table.host, Lock(locked=True))
    assert table_view(table.room, "link", None).locked
    assert listed(table.room, 0, "link").locked


# --- people who come and go -------------------------------------------------------------------------------------------


def test_people_who_sit_and_leave_do_not_use_up_a_table() -> None:
    """M2: five hundred times sit and leave closed a table for ever, and made every welcome 57 kB."""
    table = LoneRoom()
    before = len(_viewed(table.room))
    for number in range(2 * commands.MAX_PEOPLE):
        person = table.sit(f"Eve {number}")
        table.do(f"Eve {number}", Leave())
        table.connected.discard(person.number)
    assert len(table.room.people) == 2
    assert len(_viewed(table.room)) < before + 200
    assert table.sit("Ben").number == 1


def test_people_who_stand_up_and_disappear_do_not_use_up_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_PEOPLE", 5)
    table = LoneRoom()
    for number in range(20):
        person = table.sit(f"Eve {number}")
        table.do(f"Eve {number}", StandUp())
        table.connected.discard(person.number)
    assert len(table.room.people) == 5


def test_people_sent_away_are_listed_and_do_not_use_up_a_table(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(commands, "MAX_PEOPLE", 5)
    table = LoneRoom()
    for number in range(20):
        person = table.sit(f"Eve {number}")
        table.do(table.host, SendAway(person=person.number))
        table.connected.discard(person.number)
        assert table_view(table.room, "link", None).people[person.number].sent_away
    assert len(table.room.people) == 5
    for number in range(20):
        table.refuse(Reason.SENT_AWAY, f"Eve {number}", Sit(name="Eve"))


def test_the_number_of_the_host_of_somebody_seated_and_of_somebody_connected_stays_theirs(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "MAX_PEOPLE", 4)
    table = LoneRoom(seats=4)
    ben = table.sit("Ben")
    cleo = table.sit("Cleo")
    table.do("Ben", StandUp())
    table.connected.discard(cleo.number)
    table.do(table.host, StandUp())
    table.do("Cleo", Ready())
    table.connected.discard(0)
    table.sit("Dan")
    table.refuse(Reason.TABLE_IS_FULL, "Eve", Sit(name="Eve"))
    table.connected.discard(ben.number)
    assert table.sit("Eve").number == ben.number
    assert table.room.person_with("Ben") is None
    assert table.room.host == 0


def test_who_gets_the_number_of_somebody_who_left_is_somebody_new() -> None:
    """Neither their word, nor what they changed, nor their token is the newcomer's."""
    table = LoneRoom()
    ben = table.sit("Ben")
    table.do("Ben", GiveWord(word="banana"))
    table.do("Ben", Leave())
    table.connected.discard(ben.number)
    cleo = table.sit("Cleo")
    assert cleo.number == ben.number
    assert (cleo.name, cleo.gone, cleo.ready, cleo.colour) == ("Cleo", False, False, None)
    assert table.room.words_given() == ()
    assert table.room.changes[cleo.number] < 3
    assert table.room.person_with("Ben") is None
    view = table_view(table.room, "link", None)
    assert [(each.person, each.name, each.gave_word) for each in view.people] == [(0, "Ana", False), (1, "Cleo", False)]


def test_coming_and_leaving_with_ever_new_tokens_ends_when_the_log_is_very_long(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(commands, "MAX_LOG_EVENTS", 60)
    table = LoneRoom()
    ben = table.sit("Ben")
    while table.room.length < commands.MAX_LOG_EVENTS:
        eve = f"Eve {table.room.length}"
        person = table.sit(eve)
        table.do(eve, Leave())
        table.connected.discard(person.number)
    table.refuse(Reason.TABLE_IS_FULL, "Eve", Sit(name="Eve"))
    table.do("Ben", StandUp())
    assert table.do("Ben", Sit(seat=ben.seat))


# --- rematches --------------------------------------------------------------------------------------------------------


def test_who_was_sent_away_is_not_at_the_rematch_and_cannot_come_to_it_or_to_the_one_after() -> None:
    table = LoneRoom(rules=SHORT)
    table.sit("Ben")
    table.sit("Cleo")
    table.do(table.host, SendAway(person=1))
    table.play_out()
    table.do(table.host, SendAway(person=2))
    following = create_rematch(table.room, table.host, now=1)
    assert [person.name for person in following.room.people] == ["Ana"]
    assert _read(following).banned == {"Ben", "Cleo"}
    for name in ("Ben", "Cleo"):
        with pytest.raises(Refused) as refusal:
            handle(following.room, Sender(None, (0,), token_hash=name), Sit(name=name))
        assert refusal.value.reason is Reason.SENT_AWAY
        with pytest.raises(Refused) as refusal:
            create_rematch(table.room, name, now=1)
        assert refusal.value.reason is Reason.SENT_AWAY
    assert handle(following.room, Sender(None, (0,), token_hash="Dan"), Sit(name="Dan"))  # noqa: S106 - a name does for a hash


def test_the_hashes_of_those_sent_away_are_told_to_nobody() -> None:
    table = LoneRoom(rules=SHORT)
    token_hash = hash_token("Ben's token")
    table.do(token_hash, Sit(name="Ben"))
    table.do(table.host, SendAway(person=1))
    table.play_out()
    following = create_rematch(table.room, table.host, now=1)
    line = decode_line(following.entries[0].act)
    assert line.banned == (token_hash,)
    room = Room.stored(following.kept)
    told = "".join(as_text(happened(room, 0, act, said, None)) for _, act, said in room.follow(following.entries))
    assert token_hash not in told + _viewed(following.room)


@pytest.mark.parametrize("locked", [True, False])
def test_a_rematch_is_locked_as_its_table_was(*, locked: bool) -> None:
    table = LoneRoom(rules=SHORT)
    table.do(table.host, Lock(locked=locked))
    table.play_out()
    assert _read(create_rematch(table.room, table.host, now=1)).locked is locked


async def test_the_others_play_again_without_the_one_who_was_sent_away(tmp_path: Path) -> None:
    async with open_rooms(tmp_path) as rooms:
        ana, ben, cleo = await table_of(rooms, "Ana", "Ben", "Cleo", rules=SHORT)
        await ana.command(Start())
        await ana.command(SendAway(person=1))
        await play_on([ana, ben, cleo])
        with pytest.raises(Refused) as refusal:
            await rooms.rematch(ben.live, hash_token(ben.token))
        assert refusal.value.reason is Reason.SENT_AWAY
        await rooms.rematch(cleo.live, hash_token(cleo.token))
        assert cleo.live.room.rematch is not None
        following = (await rooms.live(cleo.live.room.rematch)).room
        assert following.names() == ["Ana", None, "Cleo"]
        assert hash_token(ben.token) in following.banned


# --- tables that end otherwise ----------------------------------------------------------------------------------------


@pytest.mark.parametrize("why", Closing)
def test_at_a_closed_table_everything_is_refused(why: Closing) -> None:
    table = LoneRoom(seats=2, fill="level1")
    table.do(table.host, Start())
    table.apply(Closed(why))
    for command in EVERY_WISH:
        table.refuse(Reason.IS_CLOSED, table.host, command)
    with pytest.raises(Refused) as refusal:
        create_rematch(table.room, table.host, now=1)
    assert refusal.value.reason is Reason.IS_CLOSED


def _of_another_behaviour() -> LoneRoom:
    table = LoneRoom(seats=2, fill="level1")
    opened = decode_line(table.made.entries[0].act).act
    assert isinstance(opened, Opened)
    other = msgspec.structs.replace(opened, behaviour=BEHAVIOUR + 1)
    table.room = Room.stored(table.made.kept)
    entries = [Entry(0, encode_line(LogLine(other))), *table.made.entries[1:]]
    assert len(list(table.room.follow(entries))) == len(entries)
    return table


def test_a_table_of_another_behaviour_is_as_usual_but_does_not_start() -> None:
    table = _of_another_behaviour()
    table.do(table.host, FreeSeat(seat=1))
    assert table.sit("Ben").seat == 1
    table.do("Ben", Ready())
    assert "new table" in table.refuse(Reason.OTHER_BEHAVIOUR, table.host, Start())


def test_a_game_of_another_behaviour_takes_no_answers() -> None:
    table = _of_another_behaviour()
    table.apply(Started(0))
    table.refuse(Reason.OTHER_BEHAVIOUR, table.host, Answer(ordinal=0, choice=0))


# --- long games -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats, target", [(2, 10_000), (20, 1_000), (40, 500), (3, 6_666)])
def test_the_longest_game_is_twenty_thousand_points_for_all_seats_together(seats: int, target: int) -> None:
    assert create_room(Plan(name="Ana", seats=seats, rules=GameRules(target=target)), now=0).room.rules.target == target
    if target < 10_000:
        with pytest.raises(Refused) as refusal:
            create_room(Plan(name="Ana", seats=seats, rules=GameRules(target=target + 1)), now=0)
        assert refusal.value.reason is Reason.TOO_LONG_A_GAME
        assert f"{target:,}" in str(refusal.value)


def test_the_host_chooses_no_longer_game_either() -> None:
    table = LoneRoom(seats=MOST_SEATS)
    longer = SetOptions(rules=GameRules(target=501), options=Options())
    assert "500" in table.refuse(Reason.TOO_LONG_A_GAME, table.host, longer)
    assert table.do(table.host, SetOptions(rules=GameRules(target=500), options=Options()))


def test_a_log_with_a_longer_game_can_still_be_read_and_its_lobby_starts_when_the_host_chooses_less(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    with monkeypatch.context() as patch:
        patch.setattr(commands, "MAX_SEAT_POINTS", 1_000_000)
        table = LoneRoom(seats=40, fill="level1", rules=GameRules(target=9_000))
    assert _read(table.made).rules.target == 9_000
    table.refuse(Reason.TOO_LONG_A_GAME, table.host, Start())
    table.do(table.host, SetOptions(rules=GameRules(target=200), options=Options()))
    assert any(isinstance(act, Started) for act in table.acts(table.host, Start()))


# --- old logs ---------------------------------------------------------------------------------------------------------


def test_acts_as_version_0_1_wrote_them_are_read_as_they_were_meant() -> None:
    hash_ = "0" * 64
    opened = b'{"act":{"act":"opened","seats":2,"rules":{},"options":{},"public":false,"secret_hash":"%s"}}'
    line = decode_line(opened % hash_.encode())
    assert isinstance(line.act, Opened)
    assert (line.act.behaviour, line.banned) == (1, ())
    stood = decode_line(b'{"act":{"act":"stood_up","person":0,"seat":1}}')
    assert stood.act == StoodUp(0, 1)


def _read(made: NewRoom) -> Room:
    """The room as its stored log says."""
    room = Room.stored(StoredRoom(made.kept.id, made.kept.code, made.kept.secret, made.kept.public, made.kept.created))
    for _ in room.follow(made.entries):
        pass
    return room


def _viewed(room: Room) -> str:
    return msgspec.json.encode(table_view(room, "link", None)).decode()
